import { MAX_DEADLINE_DAYS, MAX_START_DAYS, type NewJob } from '@onward/contracts/jobs/jobs'
import type { Language } from '@onward/contracts/language'
import { type FieldProblem, Problem } from '@onward/contracts/problem'
import { dayOf } from '../day'
import { WORDS } from '../words'
import { VACANCY_WORDS } from './words'

const DAY_MS = 24 * 60 * 60 * 1000
const dayIn = (now: Date, days: number) => dayOf(new Date(now.getTime() + days * DAY_MS))

type Dates = Pick<NewJob, 'applicationDeadline' | 'startsOn'>

/**
 * Throws `invalid-input` unless people may still apply, and not for ever, and the work begins neither yesterday nor years ahead. A day that
 * stands already is let be.
 */
export function checkDates(dates: Dates, now: Date, language: Language, standing: Dates | null = null): void {
  const today = dayOf(now)
  const words = VACANCY_WORDS[language]
  const faults: FieldProblem[] = []
  const { applicationDeadline: deadline, startsOn } = dates
  if (deadline !== null && deadline !== standing?.applicationDeadline) {
    if (deadline < today) faults.push({ field: 'applicationDeadline', message: WORDS[language].deadlinePassed })
    else if (deadline > dayIn(now, MAX_DEADLINE_DAYS))
      faults.push({ field: 'applicationDeadline', message: words.deadlineTooLate })
  }
  if (startsOn && startsOn !== standing?.startsOn) {
    if (startsOn < today) faults.push({ field: 'startsOn', message: words.startPassed })
    else if (startsOn > dayIn(now, MAX_START_DAYS)) faults.push({ field: 'startsOn', message: words.startTooLate })
  }
  const [first] = faults
  if (first) throw new Problem('invalid-input', first.message, faults)
}
