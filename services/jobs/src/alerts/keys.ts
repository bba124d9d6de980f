import type { AlertSearch } from '@onward/contracts'
import { keysOfParts, type SearchVocabulary } from '@onward/matching/search'
import { isRealWord } from '@onward/taxonomy'
import { readSearch } from '../board/search'

/** Keys of an alert's search: an advert that it finds has one of them. */
export const keysOfSearch = ({ q, location }: Pick<AlertSearch, 'q' | 'location'>, vocabulary: SearchVocabulary): string[] =>
  keysOfParts(readSearch({ q, location }, vocabulary).parts, isRealWord)
