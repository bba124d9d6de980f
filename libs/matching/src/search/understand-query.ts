import type { SearchTopic } from '@onward/contracts/jobs/search'
import { singular, wordsOf } from '@onward/taxonomy/tokenise'
import type { Correction } from './spelling'
import { readTopics } from './topics'
import { PLACE_HINTS, type Reading, type SearchPlace, type SearchVocabulary, stemOf } from './vocabulary'
import { unmutated } from './welsh'
import type { WeeklyHours } from './work-patterns'

interface PartText {
  /** The text as typed. */
  text: string
  /** The corrected text; null without a typing error. */
  corrected: string | null
  /** The query without this part. */
  without: string
}
/** One thing that a query asks for. */
export type QueryPart = PartText &
  (
    | {
        kind: 'occupation' | 'skill' | 'licence'
        words: readonly string[]
        occupationIds: readonly string[]
        skillIds: readonly string[]
      }
    | { kind: 'hours'; hours: WeeklyHours }
    | { kind: 'pattern'; pattern: string }
    | { kind: 'type'; type: string }
    | { kind: 'place'; place: SearchPlace }
    /** Normalised names, as `plainCompany` writes them. */
    | { kind: 'employer'; employers: readonly string[] }
    /** A word of no other kind. `occupationIds`: occupations with the word in their names. */
    | { kind: 'text'; words: readonly string[]; occupationIds: readonly string[] }
  )

export interface UnderstoodQuery {
  parts: QueryPart[]
  /** The corrected query; null without typing errors. */
  didYouMean: string | null
  /** A real word that may be a misspelt town and was not corrected: "leads cleaner" may mean "Leeds cleaner". */
  maybePlace: { part: QueryPart; query: string } | null
  /** What was typed that is no job; its words are in no part. */
  topics: SearchTopic[]
  /** The search without them. */
  plain: string
}

interface Token {
  word: string
  start: number
  end: number
  afterBreak: boolean
  isMended: boolean
}
type Span = { from: number; length: number; rank: number } & (
  | { is: 'reading'; reading: Reading }
  | { is: 'hours'; hours: WeeklyHours }
  | { is: 'place'; place: SearchPlace }
)

/** Without "in", the name of a smaller place is read as a word; a word used in job names needs a town. */
const SMALLEST_PLACE = 1_000
const SMALLEST_TOWN = 20_000
const LONGEST_PLACE = 4
const HOUR_WORDS = new Set(['hour', 'hours', 'hr', 'hrs', 'h', 'awr'])
const NUMBER = /^\d{1,2}(?:\.\d+)?$/
const HOURS_IN_ONE = /^(\d{1,2}(?:\.\d+)?)(?:hours?|hrs?|h|awr)$/
const MOST_HOURS = 60

/** Whether a phrase may span these tokens. */
const isUnbroken = (tokens: readonly Token[], from: number, length: number): boolean =>
  from + length <= tokens.length && tokens.slice(from + 1, from + length).every(({ afterBreak }) => !afterBreak)
const wordsAt = (tokens: readonly Token[], from: number, length: number): string[] =>
  tokens.slice(from, from + length).map(({ word }) => word)

function readHours(tokens: readonly Token[], at: number): { length: number; hours: WeeklyHours } | null {
  const numberAt = (i: number): number | null => {
    const word = tokens[i]?.word ?? ''
    const value = Number(word)
    return NUMBER.test(word) && value > 0 && value <= MOST_HOURS ? value : null
  }
  const isUnit = (i: number): boolean => HOUR_WORDS.has(tokens[i]?.word ?? '')
  const [, joined] = HOURS_IN_ONE.exec(tokens[at]?.word ?? '') ?? []
  if (joined) return { length: 1, hours: { least: Number(joined), most: Number(joined) } }
  const first = numberAt(at)
  if (first === null) return null
  if (isUnit(at + 1)) return { length: 2, hours: { least: first, most: first } }
  const skip = tokens[at + 1]?.word === 'to' || tokens[at + 1]?.word === 'i' ? 2 : 1
  const second = numberAt(at + skip)
  if (second !== null && second >= first && isUnit(at + skip + 1))
    return { length: skip + 2, hours: { least: first, most: second } }
  return null
}

