import {
  type Appointment,
  type AppointmentList,
  cancelAppointment,
  changeAppointment,
  keepAppointment,
  listAppointments,
  listCaseAppointments,
  readDiary,
  recordAttendance,
} from '@onward/contracts/casework/appointments'
import { serve } from '@onward/portal-kit/fake-api'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AgentStory } from '../testing/AgentStory'
import { receipt } from '../testing/examples'
import AppointmentsPage from './AppointmentsPage'
import { askedToMove, cancelled, missed, over, toCome } from './examples'

const acts = [
  serve(changeAppointment, () => ({ version: 2, receipt })),
  serve(cancelAppointment, () => ({ version: 2, receipt })),
  serve(recordAttendance, () => ({ version: 2, receipt })),
  serve(keepAppointment, () => ({ version: 2, receipt })),
  serve(listCaseAppointments, () => ({
    client: { referralId: toCome.referralId, name: toCome.clientName, phone: '07700 900123', open: true },
    items: [toCome],
  })),
]
const shows = (lists: Partial<Record<AppointmentList, readonly Appointment[]>>) => [
  serve(listAppointments, ({ query }) => {
    const of = (list: AppointmentList) => [...(lists[list] ?? [])]
    const items = of((query.get('list') ?? 'upcoming') as AppointmentList)
    const counts = { upcoming: of('upcoming').length, attendance: of('attendance').length, wishes: of('wishes').length }
    return { items, nextCursor: null, total: items.length, counts }
  }),
  ...acts,
]
const BUSY = {
  wishes: [askedToMove],
  attendance: [over],
  upcoming: [toCome, askedToMove],
  past: [missed, cancelled],
}

const meta: Meta<typeof AgentStory> = {
  title: 'Agent/Appointments',
  component: AgentStory,
  args: { children: <AppointmentsPage />, path: '/agent/appointments?list=all' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof meta>

const inWeek = (...items: Appointment[]) => [
  serve(readDiary, () => ({
    appointments: items.map(({ wishedTimes: _, cancelReason: _reason, closingWords: _words, steps: _steps, ...shown }) => shown),
    interviews: [{ referralId: toCome.referralId, clientName: 'Emily Pickles', startsAt: toCome.startsAt }],
  })),
  ...shows(BUSY),
]
const WEEK = '/agent/appointments'

export const Week: Story = { args: { path: WEEK, served: inWeek(over, missed, toCome, askedToMove) } }
export const WeekInWelsh: Story = { args: { path: WEEK, language: 'cy', served: inWeek(over, missed, toCome, askedToMove) } }
export const WeekLoadingFailed: Story = {
  args: { path: WEEK, served: [serve(readDiary, () => ({ problem: 'unexpected' })), ...shows({})] },
}
export const Busy: Story = { args: { served: shows(BUSY) } }
export const FirstUse: Story = { args: { served: shows({}) } }
export const WholeOffice: Story = {
  args: { path: '/agent/appointments?list=all&whose=office', served: shows({ upcoming: [{ ...toCome, mine: false }] }) },
}
export const LoadingFailed: Story = { args: { served: [serve(listAppointments, () => ({ problem: 'unexpected' }))] } }
export const Loading: Story = { args: { served: [serve(listAppointments, () => new Promise(() => {}))] } }
export const Welsh: Story = { args: { language: 'cy', served: shows(BUSY) } }
