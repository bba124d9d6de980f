import type { ExperienceFact, Found } from '@onward/contracts/curriculum'
import { findOccupations } from '@onward/taxonomy'
import type { DateRange } from './dates'
import { endsOpen, findDates } from './dates'
import { employerPoints, isBrand, isBreak, isKindOfContract, isPlace, jobPoints } from './employment-words'
import type { Line } from './line'
import type { Piece } from './pieces'
import { cut, foundIn, foundText, plain, split, trimmed } from './pieces'

/** An entry with what readers of other fields need to know of it. */
export interface Entry {
  fact: ExperienceFact
  isVoluntary: boolean
  /** Where its heading and its lines stand. */
  start: number
  end: number
}

interface Row {
  line: Line
  /** The range of dates in it, or half of one that ends on the next row. */
  date: DateRange | null
  /** What stands beside the dates. */
  rest: Piece[]
  isItem: boolean
  mayHead: boolean
}
interface Draft {
  date: DateRange | null
  dateLine: Line | null
  heads: Piece[][]
  body: Row[]
  start: number
  end: number
  /** Its header had lines above its dates, so that one employer may stand above several jobs. */
  hasOwnLines: boolean
  isVoluntary: boolean
}

const DUTY_VERB =
  /^(?:i|my|we|responsib\w*|duties|working|worked|serving|served|helping|helped|cleaning up|making|made|managing|managed|leading|led|dealing|dealt|handling|handled|operating|operated|providing|provided|assisting|assisted|answering|answered|taking|took|looking|looked|ensuring|ensured|maintaining|maintained|preparing|prepared|using|used|delivering|delivered|supporting|supported|supervised|supervising|trained|organised|organising|developed|developing|kept|keeping|picked|packed|loaded|loading|unloading|unloaded|stocked|stocking|carried|carrying|completed|completing|checked|checking|ran|running|built|building up|set|achieved|increased|reduced|won|awarded|promoted|wrote|designed|created|planned|planning|liaised|liaising|communicat\w+|coordinat\w+|gained|learned|learnt|left|cared for|greeting|greeted|processing|processed|monitoring|monitored|performed|performing|undertook|including|also|during|when|while|this|these|as|in|on|at|for|to|with|gweithio|gweithiais|helpu|bues|roeddwn|cyfrifol)\b/i
const LABEL =
  /^(?:(job title|job|title|position(?: held)?|role(?: title)?|post(?: held)?|designation|swydd|teitl)|(employer(?: name)?|company(?: name)?|name of (?:employer|company)|organi[sz]ation|firm|business|where|who for|worked (?:for|at)|cyflogwr|cwmni|sefydliad|ble)|(location|place|town|depot|branch|site|lleoliad)|(dates?(?: employed| of employment| worked)?|when|period|duration|dyddiadau?|pryd|from|reporting to|reason for leaving|salary|hours))\s*[:–-]\s*/i
const BODY_LABEL =
  /^(?:(?:key |main |my |daily |day[- ]to[- ]day )?(?:duties|responsibilities|achievements|tasks|activities|accomplishments|role|dyletswyddau|cyfrifoldebau)(?: (?:and|&|a) (?:responsibilities|achievements|duties|chyfrifoldebau))?(?: (?:included?|involved|oedd|yn cynnwys))?)\s*[:–-]?\s*/i
const DATE_LABEL = /^\s*(?:dates?(?: employed| of employment| worked)?|when|period|duration|dyddiadau?|pryd)\s*[:–-]?\s*$/i
/** "Employee of the Month, July 2018" is no job. */
const AWARD = /^(?:employee|colleague|member|star|driver|adviser|agent|apprentice|student) of the (?:week|month|quarter|year)\b/i
/** What an entry's own words say of pay. */
const UNPAID =
  /\bvolunt(?!ary (?:release|redundancy|severance|exit))|\bgwirfodd|\bunpaid\b|\bno (?:pay|wage)\b|\bnot paid\b|\bdi-dâl\b/i
/** Duties may tell of other people's. */
const SAYS_UNPAID =
  /^(?:unpaid|voluntary|volunteer(?:ed|ing)?\b(?! (?:co-?ord|manag|recruit)))|\b(?:not paid|unpaid|without pay|as a volunteer)\b/i
const MAX_HEAD = 110

/** Work, paid or not, of the lines that may hold some: those of one part of the CV. */
export function readEntries(lines: readonly Line[], text: string): Entry[] {
  const rows = rowsOf(lines, text)
  const drafts = rows.some((row) => row.date) ? datedDrafts(rows) : undatedDrafts(rows)
  return inherited(drafts).map(entryOf)
}

