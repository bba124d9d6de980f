import type { Line } from '@onward/cv-engine/facts/line'
import { PROSE_KINDS } from '@onward/cv-engine/facts/prose'
import type { LabelledCv, SourceLine } from './labels'

/** What a line of a rendered CV is, by the labels of the CV that it was made from. */
export interface GoldLine {
  /** `work.head`, `work.more`, `work.body`, `education.head`, …, `skills`, `heading`, `prose`; null where the CV has no such line. */
  label: string | null
  /** Marked stretches in it: offsets into the line's text. */
  spans: GoldSpan[]
}
export interface GoldSpan {
  kind: string
  start: number
  end: number
  /** In prose: what the name begins, or `on` where it continues the entry before. */
  begins?: 'job' | 'unpaid' | 'course' | 'on'
}

interface Letters {
  text: string
  /** Which line, and where in it. */
  at: { line: number; index: number }[]
}
const isLetter = (letter: string): boolean => /[\p{L}\p{N}]/u.test(letter)
const BEGINS: Readonly<Record<string, GoldSpan['begins']>> = { job: 'job', vol: 'unpaid', edu: 'course' }
const ENTRIES = new Set(['work', 'volunteering', 'education'])

/** Letters and digits alone, in lower case, each with its place. */
function lettersOf(lines: readonly { text: string }[]): Letters {
  let text = ''
  const at: Letters['at'] = []
  for (const [line, { text: own }] of lines.entries())
    for (let index = 0; index < own.length; index++) {
      const letter = own[index] as string
      if (!isLetter(letter)) continue
      const lower = letter.toLowerCase()
      text += lower.length === 1 ? lower : letter
      at.push({ line, index })
    }
  return { text, at }
}

/** The labels of a CV carried over to the lines that the engine reads from one of its renderings. */
export function goldOf(cv: LabelledCv, lines: readonly Line[]): GoldLine[] {
  const gold: GoldLine[] = lines.map(() => ({ label: null, spans: [] }))
  const page = lettersOf(lines)
  const owner: (number | undefined)[] = []
  const starts: { index: number; source: number }[] = []
  let cursor = 0
  const isFree = (from: number, length: number): boolean => {
    for (let i = from; i < from + length; i++) if (owner[i] !== undefined) return false
    return true
  }
  const search = (words: string, from: number): number => {
    for (let at = page.text.indexOf(words, from); at >= 0; at = page.text.indexOf(words, at + 1))
      if (isFree(at, words.length)) return at
    return -1
  }
  const take = (words: string, source: number, near: number): number => {
    if (words === '') return -1
    const later = search(words, near)
    const found = later >= 0 && later - near < 400 ? later : search(words, 0)
    const at = found >= 0 ? found : later
    if (at < 0) return -1
    for (let i = at; i < at + words.length; i++) owner[i] = source
    starts.push({ index: at, source })
    return at
  }
  // The longest lines first: a short one may be part of another.
  const places = new Map<number, number>()
  const own = cv.lines.map((line) => lettersOf([line]))
  for (const [source, letters] of own.entries()) {
    const at = take(letters.text, source, cursor)
    if (at >= 0) {
      places.set(source, at)
      cursor = at + letters.text.length
    }
    const { right } = cv.lines[source] as SourceLine
    if (right !== '') {
      const before = Math.max(0, (at < 0 ? cursor : at) - right.length - 4)
      take(lettersOf([{ text: right }]).text, source, before)
    }
  }
  // Marks.
  let begins: GoldSpan['begins']
  for (const [source, { marks, text, role }] of cv.lines.entries()) {
    const from = places.get(source)
    const letters = own[source] as Letters
    if (from === undefined) continue
    for (const mark of marks) {
      begins = cv.isProse && role === 'text' ? (BEGINS[mark.kind] ?? begins) : undefined
      if (mark.start >= text.length || mark.end <= mark.start) continue
      const inside = letters.at.flatMap(({ index }, i) => (index >= mark.start && index < mark.end ? [from + i] : []))
      const byLine = new Map<number, { start: number; end: number }>()
      for (const i of inside) {
        const place = page.at[i] as Letters['at'][number]
        const known = byLine.get(place.line)
        if (known) known.end = place.index + 1
        else byLine.set(place.line, { start: place.index, end: place.index + 1 })
      }
      const isInProse = begins !== undefined && PROSE_KINDS.has(mark.kind)
      for (const [line, span] of byLine) gold[line]?.spans.push({ kind: mark.kind, ...span, ...(isInProse ? { begins } : {}) })
      if (isInProse) begins = 'on'
    }
  }
  // Lines: what most of their letters belong to, or the first that starts on it.
  const counts = lines.map(() => new Map<number, number>())
  for (const [i, source] of owner.entries())
    if (source !== undefined) {
      const line = (page.at[i] as Letters['at'][number]).line
      counts[line]?.set(source, (counts[line]?.get(source) ?? 0) + 1)
    }
  const opened = new Set<number>()
  let entry = -1
  const entryOf = cv.lines.map(({ role, marks }) => {
    if (role === 'head' || marks.some(({ kind }) => kind === 'job' || kind === 'vol' || kind === 'edu')) entry++
    return entry
  })
  const seen = new Set<number>()
  for (const [i, count] of counts.entries()) {
    const sources = [...count.keys()].sort((a, b) => a - b)
    const heads = sources.filter((source) => /^(?:head|more)$/.test(cv.lines[source]?.role ?? ''))
    const most = [...count].sort((a, b) => b[1] - a[1])[0]?.[0]
    // A head that shares its line with a duty is still a head.
    const source = heads[0] ?? most
    if (source === undefined) continue
    const { role, section, marks, text } = cv.lines[source] as SourceLine
    const line = gold[i] as GoldLine
    if (cv.isProse && role === 'text') line.label = 'prose'
    else if (role === 'heading' || role === 'name') line.label = role
    else if (!ENTRIES.has(section)) line.label = section
    else if (role === 'head' || role === 'more') {
      const isVoluntary = section === 'work' && marks.some(({ kind }) => kind === 'vol')
      const name = isVoluntary ? 'volunteering' : section
      const of = entryOf[source] as number
      line.label =
        marks.some(({ kind }) => kind === 'group') && !marks.some(({ kind }) => kind === 'title' || kind === 'qual')
          ? `${name}.group`
          : opened.has(of)
            ? `${name}.more`
            : `${name}.head`
      opened.add(of)
    } else
      line.label =
        text.endsWith(':') && text.length < 60 ? `${section}.says` : seen.has(source) ? `${section}.goes-on` : `${section}.body`
    seen.add(source)
  }
  return gold
}
