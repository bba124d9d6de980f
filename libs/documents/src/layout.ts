import type { Face } from './fonts'
import { graphemesOf, runsOf } from './fonts'

/** A part of a line in one font. Pieces are in reading order; `x` is the drawing position. */
export interface Piece {
  text: string
  face: Face
  x: number
  width: number
  rightToLeft: boolean
}
export type Line = Piece[]
export interface Style {
  size: number
  bold: boolean
  width: number
}
export type Measure = (text: string, face: Face, size: number) => number

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
/** Spaces; or a letter of a script without spaces, with the marks that may not start a line. */
const PARTS =
  /[ \n]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。，．」』）！？：；ー]*|[^ \n\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/** Breaks a paragraph into lines: at spaces, between Chinese characters, and within a word only when it is wider than a line. */
export function linesOf(text: string, style: Style, measure: Measure): Line[] {
  return text.split('\n').flatMap((hard) => wrapped(hard, style, measure))
}

function wrapped(text: string, style: Style, measure: Measure): Line[] {
  const lines: Line[] = []
  let line: Line = []
  let used = 0
  const piecesOf = (part: string): Line =>
    runsOf(part, style.bold).map((run) => ({
      ...run,
      x: 0,
      width: measure(run.text, run.face, style.size),
      rightToLeft: RIGHT_TO_LEFT.test(run.text),
    }))
  const end = () => {
    if (line.length > 0) lines.push(placed(line))
    line = []
    used = 0
  }
  const put = (pieces: Line) => {
    line.push(...pieces)
    used += widthOf(pieces)
  }
  for (const [part] of text.matchAll(PARTS)) {
    const pieces = piecesOf(part)
    const width = widthOf(pieces)
    // Keeps the space at the end of a line, so that words stay apart when the text is read aloud.
    if (part.trim() === '' || used + width <= style.width) {
      if (part.trim() !== '' || line.length > 0) put(pieces)
      continue
    }
    if (width <= style.width) {
      end()
      put(pieces)
      continue
    }
    for (const bit of bitsOf(part, style, (bit) => widthOf(piecesOf(bit)))) {
      const bitPieces = piecesOf(bit)
      if (used + widthOf(bitPieces) > style.width) end()
      put(bitPieces)
    }
  }
  end()
  return lines
}

const widthOf = (pieces: Line) => pieces.reduce((sum, { width }) => sum + width, 0)

/** Splits a word wider than a line, after a punctuation mark of an address where possible, else between letters. */
function bitsOf(word: string, { width }: Style, measured: (bit: string) => number): string[] {
  const bits: string[] = []
  for (const part of word.match(/[^/?&=_.@-]*[/?&=_.@-]+|[^/?&=_.@-]+/g) ?? []) {
    let bit = ''
    let bitWidth = 0
    for (const grapheme of graphemesOf(part)) {
      const graphemeWidth = measured(grapheme)
      if (bit && bitWidth + graphemeWidth > width * 0.95) {
        bits.push(bit)
        bit = ''
        bitWidth = 0
      }
      bit += grapheme
      bitWidth += graphemeWidth
    }
    if (bit) bits.push(bit)
  }
  return bits
}

/** Joins neighbours of one font and computes each piece's position; adjacent right-to-left words are reversed. */
function placed(line: Line): Line {
  const joined: Line = []
  for (const piece of line) {
    const last = joined.at(-1)
    if (last && last.face === piece.face && !last.rightToLeft && !piece.rightToLeft) {
      last.text += piece.text
      last.width += piece.width
    } else joined.push({ ...piece })
  }
  let x = 0
  for (let i = 0; i < joined.length; ) {
    let after = i
    while (joined[after]?.rightToLeft || (after > i && joined[after]?.text.trim() === '' && joined[after + 1]?.rightToLeft))
      after++
    const group = joined.slice(i, Math.max(after, i + 1))
    let right = x + widthOf(group)
    x = right
    for (const piece of group) {
      right -= piece.width
      piece.x = right
    }
    i += group.length
  }
  return joined
}
