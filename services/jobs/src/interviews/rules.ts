import { Problem, REMINDER_HOURS, refuseField } from '@onward/contracts'
import { overlaps, spanOf } from '@onward/service-kit/slots'
import type { InterviewRow } from '../db/schema'

const HOUR_MS = 60 * 60 * 1000

/** Throws `state-conflict` unless the interview has the version that the person has read. */
export function requireVersion({ version }: Pick<InterviewRow, 'version'>, seen: number): void {
  if (version !== seen) throw new Problem('state-conflict', { text: 'jobs.interview-changed' })
}

const notNow = () => new Problem('state-conflict', { text: 'jobs.interview-not-now' })

/** The start of an agreed interview. Throws `state-conflict` where no time is agreed, or it has begun. */
export function startToCome({ state, startsAt }: Pick<InterviewRow, 'state' | 'startsAt'>, now: Date): Date {
  if (state !== 'confirmed' || !startsAt || startsAt <= now) throw notNow()
  return startsAt
}

/** Throws `state-conflict` when an interview is recorded as held or missed before it has begun. */
export function checkSettled(
  to: 'held' | 'no_show' | 'cancelled',
  { startsAt }: Pick<InterviewRow, 'startsAt'>,
  now: Date,
): void {
  if (to !== 'cancelled' && startsAt && startsAt > now) throw notNow()
}

/** The offered time that the person chose. Throws `state-conflict` when it was not offered or has passed. */
export function chosenSlot({ slots }: Pick<InterviewRow, 'slots'>, chosen: string, now: Date): Date {
  const slot = slots.find((at) => at.getTime() === Date.parse(chosen))
  if (!slot) throw new Problem('state-conflict', { text: 'jobs.interview-not-offered' })
  if (slot <= now) throw new Problem('state-conflict', { text: 'jobs.interview-passed' })
  return slot
}

/** A time, with its field in the form. */
export interface WantedTime {
  at: Date
  field: string
}

export interface Clash {
  wanted: WantedTime
  /** The other interview's time, and whether it is agreed or only offered. */
  startsAt: Date
  minutes: number
  isAgreed: boolean
  jobTitle: string
}
/** The first time at which the interviewer is busy. Times offered to other applicants count, because they may be chosen at any moment. */
export function clashOf(
  { minutes, times }: { minutes: number; times: readonly WantedTime[] },
  others: readonly { interview: InterviewRow; jobTitle: string }[],
): Clash | null {
  for (const wanted of times) {
    for (const { interview, jobTitle } of others) {
      const isAgreed = interview.state === 'confirmed'
      const taken = isAgreed && interview.startsAt ? [interview.startsAt] : interview.slots
      const startsAt = taken.find((at) =>
        overlaps({ startsAt: at, minutes: interview.minutes }, { startsAt: wanted.at, minutes }),
      )
      if (startsAt) return { wanted, startsAt, minutes: interview.minutes, isAgreed, jobTitle }
    }
  }
  return null
}

/** Throws `invalid-input` at the field of a time at which the interviewer is busy. */
export function refuseClash(meet: string, clash: Clash | null): void {
  if (!clash) return
  const { wanted, isAgreed, jobTitle } = clash
  const facts = { who: meet, job: jobTitle, when: spanOf(clash) }
  throw refuseField(wanted.field, isAgreed ? 'jobs.interviewer-busy' : 'jobs.interviewer-offers', facts)
}

/**
 * Which reminder of an interview is due, in hours before it; null for none. Reminders due before the time was agreed are left out;
 * of two late ones only the later is sent.
 */
export function reminderDue(startsAt: Date, confirmedAt: Date, now: Date): number | null {
  if (now >= startsAt) return null
  const due = REMINDER_HOURS.filter((hours) => {
    const moment = startsAt.getTime() - hours * HOUR_MS
    return confirmedAt.getTime() < moment && moment <= now.getTime()
  })
  return due.length > 0 ? Math.min(...due) : null
}
