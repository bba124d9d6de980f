import * as v from 'valibot'
import { ROLES } from '../access'
import { endpoint, id, idParams, pageOf, pageQuery, SORT_ORDERS, timestamp, written } from '../endpoint'
import { LANGUAGES } from '../language'
import { lastNameEntries, orOneName } from '../one-name'
import { emailAddress, requiredText } from '../text'
import { STAFF_ID } from './staff'

/** The administrator's room: colleagues, whose accounts identity holds, and the offices of casework. */
const ofIdentity = { service: 'identity', access: ['admin'] } as const
const ofCasework = { service: 'casework', access: ['admin'] } as const

export const ACCOUNT_SUSPENSION_CODES = ['left', 'misuse', 'security', 'asked-by-them', 'other'] as const
export const ACCOUNT_RETURN_CODES = ['settled', 'returned', 'mistake', 'other'] as const
export const ACCOUNT_REMOVAL_CODES = ['left', 'asked-by-them', 'mistake', 'other'] as const
export const FACTOR_RESET_CODES = ['phone-lost', 'phone-changed', 'security', 'other'] as const
const CHOOSE = 'Choose a reason'

export const staffMember = v.object({
  id,
  name: v.string(),
  email: v.string(),
  staffId: v.string(),
  /** Null for an administrator without an office. */
  officeId: v.nullable(id),
  role: v.picklist(['agent', 'admin']),
  suspendedAt: v.nullable(timestamp),
  /** When the authenticator app was set up. */
  secondFactorSince: v.nullable(timestamp),
  seenAt: v.nullable(timestamp),
  /** The administrator who asks: nobody closes their own account here. */
  you: v.boolean(),
})
export type StaffMember = v.InferOutput<typeof staffMember>
/** What the list of staff can be sorted by; `seen` from the longest away. */
export const STAFF_SORTS = ['name', 'role', 'seen'] as const
export type StaffSort = (typeof STAFF_SORTS)[number]
/** Parts of the list. `without-app`: nobody has set up an authenticator app for the account. */
export const STAFF_VIEWS = ['agents', 'administrators', 'suspended', 'without-app'] as const
export type StaffView = (typeof STAFF_VIEWS)[number]
export const listStaff = endpoint({
  ...ofIdentity,
  method: 'GET',
  path: '/admin/staff',
  reads: ['staff'],
  summary: 'Agents and administrators, or some of them, sorted',
  query: v.object({
    ...pageQuery,
    q: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    /** This one alone. */
    account: v.optional(id),
    /** Of this office alone. */
    office: v.optional(id),
    view: v.optional(v.picklist(STAFF_VIEWS)),
    sort: v.optional(v.picklist(STAFF_SORTS), 'name'),
    order: v.optional(v.picklist(SORT_ORDERS), 'up'),
  }),
  response: pageOf(staffMember),
})
export const countStaff = endpoint({
  ...ofIdentity,
  method: 'GET',
  path: '/admin/staff-counts',
  reads: ['staff'],
  summary: 'How many agents and administrators there are, and how many in each part of the list',
  response: v.object({ all: v.number(), views: v.object(v.entriesFromList(STAFF_VIEWS, v.number())) }),
})

const MOST_NAMES = 50
/** What staff and employers are called, for the audit trail. Jobseekers have no name here. */
export const readAccountNames = endpoint({
  ...ofIdentity,
  method: 'GET',
  path: '/admin/names',
  reads: ['staff'],
  summary: 'Names of up to 50 accounts of staff and employers, for the audit trail; others are left out',
  query: v.object({
    /** Account ids, comma between. */
    ids: v.pipe(
      v.string(),
      v.maxLength(MOST_NAMES * 37),
      v.transform((text) => text.split(',').filter((one) => one !== '')),
      v.array(id),
      v.maxLength(MOST_NAMES),
    ),
  }),
  response: v.object({
    items: v.array(v.object({ id, name: v.string(), /** Of an employer; empty for staff. */ organisation: v.string() })),
  }),
})

