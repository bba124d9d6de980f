import * as v from 'valibot'
import { endpoint, id, idParams, pageOf, pageQuery, SORT_ORDERS, timestamp, written } from '../endpoint'
import { MOST_VIEWS } from '../identity/saved-views'
import { LANGUAGES } from '../language'
import { lastNameEntries, orOneName } from '../one-name'
import { emailAddress, requiredText } from '../text'
import { niNumber } from './casework'

const staff = { service: 'casework', access: ['agent', 'admin'] } as const

/** Roles of people who work at an office. */
export const STAFF_ROLES = ['agent', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Options of the referral form. Specification section 3. */
export const BENEFITS_STATUSES = [
  'universal-credit',
  'esa',
  'pip',
  'jsa',
  'carers-allowance',
  'housing-benefit',
  'multiple',
  'none',
] as const
export type BenefitsStatus = (typeof BENEFITS_STATUSES)[number]
export const REFERRAL_DISABILITIES = ['none', 'mobility', 'visual', 'hearing', 'learning', 'mental', 'multiple', 'other'] as const
export type ReferralDisability = (typeof REFERRAL_DISABILITIES)[number]

/**
 * What may follow each state. `bounced`: neither email nor text message could be delivered. `expired`: the link ended unused. Both return
 * to `invited` with another invitation.
 */
export const REFERRAL_TRANSITIONS = {
  invited: ['bounced', 'expired', 'active', 'withdrawn'],
  bounced: ['invited', 'active', 'withdrawn'],
  expired: ['invited', 'active', 'withdrawn'],
  active: ['complete', 'withdrawn'],
  complete: [],
  withdrawn: [],
} as const satisfies Record<string, readonly string[]>
export type ReferralState = keyof typeof REFERRAL_TRANSITIONS
export const REFERRAL_STATES = Object.keys(REFERRAL_TRANSITIONS) as ReferralState[]
export const mayBecome = (from: ReferralState, to: ReferralState): boolean =>
  (REFERRAL_TRANSITIONS[from] as readonly string[]).includes(to)

/** As the lists show it, in their order. Specification section 9. */
export const REFERRAL_STATUSES = ['active', 'pending', 'complete'] as const
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number]
const STATUS_OF = {
  invited: 'pending',
  bounced: 'pending',
  expired: 'pending',
  active: 'active',
  complete: 'complete',
  withdrawn: 'complete',
} as const satisfies Record<ReferralState, ReferralStatus>
export const referralStatus = (state: ReferralState): ReferralStatus => STATUS_OF[state]

export const REFERRAL_WITHDRAWAL_REASONS = [
  'asked-to-stop',
  'no-longer-claiming',
  'moved-away',
  'health',
  'other-support',
  'no-contact',
  'made-by-mistake',
] as const
export type ReferralWithdrawalReason = (typeof REFERRAL_WITHDRAWAL_REASONS)[number]

export const DELIVERY_CHANNELS = ['email', 'sms'] as const
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number]
export const DELIVERY_OUTCOMES = ['sent', 'failed'] as const
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number]

/** "First 5 characters, four asterisks, last character." Specification section 9. */
export const maskNiNumberForAgent = (number: string): string => `${number.slice(0, 5)}****${number.slice(-1)}`

/** "Phone number must be at least 10 digits": characters, as documented. */
export const PHONE_MIN = 10
const phone = v.pipe(
  requiredText('Enter a phone number', 30),
  v.minLength(PHONE_MIN, 'Phone number must be at least 10 digits'),
  v.regex(/^\+?[\d\s().-]+$/, 'Enter a phone number, like 07700 900123'),
  v.check((typed) => typed.replace(/\D/g, '').length >= PHONE_MIN, 'Phone number must be at least 10 digits'),
)
export const BENEFITS_AMOUNT_MAX = 9999.99
/** Pounds a week in steps of 0.01, as typed; empty for none. */
const benefitsAmount = v.optional(
  v.pipe(
    v.string('Enter an amount in pounds, like 92.05'),
    v.transform((typed) => typed.replace(/[£,\s]/g, '')),
    v.regex(/^(\d{1,4}(\.\d{1,2})?)?$/, 'Enter an amount in pounds, like 92.05'),
    v.transform((typed) => (typed === '' ? null : Number(typed))),
  ),
  '',
)

const contact = {
  firstName: requiredText('Enter the first name', 100),
  ...lastNameEntries,
  location: requiredText('Enter the location', 200),
  email: emailAddress('Please enter a valid email address.'),
  phone,
}
/** "Refer a Jobseeker": everything on the form. */
const NO_LAST_NAME = 'Enter the last name'
const referralEntries = {
  firstName: contact.firstName,
  ...lastNameEntries,
  niNumber,
  disability: v.optional(v.picklist(REFERRAL_DISABILITIES, 'Choose an answer from the list'), 'none'),
  location: contact.location,
  email: contact.email,
  phone: contact.phone,
  benefitsStatus: v.picklist(BENEFITS_STATUSES, 'Choose the benefits status'),
  benefitsAmount,
  /** The office that works with the person; the agent's own unless another is chosen. */
  jobcentreOffice: v.optional(v.nullable(v.pipe(v.string(), v.uuid('Choose an office from the list'))), null),
  /** Language of the invitation. */
  language: v.optional(v.picklist(LANGUAGES), 'en'),
}
export const referralForm = orOneName(v.object(referralEntries), NO_LAST_NAME)
export type ReferralForm = v.InferOutput<typeof referralForm>
export type ReferralFormInput = v.InferInput<typeof referralForm>
/** Without a number, the one stored with the draft is taken. */
export const referralSubmission = orOneName(v.object({ ...referralEntries, niNumber: v.optional(niNumber) }), NO_LAST_NAME)
export const REFERRAL_FIELDS = Object.keys(referralEntries) as (keyof ReferralForm)[]

