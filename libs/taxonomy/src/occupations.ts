import { NOT_TITLES } from './data/false-matches'
import { ORDINARY_TITLES } from './data/ordinary-words'
import { CORE_DUTIES, OCCUPATION_ROWS } from './data/tables'
import { PhraseIndex } from './phrase-index'

export interface Occupation {
  id: string
  name: { en: string; cy: string }
  /** Field of work, as in the profile's "preferred job types". */
  field: string
  aliases: readonly string[]
  /** Ids of skills that adverts for it usually ask for. */
  requiredSkills: readonly string[]
  usefulSkills: readonly string[]
}

export const occupations: readonly Occupation[] = OCCUPATION_ROWS.map(([id, en, cy, field, aliases, required, useful]) => ({
  id,
  name: { en, cy },
  field,
  aliases: aliases === '' ? [] : aliases.split('|'),
  requiredSkills: required.split(' '),
  usefulSkills: useful.split(' '),
}))

let byId: Map<string, Occupation> | undefined
let index: PhraseIndex | undefined

export function occupationById(id: string): Occupation | undefined {
  byId ??= new Map(occupations.map((occupation) => [occupation.id, occupation]))
  return byId.get(id)
}

/** Months in a job after which `core` counts as well as `always`. */
const SOME_MONTHS = 3

/** Skills that every holder of a job has. `months`: how long it was held; null when unknown. */
export function coreSkills(occupationId: string, months: number | null): readonly string[] {
  const { always, later } = CORE_DUTIES[occupationId] ?? { always: [], later: [] }
  return months === null || months >= SOME_MONTHS ? [...always, ...later] : always
}

export interface OccupationMatch {
  occupationId: string
  /** UTF-16 offsets into the text. */
  start: number
  end: number
  surface: string
}

/** Job titles that the text names, in order of appearance. */
export function findOccupations(text: string): OccupationMatch[] {
  index ??= new PhraseIndex(
    occupations.flatMap((o) => [o.name.en, o.name.cy, ...o.aliases].map((phrase) => [o.id, phrase] as const)),
    NOT_TITLES.flatMap((phrases) => phrases.split('|')),
    ORDINARY_TITLES,
  )
  return index.find(text).map(({ id, ...where }) => ({ occupationId: id, ...where }))
}
