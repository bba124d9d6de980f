import type { QualificationKind } from '@onward/contracts/jobseekers/curriculum'
import { LANGUAGE_LEVELS, QUALIFICATION_KINDS } from '@onward/contracts/jobseekers/curriculum'

/** Sections of a CV that a block may be labelled with. */
export const SECTIONS = [
  'contact',
  'summary',
  'work',
  'volunteering',
  'education',
  'skills',
  'certificates',
  'languages',
  'interests',
  'references',
  'other',
] as const
export type SectionLabel = (typeof SECTIONS)[number]

export interface ExperienceLabel {
  title: string | null
  employer: string | null
  from: string | null
  until: string | null
  current: boolean
  bullets: number
}
export interface EducationLabel {
  qualification: string | null
  kind: QualificationKind | null
  institution: string | null
  from: string | null
  until: string | null
  results: { subject: string | null; grade: string | null }[]
}
/** What a careful reader finds in a CV. `null` for a whole field: the set has no labels of it, so it is not counted. */
export interface CvLabels {
  name: string | null
  email: string | null
  /** Any of them is right. */
  phones: string[]
  town: string | null
  postcode: string | null
  links: string[] | null
  /** The whole of it, or its first sentence where `summaryIsStart`. */
  summary: string | null
  summaryIsStart: boolean
  work: ExperienceLabel[]
  volunteering: ExperienceLabel[]
  education: EducationLabel[]
  /** Ids of the taxonomy. */
  skills: string[] | null
  /** Ids that one careful reader would label and another would not: claiming them is not plainly wrong. */
  arguable: string[]
  certificates: string[] | null
  languages: { language: string; written: string; level: string | null }[] | null
  interests: string[] | null
}

export interface SourceLine {
  role: 'name' | 'heading' | 'head' | 'more' | 'item' | 'text'
  section: SectionLabel
  text: string
  /** Dates that a layout may set at the right. */
  right: string
  /** What its marks name, in `text`; those in `right` follow after it. */
  marks: MarkedSpan[]
}
/** A stretch of a line and the mark that it stands in: `{title:Cleaner}`. */
export interface MarkedSpan {
  kind: string
  argument: string
  start: number
  end: number
}
export const SERIES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const
export type Series = (typeof SERIES)[number]
/** Series that nobody reads while the engine is worked on. */
export const HELD_OUT: ReadonlySet<Series> = new Set<Series>([6, 17])
export interface LabelledCv {
  id: string
  /** Each after the first was written after the engine had been tuned on those before. */
  series: Series
  /** Of the first series, which was written in pairs: the second half was held out until engine 2.5. */
  half: 'first' | 'second'
  sectors: string[]
  career: string
  language: 'en' | 'cy'
  /** How a single-column page joins the dates to the rest of their line. */
  dates: 'comma' | 'pipe' | 'brackets' | 'line' | 'first'
  isProse: boolean
  /** The sign that its list items are typed with, where they are no list of the word processor. */
  bullet: string
  lines: SourceLine[]
  labels: CvLabels
}

