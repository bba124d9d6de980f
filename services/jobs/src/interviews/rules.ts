import { Problem, REMINDER_HOURS, refuseField } from '@onward/contracts'
import { overlaps, spanOf } from '@onward/service-kit/slots'
import type { InterviewRow } from '../db/schema'

const HOUR_MS = 60 * 60 * 1000

/** Throws `state-conflict` unless this is the interview as the person read it. */
export function requireVersion({ version }: Pick<InterviewRow, 'version'>, seen: number): void {
  if (version !== seen) throw new Problem('state-conflict', { text: 'jobs.interview-changed' })
}

const notNow = () => new Problem('state-conflict', { text: 'jobs.interview-not-now' })

/** When an agreed interview begins. Throws `state-conflict` where none is agreed, or it has begun. */
export function startToCome({ state, startsAt }: Pick<InterviewRow, 'state' | 'startsAt'>, now: Date): Date {
  if (state !== 'confirmed' || !startsAt || startsAt <= now) throw notNow()
  return startsAt
}

/** Throws `state-conflict` where what has not begun is recorded as held or missed; it can only be cancelled. */
export function checkSettled(
  to: 'held' | 'no_show' | 'cancelled',
  { startsAt }: Pick<InterviewRow, 'startsAt'>,
  now: Date,
): void {
  if (to !== 'cancelled' && startsAt && startsAt > now) throw notNow()
}

/** The time that the person chose of those on offer. Throws `state-conflict` where it is none of them, or has passed. */
export function chosenSlot({ slots }: Pick<InterviewRow, 'slots'>, chosen: string, now: Date): Date {
  const slot = slots.find((at) => at.getTime() === Date.parse(chosen))
  if (!slot) throw new Problem('state-conflict', { text: 'jobs.interview-not-offered' })
  if (slot <= now) throw new Problem('state-conflict', { text: 'jobs.interview-passed' })
  return slot
}

/** A time, with the field of the form that it stands in. */
export interface WantedTime {
  at: Date
  field: string
}

/**
 * Throws `invalid-input` at the field of the first time at which the interviewer meets somebody else. Times on offer elsewhere count: the other
 * applicant may choose them at any moment.
 */
export function refuseClash(
  { meet, minutes, times }: { meet: string; minutes: number; times: readonly WantedTime[] },
  others: readonly { interview: InterviewRow; jobTitle: string }[],
): void {
  for (const { at, field } of times) {
    for (const { interview, jobTitle } of others) {
      const isAgreed = interview.state === 'confirmed'
      const taken = isAgreed && interview.startsAt ? [interview.startsAt] : interview.slots
      const clash = taken.find((startsAt) => overlaps({ startsAt, minutes: interview.minutes }, { startsAt: at, minutes }))
      if (!clash) continue
      const when = spanOf({ startsAt: clash, minutes: interview.minutes })
      throw refuseField(field, isAgreed ? 'jobs.interviewer-busy' : 'jobs.interviewer-offers', { who: meet, job: jobTitle, when })
    }
  }
}

/**
 * Which reminder an interview is due, in hours before it; null when none is. A reminder whose moment came before the time was agreed is
 * left out, and of two that are late the nearer one alone goes out.
 */
export function reminderDue(startsAt: Date, confirmedAt: Date, now: Date): number | null {
  if (now >= startsAt) return null
  const due = REMINDER_HOURS.filter((hours) => {
    const moment = startsAt.getTime() - hours * HOUR_MS
    return confirmedAt.getTime() < moment && moment <= now.getTime()
  })
  return due.length > 0 ? Math.min(...due) : null
}
