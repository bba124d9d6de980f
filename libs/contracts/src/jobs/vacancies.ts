import * as v from 'valibot'
import { date, endpoint, id, idParams, pageOf, pageQuery, timestamp, written } from '../endpoint'
import { optionalText, requiredText } from '../text'
import { boardJob } from './board'
import { employerJob, jobAudience } from './employer-jobs'
import { ACCESSIBILITY_FEATURES, JOB_CHECKS, JOB_STATES, JOB_TYPES, OFFERED_FEATURES, vacancyFacts } from './job-facts'
import { PAY_PERIODS } from './pay'
import { newJob } from './posting'

const service = 'jobs' as const

/** Parts of an advert in which the checks find something. */
export const ADVERT_FIELDS = ['title', 'description', 'requirements', 'salary', 'contactEmail'] as const
export type AdvertField = (typeof ADVERT_FIELDS)[number]

/** The form as typed; nothing is required, and dates and amounts may be incomplete. */
const typed = (max: number) => optionalText(max)
export const jobDraftForm = v.object({
  title: typed(300),
  department: typed(300),
  location: typed(300),
  jobType: v.optional(v.picklist(['', ...JOB_TYPES]), ''),
  payMinimum: typed(20),
  payMaximum: typed(20),
  payPeriod: v.optional(v.picklist(PAY_PERIODS), 'hour'),
  payNote: typed(200),
  hoursPerWeek: typed(20),
  description: typed(16_000),
  requirements: typed(8_000),
  startDay: typed(4),
  startMonth: typed(4),
  startYear: typed(8),
  day: typed(4),
  month: typed(4),
  year: typed(8),
  contactEmail: typed(300),
  isDisabilityFriendly: v.optional(v.boolean(), false),
  isRemoteAvailable: v.optional(v.boolean(), false),
  accessibilityFeatures: v.optional(v.array(v.picklist(ACCESSIBILITY_FEATURES)), []),
  offeredFeatures: v.optional(v.array(v.picklist(OFFERED_FEATURES)), []),
  benefitsTransitionSupport: v.optional(v.boolean(), false),
  anonymousUntilShortlist: v.optional(v.boolean(), false),
})
export type JobDraftForm = v.InferOutput<typeof jobDraftForm>

export const MAX_JOB_DRAFTS = 50
export const jobDraft = v.object({
  id,
  title: v.string(),
  /** Rises with each save; a save of another version is a `state-conflict`. */
  version: v.number(),
  savedAt: timestamp,
  /** Who saved it last; empty for somebody who has left. */
  savedBy: v.string(),
  /** Deleted then unless somebody works on it. */
  keptUntil: v.optional(timestamp),
})
export type JobDraftListed = v.InferOutput<typeof jobDraft>

export const listJobDrafts = endpoint({
  service,
  method: 'GET',
  path: '/employer/job-drafts',
  reads: ['job-draft'],
  summary: "My organisation's jobs that are begun and not posted, the last one worked on first",
  access: ['employer'],
  response: v.object({ items: v.array(jobDraft) }),
})
export const readJobDraft = endpoint({
  service,
  method: 'GET',
  path: '/employer/job-drafts/:id',
  reads: ['job-draft'],
  summary: 'One draft of my organisation',
  access: ['employer'],
  params: idParams,
  response: v.object({ ...jobDraft.entries, form: jobDraftForm }),
})
export const beginJobDraft = endpoint({
  service,
  method: 'POST',
  path: '/employer/job-drafts',
  changes: ['job-draft'],
  summary: 'Keep a job that is not finished',
  access: ['employer'],
  body: v.object({ form: jobDraftForm }),
  response: written({ id, version: v.number() }),
  ratePerMinute: 60,
})
export const saveJobDraft = endpoint({
  service,
  method: 'PUT',
  path: '/employer/job-drafts/:id',
  changes: ['job-draft'],
  summary: 'Save a draft upon the version that was read',
  access: ['employer'],
  params: idParams,
  body: v.object({ form: jobDraftForm, version: v.number() }),
  response: written({ version: v.number() }),
  ratePerMinute: 120,
})
export const discardJobDraft = endpoint({
  service,
  method: 'DELETE',
  path: '/employer/job-drafts/:id',
  changes: ['job-draft'],
  summary: 'Throw a draft away',
  access: ['employer'],
  params: idParams,
  response: written({}),
})

