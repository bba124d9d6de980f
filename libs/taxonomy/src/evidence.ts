import type { Word } from './tokenise'

/** What is on one side of a phrase: the edge of its list item, a joining word, or more of the sentence. */
type Side = 'edge' | 'joined' | 'sentence'

const JOINING = new Set(['and', 'or', 'plus', 'a', 'ac', 'neu'])
/** Only spaces, or a hyphen without spaces: the same sentence or compound. */
const RUNS_ON = /^(?:[ \t\u00a0]+|[-‐‑])$/

type IsKnown = (at: number, side: 'before' | 'after') => boolean
const sidesOf =
  (text: string, words: readonly Word[], isKnown: IsKnown) =>
  (at: number, step: 1 | -1): Side => {
    const beside = words[at + step]
    const here = words[at]
    if (!beside || !here) return 'edge'
    const gap = step === 1 ? text.slice(here.end, beside.start) : text.slice(beside.end, here.start)
    if (!RUNS_ON.test(gap)) return 'edge'
    return JOINING.has(beside.text) && isKnown(at + 2 * step, step === 1 ? 'after' : 'before') ? 'joined' : 'sentence'
  }

/** Whether a phrase is a list item: it has an edge or a joining word on both sides. */
export function isListItem(
  text: string,
  words: readonly Word[],
  { from, length }: { from: number; length: number },
  isKnown: IsKnown,
): boolean {
  const sideOf = sidesOf(text, words, isKnown)
  return sideOf(from, -1) !== 'sentence' && sideOf(from + length - 1, 1) !== 'sentence'
}

/**
 * Whether an ordinary word is the name of a skill here. "Excel" is when it is a list item ("word, excel") or has the capitals of `written` inside a
 * sentence ("I use Excel daily"); it is not in "we excel at" and "Excel at everything". `isKnown` says whether a known phrase begins or ends at a
 * word.
 */
export function isNamed(
  text: string,
  words: readonly Word[],
  { from, length }: { from: number; length: number },
  written: string,
  isKnown: IsKnown,
): boolean {
  const last = from + length - 1
  const sideOf = sidesOf(text, words, isKnown)
  const before = sideOf(from, -1)
  const after = sideOf(last, 1)
  const start = words[from]?.start ?? 0
  const surface = text.slice(start, words[last]?.end ?? start)
  if (before !== 'sentence' && after !== 'sentence')
    return (
      written === written.toLowerCase() ||
      surface !== surface.toLowerCase() ||
      words.length === length ||
      isKnown(from - 1, 'before') ||
      isKnown(last + 1, 'after')
    )
  if (written === written.toLowerCase() || surface !== written) return false
  const previous = words[from - 1]
  const next = words[last + 1]
  const textOf = (word: Word | undefined): string => (word ? text.slice(word.start, word.end) : '')
  // Capitals mean nothing where all text is in capitals or every word starts with one.
  const isQuiet = (word: Word | undefined): boolean => /^\p{Ll}/u.test(textOf(word))
  if (before === 'edge') return written === written.toUpperCase() && isQuiet(next)
  const opensSentence = previous !== undefined && sideOf(from - 1, -1) === 'edge' && /^\p{Lu}\p{Ll}+$/u.test(textOf(previous))
  return isQuiet(previous) || (opensSentence && (after !== 'sentence' || isQuiet(next)))
}
