import { type Curriculum, curriculum, EMPTY_CURRICULUM } from '@onward/contracts/jobseekers/curriculum'
import * as v from 'valibot'

/** What a person answers instead of handing in a CV; lists have one thing on each line. */
export interface Answers {
  title: string
  employer: string
  /** Volunteering, or work at home: it is no employment. */
  isUnpaid: boolean
  from: string
  until: string
  current: boolean
  did: string
  learnt: string
  papers: string
}
export const NO_ANSWERS: Answers = {
  title: '',
  employer: '',
  isUnpaid: false,
  from: '',
  until: '',
  current: false,
  did: '',
  learnt: '',
  papers: '',
}
export type AnswerName = keyof Answers
export type AnswerFault = 'title' | 'year' | 'order' | 'tooLong'

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const orNull = (text: string): string | null => text.trim() || null

/** The answers as a curriculum; nothing is added to what was written. */
export function curriculumOfAnswers(answers: Answers): Curriculum {
  const { title, employer, isUnpaid, from, until, current, did, learnt, papers } = answers
  const hasWork = [title, employer, from, until, did].some((text) => text.trim() !== '')
  const entry = {
    title: title.trim(),
    employer: employer.trim(),
    place: '',
    from: orNull(from),
    until: current ? null : orNull(until),
    current,
    bullets: linesOf(did),
  }
  return {
    ...EMPTY_CURRICULUM,
    [isUnpaid ? 'volunteering' : 'work']: hasWork ? [entry] : [],
    education: linesOf(learnt).map((line) => ({ qualification: line, institution: '', from: null, until: null, results: [] })),
    certificates: linesOf(papers).map((line) => ({ name: line, issuer: '', date: null })),
  }
}

const FIELD_OF: Readonly<Record<string, AnswerName>> = {
  title: 'title',
  employer: 'employer',
  from: 'from',
  until: 'until',
  bullets: 'did',
}
const FIELD_OF_LIST: Readonly<Record<string, AnswerName>> = { education: 'learnt', certificates: 'papers' }

/** Each answer at fault, once, by the rules of the CV builder. */
export function faultsOf(answers: Answers): Partial<Record<AnswerName, AnswerFault>> {
  const checked = v.safeParse(curriculum, curriculumOfAnswers(answers))
  const faults: Partial<Record<AnswerName, AnswerFault>> = {}
  for (const { type, path } of checked.success ? [] : checked.issues) {
    const keys = path?.map(({ key }) => String(key)) ?? []
    const field = FIELD_OF_LIST[keys[0] ?? ''] ?? FIELD_OF[keys[2] ?? ''] ?? 'until'
    const fault = type === 'min_length' ? 'title' : type === 'regex' ? 'year' : type === 'check' ? 'order' : 'tooLong'
    faults[field] ??= fault
  }
  return faults
}
