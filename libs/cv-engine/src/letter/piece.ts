import type { Found } from '@onward/contracts/jobseekers/curriculum'
import type { LetterFact } from '@onward/contracts/jobseekers/letters'

/** Text of a letter with the facts in it. */
export interface Piece {
  text: string
  facts: LetterFact[]
}

/** A fact as the letter words it. */
export const factPiece = (text: string, { quote, start, end }: Pick<Found<unknown>, 'quote' | 'start' | 'end'>): Piece => ({
  text,
  facts: [{ text, quote, start, end }],
})

/** Template tag: joins text and pieces; plain strings carry no facts. */
export function say(strings: TemplateStringsArray, ...parts: readonly (Piece | string)[]): Piece {
  const piece: Piece = { text: strings[0] ?? '', facts: [] }
  parts.forEach((part, i) => {
    piece.text += (typeof part === 'string' ? part : part.text) + (strings[i + 1] ?? '')
    if (typeof part !== 'string') piece.facts.push(...part.facts)
  })
  return piece
}

export const joined = (pieces: readonly Piece[], between: string): Piece => ({
  text: pieces.map((piece) => piece.text).join(between),
  facts: pieces.flatMap((piece) => piece.facts),
})

/** "a", "a and b", "a, b and c"; `and` gives the word before the last, with it. */
export function listed(pieces: readonly Piece[], and: (last: string) => string): Piece {
  if (pieces.length < 2) return joined(pieces, '')
  const last = pieces[pieces.length - 1] ?? { text: '', facts: [] }
  const before = joined(pieces.slice(0, -1), ', ')
  const ending = and(last.text)
  // The fact's text has the mutation that the letter has.
  const facts = last.facts.map((fact) =>
    ending.endsWith(last.text) ? fact : { ...fact, text: ending.slice(ending.indexOf(' ') + 1) },
  )
  return { text: `${before.text} ${ending}`, facts: [...before.facts, ...facts] }
}

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length
