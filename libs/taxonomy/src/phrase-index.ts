import { REAL_WORDS } from './data/tables'
import { isListItem, isNamed } from './evidence'
import type { Word } from './tokenise'
import { isOneEditApart, singular, stem, textsOf, wordsOf } from './tokenise'

/** A known phrase found in a text; offsets are in UTF-16 units. */
export interface PhraseMatch {
  id: string
  /** The phrase in normal form, with misspellings corrected. */
  phrase: string
  /** Matched after correcting a misspelling. */
  isSlip: boolean
  /** It is a list item. */
  isItem: boolean
  start: number
  end: number
  surface: string
}

/** The id of a false match, which hides every phrase inside it. */
const NONE = ''
const keyOf = (phrase: string): string => textsOf(phrase).join(' ')

/** Verb endings are ignored only in phrases of several words: "clean" is not the skill "cleaning". */
const stemKey = (words: readonly string[], stems: readonly string[]): string =>
  words.length === 1 ? singular(words[0] ?? '') : stems.join(' ')

const groupOf = (word: string, length: number): string => `${word[0] ?? ''}${length}`

interface ReadWord {
  stem: string
  mended: string
  mendedStem: string
}
const MOST_CACHED_WORDS = 20_000

const CAPITAL = /^\p{Lu}\p{Ll}/u

/** How a phrase was matched, best first. */
const EXACT = 0
const STEMMED = 1
const MISSPELT = 2

/** Real words that differ by one letter from a known word; never read as a misspelling. */
const NOT_SLIPS = new Set(
  `diving wedding seeing serving filling cooling making banking backing barking tilling timing framing listing moving leading
reading shopping chopping stopping sacking tacking hearing officer officers driven safely retain singing stringing clearing clearer
creaming cleared painted pointing panting planning spelling sealing letter record planted carding poster potter border police
patent casual causal mental metal costume customs custom bricked lacking locking looking booking working walking waking packed
loaned leaned learning earning editing waiting training raining draining straining sporting sorting flooding blooding bonding
holding folding building guarding boarding hoarding parking marking mending sending tending lending vetting getting sitting
letting cutting hitting fitting meeting mating rating dating skating hosting posting coasting boasting roasting toasting fixing firing filming fining viewing wechat gweinyddes gweinydd
stewart gardner plummer joyner paynter carpentier barbour baggins`.split(/\s+/),
)

/**
 * Finds known phrases in text. Among overlapping matches the longest wins, then the better kind (as written, then by stem, then with one wrong
 * letter in words of six letters or more), then the earlier. Whole words only.
 */
export class PhraseIndex {
  private readonly exact = new Map<string, string>()
  private readonly stems = new Map<string, string>()
  private readonly vocabulary = new Set<string>()
  /**
   * Words to correct misspellings to, by first letter and length: the first letter is rarely wrong, and other words often differ by it ("health",
   * "wealth").
   */
  private readonly alike = new Map<string, string[]>()
  /** Phrases that are also ordinary words: normal form → spelling as a name. */
  private readonly ordinary: ReadonlyMap<string, string>
  private readonly readWords = new Map<string, ReadWord>()
  /** Longest phrase in words, by the phrase's first word as written and by its stem. */
  private readonly longestFrom = new Map<string, number>()

  /**
   * `entries`: id and phrase; the first entry with a phrase keeps it. `lookAlikes`: phrases that match nothing. `ordinary`: phrases that count only
   * where `isNamed` is true. `misspelt`: words that may be misspelt; all by default.
   */
  constructor(
    entries: Iterable<readonly [id: string, wording: string]>,
    falseMatches: Iterable<string> = [],
    ordinary: Iterable<string> = [],
    misspelt?: ReadonlySet<string>,
  ) {
    this.ordinary = new Map([...ordinary].map((written) => [keyOf(written), written]))
    // Phrases share words, so each stem is computed once.
    const known = new Map<string, string>()
    const knownStem = (word: string): string => {
      const stemmed = known.get(word) ?? stem(word)
      known.set(word, stemmed)
      return stemmed
    }
    for (const phrase of falseMatches) {
      const words = textsOf(phrase)
      this.extend(words, words.map(knownStem))
      this.exact.set(words.join(' '), NONE)
    }
    for (const [id, phrase] of entries) {
      const words = textsOf(phrase)
      if (words.length === 0) continue
      const stems = words.map(knownStem)
      this.extend(words, stems)
      const key = words.join(' ')
      if (!this.exact.has(key)) this.exact.set(key, id)
      for (const word of words) this.vocabulary.add(word)
      if (this.ordinary.has(key)) continue
      const stemmed = stemKey(words, stems)
      if (!this.stems.has(stemmed)) this.stems.set(stemmed, id)
    }
    for (const word of this.vocabulary)
      if (word.length >= 6 && (misspelt?.has(word) ?? true)) {
        const group = groupOf(word, word.length)
        const others = this.alike.get(group)
        if (others) others.push(word)
        else this.alike.set(group, [word])
      }
  }

  get size(): number {
    return this.exact.size
  }

