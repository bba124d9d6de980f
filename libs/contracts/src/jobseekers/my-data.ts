import * as v from 'valibot'
import { endpoint, id, idParams, pageQuery, SERVICES, type ServiceName, timestamp, written } from '../endpoint'
import { LANGUAGES } from '../language'
import { CONSENT_KINDS } from './consents'

/** What Onward holds of a person; product behaviour, section 12. Each service answers for itself and the browser joins the answers. */
export type PersonalService = Exclude<ServiceName, 'gateway'>
/** Services that keep anything about people. */
export const PERSONAL_SERVICES: readonly PersonalService[] = SERVICES.filter((one) => one !== 'gateway')

/** Writes by which a page saves its position. They are in the download, but not in the list of what the person sent. */
export const KEEPS_ITS_PLACE: readonly string[] = [
  'POST /api/identity/refresh',
  'POST /api/messaging/notices/read',
  'POST /api/messaging/threads/:id/read',
  'PUT /api/messaging/threads/:id/draft',
  'PUT /api/jobs/viewed/:id',
  'PUT /api/jobseekers/application-drafts/:id',
  'PUT /api/casework/referral-draft',
]

export const sentAct = v.object({
  reference: v.string(),
  at: timestamp,
  /** Method and path pattern, such as `PUT /api/jobseekers/profile`; never a value. */
  route: v.string(),
})
export type SentAct = v.InferOutput<typeof sentAct>

const sentBy = (service: PersonalService) =>
  endpoint({
    service,
    method: 'GET',
    path: '/my-data/sent',
    summary: "What I've sent, newest first: receipts without values",
    access: 'signed-in',
    query: v.object(pageQuery),
    response: v.object({ items: v.array(sentAct), nextCursor: v.nullable(v.string()) }),
  })
export const SENT_BY: Readonly<Record<PersonalService, ReturnType<typeof sentBy>>> = {
  identity: sentBy('identity'),
  jobseekers: sentBy('jobseekers'),
  learning: sentBy('learning'),
  jobs: sentBy('jobs'),
  casework: sentBy('casework'),
  messaging: sentBy('messaging'),
}

export const cvAccess = v.object({
  id,
  /** Who downloaded the CV, with the organisation's name at that time. */
  organisation: v.string(),
  cvFilename: v.string(),
  /** The job that the CV was sent for. */
  jobId: id,
  /** Read without names. */
  withoutNames: v.optional(v.boolean()),
  at: timestamp,
})
export type CvAccess = v.InferOutput<typeof cvAccess>
export const listCvAccess = endpoint({
  service: 'jobseekers',
  method: 'GET',
  path: '/my-data/who-looked',
  reads: ['access-log'],
  summary: 'Who downloaded the CV that I sent, and when; newest first',
  access: ['user'],
  query: v.object(pageQuery),
  response: v.object({ items: v.array(cvAccess), nextCursor: v.nullable(v.string()) }),
})

export const givenConsent = v.object({
  id,
  kind: v.picklist(CONSENT_KINDS),
  version: v.number(),
  language: v.picklist(LANGUAGES),
  givenAt: timestamp,
  withdrawnAt: v.nullable(timestamp),
})
export type GivenConsent = v.InferOutput<typeof givenConsent>
export const listConsents = endpoint({
  service: 'jobseekers',
  method: 'GET',
  path: '/my-data/consents',
  reads: ['consent'],
  summary: 'What I agreed to, newest first',
  access: ['user'],
  response: v.object({ items: v.array(givenConsent) }),
})
/** Taking back `pool` also hides the CV from employers, in the same transaction. */
export const takeConsentBack = endpoint({
  service: 'jobseekers',
  method: 'POST',
  path: '/my-data/consents/:kind/withdraw',
  changes: ['consent', 'coach-sharing', 'cv'],
  summary: 'Take back what I agreed to',
  access: ['user'],
  params: v.object({ kind: v.picklist(CONSENT_KINDS, 'Nobody can agree to this') }),
  response: written({}),
})

/**
 * All rows of the person in one service, by table, with its own column names. Sealed fields are opened; hashes and passwords are left out.
 * Files are listed by name and address. Answers `confirmation-needed` unless the second factor, or the password without one, was given recently.
 */
export const personalExport = v.object({
  service: v.string(),
  at: timestamp,
  tables: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
  files: v.array(v.object({ name: v.string(), address: v.string() })),
})
export type PersonalExport = v.InferOutput<typeof personalExport>

const exportBy = (service: PersonalService) =>
  endpoint({
    service,
    method: 'GET',
    path: '/my-data/export',
    summary: 'Everything this service keeps about me',
    access: 'signed-in',
    response: personalExport,
    ratePerMinute: 6,
  })
export const EXPORT_BY: Readonly<Record<PersonalService, ReturnType<typeof exportBy>>> = {
  identity: exportBy('identity'),
  jobseekers: exportBy('jobseekers'),
  learning: exportBy('learning'),
  jobs: exportBy('jobs'),
  casework: exportBy('casework'),
  messaging: exportBy('messaging'),
}
export const downloadSentCv = endpoint({
  service: 'jobseekers',
  method: 'GET',
  path: '/my-data/disclosures/:id/file',
  reads: ['disclosure'],
  summary: 'The CV as I sent it with an application',
  access: ['user'],
  params: idParams,
  raw: true,
})

export const myDataEndpoints = {
  sentByIdentity: SENT_BY.identity,
  sentByJobseekers: SENT_BY.jobseekers,
  sentByLearning: SENT_BY.learning,
  sentByJobs: SENT_BY.jobs,
  sentByCasework: SENT_BY.casework,
  sentByMessaging: SENT_BY.messaging,
  exportByIdentity: EXPORT_BY.identity,
  exportByJobseekers: EXPORT_BY.jobseekers,
  exportByLearning: EXPORT_BY.learning,
  exportByJobs: EXPORT_BY.jobs,
  exportByCasework: EXPORT_BY.casework,
  exportByMessaging: EXPORT_BY.messaging,
  downloadSentCv,
  listCvAccess,
  listConsents,
  takeConsentBack,
}
