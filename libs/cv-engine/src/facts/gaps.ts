import type { CvFacts } from '@onward/contracts/jobseekers/curriculum'

type Dated = { from: { value: string } | null; until: { value: string } | null; current?: boolean }

const MIN_GAP_MONTHS = 3
/** A year alone covers all of it: a gap is only what the CV's own dates leave open. */
const first = (value: string): number => Number(value.slice(0, 4)) * 12 + (value.length > 4 ? Number(value.slice(5)) - 1 : 0)
const last = (value: string): number => Number(value.slice(0, 4)) * 12 + (value.length > 4 ? Number(value.slice(5)) - 1 : 11)
const name = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

/** Months between entries of work that neither work, volunteering nor education covers. */
export function gapsOf(work: readonly Dated[], others: readonly Dated[]): CvFacts['gaps'] {
  const spanOf = ({ from, until, current }: Dated): [number, number][] => {
    if (!from) return []
    const end = current ? Number.POSITIVE_INFINITY : last((until ?? from).value)
    return [[first(from.value), Math.max(first(from.value), end)]]
  }
  const jobs = work.flatMap(spanOf)
  if (jobs.length < 2) return []
  const start = Math.min(...jobs.map(([from]) => from))
  const end = Math.max(...jobs.map(([from]) => from))
  const spans = [...jobs, ...others.flatMap(spanOf)].sort((a, b) => a[0] - b[0])
  const gaps: CvFacts['gaps'] = []
  let coveredUntil = start
  for (const [from, until] of spans) {
    const open = Math.min(from, end)
    if (open - coveredUntil >= MIN_GAP_MONTHS) gaps.push({ from: name(coveredUntil), until: name(open - 1) })
    coveredUntil = Math.max(coveredUntil, until + 1)
  }
  return gaps
}
