import { type QueryPart, type SelectedJob, selectJobs } from '@onward/matching/search'
import { milesBetween } from '@onward/taxonomy'
import { fieldsOf } from '../search/vocabulary'
import type { BoardEntry } from './board-index'

/** The entries that fit the parts of a query. */
export const selectEntries = (entries: Iterable<BoardEntry>, parts: readonly QueryPart[], isExact = false) =>
  selectJobs(entries, parts, {
    searchable: ({ searchable }) => searchable,
    milesTo: ({ workplace }, place) => workplace.position && milesBetween(workplace.position, place),
    fieldsOf,
    isExact,
  })

const isOfWork = ({ kind }: QueryPart): boolean => kind !== 'hours' && kind !== 'pattern' && kind !== 'type' && kind !== 'place'

export interface NearSelection {
  within: SelectedJob<BoardEntry>[]
  beyond: SelectedJob<BoardEntry>[]
  /** Parts that were dropped to find the nearest matches. */
  dropped: QueryPart[]
}

/**
 * Selects jobs within the distance and beyond it. Hours, pattern and type are dropped before the distance. The work itself is never
 * dropped to fill the list within: then that list is empty, and matches are listed beyond it.
 */
export function selectWithin(
  within: readonly BoardEntry[],
  beyond: readonly BoardEntry[],
  parts: readonly QueryPart[],
  isExact: boolean,
): NearSelection {
  const near = selectEntries(within, parts, isExact)
  const farExact = selectEntries(beyond, parts, true).jobs
  const losesWork = near.jobs.length === 0 || near.dropped.some(isOfWork)
  if (near.dropped.length === 0 && near.jobs.length > 0) return { within: near.jobs, beyond: farExact, dropped: [] }
  if (isExact || (losesWork && farExact.length > 0)) return { within: [], beyond: farExact, dropped: [] }
  if (near.jobs.length === 0) {
    const far = selectEntries(beyond, parts)
    return { within: [], beyond: far.jobs, dropped: far.jobs.length > 0 ? far.dropped : [] }
  }
  const remaining = parts.filter((part) => !near.dropped.includes(part))
  return {
    within: near.jobs,
    beyond: remaining.length > 0 ? selectEntries(beyond, remaining, true).jobs : [],
    dropped: near.dropped,
  }
}
