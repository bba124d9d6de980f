import type { Block } from '../read-document'
import type { SectionName } from './headings'
import type { Piece } from './pieces'

/** One line of a block, before its section is known. */
export interface RawLine extends Piece {
  block: Block
  lineNumber: number
}

/** `name` is null where only the style of a line shows that it is a heading. */
export interface Heading {
  name: SectionName | null
  rest: string
  /** It is worded like a known heading; otherwise only some of its words are known. */
  isSure: boolean
  /** Only some of its words make it a heading; its style does not. */
  isPlain: boolean
  /** It is set as the other headings are. */
  isStyled: boolean
  /** Nearly all that is set as it is are known headings. */
  isUsual: boolean
}

export function rawLines(blocks: readonly Block[]): RawLine[] {
  const raw: RawLine[] = []
  let start = 0
  for (const [i, block] of blocks.entries()) {
    let from = 0
    for (const text of block.text.split('\n')) {
      if (text.trim() !== '') raw.push({ text, start: start + from, block, lineNumber: block.lineNumber ?? i })
      from += text.length + 1
    }
    start += block.text.length + 1
  }
  return raw
}

const MOST_READ = 14
/** The lines below a heading, up to the next heading. */
export function contentBelow(raw: readonly RawLine[], heads: readonly (object | null)[], at: number): RawLine[] {
  const content: RawLine[] = []
  for (let i = at + 1; i < raw.length && content.length < MOST_READ; i++) {
    const row = raw[i] as RawLine
    if (heads[i] || (row.block.column ?? 0) !== (raw[at]?.block.column ?? 0)) break
    content.push(row)
  }
  return content
}
