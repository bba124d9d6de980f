import type { SentAct } from '@onward/contracts/jobseekers/my-data'

/** Acts of one service so far, newest first. */
export interface ServiceActs {
  items: readonly SentAct[]
  hasMore: boolean
}

/**
 * Merges the pages of several services, newest first. Acts older than the last loaded one of a service with more pages are held back, so that
 * nothing is inserted later. `behind`: indexes of the services to load next.
 */
export function mergedSent(lists: readonly ServiceActs[]): { acts: SentAct[]; behind: number[] } {
  const lastOf = ({ items }: ServiceActs): string => items.at(-1)?.at ?? ''
  const unfinished = lists.flatMap((one, index) => (one.hasMore ? [{ index, last: lastOf(one) }] : []))
  const horizon =
    unfinished
      .map(({ last }) => last)
      .sort()
      .at(-1) ?? ''
  const acts = lists
    .flatMap(({ items }) => items)
    .filter(({ at }) => at >= horizon)
    .sort((a, b) => (a.at === b.at ? a.reference.localeCompare(b.reference) : a.at < b.at ? 1 : -1))
  return { acts, behind: unfinished.filter(({ last }) => last === horizon).map(({ index }) => index) }
}
