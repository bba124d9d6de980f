import { type Curriculum, type CvFacts, curriculumOf } from '@onward/contracts/jobseekers/curriculum'
import { fillProfile } from '@onward/contracts/jobseekers/cv-builder'
import type { Profile } from '@onward/contracts/jobseekers/profile'
import * as v from 'valibot'
import {
  type CurriculumDraft,
  checkCurriculum,
  type Fault,
  isEmptySection,
  type ListName,
  SECTIONS,
  type SectionName,
  sayTheSame,
  wordsOf,
} from './form'

export const PERSON_FIELDS = ['firstName', 'lastName', 'phone', 'postcode'] as const
export type PersonField = (typeof PERSON_FIELDS)[number]
/** What is used where profile and CV both say something. */
export type Choice = 'keep' | 'take' | 'both'

/** What stands on the page: nothing of it is saved until the person says so. */
export interface FillDraft {
  person: Record<PersonField, { use: boolean; text: string }>
  /** Of those the CV shows and the profile does not have. */
  skills: string[]
  words: CurriculumDraft
  choices: Partial<Record<SectionName, Choice>>
  /** Of what the profile and the curriculum said when the page was opened. */
  version: number
  curriculumVersion: number
}

/** "Zoë Łukasiewicz-Şahin" → "Zoë" and the rest; the person corrects what a space cannot tell. */
export function nameParts(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
/** What the CV says of the person. */
export function personOf(facts: CvFacts): Record<PersonField, string> {
  return {
    ...nameParts(facts.name?.value ?? ''),
    phone: facts.phone?.value ?? '',
    postcode: facts.postcode?.value ?? '',
  }
}
const bare = (text: string) => text.replace(/[\s()-]/g, '').toLocaleLowerCase('en-GB')
/** How the CV and the profile stand to each other; the first half of a postcode says no more than the whole one. */
export function meeting(field: PersonField, inCv: string, inProfile: string): 'none' | 'new' | 'same' | 'differ' {
  if (inCv.trim() === '') return 'none'
  if (inProfile.trim() === '') return 'new'
  const [cv, own] = [bare(inCv), bare(inProfile)]
  return cv === own || (field === 'postcode' && own.startsWith(cv)) ? 'same' : 'differ'
}
/** Names of skills that the CV shows and the profile has not, each once. */
export function newSkills(facts: CvFacts, profile: Pick<Profile, 'skills'>): string[] {
  const have = new Set(profile.skills.map((skill) => skill.toLocaleLowerCase('en-GB')))
  return facts.skills
    .map(({ value }) => value.name)
    .filter((name) => {
      const key = name.toLocaleLowerCase('en-GB')
      return !have.has(key) && have.add(key)
    })
}

/** Sections in which both the saved curriculum and the CV say something, and not the same. */
export const conflictsOf = (saved: CurriculumDraft, fromCv: CurriculumDraft): SectionName[] =>
  SECTIONS.filter(
    (section) =>
      !isEmptySection(saved, section) &&
      !isEmptySection(fromCv, section) &&
      !sayTheSame({ ...fromCv, [section]: saved[section] }, fromCv),
  )

/** One section by the person's choice; with both, what the CV says a second time is left out. */
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

/** Keys of what was saved, apart from those of what the CV says. */
export const savedDraft = (saved: Curriculum): CurriculumDraft => wordsOf(saved, 'had-')

export function startDraft(facts: CvFacts, profile: Profile, saved: { curriculum: Curriculum; version: number }): FillDraft {
  const inCv = personOf(facts)
  const fromCv = wordsOf(curriculumOf(facts))
  const had = savedDraft(saved.curriculum)
  const conflicts = conflictsOf(had, fromCv)
  const choiceOf = (section: SectionName): Choice =>
    conflicts.includes(section) || isEmptySection(fromCv, section) ? 'keep' : 'take'
  const words = Object.fromEntries(
    SECTIONS.map((section) => [section, chosen(section, choiceOf(section), had, fromCv)]),
  ) as unknown as CurriculumDraft
  return {
    person: Object.fromEntries(
      PERSON_FIELDS.map((field) => [field, { use: meeting(field, inCv[field], profile[field]) === 'new', text: inCv[field] }]),
    ) as FillDraft['person'],
    skills: newSkills(facts, profile),
    words,
    choices: Object.fromEntries(conflicts.map((section) => [section, 'keep' as const])),
    version: profile.version,
    curriculumVersion: saved.version,
  }
}

type Body = v.InferInput<typeof fillProfile.body>
export type CheckedFill =
  | { ok: true; body: Body }
  | { ok: false; faults: readonly Fault[]; personFaults: readonly (PersonField | 'skills')[] }

/** What to send, or what needs another look. */
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
/** A list's entries as one names them, for comparing two of them. */
export const isList = (section: SectionName): section is ListName => section !== 'summary' && section !== 'interests'
