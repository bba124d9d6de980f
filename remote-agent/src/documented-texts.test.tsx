import { readReferralDraft, removeReferralDraft, saveReferralDraft } from '@onward/contracts/casework/referral-drafts'
import { createReferral, listReferrals, lookUpReferral, readOffices } from '@onward/contracts/casework/referrals'
import {
  DOCUMENTED_TEXTS,
  type DocumentedIdOf,
  documentedIdsOf,
  missingFrom,
  repeatedSentences,
} from '@onward/portal-kit/documented-texts'
import { serve } from '@onward/portal-kit/fake-api'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ReferralsPage from './referrals/ReferralsPage'
import { AgentStory } from './testing/AgentStory'
import { active, noViews, office, receipt } from './testing/examples'

const FILLED = {
  'First Name': 'Amina',
  'Last Name': 'Okafor',
  'National Insurance Number': 'AB 12 34 56 C',
  Location: 'Leeds',
  Email: 'amina@example.org',
  Phone: '07700 900123',
  'Benefits Status': 'esa',
}
const created = () => ({ id: active.id, ownOffice: true, receipt })
async function refer(
  typed: Partial<typeof FILLED> = {},
  create: Parameters<typeof serve<typeof createReferral>>[1] = created,
): Promise<void> {
  const served = [
    serve(listReferrals, () => ({
      items: [],
      nextCursor: null,
      total: 0,
      counts: { total: 0, active: 0, completed: 0, pending: 0 },
      views: noViews,
    })),
    serve(readOffices, () => ({ items: [office], mine: office.id })),
    serve(readReferralDraft, () => ({ draft: null, updatedAt: null })),
    serve(saveReferralDraft, () => ({ receipt })),
    serve(removeReferralDraft, () => ({ receipt })),
    serve(lookUpReferral, () => ({ found: 'nobody' as const, referralId: null, officeName: '' })),
    serve(createReferral, create),
  ]
  render(
    <AgentStory path="/agent/referrals?refer=true" served={served}>
      <ReferralsPage />
    </AgentStory>,
  )
  await screen.findByLabelText('First Name')
  for (const [label, value] of Object.entries({ ...FILLED, ...typed })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  await userEvent.click(screen.getByRole('button', { name: 'Create Referral' }))
}
const wrongNumber = () => refer({ 'National Insurance Number': 'QQ123456C' })

const BROUGHT_ABOUT: Record<DocumentedIdOf<'agent'>, () => void | Promise<void>> = {
  creatingProfile: () => refer({}, () => new Promise(() => undefined)),
  niNumber: wrongNumber,
  niNumberAtField: wrongNumber,
  referred: () => refer(),
}

test('each documented text of this front end has a test, and no other', () => {
  expect(Object.keys(BROUGHT_ABOUT).sort()).toEqual([...documentedIdsOf('agent')].sort())
})

test.each(documentedIdsOf('agent'))('the documented text of %s is shown to the letter', async (id) => {
  sessionStorage.clear()
  await BROUGHT_ABOUT[id]()
  await waitFor(() => expect(missingFrom(DOCUMENTED_TEXTS[id])).toBeNull())
  expect(repeatedSentences()).toEqual([])
})
