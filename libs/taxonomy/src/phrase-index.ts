import { REAL_WORDS } from './data/tables'
import { isListItem, isNamed } from './evidence'
import type { Word } from './wording'
import { isOneEditApart, singular, stem, textsOf, wordsOf } from './wording'

/** Where in the text (UTF-16 offsets) a known wording of `id` stands. */
export interface PhraseMatch {
  id: string
  /** The wording in the words it was recognised by. */
  wording: string
  /** Recognised with one wrong letter. */
  isSlip: boolean
  /** It stands by itself in a list. */
  isItem: boolean
  start: number
  end: number
  surface: string
}

/** Of a look-alike: nothing is found within it. */
const NONE = ''
const keyOf = (wording: string): string => textsOf(wording).join(' ')

/** A single word is too little context for verb endings: "clean" is not the skill "cleaning". */
const stemKey = (words: readonly string[], stems: readonly string[]): string =>
  words.length === 1 ? singular(words[0] ?? '') : stems.join(' ')

const groupOf = (word: string, length: number): string => `${word[0] ?? ''}${length}`

interface ReadWord {
  stem: string
  mended: string
  mendedStem: string
}
const MOST_WORDS = 20_000

const CAPITAL = /^\p{Lu}\p{Ll}/u

/** How a wording was recognised, best first. */
const EXACT = 0
const STEMMED = 1
const MISSPELT = 2

/** Real words that are one letter from a known one; never read as a slip of the pen. */
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
 * Finds known wordings in text. Among overlapping finds the longest wins, then the better kind (as written, then by stem, then
 * with one wrong letter in words of six letters or more), then the earlier. Whole words only.
 */
export class PhraseIndex {
  private readonly exact = new Map<string, string>()
  private readonly stems = new Map<string, string>()
  private readonly vocabulary = new Set<string>()
  /**
   * Words that may be misspelt, by first letter and length: people rarely get the first letter wrong, and other words often differ by it
   * ("health", "wealth").
   */
  private readonly alike = new Map<string, string[]>()
  /** Ordinary words by key, as they are written when they name something. */
  private readonly ordinary: ReadonlyMap<string, string>
  private readonly words = new Map<string, ReadWord>()
  /** Most words of a wording, by its first word as written and by stem. */
  private readonly reach = new Map<string, number>()

  /**
   * `entries`: id and one wording. The first to claim a wording keeps it. `lookAlikes`: phrases that are none, whatever words they share.
   * `ordinary`: wordings that count only where `isNamed` says so. `misspelt`: the words that may have a wrong letter; all unless told.
   */
  constructor(
    entries: Iterable<readonly [id: string, wording: string]>,
    lookAlikes: Iterable<string> = [],
    ordinary: Iterable<string> = [],
    misspelt?: ReadonlySet<string>,
  ) {
    this.ordinary = new Map([...ordinary].map((written) => [keyOf(written), written]))
    // Wordings share words: each stem is worked out once.
    const known = new Map<string, string>()
    const knownStem = (word: string): string => {
      const stemmed = known.get(word) ?? stem(word)
      known.set(word, stemmed)
      return stemmed
    }
    for (const phrase of lookAlikes) {
      const words = textsOf(phrase)
      this.extend(words, words.map(knownStem))
      this.exact.set(words.join(' '), NONE)
    }
    for (const [id, wording] of entries) {
      const words = textsOf(wording)
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
    const found: { id: string; wording: string; from: number; length: number; kind: number }[] = []
    const knownBeside = (from: number) => (at: number, side: 'before' | 'after') =>
      side === 'after' ? this.begins(words, at) : found.some((one) => one.from < from && one.from + one.length === at + 1)
    for (let from = 0; from < words.length; from++) {
      const longest = Math.max(this.reachOf(plain[from], stems[from]), this.reachOf(mended[from], mendedStems[from]))
      if (words[from]?.goesOn.before) continue
      for (let length = 1; length <= longest && from + length <= words.length; length++) {
        if (length > 1 && words[from + length - 1]?.afterBreak) break
        if (words[from + length - 1]?.goesOn.after) continue
        const phrase = length === 1 ? [plain[from] ?? ''] : plain.slice(from, from + length)
        const key = length === 1 ? (plain[from] ?? '') : phrase.join(' ')
        const exact = this.exact.get(key)
        if (exact !== undefined) {
          const written = this.ordinary.get(key)
          if (written === undefined || isNamed(text, words, { from, length }, written, knownBeside(from)))
            found.push({ id: exact, wording: key, from, length, kind: EXACT })
          continue
        }
        const stemmed = this.stems.get(stemKey(phrase, stems.slice(from, from + length)))
        if (stemmed) {
          found.push({ id: stemmed, wording: key, from, length, kind: STEMMED })
          continue
        }
        const mendedPhrase = mended.slice(from, from + length)
        if (mendedPhrase.every((word, i) => word === phrase[i])) continue
        if (length === 1 && this.isPartOfName(text, words, from)) continue
        const wording = mendedPhrase.join(' ')
        const id = this.exact.get(wording) ?? this.stems.get(stemKey(mendedPhrase, mendedStems.slice(from, from + length)))
        if (id) found.push({ id, wording, from, length, kind: MISSPELT })
      }
    }
    // A look-alike hides what is within it, and nothing that reaches beyond: "with care" does not hide "care assistant".
    const lookAlikes = found.filter(({ id }) => id === NONE)
    const candidates = found.filter(
      ({ id, from, length }) =>
        id !== NONE && !lookAlikes.some((other) => other.from <= from && from + length <= other.from + other.length),
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
      .map(({ id, wording, from, length, kind }) => {
        const start = words[from]?.start ?? 0
        const end = words[from + length - 1]?.end ?? start
        const isItem = isListItem(text, words, { from, length }, knownBeside(from))
        return { id, wording, isSlip: kind === MISSPELT, isItem, start, end, surface: text.slice(start, end) }
      })
  }

  /** "Frodo Baggins", "told Gardner": a capital inside a sentence, or beside an unknown word that has one, makes a name, not a slip. */
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
    for (const key of [words[0] ?? '', stems[0] ?? '']) this.reach.set(key, Math.max(words.length, this.reach.get(key) ?? 1))
  }

  private reachOf(written = '', stemmed = ''): number {
    return Math.max(this.reach.get(written) ?? 1, this.reach.get(stemmed) ?? 1)
  }

  /** Whether a known wording begins at a word. */
  private begins(words: readonly Word[], at: number): boolean {
    for (let length = 1; length <= this.reachOf(words[at]?.text) && at + length <= words.length; length++) {
      if (length > 1 && words[at + length - 1]?.afterBreak) return false
      const phrase = words.slice(at, at + length).map((word) => word.text)
      if (this.exact.get(phrase.join(' '))) return true
    }
    return false
  }

  /** Words come again and again: what each is read as is worked out once, for as many as fit. */
  private readWord(word: string): ReadWord {
    const known = this.words.get(word)
    if (known) return known
    const mended = this.mend(word)
    const read = { stem: stem(word), mended, mendedStem: stem(mended) }
    if (this.words.size >= MOST_WORDS) this.words.clear()
    this.words.set(word, read)
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
