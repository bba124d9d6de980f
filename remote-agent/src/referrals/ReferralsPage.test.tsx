import {
  readReferralDraft,
  referralDraft,
  removeReferralDraft,
  saveReferralDraft,
} from '@onward/contracts/casework/referral-drafts'
import {
  createReferral,
  listReferrals,
  lookUpReferral,
  type ReferralFormInput,
  readOffices,
  readReferral,
} from '@onward/contracts/casework/referrals'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { serve } from '@onward/portal-kit/fake-api'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { AgentStory } from '../testing/AgentStory'
import { active, bounced, details, noViews, office, otherOffice, receipt } from '../testing/examples'
import ReferralsPage from './ReferralsPage'

afterEach(() => {
  cleanup()
  forgetQueries()
  window.sessionStorage.clear()
})

interface Asked {
  searches: { search: string }[]
  referred: ReferralFormInput[]
  drafts: object[]
}
const MASK = 'AB123****C'
function show({
  path = '/agent/referrals?refer=true',
  found = 'nobody' as 'nobody' | 'own-office' | 'other-office',
  stored = null as ResponseOf<typeof readReferralDraft>['draft'],
} = {}): Asked {
  const asked: Asked = { searches: [], referred: [], drafts: [] }
  const served = [
    serve(listReferrals, ({ body }) => {
      asked.searches.push(body)
      const items = [active, bounced]
      return { items, nextCursor: null, total: 2, counts: { total: 2, active: 1, completed: 0, pending: 1 }, views: noViews }
    }),
    serve(readReferral, () => details(bounced)),
    serve(readOffices, () => ({ items: [office, otherOffice], mine: office.id })),
    serve(readReferralDraft, () => ({ draft: stored, updatedAt: stored && receipt.at })),
    serve(saveReferralDraft, ({ body }) => {
      asked.drafts.push(body)
      return { receipt }
    }),
    serve(removeReferralDraft, () => ({ receipt })),
    serve(lookUpReferral, () => ({
      found,
      referralId: found === 'nobody' ? null : active.id,
      officeName: found === 'nobody' ? '' : otherOffice.name,
    })),
    serve(createReferral, ({ body }) => {
      asked.referred.push(body as never)
      return { id: active.id, ownOffice: body.jobcentreOffice === null, receipt }
    }),
  ]
  render(
    <AgentStory path={path} served={served}>
      <ReferralsPage />
    </AgentStory>,
  )
  return asked
}
const type = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.keyboard(text)
}
const fill = async (number = 'ab 12 34 56 c') => {
  await screen.findByLabelText('First Name')
  await type('First Name', 'Amina')
  await type('Last Name', 'Okafor')
  await type('National Insurance Number', number)
  await type('Location', 'Leeds')
  await type('Email', 'amina@example.org')
  await type('Phone', '07700 900123')
  await userEvent.selectOptions(screen.getByLabelText('Benefits Status'), 'esa')
}

test('a filled form is sent by keyboard, with the number in capitals and the agent’s own office left to the service', async () => {
  const asked = show()
  await fill()
  expect(screen.getByLabelText('National Insurance Number')).toHaveValue('AB 12 34 56 C')
  screen.getByRole('button', { name: 'Create Referral' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(asked.referred).toHaveLength(1))
  expect(asked.referred[0]).toMatchObject({ niNumber: 'AB123456C', benefitsStatus: 'esa', jobcentreOffice: null })
  expect(await screen.findByText(/^Referral Created Successfully/)).toBeVisible()
  expect(screen.getByLabelText('First Name')).toHaveValue('')
  expect(screen.getByLabelText('First Name')).toHaveFocus()
})

test('missing fields have their own errors, and a wrong number the documented one', async () => {
  const asked = show()
  await fill('QQ123456C')
  await userEvent.clear(screen.getByLabelText('Phone'))
  await userEvent.click(screen.getByRole('button', { name: 'Create Referral' }))
  const summary = await screen.findByRole('alert')
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Invalid NI Number: Please enter a valid National Insurance Number (e.g., QQ 12 34 56 C).', 'Enter a phone number'])
  await userEvent.type(screen.getByLabelText('Phone'), '07700 900123')
  await userEvent.click(screen.getByRole('button', { name: 'Create Referral' }))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Invalid NI NumberPlease enter a valid National Insurance Number (e.g., QQ 12 34 56 C).',
  )
  expect(asked.referred).toEqual([])
})

