import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { CvLabels, ExperienceLabel } from './labels'

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

const folder = fileURLToPath(new URL('./others/', import.meta.url))
const compact = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Fields that a sample's JSON does not tell in the way the engine does. */
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
  path: string
  labels: CvLabels
}

/** Samples of JSON Resume by other people's themes. The labels are the sample's values that the theme's page shows. */
export function readOthers(): OtherCv[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .sort()
    .map((file) => {
      const [person = '', theme = ''] = file.split('.')
      const json = v.parse(resume, JSON.parse(readFileSync(`${folder}${person}.json`, 'utf8')))
      const page = compact(readFileSync(`${folder}${person}.${theme}.txt`, 'utf8'))
      const shown = (value: string | undefined): string | null => (value && page.includes(compact(value)) ? value : null)
      const month = (value: string | undefined): string | null =>
        value && page.includes(value.slice(0, 4)) ? value.slice(0, 7) : null
      const job = (entry: v.InferOutput<typeof experience>): ExperienceLabel => ({
        title: shown(entry.position),
        employer: shown(entry.name ?? entry.organization),
        from: month(entry.startDate),
        until: month(entry.endDate),
        current: entry.endDate === undefined,
        bullets: 0,
      })
      const labels: CvLabels = {
        name: json.basics.name,
        email: shown(json.basics.email),
        phones: [shown(json.basics.phone)].filter((phone) => phone !== null),
        town: shown(json.basics.location?.city),
        postcode: null,
        links: null,
        summary: shown(json.basics.summary),
        summaryIsStart: false,
        work: json.work.map(job),
        volunteering: json.volunteer.map(job).filter(({ title, employer }) => title !== null || employer !== null),
        education: json.education.map((entry) => ({
          qualification: [shown(entry.studyType), shown(entry.area)].filter(Boolean).join(' ') || null,
          kind: null,
          institution: shown(entry.institution),
          from: month(entry.startDate),
          until: month(entry.endDate),
          results: [],
        })),
        skills: null,
        certificates: json.certificates.flatMap(({ name }) => shown(name) ?? []),
        languages: null,
        interests: null,
      }
      const languages = json.languages.flatMap(({ language }) => shown(language) ?? [])
      labels.languages = languages.map((language) => ({ language, written: language, level: null }))
      return { file, theme, path: `${folder}${file}`, labels }
    })
}
