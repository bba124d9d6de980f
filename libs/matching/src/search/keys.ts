import { textsOf } from '@onward/taxonomy/tokenise'
import type { SearchableJob } from './fit'
import type { QueryPart } from './understand-query'
import { stemOf } from './vocabulary'

/** The key of a search that may find any advert. */
export const ANY_KEY = '*'

const longestStem = (words: readonly string[]): string[] => {
  const [longest] = words.map(stemOf).sort((a, b) => b.length - a.length)
  return longest ? [`s:${longest}`] : []
}

/** Keys of one part: an advert that fits it has one of them. Null for a part that is of no work. */
function keysOfPart(part: QueryPart): string[] | null {
  switch (part.kind) {
    case 'occupation':
    case 'skill':
    case 'licence':
      return [...longestStem(part.words), ...part.occupationIds.map((id) => `o:${id}`), ...part.skillIds.map((id) => `k:${id}`)]
    case 'text':
      return [...longestStem(part.words), ...part.occupationIds.map((id) => `o:${id}`)]
    case 'employer':
      return longestStem(textsOf(part.text))
    default:
      return null
  }
}

/**
 * Keys under which an exact search stands in an index: an advert that it finds has one of them (`keysOfJob`), with the employers and
 * titles of today and of later days. `isRealWord`: whether a word is no typing error.
 */
export function keysOfParts(parts: readonly QueryPart[], isRealWord: (word: string) => boolean): string[] {
  // A word without a meaning may get one by the next employer's name, and a corrected one may prove to be right.
  const mayChange = (part: QueryPart) => part.corrected !== null || (part.kind === 'text' && !part.words.every(isRealWord))
  if (parts.some(mayChange)) return [ANY_KEY]
  const work = parts.find(({ kind }) => kind === 'occupation' || kind === 'skill' || kind === 'licence')
  // Of several words alone, one that is found in texts only may be left out.
  const keys = (work ? [work] : parts).flatMap((part) => keysOfPart(part) ?? [])
  return keys.length > 0 ? [...new Set(keys)] : [ANY_KEY]
}

/** The keys of an advert, some of them more than once. */
export function* keysOfJob(job: SearchableJob): Generator<string> {
  for (const stem of job.stems.split(' ')) if (stem) yield `s:${stem}`
  for (const stem of job.titleStems) yield `s:${stem}`
  for (const stem of job.companyStems) yield `s:${stem}`
  for (const id of job.occupationIds) yield `o:${id}`
  for (const id of job.skillIds) yield `k:${id}`
}
