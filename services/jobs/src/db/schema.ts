import type { AlertFrequency, AlertSearch } from '@onward/contracts/jobs/alerts'
import type { ApplicationActor, ApplicationState } from '@onward/contracts/jobs/application-states'
import type { EndingReason } from '@onward/contracts/jobs/ending-reasons'
import type { INTERVIEW_WAYS, InterviewState } from '@onward/contracts/jobs/interviews'
import type {
  ACCESSIBILITY_FEATURES,
  JOB_STATES,
  JOB_TYPES,
  OFFERED_FEATURES,
  WORKPLACE_FEATURES,
} from '@onward/contracts/jobs/job-facts'
import type { LOGO_STATES, LogoRefusal } from '@onward/contracts/jobs/logos'
import type { ConfidentLevel, OrganisationSector, OrganisationSize } from '@onward/contracts/jobs/organisation'
import type { DomainCheck } from '@onward/contracts/jobs/organisation-evidence'
import type { MemberRole } from '@onward/contracts/jobs/organisation-members'
import type { WithdrawalCode } from '@onward/contracts/jobs/own-applications'
import type { PAY_PERIODS } from '@onward/contracts/jobs/pay'
import type { BadgeId } from '@onward/contracts/learning/learning'
import type { SkillEvidence } from '@onward/matching'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

export type JobState = (typeof JOB_STATES)[number]
export type JobType = (typeof JOB_TYPES)[number]
export type PayPeriod = (typeof PAY_PERIODS)[number]
export type AccessibilityFeature = (typeof ACCESSIBILITY_FEATURES)[number]
type OfferedFeature = (typeof OFFERED_FEATURES)[number]
export type WorkplaceFeature = (typeof WORKPLACE_FEATURES)[number]

const schema = pgSchema('jobs')
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const texts = (name: string) => text(name).array().notNull()
const version = () => bigint('version', { mode: 'number' }).notNull()

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

export const jobs = schema.table('jobs', {
  id: uuid('id').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  postedBy: uuid('posted_by'),
  state: text('state').$type<JobState>().notNull(),
  checks: texts('checks').default([]),
  checkNote: text('check_note'),
  title: text('title').notNull(),
  company: text('company').notNull(),
  logo: text('logo'),
  department: text('department').notNull().default(''),
  location: text('location').notNull(),
  lat: doublePrecision('lat'),
  lon: doublePrecision('lon'),
  positionIsCurrent: boolean('position_is_current').notNull().default(true),
  salary: text('salary').notNull().default(''),
  payMinimum: doublePrecision('pay_minimum'),
  payMaximum: doublePrecision('pay_maximum'),
  payPeriod: text('pay_period').$type<PayPeriod>(),
  payAnnual: integer('pay_annual'),
  payNote: text('pay_note').notNull().default(''),
  hoursPerWeek: real('hours_per_week'),
  startsOn: date('starts_on', { mode: 'string' }),
  type: text('type').$type<JobType>(),
  description: text('description').notNull(),
  requirements: texts('requirements').default([]),
  contactEmail: text('contact_email').notNull().default(''),
  isRemoteAvailable: boolean('is_remote_available').notNull().default(false),
  isDisabilityFriendly: boolean('is_disability_friendly').notNull().default(false),
  accessibilityFeatures: texts('accessibility_features').$type<AccessibilityFeature[]>().default([]),
  workplaceFeatures: texts('workplace_features').$type<WorkplaceFeature[]>().default([]),
  offeredFeatures: texts('offered_features').$type<OfferedFeature[]>().default([]),
  benefitsTransitionSupport: boolean('benefits_transition_support').notNull().default(false),
  occupationIds: texts('occupation_ids').default([]),
  requiredSkillIds: texts('required_skill_ids').default([]),
  desirableSkillIds: texts('desirable_skill_ids').default([]),
  yearsWanted: real('years_wanted'),
  patterns: texts('patterns').default([]),
  lacks: texts('lacks').default([]),
  postedAt: at('posted_at').notNull(),
  closesOn: date('closes_on', { mode: 'string' }),
  closedAt: at('closed_at'),
  version: version().default(1),
  change: bigint('change', { mode: 'number' }).notNull().default(0),
  anonymousUntilShortlist: boolean('anonymous_until_shortlist').notNull().default(false),
  textSignature: integer('text_signature').array(),
  contacts: text('contacts').array().notNull().default([]),
  createdAt: at('created_at').notNull().defaultNow(),
})
export type JobRow = typeof jobs.$inferSelect
export type NewJobRow = typeof jobs.$inferInsert

export const boardChange = schema.table('board_change', {
  onlyOne: boolean('only_one').primaryKey(),
  version: version(),
})

