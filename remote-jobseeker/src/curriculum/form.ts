import { type Curriculum, curriculum, type LANGUAGE_LEVELS } from '@onward/contracts/jobseekers/curriculum'
import * as v from 'valibot'

/** A curriculum as typed: texts, so that nothing is lost while it is invalid. An entry keeps its `key` wherever it moves. */
export interface DateDraft {
  year: string
  /** `01` to `12`, or empty. */
  month: string
}
export interface ExperienceDraft {
  key: string
  title: string
  employer: string
  place: string
  from: DateDraft
  until: DateDraft
  current: boolean
  /** One per line. */
  bullets: string
}
export interface EducationDraft {
  key: string
  qualification: string
  institution: string
  from: DateDraft
  until: DateDraft
  /** One per line, `Maths: 5`. */
  results: string
}
export interface CertificateDraft {
  key: string
  name: string
  issuer: string
  date: DateDraft
}
export interface LanguageDraft {
  key: string
  language: string
  level: (typeof LANGUAGE_LEVELS)[number] | ''
}
export interface LinkDraft {
  key: string
  url: string
}
export interface CurriculumDraft {
  summary: string
  work: ExperienceDraft[]
  volunteering: ExperienceDraft[]
  education: EducationDraft[]
  certificates: CertificateDraft[]
  languages: LanguageDraft[]
  interests: string
  links: LinkDraft[]
}
/** In the order of the page. */
export const SECTIONS = [
  'summary',
  'work',
  'education',
  'certificates',
  'languages',
  'volunteering',
  'interests',
  'links',
] as const satisfies readonly (keyof CurriculumDraft)[]
export type SectionName = (typeof SECTIONS)[number]
export type ListName = Exclude<SectionName, 'summary' | 'interests'>
export type EntryOf<L extends ListName> = CurriculumDraft[L][number]

const NO_DATE: DateDraft = { year: '', month: '' }
const dateDraft = (date: string | null): DateDraft =>
  date ? { year: date.slice(0, 4), month: date.slice(5, 7) } : { ...NO_DATE }
const dateOf = ({ year, month }: DateDraft): string | null =>
  year.trim() === '' && month === '' ? null : `${year.trim()}${month && `-${month}`}`
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The grade follows the last colon. */
function resultOf(line: string): { subject: string; grade: string } {
  const at = line.lastIndexOf(':')
  return at < 0 ? { subject: line, grade: '' } : { subject: line.slice(0, at).trim(), grade: line.slice(at + 1).trim() }
}
const resultLine = ({ subject, grade }: { subject: string; grade: string }) => (grade ? `${subject}: ${grade}` : subject)

const BLANKS: { [L in ListName]: (key: string) => EntryOf<L> } = {
  work: (key) => ({ key, title: '', employer: '', place: '', from: NO_DATE, until: NO_DATE, current: false, bullets: '' }),
  volunteering: (key) => BLANKS.work(key),
  education: (key) => ({ key, qualification: '', institution: '', from: NO_DATE, until: NO_DATE, results: '' }),
  certificates: (key) => ({ key, name: '', issuer: '', date: NO_DATE }),
  languages: (key) => ({ key, language: '', level: '' }),
  links: (key) => ({ key, url: '' }),
}
/** An empty entry with a key that is unique in the list. */
export function blankEntry<L extends ListName>(list: L, entries: readonly EntryOf<L>[]): EntryOf<L> {
  const numbers = entries.map(({ key }) => Number(/(\d+)$/.exec(key)?.[1] ?? 0))
  return BLANKS[list](`new-${list}-${Math.max(-1, ...numbers) + 1}`) as EntryOf<L>
}

/** `prefix` keeps the keys of two curricula apart on one page. */
export function draftOf(of: Curriculum, prefix = ''): CurriculumDraft {
  const key = (list: ListName, index: number) => `${prefix}${list}-${index}`
  const experience = (list: 'work' | 'volunteering') =>
    of[list].map(({ from, until, bullets, ...rest }, index) => ({
      key: key(list, index),
      ...rest,
      from: dateDraft(from),
      until: dateDraft(until),
      bullets: bullets.join('\n'),
    }))
  return {
    summary: of.summary,
    work: experience('work'),
    volunteering: experience('volunteering'),
    education: of.education.map(({ qualification, institution, from, until, results }, index) => ({
      key: key('education', index),
      qualification,
      institution,
      from: dateDraft(from),
      until: dateDraft(until),
      results: results.map(resultLine).join('\n'),
    })),
    certificates: of.certificates.map(({ name, issuer, date }, index) => ({
      key: key('certificates', index),
      name,
      issuer,
      date: dateDraft(date),
    })),
    languages: of.languages.map(({ language, level }, index) => ({ key: key('languages', index), language, level: level ?? '' })),
    interests: of.interests,
    links: of.links.map((url, index) => ({ key: key('links', index), url })),
  }
}

