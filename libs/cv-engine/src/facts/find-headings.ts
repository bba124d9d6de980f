import { isWorkPaper } from './certificates'
import { findDates } from './dates'
import { isInstitution, kindOf } from './education'
import type { SectionName } from './headings'
import { looseSection, readHeading } from './headings'
import { employerPoints, isPlace, jobPoints } from './job-vocabulary'
import { isLanguageList } from './languages'
import type { Heading, RawLine } from './raw-lines'
import { contentBelow } from './raw-lines'
import { sectionByContent } from './section-content'

/** For each line the heading that it is, or null. */
export function findHeadings(raw: readonly RawLine[]): (Heading | null)[] {
  const read = raw.map(({ text }, i) => (goesOn(raw, i) ? null : readHeading(text)))
  const isNoItem = (heading: object | null, i: number) => heading !== null && raw[i]?.block.kind !== 'item'
  // Where hardly any heading is outside lists, headings may be indented as lists are.
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
      // Above the first known heading are the name and the profession.
      const isIntroduced =
        i > 0 &&
        (row.block.isLabel ||
          name !== null ||
          (raw[i + 1]?.text.length ?? 0) > 60 ||
          sectionByContent(contentBelow(raw, strict, i)) !== null)
      // Titles of jobs may be bold too; only size sets headings apart from them.
      const isOfEntry =
        style.style !== 'label' &&
        !style.style.startsWith('size') &&
        name === null &&
        (jobPoints(row.text) >= 2 || isBesideDate(raw, i))
      // "COSHH", "SIA CCTV": certificates are in capitals everywhere.
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

const BROKEN_LINE = 50
/** The end of a sentence that the page broke: "asked for by name when", then "new people start." */
const goesOn = (raw: readonly RawLine[], i: number): boolean => {
  const before = raw[i - 1]?.text ?? ''
  return before.length >= BROKEN_LINE && /[\p{Ll},]$/u.test(before) && /^\p{Ll}/u.test(raw[i]?.text ?? '')
}

/** The next line is a job with its dates. */
function opensJobs(raw: readonly RawLine[], i: number): boolean {
  const next = raw[i + 1]
  return (
    next !== undefined &&
    next.block.kind !== 'item' &&
    next.text.length < 110 &&
    jobPoints(next.text) >= 2 &&
    findDates(next.text).some((date) => !date.isSingle)
  )
}

/** A line set as a heading that is an employer or a school and begins an entry. */
export function opensEntry(
  { name, isUsual, isSure }: Heading,
  raw: readonly RawLine[],
  i: number,
  section: SectionName,
): boolean {
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
const mayBeHeading = ({ text, block }: RawLine): boolean =>
  block.kind !== 'item' &&
  text.length <= 45 &&
  /^[\p{Lu}\p{N}]/u.test(text) &&
  !/[\d@|;]|[.]$|:\s*\S/.test(text) &&
  text.split(/\s+/).length <= 7

/** The line before or after it is nothing but dates. */
const isBesideDate = (raw: readonly RawLine[], i: number): boolean =>
  [raw[i - 1], raw[i + 1]].some((row) => {
    const [date] = row && row.text.length < 50 ? findDates(row.text) : []
    return date !== undefined && row !== undefined && row.text.length - (date.end - date.start) < 4
  })

/** Only a word makes it a heading: the lines below must agree, and it may name no job, place, employer, certificate or language. */
function standsAlone(raw: readonly RawLine[], i: number, name: SectionName, bounds: readonly (object | null)[]): boolean {
  const { text } = raw[i] as RawLine
  const words = text.split(/\s+/)
  if (!raw[i + 1] || /[(,!]/.test(text) || words.length > 6) return false
  const isFirstPerson = /\b(?:i|i['’]ve|my|me)\b/i.test(text)
  if (!isFirstPerson && (words.length > 5 || jobPoints(text) >= 1.5 || employerPoints(text) >= 1.5)) return false
  if (isPlace(text) || isWorkPaper(text) || isLanguageList(text)) return false
  if (kindOf(text) !== null && !/\b(?:education|training|qualifications?|schooling|studies)\b/i.test(text)) return false
  if (name !== 'education' && isBesideDate(raw.slice(0, i + 1), i)) return false
  if (/^(?:interests|references|summary|languages|contact)$/.test(name)) return !isBesideDate(raw, i)
  const content = sectionByContent(contentBelow(raw, bounds, i))
  return (
    content === name || (name === 'volunteering' && content === 'work') || (name === 'certificates' && content === 'education')
  )
}

const isCapitals = (text: string): boolean => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)

/** The style of a line that is set as the headings of this document are: in their size, in bold or in capitals where only they are. */
function stylesOf(
  raw: readonly RawLine[],
  strict: readonly ({ rest: string } | null)[],
): (row: RawLine) => { style: string; isUsual: boolean } | null {
  const shouts = raw.filter(({ text }) => isCapitals(text)).length > raw.length * 0.4
  const styleOf = ({ block, text }: RawLine): string | null => {
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
function largestOften(raw: readonly RawLine[], styleOf: (row: RawLine) => string | null): string | null {
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