export const office = v.object({ id, name: v.string() })
export type Office = v.InferOutput<typeof office>

/** One row of the list. */
export const referralRow = v.object({
  id,
  state: v.picklist(REFERRAL_STATES),
  firstName: v.string(),
  lastName: v.string(),
  niMask: v.string(),
  disability: v.picklist(REFERRAL_DISABILITIES),
  benefitsStatus: v.picklist(BENEFITS_STATUSES),
  location: v.string(),
  jobcentre: v.string(),
  /** The activated account; null while nobody has activated it. */
  accountId: v.nullable(id),
  agentName: v.string(),
  mine: v.boolean(),
  /** Delivery of the latest invitation; null until it is known. */
  email: v.nullable(v.picklist(DELIVERY_OUTCOMES)),
  sms: v.nullable(v.picklist(DELIVERY_OUTCOMES)),
  linkEndsAt: v.nullable(timestamp),
  createdAt: timestamp,
  activatedAt: v.nullable(timestamp),
})
export type ReferralRow = v.InferOutput<typeof referralRow>

export const REFERRAL_STEP_KINDS = [
  'created',
  'corrected',
  'resent',
  'email-sent',
  'email-failed',
  'sms-sent',
  'sms-failed',
  'bounced',
  'expired',
  'activated',
  'number-held-elsewhere',
  'opened-elsewhere',
  'taken-over',
  'completed',
  'withdrawn',
] as const
export type ReferralStepKind = (typeof REFERRAL_STEP_KINDS)[number]
export const referralStep = v.object({
  kind: v.picklist(REFERRAL_STEP_KINDS),
  at: timestamp,
  /** The member of staff, by name; empty for the system, the person, and staff of other offices. */
  by: v.string(),
  /** A code: the reason of a withdrawal, or the fields that were corrected, separated by commas. */
  detail: v.string(),
})
export type ReferralStep = v.InferOutput<typeof referralStep>

export const referralDetails = v.object({
  ...referralRow.entries,
  emailAddress: v.string(),
  phone: v.string(),
  /** Pounds a week. */
  benefitsAmount: v.nullable(v.number()),
  language: v.picklist(LANGUAGES),
  emailAt: v.nullable(timestamp),
  smsAt: v.nullable(timestamp),
  round: v.number(),
  endedAt: v.nullable(timestamp),
  withdrawnReason: v.nullable(v.picklist(REFERRAL_WITHDRAWAL_REASONS)),
  caseId: v.nullable(id),
  /** What is open in the client's jobs: offers made or accepted, and starts still followed. Left out without a case. */
  underWay: v.optional(v.object({ offers: v.number(), starts: v.number() })),
  /** For a referral of another office: open to the asking agent until then. */
  openUntil: v.nullable(timestamp),
  version: v.number(),
  steps: v.array(referralStep),
})
export type ReferralDetails = v.InferOutput<typeof referralDetails>

