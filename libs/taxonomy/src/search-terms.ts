import { partsOf, readTable } from './data/read-table'
import { REAL_WORDS } from './data/tables'
import { occupations } from './occupations'
import { allSkills, wordings } from './skills'

/** What people type for occupations, skills and papers. */
export interface SearchTerm {
  wording: string
  occupationIds: readonly string[]
  skillIds: readonly string[]
  /** Whether its skills are papers: licences and certificates. */
  isLicence: boolean
}

/** Everyday, regional and older names, tasks and short forms that stand in no CV for what they mean in a search. */
const SEARCH_WORDS = readTable('search-words.tsv', ['words', 'occupations', 'skills'])

/** An English word that is one letter from a word of the wordings, and no typing error for it. */
export const isRealWord = (word: string): boolean => REAL_WORDS.has(word)

let terms: readonly SearchTerm[] | undefined

/** All that a search knows by name: search words before titles and wordings, of which several may share one. */
export function searchTerms(): readonly SearchTerm[] {
  terms ??= [
    ...SEARCH_WORDS.flatMap(({ words, occupations: occupationIds, skills }) =>
      partsOf(words, '|').map((wording) => ({
        wording,
        occupationIds: partsOf(occupationIds, ' '),
        skillIds: partsOf(skills, ' '),
        isLicence: false,
      })),
    ),
    ...occupations.flatMap(({ id, name, aliases }) =>
      [name.en, name.cy, ...aliases].map((wording) => ({ wording, occupationIds: [id], skillIds: [], isLicence: false })),
    ),
    ...allSkills.flatMap((skill) =>
      wordings(skill).map((wording) => ({
        wording,
        occupationIds: [],
        skillIds: [skill.id],
        isLicence: skill.kind !== 'skill',
      })),
    ),
  ]
  return terms
}