function rowsOf(lines: readonly Line[], text: string): Row[] {
  const own = lines.filter((line) => !line.isHeading)
  const items = own.filter((line) => line.kind === 'item')
  // Entries may themselves be the items of a list: "• Cleaner, Acme, 2019 to 2021".
  const datedItems = items.filter((line) => line.text.length <= MAX_HEAD && dateOf(line, text, undefined, true) !== null)
  const areEntries = own.length === items.length && datedItems.length >= Math.max(1, own.length * 0.3)
  const hasRanges = own.some((line) => line.kind !== 'item' && dateOf(line, text, undefined, false)?.isSingle === false)
  const rows: Row[] = []
  for (let i = 0; i < own.length; i++) {
    const line = own[i] as Line
    const isItem = line.kind === 'item' && !(areEntries && datedItems.includes(line)) && !isOnlyRange(line.text)
    const next = own[i + 1]
    let date = isItem ? null : dateOf(line, text, next?.kind === 'item' ? undefined : next, false)
    // Beside ranges a single date is one of an event, unless a job stands there.
    if (
      date?.isSingle &&
      hasRanges &&
      jobPoints(line.text) < 2 &&
      !isHeadWith(line, date, own[i - 1], next) &&
      !/\b(?:spring|summer|autumn|winter|christmas|easter|haf)\b/i.test(line.text)
    )
      date = null
    // "Driver trainer from 2019: took out new drivers" tells since when a duty was done.
    if (date?.current && hasRanges && isSinceOnly(line, date) && missing([cut(line, 0, date.start - line.start)]).length > 0)
      date = null
    const below = own[i + 2]
    if (!isItem && next && below && endsOpen(line.text) && /^(?:19|20)\d\d$/.test(below.text.trim())) {
      const both = findDates(`${line.text} ${below.text.trim()}`).find((range) => range.until && !range.isSingle)
      if (both?.until && both.from && both.start <= 2) {
        const ofLine = { ...both.from, start: line.start + both.from.start, end: line.start + both.from.end }
        const ofBelow = { value: both.until.value, start: below.start, end: below.start + below.text.length }
        const whole = { ...both, from: ofLine, until: ofBelow, start: line.start, end: line.start + line.text.length }
        rows.push({ line, date: whole, rest: [], isItem, mayHead: true })
        rows.push({ line: next, date: null, rest: [trimmed(next)], isItem: false, mayHead: mayHead(next) })
        i += 2
        continue
      }
    }
    const half = date && next ? splitRange(line, date, next) : null
    if (half && next) {
      rows.push({ line, date: half, rest: restOf(line, half.from, /^\s*[-–—]+/), isItem, mayHead: true })
      const rest = restOf(next, half.until ?? { value: '', start: next.start, end: half.end }, /^/)
      if (rest.length > 0) rows.push({ line: { ...next, ...rest[0] }, date: null, rest, isItem: false, mayHead: true })
      i++
      continue
    }
    const rest: Piece[] = []
    if (date) {
      rest.push(cut(line, 0, Math.max(0, date.start - line.start)))
      const end = date.end - line.start
      if (end <= line.text.length) rest.push(cut(line, end))
      else if (next) {
        rest.push(cut(next, Math.max(0, date.end - next.start)))
        i++
      }
    } else rest.push(line)
    const kept = rest
      .map((piece) => trimmed(piece))
      .filter((piece) => /[\p{L}]/u.test(date ? piece.text.replace(DATE_LABEL, '') : piece.text))
    rows.push({ line, date, rest: kept, isItem, mayHead: !isItem && (date !== null || mayHead(line)) })
  }
  return rows
}

/** A year by itself, or beside an employer, with a job's name on the line above or below: "Kitchen Assistant" above "2021". */
function isHeadWith(line: Line, date: DateRange, previous: Line | undefined, next: Line | undefined): boolean {
  const beside = `${line.text.slice(0, date.start - line.start)} ${line.text.slice(date.end - line.start)}`
  const isAlone = !/\p{L}/u.test(beside.replace(DATE_LABEL, ''))
  if (!isAlone && (beside.length > 70 || !isNameLike(beside))) return false
  const near = isAlone ? [previous, next] : [next]
  return near.some((other) => other !== undefined && mayHead(other) && jobPoints(other.text) >= 2 && other.text.length <= 70)
}

/** From when to when and nothing else is no duty, however it is set. */
const isOnlyRange = (text: string): boolean => {
  const [date] = text.length < 50 ? findDates(text) : []
  return date !== undefined && !date.isSingle && text.trim().length - (date.end - date.start) <= 2
}

const isSinceOnly = (line: Line, date: DateRange): boolean =>
  /^\s*(?:since|from|ers|o)\b/i.test(line.text.slice(date.start - line.start)) &&
  (date.from?.end ?? 0) >= date.end - 1 &&
  line.text.slice(0, date.start - line.start).trim() !== ''

const OTHER_END =
  /^(?:present|now|current|today|date|to date|presennol|heddiw|(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?\s)?(?:19|20)\d\d)(?=\s|$)/iu

/** "March 2021 –  Cleaner" above "June 2022  Acme Ltd": a narrow column of dates, over two rows. */
function splitRange(line: Line, date: DateRange, next: Line): DateRange | null {
  if (!date.isSingle || !date.from || !/^\s*[-–—]\s+\S/.test(line.text.slice(date.from.end - line.start))) return null
  const end = OTHER_END.exec(next.text)
  if (!end) return null
  const [other] = findDates(`2000 - ${end[0]}`)
  if (!other || other.isSingle) return null
  const at = { start: next.start, end: next.start + end[0].length }
  const until = other.until && { value: other.until.value, ...at }
  return { ...date, until, current: other.current, isSingle: false, end: at.end }
}

const restOf = (line: Line, point: DateRange['from'], more: RegExp): Piece[] => {
  const end = (point?.end ?? line.start) - line.start
  const after = cut(line, Math.max(0, end))
  const rest = trimmed(cut(after, more.exec(after.text)?.[0].length ?? 0))
  return rest.text === '' ? [] : [rest]
}

/** The dates that make a line the head of an entry; offsets are those of the document. */
function dateOf(line: Line, text: string, next: Line | undefined, isList: boolean): DateRange | null {
  const { text: own, start } = line
  if (own.length > 170) return null
  const [date, second] = findDates(own)
  if (next && (endsOpen(own) || (date?.isSingle && /^\s*(?:[-–—]|to\b|until\b)/.test(next.text))) && next.text.length <= 60) {
    const joined = text.slice(start, next.start + next.text.length)
    const both = findDates(joined).find((range) => range.until || range.current)
    if (both && !both.isSingle && both.end > own.length + 1) return shifted(both, start)
  }
  if (!date || (second && isList)) return null
  // "Yodel, until 2011": nothing tells since when.
  const ends = date.isSingle ? /(?:\bdates?:?\s*)?\b(?:until|till?|up to|hyd(?: at)?)\s*$/i.exec(own.slice(0, date.start)) : null
  if (ends) return shifted({ ...date, from: null, isSingle: false, start: ends.index }, start)
  const [before, after] = [own.slice(0, date.start).trim(), own.slice(date.end).trim()]
  // "Churchill Group, London Bridge. March 2019 until now": a full stop may set the dates apart.
  const rest = (after === '' ? before.replace(/(?<=\p{L}{3})\.$/u, '') : `${before} ${after}`).trim()
  if (rest.length > 125 || (/[.!?]$/.test(rest) && !/\b(?:ltd|co|inc|st|rd|etc)\.$/i.test(rest))) return null
  const isAtEdge = own.slice(0, date.start).trim() === '' || own.slice(date.end).trim().length <= 1
  if (date.isSingle && (!isAtEdge || rest.length > 90 || DUTY_VERB.test(rest))) return null
  if (!isAtEdge && /^\p{Ll}/u.test(rest)) return null
  return shifted(date, start)
}

