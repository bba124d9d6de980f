import type { Cv, CvAnalysis, DisclosureHandover, EventPayload, Profile } from '@onward/contracts'
import type { WorkEntry } from '@onward/cv-engine'
import { bigint, boolean, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The tables of migrations/, for queries. The SQL files are the truth. */
const jobseekers = pgSchema('jobseekers')
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export type MatchProfile = EventPayload<'jobseeker.match-profile'>

export const profiles = jobseekers.table('profiles', {
  accountId: uuid('account_id').primaryKey(),
  isJobseeker: boolean('is_jobseeker').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  address: text('address').notNull(),
  postcode: text('postcode').notNull(),
  preferredJobTypes: jsonb('preferred_job_types').$type<Profile['preferredJobTypes']>().notNull(),
  workLocation: text('work_location').$type<Profile['workLocationPreference']>(),
  availability: text('availability').$type<Profile['availability']>(),
  travelMiles: integer('travel_miles').notNull(),
  skills: jsonb('skills').$type<string[]>().notNull(),
  joinedAt: time('joined_at').notNull(),
  version: integer('version').notNull(),
  registeredVersion: bigint('registered_version', { mode: 'number' }).notNull(),
  emailVersion: bigint('email_version', { mode: 'number' }).notNull(),
  matchProfile: jsonb('match_profile').$type<MatchProfile>(),
  matchVersion: bigint('match_version', { mode: 'number' }).notNull(),
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
  employerVisible: boolean('employer_visible').notNull().default(false),
  uploadedAt: time('uploaded_at').notNull(),
  state: text('state').$type<Cv['state']>().notNull(),
  refusal: text('refusal').$type<NonNullable<Cv['refusal']>>(),
})
export type CvRow = typeof cvs.$inferSelect

/** What the match profile needs of the CV's work history. */
export type WorkFact = Pick<WorkEntry, 'title' | 'from' | 'until'>

export const cvReviews = jobseekers.table('cv_reviews', {
  cvId: uuid('cv_id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  aiScore: integer('ai_score').notNull(),
  recommendations: jsonb('recommendations').$type<CvAnalysis['recommendations']>().notNull(),
  engineVersion: text('engine_version').notNull(),
  analysis: jsonb('analysis').$type<CvAnalysis>().notNull(),
  work: jsonb('work').$type<WorkFact[]>().notNull(),
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
})

export const redeemedGrants = jobseekers.table('redeemed_grants', {
  grantId: uuid('grant_id').primaryKey(),
  disclosureId: uuid('disclosure_id').notNull(),
  accountId: uuid('account_id').notNull(),
  organisation: text('organisation').notNull(),
  redeemedAt: time('redeemed_at').notNull(),
})
