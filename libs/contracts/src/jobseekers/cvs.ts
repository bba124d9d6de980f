import * as v from 'valibot'
import { endpoint, id, idParams, timestamp, written } from '../endpoint'
import { LANGUAGES } from '../language'
import { cvAnalysis } from './cv-analysis'
import { readCvLines } from './cv-lines'
import { fromAbroad } from './from-abroad'

const service = 'jobseekers' as const

/** The jobseeker CV card: 5 MB. Specification section 9. */
export const CV_CARD_MAX_BYTES = 5 * 1024 * 1024
/** The CV review screen: 10 MB. */
export const CV_REVIEW_MAX_BYTES = 10 * 1024 * 1024
export const CV_EXTENSIONS = ['.pdf', '.doc', '.docx'] as const

export const CV_STATES = ['waiting', 'reading', 'analysed', 'refused'] as const
/** Why a file could not be analysed; each has its own sentence on the screen. */
export const CV_REFUSALS = [
  'scan-without-text',
  'encrypted',
  'corrupt',
  'disguised',
  'too-large',
  'too-many-pages',
  'archive-bomb',
  'timeout',
  'active-content',
  'empty',
  'not-a-cv',
  /** Written in another language than English and Welsh. */
  'other-language',
] as const
export type CvRefusal = (typeof CV_REFUSALS)[number]

export const cv = v.object({
  id,
  filename: v.string(),
  fileType: v.picklist(['pdf', 'doc', 'docx']),
  fileSize: v.number(),
  /** Used for matching. Only an analysed CV can be active; who has one always has an active one. */
  isActive: v.boolean(),
  uploadedAt: timestamp,
  employerVisible: v.boolean(),
  state: v.picklist(CV_STATES),
  refusal: v.nullable(v.picklist(CV_REFUSALS)),
  /** 0 to 100; null until analysed. */
  score: v.nullable(v.number()),
  /** The work coach who added it, with the name at that time. */
  addedBy: v.optional(v.string()),
})
export type Cv = v.InferOutput<typeof cv>

export const listCvs = endpoint({
  service,
  method: 'GET',
  path: '/cvs',
  reads: ['cv'],
  summary: 'My CVs, newest first',
  access: ['user'],
  response: v.object({ items: v.array(cv) }),
})
/** Multipart with one file named `file`. */
export const uploadCv = endpoint({
  service,
  method: 'POST',
  path: '/cvs',
  changes: ['cv'],
  summary: 'Upload a CV from the CV card (5 MB)',
  access: ['user'],
  upload: { maxBytes: CV_CARD_MAX_BYTES, extensions: CV_EXTENSIONS },
  response: written({ id }),
  ratePerMinute: 20,
})
export const uploadCvForReview = endpoint({
  service,
  method: 'POST',
  path: '/cvs/review',
  changes: ['cv'],
  summary: 'Upload a CV on the review screen (10 MB)',
  access: ['user'],
  upload: { maxBytes: CV_REVIEW_MAX_BYTES, extensions: CV_EXTENSIONS },
  response: written({ id }),
  ratePerMinute: 20,
})
export const readCv = endpoint({
  service,
  method: 'GET',
  path: '/cvs/:id',
  reads: ['cv'],
  summary: 'One CV with its analysis',
  access: ['user'],
  params: idParams,
  response: v.object({
    cv,
    analysis: v.nullable(cvAnalysis),
    /** While `waiting`: documents ahead of it. */
    position: v.nullable(v.number()),
    /** The badge "CV & Cover Letter Basics" was earned with this review. */
    badgeCompleted: v.boolean(),
    /** What it says of schools and work in other countries; left out where it says none. */
    abroad: v.optional(fromAbroad),
  }),
})
export const downloadOwnCv = endpoint({
  service,
  method: 'GET',
  path: '/cvs/:id/file',
  reads: ['cv'],
  summary: 'The uploaded file',
  access: ['user'],
  params: idParams,
  raw: true,
})
export const deleteCv = endpoint({
  service,
  method: 'DELETE',
  path: '/cvs/:id',
  changes: ['cv', 'letter', 'job-match'],
  summary: 'Delete a CV and its file; when it was the active one, the newest that was read takes its place',
  access: ['user'],
  params: idParams,
  /** The CV that became active instead; null if none did. */
  response: written({ nowActive: v.nullable(id) }),
})
export const activateCv = endpoint({
  service,
  method: 'POST',
  path: '/cvs/:id/activate',
  changes: ['cv', 'job-match'],
  summary: 'Make this my active CV; 409 for one that was not read, or could not be',
  access: ['user'],
  params: idParams,
  response: written({}),
})

/** The version and language of the consent text (`consents.ts`) that was shown. */
export const agreedConsent = { consentVersion: v.pipe(v.number(), v.integer()), language: v.picklist(LANGUAGES) }
/** One switch for the pool: at most one CV is visible. Off until the person agrees. */
export const setCvVisibility = endpoint({
  service,
  method: 'PUT',
  path: '/cvs/:id/visibility',
  changes: ['cv', 'candidate', 'consent'],
  summary: 'Unlock this CV and its letter for employers, or hide them',
  access: ['user'],
  params: idParams,
  body: v.object({ visible: v.boolean(), ...agreedConsent }),
  response: written({ visible: v.boolean() }),
})
/** Signed for `learning`: this person has an analysed CV and a saved letter. 409 while one is missing. */
export const readBadgeEvidence = endpoint({
  service,
  method: 'GET',
  path: '/cvs/:id/badge-evidence',
  reads: ['cv', 'letter'],
  problems: ['state-conflict'],
  summary: 'Proof for the badge "CV & Cover Letter Basics"',
  access: ['user'],
  params: idParams,
  response: v.object({ handover: v.string() }),
})
/** Signed for `learning`: the address of the badge's holder. Asked for just before the quiz starts. */
export const readBadgeHolder = endpoint({
  service,
  method: 'GET',
  path: '/badge-holder',
  reads: ['account'],
  summary: 'Whom a badge of a course will be about',
  access: ['user'],
  response: v.object({ handover: v.string() }),
})

export const cvEndpoints = {
  listCvs,
  uploadCv,
  uploadCvForReview,
  readCv,
  readCvLines,
  downloadOwnCv,
  deleteCv,
  activateCv,
  setCvVisibility,
  readBadgeEvidence,
  readBadgeHolder,
}
