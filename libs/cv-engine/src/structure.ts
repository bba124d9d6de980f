import { findOccupations } from '@onward/taxonomy'
import type { Block } from './read-document'

export type SectionName =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'certificates'
  | 'languages'
  | 'interests'
  | 'references'

export interface Month {
  year: number
  /** 1 to 12; 1 when only the year is told. */
  month: number
}
export interface WorkEntry {
  /** The line with the dates, without them. */
  title: string
  /** Known job title, if it names one. */
  occupationId: string | null
  from: Month
  /** Null: to the present. */
  until: Month | null
  lines: string[]
}
export interface Section {
  name: SectionName
  heading: string
  blocks: Block[]
}
export interface CvStructure {
  name: string | null
  email: string | null
  phone: string | null
  postcode: string | null
  sections: Section[]
  work: WorkEntry[]
}

const HEADINGS: Readonly<Record<Exclude<SectionName, 'contact'>, string>> = {
  summary:
    'summary|profile|personal profile|personal statement|about me|about|objective|career objective|professional summary|professional profile|career summary|personal summary|introduction|crynodeb|proffil|proffil personol|datganiad personol|amdanaf i',
  work: 'work experience|experience|employment|employment history|work history|career history|professional experience|relevant experience|previous experience|employment experience|work|volunteering|voluntary work|volunteer experience|volunteer work|voluntary experience|work and volunteering|experience and volunteering|career|jobs|paid work|placements|work placements|career to date|profiad gwaith|profiad|hanes cyflogaeth|gwirfoddoli|cyflogaeth|gwaith gwirfoddol',
  education:
    'education|education and training|education and qualifications|qualifications|academic qualifications|academic background|education history|schooling|qualifications and training|training and education|training and qualifications|addysg|addysg a hyfforddiant|cymwysterau|addysg a chymwysterau',
  skills:
    'skills|key skills|core skills|skills and abilities|technical skills|core competencies|competencies|key competencies|professional skills|skills summary|personal skills|it skills|computer skills|strengths|key strengths|skills and qualities|skills and strengths|abilities|transferable skills|skills profile|areas of expertise|expertise|sgiliau|sgiliau allweddol',
  certificates:
    'certificates|certifications|licences|licences and certificates|training|training and courses|courses|training and certificates|certificates and training|certificates and licences|professional training|additional training|training courses|tickets|tystysgrifau|hyfforddiant|trwyddedau|awards|achievements|certifications and licences|licenses|licenses and certifications|cards and tickets|licences and tickets|courses and certificates',
  languages: 'languages|language skills|ieithoedd',
  interests:
    'interests|hobbies|hobbies and interests|interests and hobbies|personal interests|activities|leisure|diddordebau|hobiau',
  references: 'references|referees|reference|geirda|geirdaon',
}
const SECTION_OF = new Map<string, SectionName>(
  Object.entries(HEADINGS).flatMap(([name, list]) => list.split('|').map((heading) => [heading, name as SectionName] as const)),
)

const headingKey = (text: string): string =>
  text
    .toLowerCase()
    // Letters set wide apart: "E D U C A T I O N".
    .replace(/^(?:\p{L} ){3,}\p{L}$/u, (spaced) => spaced.replaceAll(' ', ''))
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^my /, '')
    .trim()

/** Which section a line opens, and what stands after a colon on the same line. */
export function readHeading(text: string): { name: SectionName; rest: string } | null {
  if (text.length > 400) return null
  if (text.length <= 45) {
    const name = SECTION_OF.get(headingKey(text))
    if (name) return { name, rest: '' }
  }
  const [, head = '', rest = ''] = /^([^:]{3,40}):\s*(\S.*)$/s.exec(text) ?? []
  const name = head ? SECTION_OF.get(headingKey(head)) : undefined
  return name ? { name, rest } : null
}

const EMAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u
const PHONE = /(?:\+44\s?\(?0?\)?|\(?0)(?:[\s().-]?\d){9,10}(?!\d)/
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/i
const NAME = /^\p{Lu}[\p{L}'’.-]*(?:\s+\p{L}[\p{L}'’.-]*){1,4}$/u
const HAN_NAME = /^\p{Script=Han}{2,5}$/u
const NOT_NAMES = /^(?:curriculum vitae|cv|resume|résumé|personal details|contact details|contact|address)$/i

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|ionawr|chwefror|mawrth|ebrill|mai|mehefin|gorffennaf|awst|medi|hydref|tachwedd|rhagfyr'
const MONTH_STARTS = [
  'jan|ion',
  'feb|chw',
  'mar|maw',
  'apr|ebr',
  'may|mai',
  'jun|meh',
  'jul|gor',
  'aug|aws',
  'sep|med',
  'oct|hyd',
  'nov|tac',
  'dec|rha',
]
const DATE = `(?:(?:(${MONTHS})\\.?,?\\s*|(\\d{1,2})[/.])?((?:19|20)\\d\\d))`
const RANGE = new RegExp(
  `\\(?\\b(?:from\\s+|since\\s+)?${DATE}\\s*(?:[-–—]|to|until|till|hyd|i)\\s*(?:${DATE}|(present|now|current(?:ly)?|to date|date|today|ongoing|heddiw|presennol))\\)?`,
  'i',
)
const SINCE = new RegExp(`\\b(?:since|ers)\\s+${DATE}`, 'i')

