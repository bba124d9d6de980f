import { listReferralErasures, type ReferralErasure } from '@onward/contracts/casework/referral-erasures'
import { listErasureRequests } from '@onward/contracts/identity/erasure'
import { RETENTION_DAYS, readRetention, SET_RETENTION_KINDS } from '@onward/contracts/identity/retention'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AdminStory } from '../AdminStory'
import { id } from '../examples'
import RetentionPage from './RetentionPage'

const meta: Meta<typeof AdminStory> = {
  title: 'Agent/Retention',
  component: AdminStory,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

const waiting = { email: 'gwen@people.example', askedAt: '2026-11-20T15:00:00.000Z' }
const referral: ReferralErasure = {
  id: id(3),
  personName: 'Rhodri Bevan',
  officeName: 'Leeds Park Place',
  why: 'letter',
  askedAt: '2026-11-20T15:00:00.000Z',
  mine: false,
}
const served = [
  serve(listReferralErasures, () => ({ items: [referral, { ...referral, id: id(4), personName: 'Amina Khan', mine: true }] })),
  serve(listErasureRequests, () => ({
    items: [
      { ...waiting, accountId: id(1), name: 'Gwen Parry', why: 'letter' as const, askedBy: 'Nia Hughes', mine: false },
      {
        ...waiting,
        accountId: id(2),
        email: 'owain@people.example',
        name: 'Owain Price',
        why: 'died' as const,
        askedBy: 'Morwenna Adeyemi',
        mine: true,
      },
    ],
  })),
  serve(readRetention, () => ({
    items: SET_RETENTION_KINDS.map((kind) => {
      const usual = RETENTION_DAYS[kind]
      const isSet = kind === 'READ_NOTICES'
      return { kind, usual, isSet, days: isSet ? 1 : usual }
    }),
  })),
]
export const Periods: Story = { args: { children: <RetentionPage />, served } }
export const PeriodsInWelsh: Story = { args: { children: <RetentionPage />, served, language: 'cy' } }
export const PeriodsFailed: Story = {
  args: {
    children: <RetentionPage />,
    served: [
      serve(listReferralErasures, () => ({ items: [] })),
      serve(listErasureRequests, () => ({ items: [] })),
      serve(readRetention, () => ({ problem: 'unexpected' })),
    ],
  },
}
