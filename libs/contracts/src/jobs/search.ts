import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { LANGUAGES } from '../language'
import { optionalText } from '../text'

const service = 'jobs' as const

/** What one part of a search asks for; `text` is a word with none of the other meanings. */
export const QUERY_PART_KINDS = [
  'occupation',
  'skill',
  'licence',
  'hours',
  'pattern',
  'type',
  'place',
  'employer',
  'text',
] as const

/** One thing that a search asks for, shown as a chip that can be taken off. */
export const understoodPart = v.object({
  kind: v.picklist(QUERY_PART_KINDS),
  /** As typed, without its typing error. */
  text: v.string(),
  /** The search without it. */
  without: v.string(),
})
export type UnderstoodPart = v.InferOutput<typeof understoodPart>

/** What every list of jobs says of how it read the search. */
export const searchReading = {
  understood: v.array(understoodPart),
  /** The search without its typing errors, which were mended already, or with a town in place of a word that was dropped; else null. */
  didYouMean: v.nullable(v.string()),
  /** Parts that no job fits together with the others; the list is of those that fit the rest. */
  dropped: v.array(v.string()),
  /** What the list was found by where something was dropped: "receptionist". Empty otherwise, and where it is of the same field of work alone. */
  foundBy: v.string(),
}

export const SUGGESTION_KINDS = ['occupation', 'employer', 'skill', 'place'] as const
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]
export const MOST_SUGGESTIONS = 8
/** Asked at every letter typed; nothing of it is stored or logged. */
export const suggestSearches = endpoint({
  service,
  method: 'GET',
  path: '/search-suggestions',
  reads: ['job'],
  summary: 'What a search may be about, while it is typed',
  access: 'public',
  query: v.object({ q: optionalText(100), language: v.optional(v.picklist(LANGUAGES), 'en') }),
  response: v.object({
    items: v.pipe(v.array(v.object({ kind: v.picklist(SUGGESTION_KINDS), text: v.string() })), v.maxLength(MOST_SUGGESTIONS)),
  }),
  ratePerMinute: 240,
})

export const searchEndpoints = { suggestSearches }
