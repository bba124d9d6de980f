import type { CvFacts, ExperienceFact } from '@onward/contracts/jobseekers/curriculum'
import { impliedSkills } from '@onward/taxonomy'
import type { CvLabels, ExperienceLabel, SourceLine } from './labels'

export interface Counts {
  /** Right; found but wrong; labelled but not found. */
  hits: number
  wrong: number
  missed: number
}
export interface Miss {
  field: string
  expected: string
  found: string
}
export interface Score {
  counts: Map<string, Counts>
  misses: Miss[]
}

export const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)
export const precision = ({ hits, wrong }: Counts): number | null => ratio(hits, hits + wrong)
export const recall = ({ hits, missed }: Counts): number | null => ratio(hits, hits + missed)
export const f1 = ({ hits, wrong, missed }: Counts): number | null => ratio(2 * hits, 2 * hits + wrong + missed)

/** Case, accents' composition, spaces and punctuation do not count. */
export const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
const compact = (text: string): string => normal(text).replaceAll(' ', '')
/** Skills and those that follow from them, as matching counts them. */
export const WITH_IMPLIED = 'skills and implied'
/** Skills claimed that no careful reader would: wrong ones are neither labelled nor arguable. */
export const PLAINLY_WRONG = 'skills not plainly wrong'
const SAME_WORDS = 0.8

/** Words ignored in comparisons: "my allotment" equals "allotment". */
const SMALL_WORDS = new Set(['a', 'an', 'the', 'my', 'our'])
const wordsOf = (text: string): string[] => {
  const words = normal(text).split(' ').filter(Boolean)
  const counted = words.filter((word) => !SMALL_WORDS.has(word))
  return counted.length > 0 ? counted : words
}

/** F1 of the words of two texts, each word as often as it stands there. */
export function wordF1(a: string, b: string): number {
  const [left, right] = [a, b].map(wordsOf) as [string[], string[]]
  const rest = [...right]
  let shared = 0
  for (const word of left) {
    const at = rest.indexOf(word)
    if (at < 0) continue
    rest.splice(at, 1)
    shared++
  }
  return left.length + right.length === 0 ? 0 : (2 * shared) / (left.length + right.length)
}

type Same<L, F> = (label: L, found: F) => boolean
const sameText: Same<string, string> = (label, found) => compact(label) === compact(found)
/** Text in brackets is a remark and may be missing on either side. */
const withoutRemarks = (text: string): string => text.replace(/\s*\([^()]*\)?/g, ' ').trim() || text
const sameWords: Same<string, string> = (label, found) =>
  wordF1(label, found) >= SAME_WORDS || wordF1(withoutRemarks(label), withoutRemarks(found)) >= SAME_WORDS
/** Papers that are no school's: readers call ESOL or ECDL either. */
const sameKind: Same<string, string> = (label, found) =>
  [label, found].map((kind) => (kind === 'other' ? 'certificate' : kind)).every((kind, _, [first]) => kind === first)
const sameLink: Same<string, string> = (label, found) => bare(label) === bare(found)
const bare = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')
const digits = (phone: string): string => phone.replace(/\D/g, '').replace(/^00/, '').replace(/^440?/, '0')
const sameGrade = (a: string | null, b: string | null): boolean => {
  const plain = (grade: string | null) =>
    (grade ?? '')
      .replace(/^(?:grades?|gradd)\s/i, '')
      .toUpperCase()
      .replace(/[^\p{L}\p{N}*]/gu, '')
  return plain(a) === plain(b)
}
/** A label of a theme's page may be more exact than what the page prints. */
const sameDate =
  (isLenient: boolean): Same<string, string> =>
  (label, found) =>
    label === found || (isLenient && label.startsWith(found))

export interface ScoreOptions {
  /** A year is right for a month of that year. */
  lenientDates?: boolean
  /** Fields that the set has no labels of. */
  without?: readonly string[]
  /** Skills that the labels could name; one that came into the taxonomy later is neither right nor wrong. */
  vocabulary?: ReadonlySet<string> | null
}

