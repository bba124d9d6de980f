import type { Found } from '@onward/contracts/jobseekers/curriculum'

/** A stretch of the document that knows where it starts, so that whatever is read from it can be quoted. */
export interface Piece {
  text: string
  start: number
}

export const foundIn = <T>(piece: Piece, value: T, confidence: number): Found<T> => ({
  value,
  quote: piece.text,
  start: piece.start,
  end: piece.start + piece.text.length,
  confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
})

export const foundText = (piece: Piece, confidence: number): Found<string> => foundIn(piece, piece.text, confidence)

export const cut = (piece: Piece, from: number, to = piece.text.length): Piece => ({
  text: piece.text.slice(from, to),
  start: piece.start + from,
})

/** Without the characters of `around` at both ends; spaces, commas and dashes by default. */
const AROUND = ' \t\n\u00a0,;:|/·•–—-'
export function trimmed(piece: Piece, around = AROUND): Piece {
  let from = 0
  let to = piece.text.length
  while (from < to && around.includes(piece.text[from] as string)) from++
  while (to > from && around.includes(piece.text[to - 1] as string)) to--
  return cut(piece, from, to)
}

/** The stretches between the matches of `separator` (global), trimmed, without empty ones. */
export function split(piece: Piece, separator: RegExp): Piece[] {
  const parts: Piece[] = []
  let from = 0
  for (const match of piece.text.matchAll(separator)) {
    parts.push(cut(piece, from, match.index))
    from = match.index + match[0].length
  }
  parts.push(cut(piece, from))
  return parts.map((part) => trimmed(part)).filter((part) => part.text !== '')
}

/** Parts of a list: at commas, semicolons, bars and bullets outside brackets, and at a last "and". */
export function listed(piece: Piece): Piece[] {
  const parts: Piece[] = []
  let depth = 0
  let from = 0
  for (let i = 0; i <= piece.text.length; i++) {
    const letter = piece.text[i]
    if (letter === '(' || letter === '[') depth++
    else if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1)
    const isBreak = i === piece.text.length || (depth === 0 && /[,;|•·▪\n]/.test(letter as string))
    const isGap = depth === 0 && letter === ' ' && piece.text[i + 1] === ' '
    if (isBreak || isGap) {
      parts.push(trimmed(cut(piece, from, i)))
      from = i + 1
    }
  }
  return parts.filter((part) => part.text !== '')
}

/** Lower case, letters and digits only, one space between words: for comparing what people wrote with what is known. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Sentences; a full stop within "St. Anne's" or "10.20" ends none. */
export const SENTENCE = /[^.!?\n]+(?:(?:[.!?](?=\p{L}|\d)|(?<=\s(?:at|for|by|with|joined)\s\p{Lu})\.(?=\s\p{Lu}))[^.!?\n]+)*/gu
