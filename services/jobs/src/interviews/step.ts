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
/** What the application's move tells of the interview that moved with it. */
export type MovedInterview = NonNullable<EventPayload<'application.moved'>['interview']>

/** The calendar entry of this row; null while no time was ever agreed. */
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

/** Tells messaging; the version of the event is the interview's, with room for its reminders between two of them. */
export async function tellInterview(
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
    // New times, and a wish for others, leave the calendar as it is.
    calendar: about === 'new-times' || about === 'other-times' ? null : calendarOf(row),
    employerAccountIds: await memberAccounts(tx, row.organisationId),
  })
}

/**
 * Moves an interview along the table of the contracts, with its history, its calendar entry and live updates. The rows of application and
 * interview are locked by the caller, in this order. The application follows by `applications/move.ts`, in the same transaction, and its
 * move tells of the interview too, so that people hear of one thing once.
 */
export async function stepInterview(
  tx: Tx,
  row: InterviewRow,
  application: Pick<ApplicationRow, 'jobTitle' | 'company'>,
  step: InterviewStep,
): Promise<{ row: InterviewRow; moved: MovedInterview }> {
  if (!mayMoveInterview(row.state, step.to, step.by)) throw new Problem('state-conflict', { text: 'jobs.interview-not-now' })
  const isConfirming = step.to === 'confirmed'
  // Its time stays, and so does when it was agreed.
  const isCorrecting = isConfirming && row.state === 'confirmed'
  const isCallingOff = row.state === 'confirmed' && !isConfirming && step.to !== 'held' && step.to !== 'no_show'
  const isNewEntry = isConfirming && row.confirmedAt === null
  const moved = await saveInterviewStep(
    tx,
    row,
    {
      // The calendar keeps the place and length that were agreed, until others are.
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
  if (isConfirming) await tellInterview(tx, moved, application, isCorrecting ? 'changed' : 'confirmed')
  await announceChange(tx, { accountIds: [row.accountId], changed: ['application', 'interview'] })
  await announceChange(tx, { accountIds: await memberAccounts(tx, row.organisationId), changed: ['application', 'interview'] })
  const calledOff =
    isCallingOff || step.to === 'cancelled' ? calendarOf({ ...moved, place: row.place, minutes: row.minutes }) : null
  return { row: moved, moved: { id: row.id, state: step.to, calendar: isConfirming ? calendarOf(moved) : calledOff } }
}

/** An application that moved on without its interview takes it along: held when it was interviewed, cancelled otherwise. */
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

/** The first proposal of times for an application. */
export async function startInterview(
  tx: Tx,
  application: ApplicationRow,
  proposal: Proposal,
  by: { accountId: string | null; at: Date },
): Promise<{ row: InterviewRow; moved: MovedInterview }> {
  const row = await insertInterview(tx, application, proposal, by)
  return { row, moved: { id: row.id, state: row.state, calendar: null } }
}
