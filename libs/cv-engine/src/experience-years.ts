export interface Month {
  year: number
  /** 1 to 12; 1 when only the year is known. */
  month: number
}
interface Span {
  from: Month
  /** Null: to the present. */
  until: Month | null
}

/**
 * Years of work, overlaps counted once, as of a month; null when no entry has dates. The month is handed in, because "to the present" moves.
 */
export function experienceYears(work: readonly Span[], asOf: Month): number | null {
  if (work.length === 0) return null
  const number = ({ year, month }: Month) => year * 12 + month - 1
  const now = number(asOf)
  const spans = work
    .map(({ from, until }) => [number(from), Math.min(now, until ? number(until) : now)] as const)
    .filter(([from, until]) => until >= from)
    .sort((a, b) => a[0] - b[0])
  let months = 0
  let coveredUntil = Number.NEGATIVE_INFINITY
  for (const [from, until] of spans) {
    months += Math.max(0, until + 1 - Math.max(from, coveredUntil))
    coveredUntil = Math.max(coveredUntil, until + 1)
  }
  return Math.round((months / 12) * 10) / 10
}
