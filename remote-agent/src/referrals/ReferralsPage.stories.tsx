import { readReferralDraft, removeReferralDraft, saveReferralDraft } from '@onward/contracts/casework/referral-drafts'
import {
  createReferral,
  listReferrals,
  lookUpReferral,
  type ReferralRow,
  readOffices,
  readReferral,
} from '@onward/contracts/casework/referrals'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AgentStory } from '../testing/AgentStory'
import { active, bounced, details, expired, invited, office, otherOffice, receipt, withdrawn } from '../testing/examples'
import ReferralsPage from './ReferralsPage'

const list = (items: ReferralRow[], total = items.length, sealed: string[] = []) =>
  serve(listReferrals, () => ({
    items,
    nextCursor: total > items.length ? 'x' : null,
    total,
    counts: { total, active: 1, completed: 1, pending: Math.max(0, total - 2) },
    views: { returned: 1, expired: 1, week: 156 },
    sealed,
  }))
const everybody = list([active, invited, bounced, expired, withdrawn], 10_412)
const form = [
  serve(readOffices, () => ({ items: [office, otherOffice], mine: office.id })),
  serve(readReferralDraft, () => ({ draft: null, updatedAt: null })),
  serve(saveReferralDraft, () => ({ receipt })),
  serve(removeReferralDraft, () => ({ receipt })),
  serve(lookUpReferral, () => ({ found: 'nobody' as const, referralId: null, officeName: '' })),
  serve(createReferral, () => ({ id: active.id, ownOffice: true, receipt })),
]
const draft = {
  firstName: 'Am',
  hasOneName: false,
  lastName: '',
  niMask: 'AB123****C',
  disability: 'visual',
  location: '',
  email: 'amina@',
  phone: '',
  benefitsStatus: 'esa',
  benefitsAmount: '',
  jobcentreOffice: '',
  language: 'cy' as const,
}

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/Referrals',
  component: AgentStory,
  args: { children: <ReferralsPage />, path: '/agent/referrals' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { args: { served: [everybody] } }
export const Beside: Story = {
  args: { path: `/agent/referrals?open=${bounced.id}`, served: [everybody, serve(readReferral, () => details(bounced))] },
}
export const SortedView: Story = { args: { path: '/agent/referrals?view=returned&sort=name', served: [everybody] } }
export const NobodyYet: Story = { args: { served: [list([])] } }
export const NobodyMatches: Story = { args: { path: '/agent/referrals?q=zzz&status=active', served: [list([])] } }
export const SealedFound: Story = {
  args: { path: '/agent/referrals?q=okafor', served: [list([active], 1, [invited.id, expired.id])] },
}
export const Form: Story = { args: { path: '/agent/referrals?refer=true', served: [everybody, ...form] } }
export const FormWithADraft: Story = {
  args: {
    path: '/agent/referrals?refer=true',
    served: [
      everybody,
      serve(readReferralDraft, () => ({ draft, updatedAt: '2026-11-21T09:00:00.000Z' })),
      ...form.filter(({ endpoint }) => endpoint !== readReferralDraft),
    ],
  },
}
export const LoadingFailed: Story = { args: { served: [serve(listReferrals, () => ({ problem: 'unexpected' }))] } }
export const Loading: Story = { args: { served: [serve(listReferrals, () => new Promise(() => {}))] } }
export const Welsh: Story = { args: { language: 'cy', path: '/agent/referrals?refer=true', served: [everybody, ...form] } }