/** Counts what was found of one CV against its labels. Fields whose labels are `null` as a whole are left out. */
export function scoreFacts(
  labels: CvLabels,
  facts: CvFacts,
  { lenientDates = false, without = [], vocabulary = null }: ScoreOptions = {},
): Score {
  const counts = new Map<string, Counts>()
  const misses: Miss[] = []
  const of = (field: string): Counts => {
    const known = counts.get(field) ?? { hits: 0, wrong: 0, missed: 0 }
    counts.set(field, known)
    return known
  }
  const one = <L, F>(field: string, label: L | null, value: F | null, same: Same<L, F>): void => {
    if ((label === null && value === null) || without.includes(field)) return
    const count = of(field)
    if (label !== null && value !== null && same(label, value)) {
      count.hits++
      return
    }
    if (value !== null) count.wrong++
    if (label !== null) count.missed++
    misses.push({ field, expected: show(label), found: show(value) })
  }
  const many = <L, F>(field: string, expected: readonly L[] | null, values: readonly F[], same: Same<L, F>): [L, F][] => {
    if (expected === null) return []
    const rest = [...values]
    const pairs: [L, F][] = []
    for (const label of expected) {
      const at = rest.findIndex((value) => same(label, value))
      const [value] = at < 0 ? [] : rest.splice(at, 1)
      if (value === undefined) one(field, label, null, same)
      else {
        one(field, label, value, () => true)
        pairs.push([label, value])
      }
    }
    for (const value of rest) one(field, null, value, same)
    return pairs
  }
  const date = sameDate(lenientDates)
  one('name', labels.name, facts.name?.value ?? null, sameText)
  one('email', labels.email, facts.email?.value ?? null, sameText)
  one('phone', labels.phones.length > 0 ? labels.phones : null, facts.phone?.value ?? null, (all, found) =>
    all.some((phone) => digits(phone) === digits(found)),
  )
  one('town', labels.town, facts.town?.value ?? null, sameText)
  one('postcode', labels.postcode, facts.postcode?.value ?? null, sameText)
  many(
    'links',
    labels.links,
    facts.links.map(({ value }) => value),
    sameLink,
  )
  one('summary', labels.summary, facts.summary?.value ?? null, (label, found) =>
    labels.summaryIsStart ? compact(found).startsWith(compact(label)) : sameWords(label, found),
  )
  const experience = (field: string, expected: readonly ExperienceLabel[], found: readonly ExperienceFact[]): void => {
    for (const [label, fact] of aligned(expected, found, likeness)) {
      one(`${field} title`, label?.title ?? null, fact?.title?.value ?? null, sameWords)
      one(`${field} employer`, label?.employer ?? null, fact?.employer?.value ?? null, sameWords)
      one(`${field} from`, label?.from ?? null, fact?.from?.value ?? null, date)
      one(`${field} until`, label?.until ?? null, fact?.until?.value ?? null, date)
      one(`${field} current`, label?.current || null, fact?.current || null, (a, b) => a === b)
      const [wanted, got] = [label?.bullets ?? 0, fact?.bullets.length ?? 0]
      if (without.includes(`${field} bullets`)) continue
      const count = of(`${field} bullets`)
      count.hits += Math.min(wanted, got)
      count.wrong += Math.max(0, got - wanted)
      count.missed += Math.max(0, wanted - got)
      if (wanted !== got)
        misses.push({ field: `${field} bullets`, expected: `${label?.title}: ${wanted}`, found: `${fact?.title?.value}: ${got}` })
    }
  }
  experience('work', labels.work, facts.work)
  experience('volunteering', labels.volunteering, facts.volunteering)
  const results: [{ subject: string | null; grade: string | null }[], { subject: string | null; grade: string | null }[]] = [
    [],
    [],
  ]
  for (const [label, fact] of aligned(
    labels.education,
    facts.education,
    (a, b) =>
      wordF1(a.qualification ?? '', b.qualification?.value ?? '') +
      wordF1(a.institution ?? '', b.institution?.value ?? '') +
      (a.until !== null && a.until === b.until?.value ? 0.5 : 0),
  )) {
    one('education qualification', label?.qualification ?? null, fact?.qualification?.value ?? null, sameWords)
    one('education kind', label?.kind ?? null, fact?.kind ?? null, sameKind)
    one('education institution', label?.institution ?? null, fact?.institution?.value ?? null, sameWords)
    one('education from', label?.from ?? null, fact?.from?.value ?? null, date)
    one('education until', label?.until ?? null, fact?.until?.value ?? null, date)
    results[0].push(...(label?.results ?? []))
    results[1].push(...(fact?.results.map(({ value }) => value) ?? []))
  }
  many(
    'education results',
    ...results,
    (a, b) => compact(a.subject ?? '') === compact(b.subject ?? '') && sameGrade(a.grade, b.grade),
  )
  many(
    'certificates',
    labels.certificates,
    facts.certificates.map(({ value }) => value.name),
    sameWords,
  )
  const languages = many(
    'languages',
    labels.languages,
    facts.languages.map(({ value }) => value),
    (a, b) => [a.language, a.written].some((name) => sameText(name, b.language)),
  )
  for (const [label, found] of languages) one('language level', label.level, found.level, (a, b) => a === b)
  many(
    'interests',
    labels.interests,
    facts.interests.map(({ value }) => value),
    sameWords,
  )
  const skills = new Set(facts.skills.map(({ value }) => value.skillId).filter((id) => vocabulary?.has(id) ?? true))
  many('skills', labels.skills, [...skills], (a, b) => a === b)
  // What follows from a skill may be labelled; where it is not, the person did not write it and nothing is wrong.
  const follows = [...impliedSkills(facts.skills.map(({ value }) => value.skillId)).keys()].filter((id) =>
    labels.skills?.includes(id),
  )
  many(WITH_IMPLIED, labels.skills, [...new Set([...skills, ...follows])], (a, b) => a === b)
  if (labels.skills && labels.arguable.length > 0) {
    const claimable = [...labels.skills, ...labels.arguable]
    const fair = new Set([...claimable, ...impliedSkills(claimable).keys()])
    for (const id of skills) one(PLAINLY_WRONG, fair.has(id) ? id : null, id, () => true)
  }
  return { counts, misses }
}

