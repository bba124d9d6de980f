import { type Appointment, type DiaryAppointment, type Language, type MyAppointment, staffName } from '@onward/contracts'
import type { Agent } from '../staff/agent-store'
import { fullName, staffFullName } from '../staff/names'
import type { clientsAndSteps, diaryBetween } from './list-store'
import type { StepKind } from './rules'
import type { AppointmentRow } from './schema'

const common = (row: AppointmentRow, language: Language) => ({
  id: row.id,
  state: row.state,
  version: row.version,
  startsAt: row.startsAt.toISOString(),
  minutes: row.minutes,
  way: row.way,
  place: row.place,
  about: row.about,
  agentName: staffName(row.agentName, language),
  wish: row.wish,
  wishedTimes: row.wishedTimes.map((at) => at.toISOString()),
  cancelReason: row.cancelReason,
  closingWords: row.closingWords,
})

export const clientView = (row: AppointmentRow, language: Language): MyAppointment => ({
  ...common(row, language),
  officeName: row.officeName,
})

/** As a diary shows it. */
export const diaryView = (
  { row, ...client }: { row: AppointmentRow; firstName: string; lastName: string },
  agent: Agent,
  language: Language,
): DiaryAppointment => {
  const { wishedTimes: _, cancelReason: _reason, closingWords: _words, ...shown } = common(row, language)
  const { caseId, referralId } = row
  return { ...shown, caseId, referralId, clientName: fullName(client), mine: row.agentId === agent.accountId }
}
export const interviewView = ({ referralId, at, ...client }: Awaited<ReturnType<typeof diaryBetween>>['interviews'][number]) => ({
  referralId,
  clientName: fullName(client),
  startsAt: at.toISOString(),
})

/** As the office sees them, in the order given: with the client's name and the steps. */
export const officeViews = (
  rows: readonly AppointmentRow[],
  { clients, steps }: Awaited<ReturnType<typeof clientsAndSteps>>,
  agent: Agent,
  language: Language,
): Appointment[] =>
  rows.map((row) => {
    const client = clients.find(({ id }) => id === row.referralId)
    return {
      ...common(row, language),
      caseId: row.caseId,
      referralId: row.referralId,
      clientName: client ? fullName(client) : '',
      mine: row.agentId === agent.accountId,
      steps: steps
        .filter(({ step }) => step.appointmentId === row.id)
        .map(({ step, firstName, lastName }) => ({
          kind: step.kind as StepKind,
          at: step.at.toISOString(),
          by: staffFullName({ firstName, lastName }, language),
          note: step.note,
        })),
    }
  })
