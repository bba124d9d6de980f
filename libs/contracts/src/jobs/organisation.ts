import * as v from 'valibot'
import { date, endpoint, id, idParams, timestamp, written } from '../endpoint'
import { email, matching, newPassword } from '../identity/identity'
import { LANGUAGES } from '../language'
import { emailAddress, optionalText, requiredText } from '../text'
import { DOMAIN_CHECKS, REGISTER_COUNTRIES, readCharityNumber, readCompanyNumber, readWebsite } from './organisation-evidence'

const service = 'jobs' as const

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
/** People who work there. */
export const ORGANISATION_SIZES = ['1-9', '10-49', '50-249', '250+'] as const
export type OrganisationSize = (typeof ORGANISATION_SIZES)[number]
/** Levels of the Disability Confident scheme. */
export const CONFIDENT_LEVELS = ['none', 'committed', 'employer', 'leader'] as const
export type ConfidentLevel = (typeof CONFIDENT_LEVELS)[number]
export const MEMBER_ROLES = ['owner', 'member'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]
export const INVITATION_DAYS = 7
/** Waiting at one time. */
export const MAX_INVITATIONS = 50
/** Emails to strangers by somebody whom nobody has checked. */
export const MAX_INVITATIONS_UNVERIFIED = 5

/** How far an organisation's verification has come. `suspended` can follow any of the others, and lifting it brings that one back. */
export const VERIFICATION_STATES = ['not_started', 'submitted', 'verified', 'sent_back', 'refused', 'suspended'] as const
export type VerificationState = (typeof VERIFICATION_STATES)[number]

/** The times that decide the state, as the organisation and its newest submission hold them. */
export interface VerificationFacts {
  suspendedAt: Date | null
  verifiedAt: Date | null
  /** Of the newest submission; null where nothing was ever submitted. */
  submission: { decision: 'verified' | 'sent_back' | 'refused' | null } | null
}
export function verificationState({ suspendedAt, verifiedAt, submission }: VerificationFacts): VerificationState {
  if (suspendedAt) return 'suspended'
  if (verifiedAt) return 'verified'
  if (!submission) return 'not_started'
  return submission.decision === null ? 'submitted' : submission.decision
}

/** Evidence for verification: looked at by an administrator, never shown to anybody else. */
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
const version = v.pipe(v.number(), v.integer(), v.minValue(0))

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
      v.maxLength(10, 'Enter a real postcode'),
      v.regex(/^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})?$/, 'Enter a real postcode'),
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
  /** When an administrator confirmed the level; until then it is what the organisation says of itself. */
  confirmedAt: v.nullable(timestamp),
})

