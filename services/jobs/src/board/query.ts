import type { BoardQuery } from '@onward/contracts/jobs/board'
import { matchGroup } from '@onward/contracts/jobs/match-scores'
import { type Position, type PreparedPerson, scoreOnly } from '@onward/matching'
import { milesBetween } from '@onward/taxonomy'
import { type CursorKey, compareKeys } from '../cursor'
import type { BoardEntry } from './board-index'

export interface BoardSearch {
  query: Pick<BoardQuery, 'q' | 'location' | 'within' | 'type' | 'remote' | 'screenReader' | 'equipment' | 'sort'>
  person: PreparedPerson | null
  /** What `location` was read as; null when it is empty or unknown. */
  place: Position | null
  /** Calendar date: jobs past their closing date are not shown, even before the nightly work marks them. */
  today: string
  /** Only these, when given. */
  only: ReadonlySet<string> | null
  /** Jobs that the person dismissed. */
  without: ReadonlySet<string>
}
export interface Ranked {
  entry: BoardEntry
  score: number | null
  key: CursorKey
}

const DEFAULT_MILES = 20

/** Where distances are counted from: the place searched for, else where the person lives. */
export const originOf = (search: { place: Position | null; person: { position: Position | null } | null }): Position | null =>
  search.place ?? search.person?.position ?? null

function matchesFilters(entry: BoardEntry, search: BoardSearch, words: string, location: string, miles: number | null): boolean {
  const { query } = search
  if (entry.closesOn !== null && entry.closesOn < search.today) return false
  if (search.only && !search.only.has(entry.id)) return false
  if (search.without.has(entry.id)) return false
  if (query.type !== 'all' && entry.type !== query.type) return false
  if (query.remote && !entry.features.includes('remote')) return false
  if (query.screenReader && !entry.features.includes('screen-reader-friendly')) return false
  if (query.equipment && !entry.features.includes('adaptive-equipment')) return false
  if (words && !entry.title.includes(words) && !entry.company.includes(words)) return false
  // A location that is no known place still finds adverts that name it.
  if (location && !search.place && !entry.location.includes(location)) return false
  if (miles !== null) {
    const origin = originOf(search)
    if (origin && (!entry.position || milesBetween(origin, entry.position) > miles)) return false
  }
  return true
}

function sortKey(sort: BoardQuery['sort'], entry: BoardEntry, score: number | null): CursorKey {
  if (sort === 'most-recent') return [entry.postedAt, 0, entry.id]
  // Unknown pay sorts last.
  if (sort === 'salary') return [entry.annualPay ?? -1, entry.postedAt, entry.id]
  return [score ?? -1, entry.postedAt, entry.id]
}

/** Every job that fits, in order. All are scored before any is cut; freshness breaks ties only. */
export function rankBoard(entries: Iterable<BoardEntry>, search: BoardSearch): Ranked[] {
  const { person } = search
  const words = search.query.q.toLowerCase()
  const location = search.query.location.toLowerCase()
  const within = search.query.within ?? (search.place ? String(DEFAULT_MILES) : 'any')
  const miles = within === 'any' ? null : Number(within)
  const ranked: Ranked[] = []
  for (const entry of entries) {
    if (!matchesFilters(entry, search, words, location, miles)) continue
    const score = person ? scoreOnly(person, entry.match) : null
    ranked.push({ entry, score, key: sortKey(search.query.sort, entry, score) })
  }
  return ranked.sort((a, b) => compareKeys(a.key, b.key))
}

export function countGroups(ranked: readonly Ranked[]): { perfect: number; strong: number; growth: number } {
  const groups = { perfect: 0, strong: 0, growth: 0 }
  for (const { score } of ranked) if (score !== null) groups[matchGroup(score)] += 1
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
