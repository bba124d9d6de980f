import type { BoardQuery } from '@onward/contracts/jobs/board'
import { matchGroup } from '@onward/contracts/jobs/match-scores'
import { asApplicant, type PreparedPerson, scoreOnly } from '@onward/matching'
import { FIT, type QueryPart, type SelectedJob, workFit } from '@onward/matching/search'
import { type CursorKey, compareKeys } from '../cursor'
import type { BoardEntry } from './board-index'
import { type ByPlace, selectWithin } from './selection'
import { isWithin, milesBeyond, needsPlace, type TravelLimit } from './travel'

export interface BoardSearch {
  query: Pick<BoardQuery, 'location' | 'type' | 'remote' | 'screenReader' | 'equipment' | 'sort' | 'saved' | 'further'>
  /** The parts of `q`, except the place that `limit` counts from. */
  parts: readonly QueryPart[]
  /** No part of it is dropped, even when nothing is found. */
  isExact?: boolean
  person: PreparedPerson | null
  limit: TravelLimit
  /** Whether `location` is a known place; otherwise adverts that name it are searched. */
  isPlaceKnown: boolean
  /** Calendar date: jobs past their closing date are hidden, even before the nightly job marks them. */
  today: string
  /** When given, only these jobs. */
  only: ReadonlySet<string> | null
  /** Jobs that the person dismissed. */
  without: ReadonlySet<string>
  /** Leaves out jobs that what was typed rules out: see `fitsTopics`. */
  fits?: (entry: BoardEntry) => boolean
  /** Jobs that the person applied for, at any time. */
  applied?: ReadonlySet<string>
}
export interface Ranked {
  entry: BoardEntry
  score: number | null
  key: CursorKey
}

export interface RankedBoard {
  /** In the order of the search text; those from home come after those near, except in groups. */
  within: Ranked[]
  /** How many of `within` have a workplace within the distance; the others are done from home. */
  near: number
  /** Nearest first; only counted unless the search asks for them. */
  beyond: Ranked[]
  further: number
  /** Those beyond that fit the words best, in no order: a carer's, not a caretaker's. */
  far: readonly BoardEntry[]
  /** Whether those are of the occupation that was searched, and not only like it. */
  isSuch: boolean
  /** All that the filters leave, whatever the words. */
  all: ByPlace
  /** Parts of the query that were dropped to find anything. */
  dropped: QueryPart[]
}

function matchesFilters(entry: BoardEntry, search: BoardSearch, location: string): boolean {
  const { query } = search
  if (entry.closesOn !== null && entry.closesOn < search.today) return false
  if (search.only && !search.only.has(entry.id)) return false
  if (search.without.has(entry.id)) return false
  if (search.fits && !search.fits(entry)) return false
  if (query.type !== 'all' && entry.type !== query.type) return false
  if (query.remote && !entry.features.includes('remote')) return false
  if (query.screenReader && !entry.features.includes('screen-reader-friendly')) return false
  if (query.equipment && !entry.features.includes('adaptive-equipment')) return false
  // An unknown place still finds adverts that name it.
  return !location || search.isPlaceKnown || entry.location.includes(location)
}

/**
 * Sort keys, descending; unknown values are 0 and come last. A search sorts by relevance before score. Without scores the nearest
 * come first.
 */
function sortKey(
  { query, limit }: BoardSearch,
  { job: entry, relevance }: SelectedJob<BoardEntry>,
  score: number | null,
): [...numbers: number[], id: string] {
  if (query.sort === 'most-recent') return [entry.postedAt, 0, 0, entry.id]
  if (query.sort === 'salary') return [entry.annualPay ?? 0, entry.postedAt, 0, entry.id]
  return [relevance, score ?? nearness(limit, entry), entry.postedAt, entry.id]
}
/** The number of keys before the id: whether it is near, then those of `sortKey`. */
export const KEY_NUMBERS = 4

/** Distance as a descending key. */
const FARTHEST_MILES = 100_000
const nearness = (limit: TravelLimit, entry: BoardEntry): number =>
  Math.max(0, FARTHEST_MILES - milesBeyond(limit, entry.workplace))
const nearestFirst = (limit: TravelLimit, entry: BoardEntry): CursorKey => [
  0,
  nearness(limit, entry),
  entry.postedAt,
  0,
  entry.id,
]

