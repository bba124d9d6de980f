import type { Face } from './fonts'
import { lettersOf, runsOf } from './fonts'

/** A piece of a line in one font; pieces are in reading order, `x` is where each is drawn. */
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
/** Spaces, or a letter of a script without them together with the marks that may not start a line. */
const PARTS =
  /[ \n]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。，．」』）！？：；ー]*|[^ \n\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/** Breaks a paragraph into lines: at spaces, between Chinese letters, and within a word only when it is wider than a line. */
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
    // A space at the end of a line stays there, so that words never run together when the text is read out.
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

/** A word wider than a line, cut after a sign of an address where there is one, else between letters. */
function bitsOf(word: string, { width }: Style, measured: (bit: string) => number): string[] {
  const bits: string[] = []
  for (const part of word.match(/[^/?&=_.@-]*[/?&=_.@-]+|[^/?&=_.@-]+/g) ?? []) {
    let bit = ''
    let bitWidth = 0
    for (const letter of lettersOf(part)) {
      const letterWidth = measured(letter)
      if (bit && bitWidth + letterWidth > width * 0.95) {
        bits.push(bit)
        bit = ''
        bitWidth = 0
      }
      bit += letter
      bitWidth += letterWidth
    }
    if (bit) bits.push(bit)
  }
  return bits
}

/** Joins neighbours of one font and gives each piece its place; neighbouring right-to-left words stand in reverse. */
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