const monthOf = (word: string | undefined, number: string | undefined): number => {
  const start = word?.toLowerCase().slice(0, 3)
  const index = start ? MONTH_STARTS.findIndex((starts) => starts.split('|').includes(start)) : Number(number ?? 1) - 1
  return index >= 0 && index < 12 ? index + 1 : 1
}

/** Dates of one line: where they stand, from and until. */
export function readDates(line: string): { from: Month; until: Month | null; rest: string } | null {
  const range = RANGE.exec(line) ?? SINCE.exec(line)
  if (!range) return null
  const [whole, word, number, year, untilWord, untilNumber, untilYear] = range
  const from = { year: Number(year), month: monthOf(word, number) }
  const until = untilYear
    ? { year: Number(untilYear), month: untilWord || untilNumber ? monthOf(untilWord, untilNumber) : 12 }
    : null
  const rest = line
    .replace(whole, ' ')
    .replace(/\s{2,}/g, ', ')
    .replace(/^[\s,|–—-]+|[\s,|–—(-]+$/g, '')
  return { from, until, rest }
}

/** Sections, contact and work entries of the blocks. Pure: the same blocks give the same structure. */
export function readStructure(blocks: readonly Block[]): CvStructure {
  const sections: Section[] = [{ name: 'contact', heading: '', blocks: [] }]
  for (const block of blocks) {
    const heading = block.kind === 'item' ? null : readHeading(block.text)
    if (heading) {
      sections.push({ name: heading.name, heading: block.text.slice(0, 80), blocks: [] })
      if (heading.rest) sections.at(-1)?.blocks.push({ text: heading.rest, kind: 'text' })
    } else sections.at(-1)?.blocks.push(block)
  }
  const text = blocks.map((b) => b.text).join('\n')
  const top = sections[0]?.blocks.slice(0, 12) ?? []
  const name = top
    .flatMap((b) => b.text.split(/\s{2,}|[|,]/))
    .map((s) => s.trim())
    .find((s) => !NOT_NAMES.test(s) && s.length <= 60 && (NAME.test(s) || HAN_NAME.test(s)) && findOccupations(s).length === 0)
  return {
    name: name ?? null,
    email: EMAIL.exec(text)?.[0] ?? null,
    phone: PHONE.exec(text)?.[0]?.trim() ?? null,
    postcode: POSTCODE.exec(text)?.[0].toUpperCase() ?? null,
    sections,
    work: sections.filter((s) => s.name === 'work').flatMap((s) => readWork(s.blocks)),
  }
}

function readWork(blocks: readonly Block[]): WorkEntry[] {
  const entries: WorkEntry[] = []
  let before: Block | undefined
  for (const [i, block] of blocks.entries()) {
    const dates = datesOf(block, blocks[i + 1])
    if (!dates) {
      entries.at(-1)?.lines.push(block.text)
      before = block
      continue
    }
    // The job stands on the line of the dates, or on the line before or after it.
    const near = [
      dates.rest,
      before?.kind === 'item' ? '' : (before?.text ?? ''),
      blocks[i + 1]?.kind === 'item' ? '' : (blocks[i + 1]?.text ?? ''),
    ]
    const titled = near.filter((text) => text.length > 0 && text.length <= 120)
    const withTitle = titled.find((text) => findOccupations(text).length > 0)
    const title = withTitle ?? titled[0] ?? ''
    entries.push({
      title: title.slice(0, 120),
      occupationId: findOccupations(title)[0]?.occupationId ?? null,
      from: dates.from,
      until: dates.until,
      lines: [],
    })
    before = block
  }
  return entries
}

/** A range of dates may run over two printed lines: "March 2021 –" and "August 2025". */
function datesOf(block: Block, next: Block | undefined): ReturnType<typeof readDates> {
  if (block.text.length > 200) return null
  const own = readDates(block.text)
  if (own || !next || next.text.length > 40 || readDates(next.text) || !/\d{4}/.test(block.text + next.text)) return own
  return /(?:19|20)\d\d\s*(?:[-–—]|to)(?:\s*\p{L}+\.?)?$|\b\p{L}+$/u.test(block.text)
    ? readDates(`${block.text} ${next.text}`)
    : null
}

/**
 * Years of work, overlaps counted once, as of a month; null when no entry has dates. The month is handed in, because "to the present" moves.
 */
export function experienceYears(work: readonly Pick<WorkEntry, 'from' | 'until'>[], asOf: Month): number | null {
  if (work.length === 0) return null
  const number = ({ year, month }: Month) => year * 12 + month - 1
  const now = number(asOf)
  const spans = work
    .map(({ from, until }) => [number(from), Math.min(now, until ? number(until) : now)] as const)
    .filter(([from, until]) => until >= from)
    .sort((a, b) => a[0] - b[0])
  let months = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const [from, until] of spans) {
    months += Math.max(0, until + 1 - Math.max(from, reached))
    reached = Math.max(reached, until + 1)
  }
  return Math.round((months / 12) * 10) / 10
}
