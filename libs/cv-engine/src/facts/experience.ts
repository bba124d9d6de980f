import type { ExperienceFact, Found } from '@onward/contracts/jobseekers/curriculum'
import { findOccupations } from '@onward/taxonomy'
import type { DateRange } from './dates'
import { findDates } from './dates'
import { datesOf, isOnlyDates } from './dates-of'
import { isBreak, isPause, isUnpaidWork } from './job-vocabulary'
import type { Line } from './line'
import type { Name, NameKind } from './names'
import type { Piece } from './pieces'
import { cut, foundIn, split, trimmed } from './pieces'

/** An entry with what readers of other fields need to know of it. */
export interface Entry {
  fact: ExperienceFact
  isVoluntary: boolean
  /** Offsets of its heading and its lines. */
  start: number
  end: number
  /** Its first line names the employer alone, and the next one a title and when it was held; `large` where its letters show it too. */
  group: 'large' | 'plain' | null
  /** Its head is one line of a title and dates. */
  isOneLine: boolean
}
interface Draft {
  heads: Line[]
  body: { piece: Piece; isItem: boolean }[]
  isVoluntary: boolean
  /** The line above this and other jobs, with their employer. */
  above: Line | null
}

const BODY_LABEL =
  /^(?:(?:key |main |my |daily |day[- ]to[- ]day )?(?:duties|responsibilities|achievements|tasks|activities|accomplishments|role|dyletswyddau|cyfrifoldebau)(?: (?:and|&|a) (?:responsibilities|achievements|duties|chyfrifoldebau))?(?: (?:included?|involved|oedd|yn cynnwys))?)\s*[:–-]?\s*/i
/** An entry's own words for unpaid. */
const UNPAID =
  /\bvolunt(?!ary (?:release|redundancy|severance|exit))|\bgwirfodd|\bunpaid\b|\bno (?:pay|wage)\b|\bnot paid\b|\bdi-dâl\b/i
/** Stricter for duties, which may mention other people's unpaid work. */
const SAYS_UNPAID =
  /^(?:unpaid|voluntary|volunteer(?:ed|ing)?\b(?! (?:co-?ord|manag|recruit)))|\b(?:not paid|unpaid|without pay|as a volunteer)\b/i
