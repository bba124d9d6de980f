import { isOneEditApart, singular, stem, wordsOf } from './wording'

/** Where in the text (UTF-16 offsets) a known wording of `id` stands. */
export interface PhraseMatch {
  id: string
  start: number
  end: number
  surface: string
}

/** Of a look-alike: it takes its words, and is not told. */
const NONE = ''

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
letting cutting hitting fitting meeting mating rating dating skating hosting posting coasting boasting roasting toasting fixing firing filming fining viewing`.split(
    /\s+/,
  ),
)

/**
 * Finds known wordings in text. Among overlapping finds the longest wins, then the better kind (as written, then by stem, then
 * with one wrong letter in words of six letters or more), then the earlier. Whole words only.
 */
export class PhraseIndex {
  private readonly exact = new Map<string, string>()
  private readonly stems = new Map<string, string>()
  private readonly vocabulary = new Set<string>()
  private readonly slips = new Map<string, string[]>()
  private longest = 1

  /** `entries`: id and one wording. The first to claim a wording keeps it. `lookAlikes`: phrases that are none, whatever words they share. */
  constructor(entries: Iterable<readonly [id: string, wording: string]>, lookAlikes: Iterable<string> = []) {
    for (const phrase of lookAlikes) {
      const words = wordsOf(phrase).map((w) => w.text)
      this.longest = Math.max(this.longest, words.length)
      this.exact.set(words.join(' '), NONE)
    }
    for (const [id, wording] of entries) {
      const words = wordsOf(wording).map((w) => w.text)
      if (words.length === 0) continue
      this.longest = Math.max(this.longest, words.length)
      const key = words.join(' ')
      if (!this.exact.has(key)) this.exact.set(key, id)
      const stemmed = this.stemKey(words)
      if (!this.stems.has(stemmed)) this.stems.set(stemmed, id)
      for (const word of words) this.vocabulary.add(word)
    }
    for (const word of this.vocabulary)
      if (word.length >= 6)
        for (const form of [word, ...deletions(word)]) {
          const known = this.slips.get(form)
          if (known) known.push(word)
          else this.slips.set(form, [word])
        }
  }

  get size(): number {
    return this.exact.size
  }

  find(text: string): PhraseMatch[] {
    const words = wordsOf(text)
    const plain = words.map((w) => w.text)
    const mended = plain.map((word) => this.mend(word))
    const found: { id: string; from: number; length: number; kind: number }[] = []
    for (let from = 0; from < words.length; from++) {
      for (let length = 1; length <= this.longest && from + length <= words.length; length++) {
        if (length > 1 && words[from + length - 1]?.afterBreak) break
        const phrase = plain.slice(from, from + length)
        const exact = this.exact.get(phrase.join(' '))
        if (exact !== undefined) {
          found.push({ id: exact, from, length, kind: EXACT })
          continue
        }
        const stemmed = this.stems.get(this.stemKey(phrase))
        if (stemmed) {
          found.push({ id: stemmed, from, length, kind: STEMMED })
          continue
        }
        const mendedPhrase = mended.slice(from, from + length)
        if (mendedPhrase.every((word, i) => word === phrase[i])) continue
        const id = this.exact.get(mendedPhrase.join(' ')) ?? this.stems.get(this.stemKey(mendedPhrase))
        if (id) found.push({ id, from, length, kind: MISSPELT })
      }
    }
    found.sort((a, b) => b.length - a.length || a.kind - b.kind || a.from - b.from)
    const taken = new Uint8Array(words.length)
    const chosen = found.filter(({ from, length }) => {
      if (taken.subarray(from, from + length).includes(1)) return false
      taken.fill(1, from, from + length)
      return true
    })
    return chosen
      .filter(({ id }) => id !== NONE)
      .sort((a, b) => a.from - b.from)
      .map(({ id, from, length }) => {
        const start = words[from]?.start ?? 0
        const end = words[from + length - 1]?.end ?? start
        return { id, start, end, surface: text.slice(start, end) }
      })
  }

  /** A single word is too little context for verb endings: "clean" is not the skill "cleaning". */
  private stemKey(words: readonly string[]): string {
    return words.length === 1 ? singular(words[0] ?? '') : words.map(stem).join(' ')
  }

  private mend(word: string): string {
    if (word.length < 6 || this.vocabulary.has(word) || this.vocabulary.has(singular(word)) || NOT_SLIPS.has(word)) return word
    if (/\d/.test(word)) return word
    // People rarely get the first letter wrong; other words often differ by it ("health", "wealth").
    for (const written of [word, singular(word)])
      for (const form of [written, ...deletions(written)])
        for (const known of this.slips.get(form) ?? [])
          if (known[0] === written[0] && isOneEditApart(known, written)) return known
    return word
  }
}

const deletions = (word: string): string[] => Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))
