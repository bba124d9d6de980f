import * as v from 'valibot'
import { endpoint, idParams, pageOf, pageQuery, written } from '../endpoint'
import { optionalText } from '../text'
import { JOB_STATES, JOB_TYPES, vacancyFacts } from './job-facts'

const service = 'jobs' as const

/** How often an advert was listed and opened, and how many applications ever reached each stage, or passed it. */
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
 * How many jobseekers match a job. Below five there is no number, above it is rounded down to fives, so that no edit of an advert reveals
 * anything about one person.
 */
export const AUDIENCE_STEP = 5
export const jobAudience = v.object({ atLeast: v.nullable(v.number()) })
export type JobAudience = v.InferOutput<typeof jobAudience>

export const JOB_LIST_SORTS = ['newest', 'closing', 'applications', 'title'] as const

export const employerJob = v.object({
  ...vacancyFacts,
  state: v.picklist(JOB_STATES),
  shown: v.picklist(['Active', 'Draft', 'Closed']),
  /** Codes of why it waits for a check. */
  checks: v.array(v.string()),
  /** What the administrator wrote when sending it back. */
  checkNote: v.optional(v.nullable(v.string()), null),
  /** For a job that is shown: its edit waits for a check, or was sent back. */
  editWaits: v.optional(v.nullable(v.picklist(['check', 'sent-back']))),
  applications: v.number(),
  /** Of them, those that nobody has begun to review. */
  newApplications: v.optional(v.number()),
  funnel: v.optional(jobFunnel),
  /** Null for a job that is not shown or not counted yet. */
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
    /** Of all jobs of the organisation, before filters. */
    counts: v.optional(v.object({ Active: v.number(), Draft: v.number(), Closed: v.number() })),
    locations: v.optional(v.array(v.string())),
  }),
})
/** Short, so that a field can hold every one of them. */
export const listLiveJobs = endpoint({
  service,
  method: 'GET',
  path: '/employer/live-jobs',
  reads: ['job'],
  problems: ['organisation-suspended'],
  summary: "My organisation's jobs that take applications, newest first, to choose one",
  access: ['employer'],
  response: v.object({
    items: v.array(v.object({ id: v.string(), title: v.string(), location: v.string() })),
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
  listLiveJobs,
  closeJob,
  setAnonymous,
  readEmployerSummary,
}
