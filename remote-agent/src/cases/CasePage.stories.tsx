import { listCaseAppointments } from '@onward/contracts/casework/appointments'
import {
  addCaseNote,
  addTodo,
  type CaseDetails,
  listCaseNotes,
  moveTodo,
  openBirthDate,
  readCase,
  readCaseHistory,
  reveal,
  setPriority,
  setStage,
} from '@onward/contracts/casework/cases'
import { openElsewhere, readReferral } from '@onward/contracts/casework/referrals'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AgentStory } from '../testing/AgentStory'
import { active, invited, receipt, details as referralDetails } from '../testing/examples'
import CasePage from './CasePage'
import { busy, details, history, notes, set, silent } from './examples'

const until = '2026-11-21T10:01:00.000Z'
const acts = [
  serve(addCaseNote, () => ({ id: silent.id, receipt })),
  serve(addTodo, () => ({ id: silent.id, receipt })),
  serve(moveTodo, () => ({ version: 2, receipt })),
  serve(setStage, () => ({ receipt })),
  serve(setPriority, () => ({ receipt })),
  serve(reveal, ({ body }) =>
    body.what === 'ni-number'
      ? { value: 'ZZ123456C', handover: null, until, receipt }
      : { value: null, handover: 'a.b.c', until, receipt },
  ),
  serve(openBirthDate, () => ({ value: '1990-02-28', receipt })),
  serve(listCaseAppointments, () => ({
    client: { referralId: silent.referralId, name: 'Amina Okafor-Reed', phone: '', open: true },
    items: [],
  })),
]
const shows = (one: CaseDetails, withPast = true) => [
  serve(readCase, () => one),
  serve(readCaseHistory, () => {
    const items = withPast ? history : history.slice(-1)
    return { items, nextCursor: withPast ? '12' : null, total: withPast ? 30 : items.length }
  }),
  serve(listCaseNotes, () => ({ items: withPast ? notes : [], nextCursor: null, total: withPast ? notes.length : 0 })),
  ...acts,
]
const missing = serve(readCase, () => ({ problem: 'not-found' }))

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/Case',
  component: AgentStory,
  args: { children: <CasePage />, path: `/agent/clients/${active.id}/case`, route: '/agent/clients/:id/case' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Busy: Story = { args: { served: shows(busy) } }
export const New: Story = { args: { served: shows(details({ ...silent, priority: 'low', priorityBecause: 'on-track' }), false) } }
export const SetByAnAgent: Story = { args: { served: shows(set) } }
export const Closed: Story = { args: { served: shows({ ...busy, closedAt: '2026-11-20T10:00:00.000Z' }) } }
export const OfAnotherOffice: Story = {
  args: { served: shows({ ...busy, mine: false, agentName: '', openUntil: '2026-11-21T11:00:00.000Z' }) },
}
export const NotOpenHere: Story = {
  args: {
    served: [missing, serve(readReferral, () => ({ problem: 'not-found' })), serve(openElsewhere, () => ({ until, receipt }))],
  },
}
export const NotJoinedYet: Story = { args: { served: [missing, serve(readReferral, () => referralDetails(invited))] } }
export const LoadingFailed: Story = { args: { served: [serve(readCase, () => ({ problem: 'unexpected' }))] } }
export const Loading: Story = { args: { served: [serve(readCase, () => new Promise(() => {}))] } }
export const Welsh: Story = { args: { language: 'cy', served: shows(set) } }