export const staffInvitation = v.object({
  id,
  name: v.string(),
  email: v.string(),
  staffId: v.string(),
  officeId: v.nullable(id),
  role: v.picklist(['agent', 'admin']),
  language: v.picklist(LANGUAGES),
  invitedAt: timestamp,
  expiresAt: timestamp,
  expired: v.boolean(),
})
export type OpenStaffInvitation = v.InferOutput<typeof staffInvitation>
export const listStaffInvitations = endpoint({
  ...ofIdentity,
  method: 'GET',
  path: '/admin/staff-invitations',
  reads: ['staff-invitation'],
  summary: 'Invitations that nobody has used yet, the newest first',
  response: v.object({ items: v.array(staffInvitation) }),
})
export const staffInvitationForm = v.pipe(
  orOneName(
    v.object({
      email: emailAddress('Please enter a valid email address.'),
      firstName: requiredText('Enter the first name', 100),
      ...lastNameEntries,
      staffId: v.pipe(
        v.string('Enter the staff ID'),
        v.trim(),
        v.minLength(1, 'Enter the staff ID'),
        v.regex(STAFF_ID, 'Use 2 to 30 letters, numbers or hyphens'),
      ),
      officeId: v.nullable(id),
      role: v.picklist(['agent', 'admin'], 'Choose what they will do'),
      language: v.optional(v.picklist(LANGUAGES), 'en'),
    }),
    'Enter the last name',
  ),
  v.forward(
    v.check(({ role, officeId }) => role === 'admin' || officeId !== null, 'Choose the office where they work'),
    ['officeId'],
  ),
)
export const inviteColleague = endpoint({
  ...ofIdentity,
  method: 'POST',
  path: '/admin/staff-invitations',
  fresh: true,
  changes: ['staff-invitation'],
  summary: 'Invite a colleague by email; an open invitation to the same address is sent anew, and its earlier code ends',
  body: staffInvitationForm,
  response: written({ id }),
  ratePerMinute: 20,
})
export const renewStaffInvitation = endpoint({
  ...ofIdentity,
  method: 'POST',
  path: '/admin/staff-invitations/:id/renewal',
  fresh: true,
  changes: ['staff-invitation'],
  summary: 'Send an invitation again: a new code, seven more days, and the earlier codes end',
  params: idParams,
  response: written({ id }),
  ratePerMinute: 20,
})
export const withdrawInvitation = endpoint({
  ...ofIdentity,
  method: 'DELETE',
  path: '/admin/staff-invitations/:id',
  changes: ['staff-invitation'],
  summary: 'Take the invitation of a colleague back; its code ends',
  params: idParams,
  response: written({}),
})

/** Jobseekers and employers: enough to identify the account, and no more. */
export const foundAccount = v.object({
  id,
  role: v.picklist(ROLES),
  createdAt: timestamp,
  confirmed: v.boolean(),
  suspendedAt: v.nullable(timestamp),
  you: v.boolean(),
})
export type FoundAccount = v.InferOutput<typeof foundAccount>
export const findAccount = endpoint({
  ...ofIdentity,
  method: 'POST',
  path: '/admin/accounts/search',
  reads: ['staff'],
  trace: { searches: 'accounts' },
  summary: 'The account with an email address or staff ID, given in full',
  body: v.object({ name: requiredText('Enter the full email address or staff ID', 255) }),
  response: v.object({ account: v.nullable(foundAccount) }),
  ratePerMinute: 30,
})
export const suspendAccount = endpoint({
  ...ofIdentity,
  method: 'POST',
  path: '/admin/accounts/:id/suspension',
  changes: ['staff'],
  summary: 'Suspend an account: it is signed out everywhere with its next request',
  params: idParams,
  body: v.object({ code: v.picklist(ACCOUNT_SUSPENSION_CODES, CHOOSE) }),
  response: written({ why: v.picklist(ACCOUNT_SUSPENSION_CODES) }),
})
export const reinstateAccount = endpoint({
  ...ofIdentity,
  method: 'POST',
  path: '/admin/accounts/:id/reinstatement',
  changes: ['staff'],
  summary: 'Let a suspended account sign in again',
  params: idParams,
  body: v.object({ code: v.picklist(ACCOUNT_RETURN_CODES, CHOOSE) }),
  response: written({ why: v.picklist(ACCOUNT_RETURN_CODES) }),
})
export const resetSecondFactor = endpoint({
  ...ofIdentity,
  method: 'POST',
  path: '/admin/accounts/:id/second-factor-reset',
  fresh: true,
  changes: ['staff', 'second-factor'],
  summary: 'Forget the authenticator app and recovery codes of a colleague; the next sign-in sets up another app',
  params: idParams,
  body: v.object({ code: v.picklist(FACTOR_RESET_CODES, CHOOSE) }),
  response: written({ why: v.picklist(FACTOR_RESET_CODES) }),
})