test('a number known to another office leads there before anything is sent', async () => {
  show({ found: 'other-office' })
  await fill()
  expect(await screen.findByText(`This person is referred already, by ${otherOffice.name}.`)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open it, with a reason' })).toHaveAttribute('href', `/agent/clients/${active.id}`)
})

test('opening the form puts the focus on First Name', async () => {
  show({ path: '/agent/referrals' })
  await userEvent.click(await screen.findByRole('button', { name: 'Refer a Jobseeker' }))
  expect(await screen.findByLabelText('First Name')).toHaveFocus()
})

test('the list is sorted by a column and narrowed to a saved view, on the server', async () => {
  const asked = show({ path: '/agent/referrals' })
  await userEvent.click(await screen.findByRole('button', { name: 'Referred' }))
  await waitFor(() => expect(asked.searches.at(-1)).toMatchObject({ sort: 'referred', order: 'down', view: null }))
  await userEvent.click(screen.getByRole('link', { name: /^Invitation came back/ }))
  await waitFor(() => expect(asked.searches.at(-1)).toMatchObject({ sort: 'referred', order: 'down', view: 'returned' }))
  expect(screen.getByRole('link', { name: /^Invitation came back/ })).toHaveAttribute('aria-current', 'true')
})

test('typed text is saved after a pause', async () => {
  const asked = show()
  await screen.findByLabelText('First Name')
  await type('First Name', 'Am')
  expect(window.sessionStorage).toHaveLength(1)
  expect(await screen.findByText('Saved. Only you can see it.')).toBeVisible()
  expect(asked.drafts.at(-1)).toMatchObject({ firstName: 'Am' })
  expect(window.sessionStorage).toHaveLength(0)
})

const STORED = { ...v.parse(referralDraft, { firstName: 'Amina' }), niMask: MASK }
const number = () => screen.getByLabelText('National Insurance Number')

test('a draft shows only the number’s mask, and is sent with the stored number', async () => {
  const asked = show({ stored: STORED })
  await screen.findByLabelText('First Name')
  expect(number()).toHaveValue(MASK)
  await userEvent.type(number(), 'x')
  expect(number()).toHaveValue(MASK)
  await type('Last Name', 'Okafor')
  await type('Location', 'Leeds')
  await type('Email', 'amina@example.org')
  await type('Phone', '07700 900123')
  await userEvent.selectOptions(screen.getByLabelText('Benefits Status'), 'esa')
  expect(await screen.findByText('Saved. Only you can see it.')).toBeVisible()
  expect(asked.drafts.at(-1)).not.toHaveProperty('niNumber')
  await userEvent.click(screen.getByRole('button', { name: 'Create Referral' }))
  await waitFor(() => expect(asked.referred).toHaveLength(1))
  expect(asked.referred[0]).not.toHaveProperty('niNumber')
})

test('the number of a draft can be changed, and the change undone', async () => {
  const asked = show({ stored: STORED })
  await screen.findByLabelText('First Name')
  const change = () => userEvent.click(screen.getByRole('button', { name: 'Change the National Insurance number' }))
  await change()
  expect(number()).toHaveValue('')
  expect(number()).toHaveFocus()
  // An empty field never means the stored number.
  await userEvent.click(screen.getByRole('button', { name: 'Create Referral' }))
  expect(await screen.findByText(/^Invalid NI Number/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: `Keep ${MASK}` }))
  expect(number()).toHaveValue(MASK)
  await change()
  await userEvent.keyboard('ab 65 43 21 d')
  expect(screen.queryByRole('button', { name: `Keep ${MASK}` })).toBeNull()
  expect(await screen.findByText('Saved. Only you can see it.')).toBeVisible()
  expect(asked.drafts.at(-1)).toMatchObject({ firstName: 'Amina', niNumber: 'AB 65 43 21 D' })
})

test('a reopened form has what was saved, and the browser stores only the number’s mask', async () => {
  show()
  await screen.findByLabelText('First Name')
  await type('First Name', 'Amina')
  await type('National Insurance Number', 'ab123456c')
  expect(await screen.findByText('Saved. Only you can see it.')).toBeVisible()
  expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toMatch(/123456/)
  await userEvent.click(screen.getByRole('button', { name: 'Close the form' }))
  await waitFor(() => expect(screen.queryByLabelText('First Name')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Refer a Jobseeker' }))
  expect(await screen.findByLabelText('First Name')).toHaveValue('Amina')
  expect(number()).toHaveValue(MASK)
})

test('a search goes to the service, and a part of a National Insurance number stays out of the address', async () => {
  const asked = show({ path: '/agent/referrals' })
  await screen.findByText('2 referrals found')
  await type('Search', 'amina')
  await waitFor(() => expect(asked.searches.at(-1)?.search).toBe('amina'))
  await userEvent.clear(screen.getByLabelText('Search'))
  await type('Search', 'ZZ123')
  await waitFor(() => expect(asked.searches.at(-1)?.search).toBe('ZZ123'))
  await userEvent.click(screen.getByText('Filter'))
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'active')
  await waitFor(() => expect(asked.searches.at(-1)).toMatchObject({ search: 'ZZ123', status: 'active' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Status: Active' }))
  await waitFor(() => expect(screen.getByLabelText('Status')).toHaveValue(''))
  expect(screen.getByLabelText('Search')).toHaveValue('ZZ123')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(screen.getByLabelText('Search')).toHaveValue(''))
})

test('a row has every fact of the referral, and its menu what can be done', async () => {
  show({ path: '/agent/referrals' })
  const row = (await screen.findByRole('link', { name: 'Amina Okafor-Reed' })).closest('tr') as HTMLElement
  for (const fact of [
    'Active',
    'Disability Support',
    'ZZ123****C',
    'Universal Credit',
    'Bradford, BD1',
    office.name,
    '17/11/2026',
  ])
    expect(within(row).getByText(fact)).toBeVisible()
  expect(within(row).getByText(/^Account open since/)).toBeVisible()
  await userEvent.click(within(row).getByRole('button', { name: 'More for Amina Okafor-Reed' }))
  const menu = await screen.findByRole('menu')
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['View Details', 'CV Review', 'Manage Case'])
})

test('a row opens beside the list, at its address, with what went wrong first; Escape closes it', async () => {
  show({ path: '/agent/referrals?status=pending' })
  const row = await screen.findByRole('link', { name: /^Oluwaseun/ })
  expect(row).toHaveAttribute('href', `/agent/referrals?status=pending&open=${bounced.id}`)
  await userEvent.click(row)
  const panel = await screen.findByRole('dialog', { name: /^Oluwaseun/ })
  expect(await within(panel).findByText('The invitation could not be delivered')).toBeVisible()
  expect(within(panel).getByRole('button', { name: 'Correct and resend' })).toBeVisible()
  expect(within(panel).getByText('somebody@example.org')).toBeVisible()
  expect(within(panel).getByRole('link', { name: 'View Details' })).toHaveAttribute('href', `/agent/clients/${bounced.id}`)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(row).toHaveFocus()
})
