import * as v from 'valibot'
import { endpoint, flag, id, idParams, pageOf, pageQuery, timestamp, written } from '../endpoint'
import { AVAILABILITIES } from '../jobseekers/profile'
import { BADGE_IDS } from '../learning/learning'
import { optionalText, requiredText } from '../text'

/**
 * The candidate pool: people who agreed to be found by verified employers, under a pseudonym that differs for each employer. Product
 * behaviour, sections 1, 6 and 11.
 */

/** Least score to be listed for a job: the band "good". */
export const POOL_MATCH_FROM = 60
/** A postcode district is shown only when so many people of the pool share it. */
export const POOL_CROWD = 5
export const POOL_INVITATION_DAYS = 14
/** Most invitations of an organisation in a day. */
export const INVITATIONS_PER_DAY = 20
export const INVITATION_TEXT_MAX = 600

/** `sent` is shown as waiting. `withdrawn`: the person left the pool; the employer sees no invitation. */
export const POOL_INVITATION_STATES = ['sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type PoolInvitationState = (typeof POOL_INVITATION_STATES)[number]
/** States of an invitation that an employer sees. */
const TO_EMPLOYER = ['sent', 'accepted', 'declined', 'expired'] as const

/** Reasons for a match that identify nobody. */
const matchReason = v.variant('kind', [
  /** Skills that the advert asks for. */
  v.object({ kind: v.literal('skills'), have: v.number(), of: v.number() }),
  /** The nearest job title they have held. */
  v.object({ kind: v.literal('work'), title: v.string() }),
  /** At least the experience that the advert asks for. */
  v.object({ kind: v.literal('years') }),
  v.object({ kind: v.literal('travel') }),
  v.object({ kind: v.literal('hours') }),
])
export type MatchReason = v.InferOutput<typeof matchReason>

export const candidate = v.object({
  /** Pseudonymous id, for this organisation only. */
  id,
  /** The pseudonym without its first word, such as "K7M2Q". */
  code: v.string(),
  /** The same number as the person sees for this job. */
  score: v.number(),
  reasons: v.array(matchReason),
  matchingSkills: v.array(v.string()),
  otherSkills: v.array(v.string()),
  /** Skills of the advert that were not found. */
  skillsToDevelop: v.array(v.string()),
  badges: v.array(v.picklist(BADGE_IDS)),
  /** Town, with the outcode where enough people share it; null when unknown. */
  area: v.nullable(v.string()),
  availability: v.nullable(v.picklist(AVAILABILITIES)),
  /** Invitation to this job, if any. */
  invitation: v.nullable(v.object({ id, state: v.picklist(TO_EMPLOYER) })),
})
export type Candidate = v.InferOutput<typeof candidate>

/** 403 `organisation-not-verified` until an administrator has checked the organisation; 404 for a job that is not its own or not live. */
export const listCandidates = endpoint({
  service: 'jobs',
  method: 'GET',
  path: '/employer/candidates',
  reads: ['pool-invitation', 'candidate'],
  problems: ['not-found', 'organisation-not-verified'],
  summary: 'People of the pool who match one of my live jobs, best match first',
  access: ['employer'],
  query: v.object({
    ...pageQuery,
    jobId: id,
    /** A job they have held, a skill or a licence; places and hours have filters of their own. */
    q: optionalText(100),
    badge: v.optional(v.picklist(['all', ...BADGE_IDS]), 'all'),
    /** As in `towns`. */
    area: optionalText(80),
    availability: v.optional(v.picklist(['all', ...AVAILABILITIES]), 'all'),
  }),
  response: v.object({
    ...pageOf(candidate).entries,
    /** Towns of all matching people, for the filter. */
    areas: v.array(v.string()),
    /** What of `q` people were searched by, without its typing errors. */
    searchedFor: v.array(v.string()),
    /** How many more people may be invited today. */
    invitationsLeft: v.number(),
  }),
})
export const inviteCandidate = endpoint({
  service: 'jobs',
  method: 'POST',
  path: '/employer/candidates/:id/invitations',
  changes: ['pool-invitation'],
  problems: ['already-exists', 'organisation-not-verified', 'organisation-suspended'],
  summary: 'Invite somebody of the pool to apply for a job',
  access: ['employer'],
  params: idParams,
  body: v.object({
    jobId: id,
    message: requiredText('Write a short message', INVITATION_TEXT_MAX),
  }),
  response: written({ id }),
  ratePerMinute: 30,
})
export const POOL_FILES = ['cv', 'letter'] as const
export const grantPoolFile = endpoint({
  service: 'jobs',
  method: 'POST',
  path: '/employer/candidates/:id/file-link',
  changes: ['access-log'],
  problems: ['organisation-not-verified'],
  summary: "A link to a candidate's CV or cover letter that works once, for 60 seconds",
  access: ['employer'],
  params: idParams,
  body: v.object({ jobId: id, file: v.picklist(POOL_FILES) }),
  response: v.object({ url: v.string(), expiresAt: timestamp }),
})

export const sentInvitation = v.object({
  id,
  candidateId: id,
  code: v.string(),
  jobId: id,
  jobTitle: v.string(),
  score: v.number(),
  message: v.string(),
  state: v.picklist(TO_EMPLOYER),
  sentAt: timestamp,
  /** The colleague who sent it. */
  sentBy: v.string(),
  expiresAt: timestamp,
  answeredAt: v.nullable(timestamp),
  /** Set after they accepted, until they leave the pool. */
  person: v.nullable(v.object({ name: v.string(), email: v.string(), phone: v.string() })),
  /** Their application for this job, if any. */
  applicationId: v.nullable(id),
})
export type SentInvitation = v.InferOutput<typeof sentInvitation>
export const listSentInvitations = endpoint({
  service: 'jobs',
  method: 'GET',
  path: '/employer/candidate-invitations',
  reads: ['pool-invitation'],
  summary: 'Invitations of my organisation, newest first',
  access: ['employer'],
  query: v.object({ ...pageQuery, jobId: v.optional(id), accepted: flag }),
  response: pageOf(sentInvitation),
})

export const myInvitation = v.object({
  id,
  jobId: id,
  jobTitle: v.string(),
  organisationId: id,
  company: v.string(),
  location: v.string(),
  salary: v.string(),
  /** False when the job takes no more applications. */
  isJobOpen: v.boolean(),
  message: v.string(),
  state: v.picklist(POOL_INVITATION_STATES),
  sentAt: timestamp,
  expiresAt: timestamp,
  answeredAt: v.nullable(timestamp),
  /** As at the time of the invitation. */
  score: v.number(),
  matchingSkills: v.array(v.string()),
  /** The person's application for this job, if any. */
  applicationId: v.nullable(id),
})
export type MyInvitation = v.InferOutput<typeof myInvitation>
export const listMyInvitations = endpoint({
  service: 'jobs',
  method: 'GET',
  path: '/invitations',
  reads: ['pool-invitation'],
  summary: 'Employers who invited me to apply, newest first, and those who may not ask again',
  access: ['user'],
  query: v.object({ ...pageQuery }),
  response: v.object({
    ...pageOf(myInvitation).entries,
    /** Invitations without an answer. */
    open: v.number(),
    refused: v.array(v.object({ organisationId: id, name: v.string(), at: timestamp })),
  }),
})
/** `never` declines and hides the person from that employer. Accepting needs the introduction signed by jobseekers. */
export const answerInvitation = endpoint({
  service: 'jobs',
  method: 'POST',
  path: '/invitations/:id/answer',
  changes: ['pool-invitation'],
  summary: 'Accept an invitation, decline it, or never hear from this employer again',
  access: ['user'],
  params: idParams,
  body: v.object({
    answer: v.picklist(['accept', 'decline', 'never'], 'Choose an answer'),
    introduction: v.optional(v.pipe(v.string(), v.maxLength(4000)), ''),
  }),
  response: written({ state: v.picklist(POOL_INVITATION_STATES) }),
})
export const allowEmployer = endpoint({
  service: 'jobs',
  method: 'DELETE',
  path: '/invitations/refused/:id',
  changes: ['pool-invitation'],
  summary: 'Let an employer find me again',
  access: ['user'],
  params: idParams,
  response: written({}),
})

/** jobseekers → jobs: name and contact details shown with this invitation. */
export const introduction = v.object({
  invitationId: id,
  accountId: id,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
})
export type Introduction = v.InferOutput<typeof introduction>
export const readIntroduction = endpoint({
  service: 'jobseekers',
  method: 'GET',
  path: '/introductions/:id',
  reads: ['disclosure'],
  summary: 'What an employer sees of me when I accept their invitation, and the same signed for jobs',
  access: ['user'],
  params: idParams,
  response: v.object({ name: v.string(), email: v.string(), phone: v.string(), handover: v.string() }),
})

/** jobs → jobseekers: this employer account may open one file of a person in the pool, once. */
export const poolGrant = v.object({
  grantId: id,
  /** The CV's id, sealed, so that two employers cannot compare their links. */
  sealedCv: v.string(),
  accountId: id,
  organisation: v.string(),
  file: v.picklist(POOL_FILES),
  code: v.string(),
})
export type PoolGrant = v.InferOutput<typeof poolGrant>
/** Context that the sealed id is bound to. */
export const sealedFor = (grantId: string): string => `pool-grant/${grantId}`
export const downloadPoolFile = endpoint({
  service: 'jobseekers',
  method: 'GET',
  path: '/pool/file',
  reads: ['candidate'],
  problems: ['link-expired', 'not-found'],
  changes: ['access-log'],
  summary: 'The CV or letter that a grant names, if its owner still shows it',
  access: ['employer'],
  query: v.object({ grant: v.pipe(v.string(), v.maxLength(4000)) }),
  raw: true,
})

export const listPoolViews = endpoint({
  service: 'jobseekers',
  method: 'GET',
  path: '/my-data/pool-views',
  reads: ['access-log'],
  summary: 'Who opened my CV or letter in the pool, and when; newest first',
  access: ['user'],
  query: v.object(pageQuery),
  response: v.object({
    items: v.array(
      v.object({ id, organisation: v.string(), cvFilename: v.string(), file: v.picklist(POOL_FILES), at: timestamp }),
    ),
    nextCursor: v.nullable(v.string()),
  }),
})

export const poolEndpoints = {
  listCandidates,
  inviteCandidate,
  grantPoolFile,
  listSentInvitations,
  listMyInvitations,
  answerInvitation,
  allowEmployer,
  readIntroduction,
  downloadPoolFile,
  listPoolViews,
}
