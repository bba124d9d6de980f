import * as v from 'valibot'
import { date, endpoint, flag, id, idParams, pageOf, pageQuery, timestamp, written } from '../endpoint'
import { MOST_VIEWS } from '../identity/saved-views'
import { optionalText, requiredText } from '../text'
import { APPLICATION_STATES } from './application-states'
import { ENDING_REASONS } from './ending-reasons'
import { FREEZES } from './freezes'
import { INTERVIEW_STATES } from './interviews'
import { JOB_STATES, JOB_TYPES } from './job-facts'
import { matchExplanation } from './match-scores'
import { offer, start } from './offers'
import { applicationStep, WITHDRAWAL_CODES } from './own-applications'

const service = 'jobs' as const

const PSEUDONYM_DIGITS = 6

/** The number in an application's pseudonym: short, opaque, and the same for every reader. */
export const pseudonymNumber = (applicationId: string): string =>
  String(Number.parseInt(applicationId.slice(0, PSEUDONYM_DIGITS), 16))
/** Prefix of the ids with this number; null where no id can have it. */
export const idPrefixOf = (pseudonym: string): string | null => {
  const prefix = /^\d{1,8}$/.test(pseudonym) ? Number(pseudonym).toString(16).padStart(PSEUDONYM_DIGITS, '0') : ''
  return prefix.length === PSEUDONYM_DIGITS ? prefix : null
}
export const employerApplication = v.object({
  id,
  jobId: id,
  jobTitle: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  location: v.string(),
  availability: v.nullable(v.string()),
  experienceYears: v.nullable(v.number()),
  state: v.picklist(APPLICATION_STATES),
  shown: v.string(),
  appliedAt: timestamp,
  /** The person's score for the job. */
  matchScore: v.nullable(v.number()),
  badges: v.array(v.string()),
  disabilitySupport: v.boolean(),
  benefitsTransition: v.boolean(),
  cvFilename: v.string(),
  version: v.number(),
  /** Shown without name until shortlisted: `name` is a pseudonym; contact details and the CV's file name are empty. */
  anonymous: v.optional(v.boolean()),
  /** Not opened by anybody at the employer for 14 days. */
  overdue: v.optional(v.boolean()),
  /** The open interview. */
  interview: v.optional(
    v.nullable(v.object({ state: v.picklist(INTERVIEW_STATES), startsAt: v.nullable(timestamp), minutes: v.number() })),
  ),
  /** The agreed first day. */
  startsOn: v.optional(v.nullable(date)),
  /** Rejected, and the applicant is told at this time; it can be undone until then. */
  toldAt: v.optional(v.nullable(timestamp)),
  /** Why it rests: nothing of either side reaches the other. */
  frozen: v.optional(v.nullable(v.picklist(FREEZES))),
})
export type EmployerApplication = v.InferOutput<typeof employerApplication>
/** Specification section 5: the lowercased status with its first space turned into a hyphen. */
export const APPLICATION_STATUSES = [
  'all',
  'new',
  'under-review',
  'interview-scheduled',
  'offer-made',
  'offer-accepted',
  'started',
  'rejected',
  'withdrawn',
  'declined',
  'closed',
] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]
export const APPLICATION_SORTS = ['newest', 'oldest', 'best-match', 'lowest-match', 'name', 'name-last'] as const
/**
 * Saved views. `waiting`: new for `VIEW_WAITING_DAYS` or longer. `answer`: the employer's turn with somebody they chose: other interview times
 * are asked for, an interview is over without an outcome, or an accepted offer has no first day.
 */
export const APPLICATION_VIEWS = ['waiting', 'answer'] as const
export type ApplicationView = (typeof APPLICATION_VIEWS)[number]
export const VIEW_WAITING_DAYS = 7
const factFilters = {
  jobId: v.optional(id),
  status: v.optional(v.picklist(APPLICATION_STATUSES), 'all'),
  badges: v.optional(v.picklist(['all', 'high', 'medium', 'low']), 'all'),
  view: v.optional(v.picklist(APPLICATION_VIEWS)),
}
export const applicationFilters = {
  /** Name or email. */
  q: optionalText(100),
  ...factFilters,
  /** Shortlisted, or a later state that is still open. */
  shortlist: flag,
  /** The sorts by match compare people for one job, so they need `jobId`. */
  sort: v.optional(v.picklist(APPLICATION_SORTS), 'newest'),
}
export const listEmployerApplications = endpoint({
  service,
  method: 'GET',
  path: '/employer/applications',
  reads: ['application'],
  problems: ['organisation-suspended'],
  summary: "Applications to my organisation's jobs",
  access: ['employer'],
  query: v.object({ ...pageQuery, ...applicationFilters }),
  response: v.object({
    ...pageOf(employerApplication).entries,
    /** Count of each status under the other filters. */
    counts: v.optional(v.record(v.string(), v.number())),
    /** Number on the shortlist under the filters for job, badges and words. */
    shortlisted: v.optional(v.number()),
    /** Number in each saved view under the same filters. */
    views: v.optional(v.record(v.picklist(APPLICATION_VIEWS), v.number())),
  }),
})

