import type {
  ConsentKind,
  Curriculum,
  Cv,
  CvAnalysis,
  CvFacts,
  DisclosureHandover,
  EventPayload,
  Language,
  Letter,
  PracticeParts,
  PracticeQuestion,
  Profile,
} from '@onward/contracts'
import type { WorkEntry } from '@onward/cv-engine'
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** The tables of migrations/, for queries. The SQL files are the truth. */
const jobseekers = pgSchema('jobseekers')
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export type MatchProfile = EventPayload<'jobseeker.match-profile'>

export const profiles = jobseekers.table('profiles', {
  accountId: uuid('account_id').primaryKey(),
  isJobseeker: boolean('is_jobseeker').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  hasOneName: boolean('has_one_name').notNull().default(false),
  hasNoPhone: boolean('has_no_phone').notNull().default(false),
  address: text('address').notNull(),
  postcode: text('postcode').notNull(),
  hasNoFixedAddress: boolean('has_no_fixed_address').notNull().default(false),
  preferredJobTypes: jsonb('preferred_job_types').$type<Profile['preferredJobTypes']>().notNull(),
  workLocation: text('work_location').$type<Profile['workLocationPreference']>(),
  availability: text('availability').$type<Profile['availability']>(),
  workTimes: jsonb('work_times').$type<Profile['workTimes']>().notNull().default([]),
  travelMiles: integer('travel_miles').notNull(),
  skills: jsonb('skills').$type<string[]>().notNull(),
  picturePath: text('picture_path'),
  /** Sealed for this account. */
  dateOfBirth: text('date_of_birth'),
  currentBenefits: jsonb('benefits').$type<Profile['currentBenefits']>().notNull().default([]),
  disabilityStatus: text('disability_status').$type<Profile['disabilityStatus']>(),
  accessibilityNeeds: text('accessibility_needs').notNull().default(''),
  workplaceFeatures: jsonb('workplace_features').$type<Profile['workplaceFeatures']>().notNull().default([]),
  workCoachName: text('work_coach_name').notNull().default(''),
  workCoachContact: text('work_coach_contact').notNull().default(''),
  coachName: text('coach_name').notNull().default(''),
  coachOffice: text('coach_office').notNull().default(''),
  coachCase: uuid('coach_case'),
  salaryExpectation: text('salary_expectation').notNull().default(''),
  education: text('education').notNull().default(''),
  previousExperience: text('previous_experience').notNull().default(''),
  qualifications: text('qualifications').notNull().default(''),
  emailNotifications: boolean('email_notifications').notNull().default(true),
  smsNotifications: boolean('sms_notifications').notNull().default(false),
  jobAlerts: boolean('job_alerts').notNull().default(true),
  contactVersion: bigint('reach_version', { mode: 'number' }).notNull().default(0),
  hasNiNumber: boolean('has_ni_number').notNull().default(false),
  joinedAt: time('joined_at').notNull(),
  version: integer('version').notNull(),
  matchProfile: jsonb('match_profile').$type<MatchProfile>(),
  matchVersion: bigint('match_version', { mode: 'number' }).notNull(),
  visibilityVersion: bigint('visibility_version', { mode: 'number' }).notNull().default(0),
  sharingVersion: bigint('sharing_version', { mode: 'number' }).notNull().default(0),
})
export type ProfileRow = typeof profiles.$inferSelect

export const cvs = jobseekers.table('cvs', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  filename: text('filename').notNull(),
  filePath: text('file_path').notNull(),
  fileType: text('file_type').$type<Cv['fileType']>().notNull(),
  fileSize: integer('file_size').notNull(),
  isActive: boolean('is_active').notNull(),
  /** Set when the person chose it before it was read. */
  activeWhenRead: boolean('active_when_read').notNull().default(false),
  employerVisible: boolean('employer_visible').notNull().default(false),
  uploadedAt: time('uploaded_at').notNull(),
  state: text('state').$type<Cv['state']>().notNull(),
  refusal: text('refusal').$type<NonNullable<Cv['refusal']>>(),
  /** How many times reading was started. */
  tries: integer('tries').notNull().default(0),
  addedBy: text('added_by').notNull().default(''),
})
export type CvRow = typeof cvs.$inferSelect

/** Facts of the CV's work history for the match profile. */
/** Rows read before volunteering was told apart have no `isPaid`. */
export type WorkFact = Pick<WorkEntry, 'title' | 'from' | 'until'> & Partial<Pick<WorkEntry, 'isPaid'>>

