import * as v from 'valibot'
import { endpoint, id, idParams, timestamp, written } from '../endpoint'
import { LANGUAGES } from '../language'
import { cvAnalysis } from './cv-analysis'
import { CV_CARD_MAX_BYTES, CV_EXTENSIONS, CV_REFUSALS, cv } from './cvs'

/**
 * A work coach's help with a client's CV, and the client's answers. A client is named by their referral, as in `/agent/clients/:id`;
 * without an open case of the agent's own office the answer is `not-found`.
 */
const service = 'jobseekers' as const
const staff = { service, access: ['agent', 'admin'] } as const
const jobseeker = { service, access: ['user'] } as const

/** Kinds of `coach.act`: a work coach's help and the client's answers. */
export const COACH_ACTS = [
  'asked',
  'agreed',
  'declined',
  'cv-added',
  'cv-taken-back',
  'cv-used',
  'cv-removed',
  'cv-looked',
  'matches-found',
  'job-suggested',
] as const
export type CoachAct = (typeof COACH_ACTS)[number]

/** Days without a further question after a refusal. */
export const COACH_ASK_AGAIN_DAYS = 7
/** Days after which an unanswered CV is removed. */
export const PROPOSED_CV_DAYS = 30
/** Most unanswered CVs of one client. */
export const MAX_PROPOSED_CVS = 3

/** `waiting`: for the person's answer. `refused`: could not be read; the person is not asked. */
export const PROPOSED_CV_STATES = ['reading', 'waiting', 'refused', 'used', 'removed', 'taken-back', 'expired'] as const
export type ProposedCvState = (typeof PROPOSED_CV_STATES)[number]

const proposed = {
  id,
  filename: v.string(),
  fileType: v.picklist(['pdf', 'doc', 'docx']),
  fileSize: v.number(),
  addedAt: timestamp,
  /** Who added it, with the name at that time. */
  agentName: v.string(),
  officeName: v.string(),
}
/** What a client can share with their work coach. */
export const sharing = v.object({
  /** The review of the active CV. */
  cv: v.boolean(),
  /** Job matches with their reasons. */
  matches: v.boolean(),
})
export type Sharing = v.InferOutput<typeof sharing>

export const clientCv = v.object({
  sharing,
  hasCv: v.boolean(),
  /** The unanswered question. */
  asked: v.nullable(v.object({ at: timestamp, agentName: v.string() })),
  /** After a refusal: earliest time of the next question. */
  askAgainFrom: v.nullable(timestamp),
  /** Newest first, at most ten. */
  proposed: v.array(
    v.object({
      ...proposed,
      state: v.picklist(PROPOSED_CV_STATES),
      refusal: v.nullable(v.picklist(CV_REFUSALS)),
      answeredAt: v.nullable(timestamp),
      mine: v.boolean(),
    }),
  ),
})
export type ClientCv = v.InferOutput<typeof clientCv>

