import * as v from 'valibot'
import { endpoint, timestamp, written } from '../endpoint'
import { LANGUAGES } from '../language'

const staff = { service: 'casework', access: ['agent', 'admin'] } as const

/** The form as typed, unchecked. The National Insurance number is sent separately and never returned. */
export const referralDraft = v.object({
  firstName: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  lastName: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  hasOneName: v.optional(v.boolean(), false),
  disability: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  location: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  email: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  phone: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  benefitsStatus: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  benefitsAmount: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  jobcentreOffice: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  language: v.optional(v.picklist(LANGUAGES), 'en'),
})
export type ReferralDraft = v.InferOutput<typeof referralDraft>
export const readReferralDraft = endpoint({
  ...staff,
  method: 'GET',
  path: '/referral-draft',
  reads: ['referral-draft'],
  summary: 'What I have typed and not sent',
  response: v.object({
    /** `niMask`: the draft holds a complete number, so the form can be sent without typing it again. */
    draft: v.nullable(v.object({ ...referralDraft.entries, niMask: v.nullable(v.string()) })),
    updatedAt: v.nullable(timestamp),
  }),
})
export const saveReferralDraft = endpoint({
  ...staff,
  method: 'PUT',
  path: '/referral-draft',
  changes: ['referral-draft'],
  summary: 'Keep what I have typed, sealed, until it is sent or thrown away',
  body: v.object({
    ...referralDraft.entries,
    /** Left out: the stored number stays. An incomplete number removes it. */
    niNumber: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  response: written({}),
  ratePerMinute: 60,
})
export const removeReferralDraft = endpoint({
  ...staff,
  method: 'DELETE',
  path: '/referral-draft',
  changes: ['referral-draft'],
  summary: 'Throw away what I have typed',
  response: written({}),
})

export const referralDraftEndpoints = {
  readReferralDraft,
  saveReferralDraft,
  removeReferralDraft,
}
