import { sentencesOf } from '@onward/contracts/vetting/fold'
import type { Part, Passage } from '@onward/contracts/vetting/read'

/** Every three words in a row of a passage are in a row in the other advert too, as its signature compares them. */
const RUN = 3
/** Shorter runs, such as "from Monday to Friday", stand in many adverts. */
const FEWEST_WORDS = 5
const MOST_PASSAGES = 5

interface Word {
  key: string
  start: number
  end: number
}
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}]{2,}/gu)].map(({ 0: word, index }) => ({
    key: word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
    start: index,
    end: index + word.length,
  }))
const runsOf = (words: readonly Word[]): string[] =>
  words.slice(RUN - 1).map((_, i) =>
    words
      .slice(i, i + RUN)
      .map(({ key }) => key)
      .join(' '),
  )

/** The longest sentences, or parts of them, that an advert shares with another one. The longest first; pure. */
export function sharedWords<F extends string>(parts: readonly Part<F>[], other: readonly string[]): Passage<F>[] {
  const theirs = new Set(other.flatMap((text) => runsOf(wordsOf(text))))
  const found: (Passage<F> & { words: number })[] = []
  for (const { field, line, original } of parts) {
    for (const sentence of sentencesOf(original)) {
      const words = wordsOf(sentence.text)
      const shared = runsOf(words).map((run) => theirs.has(run))
      let from = 0
      for (let i = 0; i <= shared.length; i += 1) {
        if (shared[i]) continue
        const count = i > from ? i - from + RUN - 1 : 0
        const [first, last] = [words[from], words[from + count - 1]]
        if (count >= FEWEST_WORDS && first && last) {
          // A whole sentence comes with its full stop.
          const [start, end] = count === words.length ? [0, sentence.text.trimEnd().length] : [first.start, last.end]
          const lead = count === words.length ? sentence.text.length - sentence.text.trimStart().length : 0
          found.push({ field, line, start: sentence.start + start + lead, end: sentence.start + end, words: count })
        }
        from = i + 1
      }
    }
  }
  return found
    .sort((a, b) => b.words - a.words)
    .slice(0, MOST_PASSAGES)
    .map(({ words: _, ...passage }) => passage)
}