const shifted = (range: DateRange, by: number): DateRange => ({
  ...range,
  from: range.from && { ...range.from, start: range.from.start + by, end: range.from.end + by },
  until: range.until && { ...range.until, start: range.until.start + by, end: range.until.end + by },
  start: range.start + by,
  end: range.end + by,
})

/** A job's name and nothing else. */
const isClearTitle = (text: string): boolean => {
  const bare = text.replace(/\s*\([^()]*\)/g, '')
  return jobPoints(bare) >= 3 && bare.length <= 50 && employerPoints(bare) < 2
}

const labelOf = (text: string): number => LABEL.exec(text)?.findIndex((group, i) => i > 0 && group !== undefined) ?? -1
/** A form that asks the same again is about the next job. */
const isToldAgain = (text: string, heads: readonly (readonly Piece[])[]): boolean => {
  const label = labelOf(text)
  return (label === 1 || label === 2) && heads.flat().some((piece) => labelOf(piece.text) === label)
}

/** Short, not a sentence and not a duty: it may name a job or an employer. */
function mayHead(line: Line): boolean {
  const text = line.text.trim()
  if (line.kind === 'item' || text.length > MAX_HEAD || text.length < 2) return false
  if (LABEL.test(text)) return true
  if (BODY_LABEL.test(text) || AWARD.test(text)) return false
  if (/[.!?:]$/.test(text) && !/\b(?:ltd|co|inc|st|rd|bros)\.$/i.test(text)) return false
  if (/^\p{Ll}/u.test(text) && !/^(?:at|yn|iCare)\b/.test(text) && !(/\s/.test(text) && isClearTitle(text))) return false
  if (isBreak(text)) return text.split(/\s+/).length <= 9
  const count = text.split(/\s+/).length
  if (count > 14) return false
  const isDuty =
    DUTY_VERB.test(text) || (count >= 4 && /^\p{L}+(?:ing|ed)\b/u.test(text) && jobPoints(text) < 2 && employerPoints(text) < 2)
  return !isDuty
}

/** Written like a name rather than like a sentence: most of its longer words have a capital. */
function isNameLike(text: string): boolean {
  const long = text.replace(/\([^()]*\)/g, ' ').match(/\p{L}[\p{L}'’-]{3,}/gu) ?? []
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word)).length
  return long.length <= 1 || capitals >= long.length * 0.6 || isPlace(text) || jobPoints(text) >= 3
}