/** Work of a member of staff that somebody else must take on. */
export const staffWork = v.object({
  openCases: v.number(),
  /** Referrals that are not activated yet. */
  referrals: v.number(),
  /** Open to-dos. */
  todos: v.number(),
  /** Appointments that are still to come. */
  appointments: v.number(),
})
export type StaffWork = v.InferOutput<typeof staffWork>
export const readStaffWork = endpoint({
  ...ofCasework,
  method: 'GET',
  path: '/admin/staff/:id/work',
  reads: ['case', 'appointment'],
  summary: 'How much work a colleague holds; where nothing is left, with a hand-over that allows to remove the account',
  params: idParams,
  response: v.object({ ...staffWork.entries, handover: v.nullable(v.string()) }),
})
/** The colleague must work at the same office: nobody else may see its clients. */
export const handOnWork = endpoint({
  ...ofCasework,
  method: 'POST',
  path: '/admin/staff/:id/hand-on',
  changes: ['case', 'appointment', 'staff'],
  summary: 'Give everything that a colleague holds to another of their office',
  params: idParams,
  body: v.object({ to: id }),
  response: written({
    ...staffWork.entries,
    /** Handed-on appointments that overlap with one of the new agent. */
    clashes: v.number(),
  }),
})
/** casework → identity: nothing is left of this colleague's work. */
export const staffHandover = v.object({ accountId: id })
export const removeStaff = endpoint({
  ...ofIdentity,
  method: 'POST',
  path: '/admin/staff/:id/removal',
  changes: ['staff', 'office'],
  summary: 'Remove the account of a colleague for good: name, address and secrets are erased, what they wrote in cases stays',
  params: idParams,
  body: v.object({
    code: v.picklist(ACCOUNT_REMOVAL_CODES, CHOOSE),
    handover: v.pipe(v.string(), v.maxLength(4000)),
  }),
  response: written({ why: v.picklist(ACCOUNT_REMOVAL_CODES) }),
})

export const listedOffice = v.object({
  id,
  name: v.string(),
  openedAt: timestamp,
  agents: v.number(),
  openCases: v.number(),
})
export type ListedOffice = v.InferOutput<typeof listedOffice>
export const listOffices = endpoint({
  ...ofCasework,
  method: 'GET',
  path: '/admin/offices',
  reads: ['office', 'staff'],
  summary: 'Job-centre offices with how many agents and open cases each has',
  response: v.object({ items: v.array(listedOffice) }),
})
export const openOffice = endpoint({
  ...ofCasework,
  method: 'POST',
  path: '/admin/offices',
  changes: ['office'],
  summary: 'Open a job-centre office',
  body: v.object({ name: requiredText('Enter the office name', 100) }),
  response: written({ id }),
})

export const adminStaffEndpoints = {
  listStaff,
  countStaff,
  readAccountNames,
  listStaffInvitations,
  inviteColleague,
  renewStaffInvitation,
  withdrawInvitation,
  findAccount,
  suspendAccount,
  reinstateAccount,
  resetSecondFactor,
  readStaffWork,
  handOnWork,
  removeStaff,
  listOffices,
  openOffice,
}
