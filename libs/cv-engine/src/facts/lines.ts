import type { Block, BlockKind } from '../read-document'
import { findDates } from './dates'
import type { SectionName } from './headings'
import { looseSection, readHeading } from './headings'
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
  const looks = looksOf(raw.map(({ block, text }) => ({ block, text })))
  const lines: Line[] = []
  const ended = new Map<number, { section: SectionName; part: number }>()
  const letters = new Map<number, number>()
  let parts = 0
  let known = 0
  let section: SectionName = 'contact'
  let part = 0
  let column = 0
  for (const [i, { text, start: at, block }] of raw.entries()) {
    if (text.trim() === '') continue
    const here = block.column ?? 0
    if (here !== column) {
      ended.set(column, { section, part })
      // Below columns a page goes on with the longest of them; a column with what it said on the page before.
      const main = here === 0 ? [...letters].filter(([of]) => of !== 0).sort((a, b) => b[1] - a[1])[0]?.[0] : here
      const before = main === undefined ? undefined : ended.get(main)
      section = before?.section ?? 'contact'
      part = before?.part ?? ++parts
      column = here
    }
    letters.set(here, (letters.get(here) ?? 0) + text.length)
    const line = (piece: Piece, isHeading: boolean): Line => ({
      ...piece,
      kind: block.kind,
      scale: block.scale ?? 1,
      section,
      part,
      isHeading,
    })
    const heading =
      block.kind === 'item'
        ? null
        : (readHeading(text) ?? (known > 0 && looks(block, text, section) ? guessed(raw.slice(i)) : null))
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
    known++
    section = heading.name
    part = ++parts
    const head = heading.rest === '' ? text.length : text.length - heading.rest.length
    lines.push(line({ text: text.slice(0, head).trimEnd(), start: at }, true))
    if (heading.rest !== '') lines.push(line({ text: text.slice(head), start: at + head }, false))
  }
  return withContactRuns(lines)
}

interface Look {
  block: Block
  text: string
}
const isCapitals = (text: string): boolean => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)

/** Tells a line that is set like the headings that are known: in their size, or in capitals as they are. */
function looksOf(raw: readonly Look[]): (block: Block, text: string, section: SectionName) => boolean {
  const headings = raw.filter(({ block, text }) => block.kind !== 'item' && readHeading(text)?.rest === '')
  const sizes = headings.flatMap(({ block }) => (block.scale && block.scale > 1.15 ? [block.scale] : []))
  const inCapitals = headings.length >= 3 && headings.filter(({ text }) => isCapitals(text)).length >= headings.length * 0.8
  return (block, text, section) => {
    if (text.length > 45 || /[\d@,|]|[.!]$/.test(text) || section === 'contact') return false
    const scale = block.scale ?? 1
    if (sizes.length >= 2 && sizes.filter((size) => Math.abs(size - scale) < 0.04).length >= 2) return true
    return inCapitals && isCapitals(text) && text.split(/\s+/).length <= 4 && !/^(?:work|volunteering|education)$/.test(section)
  }
}

/** The section of a heading in words of its own: what a word of it names, else what stands below it. */
function guessed(raw: readonly Look[]): { name: SectionName; rest: string } {
  const named = looseSection(raw[0]?.text ?? '')
  const below = raw.slice(1, 7).filter(({ text }) => text.length < 140)
  const isDated = below.some(({ text, block }) => block.kind !== 'item' && findDates(text).some((date) => !date.isSingle))
  return { name: named ?? (isDated ? 'work' : 'other'), rest: '' }
}

const REACH =
  /\S@\S+\.\S|(?<![\d/.])(?:\+44|\(?0)[\d ()-]{8,}\d|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|^(?:tel|telephone|phone|mobile|mob|home|e-?mail|address|ffôn|symudol|e-bost|cyfeiriad|linkedin|github)\b\s*[.:]|linkedin\.com|github\.com/iu
const STREET =
  /^\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Street|Road|Avenue|Lane|Close|Drive|Crescent|Terrace|Way|Court|Gardens|Grove|Place|Square|Row|Walk|View|Rise|St|Rd|Ave)\b|^(?:Flat|Apartment) \d/u

/**
 * Where the columns of a page are not told, contact details may follow the last line of some other section: two lines in a row that tell
 * how to reach somebody are no studies and no skills.
 */
function withContactRuns(lines: Line[]): Line[] {
  const tells = lines.map(
    (line) => !line.isHeading && line.text.length <= 90 && (REACH.test(line.text) || STREET.test(line.text)),
  )
  let run: number | null = null
  return lines.map((line, i) => {
    const isPlain = !/^(?:contact|references|summary|other)$/.test(line.section)
    if (line.isHeading) run = null
    else if (run === null && isPlain && tells[i] && tells[i + 1] && lines[i + 1]?.part === line.part) run = line.part
    return run === line.part && isPlain ? { ...line, section: 'contact', part: -1 - line.part } : line
  })
}