function datedDrafts(rows: readonly Row[]): Draft[] {
  const anchors = rows.flatMap((row, i) => (row.date ? [i] : []))
  const first = anchors[0] ?? 0
  const above = (at: number): number => {
    let count = 0
    for (let i = at - 1; i >= 0 && rows[i]?.mayHead && !rows[i]?.date && count < 3; i--) count++
    return count
  }
  const usual = above(first)
  const hasItems = rows.some((row) => row.isItem)
  // A first entry on one line (a break, say) says nothing of entries that have their dates on a line by themselves.
  const alone = anchors.find((at) => rows[at]?.rest.length === 0)
  const isMixed = alone !== undefined && alone !== first && (rows[first]?.rest.length ?? 0) > 0 && usual === 0
  // Where heads stand above dates by themselves, a break may have one line and a job two: what most have counts.
  const heights = anchors.filter((at) => rows[at]?.rest.length === 0).map(above)
  const often = [1, 2, 3].sort((a, b) => heights.filter((h) => h === b).length - heights.filter((h) => h === a).length)[0] ?? 1
  const usualAlone = isMixed ? above(alone) : usual > 0 && hasItems && heights.length >= 3 ? Math.max(usual, often) : usual
  const drafts: Draft[] = []
  let taken = 0
  for (const [n, at] of anchors.entries()) {
    const row = rows[at] as Row
    const following = anchors[n + 1] ?? rows.length
    let from = at
    const most = row.rest.length === 0 ? usualAlone : usual
    while (from > taken && at - from < most && rows[from - 1]?.mayHead && !rows[from - 1]?.date) from--
    // Dates by themselves above their duties: what they belong to stands before them.
    if (from === at && row.rest.length === 0 && at > taken && rows[at - 1]?.mayHead && !rows[at + 1]?.mayHead) from = at - 1
    // A line set apart by the bullets of the job before and the dates of this: an employer above a line with title and dates.
    const isApart = rows[at - 2]?.isItem || rows[at - 2]?.mayHead === false
    const isEmployerAbove = () =>
      employerPoints(rows[at - 1]?.line.text ?? '') >= 2 && employerPoints(readHead([row.rest]).employer?.value ?? '') < 1.5
    if (from === at && at - 1 > taken && rows[at - 1]?.mayHead && isApart && (missing(row.rest).length > 0 || isEmployerAbove()))
      from = at - 1
    // An employer and a place set large, a line about them, then the dates.
    const isDescribed = from === at && row.rest.length === 0 && rows[at - 1]?.isItem && at - 2 >= taken
    if (isDescribed)
      for (let i = at - 2; i >= taken && at - i <= 3 && rows[i]?.mayHead && rows[i]?.line.kind === 'heading'; i--) from = i
    const heads = rows.slice(from, at).flatMap((before) => (before.isItem ? [] : [before.rest]))
    heads.push(row.rest)
    let to = at + 1
    while (to < following && to - at <= 2) {
      const next = rows[to] as Row
      const wanted = missing(heads.flat())
      // Employer and place above the dates, the job below them.
      const isTitle = jobPoints(next.line.text) >= 1.5 && jobPoints(readHead(heads).title?.value ?? '') < 1.5
      if (isToldAgain(next.line.text, heads)) break
      const isLarger = next.line.kind === 'heading' && wanted.length < 2 && next.line.scale > row.line.scale
      if (next.isItem || !next.mayHead || (isLarger && !isTitle)) break
      // Lines above the next dates are the next entry's, when that is how this CV is laid out.
      const isNextHead = following < rows.length && usual > 0 && following - to <= usual
      // Below dates by themselves a job's name is the head, whatever else its line says.
      const isNamed = heads.flat().length === 0 && jobPoints(next.line.text.split(/,\s/)[0] ?? '') >= 2
      if (isNextHead || (!isNamed && !isNameLike(next.line.text) && !LABEL.test(next.line.text))) break
      const isOnlyPlace = next.rest.length === 1 && isPlace(next.rest[0]?.text ?? '')
      // Where duties are set as a list, a line above the list belongs to the head.
      const isAboveList = to === at + 1 && hasItems && (rows[to + 1]?.isItem || to + 1 === following) && heads.flat().length > 0
      const isClearer =
        to === at + 1 &&
        !hasItems &&
        employerPoints(next.line.text) >= 1.5 &&
        employerPoints(readHead(heads).employer?.value ?? '') < 1
      // "2000 - 2004  Royal Doulton, Nile Street" above "Paintress": no word tells a job's name, yet nothing else stands between dates and duties.
      const isAboveBody =
        to === at + 1 &&
        heads.flat().length > 0 &&
        (rows[to + 1]?.isItem || rows[to + 1]?.mayHead === false || to + 1 === following) &&
        next.line.text.length <= 50 &&
        employerPoints(next.line.text) < 1.5 &&
        jobPoints(readHead(heads).title?.value ?? '') < 1
      if (
        wanted.length === 0 &&
        !isAboveBody &&
        !(
          isTitle &&
          (next.line.kind === 'heading' || (to === at + 1 && isClearTitle(next.line.text.split(/,\s/)[0] ?? next.line.text)))
        ) &&
        !isClearer &&
        !isAboveList &&
        !isOnlyPlace &&
        !LABEL.test(next.line.text) &&
        !isKindOfContract(next.line.text)
      )
        break
      heads.push(next.rest)
      to++
    }
    // "Regional restaurant group, four locations" may stand between the dates and the title.
    const beyond = rows[to + 1]
    if (
      beyond &&
      to + 1 < following &&
      to - at <= 2 &&
      !beyond.isItem &&
      beyond.mayHead &&
      missing(heads.flat()).includes('title') &&
      !rows[to]?.date &&
      jobPoints(beyond.line.text) >= 2 &&
      (following >= rows.length || following - to - 1 > usual)
    ) {
      heads.push(beyond.rest)
      to += 2
    }
    const start = rows[from]?.line.start ?? row.line.start
    drafts.push({
      date: row.date,
      dateLine: row.line,
      heads,
      body: [],
      start,
      end: rows[to - 1]?.line.start ?? start,
      hasOwnLines: from < at,
      isVoluntary: row.line.section === 'volunteering',
    })
    if (n > 0) fill(drafts, drafts.length - 2, rows.slice(taken, from))
    else if (from > 0)
      drafts.splice(
        0,
        0,
        ...undatedDrafts(
          rows.slice(0, from).filter((r) => r.isItem || r.mayHead),
          true,
        ),
      )
    taken = to
  }
  fill(drafts, drafts.length - 1, rows.slice(taken))
  return drafts.sort((a, b) => a.start - b.start)
}

/** The lines under an entry; a line that names a job after them opens an entry of its own, without dates. */
function fill(drafts: Draft[], index: number, rows: readonly Row[]): void {
  let draft = drafts[index] as Draft
  for (const [i, row] of rows.entries()) {
    const isAfterDuty = i > 0 && (rows[i - 1]?.isItem || !rows[i - 1]?.mayHead)
    const opens =
      row.mayHead &&
      isAfterDuty &&
      !row.isItem &&
      (row.line.kind === 'heading' || jobPoints(row.line.text) >= 2.5) &&
      row.line.text.length <= 80
    if (opens) {
      draft = draftOf(row)
      drafts.push(draft)
    } else draft.body.push(row)
  }
}

const draftOf = (row: Row): Draft => ({
  date: null,
  dateLine: null,
  heads: [row.rest],
  body: [],
  start: row.line.start,
  end: row.line.start + row.line.text.length,
  hasOwnLines: false,
  isVoluntary: row.line.section === 'volunteering',
})

function undatedDrafts(rows: readonly Row[], isStrict = false): Draft[] {
  const drafts: Draft[] = []
  for (const [i, row] of rows.entries()) {
    const previous = rows[i - 1]
    const last = drafts.at(-1)
    const text = row.line.text
    const isJob = jobPoints(text) >= 1.5
    if (row.isItem) {
      if (last && drafts.length > 0 && !rows.every((r) => r.isItem)) last.body.push(row)
      else if (!isStrict && text.length <= 90 && isJob && !DUTY_VERB.test(text))
        drafts.push(draftOf({ ...row, rest: [trimmed(row.line)] }))
      continue
    }
    if (
      row.mayHead &&
      last &&
      last.body.length === 0 &&
      previous?.mayHead &&
      !previous.isItem &&
      missing(last.heads.flat()).includes('employer') &&
      !isJob
    ) {
      last.heads.push(row.rest)
    } else if (row.mayHead && (isJob || employerPoints(text) >= 1.5) && (!isStrict || (isJob && i < rows.length - 1)))
      drafts.push(draftOf(row))
    else last?.body.push(row)
  }
  return isStrict ? drafts.filter((draft) => draft.body.length > 0) : drafts
}

