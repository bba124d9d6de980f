import type { Block, BlockKind } from '../read-document'
import { findDates } from './dates'
import type { SectionName } from './headings'
import { readHeading } from './headings'
import type { Piece } from './pieces'

/** One line of the document's text (its blocks joined by line breaks), in the section that it belongs to. */
export interface Line extends Piece {
  kind: BlockKind
  /** Size of its letters, as a part of the usual size; 1 when it is not told. */
  scale: number
  section: SectionName
  /** Number of its section, from 0: headings count up. */
  part: number
  /** A heading by itself, which no field is read from. */
  isHeading: boolean
}

/** Words that name a section and a job alike: they open a section unless dates stand beside them. */
const JOB_LIKE =
  /^(?:volunteer(?:ing)?|voluntary work|work experience|work placement|placement|placements|internship|community work|military service|job|work|teaching)\W*$/i

/** Lines of the blocks with their sections. A column of a page starts where the column beside it on the page before ended. */
export function linesOf(blocks: readonly Block[]): Line[] {
  const raw: (Piece & { block: Block })[] = []
  let start = 0
  for (const block of blocks) {
    let from = 0
    for (const text of block.text.split('\n')) {
      raw.push({ text, start: start + from, block })
      from += text.length + 1
    }
    start += block.text.length + 1
  }
  const lines: Line[] = []
  const ended = new Map<number, { section: SectionName; part: number }>()
  let parts = 0
  let section: SectionName = 'contact'
  let part = 0
  let column = 0
  for (const [i, { text, start: at, block }] of raw.entries()) {
    if (text.trim() === '') continue
    const here = block.column ?? 0
    if (here !== column) {
      ended.set(column, { section, part })
      const before = ended.get(here)
      section = before?.section ?? (here === 0 ? section : 'contact')
      part = before?.part ?? ++parts
      column = here
    }
    const line = (piece: Piece, isHeading: boolean): Line => ({
      ...piece,
      kind: block.kind,
      scale: block.scale ?? 1,
      section,
      part,
      isHeading,
    })
    const heading = block.kind === 'item' ? null : readHeading(text)
    const isJob =
      heading !== null &&
      (section === 'work' || section === 'volunteering') &&
      heading.rest === '' &&
      JOB_LIKE.test(text) &&
      block.kind !== 'heading' &&
      [raw[i - 1], raw[i + 1]].some((near) => near && near.text.length < 80 && findDates(near.text).length > 0)
    if (!heading || isJob) {
      lines.push(line({ text, start: at }, false))
      continue
    }
    section = heading.name
    part = ++parts
    const head = heading.rest === '' ? text.length : text.length - heading.rest.length
    lines.push(line({ text: text.slice(0, head).trimEnd(), start: at }, true))
    if (heading.rest !== '') lines.push(line({ text: text.slice(head), start: at + head }, false))
  }
  return lines
}
