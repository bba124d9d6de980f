import type { LOGO_STATES, LogoRefusal } from '@onward/contracts/jobs/logos'
import type { ConfidentLevel, OrganisationSector, OrganisationSize } from '@onward/contracts/jobs/organisation'
import type { DomainCheck } from '@onward/contracts/jobs/organisation-evidence'
import type { MemberRole } from '@onward/contracts/jobs/organisation-members'
import { bigint, date, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytes, schema, version } from './common-schema'

export const organisations = schema.table('organisations', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  verifiedAt: at('verified_at'),
  version: version().default(1),
  createdAt: at('created_at').notNull().defaultNow(),
  whatWeDo: text('what_we_do').notNull().default(''),
  website: text('website').notNull().default(''),
  sector: text('sector').$type<OrganisationSector>(),
  size: text('size').$type<OrganisationSize>(),
  address: text('address').notNull().default(''),
  town: text('town').notNull().default(''),
  postcode: text('postcode').notNull().default(''),
  contactName: text('contact_name').notNull().default(''),
  contactEmail: text('contact_email').notNull().default(''),
  contactPhone: text('contact_phone').notNull().default(''),
  profileVersion: bigint('profile_version', { mode: 'number' }).notNull().default(1),
  confidentLevel: text('confident_level').$type<ConfidentLevel>().notNull().default('none'),
  confidentReference: text('confident_reference').notNull().default(''),
  confidentExpiresOn: date('confident_expires_on'),
  confidentConfirmedAt: at('confident_confirmed_at'),
  confidentClaimedAt: at('confident_claimed_at'),
  suspendedAt: at('suspended_at'),
  suspendedReason: text('suspended_reason'),
  logoRefusal: text('logo_refusal').$type<LogoRefusal>(),
})
export type OrganisationRow = typeof organisations.$inferSelect
export type NewOrganisationRow = typeof organisations.$inferInsert

export const logos = schema.table(
  'logos',
  {
    organisationId: uuid('organisation_id').notNull(),
    state: text('state').$type<(typeof LOGO_STATES)[number]>().notNull(),
    digest: text('digest').notNull(),
    picture: bytes('picture').notNull(),
    uploadedAt: at('uploaded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.state] })],
)
export type LogoRow = typeof logos.$inferSelect

export const members = schema.table('members', {
  accountId: uuid('account_id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  joinedAt: at('joined_at').notNull().defaultNow(),
  role: text('role').$type<MemberRole>().notNull().default('owner'),
})

export const organisationDocuments = schema.table('organisation_documents', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  filename: text('filename').notNull(),
  fileType: text('file_type').$type<'pdf' | 'jpg' | 'png'>().notNull(),
  bytes: integer('bytes').notNull(),
  fileKey: text('file_key').notNull(),
  uploadedAt: at('uploaded_at').notNull(),
})

export const verifications = schema.table('verifications', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  submittedAt: at('submitted_at').notNull(),
  submittedBy: uuid('submitted_by').notNull(),
  companyNumber: text('company_number'),
  charityNumber: text('charity_number'),
  documentId: uuid('document_id'),
  website: text('website').notNull(),
  emailDomain: text('email_domain').notNull(),
  domainCheck: text('domain_check').$type<DomainCheck>().notNull(),
  decidedAt: at('decided_at'),
  decision: text('decision').$type<'verified' | 'sent_back' | 'refused'>(),
  reason: text('reason'),
})
export type VerificationRow = typeof verifications.$inferSelect

export const organisationAppeals = schema.table(
  'organisation_appeals',
  {
    organisationId: uuid('organisation_id').notNull(),
    about: text('about').$type<'refused' | 'suspended'>().notNull(),
    against: at('against').notNull(),
    words: text('words').notNull(),
    note: text('note').notNull(),
    byAccount: uuid('by_account'),
    appealedAt: at('appealed_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.against] })],
)
export type OrganisationAppealRow = typeof organisationAppeals.$inferSelect

export const invitations = schema.table('invitations', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  email: text('email').notNull(),
  role: text('role').$type<MemberRole>().notNull(),
  state: text('state').$type<'pending' | 'accepted' | 'revoked'>().notNull().default('pending'),
  invitedBy: uuid('invited_by').notNull(),
  invitedAt: at('invited_at').notNull(),
  round: integer('round').notNull().default(1),
  expiresAt: at('expires_at').notNull(),
  endedAt: at('ended_at'),
})
