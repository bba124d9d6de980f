import { partsOf, readTable } from './data/read-table'
import { REAL_WORDS } from './data/tables'
import { occupations } from './occupations'
import { allSkills, namesOf } from './skills'

/** A phrase that people type for an occupation, skill or certificate. */
export interface SearchTerm {
  phrase: string
  occupationIds: readonly string[]
  skillIds: readonly string[]
  /** Whether its skills are licences or certificates. */
  isLicence: boolean
}

/** Everyday, regional and older names, tasks and short forms that are used in searches but not in CVs. */
const SEARCH_PHRASES = readTable('search-words.tsv', ['words', 'occupations', 'skills'])

/** Whether a word similar to a known one is itself an English word, and so no typing error. */
export const isRealWord = (word: string): boolean => REAL_WORDS.has(word)

let terms: readonly SearchTerm[] | undefined

/** All phrases known to search; everyday names come before titles and skills, and several entries may share one phrase. */
export function searchTerms(): readonly SearchTerm[] {
  terms ??= [
    ...SEARCH_PHRASES.flatMap(({ words, occupations: occupationIds, skills }) =>
      partsOf(words, '|').map((phrase) => ({
        phrase,
        occupationIds: partsOf(occupationIds, ' '),
        skillIds: partsOf(skills, ' '),
        isLicence: false,
      })),
    ),
    ...occupations.flatMap(({ id, name, aliases }) =>
      [name.en, name.cy, ...aliases].map((phrase) => ({ phrase, occupationIds: [id], skillIds: [], isLicence: false })),
    ),
    ...allSkills.flatMap((skill) =>
      namesOf(skill).map((phrase) => ({
        phrase,
        occupationIds: [],
        skillIds: [skill.id],
        isLicence: skill.kind !== 'skill',
      })),
    ),
  ]
  return terms
}
