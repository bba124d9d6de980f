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

/** What people type that is no job, and gets an answer of its own. Nothing is stored or inferred from it. */
export const SEARCH_TOPICS = [
  'record',
  'check',
  'benefits',
  'crisis',
  'urgent',
  'experience',
  'qualifications',
  'driving',
  'english',
  'visa',
  'health',
  'age',
  'cash',
] as const
export type SearchTopic = (typeof SEARCH_TOPICS)[number]

/** An answer above the results, ready to be read in the reader’s language. */
export const searchCard = v.object({
  topic: v.picklist(SEARCH_TOPICS),
  title: v.string(),
  text: v.string(),
  links: v.array(v.object({ text: v.string(), href: v.string() })),
})
export type SearchCard = v.InferOutput<typeof searchCard>

/** A way on from a search: another place, nearby towns, other words. `q` and `where` are the search behind a link. */
export const searchWay = v.object({
  kind: v.picklist(['place', 'towns', 'words']),
  label: v.string(),
  links: v.array(v.object({ text: v.string(), q: v.string(), where: v.string() })),
})
export type SearchWay = v.InferOutput<typeof searchWay>

/** How many of the jobs found are there, and what else there is. */
export const searchAround = {
  /** Of `total`, those at a workplace within the distance; the others are done from home. */
  near: v.optional(v.number(), 0),
  home: v.optional(v.number(), 0),
  /** "3 jobs for “carer” near Leeds": what was searched, and the jobs near alone. */
  heading: v.optional(v.string(), ''),
  /** "2 jobs from home"; empty without any. */
  homeHeading: v.optional(v.string(), ''),
  /** "5 jobs further away. The nearest:"; empty where they are not listed beside what is near. */
  nearestHeading: v.optional(v.string(), ''),
  ways: v.optional(v.array(searchWay), []),
  cards: v.optional(v.array(searchCard), []),
  /** The search without what is no job; null where it has nothing of that kind. Alerts store this. */
  plain: v.optional(v.nullable(v.string()), null),
}

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
