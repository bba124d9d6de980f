import type { EducationFact, Found } from '@onward/contracts/jobseekers/curriculum'
import { isCityAbroad } from '@onward/taxonomy'
import { datesOf, isOnlyDates } from './dates-of'
import { kindAbroad, kindOf, resultNamed, resultOf } from './education'
import type { Line } from './line'
import type { Name, NameKind } from './names'
import { cut, foundText, trimmed } from './pieces'

interface Draft {
  heads: Line[]
  body: Line[]
  /** The school above this and other courses. */
  above: Line | null
}

/** Schools, colleges and courses, from lines with roles and names. */
export function readCourses(lines: readonly Line[], names: ReadonlyMap<Line, Name[]>, text: string): EducationFact[] {
  const drafts: Draft[] = []
  let above: Line | null = null
  for (const line of lines) {
    const last = drafts.at(-1)
    if (line.isHeading) above = null
    if (line.isHeading || line.role === 'prose' || line.section !== 'education') continue
    if (line.role === 'group') above = line
    else if (line.role === 'head' || (line.role === 'more' && (!last || last.body.length > 0)))
      drafts.push({ heads: [line], body: [], above })
    else if (line.role === 'more') last?.heads.push(line)
    else last?.body.push(line)
  }
  return evened(drafts, names).flatMap((draft) => factOf(draft, names, text) ?? [])
}

/** "CSE 451 - Operating Systems" is part of a course. */
const isModule = (name: string): boolean => /^[A-Z]{2,4}\s?(?!(?:19|20)\d\d\b)\d{3,4}\b/.test(name)

type Kind = 'qual' | 'at' | 'date'
/** The kinds of names in a line. */
function kindsOf(line: Line, names: ReadonlyMap<Line, Name[]>): Kind[] {
  const own = names.get(line) ?? []
  const kinds = (['qual', 'at'] as const).filter((kind) => own.some((name) => name.kind === kind))
  return kinds.length === 0 && isOnlyDates(line) ? ['date'] : kinds
}

/**
 * Where course, school and dates have a line each, entries can be told apart only by order: the kind that comes first begins every entry.
 */
function evened(drafts: readonly Draft[], names: ReadonlyMap<Line, Name[]>): Draft[] {
  const heads = drafts.flatMap((draft) => draft.heads)
  const kinds = heads.map((line) => kindsOf(line, names))
  const count = (kind: Kind) => kinds.filter((own) => own.includes(kind)).length
  const isPlain = kinds.every((own) => own.length <= 1) && new Set(heads.map((line) => line.part)).size === 1
  const begins = kinds[0]?.[0]
  if (
    !isPlain ||
    !begins ||
    count('qual') < 2 ||
    count('qual') !== count('at') ||
    (begins === 'date' && count('date') !== count('at'))
  )
    return [...drafts]
  const even: Draft[] = []
  for (const draft of drafts) {
    for (const line of draft.heads) {
      if (kindsOf(line, names)[0] === begins || even.length === 0) even.push({ heads: [line], body: [], above: draft.above })
      else even.at(-1)?.heads.push(line)
    }
    even.at(-1)?.body.push(...draft.body)
  }
  return even
}

/** "English D Maths E": text before the first result that is a result too, by its grade. */
function withFirstResult(line: Line, names: readonly Name[]): readonly Name[] {
  const [first] = names
  if (first?.kind !== 'result' || first.found.start <= line.start) return names
  const piece = trimmed(cut(line, 0, first.found.start - line.start), ' ,;.')
  return resultOf(piece) ? [{ kind: 'result', line, found: foundText(piece, 0.75) }, ...names] : names
}

/** "5 GCSEs A*–C": the course, and the grades that its name ends with. */
function withoutGrades(qualification: Name): Name[] {
  const { found, line } = qualification
  const grades = /\s(?:grades?\s)?([A-G]\*?\s?[–-]\s?[A-G]\*?|\d\s?[–-]\s?\d)$/.exec(found.value)
  if (!grades?.[1] || !/gcse|o[ -]level|cse\b|standard grade/i.test(found.value)) return [qualification]
  const from = found.end - line.start - grades[0].length
  if (line.text.slice(from, found.end - line.start) !== grades[0]) return [qualification]
  return [
    { ...qualification, found: { ...found, value: found.value.slice(0, grades.index), end: found.end - grades[0].length } },
    { kind: 'result', line, found: foundText(trimmed(cut(line, from, found.end - line.start)), 0.75) },
  ]
}

/** "Matura, Warsaw": where it was, no school's name. */
const isPlausible = ({ kind, found, line }: Name): boolean =>
  !isModule(line.text.slice(found.start - line.start)) && !(kind === 'at' && isCityAbroad(found.value))

function factOf({ heads, body, above: group }: Draft, all: ReadonlyMap<Line, Name[]>, text: string): EducationFact | null {
  const names = [...heads, ...body]
    .flatMap((line) => withFirstResult(line, all.get(line) ?? []).filter(isPlausible))
    .flatMap((name) => (name.kind === 'qual' ? withoutGrades(name) : [name]))
  const above = group ? ((all.get(group) ?? []).find(({ kind }) => kind === 'at')?.found ?? null) : null
  const of = (kind: NameKind): Found<string> | null => names.find((name) => name.kind === kind)?.found ?? null
  const degree = of('qual')
  const area = of('area')
  const qualification = degree && area ? { ...degree, value: `${degree.value}, ${area.value}` } : (degree ?? area)
  const named = of('at') ?? above
  // Where somebody was held is no school.
  const institution = named && /^(?:HMP|HMYOI|YOI|HM Prison|Prison)\b/.test(named.value) ? null : named
  const results = names.flatMap(({ kind, found, line }) => (kind === 'result' ? [resultNamed(found, line)] : []))
  if (!qualification && !of('at') && results.length === 0) return null
  const date = datesOf(heads, text) ?? datesOf(body, text)
  const dateFact = (point: { value: string; start: number; end: number } | null | undefined): Found<string> | null =>
    point ? { value: point.value, quote: '', start: point.start, end: point.end, confidence: 0.9 } : null
  const grades = results.map(({ value }) => value.grade ?? '')
  const kind =
    (qualification && kindOf(qualification.value)) ??
    (results.length > 1 && grades.every((grade) => /^[1-9A-GU]\*?$/.test(grade)) ? 'gcse' : 'other')
  return {
    qualification,
    kind: kindAbroad(kind, heads.map((line) => line.text).join(' ')),
    institution,
    from: date && !date.isSingle ? dateFact(date.from) : null,
    until: dateFact(date?.until),
    results,
  }
}
