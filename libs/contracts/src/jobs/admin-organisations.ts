import * as v from 'valibot'
import { date, endpoint, id, idParams, pageOf, pageQuery, timestamp, written } from '../endpoint'
import { requiredText } from '../text'
import { approveLogo, logoToDecide, takeLogoAway } from './logos'
import {
  CONFIDENT_LEVELS,
  ORGANISATION_SECTORS,
  ORGANISATION_SIZES,
  organisationDocument,
  VERIFICATION_STATES,
} from './organisation'
import { DOMAIN_CHECKS, REGISTER_COUNTRIES } from './organisation-evidence'
import { MEMBER_ROLES } from './organisation-members'
import { flagPassage, jobFlag } from './vacancies'

/**
 * The administrator's room: organisations. Each decision has a reason: its code is in the audit trail, its text is for the employer alone.
 */
const administrator = { service: 'jobs', access: ['admin'] } as const

export const ASK_CODES = ['evidence-missing', 'evidence-unreadable', 'details-differ', 'other'] as const
export const REFUSAL_CODES = ['not-an-employer', 'cannot-be-confirmed', 'against-rules', 'other'] as const
export const ORGANISATION_SUSPENSION_CODES = ['fraud-suspected', 'reports', 'against-rules', 'asked-by-them', 'other'] as const
/** Why an administrator closes all adverts of an organisation. */
export const ADVERT_CLOSING_CODES = ['copies', 'fraud-suspected', 'reports', 'against-rules', 'asked-by-them', 'other'] as const
/** Why a decision stays after the employer's answer. */
export const APPEAL_KEPT_CODES = ['nothing-new', 'cannot-be-confirmed', 'against-rules', 'other'] as const
export const ORGANISATION_RETURN_CODES = ['settled', 'mistake', 'other'] as const

const CHOOSE = 'Choose a reason'
/** What the employer reads. */
const explanation = requiredText('Say why. The employer will read this', 1000)
/** Rises with each decision; a decision on another version is a `state-conflict`. */
const version = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What waits for an administrator: how much, since when, and the case that has waited longest. */
export const waitingWork = v.object({
  count: v.number(),
  oldest: v.nullable(timestamp),
  next: v.nullable(v.object({ id, name: v.string() })),
})
export type WaitingWork = v.InferOutput<typeof waitingWork>
export const readOrganisationWork = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/organisation-work',
  reads: ['organisation'],
  summary:
    'How many organisations, answers of employers, claims of a Disability Confident level and logos wait for a decision, and since when',
  response: v.object({ organisations: waitingWork, appeals: waitingWork, levels: waitingWork, logos: waitingWork }),
})

/** What of an organisation waits for a decision: itself, its answer to a decision, a claim of a level, or a logo. */
export const ORGANISATION_WAITS = ['submitted', 'appeal', 'level', 'logo'] as const
/** The first one is everything that waits: one entry for each decision. */
export const ORGANISATION_FILTERS = ['waiting', ...ORGANISATION_WAITS, 'verified', 'suspended', 'refused', 'all'] as const
export const listedOrganisation = v.object({
  id,
  name: v.string(),
  state: v.picklist(VERIFICATION_STATES),
  town: v.string(),
  createdAt: timestamp,
  submittedAt: v.nullable(timestamp),
  /** When the newest submission came. */
  domainCheck: v.nullable(v.picklist(DOMAIN_CHECKS)),
  /** What waits, and since when; null in lists of organisations by their state. */
  waits: v.nullable(v.picklist(ORGANISATION_WAITS)),
  waitingSince: v.nullable(timestamp),
})
export type ListedOrganisation = v.InferOutput<typeof listedOrganisation>
export const listOrganisations = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/organisations',
  reads: ['organisation'],
  summary:
    'What waits for a decision about organisations, the longest wait first, or organisations by their state, the newest first',
  query: v.object({
    ...pageQuery,
    show: v.optional(v.picklist(ORGANISATION_FILTERS), 'waiting'),
    q: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  }),
  response: pageOf(listedOrganisation),
})

/**
 * What a comparison with other organisations found. `look-alike-domain`: drawn like a verified organisation's; `free-mail`: anybody can
 * have such an address; the others: the same contact as another organisation's.
 */
