import { singular, stem, textsOf } from '@onward/taxonomy/wording'
import { editDistance, type KnownWord, Speller, soundOf } from './spelling'
import { TYPE_WORDS, WORK_PATTERNS } from './work-patterns'

/** What people type for an occupation, a skill or a licence. */
export interface SearchTerm {
  wording: string
  occupationIds: readonly string[]
  skillIds: readonly string[]
  /** Whether its skills are papers: licences and certificates. */
  isLicence: boolean
}
export interface SearchPlace {
  name: string
  lat: number
  lon: number
  /** 0 when not known. */
  population: number
}
/** The place that is called just this, in any case; null for anything else. */
export type PlaceNamed = (name: string) => SearchPlace | null

/** What a phrase is read as. Empty texts and lists: not that. */
export interface Reading {
  occupationIds: string[]
  skillIds: string[]
  isLicence: boolean
  /** Companies as their adverts write them, in plain words. */
  employers: string[]
  pattern: string
  type: string
  /** It says nothing: "jobs", "near me". */
  isNoise: boolean
}

const NOISE = `jobs|job|work|works|working|worker|vacancy|vacancies|position|positions|role|roles|opportunity|opportunities|career|careers|employment|hiring|wanted|needed|looking|seeking|find|search
near me|nearby|local|locally|close to home|close by|my area|me|my|i|im|am|want|need|would|like|please|any|some|all|now|new|latest|urgent|urgently|immediate start|immediate|start|asap|uk|a|an|the|for|of|and|or|to|with|as|be|is|do|it is|s|an hour|per hour|a year|per year|a week|per week|pay|paid|well paid|good pay
swydd|swyddi|gwaith|y|yr|a|ac|neu|fel|eisiau|chwilio|am|lleol|agos|ataf fi|yn agos ataf|newydd|gyda|o`
/** Words behind which a place stands. */
export const PLACE_HINTS: ReadonlySet<string> = new Set(
  'in near around at within by from yn yng ym ger i o gwmpas ardal'.split(' '),
)

const emptyReading = (): Reading => ({
  occupationIds: [],
  skillIds: [],
  isLicence: false,
  employers: [],
  pattern: '',
  type: '',
  isNoise: false,
})
const addTo = (list: string[], ids: readonly string[]): void => {
  for (const id of ids) if (!list.includes(id)) list.push(id)
}

const stems = new Map<string, string>()
/** Words come again and again: each is worked out once. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const made = stem(word)
  if (stems.size < 50_000) stems.set(word, made)
  return made
}
/** One word alone is too little context for verb endings: "clean" is not "cleaner". */
const looseKey = (words: readonly string[]): string =>
  words.length === 1 ? singular(words[0] ?? '') : words.map(stemOf).join(' ')

/** Readings by phrase. The longest phrase of it bounds a look-up. */
export class PhraseTable {
  private readonly exact = new Map<string, Reading>()
  private readonly loose = new Map<string, Reading>()
  readonly words = new Map<string, KnownWord>()
  longest = 1

  constructor(private readonly under: PhraseTable | null = null) {
    if (under) this.longest = under.longest
  }

  add(phrase: string, change: (reading: Reading) => void, count = 1): void {
    const words = textsOf(phrase)
    if (words.length === 0) return
    const key = words.join(' ')
    const reading = this.exact.get(key) ?? { ...emptyReading() }
    this.exact.set(key, reading)
    change(reading)
    const loose = looseKey(words)
    if (!this.loose.has(loose)) this.loose.set(loose, reading)
    this.longest = Math.max(this.longest, words.length)
    for (const word of words) this.count(word, count, words.length === 1)
  }

  count(word: string, count: number, isTerm: boolean): void {
    const known = this.words.get(word)
    if (known) {
      known.count += count
      known.isTerm ||= isTerm
    } else this.words.set(word, { word, count, isTerm })
  }

  /** As written, else with other endings. */
  find(words: readonly string[]): { reading: Reading; isExact: boolean } | null {
    const exact = this.findExact(words)
    if (exact) return { reading: exact, isExact: true }
    const loose = this.findLoose(looseKey(words))
    return loose ? { reading: loose, isExact: false } : null
  }
  findExact(words: readonly string[]): Reading | null {
    const key = words.join(' ')
    return this.exact.get(key) ?? this.under?.findExact(words) ?? null
  }
  private findLoose(key: string): Reading | null {
    return this.loose.get(key) ?? this.under?.findLoose(key) ?? null
  }
  has(word: string): boolean {
    return this.words.has(word) || (this.under?.has(word) ?? false)
  }
}

/** What the taxonomy and the clock know: the same for every board. */
export interface BaseVocabulary {
  phrases: PhraseTable
  speller: Speller
  place: PlaceNamed
  /** The one larger place that sounds like a word of its own and differs by a letter: "Leeds" for "leads". Null where there are several. */
  placeLike: (word: string) => string | null
  /** Real words that are no typing errors, whatever they resemble. */
  isRealWord: (word: string) => boolean
  /** Occupations by the stems of the words in their names. */
  occupationsByWord: ReadonlyMap<string, readonly string[]>
}