interface Part {
  piece: Piece
  /** Parts between two strong separators belong together. */
  group: number
  /** Which line of the head it stands on. */
  row: number
}

const STRONG =
  /:\s(?=\p{Lu})|(?<=\p{Ll}{3}\)?)(?<!\b(?:Asst|Dept|Govt|Prof|Capt|Supt|Messrs|Apprent))\.\s(?=\p{Lu}\p{L})|\s[–—|•·]\s?|\s-\s|\s\|\s?|\s{2,}|[|•·∙;\n]|\s@\s|(?<=\S)\s?[–—]\s/gu
const AT = /\s(?:at|@|with|yn|i)\s(?=(?:the\s)?[\p{Lu}\d])/u
const BRACKETS = /\s*\(([^()]{1,60})\)/g

/** Their groups are called by their towns. */
const LOCAL =
  /^(?:age uk|citizens advice|mind|mencap|samaritans|crisis|shelter|emmaus|scouts|girlguiding|st john ambulance|british red cross)$/i

/** "Kitchen porter Nandos", "Travelodge Southwark": a known employer behind a job's name, or before a place. */
function brandParts(piece: Piece): Piece[] {
  const words = piece.text.split(' ')
  if (words.length < 2 || words.length > 7 || /[()]/.test(piece.text)) return [piece]
  for (let i = 1; i < words.length; i++) {
    const at = words.slice(0, i).join(' ').length
    const [left, right] = [piece.text.slice(0, at), piece.text.slice(at + 1)]
    const isSplit = (isBrand(right) && jobPoints(left) >= 2) || (isBrand(left) && isPlace(right) && !LOCAL.test(left))
    if (isSplit) return [cut(piece, 0, at), cut(piece, at + 1)]
  }
  return [piece]
}

/** What strong separators set apart; those within brackets set nothing apart: "Cleaner (5am - 8am)". */
function strongParts(whole: Piece): Piece[] {
  const parts: Piece[] = []
  for (const part of split(whole, STRONG)) {
    const last = parts.at(-1)
    if (last && /\([^()]*$/.test(last.text))
      parts[parts.length - 1] = cut(whole, last.start - whole.start, part.start - whole.start + part.text.length)
    else parts.push(part)
  }
  return parts
}

/** "Checkouts at Tesco": no job's name, yet clearly somebody's. */
const isAtEmployer = (text: string, at: RegExpExecArray): boolean =>
  /^\s(?:at|@)/.test(at[0]) &&
  text.slice(0, at.index).split(/\s+/).length <= 5 &&
  employerPoints(text.slice(at.index + at[0].length)) >= 1.5 &&
  employerPoints(text.slice(0, at.index)) < 2

function partsOf(heads: readonly (readonly Piece[])[]): Part[] {
  const parts: Part[] = []
  let group = 0
  for (const [row, pieces] of heads.entries())
    for (const whole of pieces)
      for (const strong of strongParts(whole)) {
        group++
        for (const comma of commaParts(strong)) {
          const at = AT.exec(comma.text)
          const isFor = !at && /\sfor\s(?=(?:the\s)?\p{Lu})/u.exec(comma.text)
          const cutAt =
            at && (jobPoints(comma.text.slice(0, at.index)) >= 1.5 || isAtEmployer(comma.text, at))
              ? at
              : isFor && jobPoints(comma.text.slice(0, isFor.index)) >= 1.5
                ? isFor
                : null
          const halves = cutAt ? [cut(comma, 0, cutAt.index), cut(comma, cutAt.index + cutAt[0].length)] : brandParts(comma)
          for (const [h, half] of halves.entries()) {
            if (h > 0) group++
            const link = /\s*\(?https?:\/\/[^\s)]*\)?\s*$/.exec(half.text)
            let piece = trimmed(link ? cut(half, 0, link.index) : half, ' ,;:|–—-')
            // What stands in brackets tells the place or the hours, unless it is a part of the name.
            for (const match of [...piece.text.matchAll(BRACKETS)].reverse()) {
              const inner = trimmed(cut(piece, match.index + match[0].indexOf('(') + 1, match.index + match[0].length - 1))
              const isEnd = match.index + match[0].length >= piece.text.length
              const isOwn =
                /^(?:self[- ]employed|freelance|hunangyflogedig)$/i.test(inner.text) &&
                (heads.flat().length > 1 || split(strong, /,/g).length > 1 || AT.test(strong.text))
              const isName = jobPoints(piece.text.slice(0, match.index)) >= 1.5 && employerPoints(inner.text) >= 3 && !isOwn
              // Hours are kept with the title that they stand beside: "Receptionist (part-time)".
              if (!isEnd || !(isPlace(inner.text) || isName)) continue
              parts.push({ piece: inner, group: group + 1, row })
              piece = trimmed(cut(piece, 0, match.index))
              group += 2
            }
            const bare = piece.text.replace(
              /^(?:part[- ]?time|full[- ]?time)\s(?!mum|dad|mother|father|parent|carer|student)/i,
              '',
            )
            piece = cut(piece, piece.text.length - bare.length)
            if (piece.text !== '' && !isKindOfContract(piece.text) && !/^\([^()]*\)$/.test(piece.text))
              parts.push({ piece, group, row })
          }
        }
      }
  return parts.sort((a, b) => a.row - b.row || a.piece.start - b.piece.start)
}

