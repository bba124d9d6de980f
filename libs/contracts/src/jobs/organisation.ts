import * as v from 'valibot'
import { date, endpoint, id, idParams, timestamp, written } from '../endpoint'
import { LANGUAGES } from '../language'
import { asPostcode } from '../postcode'
import { emailAddress, optionalText, requiredText } from '../text'
import { ownLogo } from './logos'
import { DOMAIN_CHECKS, REGISTER_COUNTRIES, readCharityNumber, readCompanyNumber, readWebsite } from './organisation-evidence'
import { MEMBER_ROLES, organisationInvitation, organisationMember } from './organisation-members'

const service = 'jobs' as const
const version = v.pipe(v.number(), v.integer(), v.minValue(0))
const employer = { service, access: ['employer'] } as const

export const ORGANISATION_SECTORS = [
  'care-health',
  'charity',
  'construction',
  'creative',
  'education',
  'energy-environment',
  'farming',
  'finance',
  'food-hospitality',
  'government',
  'manufacturing',
  'professional',
  'retail',
  'security-cleaning',
  'sport-leisure',
  'technology',
  'transport',
  'other',
] as const
export type OrganisationSector = (typeof ORGANISATION_SECTORS)[number]
/** Number of people who work there. */
export const ORGANISATION_SIZES = ['1-9', '10-49', '50-249', '250+'] as const
export type OrganisationSize = (typeof ORGANISATION_SIZES)[number]
/** Levels of the Disability Confident scheme. */
export const CONFIDENT_LEVELS = ['none', 'committed', 'employer', 'leader'] as const
export type ConfidentLevel = (typeof CONFIDENT_LEVELS)[number]

/** State of an organisation's verification. `suspended` can follow any other state; lifting it restores that state. */
export const VERIFICATION_STATES = ['not_started', 'submitted', 'verified', 'sent_back', 'refused', 'suspended'] as const
export type VerificationState = (typeof VERIFICATION_STATES)[number]

/** What the state follows from. */
export interface VerificationFacts {
  suspendedAt: Date | null
  verifiedAt: Date | null
  /** The newest submission; null where there was none. */
  submission: { decision: 'verified' | 'sent_back' | 'refused' | null } | null
}
export function verificationState({ suspendedAt, verifiedAt, submission }: VerificationFacts): VerificationState {
  if (suspendedAt) return 'suspended'
  if (verifiedAt) return 'verified'
  if (!submission) return 'not_started'
  return submission.decision === null ? 'submitted' : submission.decision
}

/** Rules for an evidence document. Only administrators see it. */
export const DOCUMENT_RULE = { maxBytes: 10 * 1024 * 1024, extensions: ['.pdf', '.jpg', '.jpeg', '.png'] } as const

const ADDRESS_FAULT = 'Enter a website address, like www.example.co.uk'
const website = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(200, 'Use 200 characters or fewer'),
    v.check((text) => text === '' || readWebsite(text) !== null, ADDRESS_FAULT),
    v.transform((text) => (text === '' ? '' : (readWebsite(text) ?? ''))),
  ),
  '',
)

export const organisationProfile = v.object({
  name: requiredText('Enter the name of your organisation', 200),
  whatWeDo: optionalText(2000),
  website,
  sector: v.optional(v.nullable(v.picklist(ORGANISATION_SECTORS, 'Choose one of the sectors')), null),
  size: v.optional(v.nullable(v.picklist(ORGANISATION_SIZES, 'Choose one of the sizes')), null),
  address: optionalText(300),
  town: optionalText(100),
  postcode: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.transform(asPostcode),
      v.maxLength(10, 'Enter a real postcode'),
      v.regex(/^(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|BFPO \d{1,4})?$/, 'Enter a real postcode'),
    ),
    '',
  ),
  contactName: optionalText(100),
  contactEmail: v.optional(v.union([v.literal(''), emailAddress('Please enter a valid email address.')]), ''),
  contactPhone: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(30), v.regex(/^(?:\+?[\d ()-]{7,30})?$/, 'Enter a real phone number')),
    '',
  ),
})
export type OrganisationProfile = v.InferOutput<typeof organisationProfile>

export const disabilityConfident = v.object({
  level: v.picklist(CONFIDENT_LEVELS),
  reference: v.string(),
  expiresOn: v.nullable(date),
  /** When an administrator confirmed the level; null: only claimed. */
  confirmedAt: v.nullable(timestamp),
})

/** Public facts of an organisation that advertises. */
export const publicOrganisation = v.object({
  name: v.string(),
  whatWeDo: v.string(),
  /** Of `whatWeDo`. */
  writtenIn: v.optional(v.picklist(LANGUAGES)),
  website: v.string(),
  sector: v.nullable(v.picklist(ORGANISATION_SECTORS)),
  size: v.nullable(v.picklist(ORGANISATION_SIZES)),
  town: v.string(),
  contactName: v.string(),
  contactEmail: v.string(),
  contactPhone: v.string(),
  confident: v.nullable(v.object({ level: v.picklist(['committed', 'employer', 'leader']), confirmed: v.boolean() })),
})
export type PublicOrganisation = v.InferOutput<typeof publicOrganisation>

const registered = v.nullable(v.object({ number: v.string(), country: v.picklist(REGISTER_COUNTRIES) }))
export const organisationDocument = v.object({ id, filename: v.string(), bytes: v.number(), uploadedAt: timestamp })