  find(text: string): PhraseMatch[] {
    const words = wordsOf(text)
    const plain = words.map((w) => w.text)
    const read = plain.map((word) => this.readWord(word))
    const stems = read.map((word) => word.stem)
    const mended = read.map((word) => word.mended)
    const mendedStems = read.map((word) => word.mendedStem)
    const found: { id: string; phrase: string; from: number; length: number; kind: number }[] = []
    const knownBeside = (from: number) => (at: number, side: 'before' | 'after') =>
      side === 'after' ? this.begins(words, at) : found.some((one) => one.from < from && one.from + one.length === at + 1)
    for (let from = 0; from < words.length; from++) {
      const longest = Math.max(
        this.longestPhraseFrom(plain[from], stems[from]),
        this.longestPhraseFrom(mended[from], mendedStems[from]),
      )
      if (words[from]?.goesOn.before) continue
      for (let length = 1; length <= longest && from + length <= words.length; length++) {
        if (length > 1 && words[from + length - 1]?.afterBreak) break
        if (words[from + length - 1]?.goesOn.after) continue
        const tokens = length === 1 ? [plain[from] ?? ''] : plain.slice(from, from + length)
        const key = length === 1 ? (plain[from] ?? '') : tokens.join(' ')
        const exact = this.exact.get(key)
        if (exact !== undefined) {
          const written = this.ordinary.get(key)
          if (written === undefined || isNamed(text, words, { from, length }, written, knownBeside(from)))
            found.push({ id: exact, phrase: key, from, length, kind: EXACT })
          continue
        }
        const stemmed = this.stems.get(stemKey(tokens, stems.slice(from, from + length)))
        if (stemmed) {
          found.push({ id: stemmed, phrase: key, from, length, kind: STEMMED })
          continue
        }
        const mendedPhrase = mended.slice(from, from + length)
        if (mendedPhrase.every((word, i) => word === tokens[i])) continue
        if (length === 1 && this.isPartOfName(text, words, from)) continue
        const phrase = mendedPhrase.join(' ')
        const id = this.exact.get(phrase) ?? this.stems.get(stemKey(mendedPhrase, mendedStems.slice(from, from + length)))
        if (id) found.push({ id, phrase, from, length, kind: MISSPELT })
      }
    }
    // A false match hides the phrases inside it, not longer ones: "with care" does not hide "care assistant".
    const falseMatches = found.filter(({ id }) => id === NONE)
    const candidates = found.filter(
      ({ id, from, length }) =>
        id !== NONE && !falseMatches.some((other) => other.from <= from && from + length <= other.from + other.length),
    )
    candidates.sort((a, b) => b.length - a.length || a.kind - b.kind || a.from - b.from)
    const taken = new Uint8Array(words.length)
    const chosen = candidates.filter(({ from, length }) => {
      if (taken.subarray(from, from + length).includes(1)) return false
      taken.fill(1, from, from + length)
      return true
    })
    return chosen
      .sort((a, b) => a.from - b.from)
      .map(({ id, phrase, from, length, kind }) => {
        const start = words[from]?.start ?? 0
        const end = words[from + length - 1]?.end ?? start
        const isItem = isListItem(text, words, { from, length }, knownBeside(from))
        return { id, phrase, isSlip: kind === MISSPELT, isItem, start, end, surface: text.slice(start, end) }
      })
  }

  /**
   * "Frodo Baggins", "told Gardner": a capitalised word inside a sentence, or beside an unknown capitalised word, is a name and not a misspelling.
   */
  private isPartOfName(text: string, words: readonly Word[], at: number): boolean {
    const here = words[at]
    if (!here || !CAPITAL.test(text.slice(here.start, here.end))) return false
    const [before, after] = [words[at - 1], words[at + 1]]
    const written = (word: Word): string => text.slice(word.start, word.end)
    const isJoined = (from: Word, to: Word): boolean => /^[ \t\u00a0]$/.test(text.slice(from.end, to.start))
    const isName = (word: Word): boolean => CAPITAL.test(written(word)) && !this.vocabulary.has(word.text)
    if (before && isJoined(before, here) && (isName(before) || /^\p{Ll}/u.test(written(before)))) return true
    return after !== undefined && isJoined(here, after) && isName(after)
  }

  private extend(words: readonly string[], stems: readonly string[]): void {
    for (const key of [words[0] ?? '', stems[0] ?? ''])
      this.longestFrom.set(key, Math.max(words.length, this.longestFrom.get(key) ?? 1))
  }

  private longestPhraseFrom(written = '', stemmed = ''): number {
    return Math.max(this.longestFrom.get(written) ?? 1, this.longestFrom.get(stemmed) ?? 1)
  }

  /** Whether a known phrase begins at a word. */
  private begins(words: readonly Word[], at: number): boolean {
    for (let length = 1; length <= this.longestPhraseFrom(words[at]?.text) && at + length <= words.length; length++) {
      if (length > 1 && words[at + length - 1]?.afterBreak) return false
      const phrase = words.slice(at, at + length).map((word) => word.text)
      if (this.exact.get(phrase.join(' '))) return true
    }
    return false
  }

  /** Caches the reading of words, because they repeat. */
  private readWord(word: string): ReadWord {
    const known = this.readWords.get(word)
    if (known) return known
    const mended = this.mend(word)
    const read = { stem: stem(word), mended, mendedStem: stem(mended) }
    if (this.readWords.size >= MOST_CACHED_WORDS) this.readWords.clear()
    this.readWords.set(word, read)
    return read
  }

  private mend(word: string): string {
    if (
      word.length < 6 ||
      this.vocabulary.has(word) ||
      this.vocabulary.has(singular(word)) ||
      NOT_SLIPS.has(word) ||
      REAL_WORDS.has(word)
    )
      return word
    if (/\d/.test(word)) return word
    for (const written of [word, singular(word)]) {
      for (const length of [written.length, written.length + 1, written.length - 1]) {
        const known = this.alike.get(groupOf(written, length))?.find((one) => isOneEditApart(one, written))
        if (known) return known
      }
    }
    return word
  }
}