/** At commas outside brackets, but not where the same thing goes on: "Junior Clerk, later Clerk Typist", "Ward Clerk, Band 2". */
function commaParts(piece: Piece): Piece[] {
  const parts: Piece[] = []
  for (const part of split(piece, /,(?!\d{3})(?![^()]*\))(?!\s[A-Z]{2}(?:$|,|\s\d{5}))/g)) {
    const last = parts.at(-1)
    if (
      last &&
      /^(?:(?:later|then|now|formerly|previously|and|including|acting|wedyn)\s|(?:band|grade|level|scale|tier)\s\w{1,3}$)/i.test(
        part.text,
      )
    ) {
      parts[parts.length - 1] = cut(piece, last.start - piece.start, part.start - piece.start + part.text.length)
    } else parts.push(part)
  }
  return parts
}

const STREET = /\s(?:street|road|lane|avenue|drive|close|square|parade)$/i

/** Which of title and employer the head does not have yet. */
function missing(pieces: readonly Piece[]): ('title' | 'employer')[] {
  if (pieces.some((piece) => isBreak(piece.text))) return []
  const { title, employer } = readHead([pieces])
  return [...(title ? [] : (['title'] as const)), ...(employer ? [] : (['employer'] as const))]
}

/** "Parcel courier, self employed": how stands behind what. */
const withoutContract = (title: Piece): Piece =>
  trimmed(cut(title, 0, title.text.search(/,\s*(?:self[- ]employed|agency|part[- ]time|full[- ]time|temporary|casual)\b.*$|$/i)))

/** "Career break, raising my children": the break; what for stands behind it. */
function breakOf(whole: Piece): Piece {
  const [first = whole, ...rest] = split(whole, /,\s|\s[-–—]\s|\s(?:due to|because of)\s|\sfor (?=my |our )/g)
  return rest.length > 0 && (isBreak(first.text) || /\bcarer\b/i.test(first.text)) && first.text.length < whole.text.length
    ? first
    : whole
}

interface Head {
  title: Found<string> | null
  employer: Found<string> | null
  place: Found<string> | null
}

/** How a CV sets its entries: what its clear ones have in common helps to read those where words tell nothing. */
interface Habit {
  isEmployerFirst: boolean
  /** Title and employer stand on one line. */
  isOneLine: boolean
}

function readHead(heads: readonly (readonly Piece[])[], habit: Habit | null = null): Head {
  const head: Head = { title: null, employer: null, place: null }
  const open: Piece[][] = []
  for (const pieces of heads) {
    const rest: Piece[] = []
    for (const piece of pieces) {
      const label = LABEL.exec(piece.text)
      const value = label ? trimmed(cut(piece, label[0].length)) : piece
      if (label?.[1]) head.title = foundText(isBreak(value.text) ? breakOf(value) : withoutContract(value), 0.97)
      else if (label?.[2] && /^(?:none|n\/a|dim|no)$/i.test(value.text)) continue
      else if (label?.[2]) {
        // "Clarks, Bolton"
        const own = cut(value, /^(?:various )?(?:through|via)\s+/i.exec(value.text)?.[0].length ?? 0)
        const [name = own, ...after] = split(own, /,/g)
        const isPlaced = after.length > 0 && isPlace(after.at(-1)?.text ?? '') && !isPlace(name.text)
        head.employer = foundText(isPlaced ? name : own, 0.97)
        if (isPlaced) head.place ??= foundText(cut(own, (after[0] as Piece).start - own.start), 0.9)
      } else if (label?.[3]) head.place = foundText(value, 0.95)
      else if (!label) rest.push(piece)
    }
    open.push(rest)
  }
  let parts = partsOf(open)
  const breakPart = parts.find((part) => isBreak(part.piece.text))
  if (breakPart && employerPoints(breakPart.piece.text) < 3) {
    const whole = open.flat().find((piece) => isBreak(piece.text)) ?? breakPart.piece
    head.title ??= foundText(breakOf(split(whole, /\s{2,}|\s\|\s/g)[0] ?? whole), 0.85)
    return head
  }
  // Places say neither; of the others the first is what the CV's other entries start with.
  const named = parts.filter((part) => !isPlace(part.piece.text))
  const byHabit = (part: Part): number => {
    if (habit === null || named.length < 2 || !named.includes(part)) return 0
    const isFirst = habit.isOneLine ? part === named[0] : part.row === named[0]?.row
    return isFirst === habit.isEmployerFirst ? -0.8 : 0
  }
  if (!head.title) {
    const scored = parts
      .map((part, i) => ({
        part,
        points:
          jobPoints(part.piece.text) -
          employerPoints(part.piece.text) * 0.9 -
          (isPlace(part.piece.text) || STREET.test(part.piece.text) ? 2 : 0) +
          // A job's name stands by itself more often than a part of an address does.
          (open.length > 1 && parts.every((other) => other === part || other.row !== part.row) ? 0.2 : 0) -
          i * 0.05 +
          byHabit(part),
      }))
      .sort((a, b) => b.points - a.points)
    const top = scored[0]
    const others = parts.filter((part) => part !== top?.part)
    const orgOnly =
      parts.filter((part) => !isPlace(part.piece.text)).length <= 1 &&
      parts.every((part) => employerPoints(part.piece.text) >= 1.5 || isPlace(part.piece.text)) &&
      (top?.points ?? 0) < 0.3
    if (
      top &&
      !orgOnly &&
      (top.points > 0.3 ||
        (parts.length >= 2 && !isPlace(top.part.piece.text) && employerPoints(top.part.piece.text) < 1.5) ||
        (habit !== null && named.length >= 2 && jobPoints(top.part.piece.text) > 0) ||
        (parts.length === 1 && top.points > -0.9 && !isPlace(top.part.piece.text)))
    ) {
      // Nothing tells the parts apart: the title stands first.
      const chosen =
        top.points <= 0.3 &&
        habit === null &&
        parts[0] &&
        employerPoints(parts[0].piece.text) < 1.5 &&
        !isPlace(parts[0].piece.text)
          ? parts[0]
          : top.part
      const group = parts.filter((part) => part.group === chosen.group)
      const isAlone = parts.some((part) => part.group !== chosen.group && !isPlace(part.piece.text))
      // With the employer elsewhere, what stands beside the title belongs to it: "Team Manager, Revenues and Benefits".
      const own = isAlone
        ? group.filter(
            (part) =>
              part === chosen ||
              (part.piece.start > chosen.piece.start && employerPoints(part.piece.text) < 2.5 && !isPlace(part.piece.text)),
          )
        : withRank(chosen, group)
      head.title = { ...spanning(own), confidence: top.points >= 2 ? 0.93 : top.points > 0.3 ? 0.85 : 0.6 }
      parts = parts.filter((part) => !own.includes(part))
    } else parts = top ? [top.part, ...others].sort((a, b) => a.row - b.row || a.piece.start - b.piece.start) : []
  }
  if (!head.employer) {
    const scored = parts
      .filter(
        (part, _, all) =>
          !isPlace(part.piece.text) ||
          (employerPoints(part.piece.text) >= 1.5 && all.every((other) => other === part || isPlace(other.piece.text))),
      )
      .map((part, i) => ({
        part,
        points:
          employerPoints(part.piece.text) -
          i * 0.3 -
          (jobPoints(part.piece.text) >= 2 ? 1 : 0) -
          (/^(?:at|on|in|via|through|by)\s/i.test(part.piece.text) ? 3 : 0),
      }))
      .sort((a, b) => b.points - a.points)
    const top = scored[0]
    if (top) {
      const chosen = top.part
      const at = parts.indexOf(chosen)
      const own = [chosen]
      // "my uncle, cash jobs": small letters go on with the name.
      for (
        let i = at + 1;
        parts[i]?.group === chosen.group &&
        /^(?!(?:at|in|near|based|nr|placed|two|three|one|every|site|via|through|by|later|now|temp|various|renting)\s)\p{Ll}\P{N}*$/u.test(
          parts[i]?.piece.text ?? '',
        );
        i++
      )
        own.push(parts[i] as Part)
      head.employer = { ...withoutClient(spanning(own)), confidence: top.points >= 2 ? 0.93 : top.points >= 1 ? 0.88 : 0.72 }
      parts = parts.filter((part) => !own.includes(part))
    }
  }
  // "Branston – Packer": a name that is a place's too, where this CV's employers stand first.
  const [first] = parts
  if (!head.employer && head.title && habit?.isEmployerFirst && first && first.piece.start < head.title.start) {
    head.employer = { ...spanning([first]), confidence: 0.6 }
    parts = parts.slice(1)
  }
  head.place ??= placeOf(parts, head.employer)
  return head
}

