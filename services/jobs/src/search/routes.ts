import { type ListedJob, MOST_SUGGESTIONS, searchPublicJobs, suggestSearches } from '@onward/contracts/jobs/search'
import type { Language } from '@onward/contracts/language'
import { type SearchVocabulary, type SuggestionTable, suggest } from '@onward/matching/search'
import type { ServiceKit } from '@onward/service-kit'
import { findPlaces, placeLabel } from '@onward/taxonomy'
import type { BoardIndex } from '../board/board-index'
import { KEY_NUMBERS, pageAfter, rankBoard } from '../board/query'
import { readSearch, searchAnswer } from '../board/search'
import { boardJobs } from '../board/store'
import { limitOf, ownLimit, travelTo } from '../board/travel'
import { readCursor, writeCursor } from '../cursor'
import { dayOf } from '../day'
import { suggestionsOf } from './suggestions'

const LIST = 'public-search'
const NOBODY = new Set<string>()

/** Searching without an account. Everything here is public, so it is read as the system. */
export function searchRoutes(kit: ServiceKit, index: BoardIndex): void {
  const tables = new Map<Language, { of: SearchVocabulary; table: SuggestionTable }>()

  kit.handle(suggestSearches, ({ query }) =>
    kit.db.withSystem(async (tx) => {
      const entries = await index.current(tx)
      const vocabulary = index.vocabulary()
      const known = tables.get(query.language)
      // A new vocabulary means that the jobs have changed.
      const table = known?.of === vocabulary ? known.table : suggestionsOf(entries.values(), query.language)
      tables.set(query.language, { of: vocabulary, table })
      return { items: suggest(table, query.q, MOST_SUGGESTIONS) }
    }),
  )

  kit.handle(searchPublicJobs, ({ query, now }) =>
    kit.db.withSystem(async (tx) => {
      const entries = await index.current(tx)
      const { understood, parts, location } = readSearch(query, index.vocabulary())
      const found = location ? findPlaces(location) : []
      const place = found[0] ?? null
      const limit = limitOf({ ...query, location }, { place, own: { ...ownLimit(null), miles: null } })
      const after = readCursor(LIST, KEY_NUMBERS, query.cursor)
      const today = dayOf(now)
      const filters = { type: 'all', remote: false, screenReader: false, equipment: false, saved: false, further: false } as const
      const { within, further, dropped } = rankBoard(entries.values(), {
        query: { ...filters, location, sort: 'best-match' },
        parts,
        person: null,
        limit,
        isPlaceKnown: place !== null,
        today,
        only: null,
        without: NOBODY,
      })
      const { page, more } = pageAfter(within, after && [...after.numbers, after.id], query.limit)
      const last = page.at(-1)
      const ids = page.map(({ entry }) => entry.id)
      const jobs = await boardJobs(tx, ids, null, today)
      const milesOf = new Map(page.map(({ entry }) => [entry.id, travelTo(limit, entry.workplace)?.miles ?? null]))
      return {
        items: jobs.map(
          ({ id, title, company, location: town, pay, salary, type, isRemoteAvailable, postedAt, closesOn }): ListedJob => ({
            id,
            title,
            company,
            location: town,
            pay,
            salary,
            type,
            isRemoteAvailable,
            postedAt,
            closesOn,
            miles: milesOf.get(id) ?? null,
          }),
        ),
        nextCursor: more && last ? writeCursor(LIST, last.key) : null,
        total: within.length,
        places: found.map(placeLabel),
        further,
        ...searchAnswer(understood, dropped),
      }
    }),
  )
}
