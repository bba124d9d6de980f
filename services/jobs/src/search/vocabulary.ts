import {
  type BaseVocabulary,
  createBaseVocabulary,
  type SearchableJob,
  type SearchVocabulary,
  withAdverts,
} from '@onward/matching/search'
import { isRealWord, occupationById, placeNamed, places, searchTerms } from '@onward/taxonomy'

/** Smaller places are too many and too similar to correct spelling by. */
const SPELT_FROM = 10_000

let base: BaseVocabulary | undefined
/** The vocabulary of every search: made once, by the first one. */
export function baseVocabulary(): BaseVocabulary {
  base ??= createBaseVocabulary({
    terms: searchTerms(),
    place: placeNamed,
    placeNames: places.filter(({ population }) => population >= SPELT_FROM).map(({ name }) => name),
    isRealWord,
  })
  return base
}

let withoutAdverts: SearchVocabulary | undefined
/** For searches without adverts. */
export function baseSearchVocabulary(): SearchVocabulary {
  withoutAdverts ??= vocabularyOf([])
  return withoutAdverts
}

/** The same with employers and titles of these adverts. */
export function vocabularyOf(jobs: Iterable<SearchableJob>): SearchVocabulary {
  const all = [...jobs]
  return withAdverts(baseVocabulary(), {
    employers: all.map(({ company }) => company),
    titles: all.map(({ title }) => title),
    isInAdverts: (stem) => all.filter(({ stems }) => stems.includes(` ${stem} `)).length > 1,
  })
}

/** Fields of work of occupations; "Other" is left out, because its occupations have nothing in common. */
export const fieldsOf = (occupationIds: readonly string[]): string[] =>
  occupationIds.flatMap((id) => occupationById(id)?.field ?? []).filter((field) => field !== 'Other')