export const ORGANISATION_CHECKS = ['look-alike-domain', 'free-mail', 'same-phone', 'same-email', 'same-address'] as const
export const organisationFlag = v.object({
  check: v.picklist(ORGANISATION_CHECKS),
  /** The words that it saw, as the organisation wrote them. */
  found: v.string(),
  /** The other organisation, and its words where they differ. */
  other: v.nullable(v.object({ id, name: v.string(), words: v.string() })),
})
export type OrganisationFlag = v.InferOutput<typeof organisationFlag>
/** What an organisation writes about itself, and the rules for adverts read too. */
export const ORGANISATION_TEXTS = ['name', 'whatWeDo', 'website'] as const
export const organisationTextFlag = v.object({
  ...v.pick(jobFlag, ['check', 'severity', 'found']).entries,
  passages: v.array(v.object({ ...flagPassage.entries, field: v.picklist(ORGANISATION_TEXTS) })),
})
export type OrganisationTextFlag = v.InferOutput<typeof organisationTextFlag>

const registered = v.nullable(v.object({ number: v.string(), country: v.picklist(REGISTER_COUNTRIES) }))
export const submission = v.object({
  id,
  submittedAt: timestamp,
  /** Who sent it; empty for somebody who has left. */
  by: v.string(),
  company: registered,
  charity: registered,
  website: v.string(),
  emailDomain: v.string(),
  domainCheck: v.picklist(DOMAIN_CHECKS),
  document: v.nullable(organisationDocument),
  decision: v.nullable(v.picklist(['verified', 'sent_back', 'refused'])),
  reason: v.nullable(v.string()),
  decidedAt: v.nullable(timestamp),
})
export type Submission = v.InferOutput<typeof submission>
/** The closing of all adverts of an organisation, in batches; it continues after a restart. */
export const advertClosing = v.object({
  state: v.picklist(['running', 'done']),
  /** Adverts that were open when it began, and how many are closed since. */
  total: v.number(),
  closed: v.number(),
  startedAt: timestamp,
  endedAt: v.nullable(timestamp),
})
export type AdvertClosing = v.InferOutput<typeof advertClosing>
export const organisationToDecide = v.object({
  id,
  name: v.string(),
  state: v.picklist(VERIFICATION_STATES),
  version,
  whatWeDo: v.string(),
  website: v.string(),
  sector: v.nullable(v.picklist(ORGANISATION_SECTORS)),
  size: v.nullable(v.picklist(ORGANISATION_SIZES)),
  address: v.string(),
  createdAt: timestamp,
  verifiedAt: v.nullable(timestamp),
  suspendedAt: v.nullable(timestamp),
  suspendedReason: v.nullable(v.string()),
  confident: v.object({
    level: v.picklist(CONFIDENT_LEVELS),
    reference: v.string(),
    expiresOn: v.nullable(date),
    confirmedAt: v.nullable(timestamp),
  }),
  /** One that waits for the check, and the one that is shown. */
  logos: v.array(logoToDecide),
  /** The newest first. */
  submissions: v.array(submission),
  people: v.array(v.object({ id, name: v.string(), role: v.picklist(MEMBER_ROLES), joinedAt: timestamp })),
  jobs: v.object({ active: v.number(), waiting: v.number(), drafts: v.number() }),
  /** The last closing of all its adverts. */
  closing: v.nullable(advertClosing),
  /** Whom to contact there. */
  contact: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
  /** What the employer answered to a refusal or suspension, while it waits; `note` is what it was told. */
  appeal: v.nullable(
    v.object({
      about: v.picklist(['refused', 'suspended']),
      words: v.string(),
      note: v.string(),
      at: timestamp,
      forAnother: v.boolean(),
    }),
  ),
  flags: v.array(organisationFlag),
  /** What its own words have of scams. */
  textFlags: v.array(organisationTextFlag),
  /** Others that gave the same company or charity number. */
  sameNumber: v.array(v.object({ id, name: v.string() })),
})
export type OrganisationToDecide = v.InferOutput<typeof organisationToDecide>
export const readOrganisationToDecide = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/organisations/:id',
  reads: ['organisation'],
  summary: 'An organisation with its evidence, the check of its email domain, its people and what was decided before',
  params: idParams,
  response: organisationToDecide,
})
export const readEvidence = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/documents/:id',
  reads: ['organisation'],
  summary: 'The file that an organisation sent as evidence',
  params: idParams,
  response: v.unknown(),
  raw: true,
})