/** A word in the names of more occupations than this tells of none: "assistant". */
const MOST_OCCUPATIONS = 14
/** Too many short words sound like a town: "hall", "Hull". */
const SHORTEST_PLACE = 5

export function createBaseVocabulary({
  terms,
  place,
  placeNames,
  isRealWord,
}: {
  terms: Iterable<SearchTerm>
  place: PlaceNamed
  /** Larger places, whose names may be misspelt. */
  placeNames: Iterable<string>
  isRealWord: (word: string) => boolean
}): BaseVocabulary {
  const phrases = new PhraseTable()
  const byWord = new Map<string, Set<string>>()
  for (const { wording, occupationIds, skillIds, isLicence } of terms) {
    phrases.add(wording, (reading) => {
      addTo(reading.occupationIds, occupationIds)
      addTo(reading.skillIds, skillIds)
      reading.isLicence ||= isLicence
    })
    for (const word of textsOf(wording).map(stemOf)) {
      for (const id of occupationIds) byWord.set(word, (byWord.get(word) ?? new Set()).add(id))
    }
  }
  for (const { id, typed } of WORK_PATTERNS) {
    for (const phrase of typed.split('|')) {
      phrases.add(phrase, (reading) => {
        reading.pattern ||= id
      })
    }
  }
  for (const [type, typed] of Object.entries(TYPE_WORDS)) {
    for (const phrase of typed.split('|')) {
      phrases.add(phrase, (reading) => {
        reading.type = type
      })
    }
  }
  for (const phrase of NOISE.split(/[|\n]/)) {
    phrases.add(phrase, (reading) => {
      reading.isNoise = true
    })
  }
  const spelt = new Map(phrases.words)
  const bySound = new Map<string, string[]>()
  for (const name of placeNames) {
    const sound = soundOf(name.toLowerCase())
    if (textsOf(name).length === 1) bySound.set(sound, [...(bySound.get(sound) ?? []), name])
    for (const word of textsOf(name)) if (!spelt.has(word)) spelt.set(word, { word, count: 1, isTerm: false })
  }
  return {
    phrases,
    speller: new Speller(spelt.values()),
    place,
    placeLike(word) {
      if (word.length < SHORTEST_PLACE) return null
      const alike = (bySound.get(soundOf(word)) ?? []).filter((name) => editDistance(word, name.toLowerCase(), 1) === 1)
      return alike.length === 1 ? (alike[0] ?? null) : null
    },
    isRealWord,
    occupationsByWord: new Map(
      [...byWord].filter(([, ids]) => ids.size <= MOST_OCCUPATIONS).map(([word, ids]) => [word, [...ids]] as const),
    ),
  }
}

/** The base with what the adverts of the board add: their employers and the words of their titles. */
export interface SearchVocabulary extends BaseVocabulary {
  /** Corrections by the words of titles and employers' names, beside those of the base. */
  ownSpeller: Speller
  /** Whether adverts say a word anywhere; it is no typing error then. */
  isSaid: (stem: string) => boolean
}

/** The parts of an employer's name by which people call it: "Rowan House" of "Rowan House Care Homes", "Brightstep". */
function* callNames(words: readonly string[], base: BaseVocabulary): Generator<string> {
  const population = (word: string): number => base.place(word)?.population ?? 0
  const isOwn = (word: string): boolean => word.length >= SHORTEST_NAME && !base.phrases.has(word)
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 1; from + length <= words.length; length += 1) {
      const part = words.slice(from, from + length)
      const isName =
        length === 1
          ? part.every((word) => isOwn(word) && base.place(word) === null)
          : part.some((word) => isOwn(word) && population(word) < LARGE_TOWN)
      if (isName || length === words.length) yield part.join(' ')
    }
  }
}
const SHORTEST_NAME = 4
/** Its name with a trade ("Leeds cleaning") is no employer's. */
const LARGE_TOWN = 50_000

export function withAdverts(
  base: BaseVocabulary,
  adverts: { employers: Iterable<string>; titles: Iterable<string>; isSaid: (stem: string) => boolean },
): SearchVocabulary {
  const phrases = new PhraseTable(base.phrases)
  for (const employer of new Set(adverts.employers)) {
    const words = textsOf(employer)
    for (const name of callNames(words, base)) {
      // A name that is a trade or a pattern means that: "Customer Care".
      if (name !== words.join(' ') && base.phrases.findExact(name.split(' '))) continue
      phrases.add(name, (reading) => addTo(reading.employers, [words.join(' ')]))
    }
  }
  for (const title of adverts.titles) for (const word of textsOf(title)) phrases.count(word, 1, false)
  return { ...base, phrases, ownSpeller: new Speller(phrases.words.values()), isSaid: adverts.isSaid }
}
