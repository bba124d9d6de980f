import type { Skill, SkillKind } from '../skill'
import { partsOf, readTable } from './read-table'
import { spoken } from './spoken'

/** `spoken:Welsh` among the wordings stands for all ways to write that one speaks it. */
const SPOKEN = 'spoken:'
export const SKILLS: readonly Skill[] = readTable('skills.tsv', ['id', 'kind', 'en', 'cy', 'wordings', 'related']).map((row) => ({
  id: row.id,
  name: { en: row.en, cy: row.cy },
  aliases: partsOf(row.wordings, '|').flatMap((wording) =>
    wording.startsWith(SPOKEN) ? spoken(wording.slice(SPOKEN.length)) : wording,
  ),
  related: partsOf(row.related, ' '),
  kind: row.kind as SkillKind,
}))

/**
 * What follows from a skill or paper for certain: having the first means having the others. Only what no exception is known of: who drove lorries
 * once may have lost the licence. What often comes along is `related`.
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
/** Field of work: one of the profile's "preferred job types". Titles are separated by `|`, skills that adverts ask for by spaces. */
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
 * What nobody does a job without, by occupation: skills of whoever held it, and those that some months in it give. Less than what adverts
 * ask for: no papers, nothing that half of the people in the job never do, and nothing that only tells how well they do it (teamwork,
 * communication, a calm head): who has held a job has not shown those.
 */
export const CORE_DUTIES: Readonly<Record<string, { always: readonly string[]; later: readonly string[] }>> = Object.fromEntries(
  readTable('core-duties.tsv', ['occupation', 'always', 'later']).map(({ occupation, always, later }) => [
    occupation,
    { always: partsOf(always, ' '), later: partsOf(later, ' ') },
  ]),
)

/**
 * Skill, verbs and objects, each separated by `|`. Any form of a verb counts, and an object in one or many, up to a few words
 * later. Without verbs the object alone says it. One skill may have several rows.
 */
export type DutyRow = readonly [skillId: string, verbs: string, objects: string]
const duties = readTable('duties.tsv', ['skill', 'language', 'verbs', 'objects'])
const dutiesOf = (own: string): DutyRow[] =>
  duties.filter(({ language }) => language === own).map(({ skill, verbs, objects }) => [skill, verbs, objects])
export const DUTY_ROWS: readonly DutyRow[] = dutiesOf('en')
export const WELSH_DUTY_ROWS: readonly DutyRow[] = dutiesOf('cy')

/**
 * Skills and papers by the trade whose work they are, for telling which trade an entry speaks of. What people do in any work (teamwork, customer
 * service, computers) stands in none. A skill of several trades stands in each.
 */
export const TRADES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readTable('trades.tsv', ['trade', 'skills']).map(({ trade, skills }) => [trade, partsOf(skills, ' ')]),
)

/**
 * Words, separated by `|`, and the trades one of which must show otherwise in the same entry; `to label` is a verb of the duties. With
 * `list` an item of a list ("Skills: childcare, driving") counts too.
 */
export type AmbiguousRow = readonly [words: string, ...trades: string[]]
/**
 * Wordings that mean something else outside their trade: a software tester's Espresso, the highlights of a career, a rendering engine. They name
 * or show a skill only where the same entry (a job, a course, a list of skills, an advert) shows a trade of their row by something else: another
 * skill, a duty, a job title. They are never read into a slip of the pen. A wording that is added as one word and that people outside the
 * trade use belongs here.
 */
export const AMBIGUOUS_ROWS: readonly AmbiguousRow[] = readTable('ambiguous-words.tsv', ['words', 'trades']).map(
  ({ words, trades }) => [words, ...partsOf(trades, ' ')],
)

/** Places of Great Britain; population 0: not known. */
export const PLACE_ROWS = readTable('places.tsv', ['name', 'county', 'latitude', 'longitude', 'population'])
/** Postcode districts of the United Kingdom and the islands, by their centres. */
export const OUTCODE_ROWS = readTable('outcodes.tsv', ['outcode', 'latitude', 'longitude', 'town', 'council', 'region', 'nation'])
/** Parts of cities, and towns that `places.tsv` lacks, by the postcode districts that they are in. */
export const CITY_DISTRICT_ROWS = readTable('city-districts.tsv', ['name', 'welsh', 'within', 'outcodes'])
/** Counties, regions and nations; `members` are councils, or all of a region or nation. */
export const AREA_ROWS = readTable('areas.tsv', ['id', 'kind', 'name', 'welsh', 'aliases', 'members'])
export const WELSH_PLACE_ROWS = readTable('welsh-places.tsv', ['welsh', 'name', 'county'])
/** The position is the post town's centre, so it is coarse: a postcode can be 30 miles from it. */
export const POSTCODE_AREA_ROWS = readTable('postcode-areas.tsv', ['area', 'town', 'latitude', 'longitude'])

const namesIn = (file: string): ReadonlySet<string> => new Set(readTable(file, ['name']).map(({ name }) => name))
/** In lower case. */
export const EMPLOYERS = namesIn('employers.tsv')
/** In lower case, without accents. */
export const CITIES_ABROAD = namesIn('cities-abroad.tsv')
/** English words that are one letter from a word of the wordings; never read as a slip of the pen. */
export const REAL_WORDS: ReadonlySet<string> = new Set(readTable('real-words.tsv', ['word']).map(({ word }) => word))