/** The submission that the administrator read: newer evidence is not decided by it. */
const read = { version, submission: v.nullable(id) }
export const verifyOrganisation = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/organisations/:id/verification',
  changes: ['organisation', 'job'],
  summary: 'Verify an organisation; jobs that it posted while it waited go to the check',
  params: idParams,
  body: v.object(read),
  response: written({ waiting: v.number() }),
})
export const askOrganisation = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/organisations/:id/question',
  changes: ['organisation'],
  summary: 'Ask for more evidence; the organisation can send it again',
  params: idParams,
  body: v.object({ ...read, code: v.picklist(ASK_CODES, CHOOSE), words: explanation }),
  response: written({ why: v.picklist(ASK_CODES) }),
})
export const refuseOrganisation = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/organisations/:id/refusal',
  changes: ['organisation'],
  summary: 'Refuse to verify an organisation; it can send no more evidence unless it is asked for some',
  params: idParams,
  body: v.object({ ...read, code: v.picklist(REFUSAL_CODES, CHOOSE), words: explanation }),
  response: written({ why: v.picklist(REFUSAL_CODES) }),
})
export const upholdOrganisation = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/organisations/:id/upholding',
  changes: ['organisation'],
  summary: 'Keep a refusal or a suspension after the answer of the employer, who can answer it no more',
  params: idParams,
  body: v.object({ version, code: v.picklist(APPEAL_KEPT_CODES, CHOOSE), words: explanation }),
  response: written({ why: v.picklist(APPEAL_KEPT_CODES) }),
})
export const suspendOrganisation = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/organisations/:id/suspension',
  changes: ['organisation', 'job'],
  summary: 'Close an organisation at once: its jobs leave the board, its people are refused with their next request',
  params: idParams,
  body: v.object({ version, code: v.picklist(ORGANISATION_SUSPENSION_CODES, CHOOSE), words: explanation }),
  response: written({
    why: v.picklist(ORGANISATION_SUSPENSION_CODES),
    held: v.number(),
    /** How many applicants are told. */ applicants: v.optional(v.number()),
  }),
})
export const reinstateOrganisation = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/organisations/:id/reinstatement',
  changes: ['organisation', 'job'],
  summary: 'Lift a suspension; the jobs that it took off the board return',
  params: idParams,
  body: v.object({ version, code: v.picklist(ORGANISATION_RETURN_CODES, CHOOSE) }),
  response: written({
    why: v.picklist(ORGANISATION_RETURN_CODES),
    released: v.number(),
    /** How many applicants are told. */ applicants: v.optional(v.number()),
  }),
})
export const closeAllAdverts = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/organisations/:id/advert-closing',
  changes: ['organisation', 'job'],
  summary: 'Close all adverts of an organisation, in the background; it can post none until that is done',
  params: idParams,
  body: v.object({ version, code: v.picklist(ADVERT_CLOSING_CODES, CHOOSE), words: explanation }),
  response: written({ why: v.picklist(ADVERT_CLOSING_CODES), total: v.number() }),
})
export const decideLevel = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/organisations/:id/disability-confident',
  changes: ['organisation'],
  summary: 'Confirm the Disability Confident level that an organisation claims, or take it back',
  params: idParams,
  body: v.object({ version, level: v.picklist(CONFIDENT_LEVELS), decision: v.picklist(['confirmed', 'refused']) }),
  response: written({ decision: v.picklist(['confirmed', 'refused']) }),
})

export const adminOrganisationEndpoints = {
  readOrganisationWork,
  listOrganisations,
  readOrganisationToDecide,
  readEvidence,
  verifyOrganisation,
  askOrganisation,
  refuseOrganisation,
  upholdOrganisation,
  suspendOrganisation,
  reinstateOrganisation,
  closeAllAdverts,
  decideLevel,
  approveLogo,
  takeLogoAway,
}