/** Words that a check saw: from `start` to before `end` of a field; `line` says which of the requirements. */
export const flagPassage = v.object({
  field: v.picklist(ADVERT_FIELDS),
  line: v.nullable(v.number()),
  start: v.number(),
  end: v.number(),
})
export type FlagPassage = v.InferOutput<typeof flagPassage>

export const jobFlag = v.object({
  check: v.picklist(JOB_CHECKS),
  /** `hold`: the advert waits for an administrator. `note`: shown to the administrator. */
  severity: v.picklist(['hold', 'note']),
  passages: v.array(flagPassage),
  /** The passage or pay found; empty when the whole text matters. */
  found: v.string(),
  /** The job that it duplicates, with the company of another organisation's. */
  resembles: v.optional(v.object({ id, title: v.string(), location: v.string(), company: v.optional(v.string()) })),
})
export type JobFlag = v.InferOutput<typeof jobFlag>

/** Checks without posting. With `jobId`, as an edit of that job. */
export const previewJob = endpoint({
  service,
  method: 'POST',
  path: '/employer/jobs/preview',
  reads: ['job'],
  problems: ['not-found'],
  summary: 'A job as jobseekers would see it, with what would be checked and what happens next',
  access: ['employer'],
  body: v.object({ ...newJob.entries, jobId: v.optional(id) }),
  response: v.object({
    job: boardJob,
    /** State of the job if posted or saved now. */
    state: v.picklist(JOB_STATES),
    /** The job is shown and would stay unchanged until the edit is checked. */
    waits: v.optional(v.boolean()),
    flags: v.array(jobFlag),
    /** Why it cannot be posted now, as a sentence, or null. */
    refusal: v.optional(v.nullable(v.string())),
    /** The place found; null without a town or postcode, so distances are unknown. */
    place: v.nullable(v.string()),
    /** Pounds a year full time, for sorting. */
    annualPay: v.nullable(v.number()),
    reach: jobAudience,
    /** Applicants who would be notified. */
    told: v.number(),
  }),
  ratePerMinute: 60,
})
export type JobPreview = v.InferOutput<typeof previewJob.response>

/** Fields of the form, as named in the job's history and the applicants' notice. */
export const JOB_FIELDS = [
  'title',
  'department',
  'location',
  'jobType',
  'salary',
  'startsOn',
  'description',
  'requirements',
  'applicationDeadline',
  'contactEmail',
  'isRemoteAvailable',
  'isDisabilityFriendly',
  'accessibilityFeatures',
  'benefitsTransitionSupport',
] as const
export type JobField = (typeof JOB_FIELDS)[number]
/** Changes of which applicants are notified; the contact and the closing date are not among them. */
export const NOTIFIED_FIELDS: ReadonlySet<JobField> = new Set([
  'title',
  'location',
  'jobType',
  'salary',
  'startsOn',
  'description',
  'requirements',
  'isRemoteAvailable',
  'isDisabilityFriendly',
  'accessibilityFeatures',
  'benefitsTransitionSupport',
])

/** Facts of a job for its employer's form only. */
const formFacts = {
  contactEmail: v.string(),
  payNote: v.string(),
  hoursPerWeek: v.nullable(v.number()),
  offeredFeatures: v.array(v.picklist(OFFERED_FEATURES)),
  anonymousUntilShortlist: v.boolean(),
}
const jobChanges = v.array(v.object({ field: v.picklist(JOB_FIELDS), before: v.string(), after: v.string() }))

