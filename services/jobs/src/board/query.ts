import type { BoardQuery } from '@onward/contracts/jobs/board'
import { matchGroup } from '@onward/contracts/jobs/match-scores'
import { asApplicant, type PreparedPerson, scoreOnly } from '@onward/matching'
import type { QueryPart, SelectedJob } from '@onward/matching/search'
import { type CursorKey, compareKeys } from '../cursor'
import type { BoardEntry } from './board-index'
import { selectWithin } from './selection'
import { isWithin, milesBeyond, needsPlace, type TravelLimit } from './travel'

export interface BoardSearch {
  query: Pick<BoardQuery, 'location' | 'type' | 'remote' | 'screenReader' | 'equipment' | 'sort' | 'saved' | 'further'>
  /** What `q` asks for, but for the place that `limit` counts from. */
  parts: readonly QueryPart[]
  /** Nothing of it is given up, whether something is found or not. */
  isExact?: boolean
  person: PreparedPerson | null
  limit: TravelLimit
  /** Whether `location` was read as a place; adverts that name it are looked for otherwise. */
  isPlaceKnown: boolean
  /** Calendar date: jobs past their closing date are not shown, even before the nightly work marks them. */
  today: string
  /** Only these, when given. */
  only: ReadonlySet<string> | null
  /** Jobs that the person dismissed. */
  without: ReadonlySet<string>
  /** Jobs that the person applied for, at any time. */
  applied?: ReadonlySet<string>
}
export interface Ranked {
  entry: BoardEntry
  score: number | null
  key: CursorKey
}

export interface RankedBoard {
  /** In the order of the search. */
  within: Ranked[]
  /** Nearest first; counted alone unless the search asks for it. */
  beyond: Ranked[]
  further: number
  /** Parts of the query that were given up to find anything. */
  dropped: QueryPart[]
}

function matchesFilters(entry: BoardEntry, search: BoardSearch, location: string): boolean {
  const { query } = search
  if (entry.closesOn !== null && entry.closesOn < search.today) return false
  if (search.only && !search.only.has(entry.id)) return false
  if (search.without.has(entry.id)) return false
  if (query.type !== 'all' && entry.type !== query.type) return false
  if (query.remote && !entry.features.includes('remote')) return false
  if (query.screenReader && !entry.features.includes('screen-reader-friendly')) return false
  if (query.equipment && !entry.features.includes('adaptive-equipment')) return false
  // A location that is no known place still finds adverts that name it.
  return !location || search.isPlaceKnown || entry.location.includes(location)
}

/**
 * Descending; what is not known is 0 and comes last. A search puts what fits it best before what scores best. Where nothing can be scored, the
 * nearest comes first.
 */
function sortKey(
  { query, limit }: BoardSearch,
  { job: entry, relevance }: SelectedJob<BoardEntry>,
  score: number | null,
): CursorKey {
  if (query.sort === 'most-recent') return [entry.postedAt, 0, 0, entry.id]
  if (query.sort === 'salary') return [entry.annualPay ?? 0, entry.postedAt, 0, entry.id]
  return [relevance, score ?? nearness(limit, entry), entry.postedAt, entry.id]
}
/** How many numbers a key has before the id. */
export const KEY_NUMBERS = 3

/** Descending, as all keys are: the nearest has the most left of it. */
const FARTHEST_MILES = 100_000
const nearness = (limit: TravelLimit, entry: BoardEntry): number =>
  Math.max(0, FARTHEST_MILES - milesBeyond(limit, entry.workplace))
const nearestFirst = (limit: TravelLimit, entry: BoardEntry): CursorKey => [nearness(limit, entry), entry.postedAt, 0, entry.id]

/**
 * Every job that fits, those within the distance in order. All of them are scored before any is cut; freshness breaks ties only. What a person
 * saved is listed wherever it is.
 */
export function rankBoard(entries: Iterable<BoardEntry>, search: BoardSearch): RankedBoard {
  const { person, limit, query } = search
  const location = query.location.toLowerCase()
  // Of nothing it is known that it lies beyond.
  const isFurtherKnown = !needsPlace(limit)
  const near: BoardEntry[] = []
  const far: BoardEntry[] = []
  for (const entry of entries) {
    if (!matchesFilters(entry, search, location)) continue
    if (query.saved || isWithin(limit, entry.workplace)) near.push(entry)
    else if (isFurtherKnown) far.push(entry)
  }
  const selected = selectWithin(near, far, search.parts, search.isExact ?? false)
  const scored = ({ id, match }: BoardEntry) =>
    person ? scoreOnly(search.applied?.has(id) ? asApplicant(person) : person, match) : null
  const inOrder = (a: Ranked, b: Ranked) => compareKeys(a.key, b.key)
  const within = selected.within.map((one): Ranked => {
    const score = scored(one.job)
    return { entry: one.job, score, key: sortKey(search, one, score) }
  })
  const beyond = query.further
    ? selected.beyond.map(({ job }): Ranked => ({ entry: job, score: scored(job), key: nearestFirst(limit, job) }))
    : []
  return {
    within: within.sort(inOrder),
    beyond: beyond.sort(inOrder),
    further: selected.beyond.length,
    dropped: selected.dropped,
  }
}

/** Jobs of each group; one that is listed although it lies beyond the distance is of none. */
export function countGroups(ranked: readonly Ranked[], limit: TravelLimit): { perfect: number; strong: number; growth: number } {
  const groups = { perfect: 0, strong: 0, growth: 0 }
  for (const { entry, score } of ranked) if (score !== null && isWithin(limit, entry.workplace)) groups[matchGroup(score)] += 1
  return groups
}

/** The page after `after`, by key and not by position: jobs added meanwhile neither repeat nor hide any. */
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
