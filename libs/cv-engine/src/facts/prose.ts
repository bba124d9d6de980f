import type { EducationFact, Found } from '@onward/contracts/curriculum'
import type { DatePoint } from './dates'
import { findDates } from './dates'
import { isAbroad, kindOf, resultNamed } from './education'
import type { Entry } from './experience'
import { occupationOf } from './experience'
import type { Line } from './line'
import type { Name, NameKind } from './names'
import { readSentences, SENTENCE, VOLUNTARY_GROUP } from './sentences'

const VOLUNTARY =
  /\bvolunt|\bgwirfodd|\bunpaid\b|\bno pay\b|\bhelp(?:ing)? (?:out )?(?:at|with)\b|\bin my (?:spare|free|own) time\b/i
const UNPAID_POST =
  /^(?:hon(?:orary|\.)? )?(?:treasurer|trustee|(?:school |parent )?governor|befriender|churchwarden|(?:club |branch )?secretary|committee member)$/i
/** What somebody still does: "since 2019", "I volunteer at …". */
const IS_NOW =
  /\b(?:since|ers|now|currently|still|my (?:current|present) (?:job|role|post)|at the moment|at present|ar hyn o bryd)\b|\bI (?:also )?(?:work|volunteer|help|run|lead|am)\b/i
const OF_WORK: ReadonlySet<NameKind> = new Set(['title', 'employer'])
const OF_STUDY: ReadonlySet<NameKind> = new Set(['qual', 'at', 'result'])
const OF_TIME: ReadonlySet<NameKind> = new Set(['from', 'until', 'current'])

/** "which I started in (2019)" */
const BEGAN = /\b(?:start(?:ed)?|began|joined|since)(?: there)?(?: in| on)?\s$/i

interface Told {
  names: Name[]
  /** The sentences that tell it. */
  text: string
  start: number
  end: number
}

/** What sentences tell of work and of studies: a name of a kind that was already told begins the next job or course. */
function toldOf(
  lines: readonly Line[],
  names: ReadonlyMap<Line, Name[]>,
  own: ReadonlySet<NameKind>,
  others: ReadonlySet<NameKind>,
): Told[] {
  const told: Told[] = []
  for (const line of lines) {
    if (line.role !== 'told') continue
    const all = names.get(line) ?? []
    for (const match of line.text.matchAll(SENTENCE)) {
      const [start, end] = [line.start + match.index, line.start + match.index + match[0].length]
      const inside = all.filter(({ found }) => found.start >= start && found.start < end)
      const mine = inside.filter(({ kind }) => own.has(kind))
      const isOthers = inside.some(({ kind }) => others.has(kind))
      // Dates of a sentence that tells of both belong to what stands next to them.
      const relevant = inside.filter((name) => {
        if (own.has(name.kind)) return true
        if (!OF_TIME.has(name.kind)) return false
        if (!isOthers) return true
        const near = inside
          .filter(({ kind }) => own.has(kind) || others.has(kind))
          .toSorted((a, b) => Math.abs(a.found.start - name.found.start) - Math.abs(b.found.start - name.found.start))[0]
        return near !== undefined && own.has(near.kind)
      })
      if (mine.length === 0 && (isOthers || told.length === 0)) continue
      const last = told.at(-1)
      const isRepeated = (names: readonly Name[], entry: Told | undefined) =>
        names.some(({ kind }) => kind !== 'result' && entry?.names.some((name) => name.kind === kind))
      if (mine.length === 0 && isRepeated(relevant, last)) continue
      let open = last && !isRepeated(relevant, last) && start - last.end < 120 ? last : null
      for (const name of relevant) {
        if (!open || isRepeated([name], open)) {
          open = { names: [], text: '', start: name.found.start, end: name.found.end }
          told.push(open)
        }
        open.names.push(name)
        open.end = Math.max(open.end, name.found.end)
      }
      if (open) {
        open.text += ` ${match[0]}`
        open.end = end
      }
    }
  }
  return told
}

interface Time {
  from: Found<string> | null
  until: Found<string> | null
  current: boolean
}
/** When it was, by the words that tell of time: the whole of a range that one of them stands in, else each date as it was named. */
function timeOf(names: readonly Name[]): Time {
  const time: Time = { from: null, until: null, current: names.some(({ kind }) => kind === 'current') }
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
    const alone = point ?? findDates(found.value)[0]?.from
    if (!alone) continue
    time[kind] ??= point ? dated(point) : { ...found, value: alone.value }
    if (range?.current && kind === 'from') time.current = true
  }
  return time
}

const one = (names: readonly Name[], kind: NameKind): Found<string> | null =>
  names.find((name) => name.kind === kind)?.found ?? null

/** Jobs told in sentences; what plain words say beyond what was named is added. */
export function readToldWork(lines: readonly Line[], names: ReadonlyMap<Line, Name[]>): Entry[] {
  const entries = namedWork(lines, names)
  const overlaps = (a: Found<string> | null, b: Found<string> | null) =>
    a !== null && b !== null && a.start < b.end && b.start < a.end
  for (const said of readSentences(lines.filter(({ role }) => role === 'told'))) {
    const same = entries.find(({ fact }) => overlaps(fact.title, said.fact.title) || overlaps(fact.employer, said.fact.employer))
    if (!same) {
      if (!entries.some(({ start, end }) => start < said.end && said.start < end)) entries.push(said)
      continue
    }
    const { fact } = same
    fact.title ??= said.fact.title
    fact.employer ??= said.fact.employer
    if (said.fact.from && said.fact.until) {
      fact.from = said.fact.from
      fact.until = said.fact.until
      fact.current = false
    } else if (!fact.from && !fact.until) {
      fact.from = said.fact.from
      fact.until = said.fact.until
      fact.current ||= said.fact.current
    }
  }
  return entries.sort((a, b) => a.start - b.start)
}

function namedWork(lines: readonly Line[], names: ReadonlyMap<Line, Name[]>): Entry[] {
  return toldOf(lines, names, OF_WORK, OF_STUDY).flatMap(({ names: own, text, start, end }): Entry[] => {
    const title = one(own, 'title')
    const employer = one(own, 'employer')
    const { from, until, current } = timeOf(own)
    if (!title && !employer) return []
    return [
      {
        fact: {
          title,
          employer,
          place: null,
          from,
          until,
          current: !until && (current || IS_NOW.test(text)),
          bullets: [],
          occupationId: title && occupationOf(title.value),
        },
        isVoluntary: VOLUNTARY.test(text) || VOLUNTARY_GROUP.test(employer?.value ?? '') || UNPAID_POST.test(title?.value ?? ''),
        start,
        end,
      },
    ]
  })
}

/** Schools and what they gave, told in sentences. */
export function readToldEducation(lines: readonly Line[], names: ReadonlyMap<Line, Name[]>): EducationFact[] {
  return toldOf(lines, names, OF_STUDY, OF_WORK).flatMap(({ names: own, text }): EducationFact[] => {
    const qualification = one(own, 'qual')
    const institution = one(own, 'at')
    if (!qualification && !institution) return []
    const kind = (qualification && kindOf(qualification.value)) ?? 'other'
    const { from, until } = timeOf(own)
    return [
      {
        qualification,
        kind: isAbroad(text) && /^(?:degree|masters|diploma|certificate|other|doctorate)$/.test(kind) ? 'foreign' : kind,
        institution,
        from,
        until,
        results: own.flatMap(({ kind: name, found, line }) => (name === 'result' ? [resultNamed(found, line)] : [])),
      },
    ]
  })
}
