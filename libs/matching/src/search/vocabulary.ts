import { singular, stem, textsOf } from '@onward/taxonomy/tokenise'
import { editDistance, type KnownWord, Speller, soundOf } from './spelling'
import { TYPE_PHRASES, WORK_PATTERNS } from './work-patterns'

/** A phrase that people type for an occupation, skill or licence. */
export interface SearchTerm {
  phrase: string
  occupationIds: readonly string[]
  skillIds: readonly string[]
  /** Whether its skills are licences or certificates. */
  isLicence: boolean
}
export interface SearchPlace {
  name: string
  lat: number
  lon: number
  /** 0 when unknown. */
  population: number
}
/** The place with exactly this name, in any case; null otherwise. */
export type PlaceNamed = (name: string) => SearchPlace | null

/** The meanings of a phrase; empty texts and lists where it has none of that kind. */
export interface Reading {
  occupationIds: string[]
  skillIds: string[]
  isLicence: boolean
  /** Normalised company names, as in their adverts. */
  employers: string[]
  pattern: string
  type: string
  /** It carries no meaning for the search: "jobs", "near me". */
  isNoise: boolean
}

const NOISE = `jobs|job|work|works|working|worker|vacancy|vacancies|position|positions|role|roles|opportunity|opportunities|career|careers|employment|hiring|wanted|needed|looking|seeking|find|search
near me|nearby|local|locally|close to home|close by|my area|me|my|i|im|am|want|need|would|like|please|any|some|all|now|new|latest|urgent|urgently|immediate start|immediate|start|asap|uk|a|an|the|for|of|and|or|to|with|as|be|is|do|it is|s|an hour|per hour|a year|per year|a week|per week|pay|paid|well paid|good pay
swydd|swyddi|gwaith|y|yr|a|ac|neu|fel|eisiau|chwilio|am|lleol|agos|ataf fi|yn agos ataf|newydd|gyda|o`
/** Words that come before a place. */
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
/** Caches stems, because words repeat. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const made = stem(word)
  if (stems.size < 50_000) stems.set(word, made)
  return made
}
/** A single word keeps its verb ending: "clean" is not "cleaner". */
const looseKey = (words: readonly string[]): string =>
  words.length === 1 ? singular(words[0] ?? '') : words.map(stemOf).join(' ')

/** Readings by phrase. `longest` limits how many words a look-up tries. */
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

  /** The reading of the phrase as written, else with other endings. */
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

/** The vocabulary that does not depend on the board's adverts. */
export interface BaseVocabulary {
  phrases: PhraseTable
  speller: Speller
  place: PlaceNamed
  /** The only larger place that sounds like a word and differs by one letter: "Leeds" for "leads". Null when there are several. */
  placeLike: (word: string) => string | null
  /** Whether a word is a real one, and so no typing error. */
  isRealWord: (word: string) => boolean
  /** Occupations by the stem of each word in their names. */
  occupationsByWord: ReadonlyMap<string, readonly string[]>
}

/** A word in more occupation names than this identifies none: "assistant". */
const MOST_OCCUPATIONS = 14
/** Shorter words sound like a town too often: "hall", "Hull". */
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
  for (const { phrase, occupationIds, skillIds, isLicence } of terms) {
    phrases.add(phrase, (reading) => {
      addTo(reading.occupationIds, occupationIds)
      addTo(reading.skillIds, skillIds)
      reading.isLicence ||= isLicence
    })
    for (const word of textsOf(phrase).map(stemOf)) {
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
  for (const [type, typed] of Object.entries(TYPE_PHRASES)) {
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

/** The base vocabulary with the adverts' employers and the words of their titles. */
export interface SearchVocabulary extends BaseVocabulary {
  /** Corrects to words of titles and employers' names, beside those of the base. */
  ownSpeller: Speller
  /** Whether any advert uses a word; it is then no typing error. */
  isInAdverts: (stem: string) => boolean
}

/** The parts of an employer's name that people use for it: "Rowan House" for "Rowan House Care Homes", "Brightstep". */
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
/** A larger town's name with a trade ("Leeds cleaning") identifies no employer. */
const LARGE_TOWN = 50_000

export function withAdverts(
  base: BaseVocabulary,
  adverts: {
    employers: Iterable<string>
    /** Words of titles, each with how often it is there. */
    titleWords: Iterable<readonly [word: string, count: number]>
    isInAdverts: (stem: string) => boolean
  },
): SearchVocabulary {
  const phrases = new PhraseTable(base.phrases)
  for (const employer of new Set(adverts.employers)) {
    const words = textsOf(employer)
    for (const name of callNames(words, base)) {
      // A name that is also a known phrase keeps that meaning: "Customer Care".
      if (name !== words.join(' ') && base.phrases.findExact(name.split(' '))) continue
      phrases.add(name, (reading) => addTo(reading.employers, [words.join(' ')]))
    }
  }
  for (const [word, count] of adverts.titleWords) phrases.count(word, count, false)
  return { ...base, phrases, ownSpeller: new Speller(phrases.words.values()), isInAdverts: adverts.isInAdverts }
}
