import * as v from 'valibot'
import { date, endpoint, id, idParams, timestamp, written } from '../endpoint'
import { optionalText, requiredText } from '../text'

const service = 'jobseekers' as const

/** Longest letter of an application; a draft may be longer while it is being shortened. */
export const APPLICATION_LETTER_MAX = 6000
export const ADJUSTMENTS_MAX = 1000
export const MAX_APPLICATION_DRAFTS = 100
/** Days that a draft is kept after its job closed, to reuse its text. */
export const DRAFT_KEPT_DAYS = 30

/** A prepared application; nothing of it is sent, and no employer can read it. */
export const applicationDraftContent = v.object({
  cvId: v.nullable(id),
  coverLetter: optionalText(2 * APPLICATION_LETTER_MAX),
  shareAdjustments: v.boolean(),
  adjustmentsWords: optionalText(2 * ADJUSTMENTS_MAX),
  shareBenefitsTransition: v.boolean(),
  /** As typed, right or not; null or left out: the profile's. */
  phone: v.optional(v.nullable(optionalText(60))),
})
export type ApplicationDraftContent = v.InferOutput<typeof applicationDraftContent>

export const applicationDraft = v.object({
  jobId: id,
  /** As at the last save. */
  jobTitle: v.string(),
  company: v.string(),
  closesOn: v.nullable(date),
  words: applicationDraftContent,
  /** Rises with each save; a save of another version is a `state-conflict`. */
  version: v.number(),
  savedAt: timestamp,
  /** When the job closed and when the draft is deleted; null while the job is open. */
  closed: v.nullable(v.object({ at: timestamp, keptUntil: timestamp })),
})
export type ApplicationDraft = v.InferOutput<typeof applicationDraft>

export const listApplicationDrafts = endpoint({
  service,
  method: 'GET',
  path: '/application-drafts',
  reads: ['application-draft'],
  summary: 'Applications that I have begun and not sent, the last one worked on first',
  access: ['user'],
  response: v.object({ items: v.array(applicationDraft) }),
})
/** A draft has the id of its job: one for each person and job. */
export const readApplicationDraft = endpoint({
  service,
  method: 'GET',
  path: '/application-drafts/:id',
  reads: ['application-draft'],
  summary: 'My draft for one job, or none',
  access: ['user'],
  params: idParams,
  response: v.object({ draft: v.nullable(applicationDraft) }),
})
export const saveApplicationDraft = endpoint({
  service,
  method: 'PUT',
  path: '/application-drafts/:id',
  changes: ['application-draft'],
  summary: 'Keep my draft for one job',
  access: ['user'],
  params: idParams,
  body: v.object({
    jobTitle: requiredText('Say which job it is for', 200),
    company: optionalText(200),
    closesOn: v.optional(v.nullable(date), null),
    words: applicationDraftContent,
    /** Version of the draft that was read; 0 when there was none. */
    version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000)),
  }),
  response: written({ version: v.number() }),
  ratePerMinute: 120,
})
export const deleteApplicationDraft = endpoint({
  service,
  method: 'DELETE',
  path: '/application-drafts/:id',
  changes: ['application-draft'],
  summary: 'Delete my draft for one job',
  access: ['user'],
  params: idParams,
  response: written({}),
})

export const applicationDraftEndpoints = {
  listApplicationDrafts,
  readApplicationDraft,
  saveApplicationDraft,
  deleteApplicationDraft,
}
