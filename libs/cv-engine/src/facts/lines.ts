import { dutiesIn, findSkillNames } from '@onward/taxonomy'
import type { Block } from '../read-document'
import { isWorkPaper } from './certificates'
import { findDates } from './dates'
import { isInstitution, kindOf } from './education'
import type { SectionName } from './headings'
import { looseSection, readHeading } from './headings'
import { employerPoints, isPlace, jobPoints } from './job-vocabulary'
import { isLanguageList } from './languages'
import type { Line } from './line'
import type { Piece } from './pieces'
import { listed } from './pieces'

/** Words that name a section and a job alike: they open a section unless dates stand beside them. */
const JOB_LIKE =
  /^(?:volunteer(?:ing)?|voluntary work|work experience|work placement|placement|placements|internship|community work|military service|job|work|teaching)\W*$/i

const MODULES = /^(?:(?:key|main|relevant|major) )?(?:courses?|modules?|subjects?)\W*$/i

const QUALIFICATION = /^(?:i?gcses?|(?:a|as|o)[- ]levels?|cses?|highers)\W*$/i

interface Raw extends Piece {
  block: Block
  lineNumber: number
}

/** Lines of the blocks with their sections. A column of a page starts where the column beside it on the page before ended. */
export function linesOf(blocks: readonly Block[]): Line[] {
  const raw = rawLines(blocks)
  const heads = headsOf(raw)
  const hasStyle = heads.some((heading) => heading?.isStyled)
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
      // Below columns a page goes on with the longest of them; a column with what it said on the page before.
      const main = here === 0 ? [...letters].filter(([of]) => of !== 0).sort((a, b) => b[1] - a[1])[0]?.[0] : here
      const before = main === undefined ? undefined : ended.get(main)
      // Columns below a heading across the page, as of a grid, go on with its section; those of the whole page start anew.
      const above = before === undefined && here !== 0 && i > 0 ? ended.get(Math.floor(here / 10)) : undefined
      const goesOn = above !== undefined && above.section !== 'contact' && !REACH.test(text) && !heads[i]
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
    const told = heads[i] ?? null
    // By words alone a heading must open another section: "Full driving licence" among licences is one of them.
    // So must "Driving licence" as the last of the licences, with another heading below it.
    const isLast = section === 'certificates' && !told?.isStyled && told?.rest === '' && contentOf(raw, heads, i).length === 0
    const isAgain = told?.name === section && (told.isPlain || isLast)
    const heading = isAgain || (told && opensEntry(told, raw, i, section)) ? null : told
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
    section = namedBy(heading, contentOf(raw, heads, i), section)
    part = ++parts
    const head = heading.rest === '' ? text.length : text.length - heading.rest.length
    lines.push(line({ text: text.slice(0, head).trimEnd(), start: at }, true))
    if (heading.rest !== '') lines.push(line({ text: text.slice(head), start: at + head }, false))
  }
  return withContactRuns(lines)
}

/** Numbers the lines that are judged: a number among all would tell how much of a person's own life stands before it. */
export const numbered = (judged: readonly Block[]): Block[] => judged.map((block, lineNumber) => ({ ...block, lineNumber }))

