import type { EducationFact, Found } from '@onward/contracts/curriculum'
import { labelsOf } from '../tagging/tagger'
import { toldFeatures } from '../tagging/told-features'
import { TOLD_WEIGHTS } from '../tagging/weights'
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
const OF_WORK: ReadonlySet<string> = new Set(['title', 'employer'])
const OF_STUDY: ReadonlySet<string> = new Set(['qual', 'area', 'at', 'result'])
/** Kinds of names that a job or a course is told with. */
export const TOLD_KINDS: ReadonlySet<string> = new Set([...OF_WORK, ...OF_STUDY, 'place', 'from', 'until', 'current'])

/** "which I started in (2019)" */
const BEGAN = /\b(?:start(?:ed)?|began|joined|since)(?: there)?(?: in| on)?\s$/i

interface Told {
  isStudy: boolean
  isUnpaid: boolean
  names: Name[]
  /** The sentences that tell it. */
  text: string
  start: number
  end: number
}

/** What sentences tell of work and of studies, in their order. */
function toldOf(lines: readonly Line[], names: ReadonlyMap<Line, Name[]>): Told[] {
  const all = lines
    .filter(({ role }) => role === 'told')
    .flatMap((line) => (names.get(line) ?? []).filter(({ kind }) => TOLD_KINDS.has(kind)))
    .toSorted((a, b) => a.found.start - b.found.start)
  const labels = labelsOf(
    TOLD_WEIGHTS,
    toldFeatures(all.map(({ kind, found, line }) => ({ kind, start: found.start, end: found.end, line }))),
  )
  const told: Told[] = []
  for (const [i, name] of all.entries()) {
    const label = labels[i]
    const isStudy = OF_STUDY.has(name.kind) || (label === 'course' && !OF_WORK.has(name.kind))
    const hasFamily = OF_STUDY.has(name.kind) || OF_WORK.has(name.kind)
    // Times and places belong to what was told last, whatever it was; other names to the last of their own.
    const open = hasFamily ? told.findLast((entry) => entry.isStudy === isStudy) : told.at(-1)
    const isAnother = hasFamily && name.kind !== 'result' && open?.names.some(({ kind }) => kind === name.kind) === true
    if (label === 'on' && open && !isAnother) open.names.push(name)
    else
      told.push({
        isStudy,
        isUnpaid: label === 'unpaid',
        names: [name],
        text: '',
        start: name.found.start,
        end: name.found.end,
      })
  }
  for (const entry of told) {
    const sentences = entry.names.flatMap(({ found, line }) =>
      [...line.text.matchAll(SENTENCE)]
        .map((match) => ({ start: line.start + match.index, end: line.start + match.index + match[0].length, text: match[0] }))
        .filter(({ start, end }) => found.start >= start && found.start < end),
    )
    entry.text = [...new Set(sentences.map(({ text }) => text))].join(' ')
    entry.end = Math.max(entry.end, ...sentences.map(({ end }) => end))
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
  return toldOf(lines, names).flatMap(({ isStudy, isUnpaid, names: own, text, start, end }): Entry[] => {
    if (isStudy) return []
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
        isVoluntary:
          isUnpaid || VOLUNTARY.test(text) || VOLUNTARY_GROUP.test(employer?.value ?? '') || UNPAID_POST.test(title?.value ?? ''),
        start,
        end,
      },
    ]
  })
}

/** Schools and what they gave, told in sentences. */
export function readToldEducation(lines: readonly Line[], names: ReadonlyMap<Line, Name[]>): EducationFact[] {
  return toldOf(lines, names).flatMap(({ isStudy, names: own, text }): EducationFact[] => {
    if (!isStudy) return []
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
