import { isRealWord, placeNamed, places, searchTerms } from '@onward/taxonomy'
import { type BaseVocabulary, createBaseVocabulary, type SearchVocabulary, withAdverts } from './vocabulary'

/** Smaller places are too many and too similar to correct spelling by. */
const SPELT_FROM = 10_000

let base: BaseVocabulary | undefined
/** The taxonomy's vocabulary: made once, by the first who asks. */
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
/** For texts that are read beside no adverts. */
export function baseSearchVocabulary(): SearchVocabulary {
  withoutAdverts ??= withAdverts(baseVocabulary(), { employers: [], titleWords: [], isInAdverts: () => false })
  return withoutAdverts
}