/** "Sergeant, Platoon Second in Command, The Rifles": a second name of the job, where a clear employer stands after it. */
function withRank(title: Part, group: readonly Part[]): Part[] {
  const at = group.indexOf(title)
  const [next, after] = [group[at + 1], group[at + 2]]
  const isSecond =
    next !== undefined &&
    after !== undefined &&
    jobPoints(next.piece.text) > employerPoints(next.piece.text) &&
    employerPoints(after.piece.text) >= 1 &&
    !isPlace(next.piece.text)
  return isSecond ? [title, next] : [title]
}

/** "Pertemps for XPO Logistics": an agency, and where it sent people. */
function withoutClient(employer: Omit<Found<string>, 'confidence'>): Omit<Found<string>, 'confidence'> {
  const { value } = employer
  const known = [...value.matchAll(/\sat\s(?=\p{Lu})/gu)].find(({ index }) => isBrand(value.slice(0, index)))
  const at = known?.index ?? value.search(/\s(?:for|through|via)\s(?=\p{Lu})|,\s(?:later|formerly|now)\s|\svarious\s/u)
  const word =
    plain(employer.value.slice(0, Math.max(0, at)))
      .split(' ')
      .at(-1) ?? ''
  return at < 2 || IS_FOR.test(word) ? employer : { ...employer, value: employer.value.slice(0, at), end: employer.start + at }
}
const IS_FOR =
  /^(?:cent(?:re|er)|institute|council|society|foundation|campaign|department|ministry|office|charity|association|trust|school|college|homes?|hospital|fund|agency|services?|authority|board|commission|solutions|group|organisation|network|partnership)$/

/** The parts, which follow each other, as one. */
function spanning(parts: readonly Part[]): Omit<Found<string>, 'confidence'> {
  const pieces = parts.map((part) => part.piece)
  const first = pieces[0] as Piece
  const last = pieces.at(-1) as Piece
  return {
    value: pieces.map((piece) => piece.text).join(', '),
    quote: '',
    start: first.start,
    end: last.start + last.text.length,
  }
}

/** "Seacroft, Leeds": known places, with a short word beside them that no list knows. */
function placeOf(parts: readonly Part[], employer: Found<string> | null): Found<string> | null {
  const known = parts.findIndex((part) => isPlace(part.piece.text))
  const mayBe = (part: Part | undefined): part is Part =>
    part !== undefined &&
    part.piece.text.split(/\s+/).length <= 4 &&
    /^\p{Lu}/u.test(part.piece.text) &&
    !/\d/.test(part.piece.text) &&
    jobPoints(part.piece.text) < 1.5 &&
    employerPoints(part.piece.text) < 1.5 &&
    employer !== null &&
    part.piece.start > employer.end
  if (known < 0) {
    const guess = parts.find(mayBe)
    return guess ? foundText(guess.piece, 0.55) : null
  }
  let first = known
  let last = known
  const isBeside = (a: Part | undefined, b: Part | undefined) => a && b && a.group === b.group
  while (isBeside(parts[first - 1], parts[first]) && mayBe(parts[first - 1])) first--
  while (isBeside(parts[last], parts[last + 1]) && isPlace(parts[last + 1]?.piece.text ?? '')) last++
  const from = parts[first] as Part
  const to = parts[last] as Part
  return {
    value: parts
      .slice(first, last + 1)
      .map((part) => part.piece.text)
      .join(', '),
    quote: '',
    start: from.piece.start,
    end: to.piece.start + to.piece.text.length,
    confidence: 0.9,
  }
}

