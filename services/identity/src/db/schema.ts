import type { ActivationConsentKind, ERASURE_REASONS, Language, Role, ViewList } from '@onward/contracts'
import { bigint, boolean, customType, integer, jsonb, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const identity = pgSchema('identity')
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

export const accounts = identity.table('accounts', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  credential: integer('credential').notNull().default(1),
  role: text('role').$type<Role>().notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  organisationName: text('organisation_name').notNull().default(''),
  language: text('language').$type<Language>().notNull().default('en'),
  createdAt: time('created_at').notNull(),
  confirmedAt: time('confirmed_at'),
  suspendedAt: time('suspended_at'),
  eraseAskedAt: time('erase_asked_at'),
  eraseAt: time('erase_at'),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
  staffId: text('staff_id'),
  officeId: uuid('office_id'),
  firstSessionId: uuid('first_session_id'),
  tourClosedAt: time('tour_closed_at'),
})
export type Account = typeof accounts.$inferSelect

export type EndReason =
  | 'sign-out'
  | 'password-reset'
  | 'token-reuse'
  | 'suspension'
  | 'password-change'
  | 'other-device'
  | 'erasure'
  | 'second-factor'
export const sessions = identity.table('sessions', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  startedAt: time('started_at').notNull(),
  device: text('device').notNull().default(''),
  seenAt: time('seen_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  endedAt: time('ended_at'),
  endedBy: text('ended_by').$type<EndReason>(),
  passwordAt: time('password_at'),
  secondFactorAt: time('second_factor_at'),
})

export const refreshTokens = identity.table('refresh_tokens', {
  hash: bytes('hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  issuedAt: time('issued_at').notNull(),
  replacedAt: time('replaced_at'),
})

export type TokenPurpose = 'verify-email' | 'reset-password' | 'change-email'
export const emailTokens = identity.table('email_tokens', {
  hash: bytes('hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  purpose: text('purpose').$type<TokenPurpose>().notNull(),
  credential: integer('credential').notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
})

export const emailChanges = identity.table('email_changes', {
  accountId: uuid('account_id').primaryKey(),
  newEmail: text('new_email').notNull(),
  oldEmail: text('old_email'),
  askedAt: time('asked_at').notNull(),
})

export const invitations = identity.table('invitations', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  organisation: text('organisation').notNull(),
  language: text('language').$type<Language>().notNull(),
  round: integer('round').notNull(),
  expiresAt: time('expires_at').notNull(),
})
export type Invitation = typeof invitations.$inferSelect

export const invitationTokens = identity.table('invitation_tokens', {
  hash: bytes('hash').primaryKey(),
  invitationId: uuid('invitation_id').notNull(),
  round: integer('round').notNull(),
})

/** A referral that waits for its person, or did. */
export const activations = identity.table('activations', {
  referralId: uuid('referral_id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  jobcentre: text('jobcentre').notNull(),
  language: text('language').$type<Language>().notNull(),
  round: integer('round').notNull(),
  version: bigint('version', { mode: 'number' }).notNull(),
  /** Rises with each sent link; a new link ends earlier ones. */
  linkVersion: integer('letter').notNull().default(1),
  invitedAt: time('invited_at').notNull(),
  activatedAt: time('activated_at'),
  withdrawnAt: time('withdrawn_at'),
  told: bigint('told', { mode: 'number' }).notNull().default(0),
})
export type Activation = typeof activations.$inferSelect

export const activationTokens = identity.table('activation_tokens', {
  hash: bytes('hash').primaryKey(),
  referralId: uuid('referral_id').notNull(),
  linkVersion: integer('letter').notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
})

export type Channel = 'email' | 'sms'
export const activationDeliveries = identity.table(
  'activation_letters',
  {
    referralId: uuid('referral_id').notNull(),
    linkVersion: integer('letter').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    tries: integer('tries').notNull().default(0),
    outcome: text('outcome').$type<'sent' | 'failed'>(),
  },
  (table) => [primaryKey({ columns: [table.referralId, table.linkVersion, table.channel] })],
)

export const activationSessions = identity.table('activation_sessions', {
  hash: bytes('hash').primaryKey(),
  referralId: uuid('referral_id').notNull(),
  linkVersion: integer('letter').notNull(),
  passwordHash: text('password_hash'),
  expiresAt: time('expires_at').notNull(),
})

export const consents = identity.table('consents', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  kind: text('kind').$type<ActivationConsentKind>().notNull(),
  version: integer('version').notNull(),
  textHash: text('text_hash').notNull(),
  language: text('language').$type<Language>().notNull(),
  givenAt: time('given_at').notNull(),
  withdrawnAt: time('withdrawn_at'),
})

/** A colleague invited by an administrator to open a staff account. */
export const staffInvitations = identity.table('staff_invitations', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  staffId: text('staff_id').notNull(),
  officeId: uuid('office_id'),
  role: text('role').$type<'agent' | 'admin'>().notNull(),
  language: text('language').$type<Language>().notNull(),
  round: integer('round').notNull().default(1),
  invitedAt: time('invited_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
  withdrawnAt: time('withdrawn_at'),
})
export type StaffInvitation = typeof staffInvitations.$inferSelect

export const staffCodes = identity.table('staff_codes', {
  hash: bytes('hash').primaryKey(),
  invitationId: uuid('invitation_id').notNull(),
  round: integer('round').notNull(),
})

export const secondFactors = identity.table('second_factors', {
  accountId: uuid('account_id').primaryKey(),
  secret: text('secret').notNull(),
  startedAt: time('started_at').notNull(),
  confirmedAt: time('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})
export const recoveryCodes = identity.table('recovery_codes', {
  hash: bytes('hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  usedAt: time('used_at'),
})
/** Somebody with the right password whose second factor is still missing. */
export const halfSignedIn = identity.table('half_signed_in', {
  hash: bytes('hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  credential: integer('credential').notNull(),
  expiresAt: time('expires_at').notNull(),
})

/** The browser that registered an account whose address is not confirmed yet. */
export const joining = identity.table('joining', {
  accountId: uuid('account_id').primaryKey(),
  browserHash: bytes('browser_hash').notNull(),
  credential: integer('credential').notNull(),
  next: text('next').notNull(),
  expiresAt: time('expires_at').notNull(),
})

/** The account requested by a registration. */
export interface Registration {
  passwordHash: string
  role: Role
  firstName: string
  lastName: string
  organisationName: string
  language: Language
  /** The browser that asked: `browserHash` is the SHA-256 of its cookie, in base64url. */
  joining?: { browserHash: string; next: string }
}
/** The request of a public form, until a job has handled it. */
export const formRequests = identity.table('form_requests', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<'register' | 'verify-email' | 'reset-password'>().notNull(),
  email: text('email').notNull(),
  mayWrite: boolean('may_write').notNull(),
  account: jsonb('account').$type<Registration>(),
  askedAt: time('asked_at').notNull(),
})

export const savedViews = identity.table('saved_views', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  list: text('list').$type<ViewList>().notNull(),
  name: text('name').notNull(),
  query: text('query').notNull(),
  createdAt: time('created_at').notNull(),
})

/** What one administrator asked and another has not decided. */
export const erasureRequests = identity.table('erasure_requests', {
  accountId: uuid('account_id').primaryKey(),
  why: text('why').$type<(typeof ERASURE_REASONS)[number]>().notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: time('asked_at').notNull(),
})