/** Whether "in", "near", "yn" or the like comes right before. */
const isHinted = (tokens: readonly Token[], at: number): boolean =>
  !tokens[at]?.afterBreak && PLACE_HINTS.has(tokens[at - 1]?.word ?? '')

function placeAt(tokens: readonly Token[], from: number, length: number, vocabulary: SearchVocabulary): SearchPlace | null {
  const words = wordsAt(tokens, from, length)
  const hinted = isHinted(tokens, from)
  const named = vocabulary.place(words.join(' '))
  if (named) {
    if (hinted || /\d/.test(words.join(''))) return named
    const isWord = words.every((word) => vocabulary.phrases.has(word))
    // Counties and parts of cities have no population here.
    if (named.population === 0) return isWord ? null : named
    return named.population >= (isWord ? SMALLEST_TOWN : SMALLEST_PLACE) ? named : null
  }
  if (!hinted || length > 1) return null
  for (const word of unmutated(words[0] ?? '')) {
    const place = vocabulary.place(word)
    if (place) return place
  }
  return null
}

/** Every possible reading of the tokens' phrases. Among spans of the same length the higher rank wins. */
function spansOf(tokens: readonly Token[], vocabulary: SearchVocabulary): Span[] {
  const spans: Span[] = []
  for (let from = 0; from < tokens.length; from += 1) {
    const hours = readHours(tokens, from)
    if (hours && isUnbroken(tokens, from, hours.length))
      spans.push({ is: 'hours', from, length: hours.length, hours: hours.hours, rank: 4 })
    for (let length = 1; length <= vocabulary.phrases.longest && isUnbroken(tokens, from, length); length += 1) {
      const found = vocabulary.phrases.find(wordsAt(tokens, from, length))
      if (found) spans.push({ is: 'reading', from, length, reading: found.reading, rank: found.isExact ? 2 : 1 })
    }
    for (let length = 1; length <= LONGEST_PLACE && isUnbroken(tokens, from, length); length += 1) {
      const place = placeAt(tokens, from, length, vocabulary)
      if (place) spans.push({ is: 'place', from, length, place, rank: isHinted(tokens, from) ? 3 : 0 })
    }
  }
  return spans
}

/** The longest spans without overlaps, in text order. */
function chosenOf(spans: readonly Span[], count: number): Span[] {
  const taken = new Uint8Array(count)
  return [...spans]
    .sort((a, b) => b.length - a.length || b.rank - a.rank || a.from - b.from)
    .filter(({ from, length }) => {
      if (taken.subarray(from, from + length).includes(1)) return false
      taken.fill(1, from, from + length)
      return true
    })
    .sort((a, b) => a.from - b.from)
}

const isKnown = (word: string, vocabulary: SearchVocabulary): boolean =>
  /\d/.test(word) ||
  PLACE_HINTS.has(word) ||
  vocabulary.phrases.has(word) ||
  vocabulary.phrases.has(singular(word)) ||
  vocabulary.isRealWord(word) ||
  vocabulary.isInAdverts(stemOf(word))

const merged = (a: Token, b: Token): Token => ({ ...a, word: a.word + b.word, end: b.end, isMended: true })

/** Joins "ware house" and "care taker": two words that mean nothing together but form a known word. */
function joinWords(tokens: readonly Token[], covered: ReadonlySet<number>, vocabulary: SearchVocabulary): Token[] {
  const joined: Token[] = []
  for (let i = 0; i < tokens.length; i += 1) {
    const [here, next] = [tokens[i], tokens[i + 1]]
    if (!here) continue
    if (next && !next.afterBreak && !(covered.has(i) && covered.has(i + 1))) {
      const word = here.word + next.word
      const reading = vocabulary.phrases.findExact([word])
      const isFirstKnown = isKnown(here.word, vocabulary)
      if ((reading && !reading.isNoise) || (vocabulary.phrases.has(word) && !(isFirstKnown && isKnown(next.word, vocabulary)))) {
        joined.push(merged(here, next))
        i += 1
        continue
      }
    }
    joined.push(here)
  }
  return joined
}

/** Splits "parttime" into two or three words that form a known phrase; null when there are none. */
function splitWord(word: string, vocabulary: SearchVocabulary): string[] | null {
  for (let at = 2; at <= word.length - 2; at += 1) {
    const words = [word.slice(0, at), word.slice(at)]
    const reading = vocabulary.phrases.findExact(words)
    if (reading && !reading.isNoise) return words
  }
  for (let at = 4; at <= word.length - 4; at += 1) {
    const words = [word.slice(0, at), word.slice(at)]
    if (words.every((one) => vocabulary.phrases.findExact([one]))) return words
  }
  return null
}

