import type { SectionLabel } from './labels'

/**
 * A JSON Resume whose values carry signs, so that a page which some theme made of it still tells what each of its words is. The signs are
 * letters of the private use area: themes pass them on as they do others.
 */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const DIGITS = 0xe010
const SIGNS = /\uE000([\uE010-\uE019]+)\uE002|\uE001/gu

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
/** A value of the résumé: `work`, entry 2, `position`. */
interface Value {
  area: string
  entry: number
  name: string
}
const SECTION_OF: Readonly<Record<string, SectionLabel>> = {
  basics: 'contact',
  work: 'work',
  volunteer: 'volunteering',
  education: 'education',
  awards: 'other',
  publications: 'other',
  projects: 'other',
  skills: 'skills',
  certificates: 'certificates',
  languages: 'languages',
  interests: 'interests',
  references: 'references',
}
/** Values that a theme reads rather than prints: addresses, dates, codes of countries. */
const READ = /(?:url|image|date|code)$/i
const MARK_OF: Readonly<Record<string, string>> = {
  'basics.city': 'town',
  'work.name': 'employer',
  'work.company': 'employer',
  'work.position': 'title',
  'work.location': 'place',
  'volunteer.organization': 'employer',
  'volunteer.position': 'title',
  'volunteer.location': 'place',
  'education.institution': 'at',
  'education.studyType': 'qual',
  'education.area': 'area',
  'education.score': 'result',
  'certificates.name': 'cert',
  'interests.name': 'interest',
}

/** The résumé with signs around its values, and what each sign stands for. */
export function withSigns<T extends object>(resume: T): { resume: T; values: Value[] } {
  const values: Value[] = []
  const signed = (value: Json, path: (string | number)[]): Json => {
    if (Array.isArray(value)) return value.map((item, i) => signed(item, [...path, i]))
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, READ.test(key) ? item : signed(item, [...path, key])]),
      )
    if (typeof value !== 'string' || value.trim() === '') return value
    const area = `${path[0]}`
    const entry = typeof path[1] === 'number' ? path[1] : 0
    const names = path.filter((step) => typeof step === 'string')
    const number = `${values.push({ area, entry, name: (names[1] === 'location' && names[2]) || names[1] || '' }) - 1}`
    const digits = [...number].map((digit) => String.fromCodePoint(DIGITS + Number(digit))).join('')
    return `${OPEN}${digits}\uE002${value}${CLOSE}`
  }
  const { meta: _, $schema: __, ...rest } = resume as { [key: string]: Json }
  return { resume: signed(rest, []) as T, values }
}

interface Piece {
  text: string
  /** Values in it, and where. */
  spans: { value: Value; start: number; end: number }[]
}
/** The words of a page without signs, a piece a line (or cell). */
function piecesOf(page: string, values: readonly Value[]): Piece[] {
  let open: Value | null = null
  return page.split(/[\n\t]/).flatMap((raw): Piece[] => {
    const piece: Piece = { text: '', spans: [] }
    let from = 0
    const add = (words: string) => {
      // A theme's own use of braces would read as marks.
      const plain = words.replace(/[{}]/g, ' ').replaceAll('||', '|')
      const start = piece.text.length
      piece.text += plain
      if (open && plain.trim() !== '') piece.spans.push({ value: open, start, end: piece.text.length })
    }
    for (const match of raw.matchAll(SIGNS)) {
      add(raw.slice(from, match.index))
      const number = match[1] && [...match[1]].map((digit) => (digit.codePointAt(0) ?? 0) - DIGITS).join('')
      open = number ? (values[Number(number)] ?? null) : null
      from = match.index + match[0].length
    }
    add(raw.slice(from))
    return /[\p{L}\p{N}]/u.test(piece.text) ? [piece] : []
  })
}

const SAYS_WHEN = /\b(?:19|20)\d\d\b|\b(?:present|current|now|ongoing)\b|^\s*\d+ (?:years?|months?)/i
const BETWEEN = /^\s*(?:[,|:·•–—-]|in|of)?\s*$/i

