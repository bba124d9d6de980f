import * as v from 'valibot'
import { endpoint, id, idParams, timestamp, written } from '../endpoint'
import { email, matching, newPassword } from '../identity/identity'
import { LANGUAGES } from '../language'
import { lastNameEntries, orOneName } from '../one-name'
import { requiredText } from '../text'

const service = 'jobs' as const
const employer = { service, access: ['employer'] } as const
/** Left out: the token of the link that this browser opened. */
const token = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))

export const MEMBER_ROLES = ['owner', 'member'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]
export const INVITATION_DAYS = 7
/** Most open invitations at one time. */
export const MAX_INVITATIONS = 50
/** The same for an organisation that nobody has checked: its emails go to strangers. */
export const MAX_INVITATIONS_UNVERIFIED = 5
export const organisationMember = v.object({
  id,
  name: v.string(),
  role: v.picklist(MEMBER_ROLES),
  joinedAt: timestamp,
  /** Whether this is the asking person. */
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
/** jobs → identity: send this invitation. */
export const invitationEmailHandover = v.object({
  invitationId: id,
  email: v.string(),
  /** Empty until the organisation is verified: an unchecked name is not sent to strangers. */
  organisation: v.string(),
  language: v.picklist(LANGUAGES),
  /** Rises with each email, which ends earlier links. */
  round: v.number(),
  expiresAt: timestamp,
})
export type InvitationEmailHandover = v.InferOutput<typeof invitationEmailHandover>
/** identity → jobs: this account holds the address and the link of the invitation. */
export const invitationHandover = v.object({ invitationId: id, accountId: id, firstName: v.string(), lastName: v.string() })
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
    /** Account of the invited address: none, an employer's, or one of another kind. */
    account: v.picklist(['none', 'employer', 'other']),
    /** The reader: not signed in, the invited person, or somebody else. */
    viewer: v.picklist(['visitor', 'invited', 'someone-else']),
    /** Characters of a new account's password. */
    minimumPassword: v.number(),
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
    orOneName(
      v.object({
        token,
        firstName: requiredText('Enter your first name', 100),
        ...lastNameEntries,
        password: newPassword,
        confirmPassword: v.string('Passwords do not match'),
        language: v.optional(v.picklist(LANGUAGES), 'en'),
      }),
      'Enter your last name',
    ),
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

export const organisationMemberEndpoints = {
  inviteMember,
  renewInvitation,
  revokeInvitation,
  readInvitationEmail,
  changeMemberRole,
  removeMember,
  joinOrganisation,
  sendInvitationEmail,
  readInvitation,
  registerInvited,
  acceptInvitation,
}