const show = (value: unknown): string => (value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value))

const likeness = (label: ExperienceLabel, fact: ExperienceFact): number =>
  wordF1(label.title ?? '', fact.title?.value ?? '') +
  wordF1(label.employer ?? '', fact.employer?.value ?? '') +
  (label.from !== null && label.from === fact.from?.value ? 0.5 : 0)

/** Pairs by greatest likeness first; the rest stay single. */
function aligned<L, F>(labels: readonly L[], facts: readonly F[], like: (label: L, fact: F) => number): [L | null, F | null][] {
  const all = labels
    .flatMap((_, l) => facts.map((_, f) => ({ l, f, score: like(labels[l] as L, facts[f] as F) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const [usedLabels, usedFacts] = [new Set<number>(), new Set<number>()]
  const pairs: [L | null, F | null][] = []
  for (const { l, f } of all) {
    if (usedLabels.has(l) || usedFacts.has(f)) continue
    usedLabels.add(l)
    usedFacts.add(f)
    pairs.push([labels[l] as L, facts[f] as F])
  }
  for (const [l, label] of labels.entries()) if (!usedLabels.has(l)) pairs.push([label, null])
  for (const [f, fact] of facts.entries()) if (!usedFacts.has(f)) pairs.push([null, fact])
  return pairs
}

export const add = (into: Map<string, Counts>, from: ReadonlyMap<string, Counts>): void => {
  for (const [field, { hits, wrong, missed }] of from) {
    const sum = into.get(field) ?? { hits: 0, wrong: 0, missed: 0 }
    into.set(field, { hits: sum.hits + hits, wrong: sum.wrong + wrong, missed: sum.missed + missed })
  }
}

/** Enough letters to find a block by. */
const MIN_START_LETTERS = 12
const startOf = (line: SourceLine): string => compact(line.text).slice(0, 40)

/**
 * Share of pairs of labelled blocks that stand in their order. Which column comes first is free, yet one must end before the other starts;
 * a block that is not found in one piece is out of order with every other. Blocks whose start stands in the CV twice are left out.
 */
export function orderAccuracy(columns: readonly (readonly SourceLine[])[], text: string): number | null {
  const whole = compact(text)
  const starts = columns.flat().map(startOf)
  const blocks = columns.flatMap((lines, column) =>
    lines
      .map((line, row) => ({ column, row, start: startOf(line) }))
      .filter(({ start }) => start.length >= MIN_START_LETTERS && starts.filter((other) => other.startsWith(start)).length === 1)
      .map(({ column, row, start }) => ({ column, row, at: whole.indexOf(start) })),
  )
  let pairs = 0
  let inOrder = 0
  let forward = 0
  let backward = 0
  for (const [i, a] of blocks.entries()) {
    for (const b of blocks.slice(i + 1)) {
      pairs++
      if (a.at < 0 || b.at < 0) continue
      if (a.column === b.column) inOrder += a.at < b.at ? 1 : 0
      else if (a.at < b.at) forward++
      else backward++
    }
  }
  return ratio(inOrder + Math.max(forward, backward), pairs)
}

/** How many labelled blocks were read in their section, of how many. Headings belong to no section. */
export function sectionHits(
  lines: readonly SourceLine[],
  found: readonly { text: string; section: string; isHeading: boolean }[],
): [hits: number, all: number] {
  const places = found.filter((line) => !line.isHeading).map((line) => ({ text: compact(line.text), section: line.section }))
  const labelled = lines.filter(
    (line) => line.role !== 'heading' && line.role !== 'name' && startOf(line).length >= MIN_START_LETTERS,
  )
  const hits = labelled.filter((line) => {
    const start = startOf(line)
    return places.some(
      ({ text, section }) =>
        section === line.section && (text.includes(start) || start.startsWith(text)) && text.length >= MIN_START_LETTERS / 2,
    )
  })
  return [hits.length, labelled.length]
}
