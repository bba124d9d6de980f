import type { Found } from '@onward/contracts/jobseekers/curriculum'
import type { Tagged } from '../tagging/tagger'
import { labelsOf, tag } from '../tagging/tagger'
import { WORD_WEIGHTS } from '../tagging/weights'
import type { Pattern, Word } from '../tagging/word-features'
import { habitFeatures, wordsOf } from '../tagging/word-features'
import type { Line } from './line'
import { foundIn, trimmed } from './pieces'

export type NameKind =
  | 'title'
  | 'employer'
  | 'place'
  | 'qual'
  /** The field of study, where it stands apart from its degree. */
  | 'area'
  | 'at'
  | 'result'
  | 'cert'
  | 'interest'
  | 'from'
  | 'until'
  | 'current'
export type UnitKind = 'work' | 'member' | 'group' | 'education' | 'course' | 'certificates' | 'interests' | 'prose'
/** Lines whose words are read together: an entry's head, or one line of a list. `member` is a job below its employer's own line. */
export interface Unit {
  lines: Line[]
  kind: UnitKind
}
export interface Name {
  kind: NameKind
  found: Found<string>
  line: Line
}

/** No real line is longer; a longer one was made to slow the engine down. */
const MAX_LINE = 6_000
/** So many entries are compared. */
const MOST_ALIKE = 80

/** The units of labelled lines. */
export function unitsOf(lines: readonly Line[]): Unit[] {
  const units: Unit[] = []
  let isBelowGroup = false
  let before: Line | null = null
  for (const line of lines) {
    if (line.text.length > MAX_LINE) continue
    if (line.isHeading) isBelowGroup = false
    const { section, role } = line
    const last = units.at(-1)
    const isWork = section === 'work' || section === 'volunteering'
    if (role === 'prose') units.push({ lines: [line], kind: 'prose' })
    if (line.isHeading || role === 'prose') before = null
    else if (isWork || section === 'education') {
      const kind = !isWork ? 'education' : isBelowGroup ? 'member' : 'work'
      if (role === 'group') {
        units.push({ lines: [line], kind: isWork ? 'group' : kind })
        isBelowGroup ||= isWork
      } else if (role === 'more' && last?.kind === kind && last.lines.at(-1) === before) last.lines.push(line)
      else if (role === 'head' || role === 'more') units.push({ lines: [line], kind })
      else if (!isWork && role === 'body') units.push({ lines: [line], kind: 'course' })
    } else if (section === 'certificates' || section === 'interests') units.push({ lines: [line], kind: section })
    before = line
  }
  return units
}

/** The names in these units. They are read twice: the second time with what the units have in common. */
export function namesOf(units: readonly Unit[]): Name[][] {
  const words = units.map(({ lines, kind }) => wordsOf(lines, kind))
  const first = words.map((own) =>
    labelsOf(
      WORD_WEIGHTS,
      own.map(({ features }) => features),
    ),
  )
  const habits = habitsOf(units, words, first)
  const tags = words.map((own, i) =>
    tag(
      WORD_WEIGHTS,
      own.map(({ features }, k) => [...features, ...(habits[i]?.[k] ?? [])]),
    ),
  )
  const isLine = ({ kind, lines }: Unit) => kind === 'work' && lines.length === 1
  const usual = usualPlaces(words, tags, (i) => isLine(units[i] as Unit))
  return words.map((own, i) =>
    namesIn(own, usual && isLine(units[i] as Unit) ? byPlace(own, tags[i] as Tagged[], usual) : (tags[i] as Tagged[])),
  )
}

/** Confidence of a name found by its place alone, and the confidence from which a name by its words stays. */
const BY_PLACE = 0.4
const BY_WORDS = 0.9
const keyOf = ({ row, part }: Word): string => `${row}.${part}`

const BEGINS = ['B-title', 'B-employer']

/** The places of title and employer in entries of one line, if two or more entries agree. */
function usualPlaces(words: readonly Word[][], tags: readonly Tagged[][], isLine: (unit: number) => boolean): string[] | null {
  const all = tags.flatMap((own, i) => {
    const at = BEGINS.map((begin) => own.findIndex(({ label }) => label === begin))
    return isLine(i) && !at.includes(-1) ? [at.map((k) => keyOf(words[i]?.[k] as Word))] : []
  })
  const [first] = all
  return first && all.length > 1 && all.every((places) => places.join() === first.join()) ? first : null
}

