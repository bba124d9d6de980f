import type { BoardJob } from '@onward/contracts/jobs/board'
import {
  EMPTY_PARTS,
  type PracticeAdvert,
  type PracticeAnswer,
  type PracticePart,
  type PracticeParts,
  type PracticeQuestion,
  STAR_PARTS,
} from '@onward/contracts/jobseekers/practice'
import { isStory, PRACTICE_TEMPLATES, type PracticeTemplate } from '@onward/contracts/jobseekers/practice-questions'

export type PracticeJob = NonNullable<PracticeAnswer['job']>

const LIMITS = { requirements: 30, requirement: 400, name: 160, description: 8000 } as const

export const practiceJobOf = ({ id, title, company }: Pick<BoardJob, 'id' | 'title' | 'company'>): PracticeJob => ({
  id,
  title: title.slice(0, LIMITS.name),
  company: company.slice(0, LIMITS.name),
})
/** The advert in the shape that questions are made from. */
export function advertOf(job: BoardJob): PracticeAdvert {
  const { id: jobId, ...named } = practiceJobOf(job)
  return {
    jobId,
    ...named,
    requirements: job.requirements
      .map((each) => each.trim().slice(0, LIMITS.requirement))
      .filter(Boolean)
      .slice(0, LIMITS.requirements),
    description: job.description.slice(0, LIMITS.description),
  }
}

export const answerTo = (answers: readonly PracticeAnswer[], jobId: string | null, key: string): PracticeAnswer | undefined =>
  answers.find(({ job, question }) => (job?.id ?? null) === jobId && question.key === key)

/** Parts of the answer to a question. */
export const partsOf = (template: PracticeTemplate): readonly PracticePart[] => (isStory(template) ? STAR_PARTS : ['whole'])
export const writtenParts = (parts: PracticeParts, template: PracticeTemplate): number =>
  partsOf(template).filter((part) => parts[part].trim() !== '').length
/** Whether anything was written; an answer that was emptied counts as not started. */
export const isPractised = ({ parts, question }: PracticeAnswer): boolean => writtenParts(parts, question.template) > 0

/** `new`: empty; `some`: some of the four parts; `done`: all of them; `begun`: an answer in one piece. */
export function stateOf(answer: PracticeAnswer | undefined): { state: 'new' | 'some' | 'begun' | 'done'; done: number } {
  const done = answer ? writtenParts(answer.parts, answer.question.template) : 0
  if (!answer || done === 0) return { state: 'new', done }
  if (!isStory(answer.question.template)) return { state: 'begun', done }
  return { state: done === STAR_PARTS.length ? 'done' : 'some', done }
}

export interface QuestionGroup {
  about: 'job' | 'you' | 'everyone' | 'others'
  questions: PracticeQuestion[]
}
/** The questions grouped by origin, with practised ones that are no longer generated, such as the person's own. */
export function groupsOf(
  questions: readonly PracticeQuestion[],
  answers: readonly PracticeAnswer[],
  jobId: string | null,
): QuestionGroup[] {
  const made = new Set(questions.map(({ key }) => key))
  const others = answers
    .filter(({ job, question }) => (job?.id ?? null) === jobId && !made.has(question.key))
    .map(({ question }) => question)
  const about = (where: 'job' | 'you' | 'everyone') =>
    questions.filter(({ template }) => PRACTICE_TEMPLATES[template].about === where)
  const groups: QuestionGroup[] = [
    { about: 'job', questions: about('job') },
    { about: 'you', questions: about('you') },
    { about: 'everyone', questions: about('everyone') },
    { about: 'others', questions: others },
  ]
  return groups.filter((group) => group.questions.length > 0)
}

/** Blanks at the ends do not count: the service trims texts. */
export const sameParts = (a: PracticeParts, b: PracticeParts): boolean =>
  (Object.keys(EMPTY_PARTS) as PracticePart[]).every((part) => a[part].trim() === b[part].trim())

/** A question that the person adds themselves. */
export function ownQuestion(text: string): PracticeQuestion {
  const line = text.trim()
  const slug = line
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 90)
    .replace(/^-|-$/g, '')
  return {
    // Other alphabets give no slug; a checksum tells such questions apart.
    key: `own.${slug || [...line].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_007, 7)}`,
    template: 'own',
    facts: { skill: '', skillCy: '', line, company: '', title: '', lastTitle: '', years: '', from: '', until: '' },
    because: [],
  }
}

/** Address of the practice of a job or question. */
export function practicePath(jobId: string | null, more: { question?: string; view?: 'answers' | 'day' } = {}): string {
  const search = new URLSearchParams({ ...(jobId && { job: jobId }), ...more }).toString()
  return search ? `/interview-practice?${search}` : '/interview-practice'
}
