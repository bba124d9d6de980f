import type { Language } from '@onward/contracts/language'
import { type Suggestible, type SuggestionTable, suggestionTable } from '@onward/matching/search'
import { occupations, places, searchTerms, skillById } from '@onward/taxonomy'
import type { BoardEntry } from '../board/board-index'

/** Towns from this population on are always suggested, smaller places only with jobs. */
const TOWN_FROM = 5_000
/** "Plumber’s mate", "Trainee butcher": people type the occupation alone. */
const BESIDE = /^(?:trainee|junior|commis) |[’']s (?:mate|assistant)$/i

function counted(ids: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Everyday names by occupation; a name belongs to its first meaning. */
let everydayNames: ReadonlyMap<string, readonly string[]> | undefined
function otherNamesOf(occupationId: string): readonly string[] {
  if (!everydayNames) {
    const names = new Map<string, string[]>()
    for (const { phrase, occupationIds } of searchTerms()) {
      const [first] = occupationIds
      if (first !== undefined) names.set(first, [...(names.get(first) ?? []), phrase])
    }
    everydayNames = names
  }
  return everydayNames.get(occupationId) ?? []
}

/** The taxonomy has English and Welsh names; other languages use the English ones. */
const namedIn = (name: Readonly<Partial<Record<Language, string>> & { en: string }>, language: Language): string =>
  name[language] ?? name.en

/** All suggestions in one language, each with its number of open jobs. Made of adverts and the taxonomy, never of people. */
export function suggestionsOf(entries: Iterable<BoardEntry>, language: Language): SuggestionTable {
  const open = [...entries]
  const byOccupation = counted(open.flatMap(({ match }) => match.occupationIds))
  const byEmployer = counted(open.map(({ company }) => company))
  const bySkill = counted(open.flatMap(({ searchable }) => [...searchable.skillIds]))
  const byPlace = counted(open.map(({ location }) => location))
  const all: Suggestible[] = [
    ...occupations.map(({ id, name, aliases }): Suggestible => {
      const about = name.en.replace(BESIDE, '')
      const label = language === 'en' && aliases.includes(about.toLowerCase()) ? capital(about) : namedIn(name, language)
      return { kind: 'occupation', text: label, otherNames: otherNamesOf(id), jobs: byOccupation.get(id) ?? 0, size: 0 }
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
