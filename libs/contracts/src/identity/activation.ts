import * as v from 'valibot'
import { endpoint, timestamp, written } from '../endpoint'
import { LANGUAGES } from '../language'
import { matching, PASSWORD_MIN_AT_ACTIVATION, password } from './identity'

const service = 'identity' as const

/** Life of a link, unless the deployment sets another (`ACTIVATION_DAYS`). */
export const ACTIVATION_DAYS = 7
/** How long a browser that opened a link may take to finish; each step starts it anew. */
export const ACTIVATION_SESSION_MINUTES = 30
/** New links that a person may ask for themselves, within a day. */
export const ACTIVATION_RENEWALS = 3

export const ACTIVATION_CONSENT_KINDS = ['terms', 'data-processing', 'marketing'] as const
export type ActivationConsentKind = (typeof ACTIVATION_CONSENT_KINDS)[number]

/** Why a link no longer works; `timed-out`: this browser took too long, and the link may still work. */
export const LINK_FAULTS = ['expired', 'timed-out', 'used', 'replaced', 'withdrawn', 'unknown'] as const
export type LinkFault = (typeof LINK_FAULTS)[number]
const fault = v.object({
  link: v.picklist(LINK_FAULTS),
  /** A new link may be asked for, to the same address and number. */
  mayRenew: v.boolean(),
})

const progress = v.object({
  link: v.literal('open'),
  /** The next step. Somebody who has an account sets no password. */
  step: v.picklist(['password', 'consent']),
  firstName: v.string(),
  jobcentre: v.string(),
  email: v.string(),
  /** Which account the address has: none, a jobseeker's, or one that no referral can join. */
  account: v.picklist(['none', 'jobseeker', 'other']),
  /** Who is signed in here. */
  viewer: v.picklist(['visitor', 'invited', 'someone-else']),
  minimumPassword: v.number(),
  /** Until when this browser may finish. */
  until: timestamp,
})
export const activationState = v.variant('link', [progress, fault])
export type ActivationState = v.InferOutput<typeof activationState>
export type ActivationProgress = v.InferOutput<typeof progress>

const token = v.pipe(v.string('Open the link in your email or text message'), v.maxLength(200, 'This link is not complete'))

/** Opening consumes nothing: mail scanners open links too. */
export const openActivation = endpoint({
  service,
  method: 'POST',
  path: '/activation/open',
  changes: ['activation'],
  summary: "Move a link's token into an activation session of 30 minutes, in a cookie that scripts cannot read",
  access: 'public',
  body: v.object({ token }),
  response: activationState,
  ratePerMinute: 30,
})
export const readActivation = endpoint({
  service,
  method: 'GET',
  path: '/activation',
  reads: ['activation'],
  summary: 'How far the activation of this browser is; `unknown` without one',
  access: 'public',
  response: activationState,
})

export const PASSWORDS_DIFFER = 'Please ensure both passwords are identical.'
export const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_MIN_AT_ACTIVATION} characters long.`
export const CONSENT_MISSING = 'Please accept the terms and data processing consent to continue.'

export const activationPassword = v.pipe(
  v.object({
    password: v.pipe(password, v.minLength(PASSWORD_MIN_AT_ACTIVATION, PASSWORD_TOO_SHORT)),
    confirmPassword: v.string(PASSWORDS_DIFFER),
  }),
  v.forward(v.partialCheck([['password'], ['confirmPassword']], matching, PASSWORDS_DIFFER), ['confirmPassword']),
)
export const chooseActivationPassword = endpoint({
  service,
  method: 'POST',
  path: '/activation/password',
  changes: ['activation'],
  problems: ['link-expired'],
  summary: 'Step 1: the password of the account that is to be opened',
  access: 'public',
  body: activationPassword,
  response: written({ step: v.literal('consent'), until: timestamp }),
  ratePerMinute: 10,
})

const accepted = v.pipe(v.boolean(CONSENT_MISSING), v.literal(true, CONSENT_MISSING))
/** Uses the link up: of parallel attempts one wins, the others get `link-expired`. Signs the person in. */
export const completeActivation = endpoint({
  service,
  method: 'POST',
  path: '/activation/complete',
  changes: ['activation'],
  problems: ['link-expired', 'not-allowed'],
  summary: 'Step 2: what the person agrees to; opens the account, or has the referral join the account that is signed in',
  access: 'public',
  body: v.object({
    termsAccepted: accepted,
    dataProcessingConsent: accepted,
    marketingConsent: v.optional(v.boolean(), false),
    /** Of the texts that were shown; a text that changed meanwhile is `state-conflict`. */
    versions: v.object({ terms: v.number(), 'data-processing': v.number(), marketing: v.number() }),
    language: v.optional(v.picklist(LANGUAGES), 'en'),
  }),
  response: written({ joined: v.boolean() }),
  ratePerMinute: 20,
})
/** For an expired link, or this browser's own. Goes only to the address and number of the referral. */
export const renewActivation = endpoint({
  service,
  method: 'POST',
  path: '/activation/renew',
  changes: ['activation'],
  problems: ['link-expired'],
  summary: 'Have a new link sent to where the first one went; earlier links end',
  access: 'public',
  body: v.object({ token: v.optional(token, '') }),
  response: written({}),
  ratePerMinute: 5,
})

export const givenAtActivation = v.object({
  kind: v.picklist(ACTIVATION_CONSENT_KINDS),
  version: v.number(),
  language: v.picklist(LANGUAGES),
  givenAt: timestamp,
  withdrawnAt: v.nullable(timestamp),
})
export type GivenAtActivation = v.InferOutput<typeof givenAtActivation>
export const listActivationConsents = endpoint({
  service,
  method: 'GET',
  path: '/consents',
  reads: ['consent'],
  summary: 'What I agreed to when my account was activated, newest first',
  access: ['user'],
  response: v.object({ items: v.array(givenAtActivation) }),
})
/** Terms and data processing cannot be withdrawn separately: they end with the account. */
export const stopMarketing = endpoint({
  service,
  method: 'POST',
  path: '/consents/marketing/withdraw',
  changes: ['consent'],
  summary: 'Take back that Onward may email me about its services',
  access: ['user'],
  response: written({}),
})

export const activationEndpoints = {
  openActivation,
  readActivation,
  chooseActivationPassword,
  completeActivation,
  renewActivation,
  listActivationConsents,
  stopMarketing,
}
