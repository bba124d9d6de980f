import * as v from 'valibot'
import { endpoint, id, idParams, pageOf, pageQuery, timestamp, written } from '../endpoint'
import { APPLICATION_STATES } from './application-states'
import { FREEZES } from './freezes'
import { logoUrl } from './logos'
import { offer, start } from './offers'

const service = 'jobs' as const

/** Optional reason of a withdrawal; the employer reads it. */
export const WITHDRAWAL_REASONS = ['found-work', 'pay-or-hours', 'travel', 'not-for-me', 'life', 'no-answer', 'other'] as const
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]
/** The same as shown, with closed accounts, which nobody can choose. */
export const WITHDRAWAL_CODES = [...WITHDRAWAL_REASONS, 'account-closed'] as const
export type WithdrawalCode = (typeof WITHDRAWAL_CODES)[number]

export const applicationStep = v.object({
  state: v.picklist(APPLICATION_STATES),
  at: timestamp,
  by: v.picklist(['jobseeker', 'employer', 'system']),
})
export const myApplication = v.object({
  id,
  jobId: id,
  jobTitle: v.string(),
  company: v.string(),
  /** The employer's of today. */
  logo: v.optional(logoUrl),
  location: v.string(),
  state: v.picklist(APPLICATION_STATES),
  shown: v.string(),
  appliedAt: timestamp,
  history: v.array(applicationStep),
  cvFilename: v.string(),
  coverLetter: v.string(),
  /** What the person chose to share, beside CV, letter and contact details. */
  shared: v.optional(v.object({ adjustments: v.boolean(), adjustmentsWords: v.string(), benefitsTransition: v.boolean() }), {
    adjustments: false,
    adjustmentsWords: '',
    benefitsTransition: false,
  }),
  /** Id of the CV as sent, which jobseekers keeps. */
  disclosureId: v.optional(v.nullable(id), null),
  receipt: v.object({ reference: v.string(), at: timestamp }),
  /** The employer's text with a rejection. */
  reason: v.nullable(v.string()),
  withdrawal: v.optional(v.nullable(v.picklist(WITHDRAWAL_CODES)), null),
  /** 28 days without an answer. */
  noResponseYet: v.boolean(),
  /** Why it rests: nobody can act in it, only withdraw. */
  frozen: v.optional(v.nullable(v.picklist(FREEZES))),
  /** The latest offer; null in older data. */
  offer: v.optional(v.nullable(offer), null),
  /** The first day once confirmed by the employer. */
  start: v.optional(v.nullable(start), null),
})
export type MyApplication = v.InferOutput<typeof myApplication>
export const apply = endpoint({
  service,
  method: 'POST',
  path: '/applications',
  changes: ['application'],
  problems: ['already-exists', 'link-expired', 'not-found'],
  summary: 'Apply with a disclosure made by jobseekers',
  access: ['user'],
  body: v.object({ handover: v.pipe(v.string(), v.maxLength(20_000)) }),
  response: written({ id }),
})
export const listMyApplications = endpoint({
  service,
  method: 'GET',
  path: '/applications',
  reads: ['application'],
  summary: 'My applications, newest first',
  access: ['user'],
  query: v.object({ ...pageQuery }),
  response: pageOf(myApplication),
})
export const countWaitingApplications = endpoint({
  service,
  method: 'GET',
  path: '/applications/waiting',
  reads: ['application'],
  summary: 'How many of my applications wait for my answer: an invitation to an interview, or an offer',
  access: ['user'],
  response: v.object({ waiting: v.number() }),
})
export const readMyApplication = endpoint({
  service,
  method: 'GET',
  path: '/applications/:id',
  reads: ['application'],
  summary: 'One of my applications',
  access: ['user'],
  params: idParams,
  response: myApplication,
})
export const withdrawApplication = endpoint({
  service,
  method: 'POST',
  path: '/applications/:id/withdraw',
  changes: ['application'],
  summary: 'Withdraw my application',
  access: ['user'],
  params: idParams,
  body: v.object({ reason: v.optional(v.nullable(v.picklist(WITHDRAWAL_REASONS, 'Choose one of the reasons')), null) }),
  response: written({ state: v.picklist(APPLICATION_STATES) }),
})

export const ownApplicationEndpoints = {
  apply,
  listMyApplications,
  countWaitingApplications,
  readMyApplication,
  withdrawApplication,
}