export const countApplicationLists = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/counts',
  reads: ['application'],
  summary: 'How many applications each of several lists has',
  access: ['employer'],
  body: v.object({
    lists: v.pipe(
      v.array(v.object({ ...factFilters, shortlist: v.optional(v.boolean(), false) })),
      v.minLength(1),
      v.maxLength(MOST_VIEWS),
    ),
  }),
  response: v.object({ counts: v.array(v.number()) }),
})
export const listApplicationJobs = endpoint({
  service,
  method: 'GET',
  path: '/employer/application-jobs',
  reads: ['application', 'job'],
  summary: 'The jobs that somebody applied for, with how many, for a filter',
  access: ['employer'],
  response: v.object({
    items: v.array(
      v.object({
        id,
        title: v.string(),
        location: v.string(),
        state: v.picklist(JOB_STATES),
        applications: v.number(),
        shortlisted: v.number(),
        anonymousUntilShortlist: v.boolean(),
      }),
    ),
  }),
})
export const readNeighbours = endpoint({
  service,
  method: 'GET',
  path: '/employer/applications/:id/neighbours',
  reads: ['application'],
  summary: 'What comes before and after an application in a filtered list',
  access: ['employer'],
  params: idParams,
  query: v.object(applicationFilters),
  response: v.object({ previous: v.nullable(id), next: v.nullable(id), position: v.number(), total: v.number() }),
})
export const readEmployerApplication = endpoint({
  service,
  method: 'GET',
  path: '/employer/applications/:id',
  reads: ['application'],
  summary: 'One application',
  access: ['employer'],
  params: idParams,
  response: v.object({
    ...employerApplication.entries,
    coverLetter: v.string(),
    /** In the applicant's own words; empty unless they opted in. */
    adjustmentsWords: v.optional(v.string()),
    withdrawal: v.optional(v.nullable(v.picklist(WITHDRAWAL_CODES))),
    history: v.array(
      v.object({
        ...applicationStep.entries,
        /** The colleague who did it; empty for others, and for somebody who has left. */
        name: v.optional(v.string()),
        /** What the applicant reads. */
        reason: v.optional(v.string()),
        reasonCode: v.optional(v.nullable(v.picklist(ENDING_REASONS))),
      }),
    ),
    match: v.nullable(matchExplanation),
    /** States that the employer may move it to now. */
    next: v.array(v.picklist(APPLICATION_STATES)),
    /** Every version of the offer, the latest first. */
    offers: v.optional(v.array(v.object({ ...offer.entries, name: v.string() }))),
    start: v.optional(v.nullable(start)),
    /** Defaults for an offer, and whether it is still open. */
    job: v.optional(
      v.object({
        salary: v.string(),
        location: v.string(),
        type: v.nullable(v.picklist(JOB_TYPES)),
        state: v.optional(v.picklist(JOB_STATES)),
      }),
    ),
  }),
})

export const NOTE_MAX_LENGTH = 2000
export const listNotes = endpoint({
  service,
  method: 'GET',
  path: '/employer/applications/:id/notes',
  reads: ['application-note'],
  summary: 'Notes of my organisation about an application, oldest first',
  access: ['employer'],
  params: idParams,
  response: v.object({
    items: v.array(
      v.object({
        id,
        text: v.string(),
        at: timestamp,
        /** Empty for somebody who has left. */
        name: v.string(),
        mine: v.boolean(),
      }),
    ),
  }),
})
export const addNote = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/:id/notes',
  changes: ['application-note'],
  summary: 'Add a note for my colleagues',
  access: ['employer'],
  params: idParams,
  body: v.object({ text: requiredText('Write a note', NOTE_MAX_LENGTH) }),
  response: written({ id }),
})
export const grantCvDownload = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/:id/cv-link',
  changes: ['access-log'],
  summary: 'A link to the CV that works once, for 60 seconds',
  access: ['employer'],
  params: idParams,
  response: v.object({ url: v.string(), expiresAt: timestamp }),
})

/** The CV as it may be read before the shortlist. The grant is redeemed with jobseekers, once, within 60 seconds. */
export const grantCvWithoutNames = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/:id/cv-without-names',
  changes: ['access-log'],
  summary: 'A grant to read the CV without what says whose it is, once, for 60 seconds',
  access: ['employer'],
  params: idParams,
  response: v.object({ disclosureId: id, grant: v.string() }),
})

export const employerApplicationEndpoints = {
  listEmployerApplications,
  countApplicationLists,
  listApplicationJobs,
  readNeighbours,
  readEmployerApplication,
  listNotes,
  addNote,
  grantCvDownload,
  grantCvWithoutNames,
}
