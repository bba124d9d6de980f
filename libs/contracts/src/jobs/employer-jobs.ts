import * as v from 'valibot'
import { endpoint, idParams, pageOf, pageQuery, written } from '../endpoint'
import { optionalText } from '../text'
import { JOB_STATES, JOB_TYPES, vacancyFacts } from './job-facts'

const service = 'jobs' as const

/** How often an advert was shown in a list and opened, by whomever; and how many applications ever came to each stage. */
export const jobFunnel = v.object({
  seen: v.number(),
  opened: v.number(),
  applied: v.number(),
  shortlisted: v.number(),
  interviewed: v.number(),
  offered: v.number(),
  started: v.number(),
})
export type JobFunnel = v.InferOutput<typeof jobFunnel>
/**
 * Jobseekers who match a job, as a number alone. Fewer than five are not told apart, and more are rounded down to fives, so that no change
 * of an advert tells anything of one person.
 */
export const AUDIENCE_STEP = 5
export const jobAudience = v.object({ atLeast: v.nullable(v.number()) })
export type JobAudience = v.InferOutput<typeof jobAudience>

export const JOB_LIST_SORTS = ['newest', 'closing', 'applications', 'title'] as const

export const employerJob = v.object({
  ...vacancyFacts,
  state: v.picklist(JOB_STATES),
  shown: v.picklist(['Active', 'Draft', 'Closed']),
  /** Why it waits for a check, in codes. */
  checks: v.array(v.string()),
  /** What the administrator wrote when sending it back. */
  checkNote: v.optional(v.nullable(v.string()), null),
  /** Of a job that is shown: whether new words of it wait for a check, or came back from one. */
  editWaits: v.optional(v.nullable(v.picklist(['check', 'sent-back']))),
  applications: v.number(),
  funnel: v.optional(jobFunnel),
  /** Null of a job that is not shown, and until it has been counted. */
  reach: v.optional(v.nullable(jobAudience)),
})
export type EmployerJob = v.InferOutput<typeof employerJob>
export const listEmployerJobs = endpoint({
  service,
  method: 'GET',
  path: '/employer/jobs',
  reads: ['job', 'application'],
  problems: ['organisation-suspended'],
  summary: "My organisation's jobs, newest first",
  access: ['employer'],
  query: v.object({
    ...pageQuery,
    q: optionalText(100),
    state: v.optional(v.picklist(['all', 'Active', 'Draft', 'Closed']), 'all'),
    type: v.optional(v.picklist(['all', ...JOB_TYPES]), 'all'),
    /** One of the answer's `locations`; empty for all. */
    location: optionalText(150),
    sort: v.optional(v.picklist(JOB_LIST_SORTS), 'newest'),
  }),
  response: v.object({
    ...pageOf(employerJob).entries,
    /** Of all jobs of the organisation, whatever is filtered. */
    counts: v.optional(v.object({ Active: v.number(), Draft: v.number(), Closed: v.number() })),
    locations: v.optional(v.array(v.string())),
  }),
})
export const closeJob = endpoint({
  service,
  method: 'POST',
  path: '/employer/jobs/:id/close',
  changes: ['job', 'application'],
  summary: 'Close a job for applications',
  access: ['employer'],
  params: idParams,
  response: written({ state: v.picklist(JOB_STATES) }),
})

export const setAnonymous = endpoint({
  service,
  method: 'PUT',
  path: '/employer/jobs/:id/anonymous',
  changes: ['job'],
  summary: 'Read applications for a job without names until they are shortlisted, or with names from now on',
  access: ['employer'],
  params: idParams,
  body: v.object({ anonymousUntilShortlist: v.boolean() }),
  response: written({ anonymousUntilShortlist: v.boolean() }),
})
export const readEmployerSummary = endpoint({
  service,
  method: 'GET',
  path: '/employer/summary',
  reads: ['job', 'application', 'interview', 'organisation'],
  problems: ['organisation-suspended'],
  summary: 'Counts of the employer dashboard',
  access: ['employer'],
  response: v.object({
    organisation: v.object({ name: v.string(), verified: v.boolean() }),
    activeJobs: v.number(),
    totalApplications: v.number(),
    newApplications: v.number(),
    interviewsScheduled: v.number(),
  }),
})

export const employerJobEndpoints = {
  listEmployerJobs,
  closeJob,
  setAnonymous,
  readEmployerSummary,
}