const OF_VOLUNTEERS = /volunteer(?:s|ing)?['’]? (?:co-?ordinator|manager|services|recruit|support|engagement|development)/i

/** Work, paid or not, from lines with roles and names. */
export function readEntries(lines: readonly Line[], names: ReadonlyMap<Line, Name[]>, text: string): Entry[] {
  const drafts: Draft[] = []
  let above: Line | null = null
  let before: Line | null = null
  // Entries below "Time out" or "Travel" are no jobs.
  let isOfPause = false
  for (const line of lines) {
    if (line.isHeading) [above, isOfPause] = [null, isPause(line.text)]
    if (line.isHeading || isOfPause || line.role === 'prose' || (line.section !== 'work' && line.section !== 'volunteering'))
      continue
    const last = drafts.at(-1)
    if (line.role === 'group') above = line
    else if (last && line.role === 'head' && isOnlyDates(line) && isUndated(last)) last.heads.push(line)
    else if (
      line.role === 'head' ||
      (line.role === 'more' && (!last || isOfAnother(line, last, names) || beginsAlike(line, last)))
    )
      drafts.push({
        heads: [line],
        body: [],
        // Below a heading of work only the entry itself can make it unpaid.
        isVoluntary: line.headed === 'volunteering' || (line.section === 'volunteering' && line.headed !== 'work'),
        above,
      })
    else if (line.role === 'more') last?.heads.push(line)
    else if (line.role === 'body') last?.body.push({ piece: line, isItem: line.kind === 'item' })
    else if (line.role === 'goes-on') {
      const body = last?.body.at(-1)
      if (body && before && body.piece.start + body.piece.text.length === before.start + before.text.length)
        body.piece = { start: body.piece.start, text: text.slice(body.piece.start, line.start + line.text.length) }
      else last?.body.push({ piece: line, isItem: false })
    }
    before = line
  }
  return inherited(drafts.flatMap((draft) => entryOf(draft, names, text) ?? []))
}

/** "Job title: …" again: a form's next entry. */
const LABEL = /^[\p{L} ]{3,24}:\s/u
const beginsAlike = ({ text }: Line, { heads }: Draft): boolean => {
  const label = LABEL.exec(text)?.[0]
  return label !== undefined && heads.length > 1 && heads[0]?.text.startsWith(label) === true
}

/** An entry of names, and perhaps a web address. */
const isUndated = ({ heads, body }: Draft): boolean =>
  heads.every((line) => findDates(line.text).length === 0) &&
  body.every(({ piece }) => /^(?:https?:|www\.)\S+$/.test(piece.text.trim()))

/** A head's line below duties begins another entry, unless it fills a gap in this one's head: title, employer or dates. */
function isOfAnother(line: Line, { heads, body }: Draft, names: ReadonlyMap<Line, Name[]>): boolean {
  if (body.length === 0) return false
  const known = new Set(heads.flatMap((head) => kindsOf(head, names)))
  const own = kindsOf(line, names)
  return body.length > 1 || own.length === 0 || own.some((kind) => known.has(kind))
}
const kindsOf = (line: Line, names: ReadonlyMap<Line, Name[]>): (NameKind | 'date')[] => [
  ...(names.get(line) ?? []).map(({ kind }) => kind),
  ...(findDates(line.text).length > 0 ? (['date'] as const) : []),
]

/** An employer alone above several jobs is the employer of all of them. */
function inherited(read: readonly Entry[]): Entry[] {
  const entries: Entry[] = []
  let above: ExperienceFact | null = null
  let isPlain = false
  for (const [i, entry] of read.entries()) {
    const { fact } = entry
    const next = read[i + 1]?.fact
    const isAlone = fact.employer !== null && fact.title === null && fact.bullets.length === 0
    if (isAlone && next?.title && next.employer === null && !isBreak(next.title.value)) {
      ;[above, isPlain] = [fact, false]
      continue
    }
    if (fact.employer) [above, isPlain] = [entry.group ? fact : null, entry.group === 'plain']
    else if (above?.employer && fact.title && (entry.isOneLine || !isPlain) && !isBreak(fact.title.value)) {
      fact.employer = { ...above.employer, confidence: Math.min(above.employer.confidence, 0.8) }
      fact.place ??= above.place
    }
    entries.push(entry)
  }
  return entries
}

function entryOf({ heads, body, isVoluntary, above }: Draft, names: ReadonlyMap<Line, Name[]>, text: string): Entry | null {
  const own = heads.flatMap((line) => names.get(line) ?? [])
  const group = above ? (names.get(above) ?? []).find(({ kind }) => kind === 'employer') : undefined
  const one = (kind: NameKind): Found<string> | null => {
    const [first, second] = own.filter((name) => name.kind === kind)
    if (!first) return null
    // A name may go on in the next line.
    const goesOn =
      second &&
      second.line !== first.line &&
      first.found.end >= first.line.start + first.line.text.trimEnd().length &&
      second.found.start <= second.line.start + 1 &&
      second.line.start - first.line.start - first.line.text.length <= 1
    return goesOn ? { ...first.found, value: `${first.found.value} ${second.found.value}`, end: second.found.end } : first.found
  }
  const named = one('title')
  // A second "title" on a line of its own below the first is the employer.
  const [, below] = own.filter(({ kind }) => kind === 'title')
  const isEmployer =
    below !== undefined &&
    named !== null &&
    below.line.start > named.start &&
    !own.some(({ kind }) => kind === 'employer') &&
    !group &&
    findDates(below.line.text).length === 0 &&
    below.found.start === below.line.start &&
    findOccupations(below.found.value).every(({ start, end }) => end - start < below.found.value.length * 0.4)
  const placed = isEmployer ? /^([^,]+), [^,]+$/.exec(below.found.value)?.[1] : undefined
  const [line] = isEmployer
    ? [placed ? { ...below.found, value: placed, end: below.found.start + placed.length } : below.found]
    : []
  // "Trainee at Outreach", where nothing else is the employer.
  const at = named && !own.some(({ kind }) => kind === 'employer') && !group ? /^(.+\S) at (\p{Lu}.+)$/u.exec(named.value) : null
  const title = named && at?.[1] ? { ...named, value: at[1], end: named.start + at[1].length } : named
  const behind = named && at?.[2] ? { ...named, value: at[2], start: named.end - at[2].length } : null
  const employer = one('employer') ?? line ?? behind ?? (title && isBreak(title.value) ? null : (group?.found ?? null))
  if (!title && !employer) return null
  const date = datesOf(heads, text)
  const told = [...heads.flatMap((line) => toldInHead(line, names, date)), ...body]
  const bullets = told.flatMap(({ piece: whole, isItem }): Found<string>[] => {
    const label = BODY_LABEL.exec(whole.text)
    const piece = trimmed(
      label && (label[0].trim().endsWith(':') || label[0].length === whole.text.length) ? cut(whole, label[0].length) : whole,
      ' \t•·▪●–—-*',
    )
    if (piece.text.length < 2 || !/\p{L}/u.test(piece.text)) return []
    return [foundIn(piece, piece.text.replace(/\s+/g, ' '), isItem ? 0.92 : 0.75)]
  })
  const headText = heads.map((line) => line.text).join(' ')
  const first = heads[0] as Line
  const last = body.at(-1)?.piece ?? (heads.at(-1) as Line)
  return {
    fact: {
      title,
      employer,
      place: one('place'),
      from: dateFact(date, date?.from ?? null),
      // A single date is no end date.
      until: date?.isSingle ? null : dateFact(date, date?.until ?? null),
      current: date?.current ?? false,
      bullets,
      occupationId: occupationOf(title?.value ?? ''),
    },
    isVoluntary:
      isVoluntary ||
      isUnpaidWork(title?.value ?? '', employer?.value ?? '') ||
      bullets.some(({ value }, i) => i < 2 && value.length <= 140 && SAYS_UNPAID.test(value)) ||
      (UNPAID.test(headText) && !OF_VOLUNTEERS.test(headText)),
    group: groupOf(heads, names),
    isOneLine: heads.length === 1 && date !== null && own.every(({ kind }) => kind === 'title'),
    start: first.start,
    end: last.start + last.text.length,
  }
}

/** Fewer words behind names and dates say where or how it was, as "part-time, fixed term". */
const TOLD_WORDS = 5
/** "Filleter, Humberbank Seafoods, Grimsby. 2020 to date. Sixty kilos an hour by hand": what is told behind the names and dates of a line. */
function toldInHead(line: Line, names: ReadonlyMap<Line, Name[]>, date: DateRange | null): Draft['body'] {
  const length = line.text.length
  const isWithin = (end: number) => end > line.start && end <= line.start + length
  const ends = [
    ...(names.get(line) ?? []).map(({ found }) => found.end),
    ...findDates(line.text).map(({ end }) => line.start + end),
  ].filter(isWithin)
  if (date === null || ends.length === 0) return []
  const rest = trimmed(cut(line, Math.max(...ends) - line.start), ' .:;,|–—-)')
  const words = rest.text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0
  if (words < TOLD_WORDS) return []
  return split(rest, /[.!?](?=\s|$)/g)
    .map((piece) => trimmed(piece, ' .:;,|–—-'))
    .filter(({ text }) => /\p{L}{2}/u.test(text))
    .map((piece) => ({ piece, isItem: false }))
}

/** "Calder Parcel, Wakefield", then "Jan 2023 – Present  Shift Trainer": jobs below that name no employer have this one. */
function groupOf([first, second]: readonly Line[], names: ReadonlyMap<Line, Name[]>): Entry['group'] {
  if (!first || !second || first.scale < second.scale || findDates(first.text).length > 0 || findDates(second.text).length === 0)
    return null
  const kindsIn = (line: Line) => (names.get(line) ?? []).map(({ kind }) => kind)
  if (!kindsIn(first).includes('employer') || kindsIn(first).includes('title') || !kindsIn(second).includes('title')) return null
  return first.scale > second.scale ? 'large' : 'plain'
}

const dateFact = (date: DateRange | null, point: DateRange['from']): Found<string> | null =>
  date && point
    ? {
        value: point.value,
        quote: '',
        start: point.start,
        end: point.end,
        confidence: point.value.length === 7 ? 0.95 : date.isSingle ? 0.75 : 0.9,
      }
    : null

/** The occupation that a title names; of several the longest. */
export function occupationOf(title: string): string | null {
  const matches = findOccupations(title)
  return [...matches].sort((a, b) => b.end - b.start - (a.end - a.start) || b.start - a.start)[0]?.occupationId ?? null
}