/** Whether nothing was written into an entry yet. */
const isBlank = ({ key: _, ...entry }: EntryOf<ListName>): boolean =>
  Object.values(entry).every((value) =>
    typeof value === 'string' ? value.trim() === '' : typeof value === 'boolean' ? !value : dateOf(value) === null,
  )

/** The curriculum that was typed, valid or not; empty entries are left out. */
export function curriculumFrom(draft: CurriculumDraft): Curriculum {
  const experience = (entries: readonly ExperienceDraft[]) =>
    entries
      .filter((each) => !isBlank(each))
      .map(({ key: _, from, until, bullets, ...rest }) => ({
        ...rest,
        from: dateOf(from),
        until: rest.current ? null : dateOf(until),
        bullets: linesOf(bullets),
      }))
  return {
    summary: draft.summary,
    work: experience(draft.work),
    volunteering: experience(draft.volunteering),
    education: draft.education
      .filter((each) => !isBlank(each))
      .map(({ key: _, from, until, results, ...rest }) => ({
        ...rest,
        from: dateOf(from),
        until: dateOf(until),
        results: linesOf(results).map(resultOf),
      })),
    certificates: draft.certificates
      .filter((each) => !isBlank(each))
      .map(({ key: _, date, ...rest }) => ({ ...rest, date: dateOf(date) })),
    languages: draft.languages
      .filter((each) => !isBlank(each))
      .map(({ key: _, language, level }) => ({ language, level: level || null })),
    interests: draft.interests,
    links: draft.links.filter((each) => !isBlank(each)).map(({ url }) => urlOf(url)),
  }
}
/** People often leave out the scheme. */
const urlOf = (text: string): string => (/^[a-z]+:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`)

export type FaultKind = 'required' | 'tooLong' | 'bullets' | 'results' | 'date' | 'order' | 'url' | 'many'
export interface Fault {
  section: SectionName
  /** Key of the entry; empty where the error is the section's own. */
  key: string
  field: string
  kind: FaultKind
}
export type Checked = { ok: true; curriculum: Curriculum } | { ok: false; faults: readonly Fault[] }

/** Id of a control, for error summary and sources. */
export const controlId = (key: string, field: string): string => (key ? `${key}-${field}` : `cv-${field}`)

/** The curriculum to save, or its errors in the order of the page. */
export function checkCurriculum(draft: CurriculumDraft): Checked {
  const parsed = v.safeParse(curriculum, curriculumFrom(draft))
  if (parsed.success) return { ok: true, curriculum: parsed.output }
  const faults = parsed.issues.map((issue): Fault => {
    const [section, index, field] = (issue.path ?? []).map(({ key }) => key) as [SectionName, number?, string?]
    const list = draft[section]
    const entry = Array.isArray(list) ? list.filter((each) => !isBlank(each))[index ?? -1] : undefined
    const at = section === 'links' ? 'url' : (field ?? (issue.type === 'check' ? 'until' : section))
    return { section, key: entry?.key ?? '', field: at, kind: kindOf(issue.type, at, entry !== undefined) }
  })
  const seen = new Set<string>()
  const once = faults.filter(({ key, field }) => !seen.has(controlId(key, field)) && seen.add(controlId(key, field)))
  return { ok: false, faults: once.sort((a, b) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section)) }
}
function kindOf(type: string, field: string, inEntry: boolean): FaultKind {
  if (field === 'bullets' || field === 'results') return field
  if (type === 'check') return 'order'
  if (type === 'regex') return 'date'
  if (type === 'url') return 'url'
  if (type === 'min_length') return 'required'
  return inEntry || field === 'summary' || field === 'interests' ? 'tooLong' : 'many'
}

/** The list with one entry moved up (-1) or down (1); unchanged at its ends. */
export function moved<T>(entries: readonly T[], index: number, by: -1 | 1): T[] {
  const to = index + by
  const next = [...entries]
  const [one, other] = [next[index], next[to]]
  if (one === undefined || other === undefined) return next
  next[index] = other
  next[to] = one
  return next
}

/** Whether both have the same content; keys do not matter. */
export const sayTheSame = (a: CurriculumDraft, b: CurriculumDraft): boolean =>
  JSON.stringify(curriculumFrom(a)) === JSON.stringify(curriculumFrom(b))
export const isEmptySection = (draft: CurriculumDraft, section: SectionName): boolean => draft[section].length === 0
