import type { EducationFact, Found } from '@onward/contracts/jobseekers/curriculum'
import { sentenceNameFeatures } from '../tagging/sentence-names'
import { labelsOf } from '../tagging/tagger'
import { PROSE_WEIGHTS } from '../tagging/weights'
import type { DatePoint } from './dates'
import { findDates, fullYear, monthNamed, withMonth } from './dates'
import { kindAbroad, kindOf, resultNamed } from './education'
import type { Entry } from './experience'
import { occupationOf } from './experience'
import { isUnpaidWork } from './job-vocabulary'
import type { Line } from './line'
import type { Name, NameKind } from './names'
import { SENTENCE } from './pieces'

const VOLUNTARY =
  /\bvolunt|\bgwirfodd|\bunpaid\b|\bno pay\b|\bhelp(?:ing)? (?:out )?(?:at|with)\b|\bin my (?:spare|free|own) time\b/i
/** In a letter these are offices of a club. */
const IN_A_CLUB = /^(?:(?:school |parent )?governor|secretary)$/i
/** The present tense means ongoing for unpaid work; a job needs clear words that it goes on. */
const IS_JOB_NOW =
  /\bmy (?:current|present) (?:job|role|post|position)\b|\bI(?:['’]m| am) (?:now|currently|at present|still) (?:an?|the|work\w*|employed)\b|\bcurrently (?:work\w*|employed)\b|\bar hyn o bryd\b/i
/** What somebody still does: "since 2019", "I volunteer at …". */
const IS_NOW =
  /\b(?:since|ers|now|currently|still|my (?:current|present) (?:job|role|post)|at the moment|at present|ar hyn o bryd)\b|\bI (?:also )?(?:work|volunteer|help|run|lead|am)\b/i
const OF_WORK: ReadonlySet<string> = new Set(['title', 'employer'])
const OF_STUDY: ReadonlySet<string> = new Set(['qual', 'area', 'at', 'result'])
/** Kinds of names in prose that belong to a job or a course. */
export const PROSE_KINDS: ReadonlySet<string> = new Set([...OF_WORK, ...OF_STUDY, 'place', 'from', 'until', 'current'])

/** "which I started in (2019)", "I started at Royal Doulton in Burslem straight from school in (1983)" */
const BEGAN =
  /\b(?:start(?:ed)?|began|joined|since)(?: there)?(?: in| on)?\s$|\b(?:started|began|joined|went to work|got (?:a job|on) at|taken on)\b(?:(?!\b(?:until|till|left|finished|ended|and then|gave)\b)(?:[^.;]|(?<=\s[A-Z])\.))*\s(?:in|on)\s$/i

/** "I am a welder and look for work in Hull": what somebody is, not where they worked. */
const SAYS_WHAT_ONE_IS = /^\W*(?:[^.]{0,40},\s)?I(?:['’]m| am)\b/

/** A job or a course in prose, with its names. */
export interface ProseEntry {
  isStudy: boolean
  isUnpaid: boolean
  names: Name[]
  /** Its sentences. */
  text: string
  start: number
  end: number
}

/** Jobs and courses in prose, in their order. */
export function readProseEntries(lines: readonly Line[], names: ReadonlyMap<Line, Name[]>): ProseEntry[] {
  const all = lines
    .filter(({ role }) => role === 'prose')
    .flatMap((line) => (names.get(line) ?? []).filter(({ kind }) => PROSE_KINDS.has(kind)))
    .toSorted((a, b) => a.found.start - b.found.start)
  const labels = labelsOf(
    PROSE_WEIGHTS,
    sentenceNameFeatures(all.map(({ kind, found, line }) => ({ kind, start: found.start, end: found.end, line }))),
  )
  const entries: ProseEntry[] = []
  for (const [i, name] of all.entries()) {
    const label = labels[i]
    const isStudy = OF_STUDY.has(name.kind) || (label === 'course' && !OF_WORK.has(name.kind))
    const hasFamily = OF_STUDY.has(name.kind) || OF_WORK.has(name.kind)
    // Dates and places belong to the last entry of any kind; other names to the last of their own kind.
    const open = hasFamily ? entries.findLast((entry) => entry.isStudy === isStudy) : entries.at(-1)
    const isAnother = hasFamily && name.kind !== 'result' && open?.names.some(({ kind }) => kind === name.kind) === true
    if (label === 'on' && open && !isAnother) open.names.push(name)
    else
      entries.push({
        isStudy,
        isUnpaid: label === 'unpaid',
        names: [name],
        text: '',
        start: name.found.start,
        end: name.found.end,
      })
  }
  withRanges(entries)
  for (const entry of entries) {
    const sentences = entry.names.flatMap(({ found, line }) =>
      [...line.text.matchAll(SENTENCE)]
        .map((match) => ({ start: line.start + match.index, end: line.start + match.index + match[0].length, text: match[0] }))
        .filter(({ start, end }) => found.start >= start && found.start < end),
    )
    entry.text = [...new Set(sentences.map(({ text }) => text))].join(' ')
    entry.end = Math.max(entry.end, ...sentences.map(({ end }) => end))
  }
  return entries
}

interface Time {
  from: Found<string> | null
  until: Found<string> | null
  current: boolean
}
/** When it was: the whole range that a named date is part of, else each date by its name. */
function timeOf(names: readonly Name[]): Time {
  const time: Time = { from: null, until: null, current: names.some(({ kind }) => kind === 'current') }
  const months: { kind: 'from' | 'until'; month: number; found: Found<string> }[] = []
  for (const { kind: named, found, line } of names) {
    if (named !== 'from' && named !== 'until') continue
    const kind = BEGAN.test(line.text.slice(0, found.start - line.start)) ? 'from' : named
    const dated = ({ value, start, end }: DatePoint): Found<string> => ({
      value,
      quote: '',
      start: line.start + start,
      end: line.start + end,
      confidence: Math.min(0.75, found.confidence),
    })
    const [start, end] = [found.start - line.start, found.end - line.start]
    const range = findDates(line.text).find((one) => one.start < end && one.end > start)
    if (range && !range.isSingle && range.from && range.until && !time.from && !time.until)
      return { from: dated(range.from), until: dated(range.until), current: false }
    const point = range ? [range.from, range.until].find((one) => one && one.start < end && one.end > start) : null
    const alone =
      point?.value ?? findDates(found.value)[0]?.from?.value ?? (/^\d\d$/.test(found.value) ? fullYear(found.value) : null)
    const month = alone ? null : monthNamed(found.value)
    if (month) months.push({ kind, month, found })
    if (!alone) continue
    time[kind] ??= point ? dated(point) : { ...found, value: alone }
    if (range?.current && kind === 'from') time.current = true
  }
  // "from January to June 2022", "in June 2022 and left in the October": the year is that of the other end.
  for (const { kind, month, found } of months) {
    const other = (kind === 'from' ? time.until : time.from)?.value
    if (time[kind] || other?.length !== 7) continue
    const [year, otherMonth] = [Number(other.slice(0, 4)), Number(other.slice(5))]
    const turn = kind === 'from' ? (month > otherMonth ? -1 : 0) : month < otherMonth ? 1 : 0
    const value = withMonth(`${year + turn}`, month)
    if (value) time[kind] = { ...found, value }
  }
  // Nobody left before they came.
  return time.from && time.until && time.from.value.slice(0, 4) > time.until.value.slice(0, 4) ? { ...time, from: null } : time
}

/** "I joined Osborne Decorating in 2020 and …": the date right behind a job's name, where no word was named as its time. */
function dateBehind(names: readonly Name[]): Name[] {
  for (const { found, line } of names) {
    const behind = /^,?\s(?:in|since|from|in about)\s(?=[^.;]{4,24})/.exec(line.text.slice(found.end - line.start))
    if (!behind) continue
    const start = found.end - line.start + behind[0].length
    const date = findDates(line.text.slice(start, start + 24)).find((one) => one.start === 0 && one.isSingle)
    if (date) return [{ kind: 'from', line, found: { ...found, start: line.start + start, end: line.start + start + date.end } }]
  }
  return []
}

/** "(01.2017–08.2024)": a range without a named date belongs to the entry right before it. */
function withRanges(entries: readonly ProseEntry[]): void {
  for (const [i, { names }] of entries.entries()) {
    const last = names.toSorted((a, b) => a.found.start - b.found.start).at(-1)
    if (!last || names.some(({ kind }) => kind === 'from' || kind === 'until' || kind === 'current')) continue
    const { line } = last
    const end = last.found.end - line.start
    const next = Math.min(
      line.text.length,
      ...entries.flatMap((other, k) =>
        (k === i ? [] : other.names.map(({ found }) => found.start - line.start)).filter((at) => at > end),
      ),
    )
    const stop = /[.!?](?=\s\p{Lu})/u.exec(line.text.slice(end))
    const range = findDates(line.text.slice(end, Math.min(next, end + (stop?.index ?? 200), end + 200))).find(
      (one) => !one.isSingle,
    )
    if (range)
      names.push({
        kind: 'from',
        line,
        found: { ...last.found, start: line.start + end + range.start, end: line.start + end + range.end },
      })
    else if (!names.some((name) => OF_STUDY.has(name.kind))) names.push(...dateBehind(names))
  }
}

const one = (names: readonly Name[], kind: NameKind): Found<string> | null =>
  names.find((name) => name.kind === kind)?.found ?? null

/** Jobs in prose, paid or not. */
export function readProseWork(entries: readonly ProseEntry[]): Entry[] {
  const named = entriesOf(entries)
  const isSelfDescription = ({ entry: { fact }, text }: (typeof named)[number]): boolean =>
    !fact.employer && !fact.from && !fact.until && SAYS_WHAT_ONE_IS.test(text)
  const isJob = named.some((one) => !isSelfDescription(one))
  return named.filter((one) => !isJob || !isSelfDescription(one)).map(({ entry }) => entry)
}

function entriesOf(entries: readonly ProseEntry[]): { entry: Entry; text: string }[] {
  return entries.flatMap(({ isStudy, isUnpaid, names: own, text, start, end }) => {
    if (isStudy) return []
    const title = one(own, 'title')
    const employer = one(own, 'employer')
    const { from, until, current } = timeOf(own)
    if (!title && !employer) return []
    const isVoluntary =
      isUnpaid ||
      VOLUNTARY.test(text) ||
      isUnpaidWork(title?.value ?? '', employer?.value ?? '') ||
      IN_A_CLUB.test(title?.value ?? '')
    const entry: Entry = {
      fact: {
        title,
        employer,
        place: null,
        from,
        until,
        current: !until && (current || (isVoluntary ? IS_NOW : IS_JOB_NOW).test(text)),
        bullets: [],
        occupationId: title && occupationOf(title.value),
      },
      isVoluntary,
      group: null,
      isOneLine: false,
      start,
      end,
    }
    return [{ entry, text }]
  })
}

/** Schools and qualifications in prose. */
export function readProseEducation(entries: readonly ProseEntry[]): EducationFact[] {
  return entries.flatMap(({ isStudy, names: own, text }): EducationFact[] => {
    if (!isStudy) return []
    const qualification = one(own, 'qual')
    const institution = one(own, 'at')
    if (!qualification && !institution) return []
    const kind = (qualification && kindOf(qualification.value)) ?? 'other'
    const { from, until } = timeOf(own)
    return [
      {
        qualification,
        kind: kindAbroad(kind, text),
        institution,
        from,
        until,
        results: own.flatMap(({ kind: name, found, line }) => (name === 'result' ? [resultNamed(found, line)] : [])),
      },
    ]
  })
}
