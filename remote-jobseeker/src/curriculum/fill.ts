import { type Curriculum, type CvFacts, curriculumOf } from '@onward/contracts/jobseekers/curriculum'
import { fillProfile } from '@onward/contracts/jobseekers/cv-builder'
import type { Profile } from '@onward/contracts/jobseekers/profile'
import * as v from 'valibot'
import {
  type CurriculumDraft,
  checkCurriculum,
  draftOf,
  type Fault,
  isEmptySection,
  type ListName,
  SECTIONS,
  type SectionName,
  sayTheSame,
} from './form'

export const PERSON_FIELDS = ['firstName', 'lastName', 'phone', 'postcode'] as const
export type PersonField = (typeof PERSON_FIELDS)[number]
/** What to use where profile and CV both have something. */
export type Choice = 'keep' | 'take' | 'both'

/** The page's form: nothing is saved until the person confirms. */
export interface FillDraft {
  person: Record<PersonField, { use: boolean; text: string }>
  /** Skills of the CV that the profile does not have. */
  skills: string[]
  words: CurriculumDraft
  choices: Partial<Record<SectionName, Choice>>
  /** Version of the profile when the page was opened; `curriculumVersion` likewise. */
  version: number
  curriculumVersion: number
}

/** "Zoë Łukasiewicz-Şahin" → "Zoë" and the rest; the person can correct it. */
export function nameParts(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
/** Personal details in the CV. */
export function personOf(facts: CvFacts): Record<PersonField, string> {
  return {
    ...nameParts(facts.name?.value ?? ''),
    phone: facts.phone?.value ?? '',
    postcode: facts.postcode?.value ?? '',
  }
}
const bare = (text: string) => text.replace(/[\s()-]/g, '').toLocaleLowerCase('en-GB')
/** Compares CV and profile; a postcode district equals a full postcode that starts with it. */
export function meeting(field: PersonField, inCv: string, inProfile: string): 'none' | 'new' | 'same' | 'differ' {
  if (inCv.trim() === '') return 'none'
  if (inProfile.trim() === '') return 'new'
  const [cv, own] = [bare(inCv), bare(inProfile)]
  return cv === own || (field === 'postcode' && own.startsWith(cv)) ? 'same' : 'differ'
}
/** Names of skills that are in the CV and not in the profile, each once. */
export function newSkills(facts: CvFacts, profile: Pick<Profile, 'skills'>): string[] {
  const have = new Set(profile.skills.map((skill) => skill.toLocaleLowerCase('en-GB')))
  return facts.skills
    .map(({ value }) => value.name)
    .filter((name) => {
      const key = name.toLocaleLowerCase('en-GB')
      return !have.has(key) && have.add(key)
    })
}

/** Sections that profile and CV both fill, differently. */
export const conflictsOf = (saved: CurriculumDraft, fromCv: CurriculumDraft): SectionName[] =>
  SECTIONS.filter(
    (section) =>
      !isEmptySection(saved, section) &&
      !isEmptySection(fromCv, section) &&
      !sayTheSame({ ...fromCv, [section]: saved[section] }, fromCv),
  )

/** One section by the person's choice; "both" leaves out duplicates. */
export function chosen<S extends SectionName>(
  section: S,
  choice: Choice,
  saved: CurriculumDraft,
  fromCv: CurriculumDraft,
): CurriculumDraft[S] {
  if (choice === 'keep') return saved[section]
  const [own, found] = [saved[section], fromCv[section]]
  if (choice === 'take' || !Array.isArray(own) || !Array.isArray(found)) return fromCv[section]
  const text = ({ key: _, ...entry }: { key: string }) => JSON.stringify(entry)
  const had = new Set(own.map(text))
  return [...own, ...found.filter((entry) => !had.has(text(entry)))] as CurriculumDraft[S]
}

/** The prefix keeps keys of saved entries apart from those of the CV. */
export const savedDraft = (saved: Curriculum): CurriculumDraft => draftOf(saved, 'had-')

export function startDraft(facts: CvFacts, profile: Profile, saved: { curriculum: Curriculum; version: number }): FillDraft {
  const inCv = personOf(facts)
  const fromCv = draftOf(curriculumOf(facts))
  const had = savedDraft(saved.curriculum)
  const conflicts = conflictsOf(had, fromCv)
  const choiceOf = (section: SectionName): Choice =>
    conflicts.includes(section) || isEmptySection(fromCv, section) ? 'keep' : 'take'
  const curriculum = Object.fromEntries(
    SECTIONS.map((section) => [section, chosen(section, choiceOf(section), had, fromCv)]),
  ) as unknown as CurriculumDraft
  return {
    person: Object.fromEntries(
      PERSON_FIELDS.map((field) => [field, { use: meeting(field, inCv[field], profile[field]) === 'new', text: inCv[field] }]),
    ) as FillDraft['person'],
    skills: newSkills(facts, profile),
    words: curriculum,
    choices: Object.fromEntries(conflicts.map((section) => [section, 'keep' as const])),
    version: profile.version,
    curriculumVersion: saved.version,
  }
}

type Body = v.InferInput<typeof fillProfile.body>
export type CheckedFill =
  | { ok: true; body: Body }
  | { ok: false; faults: readonly Fault[]; personFaults: readonly (PersonField | 'skills')[] }

/** The request body, or the errors. */
export function checkFill(draft: FillDraft, profile: Pick<Profile, 'skills'>): CheckedFill {
  const person = Object.fromEntries(
    PERSON_FIELDS.map((field) => [field, draft.person[field].use ? draft.person[field].text : '']),
  ) as Record<PersonField, string>
  const asked = { ...person, skills: [...profile.skills, ...draft.skills], version: draft.version }
  const parsed = v.safeParse(fillProfile.body.entries.profile, asked)
  const checked = checkCurriculum(draft.words)
  if (parsed.success && checked.ok) {
    return {
      ok: true,
      body: { profile: asked, curriculum: checked.curriculum, curriculumVersion: draft.curriculumVersion },
    }
  }
  const wrong = new Set(parsed.issues?.map((issue) => String(issue.path?.[0]?.key)))
  return {
    ok: false,
    faults: checked.ok ? [] : checked.faults,
    personFaults: [...PERSON_FIELDS, 'skills' as const].filter((field) => wrong.has(field)),
  }
}
/** Whether a section is a list of entries. */
export const isList = (section: SectionName): section is ListName => section !== 'summary' && section !== 'interests'