/** An edit of a shown job that waits for a check. */
export const waitingEdit = v.object({
  /** The job with the edit. */
  job: v.object({ ...vacancyFacts, ...formFacts }),
  /** Differences from what is shown. */
  changes: jobChanges,
  /** Codes of why it waits. */
  checks: v.array(v.string()),
  /** The administrator's note when sent back; null while it waits. */
  note: v.nullable(v.string()),
  savedAt: timestamp,
  /** Empty for somebody who has left. */
  savedBy: v.string(),
})
export type WaitingEdit = v.InferOutput<typeof waitingEdit>

export const readEmployerJob = endpoint({
  service,
  method: 'GET',
  path: '/employer/jobs/:id',
  reads: ['job'],
  summary: 'One job of my organisation',
  access: ['employer'],
  params: idParams,
  response: v.object({
    ...employerJob.entries,
    ...formFacts,
    waitingEdit: v.optional(v.nullable(waitingEdit)),
    /** What the organisation answered to a return; null while it can answer. */
    appeal: v.optional(v.nullable(v.object({ words: v.string(), at: timestamp, decided: v.boolean() }))),
    version: v.number(),
    closedAt: v.nullable(timestamp),
    /** Who posted it; empty when unknown. */
    postedBy: v.string(),
    /** Open applications: their people are notified of changes. */
    liveApplications: v.number(),
  }),
})
export type FullEmployerJob = v.InferOutput<typeof readEmployerJob.response>

export const editJob = endpoint({
  service,
  method: 'PUT',
  path: '/employer/jobs/:id',
  changes: ['job'],
  summary: 'Change a job that is not over; new words are checked as those of a new job are',
  access: ['employer'],
  params: idParams,
  body: v.object({ ...newJob.entries, version: v.number() }),
  response: written({
    state: v.picklist(JOB_STATES),
    version: v.number(),
    told: v.number(),
    /** The job stays unchanged until the edit is checked. */
    waits: v.optional(v.boolean()),
  }),
})
export const discardWaitingEdit = endpoint({
  service,
  method: 'DELETE',
  path: '/employer/jobs/:id/waiting-edit',
  changes: ['job'],
  summary: 'Take back changes that wait for a check, and leave the job as it is shown',
  access: ['employer'],
  params: idParams,
  response: written({ version: v.number() }),
})
/** Once for each advert: unchanged, it goes to the check again, with the reason. */
export const appealAdvert = endpoint({
  service,
  method: 'POST',
  path: '/employer/jobs/:id/appeal',
  changes: ['job', 'advert-check'],
  summary: 'Answer to the return of an advert or of its changes; another administrator decides where there is one',
  access: ['employer'],
  params: idParams,
  body: v.object({ words: requiredText('Say why the advert is right as it is', 500), version: v.number() }),
  response: written({ version: v.number() }),
})
export const extendJob = endpoint({
  service,
  method: 'POST',
  path: '/employer/jobs/:id/deadline',
  changes: ['job'],
  summary: 'Set another day until which people may apply, or none',
  access: ['employer'],
  params: idParams,
  body: v.object({ applicationDeadline: v.nullable(date), version: v.number() }),
  response: written({ version: v.number() }),
})

export const JOB_VERSION_KINDS = ['edited', 'imported', 'extended', 'closed'] as const
export const jobVersion = v.object({
  version: v.number(),
  kind: v.picklist(JOB_VERSION_KINDS),
  at: timestamp,
  /** Empty for somebody who has left. */
  by: v.string(),
  changes: jobChanges,
  /** When applicants were notified; null when not. */
  toldAt: v.nullable(timestamp),
})
export type JobVersion = v.InferOutput<typeof jobVersion>
export const listJobVersions = endpoint({
  service,
  method: 'GET',
  path: '/employer/jobs/:id/history',
  reads: ['job'],
  summary: 'What was changed of a job since it was posted, newest first',
  access: ['employer'],
  params: idParams,
  query: v.object({ ...pageQuery }),
  response: pageOf(jobVersion),
})

export const vacancyEndpoints = {
  listJobDrafts,
  readJobDraft,
  beginJobDraft,
  saveJobDraft,
  discardJobDraft,
  previewJob,
  readEmployerJob,
  editJob,
  discardWaitingEdit,
  appealAdvert,
  extendJob,
  listJobVersions,
}