export const cvReviews = jobseekers.table('cv_reviews', {
  cvId: uuid('cv_id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  aiScore: integer('ai_score').notNull(),
  recommendations: jsonb('recommendations').$type<CvAnalysis['recommendations']>().notNull(),
  engineVersion: text('engine_version').notNull(),
  analysis: jsonb('analysis').$type<CvAnalysis>().notNull(),
  work: jsonb('work').$type<WorkFact[]>().notNull(),
  facts: jsonb('facts').$type<CvFacts>(),
  employerUnlocked: boolean('employer_unlocked').notNull().default(false),
  badgeCompleted: boolean('badge_completed').notNull().default(false),
  analysedAt: time('analysed_at').notNull(),
})

export const disclosures = jobseekers.table('disclosures', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  jobId: uuid('job_id').notNull(),
  snapshot: jsonb('snapshot').$type<DisclosureHandover>().notNull(),
  filePath: text('file_path').notNull(),
  madeAt: time('made_at').notNull(),
  /** Whether no application was sent with it yet. */
  unsent: boolean('unsent').notNull().default(false),
})

export const redeemedGrants = jobseekers.table('redeemed_grants', {
  grantId: uuid('grant_id').primaryKey(),
  disclosureId: uuid('disclosure_id').notNull(),
  accountId: uuid('account_id').notNull(),
  organisation: text('organisation').notNull(),
  redeemedAt: time('redeemed_at').notNull(),
  /** Whether the employer read the text alone, without names and contact details. */
  withoutNames: boolean('without_names').notNull().default(false),
})

export const curricula = jobseekers.table('curricula', {
  accountId: uuid('account_id').primaryKey(),
  curriculum: jsonb('curriculum').$type<Curriculum>().notNull(),
  version: integer('version').notNull(),
  updatedAt: time('updated_at').notNull(),
})

export const letters = jobseekers.table('letters', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  cvId: uuid('cv_id'),
  jobId: uuid('job_id'),
  jobTitle: text('job_title').notNull(),
  company: text('company').notNull(),
  choices: jsonb('choices').$type<Letter['choices']>().notNull(),
  body: text('body').notNull(),
  facts: jsonb('facts').$type<Letter['facts']>().notNull(),
  missing: jsonb('missing').$type<string[]>().notNull(),
  partly: jsonb('partly').$type<string[]>().notNull(),
  writtenBy: text('written_by').$type<Letter['writtenBy']>().notNull(),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
  version: integer('version').notNull().default(1),
})
export type LetterRow = typeof letters.$inferSelect

export const consents = jobseekers.table('consents', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  kind: text('kind').$type<ConsentKind>().notNull(),
  version: integer('version').notNull(),
  language: text('language').$type<Language>().notNull(),
  textHash: bytes('text_hash').notNull(),
  givenAt: time('given_at').notNull(),
  withdrawnAt: time('withdrawn_at'),
})

export const applicationDrafts = jobseekers.table(
  'application_drafts',
  {
    accountId: uuid('account_id').notNull(),
    jobId: uuid('job_id').notNull(),
    jobTitle: text('job_title').notNull(),
    company: text('company').notNull(),
    closesOn: date('closes_on', { mode: 'string' }),
    cvId: uuid('cv_id'),
    coverLetter: text('cover_letter').notNull(),
    shareAdjustments: boolean('share_adjustments').notNull(),
    adjustmentsWords: text('adjustments_words').notNull(),
    shareBenefitsTransition: boolean('share_benefits_transition').notNull(),
    phone: text('phone'),
    version: integer('version').notNull(),
    savedAt: time('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.jobId] })],
)

export const closedJobs = jobseekers.table('closed_jobs', {
  jobId: uuid('job_id').primaryKey(),
  closedAt: time('closed_at'),
})

export const practiceAnswers = jobseekers.table('practice_answers', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  jobId: uuid('job_id'),
  jobTitle: text('job_title').notNull(),
  company: text('company').notNull(),
  questionKey: text('question_key').notNull(),
  question: jsonb('question').$type<PracticeQuestion>().notNull(),
  parts: jsonb('parts').$type<PracticeParts>().notNull(),
  version: integer('version').notNull(),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
})
export type PracticeAnswerRow = typeof practiceAnswers.$inferSelect
