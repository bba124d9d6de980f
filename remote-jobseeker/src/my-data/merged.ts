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

/** Acts of one kind on one day, newest first. */
export interface SentGroup {
  name: string
  acts: readonly SentAct[]
}
/**
 * Acts by day and, within a day, by what was done: a form that saves itself leaves many. Days and groups are in the order of their newest
 * act. `dayOf` and `nameOf` say the day and the kind of an act.
 */
export function groupedSent(
  acts: readonly SentAct[],
  dayOf: (at: string) => string,
  nameOf: (act: SentAct) => string,
): { day: string; groups: SentGroup[] }[] {
  const days = new Map<string, Map<string, SentAct[]>>()
  for (const act of acts) {
    const day = dayOf(act.at)
    const groups = days.get(day) ?? new Map<string, SentAct[]>()
    days.set(day, groups)
    groups.set(nameOf(act), [...(groups.get(nameOf(act)) ?? []), act])
  }
  return [...days].map(([day, groups]) => ({ day, groups: [...groups].map(([name, of]) => ({ name, acts: of })) }))
}
