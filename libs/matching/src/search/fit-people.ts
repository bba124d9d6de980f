import { textsOf } from '@onward/taxonomy/tokenise'
import type { QueryPart } from './understand-query'
import { stemOf } from './vocabulary'

/** What an employer's search may compare: only what the person brings to work. */
export interface SearchablePerson {
  occupationIds: readonly string[]
  skillIds: readonly string[]
  /** The names of these skills. */
  skillNames: readonly string[]
}
type Searched = Extract<QueryPart, { words: readonly string[] }>

/** The query parts that apply to people; place and hours have their own filters. */
export const partsOfPeople = (parts: readonly QueryPart[]): Searched[] =>
  parts.filter((part): part is Searched => 'words' in part)

/** Whether the person's occupations or skills fit every part. */
export const fitsPerson = (person: SearchablePerson, parts: readonly Searched[]): boolean =>
  parts.every((part) => {
    if (part.occupationIds.some((id) => person.occupationIds.includes(id))) return true
    if (part.kind !== 'text') return part.skillIds.some((id) => person.skillIds.includes(id))
    const stems = new Set(person.skillNames.flatMap(textsOf).map(stemOf))
    return part.words.every((word) => stems.has(stemOf(word)))
  })
