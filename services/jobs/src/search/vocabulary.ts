import {
  type BaseVocabulary,
  createBaseVocabulary,
  type SearchableJob,
  type SearchVocabulary,
  withAdverts,
} from '@onward/matching/search'
import { isRealWord, occupationById, placeNamed, places, searchTerms } from '@onward/taxonomy'

/** Names of smaller places are too many and too alike for guessing at. */
const SPELT_FROM = 10_000

let base: BaseVocabulary | undefined
/** What every search knows: made once, by the first that asks. */
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
/** For searches that are not about adverts. */
export function baseSearchVocabulary(): SearchVocabulary {
  withoutAdverts ??= vocabularyOf([])
  return withoutAdverts
}

/** The same with the employers and titles of these adverts. */
export function vocabularyOf(jobs: Iterable<SearchableJob>): SearchVocabulary {
  const all = [...jobs]
  return withAdverts(baseVocabulary(), {
    employers: all.map(({ company }) => company),
    titles: all.map(({ title }) => title),
    isSaid: (stem) => all.filter(({ said }) => said.includes(` ${stem} `)).length > 1,
  })
}

/** Fields of work; "Other" holds what has nothing else in common. */
export const fieldsOf = (occupationIds: readonly string[]): string[] =>
  occupationIds.flatMap((id) => occupationById(id)?.field ?? []).filter((field) => field !== 'Other')
