/** A text folded for reading, with the place in the original of each of its characters. */
export interface Folded {
  text: string
  /** Index in the original of each character, and its length at the end. */
  at: readonly number[]
}

/** Letters of other scripts, and signs, that are drawn like Latin letters. */
const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(
  (
    'аa вb сc ԁd еe һh іi јj кk ӏl мm нh оo рp ԛq ѕs тt уy хx ѵv ԝw зe αa βb εe ηn ιi κk νv οo ρp τt υu χx γy ' +
    "ıi łl øo đd ʟl ᴀa ᴇe ᴏo ’' ‘' ʼ' `' –- —- ‐- ‑- −- “\" ”\" ∕/ ․. 。."
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)
const UNSEEN = /[\p{M}\p{Cf}]/u
const LETTER = /[a-z]/
const FIGURE_LETTERS: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1' }
const LETTER_FIGURES: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '3': 'e', '@': 'a', $: 's', '5': 's' }

/** Single letters with a space between them, or four with another sign: "W h a t s A p p", "f e e", "w.h.a.t.s". */
const SPACED = /(?<![a-z0-9])[a-z](?:(?: [a-z]){2,}|(?:[.*_|-][a-z]){3,})(?![a-z0-9])/g
/** A figure or sign for a letter within a word: "wh@tsapp", "dep0sit". */
const DISGUISED = /(?<=[a-z]{2})[0135@$](?=[a-z]{2})/g
/** A letter for a figure within an amount or a number: "£2O", "O7700". */
const WRONG_FIGURE = /(?<=[£\d])[oli](?=[\d\s.,]|$)|(?<![a-z])[oli](?=\d{3})/g

/**
 * Lower case, without accents and unseen signs, look-alike letters as Latin ones, words written apart joined, and figures within words as
 * letters. For reading only; passages are given in the original.
 */
export function fold(original: string): Folded {
  const text: string[] = []
  const at: number[] = []
  let from = 0
  for (const sign of original) {
    for (const plain of sign.normalize('NFKD').toLowerCase()) {
      if (UNSEEN.test(plain)) continue
      text.push(/[^\S\n]/.test(plain) ? ' ' : (LOOK_ALIKE.get(plain) ?? plain))
      at.push(from)
    }
    from += sign.length
  }
  const joined = text.join('')
  // A sign that became several, such as a ligature, would shift the places.
  if (joined.length !== text.length) return { text: original.toLowerCase(), at: [...original.split('').keys(), original.length] }
  return withoutGaps(disguisesFolded(joined), [...at, original.length])
}

const disguisesFolded = (text: string): string =>
  text
    .replace(DISGUISED, (sign, place: number) => {
      // An address keeps its "@".
      if (sign === '@' && /^[a-z0-9-]*\.[a-z]/.test(text.slice(place + 1, place + 60))) return sign
      return LETTER_FIGURES[sign] ?? sign
    })
    .replace(WRONG_FIGURE, (letter) => FIGURE_LETTERS[letter] ?? letter)

function withoutGaps(text: string, at: readonly number[]): Folded {
  const left: string[] = []
  const places: number[] = []
  let from = 0
  const keep = (to: number) => {
    for (; from < to; from += 1) {
      left.push(text.charAt(from))
      places.push(at[from] ?? 0)
    }
  }
  for (const { 0: run, index } of text.matchAll(SPACED)) {
    keep(index)
    for (const end = index + run.length; from < end; from += 1) {
      if (!LETTER.test(text.charAt(from))) continue
      left.push(text.charAt(from))
      places.push(at[from] ?? 0)
    }
  }
  keep(text.length)
  return { text: left.join(''), at: [...places, at[text.length] ?? 0] }
}

/** The passage of the original between two places of the folded text, without the spaces around it. */
export function passageOf({ at }: Folded, original: string, start: number, end: number): { start: number; end: number } {
  let from = at[start] ?? original.length
  let to = end < at.length - 1 ? (at[end] ?? original.length) : original.length
  while (from < to && /\s/.test(original.charAt(from))) from += 1
  while (to > from && /\s/.test(original.charAt(to - 1))) to -= 1
  return { start: from, end: to }
}

/** Nobody writes longer ones. A pattern that looks from each letter to the end would take the square of the length. */
export const LONGEST_SENTENCE = 1000

/**
 * Sentences of a folded text, by their places. An address such as "t.me/x" has no end of a sentence in it. What has none for too long is cut, at a
 * space where there is one: reading takes time in proportion to the text, whatever it is.
 */
export function* sentencesOf(text: string): Generator<{ text: string; start: number }> {
  let start = 0
  for (const { 0: mark, index } of text.matchAll(/(?<!\s)[.!?;](?=\s)|\n+/g)) {
    const end = index + mark.length
    yield* piecesOf(text, start, end)
    start = end
  }
  yield* piecesOf(text, start, text.length)
}

function* piecesOf(text: string, from: number, end: number): Generator<{ text: string; start: number }> {
  for (let start = from; start < end; ) {
    const space = end - start > LONGEST_SENTENCE ? text.lastIndexOf(' ', start + LONGEST_SENTENCE - 1) : -1
    const to = Math.min(end, space > start ? space + 1 : start + LONGEST_SENTENCE)
    const piece = text.slice(start, to)
    if (piece.trim()) yield { text: piece, start }
    start = to
  }
}