interface Mark {
  kind: string
  argument: string
  text: string
}
const MARK = /\{(\w+)(?: (?:"([^"]*)"|([^:{}]*)))?(?::([^{}]*))?\}/g
const marksOf = (raw: string): Mark[] =>
  [...raw.matchAll(MARK)].map(([, kind = '', quoted, argument, text = '']) => ({
    kind,
    argument: quoted ?? argument ?? '',
    text,
  }))
/** The words of a line without its marks, and where those stood. */
function plainOf(raw: string): { text: string; marks: MarkedSpan[] } {
  const marks: MarkedSpan[] = []
  let text = ''
  let from = 0
  for (const match of raw.matchAll(MARK)) {
    text = (text + raw.slice(from, match.index)).trimStart()
    const [mark] = marksOf(match[0])
    if (mark) marks.push({ kind: mark.kind, argument: mark.argument, start: text.length, end: text.length + mark.text.length })
    text += mark?.text ?? ''
    from = match.index + match[0].length
  }
  return { text: (text + raw.slice(from)).trim(), marks }
}
const MARKS = new Set(
  'name email phone phone2 town postcode link summary job vol edu title employer place from until current qual area at result cert certdate lang interest group'.split(
    ' ',
  ),
)

/** Years of rest or travel are listed among jobs but are not jobs; caring counts as work. */
const PAUSE =
  /^(?!.*\b(?:family|child\w*|kids|baby|sons?|daughters?|parents?|mother|father|mum|dad|rais\w+|car(?:e|ing|er)|nurs\w+|look\w* after|maternity)\b)(?:a )?(?:(?:career|health|family) (?:break|gap)|break|travel(?:l?ing|s)?(?:$| (?:in|to|through|around|across|and|with)\b)|gap year|sabbatical|time (?:out|off)|rest(?:ing)?$)\b/i

const isOneOf = <T extends string>(list: readonly T[], value: string): value is T => (list as readonly string[]).includes(value)

/** One CV: settings, a line of dashes, then the CV with its labels written into the text. Throws on a mark it does not know. */
export function parseCv(id: string, source: string, series: Series = 1): LabelledCv {
  const [top = '', body = ''] = source.split(/^---$/m)
  const settings = new Map(
    top.split('\n').flatMap((line) => (line.includes(': ') ? [line.split(/: (.*)/) as [string, string]] : [])),
  )
  const setting = (name: string): string => settings.get(name) ?? ''
  const labels: CvLabels = {
    name: null,
    email: null,
    phones: [],
    town: null,
    postcode: null,
    links: [],
    summary: null,
    summaryIsStart: false,
    work: [],
    volunteering: [],
    education: [],
    skills: setting('skills') === '' ? null : setting('skills').split(', '),
    arguable: setting('arguable').split(', ').filter(Boolean),
    certificates: [],
    languages: [],
    interests: [],
  }
  const lines: SourceLine[] = []
  let section: SectionLabel = 'contact'
  let job: ExperienceLabel | null = null
  let course: EducationLabel | null = null
  let group: string | null = null
  const startJob = (list: ExperienceLabel[]) => {
    job = { title: null, employer: group, from: null, until: null, current: false, bullets: 0 }
    course = null
    list.push(job)
  }
  const startCourse = () => {
    course = { qualification: null, kind: null, institution: null, from: null, until: null, results: [] }
    job = null
    labels.education.push(course)
  }
  const take = ({ kind, argument, text }: Mark): void => {
    if (!MARKS.has(kind)) throw new Error(`${id}: unknown mark "${kind}"`)
    if (kind === 'name' || kind === 'email' || kind === 'town' || kind === 'postcode') labels[kind] = text
    else if (kind === 'phone' || kind === 'phone2') labels.phones.push(text)
    else if (kind === 'link') labels.links?.push(text)
    else if (kind === 'summary') [labels.summary, labels.summaryIsStart] = [text, true]
    else if (kind === 'job') startJob(labels.work)
    else if (kind === 'vol') startJob(labels.volunteering)
    else if (kind === 'edu') startCourse()
    else if (kind === 'cert') labels.certificates?.push(text)
    else if (kind === 'group') {
      // A name that several entries share: above them, or in a mark without text.
      group = text || argument
      if (course) course.institution ??= group
    } else if (kind === 'interest') labels.interests?.push(text)
    else if (kind === 'lang') {
      const [language = '', level = ''] = argument.split('/')
      if (!isOneOf(LANGUAGE_LEVELS, level)) throw new Error(`${id}: unknown level "${level}"`)
      labels.languages?.push({ language, written: text, level })
    } else if (job && (kind === 'title' || kind === 'employer')) job[kind] = text
    else if (kind === 'from' && (job ?? course)) ((job ?? course) as ExperienceLabel).from = argument
    else if (kind === 'until' && (job ?? course)) ((job ?? course) as ExperienceLabel).until = argument
    else if (kind === 'current' && job) job.current = true
    else if (course && kind === 'qual') {
      // A theme's page has no kinds.
      if (argument !== '' && !isOneOf(QUALIFICATION_KINDS, argument))
        throw new Error(`${id}: unknown qualification "${argument}"`)
      course.qualification = text
      course.kind = argument === '' ? null : argument
    } else if (course && kind === 'area') course.qualification = [course.qualification, text].filter(Boolean).join(', ')
    else if (course && kind === 'at') course.institution = text
    else if (course && kind === 'result') {
      const [subject = '', grade = ''] = argument.split('/')
      course.results.push({ subject: subject || null, grade: grade || null })
    } else if (kind !== 'place' && kind !== 'certdate' && kind !== 'current') throw new Error(`${id}: "${kind}" outside an entry`)
  }
  for (const raw of body.split('\n').filter((line) => line.trim() !== '')) {
    const [, sign = '', rest = ''] = /^(= |## |@\+ |@= |@ |\* )?(.*)$/.exec(raw) ?? []
    const role =
      ({ '= ': 'name', '## ': 'heading', '@ ': 'head', '@= ': 'head', '@+ ': 'more', '* ': 'item' } as const)[sign] ?? 'text'
    if (role === 'heading') {
      const [, name = '', words = ''] = /^(\w+): ?(.*)$/.exec(rest) ?? []
      if (!isOneOf(SECTIONS, name)) throw new Error(`${id}: unknown section "${name}"`)
      section = name
      job = course = group = null
      if (words !== '') lines.push({ role, section, text: words, right: '', marks: [] })
      continue
    }
    if (sign === '@= ') job = null
    // A mark at its start, such as `{vol}`, says that an entry differs from those around it.
    else if (role === 'head' && section === 'work' && !rest.startsWith('{vol}')) startJob(labels.work)
    if (role === 'head' && section === 'volunteering') startJob(labels.volunteering)
    if (role === 'head' && section === 'education') startCourse()
    const [left = '', right = ''] = rest.split(' || ')
    // A line of prose may hold several entries, so its marks are taken in their order.
    for (const mark of marksOf(rest)) take(mark)
    const entry = job as ExperienceLabel | null
    const { text, marks } = plainOf(left)
    // "Achievements and responsibilities:" only announces the duties.
    if (
      entry &&
      (section === 'work' || section === 'volunteering') &&
      (role === 'item' || role === 'text') &&
      !text.endsWith(':')
    )
      entry.bullets++
    if (section === 'summary') labels.summary = labels.summary ? `${labels.summary} ${text}` : text
    // Only the first line of an entry may have its dates at the right.
    const dates = plainOf(right)
    const shift = text.length + ', '.length
    const all = [...marks, ...dates.marks.map((mark) => ({ ...mark, start: mark.start + shift, end: mark.end + shift }))]
    if (role === 'head') lines.push({ role, section, text, right: dates.text, marks: all })
    else lines.push({ role, section, text: dates.text === '' ? text : `${text}, ${dates.text}`, right: '', marks: all })
  }
  labels.work = labels.work.filter(({ title, employer }) => employer !== null || !PAUSE.test(title ?? ''))
  const dates = setting('dates')
  return {
    id,
    series,
    half: setting('half') === 'second' ? 'second' : 'first',
    sectors: setting('sectors').split(', '),
    career: setting('career'),
    language: setting('language') === 'cy' ? 'cy' : 'en',
    dates: isOneOf(['comma', 'pipe', 'brackets', 'line', 'first'] as const, dates) ? dates : 'comma',
    isProse: setting('layout') === 'prose',
    bullet: setting('bullet'),
    lines,
    labels,
  }
}
