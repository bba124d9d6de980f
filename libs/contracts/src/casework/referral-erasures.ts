import * as v from 'valibot'
import { endpoint, id, idParams, timestamp, written } from '../endpoint'
import { ERASURE_REASONS } from '../identity/erasure'
import { niNumber } from './casework'

const admin = { service: 'casework', access: ['admin'] } as const

export const referralErasure = v.object({
  id,
  personName: v.string(),
  officeName: v.string(),
  why: v.picklist(ERASURE_REASONS),
  askedAt: timestamp,
  /** Whoever asked may take it back, and does not decide. */
  mine: v.boolean(),
})
export type ReferralErasure = v.InferOutput<typeof referralErasure>

export const listReferralErasures = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/referral-erasures',
  reads: ['erasure-request'],
  summary: 'People without an account whom an administrator asked to erase, until another one has decided',
  response: v.object({ items: v.array(referralErasure) }),
})
export const askErasureOfReferral = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/referral-erasures',
  changes: ['erasure-request'],
  problems: ['not-found', 'state-conflict', 'already-exists'],
  summary:
    'Ask to erase somebody who was referred and has no account, by their National Insurance number; another administrator decides',
  body: v.object({ niNumber, code: v.picklist(ERASURE_REASONS, 'Choose a reason') }),
  response: written({ id, why: v.picklist(ERASURE_REASONS) }),
})
export const decideReferralErasure = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/referral-erasures/:id/decision',
  changes: ['erasure-request', 'referral'],
  summary: 'Decide about what another administrator asked: the referrals and their links go at once; or not',
  params: idParams,
  body: v.object({ decision: v.picklist(['erase', 'decline']) }),
  response: written({}),
})
export const referralErasureEndpoints = { listReferralErasures, askErasureOfReferral, decideReferralErasure }