const CONTEXT = 1.5
/** The likeliest correction of a word; one that forms a phrase with its neighbours is preferred. */
function correctionOf(tokens: readonly Token[], at: number, vocabulary: SearchVocabulary): Correction | null {
  const word = tokens[at]?.word ?? ''
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  const makesPhrase = (one: string): boolean =>
    Boolean(
      (before && !tokens[at]?.afterBreak && vocabulary.phrases.findExact([before.word, one])) ||
        (after && !after.afterBreak && vocabulary.phrases.findExact([one, after.word])),
    )
  const found = [...vocabulary.speller.corrections(word), ...vocabulary.ownSpeller.corrections(word)].map((one) => ({
    word: one.word,
    cost: one.cost - (makesPhrase(one.word) ? CONTEXT : 0),
  }))
  return found.sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))[0] ?? null
}

/** Corrects the tokens' typing errors. A token with an exact reading never changes. */
function mend(tokens: readonly Token[], vocabulary: SearchVocabulary): Token[] {
  const covered = new Set(
    chosenOf(spansOf(tokens, vocabulary), tokens.length)
      .filter((span) => span.length > 1 || (span.is === 'place' && span.rank > 0))
      .flatMap(({ from, length }) => Array.from({ length }, (_, i) => from + i)),
  )
  const joined = joinWords(tokens, covered, vocabulary)
  const places = new Set(
    spansOf(joined, vocabulary)
      .filter(({ is }) => is === 'place')
      .flatMap(({ from, length }) => Array.from({ length }, (_, i) => from + i)),
  )
  const mended: Token[] = []
  joined.forEach((token, i) => {
    if (token.isMended || places.has(i) || isKnown(token.word, vocabulary)) {
      mended.push(token)
      return
    }
    const radical = unmutated(token.word).find((one) => vocabulary.phrases.findExact([one]))
    if (radical) {
      mended.push({ ...token, word: radical })
      return
    }
    const words = splitWord(token.word, vocabulary)
    if (words) {
      let start = token.start
      words.forEach((word, part) => {
        const end = part === words.length - 1 ? token.end : start + word.length
        mended.push({ word, start, end, afterBreak: part === 0 && token.afterBreak, isMended: true })
        start = end
      })
      return
    }
    const correction = correctionOf(joined, i, vocabulary)
    mended.push(correction ? { ...token, word: correction.word, isMended: true } : token)
  })
  return mended
}

/** The text without the stretch from `start` to `end`; a comma keeps the two sides apart, so that they form no new phrase. */
function withoutSpan(text: string, start: number, end: number): string {
  const before = text.slice(0, start).replace(/[\s,]+$/, '')
  const after = text.slice(end).replace(/^[\s,]+/, '')
  return before && after ? `${before}, ${after}` : before + after
}

function partOf(span: Span, words: readonly string[]): { part: Omit<QueryPart, keyof PartText> } | null {
  if (span.is === 'hours') return { part: { kind: 'hours', hours: span.hours } as Omit<QueryPart, keyof PartText> }
  if (span.is === 'place') return { part: { kind: 'place', place: span.place } as Omit<QueryPart, keyof PartText> }
  const { reading } = span
  const { occupationIds, skillIds } = reading
  const meaning = (): object | null => {
    if (reading.type) return { kind: 'type', type: reading.type }
    if (reading.pattern) return { kind: 'pattern', pattern: reading.pattern }
    if (reading.isLicence) return { kind: 'licence', words, occupationIds, skillIds }
    if (occupationIds.length > 0) return { kind: 'occupation', words, occupationIds, skillIds }
    if (skillIds.length > 0) return { kind: 'skill', words, occupationIds, skillIds }
    if (reading.employers.length > 0) return { kind: 'employer', employers: reading.employers }
    return null
  }
  const part = meaning()
  return part && { part: part as Omit<QueryPart, keyof PartText> }
}

/** Words that mean nothing when no phrase uses them: place hints, numbers, single letters. */
const isFiller = (word: string): boolean => PLACE_HINTS.has(word) || word.length < 2 || /^[\d.:]+$/.test(word)

