import { MOST_SUGGESTIONS, suggestSearches } from '@onward/contracts/jobs/search'
import type { Language } from '@onward/contracts/language'
import { type SuggestionTable, suggest } from '@onward/matching/search'
import type { ServiceKit } from '@onward/service-kit'
import type { BoardIndex } from '../board/board-index'
import { suggestionsOf } from './suggestions'
import { LARGE_BOARD, LARGE_BOARD_MS } from './vocabulary'

/** Public suggestions. They are made of public data, so it is read as the system. */
export function searchRoutes(kit: ServiceKit, index: BoardIndex): void {
  const tables = new Map<Language, { of: number; madeAt: number; table: SuggestionTable }>()

  kit.handle(suggestSearches, ({ query }) =>
    kit.db.withSystem(async (tx) => {
      const entries = await index.current(tx)
      const [revision, now] = [index.revision(), performance.now()]
      const known = tables.get(query.language)
      // Of a large board it takes a while, and its counts change little in a minute.
      const isRecent = known && (known.of === revision || (entries.size > LARGE_BOARD && now - known.madeAt < LARGE_BOARD_MS))
      const table = isRecent ? known.table : suggestionsOf(entries.values(), query.language)
      if (!isRecent) tables.set(query.language, { of: revision, madeAt: now, table })
      return { items: suggest(table, query.q, MOST_SUGGESTIONS) }
    }),
  )
}
