import { textsOf } from '@onward/taxonomy/wording'
import type { QueryPart } from './understand-query'
import { stemOf } from './vocabulary'

/** What an employer's search compares of a person: what the person brings to work, and nothing else. */
export interface SearchablePerson {
  occupationIds: readonly string[]
  skillIds: readonly string[]
  /** Names of these skills. */
  skillNames: readonly string[]
}
type Searched = Extract<QueryPart, { words: readonly string[] }>

/** The parts of a query that people are searched by: where they live and when they can work have filters of their own. */
export const partsOfPeople = (parts: readonly QueryPart[]): Searched[] =>
  parts.filter((part): part is Searched => 'words' in part)

/** Whether a person has held or can do all of it. */
export const fitsPerson = (person: SearchablePerson, parts: readonly Searched[]): boolean =>
  parts.every((part) => {
    if (part.occupationIds.some((id) => person.occupationIds.includes(id))) return true
    if (part.kind !== 'text') return part.skillIds.some((id) => person.skillIds.includes(id))
    const stems = new Set(person.skillNames.flatMap(textsOf).map(stemOf))
    return part.words.every((word) => stems.has(stemOf(word)))
  })