export const readOffices = endpoint({
  ...staff,
  method: 'GET',
  path: '/offices',
  reads: ['office'],
  summary: 'Job-centre offices that take referrals, and which one is mine',
  response: v.object({ items: v.array(office), mine: v.nullable(id) }),
})
export const createReferral = endpoint({
  ...staff,
  method: 'POST',
  path: '/referrals',
  changes: ['referral'],
  problems: ['already-exists'],
  summary: 'Refer a jobseeker: keeps the referral and invites the person by email and SMS',
  body: referralSubmission,
  response: written({
    id,
    /** In the agent's own office, so they may open it. */
    ownOffice: v.boolean(),
  }),
})
export const lookUpReferral = endpoint({
  ...staff,
  method: 'POST',
  path: '/referrals/same-person',
  reads: ['referral'],
  trace: { searches: 'referrals' },
  summary: 'Whether somebody with this National Insurance number is referred already, and where',
  body: v.object({ niNumber: v.optional(niNumber) }),
  response: v.object({
    found: v.picklist(['nobody', 'own-office', 'other-office']),
    referralId: v.nullable(id),
    officeName: v.string(),
  }),
  ratePerMinute: 30,
})
/** What the list of referrals can be sorted by. Status: Active, Pending, Complete, the newest of each first. */
export const REFERRAL_SORTS = ['status', 'name', 'location', 'referred'] as const
export type ReferralSort = (typeof REFERRAL_SORTS)[number]
/** Saved views. `returned`: the invitation could not be delivered. `expired`: its link ended unused. `week`: referred this week, London time. */
export const REFERRAL_VIEWS = ['returned', 'expired', 'week'] as const
export type ReferralView = (typeof REFERRAL_VIEWS)[number]
const referralFilters = {
  status: v.optional(v.nullable(v.picklist(REFERRAL_STATUSES)), null),
  benefits: v.optional(v.nullable(v.picklist(BENEFITS_STATUSES)), null),
  /** True: with disability support; false: without; null: both. */
  disabilitySupport: v.optional(v.nullable(v.boolean()), null),
  mine: v.optional(v.boolean(), false),
  view: v.optional(v.nullable(v.picklist(REFERRAL_VIEWS)), null),
}
const referralListing = v.object({
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  ...referralFilters,
  sort: v.optional(v.picklist(REFERRAL_SORTS), 'status'),
  order: v.optional(v.picklist(SORT_ORDERS), 'up'),
})
/** A search of people travels in the body: what is typed may be a part of a National Insurance number. */
export const listReferrals = endpoint({
  ...staff,
  method: 'POST',
  path: '/referrals/search',
  reads: ['referral'],
  trace: { searches: 'referrals' },
  summary: 'Referrals of my office: Active, Pending, Complete, newest first, or by a column; by name, NI number or location',
  body: referralListing,
  query: v.object(pageQuery),
  response: v.object({
    ...pageOf(referralRow).entries,
    /** Of the whole office, before search and filters. */
    counts: v.object({ total: v.number(), active: v.number(), completed: v.number(), pending: v.number() }),
    /** How many of the office's referrals each view has. */
    views: v.record(v.picklist(REFERRAL_VIEWS), v.number()),
    /** What a search found and an administrator has sealed: nothing but that it is there. */
    sealed: v.optional(v.array(id)),
  }),
  ratePerMinute: 600,
})
export const countReferralLists = endpoint({
  ...staff,
  method: 'POST',
  path: '/referrals/counts',
  reads: ['referral'],
  summary: 'How many referrals each of several lists has',
  body: v.object({ lists: v.pipe(v.array(v.object(referralFilters)), v.minLength(1), v.maxLength(MOST_VIEWS)) }),
  response: v.object({ counts: v.array(v.number()) }),
})
/** Rows of a file for spreadsheets; whoever needs others narrows the list. */
export const REFERRAL_EXPORT_ROWS = 10_000
export const exportReferrals = endpoint({
  ...staff,
  method: 'POST',
  path: '/referrals/export',
  reads: ['referral'],
  trace: { exports: 'referrals' },
  summary: 'The same list as a table for spreadsheets, without benefits and health; numbers are masked',
  body: referralListing,
  raw: true,
  ratePerMinute: 10,
})
export const readReferral = endpoint({
  ...staff,
  method: 'GET',
  path: '/referrals/:id',
  reads: ['referral'],
  problems: ['state-conflict'],
  trace: { opens: 'referrals' },
  summary: 'One referral with its history and what was delivered',
  params: idParams,
  response: referralDetails,
})
export const correctReferral = endpoint({
  ...staff,
  method: 'PUT',
  path: '/referrals/:id',
  changes: ['referral'],
  summary: 'Correct a referral that waits for the person, and send the invitation again; earlier links end',
  params: idParams,
  body: orOneName(v.object({ ...contact, version: v.number() }), NO_LAST_NAME),
  response: written({}),
  ratePerMinute: 20,
})
export const resendReferral = endpoint({
  ...staff,
  method: 'POST',
  path: '/referrals/:id/invitations',
  changes: ['referral'],
  summary: 'Send the invitation again; earlier links end',
  params: idParams,
  response: written({}),
  ratePerMinute: 10,
})
export const withdrawReferral = endpoint({
  ...staff,
  method: 'POST',
  path: '/referrals/:id/withdrawal',
  changes: ['referral', 'case'],
  summary: 'Withdraw a referral, with the reason; its link ends',
  params: idParams,
  body: v.object({ reason: v.picklist(REFERRAL_WITHDRAWAL_REASONS, 'Choose a reason') }),
  response: written({}),
})
/** Minutes that a referral of another office stays open to the agent who gave a reason. */
export const BREAK_GLASS_MINUTES = 60
export const openElsewhere = endpoint({
  ...staff,
  method: 'POST',
  path: '/referrals/:id/open',
  changes: ['referral', 'case'],
  summary: 'Open a referral of another office for an hour, with a reason that the person and the office can see',
  params: idParams,
  body: v.object({
    reason: v.pipe(requiredText('Say why you need to open it', 500), v.minLength(10, 'Use 10 characters or more')),
  }),
  response: written({ until: timestamp }),
  ratePerMinute: 10,
})

export const referralEndpoints = {
  readOffices,
  createReferral,
  lookUpReferral,
  listReferrals,
  countReferralLists,
  exportReferrals,
  readReferral,
  correctReferral,
  resendReferral,
  withdrawReferral,
  openElsewhere,
}