/** What anybody may know of an organisation that advertises. */
export const publicOrganisation = v.object({
  name: v.string(),
  whatWeDo: v.string(),
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
export const organisationMember = v.object({
  id,
  name: v.string(),
  role: v.picklist(MEMBER_ROLES),
  joinedAt: timestamp,
  /** The person who asks. */
  you: v.boolean(),
})
export type OrganisationMember = v.InferOutput<typeof organisationMember>
export const organisationInvitation = v.object({
  id,
  email: v.string(),
  role: v.picklist(MEMBER_ROLES),
  invitedAt: timestamp,
  expiresAt: timestamp,
  expired: v.boolean(),
})
export type OrganisationInvitation = v.InferOutput<typeof organisationInvitation>

export const ownOrganisation = v.object({
  id,
  ...organisationProfile.entries,
  version,
  confident: disabilityConfident,
  verification: v.object({
    state: v.picklist(VERIFICATION_STATES),
    /** What the administrator wrote when asking for more, refusing or suspending. */
    reason: v.nullable(v.string()),
    submittedAt: v.nullable(timestamp),
    decidedAt: v.nullable(timestamp),
    company: registered,
    charity: registered,
    /** Of the submission. */
    domainCheck: v.nullable(v.picklist(DOMAIN_CHECKS)),
    /** Uploaded, for the next submission or as part of the last. */
    document: v.nullable(organisationDocument),
  }),
  role: v.picklist(MEMBER_ROLES),
  members: v.array(organisationMember),
  /** Waiting ones; owners alone see them. */
  invitations: v.array(organisationInvitation),
})
export type OwnOrganisation = v.InferOutput<typeof ownOrganisation>

const employer = { service, access: ['employer'] } as const

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
    /** From identity: the domain of the sender's confirmed address. */
    workEmail: v.pipe(v.string(), v.maxLength(4000)),
  }),
  response: written({ id }),
})
export const inviteMember = endpoint({
  ...employer,
  method: 'POST',
  path: '/employer/organisation/invitations',
  changes: ['organisation', 'member-invitation'],
  problems: ['organisation-suspended'],
  summary: 'Invite somebody by email; identity sends the email, see readInvitationEmail',
  body: v.object({ email, role: v.optional(v.picklist(MEMBER_ROLES), 'member') }),
  response: written({ id }),
  ratePerMinute: 20,
})
export const renewInvitation = endpoint({
  ...employer,
  method: 'POST',
  path: '/employer/organisation/invitations/:id/renew',
  changes: ['organisation', 'member-invitation'],
  summary: 'Invite again: a new email, seven more days, and the earlier links end',
  params: idParams,
  response: written({ id }),
  ratePerMinute: 20,
})
export const revokeInvitation = endpoint({
  ...employer,
  method: 'DELETE',
  path: '/employer/organisation/invitations/:id',
  changes: ['organisation', 'member-invitation'],
  summary: 'Take an invitation back; its link ends',
  params: idParams,
  response: written({}),
})
export const readInvitationEmail = endpoint({
  ...employer,
  method: 'GET',
  path: '/employer/organisation/invitations/:id/letter',
  reads: ['member-invitation'],
  summary: 'The signed order for identity to send the email of an invitation',
  params: idParams,
  response: v.object({ handover: v.string() }),
})
export const changeMemberRole = endpoint({
  ...employer,
  method: 'PUT',
  path: '/employer/organisation/members/:id',
  changes: ['organisation'],
  summary: 'Change what a colleague may do; at least one owner stays',
  params: idParams,
  body: v.object({ role: v.picklist(MEMBER_ROLES) }),
  response: written({}),
})
export const removeMember = endpoint({
  ...employer,
  method: 'DELETE',
  path: '/employer/organisation/members/:id',
  changes: ['organisation'],
  summary: 'Remove a colleague, who loses access with their next request; or leave, with my own id',
  params: idParams,
  response: written({}),
})
export const joinOrganisation = endpoint({
  ...employer,
  method: 'POST',
  path: '/employer/join',
  changes: ['organisation', 'member-invitation'],
  problems: ['link-expired', 'organisation-suspended'],
  summary: 'Join the organisation that invited me, with what identity signed',
  body: v.object({ handover: v.pipe(v.string(), v.maxLength(4000)) }),
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

// Identity's part: it alone knows addresses, mints the link's token when the email is sent, and says whom it belongs to.

/** identity → jobs: the domain of this account's confirmed address. */
export const workEmailHandover = v.object({ accountId: id, domain: v.string() })
/** jobs → identity: send this invitation. */
export const invitationEmailHandover = v.object({
  invitationId: id,
  email: v.string(),
  /** Empty until the organisation is verified: a name that nobody checked is not written to strangers. */
  organisation: v.string(),
  language: v.picklist(LANGUAGES),
  /** Rises with each email; earlier links end. */
  round: v.number(),
  expiresAt: timestamp,
})
export type InvitationEmailHandover = v.InferOutput<typeof invitationEmailHandover>
/** identity → jobs: this account holds the address and the link of the invitation. */
export const invitationHandover = v.object({ invitationId: id, accountId: id, firstName: v.string(), lastName: v.string() })

/** Left out: that of the link which this browser opened. */
const token = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))
export const readWorkEmail = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/work-email',
  reads: ['account'],
  summary: 'A signed statement of the domain of my confirmed address, for jobs',
  access: ['employer'],
  response: v.object({ handover: v.string(), domain: v.string() }),
})
export const sendInvitationEmail = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/invitations/letter',
  changes: ['member-invitation'],
  summary: 'Send the email that jobs ordered',
  access: ['employer'],
  body: v.object({ handover: v.pipe(v.string(), v.maxLength(4000)) }),
  response: written({}),
  ratePerMinute: 20,
})
export const readInvitation = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/invitations/read',
  reads: ['member-invitation'],
  problems: ['link-expired'],
  summary: 'What the link of an invitation is for; consumes nothing, because mail scanners open links',
  access: 'public',
  body: v.object({ token }),
  response: v.object({
    email: v.string(),
    /** Empty while the organisation is not verified. */
    organisation: v.string(),
    expiresAt: timestamp,
    /** Of the invited address: nobody has it yet, an employer, or somebody whose account is of another kind. */
    account: v.picklist(['none', 'employer', 'other']),
    /** Who looks: nobody signed in, the invited person, or somebody else. */
    viewer: v.picklist(['visitor', 'invited', 'someone-else']),
  }),
  ratePerMinute: 30,
})
export const registerInvited = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/invitations/register',
  changes: ['member-invitation'],
  problems: ['already-exists', 'link-expired'],
  summary: 'Open an account for the invited address; the link in the email has proved it',
  access: 'public',
  body: v.pipe(
    v.object({
      token,
      firstName: requiredText('Enter your first name', 100),
      lastName: requiredText('Enter your last name', 100),
      password: newPassword,
      confirmPassword: v.string('Passwords do not match'),
      language: v.optional(v.picklist(LANGUAGES), 'en'),
    }),
    v.forward(v.partialCheck([['password'], ['confirmPassword']], matching, 'Passwords do not match'), ['confirmPassword']),
  ),
  response: written({}),
  ratePerMinute: 10,
})
export const acceptInvitation = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/invitations/accept',
  changes: ['member-invitation'],
  problems: ['link-expired'],
  summary: 'A signed statement for jobs that the invitation is mine',
  access: ['employer'],
  body: v.object({ token }),
  response: v.object({ handover: v.string() }),
})

export const organisationEndpoints = {
  readOrganisation,
  createOrganisation,
  saveOrganisationProfile,
  saveDisabilityConfident,
  uploadOrganisationDocument,
  removeOrganisationDocument,
  submitVerification,
  inviteMember,
  renewInvitation,
  revokeInvitation,
  readInvitationEmail,
  changeMemberRole,
  removeMember,
  joinOrganisation,
  readJobOrganisation,
  readWorkEmail,
  sendInvitationEmail,
  readInvitation,
  registerInvited,
  acceptInvitation,
}
