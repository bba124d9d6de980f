import type { BoardJob } from './board'

/** Hours inside the pay text: "£12.60 an hour, 20 hours a week". */
export const HOURS_IN_PAY = /(?:^|, )\d{1,2}(?:\.\d+)? (?:hours a week|awr yr wythnos)/

/** Hours per week: "24", or "16 to 30" where adverts write them in the pay; null where not stated. */
export function hoursOf({ hoursPerWeek, salary }: Pick<BoardJob, 'hoursPerWeek' | 'salary'>): string | null {
  if (hoursPerWeek != null) return String(hoursPerWeek)
  return /\b(\d{1,2}(?:\.\d+)?(?: to \d{1,2}(?:\.\d+)?)?) hours a week/i.exec(salary)?.[1] ?? null
}

/** Approximate weekly pay in pounds, before tax; null where hours or hourly pay are not stated. */
export function poundsAWeek(job: Pick<BoardJob, 'pay' | 'hoursPerWeek' | 'salary'>): number | null {
  const hours = Number(hoursOf(job))
  const hourly = job.pay?.period === 'hour' ? (job.pay.minimum ?? job.pay.maximum) : null
  return hours > 0 && hourly ? Math.round(hours * hourly) : null
}

const DAY_MS = 86_400_000
/** Whole days from one calendar date to another; negative when the second was before. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