function rawLines(blocks: readonly Block[]): Raw[] {
  const raw: Raw[] = []
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

/** `name` is null where only the look of a line tells that it is a heading. */
interface Heading {
  name: SectionName | null
  rest: string
  /** Its words are those of a known heading, rather than some of them. */
  isSure: boolean
  /** Nothing but some of its words tells it. */
  isPlain: boolean
  /** It is set as the other headings are. */
  isStyled: boolean
  /** Nearly all that is set as it is are known headings. */
  isUsual: boolean
}

function headsOf(raw: readonly Raw[]): (Heading | null)[] {
  const read = raw.map(({ text }) => readHeading(text))
  const isNoItem = (heading: object | null, i: number) => heading !== null && raw[i]?.block.kind !== 'item'
  // Where hardly any heading stands out of a list, some are set in as lists are.
  const areSetIn = read.filter(isNoItem).length < 3 && read.filter((heading) => heading?.rest === '').length >= 4
  const strict = read.map((heading, i) => (isNoItem(heading, i) || (areSetIn && heading?.rest === '') ? heading : null))
  const styleIn = stylesOf(raw, strict)
  const known = strict.findIndex((heading) => heading !== null)
  const first = known < 0 ? raw.length : known
  const hasWork = strict.some((heading) => heading?.name === 'work')
  const capitals = raw.filter((row, i) => strict[i]?.rest === '' && isCapitals(row.text)).length
  const bounds = raw.map((row, i) => strict[i] ?? (mayBeHeading(row) && looseSection(row.text) !== null ? row : null))
  return raw.map((row, i): Heading | null => {
    const own = strict[i]
    if (own) return { ...own, isSure: true, isPlain: false, isStyled: own.rest === '' && styleIn(row) !== null, isUsual: true }
    if (!mayBeHeading(row)) return null
    const name = looseSection(row.text)
    const style = styleIn(row)
    if (style !== null) {
      // Above every known heading stand the name and what the person is.
      const isIntroduced =
        i > 0 &&
        (row.block.isLabel || name !== null || (raw[i + 1]?.text.length ?? 0) > 60 || toldBy(contentOf(raw, strict, i)) !== null)
      // Titles of jobs may be bold too; only size sets headings apart from them.
      const isOfEntry =
        style.style !== 'label' &&
        !style.style.startsWith('size') &&
        name === null &&
        (jobPoints(row.text) >= 2 || isBesideDate(raw, i))
      // "COSHH", "SIA CCTV": papers are written in capitals wherever they stand.
      const isPaper = style.style === 'capitals' && name === null && isWorkPaper(row.text)
      return (i < first && !isIntroduced) || isOfEntry || isPaper
        ? null
        : { name, rest: '', isSure: false, isPlain: false, isStyled: true, isUsual: style.isUsual }
    }
    // "WHERE I DID IT" in capitals, as known headings are, right above the first job of a CV that has no other heading of work.
    if (!hasWork && capitals >= 3 && isCapitals(row.text) && opensJobs(raw, i))
      return { name: 'work', rest: '', isSure: false, isPlain: false, isStyled: true, isUsual: true }
    return name !== null && known >= 0 && standsAlone(raw, i, name, bounds)
      ? { name, rest: '', isSure: false, isPlain: true, isStyled: false, isUsual: false }
      : null
  })
}

/** The next line is a job with its dates. */
function opensJobs(raw: readonly Raw[], i: number): boolean {
  const next = raw[i + 1]
  return (
    next !== undefined &&
    next.block.kind !== 'item' &&
    next.text.length < 110 &&
    jobPoints(next.text) >= 2 &&
    findDates(next.text).some((date) => !date.isSingle)
  )
}

/** Employers and schools may be set in the size of headings: a job or a school stands there. */
function opensEntry({ name, isUsual, isSure }: Heading, raw: readonly Raw[], i: number, section: SectionName): boolean {
  const text = raw[i]?.text ?? ''
  // "Swansea Bay University Health Board", set as headings are: the name of a school or an employer, not of a section.
  if (name === 'education' && !isSure && /^(?:education|work|volunteering)$/.test(section)) return isSchoolName(text)
  if (name !== null) return false
  if (section === 'education') return kindOf(text) !== null || (!isUsual && isInstitution(text))
  if (section !== 'work' && section !== 'volunteering') return false
  if (isUsual) return employerPoints(text) >= 1.5
  if (raw[i]?.block.isLabel) return employerPoints(text) >= 1.5 || jobPoints(text) >= 2
  return employerPoints(text) >= 1.5 || raw.slice(i + 1, i + 3).some((next) => next.text.length < 60 && jobPoints(next.text) >= 2)
}

/** A name with a school's word in it, rather than "School and college days" or "Apprenticeship and college". */
const isSchoolName = (text: string): boolean =>
  isInstitution(text) &&
  !/\s(?!(?:upon|under|near|with|from)\s)\p{Ll}{4,}/u.test(text) &&
  !/^(?:my|school|schools|college|colleges|uni|education|educated|qualifications?|learning|studies|exams?|where|academic)\b/i.test(
    text,
  ) &&
  !/\b(?:days|years|life|results|qualifications?|education|studies|history|background)\b/i.test(text)

/** Short, and written like a heading. */
const mayBeHeading = ({ text, block }: Raw): boolean =>
  block.kind !== 'item' &&
  text.length <= 45 &&
  /^[\p{Lu}\p{N}]/u.test(text) &&
  !/[\d@|;]|[.]$|:\s*\S/.test(text) &&
  text.split(/\s+/).length <= 7

/** A line of nothing but dates stands before or after it. */
const isBesideDate = (raw: readonly Raw[], i: number): boolean =>
  [raw[i - 1], raw[i + 1]].some((row) => {
    const [date] = row && row.text.length < 50 ? findDates(row.text) : []
    return date !== undefined && row !== undefined && row.text.length - (date.end - date.start) < 4
  })

/** Nothing but a word tells it: what stands below must bear it out, and it may not name a job, a place, an employer, a paper or a language. */
function standsAlone(raw: readonly Raw[], i: number, name: SectionName, bounds: readonly (object | null)[]): boolean {
  const { text } = raw[i] as Raw
  const words = text.split(/\s+/)
  if (!raw[i + 1] || /[(,!]/.test(text) || words.length > 6) return false
  const isSaid = /\b(?:i|i['’]ve|my|me)\b/i.test(text)
  if (!isSaid && (words.length > 5 || jobPoints(text) >= 1.5 || employerPoints(text) >= 1.5)) return false
  if (isPlace(text) || isWorkPaper(text) || isLanguageList(text)) return false
  if (kindOf(text) !== null && !/\b(?:education|training|qualifications?|schooling|studies)\b/i.test(text)) return false
  if (name !== 'education' && isBesideDate(raw.slice(0, i + 1), i)) return false
  if (/^(?:interests|references|summary|languages|contact)$/.test(name)) return !isBesideDate(raw, i)
  const told = toldBy(contentOf(raw, bounds, i))
  return told === name || (name === 'volunteering' && told === 'work') || (name === 'certificates' && told === 'education')
}

const isCapitals = (text: string): boolean => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)

/** The style of a line that is set as the headings of this document are: in their size, in bold or in capitals where only they are. */
function stylesOf(
  raw: readonly Raw[],
  strict: readonly ({ rest: string } | null)[],
): (row: Raw) => { style: string; isUsual: boolean } | null {
  const shouts = raw.filter(({ text }) => isCapitals(text)).length > raw.length * 0.4
  const styleOf = ({ block, text }: Raw): string | null => {
    const scale = block.scale ?? 1
    if (block.isLabel) return 'label'
    if (scale > 1.15) return `size ${Math.round(scale * 25)}`
    const inCapitals = !shouts && isCapitals(text)
    if (block.kind === 'heading') return inCapitals ? 'bold capitals' : 'bold'
    return inCapitals ? 'capitals' : null
  }
  const styles = new Map<string, { all: number; known: number }>()
  for (const [i, row] of raw.entries()) {
    const style = mayBeHeading(row) ? styleOf(row) : null
    if (style === null) continue
    const count = styles.get(style) ?? { all: 0, known: 0 }
    count.all++
    if (strict[i]?.rest === '') count.known++
    styles.set(style, count)
  }
  const largest = largestOften(raw, styleOf)
  const isHeadings = (style: string): boolean => {
    const { all, known } = styles.get(style) ?? { all: 0, known: 0 }
    if (style === largest || style === 'label') return true
    return style.startsWith('size') ? known >= 2 && known >= all * 0.25 : known >= 3 && known >= all * 0.6
  }
  return (row) => {
    const style = styleOf(row)
    if (style === null || !isHeadings(style)) return null
    const { all, known } = styles.get(style) ?? { all: 0, known: 0 }
    return { style, isUsual: known >= all * 0.5 }
  }
}

/** The largest size that three or more short lines have, each with something smaller below it: nothing but headings is set so. */
function largestOften(raw: readonly Raw[], styleOf: (row: Raw) => string | null): string | null {
  const sizes = new Map<string, { scale: number; all: number; above: number }>()
  for (const [i, row] of raw.entries()) {
    const style = mayBeHeading(row) ? styleOf(row) : null
    if (!style?.startsWith('size')) continue
    const size = sizes.get(style) ?? { scale: row.block.scale ?? 1, all: 0, above: 0 }
    const next = raw[i + 1]
    size.all++
    if (next && styleOf(next) !== style && (next.block.scale ?? 1) < size.scale) size.above++
    sizes.set(style, size)
  }
  const [top] = [...sizes].filter(([, { all }]) => all >= 3).sort(([, a], [, b]) => b.scale - a.scale)
  return top && top[1].above >= top[1].all * 0.8 ? top[0] : null
}

const MOST_READ = 14
/** What stands below a heading, up to the next. */
function contentOf(raw: readonly Raw[], heads: readonly (object | null)[], at: number): Raw[] {
  const content: Raw[] = []
  for (let i = at + 1; i < raw.length && content.length < MOST_READ; i++) {
    const row = raw[i] as Raw
    if (heads[i] || (row.block.column ?? 0) !== (raw[at]?.block.column ?? 0)) break
    content.push(row)
  }
  return content
}

/** The section of a heading: what its words name, unless what stands below tells clearly of something else. */
function namedBy(heading: Heading, content: readonly Raw[], before: SectionName): SectionName {
  const { name } = heading
  if (heading.rest !== '') return name ?? 'other'
  if (name === 'summary' || name === 'certificates' || name === 'skills' || (name === 'interests' && !heading.isSure)) {
    const told = toldBy(content, name)
    // "About" may stand above how to reach somebody.
    if (name === 'summary' && content.some(isReach) && !content.some(({ text }) => text.split(/\s+/).length >= 12))
      return 'contact'
    if (name === 'summary' && (told === 'work' || told === 'education')) return told
    if (name === 'certificates' && told === 'education') return told
    if (!heading.isSure && (told === 'work' || told === 'volunteering')) return told
    return name
  }
  // "Additional Qualifications" above courses that no school gave.
  if (name === 'education' && !content.some(({ text }) => isOfSchool(text)) && content.some(({ text }) => isWorkPaper(text)))
    return 'certificates'
  // "Other" above a few things that no work asks for.
  if (name === 'other' && content.length > 0 && content.length <= 2 && content.every(({ text }) => isPlainList(text)))
    return 'interests'
  if (name !== null) return name
  const told = toldBy(content)
  if (told) return told
  // A list under a heading among skills is of skills: CVs by skill have one for each.
  const isList = content.length > 0 && content.filter(({ block }) => block.kind === 'item').length >= content.length * 0.6
  return before === 'skills' && isList ? 'skills' : guessed(content, before)
}

/** A school, or a qualification that schools give. */
const isOfSchool = (text: string): boolean =>
  isInstitution(text) || !/^(?:certificate|nvq|other)$/.test(kindOf(text) ?? 'other') || /\b[ns]vq\b/i.test(text)

/** What a heading in words of its own opens, by the look of what stands below it. */
function guessed(content: readonly Raw[], before: SectionName): SectionName {
  const text = content.map((row) => row.text).join('\n')
  const words = text.split(/\s+/).length
  if (content.length === 0) return 'other'
  if (before === 'contact' && content.some(isReach)) return 'contact'
  if (words < 60 && /\b(?:on request|referees?|references?|vouch|ar gais|available from)\b/i.test(text)) return 'references'
  const isProse = content.every(({ text: line, block }) => block.kind !== 'item' && /[.!?]["”’]?$/.test(line.trim()))
  if (isProse) return before === 'contact' && words >= 8 ? 'summary' : 'other'
  const parts = content.flatMap((row) => listed({ text: row.text, start: 0 })).filter((part) => /\p{L}/u.test(part.text))
  const papers = parts.filter((part) => isWorkPaper(part.text)).length
  if (papers > 0 && papers >= parts.length * 0.3) return 'certificates'
  const shown = parts.filter((part) => findSkillNames(part.text).length > 0 || dutiesIn(part.text).length > 0).length
  if (parts.length >= 3 && shown >= parts.length * 0.4) return 'skills'
  const isFewWords = parts.length >= 2 && parts.every((part) => part.text.split(/\s+/).length <= 6 && !/\d/.test(part.text))
  return isFewWords && content.length <= 6 ? (before === 'contact' || before === 'summary' ? 'skills' : 'interests') : 'other'
}

const VOLUNTARY =
  /\b(?:volunt\w+|trustee|governor|charity|unpaid|samaritans|food ?bank|hospice|scouts?|guides|cubs|church|mosque|temple|gwirfodd\w+)\b/i

/** "Gig rowing, surfing, crochet": a few things that no work asks for. */
const isPlainList = (text: string): boolean => {
  const parts = listed({ text, start: 0 })
  return parts.length >= 2 && parts.every((part) => /^\D{3,30}$/.test(part.text)) && findSkillNames(text).length === 0
}

/** What lines without a telling heading are about. */
function toldBy(content: readonly Raw[], said: SectionName | null = null): SectionName | null {
  let work = 0
  let education = 0
  let institutions = 0
  let voluntary = 0
  let dated = 0
  let papers = 0
  let languages = 0
  const short = content.filter(({ text, block }) => text.length <= 160 && !(block.kind !== 'item' && /^I\b|[.!?]$/.test(text)))
  for (const { text, block } of short) {
    if (isLanguageList(text)) languages++
    if (block.kind !== 'item' || text.length < 90) {
      const kind = kindOf(text)
      if (kind !== null && kind !== 'certificate' && kind !== 'other' && !isWorkPaper(text)) education++
      else if (isInstitution(text)) education += 0.6
      if (isInstitution(text)) institutions++
      else if (isWorkPaper(text)) papers++
    }
    if (block.kind === 'item') continue
    if (findDates(text).some((date) => !date.isSingle)) dated++
    if (jobPoints(text) >= 2) work++
    if (VOLUNTARY.test(text)) voluntary++
  }
  if (languages > 0 && languages >= short.length * 0.6) return 'languages'
  // Courses are certificates unless schools gave them.
  if (said === 'certificates' && (institutions === 0 || education < Math.max(1, papers))) return null
  if (education >= 1 && education >= work) return 'education'
  if (dated > 0) return voluntary > 0 && voluntary >= Math.max(work, dated) * 0.5 ? 'volunteering' : 'work'
  if (papers > 0 && papers >= short.length * 0.5) return 'certificates'
  const [only] = content
  if (content.length <= 3 && content.length > 0 && content.every(({ text }) => isPlainList(text))) return 'interests'
  return content.length === 1 && only && only.text.split(/\s+/).length >= 14 && /[.!?]$/.test(only.text) ? 'summary' : null
}

const REACH =
  /\S@\S+\.\S|(?<![\d/.])(?:\+44|\(?0)[\d ()•·—–-]{8,}\d|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|^(?:tel|telephone|phone|mobile|mob|home|e-?mail|address|ffôn|symudol|e-bost|cyfeiriad|linkedin|github)\b\s*[.:]|linkedin\.com|github\.com/iu
const isReach = ({ text }: Piece): boolean => REACH.test(text) || /(?<!\d)\(\d{3}\) \d{3}[ .-]\d{4}(?!\d)/.test(text)
const STREET =
  /^\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Street|Road|Avenue|Lane|Close|Drive|Crescent|Terrace|Way|Court|Gardens|Grove|Place|Square|Row|Walk|View|Rise|St|Rd|Ave)\b|^(?:Flat|Apartment) \d/u

/** An email address and a number to call in one line. */
const isWhole = ({ text, kind }: Line): boolean =>
  kind !== 'item' && /\S@\S+\.\S/.test(text) && /(?<![\d/.])(?:\+\d|\(?0)[\d ()•·—–-]{8,}\d/.test(text)

/**
 * Where the columns of a page are not told, contact details may follow the last line of some other section: two lines in a row that tell
 * how to reach somebody are no studies and no skills.
 */
function withContactRuns(lines: Line[]): Line[] {
  const tells = lines.map(
    (line) =>
      !line.isHeading &&
      (line.text.length <= 90 || (line.text.length <= 180 && isWhole(line))) &&
      (REACH.test(line.text) || STREET.test(line.text)),
  )
  let run: number | null = null
  return lines.map((line, i) => {
    const isPlain = !/^(?:contact|references|summary|other)$/.test(line.section)
    if (line.isHeading) run = null
    else if (run === null && isPlain && tells[i] && (isWhole(line) || (tells[i + 1] && lines[i + 1]?.part === line.part)))
      run = line.part
    return run === line.part && isPlain ? { ...line, section: 'contact', part: -1 - line.part } : line
  })
}
