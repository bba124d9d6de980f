import type { Skill, SkillKind } from '../skill'
import { partsOf, readTable } from './read-table'
import { spoken } from './spoken'

/** The alias `spoken:Welsh` stands for all ways to write that one speaks Welsh. */
const SPOKEN = 'spoken:'
export const SKILLS: readonly Skill[] = readTable('skills.tsv', ['id', 'kind', 'en', 'cy', 'aliases', 'related']).map((row) => ({
  id: row.id,
  name: { en: row.en, cy: row.cy },
  aliases: partsOf(row.aliases, '|').flatMap((phrase) =>
    phrase.startsWith(SPOKEN) ? spoken(phrase.slice(SPOKEN.length)) : phrase,
  ),
  related: partsOf(row.related, ' '),
  kind: row.kind as SkillKind,
}))

/**
 * Skills that a skill or certificate always implies. Only implications without a known exception: somebody who drove lorries may have lost the
 * licence. Skills that often go together are `related`.
 */
export const IMPLIED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readTable('implied.tsv', ['skill', 'implies']).map(({ skill, implies }) => [skill, partsOf(implies, ' ')]),
)

type OccupationRow = readonly [
  id: string,
  en: string,
  cy: string,
  field: string,
  titles: string,
  required: string,
  useful: string,
]
/** `field`: one of the profile's "preferred job types". Titles are separated by `|`, skills that adverts ask for by spaces. */
export const OCCUPATION_ROWS: readonly OccupationRow[] = readTable('occupations.tsv', [
  'id',
  'en',
  'cy',
  'field',
  'titles',
  'required',
  'useful',
]).map((row) => [row.id, row.en, row.cy, row.field, row.titles, row.required, row.useful])

/**
 * Skills that every holder of a job uses, and those learnt after some months. Stricter than what adverts ask for: no certificates, nothing that half
 * of the holders never do, no quality of the work (teamwork, communication, a calm head).
 */
export const CORE_DUTIES: Readonly<Record<string, { always: readonly string[]; later: readonly string[] }>> = Object.fromEntries(
  readTable('core-duties.tsv', ['occupation', 'always', 'later']).map(({ occupation, always, later }) => [
    occupation,
    { always: partsOf(always, ' '), later: partsOf(later, ' ') },
  ]),
)

/**
 * Skill, verbs and objects, each separated by `|`. Any form of a verb counts, and an object in the singular or plural, up to a few words later.
 * Without verbs the object is enough. A skill may have several rows.
 */
export type DutyRow = readonly [skillId: string, verbs: string, objects: string]
const duties = readTable('duties.tsv', ['skill', 'language', 'verbs', 'objects'])
const dutiesOf = (own: string): DutyRow[] =>
  duties.filter(({ language }) => language === own).map(({ skill, verbs, objects }) => [skill, verbs, objects])
export const DUTY_ROWS: readonly DutyRow[] = dutiesOf('en')
export const WELSH_DUTY_ROWS: readonly DutyRow[] = dutiesOf('cy')

/**
 * Skills and certificates by trade, to tell which trade an entry is about. General skills (teamwork, customer service, computers) are in none; a
 * skill of several trades is in each.
 */
export const TRADES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readTable('trades.tsv', ['trade', 'skills']).map(({ trade, skills }) => [trade, partsOf(skills, ' ')]),
)

/**
 * Phrases, separated by `|`, and the trades of which one must be shown elsewhere in the same entry; `to label` is a verb of the duties. With `list`
 * an item of a list ("Skills: childcare, driving") counts too.
 */
export type AmbiguousRow = readonly [words: string, ...trades: string[]]
/**
 * Phrases with another meaning outside their trade: a software tester's Espresso, the highlights of a career, a rendering engine. They show a skill
 * only where the same entry (a job, a course, a list of skills, an advert) shows a trade of their row by another skill, duty or job title. A
 * misspelling never matches them. Add a new one-word phrase here if people outside the trade use the word.
 */
export const AMBIGUOUS_ROWS: readonly AmbiguousRow[] = readTable('ambiguous-words.tsv', ['words', 'trades']).map(
  ({ words, trades }) => [words, ...partsOf(trades, ' ')],
)

/** Places in Great Britain; a population of 0 means unknown. */
export const PLACE_ROWS = readTable('places.tsv', ['name', 'county', 'latitude', 'longitude', 'population'])
/** Postcode districts of the United Kingdom, the Channel Islands and the Isle of Man, with their centres. */
export const OUTCODE_ROWS = readTable('outcodes.tsv', ['outcode', 'latitude', 'longitude', 'town', 'council', 'region', 'nation'])
/** Parts of cities, and towns missing from `places.tsv`, with their postcode districts. */
export const CITY_DISTRICT_ROWS = readTable('city-districts.tsv', ['name', 'welsh', 'within', 'outcodes'])
/** Counties, regions and nations; `members` are councils, or every council of a region or nation. */
export const AREA_ROWS = readTable('areas.tsv', ['id', 'kind', 'name', 'welsh', 'aliases', 'members'])
export const WELSH_PLACE_ROWS = readTable('welsh-places.tsv', ['welsh', 'name', 'county'])
/** The position is the post town's centre, up to 30 miles from a postcode. */
export const POSTCODE_AREA_ROWS = readTable('postcode-areas.tsv', ['area', 'town', 'latitude', 'longitude'])

const namesIn = (file: string): ReadonlySet<string> => new Set(readTable(file, ['name']).map(({ name }) => name))
/** In lower case. */
export const EMPLOYERS = namesIn('employers.tsv')
/** In lower case, without accents. */
export const CITIES_ABROAD = namesIn('cities-abroad.tsv')
/** English words that differ by one letter from a word of a known phrase; never read as a misspelling of it. */
export const REAL_WORDS: ReadonlySet<string> = new Set(readTable('real-words.tsv', ['word']).map(({ word }) => word))