export const readClientCv = endpoint({
  ...staff,
  method: 'GET',
  path: '/clients/:id/cv',
  reads: ['coach-sharing', 'cv'],
  trace: { opens: 'clients' },
  summary: 'What a client shares with their work coach, and the CVs that were added for them',
  params: idParams,
  response: clientCv,
})
/** A write, because every access is recorded and shown to the person. */
export const openClientCv = endpoint({
  ...staff,
  method: 'POST',
  path: '/clients/:id/cv-looks',
  changes: ['access-log'],
  summary: "Open the review of a client's active CV, with their consent; they see who looked and when",
  params: idParams,
  response: written({
    cv: v.nullable(cv),
    analysis: v.nullable(cvAnalysis),
  }),
  ratePerMinute: 30,
})
export const askClient = endpoint({
  ...staff,
  method: 'POST',
  path: '/clients/:id/questions',
  changes: ['coach-sharing'],
  summary: 'Ask a client to share their CV review and job matches',
  params: idParams,
  response: written({}),
  ratePerMinute: 60,
})
/** Multipart with one file named `file`; same rules as the person's own upload. */
export const uploadClientCv = endpoint({
  ...staff,
  method: 'POST',
  path: '/clients/:id/cvs',
  changes: ['coach-sharing', 'cv'],
  summary: 'Add a CV for a client; it counts for nothing until they have confirmed it',
  params: idParams,
  upload: { maxBytes: CV_CARD_MAX_BYTES, extensions: CV_EXTENSIONS },
  response: written({ id }),
  ratePerMinute: 20,
})
export const takeBackClientCv = endpoint({
  ...staff,
  method: 'DELETE',
  path: '/client-cvs/:id',
  changes: ['coach-sharing', 'cv'],
  summary: 'Take back a CV that waits for the client',
  params: idParams,
  response: written({}),
})
export const listSharing = endpoint({
  ...staff,
  method: 'GET',
  path: '/clients',
  reads: ['coach-sharing'],
  summary: 'What each of my own clients shares with me',
  response: v.object({
    items: v.array(v.object({ referralId: id, sharing, asked: v.boolean(), askAgainFrom: v.nullable(timestamp) })),
  }),
})

export const proposedCv = v.object({
  ...proposed,
  /** The text as it was read, so that the person can check it before they answer; empty when it could not be read. */
  preview: v.string(),
})
export type ProposedCv = v.InferOutput<typeof proposedCv>
export const readMyCoach = endpoint({
  ...jobseeker,
  method: 'GET',
  path: '/work-coach',
  reads: ['coach-sharing', 'case'],
  summary: 'My work coach, what I share with them, what they ask, and the CVs that they added for me',
  response: v.object({
    /** Null without an open case. */
    coach: v.nullable(v.object({ name: v.string(), officeName: v.string() })),
    sharing,
    question: v.nullable(v.object({ agentName: v.string(), officeName: v.string(), askedAt: timestamp })),
    proposed: v.array(proposedCv),
    /** Whether the person has an active CV already. */
    hasActiveCv: v.boolean(),
  }),
})
export const setSharing = endpoint({
  ...jobseeker,
  method: 'PUT',
  path: '/work-coach/sharing',
  changes: ['coach-sharing', 'consent'],
  problems: ['not-found'],
  summary: 'Say what my work coach may see; answers their question, and acts at once',
  body: v.object({
    ...sharing.entries,
    /** Version of the consent text that was shown (`consents.ts`). */
    versions: v.object({ cv: v.pipe(v.number(), v.integer()), matches: v.pipe(v.number(), v.integer()) }),
    language: v.picklist(LANGUAGES),
  }),
  response: written({}),
})
export const downloadProposedCv = endpoint({
  ...jobseeker,
  method: 'GET',
  path: '/proposed-cvs/:id/file',
  reads: ['coach-sharing'],
  summary: 'The file that my work coach added',
  params: idParams,
  raw: true,
})
export const acceptProposedCv = endpoint({
  ...jobseeker,
  method: 'POST',
  path: '/proposed-cvs/:id/use',
  changes: ['coach-sharing', 'cv', 'job-match'],
  summary: 'Use the CV that my work coach added: from now on it is mine',
  params: idParams,
  /** Make it active once it was read; otherwise only when no other is. */
  body: v.object({ makeActive: v.optional(v.boolean(), false) }),
  response: written({ cvId: id }),
})
export const refuseProposedCv = endpoint({
  ...jobseeker,
  method: 'DELETE',
  path: '/proposed-cvs/:id',
  changes: ['coach-sharing'],
  summary: 'Remove the CV that my work coach added, with its file',
  params: idParams,
  response: written({}),
})

export const coachEndpoints = {
  readClientCv,
  openClientCv,
  askClient,
  uploadClientCv,
  takeBackClientCv,
  listSharing,
  readMyCoach,
  setSharing,
  downloadProposedCv,
  acceptProposedCv,
  refuseProposedCv,
}
