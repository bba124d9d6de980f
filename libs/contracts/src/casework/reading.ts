import * as v from 'valibot'
import { date, endpoint, id, idParams, timestamp, written } from '../endpoint'
import { requiredText } from '../text'

const admin = { service: 'casework', access: ['admin'] } as const
const staff = { service: 'casework', access: ['agent', 'admin'] } as const

/** Protected details that an agent may reveal on one day, of people outside their own caseload, before an administrator allows more. */
export const REVEALS_OUTSIDE_A_DAY = 10
/** How many more an administrator allows at once. */
export const MORE_REVEALS = 10

/** Kinds of reading that an administrator looks at. */
export const UNUSUAL_READING = ['outside-caseload', 'same-surname', 'colleague', 'many-readers'] as const
export type UnusualReading = (typeof UNUSUAL_READING)[number]
/** People outside the own caseload that an agent opens on one day before it is listed. */
export const MANY_OUTSIDE = 5
/** Agents who open one person within the days of the list before it is listed. */
export const MANY_READERS = 4
/** Days that the list goes back. */
export const READING_DAYS = 30

const finding = {
  kind: v.picklist(UNUSUAL_READING),
  /** Who read; null where several did. */
  agentId: v.nullable(id),
  /** Who was read; null where several were. */
  referralId: v.nullable(id),
  /** The last day of it, in London. */
  day: date,
}
export const unusualReading = v.object({
  ...finding,
  agentName: v.nullable(v.string()),
  personName: v.nullable(v.string()),
  /** How many people were read, or how many read. */
  count: v.number(),
  at: timestamp,
  question: v.nullable(
    v.object({
      id,
      text: v.string(),
      askedAt: timestamp,
      answer: v.nullable(v.string()),
      notedAt: v.nullable(timestamp),
      /** The agent answered in the portal; otherwise an administrator noted it. */
      byAgent: v.boolean(),
    }),
  ),
})
export type ListedReading = v.InferOutput<typeof unusualReading>

export const listUnusualReading = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/unusual-reading',
  reads: ['reading', 'access-log'],
  summary: 'Reading of the last 30 days that an administrator should look at, the newest first',
  response: v.object({
    items: v.array(unusualReading),
    /** Agents who have reached the limit of reveals today. */
    atLimit: v.array(v.object({ agentId: id, agentName: v.string(), revealed: v.number(), allowed: v.number() })),
  }),
})
export const askAboutReading = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/unusual-reading/questions',
  changes: ['reading'],
  problems: ['not-found'],
  summary: 'Ask the agent about one finding: they are told, and answer in the portal',
  body: v.object({ ...finding, question: requiredText('Write what you ask', 500) }),
  response: written({ id }),
})
export const noteReadingAnswer = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/unusual-reading/questions/:id/answer',
  changes: ['reading'],
  summary: 'Note what was answered elsewhere; once',
  params: idParams,
  body: v.object({ answer: requiredText('Write what was answered', 1000) }),
  response: written({}),
})
export const allowReveals = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/staff/:id/reveal-allowances',
  changes: ['reading'],
  summary: 'Let an agent reveal 10 more protected details outside their caseload today; nobody allows it to themselves',
  params: idParams,
  response: written({ allowed: v.number() }),
})
export const myReadingQuestion = v.object({
  id,
  kind: v.picklist(UNUSUAL_READING),
  day: date,
  /** Null where the question is about several people. */
  personName: v.nullable(v.string()),
  text: v.string(),
  askedAt: timestamp,
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(timestamp),
})
export type MyReadingQuestion = v.InferOutput<typeof myReadingQuestion>
export const listMyReadingQuestions = endpoint({
  ...staff,
  method: 'GET',
  path: '/reading-questions',
  reads: ['reading'],
  summary: 'What administrators ask me about records that I opened, the newest first',
  response: v.object({ items: v.array(myReadingQuestion) }),
})
export const answerReadingQuestion = endpoint({
  ...staff,
  method: 'POST',
  path: '/reading-questions/:id/answer',
  changes: ['reading'],
  summary: 'Answer what an administrator asks about records that I opened; once',
  params: idParams,
  body: v.object({ answer: requiredText('Write your answer', 1000) }),
  response: written({}),
})
export const readingEndpoints = {
  listUnusualReading,
  askAboutReading,
  noteReadingAnswer,
  allowReveals,
  listMyReadingQuestions,
  answerReadingQuestion,
}
