import type { SentAct } from '@onward/contracts/jobseekers/my-data'

/** What one service has told so far, newest first, and whether it has more. */
export interface Told {
  items: readonly SentAct[]
  hasMore: boolean
}

/**
 * One list of what several services told page by page, newest first. What is older than the last that a service with more has told stays
 * back until that service has told on, so nothing is ever put in between later. `behind` are the places of those to ask next.
 */
export function mergedSent(told: readonly Told[]): { shown: SentAct[]; behind: number[] } {
  const lastOf = ({ items }: Told): string => items.at(-1)?.at ?? ''
  const unfinished = told.flatMap((one, index) => (one.hasMore ? [{ index, last: lastOf(one) }] : []))
  const horizon =
    unfinished
      .map(({ last }) => last)
      .sort()
      .at(-1) ?? ''
  const shown = told
    .flatMap(({ items }) => items)
    .filter(({ at }) => at >= horizon)
    .sort((a, b) => (a.at === b.at ? a.reference.localeCompare(b.reference) : a.at < b.at ? 1 : -1))
  return { shown, behind: unfinished.filter(({ last }) => last === horizon).map(({ index }) => index) }
}