/** "Zidarul Vesel - Zugrav": where only one of title and employer was named, and not surely, both are what stands in their usual places. */
function byPlace(words: readonly Word[], tags: Tagged[], usual: readonly string[]): Tagged[] {
  if (BEGINS.every((begin) => tags.some(({ label }) => label === begin))) return tags
  if (tags.some(({ label, confidence }) => label !== 'O' && confidence > BY_WORDS)) return tags
  const at = usual.map((key) => words.flatMap((word, k) => (keyOf(word) === key ? [k] : [])))
  const isPlain = at.every(
    (own) => own.length > 0 && own.length < 6 && own.every((k) => /[\p{L}&'’.]/u.test(words[k]?.text ?? '')),
  )
  if (!isPlain || usual[0] === usual[1]) return tags
  return tags.map((tagged, k) => {
    const kind = at.findIndex((own) => own.includes(k))
    if (kind < 0) return tagged
    return { label: `${at[kind]?.[0] === k ? 'B' : 'I'}-${kind === 0 ? 'title' : 'employer'}`, confidence: BY_PLACE }
  })
}

/** For each word of each unit, features of what the other units of its kind were named. */
export function habitsOf(units: readonly Unit[], words: readonly Word[][], labels: readonly (readonly string[])[]): string[][][] {
  const patterns = units.map(
    ({ lines }, i): Pattern => ({
      rows: lines.length,
      names: (words[i] as Word[]).flatMap(({ row, part }, k) => {
        const label = labels[i]?.[k] ?? 'O'
        return label.startsWith('B-') ? [{ kind: label.slice(2), row, part }] : []
      }),
    }),
  )
  // Jobs below their employer's line are set as others are.
  const familyOf = ({ kind }: Unit): string => (kind === 'member' ? 'work' : kind)
  const families = new Map<string, number[]>()
  for (const [i, unit] of units.entries())
    families.set(familyOf(unit), [...(families.get(familyOf(unit)) ?? []), i].slice(0, MOST_ALIKE))
  return units.map((unit, i) =>
    habitFeatures(
      words[i] as Word[],
      labels[i] as string[],
      unit.lines.length,
      (families.get(familyOf(unit)) ?? []).filter((k) => k !== i).map((k) => patterns[k] as Pattern),
    ),
  )
}

/** "Asst. Manager" */
const SHORT_BEFORE = /\b(?:Asst|Assoc|Dep|Snr|Jnr|Sr|Jr)\.\s$/
/** "Allen Institute for AI", "Presbyterian Church of Ghana": what such names go on with. */
const HAS_MORE =
  /\b(?:institute|centre|center|society|association|ministry|department|church|bank|university|college|academy|foundation|campaign|board|house|school)$|^University of \p{Lu}\p{L}+$/iu
const OF_WHAT = /^ (?:of|for)(?: the)? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|^ at \p{Lu}\p{L}+(?![\p{L}'’-])/u
/** "At Showsec I was …" */
const SAYS_I = /\sI$/

function namesIn(words: readonly Word[], tags: readonly Tagged[]): Name[] {
  const names: { kind: NameKind; start: number; end: number; sure: number; line: Line }[] = []
  for (const [i, { label, confidence }] of tags.entries()) {
    const word = words[i]
    if (label === 'O' || !word) continue
    const kind = label.slice(2) as NameKind
    const last = names.at(-1)
    if (label.startsWith('I') && last?.kind === kind) {
      last.end = word.end
      last.sure = Math.min(last.sure, confidence)
    } else names.push({ kind, start: word.start, end: word.end, sure: confidence, line: word.line })
  }
  const startOf = ({ kind, start, line }: (typeof names)[number]): number =>
    start - (kind === 'title' ? (SHORT_BEFORE.exec(line.text.slice(0, start - line.start))?.[0].length ?? 0) : 0)
  return names.flatMap((name, i) => {
    const { kind, end: last, sure, line } = name
    const next = names[i + 1]
    // What begins a title is no name of its own.
    if (next && startOf(next) <= name.start) return []
    const start = startOf(name)
    const end = last - (SAYS_I.exec(line.text.slice(start - line.start, last - line.start))?.[0].length ?? 0)
    const text = line.text.slice(start - line.start)
    const further = kind === 'employer' || kind === 'at' ? (OF_WHAT.exec(text.slice(end - start))?.[0] ?? '') : ''
    const isWhole = further === '' || !HAS_MORE.test(text.slice(0, end - start)) || (next && next.start < end + further.length)
    const inner = text.slice(0, end - start + (isWhole ? 0 : further.length))
    // A bracket that is opened is closed.
    const isOpen = inner.lastIndexOf('(') > inner.lastIndexOf(')') && text[inner.length] === ')'
    const piece = trimmed({ text: isOpen ? `${inner})` : inner, start })
    return /[\p{L}\p{N}]/u.test(piece.text) ? [{ kind, line, found: foundIn(piece, piece.text, sure) }] : []
  })
}

/** The names in each line. */
export function namesByLine(lines: readonly Line[]): ReadonlyMap<Line, Name[]> {
  const byLine = new Map<Line, Name[]>()
  for (const name of namesOf(unitsOf(lines)).flat()) byLine.set(name.line, [...(byLine.get(name.line) ?? []), name])
  return byLine
}
