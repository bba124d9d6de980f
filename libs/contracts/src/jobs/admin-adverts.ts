import * as v from 'valibot'
import { date, endpoint, id, idParams, pageOf, pageQuery, timestamp, written } from '../endpoint'
import { optionalText, requiredText } from '../text'
import { waitingWork } from './admin-organisations'
import { REPORT_REASONS } from './alerts'
import { JOB_CHECKS, JOB_STATES, JOB_TYPES } from './job-facts'
import { VERIFICATION_STATES } from './organisation'
import { JOB_FIELDS, jobFlag } from './vacancies'

/** The administrator's room: adverts that wait for a check, and what jobseekers reported. */
const administrator = { service: 'jobs', access: ['admin'] } as const

export const JOB_RETURN_CODES = [
  'fee-asked',
  'contact-route',
  'below-minimum-wage',
  'near-duplicate',
  'discriminatory-wording',
  'unclear',
  'other',
] as const
export const REPORT_KEEP_CODES = ['within-rules', 'mended', 'other'] as const

const CHOOSE = 'Choose a reason'
/** What the employer reads. */
const explanation = requiredText('Say why. The employer will read this', 1000)
/** Rises with each save and decision of the advert; a decision on another version is a `state-conflict`. */
const version = v.pipe(v.number(), v.integer(), v.minValue(0))

export const readAdvertWork = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/advert-work',
  reads: ['advert-check'],
  summary: 'How many adverts and reports wait for a decision, and since when',
  response: v.object({ adverts: waitingWork, reports: waitingWork }),
})

const advert = {
  id,
  title: v.string(),
  company: v.string(),
  organisationId: id,
  location: v.string(),
}
/** Among equals the longest wait is first. */
export const HELD_SORTS = ['danger', 'oldest'] as const
export const heldAdvert = v.object({
  ...advert,
  /** When it was posted, or changed so that it needs a check. */
  heldAt: timestamp,
  /** An edit of an advert that was shown before, or a new advert. */
  isEdit: v.boolean(),
  checks: v.array(v.string()),
  version,
  /** By its checks; see `dangerOf`. */
  danger: v.number(),
})
export type HeldAdvert = v.InferOutput<typeof heldAdvert>
export const listHeldAdverts = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/adverts',
  reads: ['advert-check'],
  summary: 'Adverts that wait for a check, the most dangerous first, with the reasons and employers of all of them',
  query: v.object({
    ...pageQuery,
    sort: v.optional(v.picklist(HELD_SORTS), 'danger'),
    check: v.optional(v.picklist(JOB_CHECKS)),
    employer: v.optional(id),
    /** In the title or the employer's name. */
    q: optionalText(100),
  }),
  response: v.object({
    ...pageOf(heldAdvert).entries,
    reasons: v.optional(v.array(v.object({ check: v.picklist(JOB_CHECKS), count: v.number() }))),
    employers: v.optional(v.array(v.object({ id, name: v.string(), count: v.number() }))),
  }),
})
const advertChange = v.object({ field: v.picklist(JOB_FIELDS), before: v.string(), after: v.string() })
export const advertToCheck = v.object({
  ...advert,
  state: v.picklist(JOB_STATES),
  version,
  department: v.string(),
  salary: v.string(),
  hoursPerWeek: v.nullable(v.number()),
  jobType: v.nullable(v.picklist(JOB_TYPES)),
  description: v.string(),
  requirements: v.array(v.string()),
  contactEmail: v.string(),
  postedAt: timestamp,
  closesOn: v.nullable(date),
  postedBy: v.string(),
  checks: v.array(v.string()),
  /** What the checks find now, with the passages. */
  flags: v.array(jobFlag),
  /** The edit of an advert that is shown: its changes and who saved it; null for a new advert. */
  edit: v.nullable(v.object({ at: timestamp, by: v.string(), changes: v.array(advertChange) })),
  /** The employer's answer to a return, while it waits, with what was written to them. `forAnother`: you sent it back. */
  appeal: v.optional(v.nullable(v.object({ words: v.string(), note: v.string(), at: timestamp, forAnother: v.boolean() }))),
  organisation: v.object({ name: v.string(), state: v.picklist(VERIFICATION_STATES), shownBefore: v.boolean() }),
  liveApplications: v.number(),
})
export type AdvertToCheck = v.InferOutput<typeof advertToCheck>
export const readAdvertToCheck = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/adverts/:id',
  reads: ['advert-check'],
  summary: 'An advert with what the checks found, and what an edit changed',
  params: idParams,
  response: advertToCheck,
})
export const approveAdvert = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/adverts/:id/approval',
  changes: ['advert-check', 'job'],
  summary: 'Show an advert that waits for a check, or its new words',
  params: idParams,
  body: v.object({ version }),
  response: written({ isEdit: v.boolean(), /** How many applicants are told. */ applicants: v.optional(v.number()) }),
})
export const returnAdvert = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/adverts/:id/return',
  changes: ['advert-check', 'job'],
  summary: 'Turn an advert that waits for a check into a draft, or keep its new words back, with the reason for the employer',
  params: idParams,
  body: v.object({ version, code: v.picklist(JOB_RETURN_CODES, CHOOSE), words: explanation }),
  response: written({
    why: v.picklist(JOB_RETURN_CODES),
    /** How many applicants are told. */ applicants: v.optional(v.number()),
  }),
})

/** All open reports of one advert, under the id of the first. */
export const reportedAdvert = v.object({
  id,
  jobId: id,
  title: v.string(),
  company: v.string(),
  reportedAt: timestamp,
  reports: v.number(),
  reasons: v.array(v.picklist(REPORT_REASONS)),
})
export type ReportedAdvert = v.InferOutput<typeof reportedAdvert>
export const listReports = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/reports',
  reads: ['job-report'],
  summary: 'Adverts that jobseekers reported and nobody has decided about, the longest wait first',
  query: v.object(pageQuery),
  response: pageOf(reportedAdvert),
})
export const readReport = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/reports/:id',
  reads: ['job-report'],
  summary: 'What was reported about an advert, without who reported it, and the advert itself',
  params: idParams,
  response: v.object({
    id,
    /** Null while it is open. */
    decision: v.nullable(v.picklist(['removed', 'kept'])),
    reports: v.array(v.object({ id, reason: v.picklist(REPORT_REASONS), text: v.string(), at: timestamp })),
    advert: advertToCheck,
  }),
})
export const removeReportedAdvert = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/reports/:id/removal',
  changes: ['job-report', 'advert-check', 'job'],
  summary: 'Take a reported advert down; the employer reads why, and everybody who reported it is told',
  params: idParams,
  body: v.object({ reports: v.number(), code: v.picklist(REPORT_REASONS, CHOOSE), words: explanation }),
  response: written({
    why: v.picklist(REPORT_REASONS),
    told: v.number(),
    /** How many applicants are told. */ applicants: v.optional(v.number()),
  }),
})
export const keepReportedAdvert = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/reports/:id/keeping',
  changes: ['job-report', 'advert-check'],
  summary: 'Keep a reported advert on the board; everybody who reported it is told',
  params: idParams,
  body: v.object({ reports: v.number(), code: v.picklist(REPORT_KEEP_CODES, CHOOSE) }),
  response: written({ why: v.picklist(REPORT_KEEP_CODES), told: v.number() }),
})

export const adminAdvertEndpoints = {
  readAdvertWork,
  listHeldAdverts,
  readAdvertToCheck,
  approveAdvert,
  returnAdvert,
  listReports,
  readReport,
  removeReportedAdvert,
  keepReportedAdvert,
}