export const matchPeople = schema.table('match_people', {
  accountId: uuid('account_id').primaryKey(),
  version: version(),
  skillIds: texts('skill_ids'),
  /** Levels and months that the CV shows, by skill id. */
  skillEvidence: jsonb('skill_evidence').$type<Record<string, SkillEvidence>>().notNull().default({}),
  titles: texts('titles'),
  occupationIds: texts('occupation_ids'),
  experienceYears: real('experience_years'),
  lat: doublePrecision('lat'),
  lon: doublePrecision('lon'),
  place: text('place'),
  travelMiles: real('travel_miles').notNull(),
  contracts: texts('contracts'),
  updatedAt: at('updated_at').notNull(),
})
export type MatchPersonRow = typeof matchPeople.$inferSelect

export const matchWishes = schema.table('match_wishes', {
  accountId: uuid('account_id').primaryKey(),
  remoteOnly: boolean('remote_only').notNull(),
  wantedFeatures: texts('wanted_features'),
})

export const badgeHolders = schema.table('badge_holders', {
  credentialId: uuid('credential_id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  badge: text('badge').$type<BadgeId>().notNull(),
  revoked: boolean('revoked').notNull().default(false),
})

export const savedJobs = schema.table(
  'saved_jobs',
  { accountId: uuid('account_id').notNull(), jobId: uuid('job_id').notNull(), savedAt: at('saved_at').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.jobId] })],
)

export const applications = schema.table('applications', {
  id: uuid('id').primaryKey(),
  jobId: uuid('job_id').notNull(),
  organisationId: uuid('organisation_id').notNull(),
  accountId: uuid('account_id').notNull(),
  disclosureId: uuid('disclosure_id').notNull(),
  jobTitle: text('job_title').notNull(),
  company: text('company').notNull(),
  location: text('location').notNull(),
  state: text('state').$type<ApplicationState>().notNull(),
  live: boolean('live').notNull(),
  version: version().default(1),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  area: text('area').notNull(),
  availability: text('availability'),
  experienceYears: real('experience_years'),
  badges: texts('badges').default([]),
  adjustments: boolean('adjustments').notNull().default(false),
  adjustmentsWords: text('adjustments_words').notNull().default(''),
  withdrawal: text('withdrawal').$type<WithdrawalCode>(),
  benefitsTransition: boolean('benefits_transition').notNull().default(false),
  coverLetter: text('cover_letter').notNull(),
  cvFilename: text('cv_filename').notNull(),
  cvFileType: text('cv_file_type').notNull(),
  reason: text('reason'),
  reasonCy: text('reason_cy'),
  reasonCode: text('reason_code').$type<EndingReason>(),
  reference: text('reference').notNull().default(''),
  appliedAt: at('applied_at').notNull(),
  answeredAt: at('answered_at'),
  anonymous: boolean('anonymous').notNull().default(false),
  badgeCount: smallint('badge_count').notNull().generatedAlwaysAs(sql`cardinality(badges)`),
  foundBy: text('found_by')
    .notNull()
    .generatedAlwaysAs(sql`onward.fold(first_name || ' ' || last_name) || chr(10) || onward.fold(email)`),
})
export type ApplicationRow = typeof applications.$inferSelect

export const applicationSteps = schema.table(
  'application_steps',
  {
    applicationId: uuid('application_id').notNull(),
    version: version(),
    state: text('state').$type<ApplicationState>().notNull(),
    byRole: text('by_role').$type<ApplicationActor>().notNull(),
    byAccount: uuid('by_account'),
    reason: text('reason'),
    reasonCode: text('reason_code').$type<EndingReason>(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.version] })],
)

export const heldRejections = schema.table('held_rejections', {
  application: uuid('application').primaryKey(),
  organisationId: uuid('organisation_id').notNull(),
  version: version(),
  reason: text('reason').notNull(),
  reasonCy: text('reason_cy'),
  reasonCode: text('reason_code').$type<EndingReason>(),
  byAccount: uuid('by_account').notNull(),
  dueAt: at('due_at').notNull(),
})
export type HeldRejection = typeof heldRejections.$inferSelect

export const offers = schema.table(
  'offers',
  {
    applicationId: uuid('application_id').notNull(),
    version: integer('version').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    pay: text('pay').notNull(),
    hours: text('hours').notNull(),
    place: text('place').notNull(),
    answerBy: date('answer_by', { mode: 'string' }).notNull(),
    note: text('note').notNull().default(''),
    byAccount: uuid('by_account').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.version] })],
)
export type OfferRow = typeof offers.$inferSelect

export const starts = schema.table('starts', {
  applicationId: uuid('application_id').primaryKey(),
  version: integer('version').notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  startedOn: date('started_on', { mode: 'string' }),
  confirmedBy: uuid('confirmed_by').notNull(),
  confirmedAt: at('confirmed_at').notNull(),
})

