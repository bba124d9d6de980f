import * as v from 'valibot'
import { endpoint, id, idParams, timestamp, written } from '../endpoint'
import { LANGUAGES } from '../language'
import { optionalText, requiredText } from '../text'
import { advert } from './letters'
import { PRACTICE_TEMPLATES, type PracticeTemplate } from './practice-questions'

const service = 'jobseekers' as const

/** The STAR form, in its order. */
export const STAR_PARTS = ['situation', 'task', 'action', 'result'] as const
/** `whole`: an answer in one piece, for questions that ask for no story ("Why do you want this job?"). */
export const PRACTICE_PARTS = [...STAR_PARTS, 'whole'] as const
export type PracticePart = (typeof PRACTICE_PARTS)[number]
export const PRACTICE_PART_MAX = 2500
export const MAX_PRACTICE_ANSWERS = 200

/** Requirements of an advert, for making questions. */
export const practiceAdvert = v.object({ ...advert.entries, description: optionalText(8000) })
export type PracticeAdvert = v.InferOutput<typeof practiceAdvert>

const LONGEST_LINE = 600
/** The source of a question: a line of the advert or CV, and the passage (UTF-16 offsets into the line). */
export const questionReason = v.object({
  from: v.picklist(['advert', 'cv']),
  line: requiredText('Enter a line', LONGEST_LINE),
  start: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_LINE)),
  end: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_LINE)),
})
export type QuestionReason = v.InferOutput<typeof questionReason>
export const practiceQuestion = v.object({
  /** Identifies the question for this job; the same when questions are made again. */
  key: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,120}$/, 'Choose a question')),
  template: v.picklist(Object.keys(PRACTICE_TEMPLATES) as PracticeTemplate[]),
  /** Facts of its sentence. */
  facts: v.object({
    skill: optionalText(120),
    skillCy: optionalText(120),
    line: optionalText(LONGEST_LINE),
    company: optionalText(160),
    title: optionalText(160),
    lastTitle: optionalText(160),
    years: optionalText(10),
    from: optionalText(10),
    until: optionalText(10),
  }),
  because: v.pipe(v.array(questionReason), v.maxLength(3)),
})
export type PracticeQuestion = v.InferOutput<typeof practiceQuestion>

export const practiceParts = v.object({
  situation: optionalText(PRACTICE_PART_MAX),
  task: optionalText(PRACTICE_PART_MAX),
  action: optionalText(PRACTICE_PART_MAX),
  result: optionalText(PRACTICE_PART_MAX),
  whole: optionalText(PRACTICE_PART_MAX),
})
export type PracticeParts = v.InferOutput<typeof practiceParts>
export const EMPTY_PARTS: PracticeParts = { situation: '', task: '', action: '', result: '', whole: '' }

/** The job it was practised for; null: none. */
const practiceJob = v.nullable(
  v.object({ id, title: requiredText('Choose a job', 160), company: requiredText('Choose a job', 160) }),
)
export const practiceAnswer = v.object({
  id,
  job: practiceJob,
  question: practiceQuestion,
  parts: practiceParts,
  updatedAt: timestamp,
  /** A save of another version is a `state-conflict`. */
  version: v.number(),
})
export type PracticeAnswer = v.InferOutput<typeof practiceAnswer>

/** A read; a POST because the advert is too long for an address. */
export const makeQuestions = endpoint({
  service,
  method: 'POST',
  path: '/practice/questions',
  reads: 'static',
  summary: 'Questions for an interview, made from the advert and my CV',
  access: ['user'],
  body: v.object({ advert: v.nullable(practiceAdvert) }),
  response: v.object({
    questions: v.array(practiceQuestion),
    /** Whether a CV was used for the questions. */
    cvRead: v.boolean(),
  }),
  ratePerMinute: 60,
})
export const listPracticeAnswers = endpoint({
  service,
  method: 'GET',
  path: '/practice/answers',
  reads: ['practice-answer'],
  summary: 'My practised answers, the last changed first',
  access: ['user'],
  response: v.object({ items: v.array(practiceAnswer) }),
})
/** One answer for each question and job. Version 0: not saved yet. */
export const savePracticeAnswer = endpoint({
  service,
  method: 'PUT',
  path: '/practice/answers',
  changes: ['practice-answer'],
  summary: 'Save my answer to a question',
  access: ['user'],
  body: v.object({
    job: practiceJob,
    question: practiceQuestion,
    parts: practiceParts,
    version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000)),
  }),
  response: written({ id, version: v.number() }),
  ratePerMinute: 120,
})
export const deletePracticeAnswer = endpoint({
  service,
  method: 'DELETE',
  path: '/practice/answers/:id',
  changes: ['practice-answer'],
  summary: 'Delete a practised answer',
  access: ['user'],
  params: idParams,
  response: written({}),
})
export const downloadPracticeAnswers = endpoint({
  service,
  method: 'GET',
  path: '/practice/answers/file',
  reads: ['practice-answer'],
  summary: 'My practised answers as a document',
  access: ['user'],
  query: v.object({
    format: v.picklist(['docx', 'pdf']),
    language: v.optional(v.picklist(LANGUAGES), 'en'),
    /** Answers for one job and for any job; without it, all. */
    job: v.optional(id),
  }),
  raw: true,
})

export const practiceEndpoints = {
  makeQuestions,
  listPracticeAnswers,
  savePracticeAnswer,
  deletePracticeAnswer,
  downloadPracticeAnswers,
}