/** Jobs of that occupation where there are any, else those that fit next best. */
function bestOf(found: readonly SelectedJob<BoardEntry>[], parts: readonly QueryPart[]): Pick<RankedBoard, 'far' | 'isSuch'> {
  const most = found.reduce((best, { relevance }) => Math.max(best, workFit(relevance)), 0)
  return {
    far: found.filter(({ relevance }) => workFit(relevance) >= Math.min(most, FIT.occupation)).map(({ job }) => job),
    isSuch: most >= FIT.occupation || !parts.some(({ kind }) => kind === 'occupation'),
  }
}

/** The first so many of these, the nearest first. */
export const nearestOf = (far: readonly BoardEntry[], limit: TravelLimit, most: number): BoardEntry[] =>
  far
    .map((entry) => ({ entry, key: nearestFirst(limit, entry) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .slice(0, most)
    .map(({ entry }) => entry)

/** Whether the list is shown in its groups by score, where jobs from home stand among the others. */
export const isGrouped = ({ query, parts }: Pick<BoardSearch, 'query' | 'parts'>): boolean =>
  query.sort === 'best-match' && parts.length === 0 && !query.further

/**
 * Every job that fits; those within the distance in order. All are scored before the list is cut; age only breaks ties. Saved jobs
 * are listed whatever their distance.
 */
export function rankBoard(entries: Iterable<BoardEntry>, search: BoardSearch): RankedBoard {
  const { person, limit, query } = search
  const location = query.location.toLowerCase()
  // While the person's place is unknown, no job is known to lie beyond.
  const isFurtherKnown = !needsPlace(limit)
  const byPlace = { near: [] as BoardEntry[], home: [] as BoardEntry[], far: [] as BoardEntry[] }
  for (const entry of entries) {
    if (!matchesFilters(entry, search, location)) continue
    const { workplace } = entry
    if (query.saved || isWithin(limit, { ...workplace, remote: false })) byPlace.near.push(entry)
    else if (workplace.remote) byPlace.home.push(entry)
    else if (isFurtherKnown) byPlace.far.push(entry)
  }
  const selected = selectWithin(byPlace, search.parts, search.isExact ?? false)
  const near = new Set(byPlace.near)
  const isInGroups = isGrouped(search)
  const scored = ({ id, match }: BoardEntry) =>
    person ? scoreOnly(search.applied?.has(id) ? asApplicant(person) : person, match) : null
  const inOrder = (a: Ranked, b: Ranked) => compareKeys(a.key, b.key)
  const within = selected.within.map((one): Ranked => {
    const score = scored(one.job)
    return { entry: one.job, score, key: [Number(isInGroups || near.has(one.job)), ...sortKey(search, one, score)] }
  })
  const beyond = query.further
    ? selected.beyond.map(({ job }): Ranked => ({ entry: job, score: scored(job), key: nearestFirst(limit, job) }))
    : []
  return {
    within: within.sort(inOrder),
    beyond: beyond.sort(inOrder),
    near: within.filter(({ entry }) => near.has(entry)).length,
    further: selected.beyond.length,
    ...bestOf(selected.beyond, search.parts),
    all: byPlace,
    dropped: selected.dropped,
  }
}

/** The number of jobs in each group; a listed job beyond the distance belongs to none. */
export function countGroups(ranked: readonly Ranked[], limit: TravelLimit): { perfect: number; strong: number; growth: number } {
  const groups = { perfect: 0, strong: 0, growth: 0 }
  for (const { entry, score } of ranked) if (score !== null && isWithin(limit, entry.workplace)) groups[matchGroup(score)] += 1
  return groups
}

/** The page after the key `after`; new jobs neither repeat nor hide any. */
export function pageAfter(ranked: readonly Ranked[], after: CursorKey | null, limit: number): { page: Ranked[]; more: boolean } {
  let start = 0
  if (after) {
    let end = ranked.length
    while (start < end) {
      const middle = (start + end) >> 1
      const key = ranked[middle]?.key
      if (key && compareKeys(key, after) <= 0) start = middle + 1
      else end = middle
    }
  }
  return { page: ranked.slice(start, start + limit), more: ranked.length > start + limit }
}
