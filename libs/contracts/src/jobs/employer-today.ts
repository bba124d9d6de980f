import * as v from 'valibot'
import { date, endpoint, id } from '../endpoint'

/** What waits for the employer, beside interviews and applications, which have lists of their own. */
export const employerToday = v.object({
  /** New applications not opened for 14 days. */
  overdue: v.object({ count: v.number(), longestDays: v.number() }),
  /** Open jobs whose last day is near, the nearest first. */
  closingSoon: v.array(v.object({ id, title: v.string(), closesOn: date })),
  /** Drafts that an administrator sent back with a note. */
  sentBack: v.number(),
  /** People who accepted an invitation and have not applied yet. */
  accepted: v.number(),
  /** Who posted each of the newest jobs; without a name where it was imported or the person has left. */
  postedBy: v.record(v.string(), v.string()),
  /** Open adverts, and those that say nothing of what the workplace offers. */
  adverts: v.optional(v.object({ open: v.number(), withoutFeatures: v.number() })),
  /** Half of the applications of the last 90 days had their first answer in so many days; null where none has one. */
  answerDays: v.optional(v.nullable(v.number())),
  /** Whether the organisation has posted or drafted a job. */
  hasJobs: v.boolean(),
})
export type EmployerToday = v.InferOutput<typeof employerToday>
export const CLOSING_SOON_DAYS = 3

export const readEmployerToday = endpoint({
  service: 'jobs',
  method: 'GET',
  path: '/employer/today',
  reads: ['job', 'application', 'interview', 'pool-invitation'],
  summary: 'What waits for the employer today, beside interviews',
  access: ['employer'],
  response: employerToday,
})

/** Days that the employer's chart of views shows, today included. */
export const VIEWS_DAYS = 28
export const employerViews = v.object({
  /** Each day of the United Kingdom, the oldest first. A visitor counts once a day for each advert; an applicant for each application. */
  days: v.array(v.object({ day: date, reached: v.number(), viewed: v.number(), applied: v.number() })),
})
export type EmployerViews = v.InferOutput<typeof employerViews>
export const readEmployerViews = endpoint({
  service: 'jobs',
  method: 'GET',
  path: '/employer/views',
  reads: ['job', 'application'],
  problems: ['organisation-suspended'],
  summary: "How often my organisation's adverts were listed and opened in the last weeks, and who applied, by day",
  access: ['employer'],
  response: employerViews,
})

export const employerTodayEndpoints = { readEmployerToday, readEmployerViews }
