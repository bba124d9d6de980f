import type { AnalysisPoint } from '@onward/contracts/jobseekers/cv-analysis'
import type { CvLine } from '@onward/contracts/jobseekers/cv-lines'
import { type CurriculumDraft, controlId, type ExperienceDraft, type SectionName } from './form'

/** Where the form says what a line of a CV says. */
export interface AdvisedPlace {
  /** Of the control; of a heading where a section has no control to type in. */
  id: string
  /** The line's own text in a control of many lines. */
  range?: readonly [start: number, end: number]
  /** The form says what the line said. */
  isFound: boolean
}

/** Shorter lines occur in too many places. */
const SHORTEST = 8
/** Sections by the rule that advises; every other rule speaks of what the person did. */
const SECTION_OF: Readonly<Record<string, SectionName | 'contact'>> = {
  summary: 'summary',
  cliches: 'summary',
  education: 'education',
  certificates: 'certificates',
  links: 'links',
  'contact-email': 'contact',
  'contact-phone': 'contact',
  'contact-town': 'contact',
  'email-name': 'contact',
  'personal-data': 'contact',
  'skills-known': 'contact',
  'skills-section': 'contact',
}

const bare = (text: string): string =>
  text
    .toLocaleLowerCase('en-GB')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
/** Whether two lines are equal apart from bullets and full stops. */
const saysSame = (one: string, other: string): boolean => {
  const [a, b] = [bare(one), bare(other)]
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= SHORTEST && ` ${long} `.includes(` ${short} `)
}

/** The line of `text` that says the same, with where it starts and ends. */
function rangeOf(text: string, line: string): readonly [number, number] | null {
  let start = 0
  for (const each of text.split('\n')) {
    if (saysSame(each, line)) return [start, start + each.length]
    start += each.length + 1
  }
  return null
}

const isEntryOf = (line: string, { title, employer }: ExperienceDraft): boolean => {
  const names = [title, employer].map(bare).filter(Boolean)
  return names.length > 0 && names.every((name) => ` ${bare(line)} `.includes(` ${name} `))
}

/** The control that says what one of these lines says: its text in a field of many lines, or what was done under the job that it names. */
export function placeOfLines(draft: CurriculumDraft, lines: readonly string[]): AdvisedPlace | null {
  const texts: readonly (readonly [id: string, text: string])[] = [
    [controlId('', 'summary'), draft.summary],
    ...[...draft.work, ...draft.volunteering].map(({ key, bullets }) => [controlId(key, 'bullets'), bullets] as const),
    ...draft.education.map(({ key, results }) => [controlId(key, 'results'), results] as const),
    [controlId('', 'interests'), draft.interests],
  ]
  for (const line of lines) {
    for (const [id, text] of texts) {
      const range = rangeOf(text, line)
      if (range) return { id, range, isFound: true }
    }
    const entry = [...draft.work, ...draft.volunteering].find((each) => isEntryOf(line, each))
    if (entry) return { id: controlId(entry.key, 'bullets'), isFound: true }
    const course = draft.education.find(({ qualification }) => saysSame(qualification, line))
    if (course) return { id: controlId(course.key, 'qualification'), isFound: true }
    const certificate = draft.certificates.find(({ name }) => saysSame(name, line))
    if (certificate) return { id: controlId(certificate.key, 'name'), isFound: true }
  }
  return null
}

/**
 * Where to follow a piece of advice: at a line that it speaks of, or in the section that it is about. Lines of the person's own life have no
 * number, so none of them is ever looked for.
 */
export function placeOfAdvice(
  draft: CurriculumDraft,
  { code, lines = [] }: Pick<AnalysisPoint, 'code' | 'lines'>,
  read: readonly CvLine[],
): AdvisedPlace {
  const texts = lines.flatMap((number) => read.find((line) => line.number === number)?.text ?? [])
  const found = placeOfLines(draft, texts)
  if (found) return found
  const section = SECTION_OF[code.split('/')[0] ?? ''] ?? 'work'
  if (section === 'summary') return { id: controlId('', section), isFound: false }
  const [entry] = section === 'work' ? draft.work : []
  return entry ? { id: controlId(entry.key, 'bullets'), isFound: false } : { id: `cv-${section}-title`, isFound: false }
}
