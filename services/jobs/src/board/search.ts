import type { BoardQuery } from '@onward/contracts/jobs/board'
import type { UnderstoodPart } from '@onward/contracts/jobs/search'
import { type QueryPart, type SearchVocabulary, type UnderstoodQuery, understandQuery } from '@onward/matching/search'

export interface ReadSearch {
  understood: UnderstoodQuery
  /** The parts of a search, except the place. */
  parts: QueryPart[]
  /** The place from which distances count: that of the location field, else the one that the search text names. */
  location: string
  /** The part of the search text that names that place. */
  place: QueryPart | null
}

const spelt = (part: QueryPart): string => part.corrected ?? part.text
/** A postcode as typed, because its district is smaller than its town. */
const locationOf = (part: Extract<QueryPart, { kind: 'place' }>): string => (/\d/.test(part.text) ? part.text : part.place.name)

/** Reads the board's search. A place in the text counts distances, unless the location field names one. */
export function readSearch(query: Pick<BoardQuery, 'q' | 'location'>, vocabulary: SearchVocabulary): ReadSearch {
  const understood = understandQuery(query.q, vocabulary)
  const place = query.location ? undefined : understood.parts.find((part) => part.kind === 'place')
  return {
    understood,
    parts: understood.parts.filter((part) => part !== place),
    location: place ? locationOf(place) : query.location,
    place: place ?? null,
  }
}

/** A suggestion for a word that no job fits; null otherwise. */
export const placeMeant = ({ maybePlace }: UnderstoodQuery, dropped: readonly QueryPart[]): string | null =>
  maybePlace && dropped.includes(maybePlace.part) ? maybePlace.query : null

/** How the search was understood, for the page. */
export function searchAnswer({ parts, didYouMean }: UnderstoodQuery, dropped: readonly QueryPart[]) {
  const remaining = parts.filter((part) => !dropped.includes(part))
  return {
    understood: parts.map((part): UnderstoodPart => ({ kind: part.kind, text: spelt(part), without: part.without })),
    didYouMean,
    dropped: dropped.map(spelt),
    foundBy: dropped.length > 0 ? remaining.map(spelt).join(' ') : '',
  }
}
