import type { APPOINTMENT_STEP_KINDS, CaseEntryKind, ProblemText } from '@onward/contracts'
import type { AppointmentRow } from './schema'

export type StepKind = (typeof APPOINTMENT_STEP_KINDS)[number]
export type AppointmentDetails = Pick<AppointmentRow, 'startsAt' | 'minutes' | 'way' | 'place' | 'about'>
type Times = Pick<AppointmentRow, 'state' | 'startsAt' | 'minutes'>

const isPlanned = ({ state }: Pick<Times, 'state'>): boolean => state === 'planned'

/** Why an appointment cannot be cancelled at this time; null where its state decides. */
export const cancelRefused = (row: Times, now: Date): ProblemText | null =>
  isPlanned(row) && row.startsAt <= now ? 'casework.appointment-begun' : null

/** Why its time and details cannot be changed; null where they can. */
export const changeRefused = (row: Times, now: Date): ProblemText | null =>
  cancelRefused(row, now) ?? (isPlanned(row) ? null : 'casework.appointment-not-now')

/** Why its client cannot ask for another time; null where they can. */
export const wishRefused = (row: Times, now: Date): ProblemText | null =>
  isPlanned(row) && row.startsAt > now ? null : 'casework.appointment-not-now'

/** Why its time cannot be confirmed against the client's wish; null where it can. */
export const keepRefused = ({ wish, startsAt }: Pick<AppointmentRow, 'wish' | 'startsAt'>, now: Date): ProblemText | null =>
  wish === '' || startsAt <= now ? 'casework.appointment-not-now' : null

/** Names of steps in the case's history; steps without a name are in the appointment only. */
const ENTRY_KINDS: Readonly<Partial<Record<StepKind, AppointmentEntryKind>>> = {
  made: 'appointment-made',
  'agreed-in-messages': 'appointment-made',
  moved: 'appointment-changed',
  rearranged: 'appointment-changed',
  cancelled: 'appointment-cancelled',
  attended: 'appointment-attended',
  missed: 'appointment-missed',
}
type AppointmentEntryKind = Extract<CaseEntryKind, `appointment-${string}`>
export const entryKindOf = (kind: StepKind): AppointmentEntryKind | null => ENTRY_KINDS[kind] ?? null

/** The changed columns, or null. A new time answers the client's wish. */
export function changeOf(row: AppointmentRow, details: AppointmentDetails, at: Date) {
  const isMoved = row.startsAt.getTime() !== details.startsAt.getTime() || row.minutes !== details.minutes
  const isSame = !isMoved && (['way', 'place', 'about'] as const).every((field) => row[field] === details[field])
  if (isSame) return null
  const change = {
    ...details,
    wish: isMoved ? '' : row.wish,
    wishedTimes: isMoved ? [] : row.wishedTimes,
    sequence: row.sequence + 1,
    setAt: isMoved ? at : row.setAt,
  }
  return { isMoved, change }
}

/** Those to come, the next first; then the others, the latest first. */
export function toComeFirst(rows: readonly AppointmentRow[], now: Date): AppointmentRow[] {
  const isToCome = (row: Times) => isPlanned(row) && row.startsAt.getTime() + row.minutes * 60_000 > now.getTime()
  return [
    ...rows.filter(isToCome).sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
    ...rows.filter((row) => !isToCome(row)).sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime()),
  ]
}
