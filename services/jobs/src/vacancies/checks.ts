import { JOB_CHECKS } from '@onward/contracts/jobs/job-facts'
import { checkWage } from '@onward/contracts/jobs/minimum-wage'
import type { Pay } from '@onward/contracts/jobs/pay'
import type { FlagPassage, JobFlag } from '@onward/contracts/jobs/vacancies'
import type { JobType } from '../db/schema'
import { ALONE, type Surroundings, vet } from '../vetting/vet'

interface CheckedText {
  title: string
  description: string
  requirements: readonly string[]
}

const PREMIUM = /(?:^|\D)(?:0|\+?44\s?\(?0?\)?\s?)(?:9\d|70|87[0-3])(?:[\s-]?\d){6,9}(?:\D|$)|(?:^|\D)118\d{3}(?:\D|$)/
type Resembled = NonNullable<JobFlag['resembles']>

/** An advert with the facts by which its pay is checked. */
export interface CheckedJob extends CheckedText {
  pay: Pay | null
  /** The pay as the advert shows it. */
  salary?: string
  type: JobType | null
  contactEmail?: string
  hoursPerWeek?: number | null
  /** The first working day, whose minimum wage counts; today's counts where it is earlier or unknown. */
  startsOn?: string | null
}

const LONGEST_FOUND = 120
const shortened = (text: string) => {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length > LONGEST_FOUND ? `${plain.slice(0, LONGEST_FOUND - 1)}…` : plain
}

/** The first match of the patterns in a part of the advert, with its place. */
function firstIn(job: CheckedText, patterns: readonly RegExp[]): { found: string; passages: FlagPassage[] } | null {
  const parts = [
    { field: 'title' as const, line: null, text: job.title },
    { field: 'description' as const, line: null, text: job.description },
    ...job.requirements.map((text, line) => ({ field: 'requirements' as const, line, text })),
  ]
  for (const pattern of patterns) {
    for (const { field, line, text } of parts) {
      const match = pattern.exec(text)
      if (!match) continue
      const found = match[0].replace(/^[^\d+\p{L}]+|[^\d\p{L}]+$/gu, '')
      const start = match.index + match[0].indexOf(found)
      return { found: shortened(found), passages: [{ field, line, start, end: start + found.length }] }
    }
  }
  return null
}

/**
 * What the checks find in an advert, with the words that were seen: `hold` must be checked by a person before it is shown. Pure;
 * `resembles` is an advert of the organisation that it repeats, `day` the day of posting.
 */
export function findingsOf(job: CheckedJob, resembles: Resembled | null, day: string, around: Surroundings = ALONE): JobFlag[] {
  const premium = firstIn(job, [PREMIUM])
  const payDay = job.startsOn && job.startsOn > day ? job.startsOn : day
  const salary = job.salary ?? ''
  const hold = { severity: 'hold', passages: [] as FlagPassage[] } as const
  const flags = vet({ ...job, salary, contactEmail: job.contactEmail ?? '' }, around)
  if (premium) flags.push({ check: 'premium-number', severity: 'hold', ...premium })
  if (checkWage(job, payDay).verdict === 'below') {
    const passages: FlagPassage[] = salary ? [{ field: 'salary', line: null, start: 0, end: salary.length }] : []
    flags.push({ ...hold, check: 'below-minimum-wage', found: shortened(salary), passages })
  }
  const repeated = resembles ?? around.removed
  if (repeated) {
    const { id, title, location } = repeated
    flags.push({ ...hold, check: 'near-duplicate', found: '', resembles: { id, title, location } })
  }
  return flags.sort((a, b) => JOB_CHECKS.indexOf(a.check) - JOB_CHECKS.indexOf(b.check))
}

/** The findings for which an advert waits. */
export const flagsOf = (job: CheckedJob, resembles: Resembled | null, day: string, around?: Surroundings): JobFlag[] =>
  findingsOf(job, resembles, day, around).filter(({ severity }) => severity === 'hold')

/** The same without the text. */
export const checksOf = (job: CheckedJob, resembles: Resembled | null, day: string): JobFlag['check'][] =>
  flagsOf(job, resembles, day).map(({ check }) => check)
