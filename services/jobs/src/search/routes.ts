import { MOST_SUGGESTIONS, suggestSearches } from '@onward/contracts/jobs/search'
import type { Language } from '@onward/contracts/language'
import { type SearchVocabulary, type SuggestionTable, suggest } from '@onward/matching/search'
import type { ServiceKit } from '@onward/service-kit'
import type { BoardIndex } from '../board/board-index'
import { suggestionsOf } from './suggestions'

/** Public suggestions. They are made of public data, so it is read as the system. */
export function searchRoutes(kit: ServiceKit, index: BoardIndex): void {
  const tables = new Map<Language, { of: SearchVocabulary; table: SuggestionTable }>()

  kit.handle(suggestSearches, ({ query }) =>
    kit.db.withSystem(async (tx) => {
      const entries = await index.current(tx)
      const vocabulary = index.vocabulary()
      const known = tables.get(query.language)
      // The vocabulary is a new object whenever jobs have changed.
      const table = known?.of === vocabulary ? known.table : suggestionsOf(entries.values(), query.language)
      tables.set(query.language, { of: vocabulary, table })
      return { items: suggest(table, query.q, MOST_SUGGESTIONS) }
    }),
  )
}
