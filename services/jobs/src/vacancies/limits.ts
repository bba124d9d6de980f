import { MAX_DEADLINE_DAYS, MAX_START_DAYS, type NewJob } from '@onward/contracts/jobs/jobs'
import { Problem, type ProblemFacts, type ProblemText } from '@onward/contracts/problem'
import { dayOf } from '../day'

const DAY_MS = 24 * 60 * 60 * 1000
const dayIn = (now: Date, days: number) => dayOf(new Date(now.getTime() + days * DAY_MS))

type Dates = Pick<NewJob, 'applicationDeadline' | 'startsOn'>

/**
 * Throws `invalid-input` unless people may still apply, and not for ever, and the work begins neither yesterday nor years ahead. A day that
 * stands already is let be.
 */
export function checkDates(dates: Dates, now: Date, standing: Dates | null = null): void {
  const today = dayOf(now)
  const faults: { field: string; text: ProblemText; facts?: ProblemFacts }[] = []
  const { applicationDeadline: deadline, startsOn } = dates
  if (deadline !== null && deadline !== standing?.applicationDeadline) {
    if (deadline < today) faults.push({ field: 'applicationDeadline', text: 'jobs.vacancy-deadline-passed' })
    else if (deadline > dayIn(now, MAX_DEADLINE_DAYS))
      faults.push({ field: 'applicationDeadline', text: 'jobs.vacancy-deadline-too-late', facts: { days: MAX_DEADLINE_DAYS } })
  }
  if (startsOn && startsOn !== standing?.startsOn) {
    if (startsOn < today) faults.push({ field: 'startsOn', text: 'jobs.vacancy-start-passed' })
    else if (startsOn > dayIn(now, MAX_START_DAYS))
      faults.push({ field: 'startsOn', text: 'jobs.vacancy-start-too-late', facts: { days: MAX_START_DAYS } })
  }
  const [first] = faults
  if (first) throw new Problem('invalid-input', { text: first.text, facts: first.facts, errors: faults })
}
