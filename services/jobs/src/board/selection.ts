import { bestFits, type FittedJob, fitJobs, type QueryPart, type SelectedJob, selectFitted } from '@onward/matching/search'
import { milesBetween } from '@onward/taxonomy'
import { fieldsOf } from '../search/vocabulary'
import type { BoardEntry } from './board-index'

const options = {
  searchable: ({ searchable }: BoardEntry) => searchable,
  milesTo: ({ workplace }: BoardEntry, place: { lat: number; lon: number }) =>
    workplace.position && milesBetween(workplace.position, place),
  fieldsOf,
}

const isOfWork = ({ kind }: QueryPart): boolean => kind !== 'hours' && kind !== 'pattern' && kind !== 'type' && kind !== 'place'

/** Jobs by where their work is. */
export interface ByPlace {
  /** At a workplace within the distance. */
  near: readonly BoardEntry[]
  /** Done from home, for a workplace that is not. */
  home: readonly BoardEntry[]
  far: readonly BoardEntry[]
}
export interface NearSelection {
  within: SelectedJob<BoardEntry>[]
  beyond: SelectedJob<BoardEntry>[]
  /** Parts that were dropped to find the nearest matches. */
  dropped: QueryPart[]
}

/**
 * Selects jobs within the distance, those from home among them, and beyond it. How well words fit is judged among all of them, so that a word
 * in an advert's text does not pass for the work because nothing better is near. Hours, pattern and type are dropped before the distance, where
 * workplaces and words remain. The work itself is never dropped to fill the list within: then matches are listed beyond it.
 */
export function selectWithin({ near, home, far }: ByPlace, parts: readonly QueryPart[], isExact: boolean): NearSelection {
  const here = fitJobs([...near, ...home], parts, options)
  const there = fitJobs(far, parts, options)
  const best = bestFits([...here, ...there], parts)
  const exact = (rows: readonly FittedJob<BoardEntry>[]) =>
    selectFitted(rows, parts, { ...options, best, isExact, isStrict: true }).jobs
  const exactHere = exact(here)
  const exactThere = exact(there)
  if (isExact || exactHere.length > 0) return { within: exactHere, beyond: exactThere, dropped: [] }
  const { jobs, dropped } = selectFitted(here, parts, { ...options, best })
  const places = new Set(near)
  const keepsWork = dropped.length < parts.length && !dropped.some(isOfWork) && jobs.some(({ job }) => places.has(job))
  if (!keepsWork && exactThere.length > 0) return { within: [], beyond: exactThere, dropped: [] }
  if (jobs.length === 0) {
    const further = selectFitted(there, parts, { ...options, best })
    return { within: [], beyond: further.jobs, dropped: further.jobs.length > 0 ? further.dropped : [] }
  }
  const kept = parts.flatMap((part, i) => (dropped.includes(part) ? [] : i))
  const rest = kept.flatMap((i) => parts[i] ?? [])
  const ofKept = (fits: readonly number[]) => kept.map((i) => fits[i] ?? 0)
  const remaining = there.map(({ job, fits }) => ({ job, fits: ofKept(fits) }))
  const beyond = rest.length > 0 ? selectFitted(remaining, rest, { ...options, best: ofKept(best), isStrict: true }).jobs : []
  return { within: jobs, beyond, dropped }
}