/** Further tokens are ignored; nobody types as many. */
const MOST_TOKENS = 40

/**
 * The parts of a search query in text order: whole words only, the longest phrase first. Pure: the vocabulary is an argument. Only words without a
 * meaning of their own are corrected.
 */
export function understandQuery(text: string, vocabulary: SearchVocabulary): UnderstoodQuery {
  const typed = wordsOf(text)
    .slice(0, MOST_TOKENS)
    .map(({ text: word, start, end, afterBreak }): Token => ({ word, start, end, afterBreak, isMended: false }))
  const { topics, others } = readTopics(text, typed, vocabulary.isRealWord)
  const isTopic = topics.length > 0
  const tokens = mend(isTopic ? apart(typed, others) : typed, vocabulary)
  const chosen = chosenOf(spansOf(tokens, vocabulary), tokens.length)
  const inSpan = new Map(chosen.flatMap((span) => Array.from({ length: span.length }, (_, i) => [span.from + i, span] as const)))
  const parts: QueryPart[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const span = inSpan.get(at)
    const length = span?.length ?? 1
    const own = tokens.slice(at, at + length)
    const words = own.map(({ word }) => word)
    const start = own[0]?.start ?? 0
    const end = own.at(-1)?.end ?? start
    const read = span
      ? partOf(span, words)?.part
      : isFiller(words[0] ?? '')
        ? undefined
        : { kind: 'text', words, occupationIds: words.flatMap((word) => vocabulary.occupationsByWord.get(stemOf(word)) ?? []) }
    if (read) {
      // "in" and "near" belong to the place after them.
      const isPlaceHinted = span?.is === 'place' && isHinted(tokens, at)
      const from = isPlaceHinted ? (tokens[at - 1]?.start ?? start) : start
      parts.push({
        ...read,
        text: text.slice(start, end),
        corrected: own.some(({ isMended }) => isMended) ? words.join(' ') : null,
        without: withoutSpan(text, from, end),
      } as QueryPart)
    }
    at += length - 1
  }
  const rest = isTopic ? others.map(({ start, end }) => text.slice(start, end)).join(' ') : text
  // Jobs that say so answer this one, beside its card.
  if (topics.includes('experience')) {
    const own = typed.filter((token) => !others.includes(token)).map(({ start, end }) => text.slice(start, end))
    parts.push({ kind: 'pattern', pattern: 'no-experience', text: own.join(' '), corrected: null, without: rest })
  }
  return {
    parts,
    didYouMean: !isTopic && tokens.some(({ isMended }) => isMended) ? spelt(text, tokens) : null,
    maybePlace: isTopic ? null : maybePlaceOf(text, parts, vocabulary),
    topics,
    plain: topics.includes('experience') ? [rest, NO_EXPERIENCE].filter(Boolean).join(', ') : rest,
  }
}
const NO_EXPERIENCE = 'no experience'

/** Some of the tokens, with a break where others stood between them. */
const apart = (all: readonly Token[], some: readonly Token[]): Token[] =>
  some.map((token, i) => ({
    ...token,
    afterBreak: token.afterBreak || (i > 0 && all.indexOf(token) !== all.indexOf(some[i - 1] as Token) + 1),
  }))

/** Suggested only beside an occupation or skill, when no other place is named. */
function maybePlaceOf(text: string, parts: readonly QueryPart[], { placeLike }: SearchVocabulary): UnderstoodQuery['maybePlace'] {
  const words = parts.filter(({ kind, corrected }) => kind === 'text' && corrected === null)
  const [part] = words
  if (!part || words.length > 1 || parts.some(({ kind }) => kind === 'place')) return null
  if (!parts.some(({ kind }) => kind === 'occupation' || kind === 'skill')) return null
  const place = placeLike(part.text.toLowerCase())
  return place ? { part, query: text.replace(part.text, place) } : null
}

/** The text with corrections in place of the misspelt words. */
function spelt(text: string, tokens: readonly Token[]): string {
  let out = ''
  let last = 0
  for (const { word, start, end, isMended } of tokens) {
    const gap = text.slice(last, start)
    out += gap === '' && out !== '' ? ' ' : gap
    out += isMended ? word : text.slice(start, end)
    last = end
  }
  return (out + text.slice(last)).replace(/\s+/g, ' ').trim()
}