export const ownOrganisation = v.object({
  id,
  ...organisationProfile.entries,
  version,
  confident: disabilityConfident,
  verification: v.object({
    state: v.picklist(VERIFICATION_STATES),
    /** What the administrator wrote when asking for more, refusing or suspending. */
    reason: v.nullable(v.string()),
    /** The answer to a refusal or a suspension that stands. */
    appeal: v.optional(v.nullable(v.object({ words: v.string(), at: timestamp, decided: v.boolean() }))),
    submittedAt: v.nullable(timestamp),
    decidedAt: v.nullable(timestamp),
    company: registered,
    charity: registered,
    /** Result for the submission. */
    domainCheck: v.nullable(v.picklist(DOMAIN_CHECKS)),
    /** The uploaded document, part of the last or next submission. */
    document: v.nullable(organisationDocument),
  }),
  logo: ownLogo,
  role: v.picklist(MEMBER_ROLES),
  members: v.array(organisationMember),
  /** Open invitations; only owners see them. */
  invitations: v.array(organisationInvitation),
})
export type OwnOrganisation = v.InferOutput<typeof ownOrganisation>

export const readOrganisation = endpoint({
  ...employer,
  method: 'GET',
  path: '/employer/organisation',
  reads: ['organisation'],
  summary: 'The organisation I work for; null when I belong to none',
  response: v.object({ organisation: v.nullable(ownOrganisation) }),
})
export const createOrganisation = endpoint({
  ...employer,
  method: 'POST',
  path: '/employer/organisation',
  changes: ['organisation'],
  problems: ['already-exists'],
  summary: 'Set up an organisation, as somebody who belongs to none',
  body: v.object({ name: organisationProfile.entries.name }),
  response: written({ id }),
})
export const saveOrganisationProfile = endpoint({
  ...employer,
  method: 'PUT',
  path: '/employer/organisation/profile',
  changes: ['organisation'],
  summary: "Change my organisation's profile; name and website stay as they are once it is submitted or verified",
  body: v.object({ ...organisationProfile.entries, version }),
  response: written({ version }),
})
/** Once for each such decision; also while suspended. */
export const appealOrganisation = endpoint({
  ...employer,
  method: 'POST',
  path: '/employer/organisation/appeal',
  changes: ['organisation'],
  summary: 'Answer to the refusal or suspension of my organisation; another administrator decides where there is one',
  body: v.object({ words: requiredText('Say why the decision is wrong', 500) }),
  response: written({}),
})
export const saveDisabilityConfident = endpoint({
  ...employer,
  method: 'PUT',
  path: '/employer/organisation/disability-confident',
  changes: ['organisation'],
  summary: "Say my organisation's Disability Confident level; shown as claimed until it is confirmed",
  body: v.object({
    level: v.picklist(CONFIDENT_LEVELS, 'Choose your level'),
    reference: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.toUpperCase(),
        v.regex(/^(?:[A-Z]{0,4}\s?\d{4,10})?$/, 'Check the reference number on your certificate'),
      ),
      '',
    ),
    expiresOn: v.optional(v.nullable(date), null),
    version,
  }),
  response: written({ version }),
})
export const uploadOrganisationDocument = endpoint({
  ...employer,
  method: 'POST',
  path: '/employer/organisation/documents',
  changes: ['organisation'],
  summary: 'Upload a document as evidence; it takes the place of one that was not submitted yet',
  upload: DOCUMENT_RULE,
  response: written({ id }),
  ratePerMinute: 10,
})
export const removeOrganisationDocument = endpoint({
  ...employer,
  method: 'DELETE',
  path: '/employer/organisation/documents/:id',
  changes: ['organisation'],
  summary: 'Remove a document that was not submitted yet',
  params: idParams,
  response: written({}),
})
export const submitVerification = endpoint({
  ...employer,
  method: 'POST',
  path: '/employer/organisation/verification',
  changes: ['organisation'],
  problems: ['link-expired'],
  summary: 'Send the evidence to be verified; at least one of company number, charity number or uploaded document',
  body: v.object({
    companyNumber: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(20, 'This is not a Companies House number'),
        v.check((text) => text.trim() === '' || readCompanyNumber(text) !== null, 'This is not a Companies House number'),
      ),
      '',
    ),
    charityNumber: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(20, 'This is not a charity number'),
        v.check((text) => text.trim() === '' || readCharityNumber(text) !== null, 'This is not a charity number'),
      ),
      '',
    ),
    /** Signed by identity: the domain of the sender's confirmed address. */
    workEmail: v.pipe(v.string(), v.maxLength(4000)),
  }),
  response: written({ id }),
})
/** The employer behind an advert, for its page. */
export const readJobOrganisation = endpoint({
  service,
  method: 'GET',
  path: '/jobs/:id/organisation',
  reads: ['organisation'],
  summary: 'The public profile of the organisation behind an active job',
  access: 'public',
  params: idParams,
  response: publicOrganisation,
})

// Identity alone knows email addresses and makes the links.

/** identity → jobs: the domain of this account's confirmed address. */
export const workEmailHandover = v.object({ accountId: id, domain: v.string() })
export const readWorkEmail = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/work-email',
  reads: ['account'],
  summary: 'A signed statement of the domain of my confirmed address, for jobs',
  access: ['employer'],
  response: v.object({ handover: v.string(), domain: v.string() }),
})

export const organisationEndpoints = {
  appealOrganisation,
  readOrganisation,
  createOrganisation,
  saveOrganisationProfile,
  saveDisabilityConfident,
  uploadOrganisationDocument,
  removeOrganisationDocument,
  submitVerification,
  readJobOrganisation,
  readWorkEmail,
}
