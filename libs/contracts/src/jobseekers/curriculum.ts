import * as v from 'valibot'
import { cleanText, optionalText, requiredText } from '../text'

/**
 * `CvFacts`: what the engine read in a CV, each field with its source text. `Curriculum`: what the person checked, which the CV builder
 * prints. Dates are a year or a month: `2021`, `2021-03`.
 */
const PARTIAL_DATE = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/
export const partialDate = v.pipe(v.string(), v.regex(PARTIAL_DATE, 'Enter a year, or a month and a year'))

/** UTF-16 offsets into the document's text (its blocks joined by line breaks), and that text. */
export interface Found<T> {
  value: T
  quote: string
  start: number
  end: number
  /** 0 to 1. */
  confidence: number
}
export const found = <const S extends v.GenericSchema>(value: S) =>
  v.object({ value, quote: v.string(), start: v.number(), end: v.number(), confidence: v.number() })
const foundText = found(v.string())

/** Kinds of qualification in the United Kingdom; `foreign`: from elsewhere; `other`: none of these. */
export const QUALIFICATION_KINDS = [
  'gcse',
  'as-level',
  'a-level',
  't-level',
  'btec',
  'nvq',
  'svq',
  'scottish-national',
  'scottish-higher',
  'functional-skills',
  'access',
  'apprenticeship',
  'city-and-guilds',
  'certificate',
  'diploma',
  'foundation-degree',
  'hnc',
  'hnd',
  'degree',
  'masters',
  'doctorate',
  'teaching',
  'foreign',
  'other',
] as const
export type QualificationKind = (typeof QUALIFICATION_KINDS)[number]
export const LANGUAGE_LEVELS = ['native', 'fluent', 'good', 'basic'] as const

/** Where a skill is stated: work or unpaid work, a course, a list of skills, elsewhere; `inferred`: implied by another skill. */
export const SKILL_CONTEXTS = ['work', 'course', 'skills', 'other', 'inferred'] as const
export type SkillContext = (typeof SKILL_CONTEXTS)[number]

const experienceFact = v.object({
  title: v.nullable(foundText),
  employer: v.nullable(foundText),
  place: v.nullable(foundText),
  from: v.nullable(found(partialDate)),
  /** Null with `current`, or where the CV does not say. */
  until: v.nullable(found(partialDate)),
  current: v.boolean(),
  bullets: v.array(foundText),
  occupationId: v.nullable(v.string()),
})
export type ExperienceFact = v.InferOutput<typeof experienceFact>
const educationFact = v.object({
  /** As written: "GCSEs", "BTEC Level 3 Extended Diploma", "BA (Hons)". */
  qualification: v.nullable(foundText),
  kind: v.picklist(QUALIFICATION_KINDS),
  institution: v.nullable(foundText),
  from: v.nullable(found(partialDate)),
  until: v.nullable(found(partialDate)),
  /** Subjects with their grades; either may be missing: "5 GCSEs at grade C". */
  results: v.array(found(v.object({ subject: v.nullable(v.string()), grade: v.nullable(v.string()) }))),
})
export type EducationFact = v.InferOutput<typeof educationFact>

export const cvFacts = v.object({
  name: v.nullable(foundText),
  email: v.nullable(foundText),
  /** As written. */
  phone: v.nullable(foundText),
  town: v.nullable(foundText),
  /** `LS11`, or the whole postcode where the CV has one. */
  postcode: v.nullable(foundText),
  links: v.array(foundText),
  summary: v.nullable(foundText),
  work: v.array(experienceFact),
  volunteering: v.array(experienceFact),
  /** Gaps in months between jobs. They cost no points and only the person sees them. */
  gaps: v.array(v.object({ from: partialDate, until: partialDate })),
  education: v.array(educationFact),
  /** Id in the taxonomy; wishes and other people's skills are left out. */
  skills: v.array(
    v.object({
      ...found(v.object({ skillId: v.string(), name: v.string() })).entries,
      /** Missing in analyses by older engines. */
      context: v.optional(v.picklist(SKILL_CONTEXTS)),
      /** A paper that the CV says ran out, was taken away or is still to come. */
      notHeld: v.optional(v.boolean()),
    }),
  ),
  certificates: v.array(
    v.object({
      ...found(
        v.object({
          name: v.string(),
          /** Id in the taxonomy, if it knows the certificate. */
          skillId: v.nullable(v.string()),
          issuer: v.nullable(v.string()),
          date: v.nullable(partialDate),
        }),
      ).entries,
      /** As of a skill. */
      notHeld: v.optional(v.boolean()),
    }),
  ),
  languages: v.array(found(v.object({ language: v.string(), level: v.nullable(v.picklist(LANGUAGE_LEVELS)) }))),
  interests: v.array(foundText),
})
export type CvFacts = v.InferOutput<typeof cvFacts>

