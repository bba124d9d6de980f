import type { Word } from './wording'

/** What stands on one side of a word: the edge of its list item, a joining word, or more of the sentence. */
type Side = 'edge' | 'joined' | 'sentence'

const JOINING = new Set(['and', 'or', 'plus', 'a', 'ac', 'neu'])
/** Nothing but spaces, or a hyphen without them: one sentence or one compound. */
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

/** Whether words are an item of a list: nothing of a sentence stands at either side. */
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
 * Whether an ordinary word stands here as the name of a skill. "Excel" does when it is an item of a list ("word, excel") or when it has
 * the capitals of `written` inside a sentence ("I use Excel daily"); "we excel at" and "Excel at everything" do not.
 * `isKnown` says whether a known wording begins or ends at a word.
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
  // Where everything is in capitals, or every word begins with one, a capital says nothing.
  const isQuiet = (word: Word | undefined): boolean => /^\p{Ll}/u.test(textOf(word))
  if (before === 'edge') return written === written.toUpperCase() && isQuiet(next)
  const opensSentence = previous !== undefined && sideOf(from - 1, -1) === 'edge' && /^\p{Lu}\p{Ll}+$/u.test(textOf(previous))
  return isQuiet(previous) || (opensSentence && (after !== 'sentence' || isQuiet(next)))
}
