import { listCaseAppointments, scheduleAppointment } from '@onward/contracts/casework/appointments'
import { type CaseRow, listCases } from '@onward/contracts/casework/cases'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { views } from '../cases/examples'
import { AgentStory } from '../testing/AgentStory'
import { receipt } from '../testing/examples'
import { toCome } from './examples'
import SchedulePage from './SchedulePage'

const row: CaseRow = {
  id: toCome.caseId,
  referralId: toCome.referralId,
  firstName: 'Amina',
  lastName: 'Okafor-Reed',
  niMask: 'ZZ123****C',
  benefitsStatus: 'universal-credit',
  disability: 'none',
  stage: 'job-matching',
  priority: 'low',
  priorityBecause: 'on-track',
  jobMatches: null,
  applications: 1,
  interviews: 0,
  nextInterviewAt: null,
  openedAt: '2026-11-18T16:20:00.000Z',
  nextAction: { kind: 'stage', stage: 'job-matching' },
  lastActivityAt: '2026-11-18T16:20:00.000Z',
  lastActivity: null,
  agentName: 'Nia Hughes',
  mine: true,
}
const counts = { active: 1, highPriority: 0, atInterview: 0, applications: 1 }
const served = (open = true, items = [row]) => [
  serve(listCaseAppointments, () => ({
    client: { referralId: row.referralId, name: 'Amina Okafor-Reed', phone: '07700 900123', open },
    items: [],
  })),
  serve(listCases, () => ({ items, nextCursor: null, total: items.length, counts, views })),
  serve(scheduleAppointment, () => ({ id: toCome.id, version: 1, receipt })),
]

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/Schedule an appointment',
  component: AgentStory,
  args: { children: <SchedulePage />, path: `/agent/appointments/new?case=${row.id}` },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithAClient: Story = { args: { served: served() } }
export const ChooseAClient: Story = { args: { path: '/agent/appointments/new', served: served() } }
export const NoMatchingClient: Story = { args: { path: '/agent/appointments/new', served: served(true, []) } }
export const ClosedCase: Story = { args: { served: served(false) } }
export const NoSuchCase: Story = { args: { served: [serve(listCaseAppointments, () => ({ problem: 'not-found' }))] } }
export const Welsh: Story = { args: { language: 'cy', served: served() } }
