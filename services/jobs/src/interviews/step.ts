import {
  APPLICATION_OF_INTERVIEW,
  type ApplicationActor,
  type ApplicationState,
  type EventPayload,
  type InterviewState,
  isOpenInterview,
  mayMoveInterview,
  Problem,
} from '@onward/contracts'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import type { ApplicationRow, InterviewRow } from '../db/schema'
import { memberAccounts } from '../organisations-store'
import { insertInterview, openInterview, type Proposal, saveInterviewStep } from './store'

export interface InterviewStep {
  to: InterviewState
  by: ApplicationActor
  accountId: string | null
  at: Date
  change?: Partial<
    Pick<
      InterviewRow,
      | 'slots'
      | 'startsAt'
      | 'minutes'
      | 'way'
      | 'place'
      | 'meet'
      | 'bring'
      | 'adjustments'
      | 'note'
      | 'closingWords'
      | 'answer'
      | 'suggested'
    >
  >
}

type CalendarEntry = EventPayload<'interview.changed'>['calendar']
/** The facts of an interview in the event of its application's move. */
export type MovedInterview = NonNullable<EventPayload<'application.moved'>['interview']>

/** The calendar entry of this row; null while no time was agreed. */
export const calendarOf = (row: InterviewRow): CalendarEntry =>
  row.startsAt && row.confirmedAt
    ? {
        startsAt: row.startsAt.toISOString(),
        minutes: row.minutes,
        place: row.place,
        sequence: row.sequence,
        changedAt: row.changedAt.toISOString(),
      }
    : null

/** Emits the event for messaging. Its version is the interview's, with gaps for reminders. */
export async function announceInterview(
  tx: Tx,
  row: InterviewRow,
  application: Pick<ApplicationRow, 'jobTitle' | 'company'>,
  about: EventPayload<'interview.changed'>['about'],
): Promise<void> {
  await emitEvent(tx, 'interview.changed', row.id, row.version, {
    interviewId: row.id,
    applicationId: row.applicationId,
    accountId: row.accountId,
    jobTitle: application.jobTitle,
    company: application.company,
    about,
    // Proposing other times leaves the calendar entry as it is.
    calendar: about === 'new-times' || about === 'other-times' ? null : calendarOf(row),
    employerAccountIds: await memberAccounts(tx, row.organisationId),
  })
}

/**
 * Moves an interview by the table of the contracts, with its history, calendar entry and live updates. The caller has locked
 * application and interview, in this order. The application is moved in the same transaction, and its event covers the interview,
 * so that people get one notice.
 */
export async function stepInterview(
  tx: Tx,
  row: InterviewRow,
  application: Pick<ApplicationRow, 'jobTitle' | 'company'>,
  step: InterviewStep,
): Promise<{ row: InterviewRow; moved: MovedInterview }> {
  if (!mayMoveInterview(row.state, step.to, step.by)) throw new Problem('state-conflict', { text: 'jobs.interview-not-now' })
  const isConfirming = step.to === 'confirmed'
  // Its time stays, and so does the moment of agreement.
  const isCorrecting = isConfirming && row.state === 'confirmed'
  const isCallingOff = row.state === 'confirmed' && !isConfirming && step.to !== 'held' && step.to !== 'no_show'
  const isNewEntry = isConfirming && row.confirmedAt === null
  const moved = await saveInterviewStep(
    tx,
    row,
    {
      // The calendar entry keeps the agreed place and length until others are agreed.
      ...step.change,
      state: step.to,
      open: isOpenInterview(step.to),
      sequence: (isConfirming && !isNewEntry) || isCallingOff ? row.sequence + 1 : row.sequence,
      confirmedAt: isConfirming && !isCorrecting ? step.at : row.confirmedAt,
      changedAt: step.at,
    },
    { byRole: step.by, byAccount: step.by === 'system' ? null : step.accountId, at: step.at },
  )
  if (!moved) throw new Problem('state-conflict', { text: 'jobs.interview-changed' })
  if (isConfirming) await announceInterview(tx, moved, application, isCorrecting ? 'changed' : 'confirmed')
  await announceChange(tx, { accountIds: [row.accountId], changed: ['application', 'interview'] })
  await announceChange(tx, { accountIds: await memberAccounts(tx, row.organisationId), changed: ['application', 'interview'] })
  const calledOff =
    isCallingOff || step.to === 'cancelled' ? calendarOf({ ...moved, place: row.place, minutes: row.minutes }) : null
  return { row: moved, moved: { id: row.id, state: step.to, calendar: isConfirming ? calendarOf(moved) : calledOff } }
}

/** Ends the interview of an application that moved without it: held when it was interviewed, cancelled otherwise. */
export async function followApplication(
  tx: Tx,
  application: ApplicationRow,
  to: ApplicationState,
  at: Date,
): Promise<MovedInterview | null> {
  const row = await openInterview(tx, application.id)
  if (!row || APPLICATION_OF_INTERVIEW[row.state] === to) return null
  const isHeld = to === 'interviewed' && row.state === 'confirmed'
  const step = { to: isHeld ? 'held' : 'cancelled', by: 'system', accountId: null, at } as const
  return (await stepInterview(tx, row, application, step)).moved
}

/** Creates an application's interview with the first proposed times. */
export async function startInterview(
  tx: Tx,
  application: ApplicationRow,
  proposal: Proposal,
  by: { accountId: string | null; at: Date },
): Promise<{ row: InterviewRow; moved: MovedInterview }> {
  const row = await insertInterview(tx, application, proposal, by)
  return { row, moved: { id: row.id, state: row.state, calendar: null } }
}