/** What most entries with a clear title and a clear employer have in common; null where they differ or are few. */
function habitOf(heads: readonly Head[]): Habit | null {
  const clear = heads.flatMap(({ title, employer }) =>
    title && employer && title.confidence >= (employer.confidence >= 0.88 ? 0.85 : 0.93) ? [{ title, employer }] : [],
  )
  if (clear.length === 0 || clear.length < heads.length * 0.3) return null
  const employerFirst = clear.filter(({ title, employer }) => employer.start < title.start).length
  if (employerFirst > 0 && employerFirst < clear.length) return null
  const oneLine = clear.filter(
    ({ title, employer }) => Math.abs(title.start - employer.end) < 8 || Math.abs(employer.start - title.end) < 8,
  )
  return { isEmployerFirst: employerFirst > 0, isOneLine: oneLine.length >= clear.length / 2 }
}

/** One employer above several jobs gives its name to all of them. */
function inherited(drafts: readonly Draft[]): { draft: Draft; head: Head }[] {
  const first = drafts.map((draft) => readHead(draft.heads))
  const habit = habitOf(first)
  const read = drafts.map((draft, i) => ({ draft, head: habit ? readHead(draft.heads, habit) : (first[i] as Head) }))
  const kept: typeof read = []
  /** With how many lines its head has. */
  let above: { employer: Found<string>; place: Found<string> | null; height: number } | null = null
  let isGrouped = false
  for (const [i, entry] of read.entries()) {
    const next = read[i + 1]
    const { head, draft } = entry
    const isGroup =
      head.employer !== null &&
      head.title === null &&
      draft.body.length === 0 &&
      next?.head.title &&
      (next.head.employer === null || next.head.employer.confidence < 0.85)
    if (isGroup && head.employer) {
      above = { employer: head.employer, place: head.place, height: Number.POSITIVE_INFINITY }
      isGrouped = true
      continue
    }
    // Under an employer's own line a word beside the title belongs to it: "Section Leader, Fresh".
    if (above && isGrouped && head.title && head.employer && head.employer.confidence < 0.85) {
      if (head.employer.start > head.title.end && head.employer.start - head.title.end < 4)
        head.title = { ...head.title, value: `${head.title.value}, ${head.employer.value}`, end: head.employer.end }
      head.employer = null
    }
    const isBelow = above !== null && draft.heads.length < above.height && !(head.title && isBreak(head.title.value))
    if (isBelow && !isGrouped && above && above.employer.confidence >= 0.88 && head.employer && head.employer.confidence < 0.85) {
      if (!head.title) head.title = head.employer
      else if (head.employer.start > head.title.end && head.employer.start - head.title.end < 4)
        head.title = { ...head.title, value: `${head.title.value}, ${head.employer.value}`, end: head.employer.end }
      if (head.employer.start >= head.title.start) head.employer = null
    }
    if (
      head.employer === null &&
      head.title &&
      above &&
      (isGrouped || isBelow || !draft.hasOwnLines) &&
      !isBreak(head.title.value)
    ) {
      head.employer = { ...above.employer, confidence: Math.min(above.employer.confidence, 0.8) }
      head.place ??= above.place
    } else if (head.employer) {
      isGrouped = false
      const height = head.title && head.employer.start < head.title.start ? draft.heads.length : 0
      above = draft.hasOwnLines || draft.heads.length > 1 ? { employer: head.employer, place: head.place, height } : null
    } else above = null
    kept.push(entry)
  }
  return kept
}

function entryOf({ draft, head }: { draft: Draft; head: Head }): Entry {
  const { date, dateLine } = draft
  const bullets = draft.body.flatMap(({ line }): Found<string>[] => {
    const label = BODY_LABEL.exec(line.text)
    const piece = trimmed(
      label && (label[0].trim().endsWith(':') || label[0].length === line.text.length) ? cut(line, label[0].length) : line,
      ' \t•·▪●–—-*',
    )
    if (piece.text.length < 2 || !/\p{L}/u.test(piece.text)) return []
    return [foundIn(piece, piece.text.replace(/\s+/g, ' '), line.kind === 'item' ? 0.92 : 0.75)]
  })
  const isMonthly = (value: string) => value.length === 7
  const dateFact = (point: DateRange['from']): Found<string> | null => {
    if (!point || !date || !dateLine) return null
    return {
      value: point.value,
      quote: '',
      start: point.start,
      end: point.end,
      confidence: isMonthly(point.value) ? 0.95 : date.isSingle ? 0.75 : 0.9,
    }
  }
  const title = head.title?.value ?? ''
  const last = draft.body.at(-1)?.line
  const headText = draft.heads
    .flat()
    .map((piece) => piece.text)
    .join(' ')
  return {
    fact: {
      ...head,
      from: dateFact(date?.from ?? null),
      until: dateFact(date?.until ?? null),
      current: date?.current ?? false,
      bullets,
      occupationId: occupationOf(title),
    },
    isVoluntary:
      draft.isVoluntary ||
      (bullets.length > 0 && bullets.some(({ value }, i) => i < 2 && value.length <= 140 && SAYS_UNPAID.test(value))) ||
      (UNPAID.test(headText) &&
        !/volunteer(?:s|ing)?['’]? (?:co-?ordinator|manager|services|recruit|support|engagement|development)/i.test(headText)),
    start: draft.start,
    end: last ? last.start + last.text.length : draft.end,
  }
}

/** The known job that a title names; of several the one that says most of it. */
export function occupationOf(title: string): string | null {
  const matches = findOccupations(title)
  return [...matches].sort((a, b) => b.end - b.start - (a.end - a.start) || b.start - a.start)[0]?.occupationId ?? null
}
