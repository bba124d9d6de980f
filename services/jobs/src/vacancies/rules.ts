import { AUDIENCE_STEP, type JobAudience } from '@onward/contracts/jobs/employer-jobs'
import { MAX_DEADLINE_DAYS, MAX_START_DAYS, type NewJob } from '@onward/contracts/jobs/posting'
import { Problem, type ProblemFacts, type ProblemText } from '@onward/contracts/problem'
import { dayOf } from '../day'
import type { JobRow, JobState } from '../db/schema'

const DAY_MS = 24 * 60 * 60 * 1000
const dayIn = (now: Date, days: number) => dayOf(new Date(now.getTime() + days * DAY_MS))

type Dates = Pick<NewJob, 'applicationDeadline' | 'startsOn'>

/** Throws `invalid-input` unless closing date and start are in the allowed time. Dates that the job has already are accepted. */
export function checkDates(dates: Dates, now: Date, before: Dates | null = null): void {
  const today = dayOf(now)
  const faults: { field: string; text: ProblemText; facts?: ProblemFacts }[] = []
  const { applicationDeadline: deadline, startsOn } = dates
  if (deadline !== null && deadline !== before?.applicationDeadline) {
    if (deadline < today) faults.push({ field: 'applicationDeadline', text: 'jobs.vacancy-deadline-passed' })
    else if (deadline > dayIn(now, MAX_DEADLINE_DAYS))
      faults.push({ field: 'applicationDeadline', text: 'jobs.vacancy-deadline-too-late', facts: { days: MAX_DEADLINE_DAYS } })
  }
  if (startsOn && startsOn !== before?.startsOn) {
    if (startsOn < today) faults.push({ field: 'startsOn', text: 'jobs.vacancy-start-passed' })
    else if (startsOn > dayIn(now, MAX_START_DAYS))
      faults.push({ field: 'startsOn', text: 'jobs.vacancy-start-too-late', facts: { days: MAX_START_DAYS } })
  }
  const [first] = faults
  if (first) throw new Problem('invalid-input', { text: first.text, facts: first.facts, errors: faults })
}

/**
 * A number of people for an employer: rounded down to fives, and nothing below five, so that small edits of an advert reveal
 * nothing about a single person.
 */
export const roundedAudience = (people: number): JobAudience => ({
  atLeast: people < AUDIENCE_STEP ? null : Math.floor(people / AUDIENCE_STEP) * AUDIENCE_STEP,
})

/** The check of an advert that waits because people reported it; an edit does not end this wait. */
export const REPORTED = 'reported'

/** States in which an advert may be edited. */
export const EDITABLE: readonly JobState[] = ['draft', 'pending_check', 'active']

/** Throws `state-conflict` for a job that is over. */
export function requireEditable({ state }: Pick<JobRow, 'state'>): void {
  if (!EDITABLE.includes(state)) throw new Problem('state-conflict', { text: 'jobs.vacancy-over' })
}
