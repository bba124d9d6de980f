import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { CvLabels, ExperienceLabel, SectionLabel } from './labels'
import { parseCv } from './labels'
import { cvsIn, readJson } from './people'

const text = v.optional(v.string())
const experience = v.object({ name: text, organization: text, position: text, startDate: text, endDate: text })
const resume = v.object({
  basics: v.object({
    name: v.string(),
    email: text,
    phone: text,
    summary: text,
    location: v.optional(v.object({ city: text })),
  }),
  work: v.optional(v.array(experience), []),
  volunteer: v.optional(v.array(experience), []),
  education: v.optional(
    v.array(v.object({ institution: text, area: text, studyType: text, startDate: text, endDate: text })),
    [],
  ),
  certificates: v.optional(v.array(v.object({ name: v.string() })), []),
  languages: v.optional(v.array(v.object({ language: v.string() })), []),
})

const folder = fileURLToPath(new URL('../documents/', import.meta.url))
const compact = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Fields that a sample's JSON stores in another form than the engine. */
export const UNLABELLED = [
  'postcode',
  'work bullets',
  'volunteering bullets',
  'education kind',
  'education results',
  'language level',
]

export interface OtherCv {
  file: string
  theme: string
  read: () => Buffer
  labels: CvLabels
}

/** Samples of JSON Resume by other people's themes. The labels are the sample's values that the theme's page shows. */
export function readOthers(): OtherCv[] {
  const people = readJson('json-resume-samples.json')
  return [...cvsIn('json-resume-samples.cv')].map(([name, source]) => {
    const [person = '', theme = ''] = name.split('.')
    const file = `${name}.pdf`
    const json = v.parse(resume, people[person])
    const { lines } = parseCv(person, source)
    const page = compact(lines.map((line) => line.text).join('\n'))
    const ifOnPage = (value: string | undefined): string | null => (value && page.includes(compact(value)) ? value : null)
    const marked = lines.flatMap((line) =>
      line.marks.map(({ kind, start, end }) => ({ kind, words: compact(line.text.slice(start, end)) })),
    )
    /** Some themes leave employers or degrees out, though other words of the page may be theirs. */
    const named = (value: string | undefined, ...kinds: string[]): string | null =>
      value && marked.some(({ kind, words }) => kinds.includes(kind) && words.includes(compact(value))) ? value : null
    const month = (value: string | undefined, section: SectionLabel): string | null =>
      value && lines.some((line) => line.section === section && line.text.includes(value.slice(0, 4))) ? value.slice(0, 7) : null
    const job =
      (section: SectionLabel) =>
      (entry: v.InferOutput<typeof experience>): ExperienceLabel => ({
        title: named(entry.position, 'title'),
        employer: named(entry.name ?? entry.organization, 'employer'),
        from: month(entry.startDate, section),
        until: month(entry.endDate, section),
        current: entry.endDate === undefined,
        bullets: 0,
      })
    const labels: CvLabels = {
      name: json.basics.name,
      email: ifOnPage(json.basics.email),
      phones: [ifOnPage(json.basics.phone)].filter((phone) => phone !== null),
      town: named(json.basics.location?.city, 'town'),
      postcode: null,
      links: null,
      summary: ifOnPage(json.basics.summary),
      summaryIsStart: false,
      work: json.work.map(job('work')),
      volunteering: json.volunteer.map(job('volunteering')).filter(({ title, employer }) => title !== null || employer !== null),
      education: json.education.map((entry) => ({
        qualification: [named(entry.studyType, 'qual'), named(entry.area, 'qual', 'area')].filter(Boolean).join(' ') || null,
        kind: null,
        institution: named(entry.institution, 'at'),
        from: month(entry.startDate, 'education'),
        until: month(entry.endDate, 'education'),
        results: [],
      })),
      skills: null,
      arguable: [],
      certificates: json.certificates.flatMap(({ name }) => named(name, 'cert') ?? []),
      languages: null,
      interests: null,
    }
    const languages = json.languages.flatMap(({ language }) => ifOnPage(language) ?? [])
    labels.languages = languages.map((language) => ({ language, written: language, level: null }))
    return { file, theme, read: () => readFileSync(`${folder}${file}`), labels }
  })
}
