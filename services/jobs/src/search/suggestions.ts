import type { Language } from '@onward/contracts/language'
import { type Suggestible, type SuggestionTable, suggestionTable } from '@onward/matching/search'
import { occupations, places, searchTerms, skillById } from '@onward/taxonomy'
import type { BoardEntry } from '../board/board-index'

/** Smaller places are suggested where there is a job. */
const TOWN_FROM = 5_000
/** "Plumber’s mate", "Trainee butcher": people type what these are about. */
const BESIDE = /^(?:trainee|junior|commis) |[’']s (?:mate|assistant)$/i

function counted(ids: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Everyday names by occupation: the first that their words mean. */
let everydayNames: ReadonlyMap<string, readonly string[]> | undefined
function otherNamesOf(occupationId: string): readonly string[] {
  if (!everydayNames) {
    const names = new Map<string, string[]>()
    for (const { wording, occupationIds } of searchTerms()) {
      const [first] = occupationIds
      if (first !== undefined) names.set(first, [...(names.get(first) ?? []), wording])
    }
    everydayNames = names
  }
  return everydayNames.get(occupationId) ?? []
}

/** The taxonomy has English and Welsh names; another language reads the English ones. */
const namedIn = (name: Readonly<Partial<Record<Language, string>> & { en: string }>, language: Language): string =>
  name[language] ?? name.en

/** What may be suggested in one language, with the open jobs of each. Names of adverts and of the taxonomy alone: nothing of any person. */
export function suggestionsOf(entries: Iterable<BoardEntry>, language: Language): SuggestionTable {
  const open = [...entries]
  const byOccupation = counted(open.flatMap(({ match }) => match.occupationIds))
  const byEmployer = counted(open.map(({ company }) => company))
  const bySkill = counted(open.flatMap(({ searchable }) => [...searchable.skillIds]))
  const byPlace = counted(open.map(({ location }) => location))
  const all: Suggestible[] = [
    ...occupations.map(({ id, name, aliases }): Suggestible => {
      const about = name.en.replace(BESIDE, '')
      const shown = language === 'en' && aliases.includes(about.toLowerCase()) ? capital(about) : namedIn(name, language)
      return { kind: 'occupation', text: shown, otherNames: otherNamesOf(id), jobs: byOccupation.get(id) ?? 0, size: 0 }
    }),
    ...[...byEmployer].map(([text, jobs]): Suggestible => ({ kind: 'employer', text, otherNames: [], jobs, size: 0 })),
    ...[...bySkill].flatMap(([id, jobs]): Suggestible[] => {
      const skill = skillById(id)
      return skill ? [{ kind: 'skill', text: namedIn(skill.name, language), otherNames: skill.aliases, jobs, size: 0 }] : []
    }),
    ...places.flatMap(({ name, population }): Suggestible[] => {
      const jobs = byPlace.get(name.toLowerCase()) ?? 0
      return population >= TOWN_FROM || jobs > 0 ? [{ kind: 'place', text: name, otherNames: [], jobs, size: population }] : []
    }),
  ]
  return suggestionTable(all)
}