const optionalDate = v.nullable(partialDate)
const experienceEdit = v.object({
  title: requiredText('Enter a job title', 120),
  employer: optionalText(120),
  place: optionalText(80),
  from: optionalDate,
  until: optionalDate,
  current: v.boolean(),
  bullets: v.pipe(v.array(requiredText('Enter what you did, or remove the line', 400)), v.maxLength(12, 'Use 12 lines or fewer')),
})
export type Experience = v.InferOutput<typeof experienceEdit>
const educationEdit = v.object({
  qualification: requiredText('Enter a qualification or course', 160),
  institution: optionalText(160),
  from: optionalDate,
  until: optionalDate,
  results: v.pipe(
    v.array(v.object({ subject: optionalText(120), grade: optionalText(60) })),
    v.maxLength(20, 'Use 20 results or fewer'),
  ),
})
export type Education = v.InferOutput<typeof educationEdit>

const endsAfterStart = (entry: { from: string | null; until: string | null }): boolean =>
  !entry.from || !entry.until || entry.until.slice(0, 7) >= entry.from.slice(0, entry.until.length)

const experienceInOrder = v.check<Experience, string>(endsAfterStart, 'The end is before the start')
const educationInOrder = v.check<Education, string>(endsAfterStart, 'The end is before the start')

/** The curriculum as checked by the person. Name, contact details and skills are in the profile. */
export const curriculum = v.object({
  summary: optionalText(1500),
  links: v.pipe(
    v.array(v.pipe(v.string(), v.transform(cleanText), v.maxLength(300), v.url('Enter a web address'))),
    v.maxLength(5),
  ),
  work: v.pipe(v.array(v.pipe(experienceEdit, experienceInOrder)), v.maxLength(30, 'Add at most 30 jobs')),
  volunteering: v.pipe(v.array(v.pipe(experienceEdit, experienceInOrder)), v.maxLength(20, 'Add at most 20 entries')),
  education: v.pipe(v.array(v.pipe(educationEdit, educationInOrder)), v.maxLength(30, 'Add at most 30 entries')),
  certificates: v.pipe(
    v.array(v.object({ name: requiredText('Enter a certificate', 160), issuer: optionalText(120), date: optionalDate })),
    v.maxLength(40, 'Add at most 40 certificates'),
  ),
  languages: v.pipe(
    v.array(v.object({ language: requiredText('Enter a language', 60), level: v.nullable(v.picklist(LANGUAGE_LEVELS)) })),
    v.maxLength(15, 'Add at most 15 languages'),
  ),
  interests: optionalText(600),
})
export type Curriculum = v.InferOutput<typeof curriculum>

export const EMPTY_CURRICULUM: Curriculum = {
  summary: '',
  links: [],
  work: [],
  volunteering: [],
  education: [],
  certificates: [],
  languages: [],
  interests: '',
}

/** The curriculum to begin with; empty where the engine found nothing. */
export function curriculumOf(facts: CvFacts): Curriculum {
  const cut = (text: string | undefined, max: number) => (text ?? '').slice(0, max)
  const experience = (fact: ExperienceFact): Experience => ({
    title: cut(fact.title?.value ?? fact.employer?.value, 120),
    employer: fact.title ? cut(fact.employer?.value, 120) : '',
    place: cut(fact.place?.value, 80),
    from: fact.from?.value ?? null,
    until: fact.until?.value ?? null,
    current: fact.current,
    bullets: fact.bullets.slice(0, 12).map((bullet) => cut(bullet.value, 400)),
  })
  return {
    summary: cut(facts.summary?.value, 1500),
    links: facts.links
      .map(({ value }) => (/^https?:\/\//i.test(value) ? value : `https://${value}`))
      .filter((link) => v.is(curriculum.entries.links, [link]))
      .slice(0, 5),
    work: facts.work.slice(0, 30).map(experience),
    volunteering: facts.volunteering.slice(0, 20).map(experience),
    education: facts.education.slice(0, 30).map((fact) => ({
      qualification: cut(fact.qualification?.value ?? fact.institution?.value, 160),
      institution: fact.qualification ? cut(fact.institution?.value, 160) : '',
      from: fact.from?.value ?? null,
      until: fact.until?.value ?? null,
      results: fact.results
        .slice(0, 20)
        .map(({ value }) => ({ subject: cut(value.subject ?? '', 120), grade: cut(value.grade ?? '', 60) })),
    })),
    certificates: facts.certificates
      .slice(0, 40)
      .map(({ value }) => ({ name: cut(value.name, 160), issuer: cut(value.issuer ?? '', 120), date: value.date })),
    languages: facts.languages.slice(0, 15).map(({ value }) => ({ language: cut(value.language, 60), level: value.level })),
    interests: cut(facts.interests.map(({ value }) => value).join(', '), 600),
  }
}
