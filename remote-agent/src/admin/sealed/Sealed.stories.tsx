import { listSealedRecords, type SealedRecord, type SealRequest } from '@onward/contracts/casework/sealing'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AdminStory } from '../AdminStory'
import { id } from '../examples'
import SealedPage from './SealedPage'

const meta: Meta<typeof AdminStory> = {
  title: 'Agent/Sealed records',
  component: AdminStory,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

const record: SealedRecord = {
  id: id(1),
  referralId: id(2),
  personName: 'Amina Okafor-Reed',
  officeName: 'Bradford Westfield Jobcentre',
  reason: 'safety',
  words: 'A former partner looks for her.',
  keeperName: 'Nia Hughes',
  candidates: [],
  sealedAt: '2026-11-20T14:03:00.000Z',
}
const waiting: SealRequest = {
  id: id(3),
  personName: record.personName,
  agentName: 'Daniel Evans',
  officeName: record.officeName,
  words: 'She is at my desk, and Nia is away.',
  askedAt: '2026-11-21T09:00:00.000Z',
  until: null,
}
const left: SealedRecord = {
  ...record,
  id: id(6),
  personName: 'Siân Parry',
  reason: 'known-person',
  words: 'She is in the news.',
  keeperName: null,
  candidates: [
    { id: id(7), name: 'Daniel Evans' },
    { id: id(8), name: 'Bethan Lloyd' },
  ],
}
const items = [
  left,
  record,
  { ...record, id: id(4), personName: 'Gethin Hughes', reason: 'staff-or-family' as const, words: 'A colleague’s brother.' },
]
const requests = [waiting, { ...waiting, id: id(5), agentName: 'Bethan Lloyd', until: '2026-11-22T09:00:00.000Z' }]
const served = (found: readonly SealedRecord[], asked: readonly SealRequest[]) => [
  serve(listSealedRecords, () => ({ items: [...found], requests: [...asked] })),
]
export const Sealed: Story = { args: { children: <SealedPage />, served: served(items, requests) } }
export const SealedInWelsh: Story = { args: { children: <SealedPage />, served: served(items, requests), language: 'cy' } }
export const NothingSealed: Story = { args: { children: <SealedPage />, served: served([], []) } }
export const SealedFailed: Story = {
  args: { children: <SealedPage />, served: [serve(listSealedRecords, () => ({ problem: 'unexpected' }))] },
}
