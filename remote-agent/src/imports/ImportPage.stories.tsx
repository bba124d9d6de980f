import {
  importReferrals,
  previewReferralImport,
  type ReferralImportRow,
  ROW_BROKEN,
  ROW_TWIN,
  readImportCells,
} from '@onward/contracts/casework/referral-import'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AgentStory } from '../testing/AgentStory'
import { active, otherOffice, receipt } from '../testing/examples'
import ImportPage from './ImportPage'

const row = (n: number, change: Partial<ReferralImportRow> = {}): ReferralImportRow => ({
  row: n,
  kind: 'new',
  name: 'Siân Parry',
  niMask: 'ZZ123****C',
  location: 'Leeds',
  faults: [],
  referralId: null,
  officeName: '',
  ...change,
})
const faulty = (message: string, field: 'phone' | 'niNumber' | null): Partial<ReferralImportRow> => ({
  kind: 'faulty',
  faults: [{ field, message }],
})
const option: Partial<ReferralImportRow> = {
  kind: 'faulty',
  faults: [{ field: 'disability', message: 'Choose an answer from the list' }],
}
const rows = [
  row(2),
  row(3, faulty('Phone number must be at least 10 digits', 'phone')),
  row(4, faulty(ROW_TWIN, 'niNumber')),
  row(5, faulty(ROW_BROKEN, null)),
  row(6, { kind: 'own-office', referralId: active.id }),
  row(7, { kind: 'other-office', referralId: active.id, officeName: otherOffice.name }),
  row(8, option),
]
const served = [
  serve(previewReferralImport, () => ({ rows, plan: 'plan' })),
  serve(importReferrals, () => ({ created: 1, left: 6, receipt })),
  serve(readImportCells, () => ({
    columns: ['First Name', 'Disability'],
    rows: rows.map(({ row: n }) => ({ row: n, cells: n === 5 ? ['=1+1'] : [`Siân ${n}`, 'Sight'] })),
  })),
]

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/Import',
  component: AgentStory,
  args: { children: <ImportPage />, path: '/agent/referrals/import', served },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {}
export const Welsh: Story = { args: { language: 'cy' } }