export const applicationNotes = schema.table('application_notes', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  authorId: uuid('author_id').notNull(),
  text: text('text').notNull(),
  at: at('at').notNull(),
})

export const redeemedHandovers = schema.table('redeemed_handovers', {
  disclosureId: uuid('disclosure_id').primaryKey(),
  redeemedAt: at('redeemed_at').notNull(),
})

export const cvGrants = schema.table('cv_grants', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  disclosureId: uuid('disclosure_id').notNull(),
  accountId: uuid('account_id').notNull(),
  organisationId: uuid('organisation_id').notNull(),
  grantedAt: at('granted_at').notNull(),
  expiresAt: at('expires_at').notNull(),
})

export const closingAccounts = schema.table('closing_accounts', {
  accountId: uuid('account_id').primaryKey(),
  closing: boolean('closing').notNull(),
  version: version(),
})

export const alerts = schema.table('alerts', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  search: jsonb('search').$type<AlertSearch>().notNull(),
  frequency: text('frequency').$type<AlertFrequency>().notNull(),
  active: boolean('active').notNull().default(true),
  createdAt: at('created_at').notNull(),
  lookedAt: at('looked_at').notNull(),
  sent: integer('sent').notNull().default(0),
})
export type AlertRow = typeof alerts.$inferSelect

const mark = { accountId: uuid('account_id').notNull(), jobId: uuid('job_id').notNull(), at: at('at').notNull() }
export const alerted = schema.table('alerted', { ...mark, alertId: uuid('alert_id').notNull() }, (table) => [
  primaryKey({ columns: [table.accountId, table.jobId] }),
])
export const dismissedJobs = schema.table('dismissed_jobs', mark, (table) => [
  primaryKey({ columns: [table.accountId, table.jobId] }),
])
export const viewedJobs = schema.table('viewed_jobs', mark, (table) => [primaryKey({ columns: [table.accountId, table.jobId] })])

export const reports = schema.table('reports', {
  id: uuid('id').primaryKey(),
  jobId: uuid('job_id').notNull(),
  accountId: uuid('account_id').notNull(),
  reason: text('reason').notNull(),
  text: text('text').notNull(),
  reportedAt: at('reported_at').notNull(),
  decidedAt: at('decided_at'),
  decision: text('decision').$type<'removed' | 'kept'>(),
})

export const interviews = schema.table('interviews', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  organisationId: uuid('organisation_id').notNull(),
  accountId: uuid('account_id').notNull(),
  state: text('state').$type<InterviewState>().notNull(),
  open: boolean('open').notNull(),
  version: version().default(1),
  sequence: integer('sequence').notNull().default(0),
  slots: at('slots').array().notNull(),
  startsAt: at('starts_at'),
  confirmedAt: at('confirmed_at'),
  minutes: integer('minutes').notNull(),
  way: text('way').$type<(typeof INTERVIEW_WAYS)[number]>().notNull(),
  place: text('place').notNull(),
  meet: text('meet').notNull().default(''),
  bring: text('bring').notNull().default(''),
  adjustments: text('adjustments').notNull().default(''),
  note: text('note').notNull(),
  closingWords: text('closing_words').notNull().default(''),
  answer: text('answer').notNull().default(''),
  suggested: at('suggested').array().notNull().default([]),
  createdAt: at('created_at').notNull(),
  changedAt: at('changed_at').notNull(),
})
export type InterviewRow = typeof interviews.$inferSelect

export const interviewSteps = schema.table(
  'interview_steps',
  {
    interviewId: uuid('interview_id').notNull(),
    version: version(),
    state: text('state').$type<InterviewState>().notNull(),
    byRole: text('by_role').$type<ApplicationActor>().notNull(),
    byAccount: uuid('by_account'),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.interviewId, table.version] })],
)
export const interviewNotes = schema.table('interview_notes', {
  id: uuid('id').primaryKey(),
  interviewId: uuid('interview_id').notNull(),
  organisationId: uuid('organisation_id').notNull(),
  /** The applicant, whom the note is about. */
  accountId: uuid('account_id').notNull(),
  byAccount: uuid('by_account').notNull(),
  words: text('words').notNull(),
  at: at('at').notNull(),
})
export const interviewReminders = schema.table(
  'interview_reminders',
  {
    interviewId: uuid('interview_id').notNull(),
    startsAt: at('starts_at').notNull(),
    hours: integer('hours').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.interviewId, table.startsAt, table.hours] })],
)
export const waitingReminders = schema.table('waiting_reminders', {
  applicationId: uuid('application_id').primaryKey(),
  at: at('at').notNull(),
})
export const offerReminders = schema.table(
  'offer_reminders',
  {
    applicationId: uuid('application_id').notNull(),
    version: integer('version').notNull(),
    about: text('about').$type<'answer-soon' | 'unanswered'>().notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.version, table.about] })],
)
