import type { Block } from '../read-document'
import { CONTACT_DETAIL, withContactRuns } from './contact-lines'
import { findDates } from './dates'
import { findHeadings, opensEntry } from './find-headings'
import type { SectionName } from './headings'
import { jobPoints } from './job-vocabulary'
import type { Line } from './line'
import type { Piece } from './pieces'
import { contentBelow, rawLines } from './raw-lines'
import { sectionOfHeading } from './section-content'

/** Words for both a section and a job: they open a section unless dates are beside them. */
const JOB_LIKE =
  /^(?:volunteer(?:ing)?|voluntary work|work experience|work placement|placement|placements|internship|community work|military service|job|work|teaching)\W*$/i

const MODULES = /^(?:(?:key|main|relevant|major) )?(?:courses?|modules?|subjects?)\W*$/i

const QUALIFICATION = /^(?:i?gcses?|(?:a|as|o)[- ]levels?|cses?|highers)\W*$/i

/** Lines of the blocks with their sections. A column of a page starts where the column beside it on the page before ended. */
export function linesOf(blocks: readonly Block[]): Line[] {
  const raw = rawLines(blocks)
  const headings = findHeadings(raw)
  const hasStyle = headings.some((heading) => heading?.isStyled)
  const lines: Line[] = []
  const ended = new Map<number, { section: SectionName; part: number }>()
  const letters = new Map<number, number>()
  let parts = 0
  let section: SectionName = 'contact'
  let part = 0
  let column = 0
  for (const [i, { text, start: at, block, lineNumber }] of raw.entries()) {
    const here = block.column ?? 0
    if (here !== column) {
      ended.set(column, { section, part })
      // Below columns a page goes on with the longest of them; a column with its section of the page before.
      const main = here === 0 ? [...letters].filter(([of]) => of !== 0).sort((a, b) => b[1] - a[1])[0]?.[0] : here
      const before = main === undefined ? undefined : ended.get(main)
      // Columns below a heading across the page, as of a grid, go on with its section; those of the whole page start anew.
      const above = before === undefined && here !== 0 && i > 0 ? ended.get(Math.floor(here / 10)) : undefined
      const goesOn = above !== undefined && above.section !== 'contact' && !CONTACT_DETAIL.test(text) && !headings[i]
      section = before?.section ?? (goesOn ? above.section : 'contact')
      part = before?.part ?? (goesOn ? above.part : ++parts)
      column = here
    }
    letters.set(here, (letters.get(here) ?? 0) + text.length)
    const line = (piece: Piece, isHeading: boolean): Line => ({
      ...piece,
      kind: block.kind,
      scale: block.scale ?? 1,
      column: block.column ?? 0,
      section,
      part,
      isHeading,
      role: null,
      lineNumber,
      headed: null,
    })
    const candidate = headings[i] ?? null
    // By words alone a heading must open another section: "Full driving licence" among licences is one of them.
    // So must "Driving licence" as the last of the licences, with another heading below it.
    const isLast =
      section === 'certificates' && !candidate?.isStyled && candidate?.rest === '' && contentBelow(raw, headings, i).length === 0
    const isAgain = candidate?.name === section && (candidate.isPlain || isLast)
    const heading = isAgain || (candidate && opensEntry(candidate, raw, i, section)) ? null : candidate
    const isJob =
      heading !== null &&
      (section === 'work' || section === 'volunteering') &&
      heading.rest === '' &&
      JOB_LIKE.test(text) &&
      block.kind !== 'heading' &&
      !heading.isStyled &&
      [raw[i - 1], raw[i + 1]].some((near) => near && near.text.length < 80 && findDates(near.text).length > 0) &&
      !raw.slice(i + 1, i + 3).some((near) => near.text.length < 80 && jobPoints(near.text) >= 2)
    // "Courses" set smaller than the headings, under a school: what was taught there.
    const isOfSchool = heading && hasStyle && !heading.isStyled && section === 'education' && MODULES.test(text)
    // "GCSEs" under a school: a heading's word elsewhere, here what was gained.
    const isGained =
      heading !== null &&
      heading.rest === '' &&
      !heading.isStyled &&
      section === 'education' &&
      QUALIFICATION.test(text) &&
      lines.at(-1)?.isHeading === false
    if (!heading || isJob || isOfSchool || isGained) {
      lines.push(line({ text, start: at }, false))
      continue
    }
    section = sectionOfHeading(heading, contentBelow(raw, headings, i), section)
    part = ++parts
    const head = heading.rest === '' ? text.length : text.length - heading.rest.length
    lines.push(line({ text: text.slice(0, head).trimEnd(), start: at }, true))
    if (heading.rest !== '') lines.push(line({ text: text.slice(head), start: at + head }, false))
  }
  return withContactRuns(lines)
}

/** Numbers the lines that are judged: a number among all lines would reveal how much private text is before it. */
export const numbered = (judged: readonly Block[]): Block[] => judged.map((block, lineNumber) => ({ ...block, lineNumber }))