/** A page of a theme as a CV with its labels in the text. `page` is what it shows, with signs. */
export function labelledPage(page: string, values: readonly Value[], settings: string): string {
  const pieces = piecesOf(page, values)
  const rows: { section: SectionLabel; sign: string; text: string; isHeading: boolean }[] = []
  const key = ({ area, entry }: Value): string => (area === 'basics' ? area : `${area} ${entry}`)
  const begun = new Set<string>()
  /** Areas whose entries this page begins with their dates. */
  const above = new Set<string>()
  const isEntry = (area: string): boolean => area === 'work' || area === 'volunteer' || area === 'education'
  const sectionOf = ({ area, name }: Value): SectionLabel =>
    area === 'basics' && name === 'summary' ? 'summary' : (SECTION_OF[area] ?? 'other')
  const row = (piece: Piece, value: Value): void => {
    const section = sectionOf(value)
    let sign = ''
    if (isEntry(value.area)) {
      const isHead = piece.spans.length === 0 || piece.spans.some((span) => MARK_OF[`${span.value.area}.${span.value.name}`])
      sign = !isHead ? (/^(?:highlights|courses)$/.test(value.name) ? '* ' : '') : begun.has(key(value)) ? '@+ ' : '@ '
      if (isHead) begun.add(key(value))
    }
    if (value.area === 'basics' && value.name === 'name') sign = '= '
    rows.push({ section, sign, text: marked(piece, values), isHeading: false })
  }
  for (let i = 0; i < pieces.length; ) {
    const next = pieces.findIndex((piece, k) => k >= i && piece.spans.length > 0)
    const run = pieces.slice(i, next < 0 ? pieces.length : next)
    const piece = pieces[next]
    const value = piece?.spans[0]?.value ?? null
    const before = pieces[i - 1]?.spans.at(-1)?.value ?? null
    const isNew = value !== null && (before === null || sectionOf(before) !== sectionOf(value))
    // Between two sections stands the heading of the second; the dates above it belong to the first.
    const heading = isNew ? run.findLastIndex(({ text }) => !SAYS_WHEN.test(text)) : -1
    for (const [k, one] of run.entries()) {
      if (k === heading && value && sectionOf(value) !== 'contact')
        rows.push({ section: sectionOf(value), sign: '', text: one.text.trim(), isHeading: true })
      else if (SAYS_WHEN.test(one.text)) {
        const isAbove = isNew
          ? k > heading
          : value !== null && before !== null && key(before) !== key(value) && above.has(value.area)
        if (isNew && isAbove && value) above.add(value.area)
        const owner = isAbove ? value : before
        if (owner && isEntry(owner.area)) row(one, owner)
      } else if (!isNew && before && isEntry(before.area))
        // "Highlights" only announces them.
        rows.push({ section: sectionOf(before), sign: '', text: `${one.text.trim().replace(/:$/, '')}:`, isHeading: false })
    }
    if (!piece || !value) break
    row(piece, value)
    i = next + 1
  }
  let section: SectionLabel | null = null
  const lines = [settings, '---']
  for (const one of rows) {
    if (one.isHeading) lines.push(`## ${one.section}: ${one.text}`)
    else if (one.section !== section && one.sign !== '= ' && lines.at(-1)?.startsWith(`## ${one.section}:`) !== true)
      lines.push(`## ${one.section}:`)
    section = one.section
    if (!one.isHeading) lines.push(`${one.sign}${one.text.trim()}`)
  }
  return `${lines.join('\n')}\n`
}

/** The words of a piece with marks around its values; a degree and its field of study that stand together are one name. */
function marked({ text, spans }: Piece, values: readonly Value[]): string {
  const marks = spans.flatMap(({ value, start, end }) => {
    const { area, entry, name } = value
    const hasDegree = values.some((other) => other.area === area && other.entry === entry && other.name === 'studyType')
    const mark = name === 'area' && !hasDegree ? 'qual' : MARK_OF[`${area}.${name}`]
    return mark ? [{ mark, start, end }] : []
  })
  for (let i = 0; i + 1 < marks.length; ) {
    const [own, next] = [marks[i], marks[i + 1]] as [(typeof marks)[0], (typeof marks)[0]]
    const isDegree = /^(?:qual|area)$/.test(own.mark) && /^(?:qual|area)$/.test(next.mark)
    if (isDegree && BETWEEN.test(text.slice(own.end, next.start))) marks.splice(i, 2, { ...own, mark: 'qual', end: next.end })
    else i++
  }
  let result = ''
  let from = 0
  for (const { mark, start, end } of marks) {
    const words = text.slice(start, end)
    const lead = words.length - words.trimStart().length
    result += text.slice(from, start + lead)
    // A score is a grade without a subject.
    result += `{${mark === 'result' ? 'result /' : mark}:${words.trim()}}`
    result += ' '.repeat(words.length - words.trimEnd().length > 0 ? 1 : 0)
    from = end
  }
  return result + text.slice(from)
}
