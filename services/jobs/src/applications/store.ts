import { randomUUID } from 'node:crypto'
import {
  CV_GRANT_SECONDS,
  type DisclosureHandover,
  isLive,
  type Offer,
  type OfferDetails,
  Problem,
  type Start,
} from '@onward/contracts'
import { isAnyOf, type Principal, type Tx } from '@onward/database'
import type { MatchPerson } from '@onward/matching'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { badgesOf } from '../badges/store'
import { applicantMatch } from '../board/person'
import {
  type ApplicationRow,
  applicationNotes,
  applicationSteps,
  applications,
  cvGrants,
  type JobRow,
  jobs,
  matchPeople,
  type OfferRow,
  offers,
  redeemedHandovers,
  starts,
} from '../db/schema'
import { ownOrganisation, requireOrganisation } from '../organisations-store'
import { frozenProblem } from './frozen-problem'
import { offerOf, startOf } from './view'

/** Either the applications that an organisation received, or those that a person sent. */
export type Owner = { organisationId: string } | { accountId: string }
const ownedBy = (owner: Owner) =>
  'accountId' in owner ? eq(applications.accountId, owner.accountId) : eq(applications.organisationId, owner.organisationId)

/** Throws `not-found` where the owner has no such application. */
export async function readApplication(tx: Tx, id: string, owner: Owner): Promise<ApplicationRow> {
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), ownedBy(owner)))
  if (!row) throw new Problem('not-found')
  return row
}

/**
 * The same, locked for a change. Every change of one application comes through here, and none of a frozen one passes but its withdrawal: throws
 * `state-conflict`.
 */
export async function lockApplication(
  tx: Tx,
  id: string,
  owner: Owner,
  { alsoFrozen = false }: { alsoFrozen?: boolean } = {},
): Promise<ApplicationRow> {
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), ownedBy(owner)))
    .for('update')
  if (!row) throw new Problem('not-found')
  if (!alsoFrozen) requireOpen(row, owner)
  return row
}

/** Throws `state-conflict` in the words of the side that reads it. */
export function requireOpen(row: ApplicationRow, owner: Owner): void {
  const problem = frozenProblem(row, 'accountId' in owner ? 'applicant' : 'employer')
  if (problem) throw problem
}

/** An application that the employer received; `not-found` for another organisation's. */
export async function receivedApplication(tx: Tx, who: Principal, id: string): Promise<ApplicationRow> {
  const organisation = await ownOrganisation(tx, who)
  if (!organisation) throw new Problem('not-found')
  return readApplication(tx, id, { organisationId: organisation.id })
}

/** The same, locked for a change. */
export async function lockReceived(tx: Tx, who: Principal, id: string): Promise<ApplicationRow> {
  const organisation = await requireOrganisation(tx, who)
  return lockApplication(tx, id, { organisationId: organisation.id })
}

/**
 * Several that the organisation received, always locked in the same order: no deadlocks. The ids of frozen ones come apart. Throws `state-conflict`
 * where nothing but frozen ones is left to do.
 */
export async function lockManyReceived(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<{ rows: ApplicationRow[]; frozen: ReadonlySet<string> }> {
  const all = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.organisationId, organisationId), isAnyOf(applications.id, ids)))
    .orderBy(asc(applications.id))
    .for('update')
  const rows = all.filter((row) => row.frozen.length === 0)
  const [first] = all
  if (first && rows.length === 0) requireOpen(first, { organisationId })
  return { rows, frozen: new Set(all.filter((row) => row.frozen.length > 0).map(({ id }) => id)) }
}

/** A job, if row security lets the caller see it. */
export async function readJob(tx: Tx, id: string): Promise<JobRow | undefined> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, id))
  return job
}

/** More than any organisation suggests from. */
const MOST_OPEN_JOBS = 500
/** Open jobs of the organisation that the applicant has not applied for, the newest first. */
export const otherOpenJobs = (tx: Tx, { organisationId, accountId }: ApplicationRow): Promise<JobRow[]> =>
  tx
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.organisationId, organisationId),
        eq(jobs.state, 'active'),
        sql`not exists (select from ${applications} where ${applications.jobId} = ${jobs.id}
          and ${applications.organisationId} = ${organisationId} and ${applications.accountId} = ${accountId})`,
      ),
    )
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(MOST_OPEN_JOBS)

/** The applicant's facts for matching; null where there are none. */
export async function readApplicant(tx: Tx, accountId: string): Promise<MatchPerson | null> {
  const [row] = await tx.select().from(matchPeople).where(eq(matchPeople.accountId, accountId))
  return applicantMatch(row ?? null)
}

/** False when this hand-over was used before. */
export async function redeemHandover(tx: Tx, disclosureId: string, now: Date): Promise<boolean> {
  const redeemed = await tx
    .insert(redeemedHandovers)
    .values({ disclosureId, redeemedAt: now })
    .onConflictDoNothing()
    .returning({ disclosureId: redeemedHandovers.disclosureId })
  return redeemed.length > 0
}

export interface LockedJob {
  organisationId: string
  state: string
  closesOn: string | null
  title: string
  company: string
  location: string
  anonymous: boolean
}

/** Locked against a closing of the job: either it waits for the application, or the application sees the job closed. */
export async function lockJobForApplication(tx: Tx, jobId: string): Promise<LockedJob | undefined> {
  const [job] = await tx.execute<{
    organisation_id: string
    state: string
    closes_on: string | null
    title: string
    company: string
    location: string
    anonymous: boolean
  }>(
    sql`select organisation_id, state, closes_on::text, title, company, location, anonymous from jobs.lock_job_for_application(${jobId}::uuid)`,
  )
  if (!job) return undefined
  const { organisation_id: organisationId, closes_on: closesOn, ...rest } = job
  return { ...rest, organisationId, closesOn }
}

/** Inserts an application with its first step; gives its id, or null when the person has applied for the job before. */
export async function insertApplication(
  tx: Tx,
  disclosure: DisclosureHandover,
  job: LockedJob,
  now: Date,
): Promise<string | null> {
  const id = randomUUID()
  const { accountId } = disclosure
  const [inserted] = await tx
    .insert(applications)
    .values({
      id,
      jobId: disclosure.jobId,
      organisationId: job.organisationId,
      accountId,
      disclosureId: disclosure.disclosureId,
      jobTitle: job.title,
      company: job.company,
      location: job.location,
      state: 'submitted',
      live: isLive('submitted'),
      firstName: disclosure.firstName,
      lastName: disclosure.lastName,
      email: disclosure.email,
      phone: disclosure.phone,
      area: disclosure.area,
      availability: disclosure.availability,
      experienceYears: disclosure.experienceYears,
      badges: await badgesOf(tx, accountId),
      anonymous: job.anonymous,
      adjustments: disclosure.adjustments,
      adjustmentsWords: disclosure.adjustments ? disclosure.adjustmentsWords : '',
      benefitsTransition: disclosure.benefitsTransition,
      coverLetter: disclosure.coverLetter,
      cvFilename: disclosure.cvFilename,
      cvFileType: disclosure.cvFileType,
      appliedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: applications.id })
  if (!inserted) return null
  await tx
    .insert(applicationSteps)
    .values({ applicationId: id, version: 1, state: 'submitted', byRole: 'jobseeker', byAccount: accountId, at: now })
  return id
}

export async function lastStep(tx: Tx, applicationId: string) {
  const [step] = await tx
    .select()
    .from(applicationSteps)
    .where(eq(applicationSteps.applicationId, applicationId))
    .orderBy(desc(applicationSteps.version))
    .limit(1)
  return step
}

/** First and last name of a colleague; empty for one who has left. */
const colleague = (column: unknown) => sql<string>`coalesce(jobs.colleague_name(${column}), '')`

/** The steps of an application in order, each with the colleague's name. */
export const namedSteps = (tx: Tx, applicationId: string) =>
  tx
    .select({ step: applicationSteps, name: colleague(applicationSteps.byAccount) })
    .from(applicationSteps)
    .where(eq(applicationSteps.applicationId, applicationId))
    .orderBy(asc(applicationSteps.version))

/** Every version of an application's offer, the latest first. */
export const readOffers = (tx: Tx, applicationId: string): Promise<OfferRow[]> =>
  tx.select().from(offers).where(eq(offers.applicationId, applicationId)).orderBy(desc(offers.version))

/** The same, each with the name of its author. */
export async function namedOffers(tx: Tx, applicationId: string): Promise<(Offer & { name: string })[]> {
  const rows = await readOffers(tx, applicationId)
  const names = await tx.execute<{ account: string; name: string }>(sql`
    select distinct o.by_account as account, ${colleague(sql`o.by_account`)} as name from jobs.offers o
    where o.application_id = ${applicationId}`)
  const nameOf = new Map(names.map(({ account, name }) => [account, name]))
  return rows.map((row) => ({ ...offerOf(row), name: nameOf.get(row.byAccount) ?? '' }))
}

export async function readStart(tx: Tx, applicationId: string): Promise<Start | null> {
  const [row] = await tx.select().from(starts).where(eq(starts.applicationId, applicationId))
  return row ? startOf(row) : null
}

/** Current offers and first days of several applications. */
export async function latestOffers(tx: Tx, applicationIds: readonly string[]) {
  const ids = [...applicationIds]
  const rows = await tx
    .selectDistinctOn([offers.applicationId])
    .from(offers)
    .where(isAnyOf(offers.applicationId, ids))
    .orderBy(offers.applicationId, desc(offers.version))
  const days = await tx.select().from(starts).where(isAnyOf(starts.applicationId, ids))
  return {
    offers: new Map(rows.map((row) => [row.applicationId, offerOf(row)])),
    starts: new Map(days.map((row) => [row.applicationId, startOf(row)])),
  }
}

export async function insertOffer(
  tx: Tx,
  applicationId: string,
  version: number,
  { details, by, at }: { details: OfferDetails; by: string; at: Date },
): Promise<void> {
  await tx.insert(offers).values({ applicationId, version, ...details, byAccount: by, at })
}

/** Stores the agreed first day of the work, or the actual one. */
export async function saveStart(
  tx: Tx,
  applicationId: string,
  day: { version: number; startsOn: string; startedOn?: string; confirmedBy: string; confirmedAt: Date },
): Promise<void> {
  // The agreed day is kept beside the actual one.
  const { startsOn, ...began } = day
  await tx
    .insert(starts)
    .values({ applicationId, ...day })
    .onConflictDoUpdate({ target: starts.applicationId, set: day.startedOn === undefined ? { startsOn, ...began } : began })
}

/** Stores a grant to fetch a CV; gives its id and the organisation's name. */
export async function grantCv(
  tx: Tx,
  { id: applicationId, disclosureId, organisationId }: ApplicationRow,
  accountId: string,
  now: Date,
): Promise<{ grantId: string; organisation: string }> {
  const grantId = randomUUID()
  const expiresAt = new Date(now.getTime() + CV_GRANT_SECONDS * 1000)
  await tx
    .insert(cvGrants)
    .values({ id: grantId, applicationId, disclosureId, accountId, organisationId, grantedAt: now, expiresAt })
  const [own] = await tx.execute<{ name: string }>(sql`select name from jobs.organisations where id = ${organisationId}`)
  return { grantId, organisation: own?.name ?? '' }
}

/** More than any application has; beyond it, the newest are listed. */
const MOST_NOTES = 500

/** Notes of colleagues, the oldest first. */
export async function readNotes(tx: Tx, applicationId: string) {
  const rows = await tx
    .select({ note: applicationNotes, name: sql<string>`coalesce(jobs.colleague_name(${applicationNotes.authorId}), '')` })
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(desc(applicationNotes.at), desc(applicationNotes.id))
    .limit(MOST_NOTES)
  return rows.reverse()
}

export async function insertNote(
  tx: Tx,
  note: { applicationId: string; authorId: string; text: string; at: Date },
): Promise<string> {
  const id = randomUUID()
  await tx.insert(applicationNotes).values({ id, ...note })
  return id
}

/** Throws `not-found` where the organisation has no such job. */
export async function saveAnonymous(
  tx: Tx,
  organisationId: string,
  jobId: string,
  anonymousUntilShortlist: boolean,
): Promise<void> {
  const [job] = await tx
    .update(jobs)
    .set({ anonymousUntilShortlist })
    .where(and(eq(jobs.id, jobId), eq(jobs.organisationId, organisationId)))
    .returning({ id: jobs.id })
  if (!job) throw new Problem('not-found')
}

/** Name of a member of the reader's organisation. */
export async function colleagueName(tx: Tx, accountId: string | null): Promise<string | null> {
  const [colleague] = await tx.execute<{ name: string | null }>(sql`select jobs.colleague_name(${accountId}::uuid) as name`)
  return colleague?.name ?? null
}

type StepRow = typeof applicationSteps.$inferInsert
/** Stores a move and its step; false when somebody else moved the application meanwhile. */
export async function saveMove(
  tx: Tx,
  { id, version }: Pick<ApplicationRow, 'id' | 'version'>,
  moved: Partial<ApplicationRow> & Pick<ApplicationRow, 'state' | 'version'>,
  step: Omit<StepRow, 'id' | 'applicationId' | 'version' | 'state'>,
): Promise<boolean> {
  const [found] = await tx
    .update(applications)
    .set(moved)
    .where(and(eq(applications.id, id), eq(applications.version, version)))
    .returning({ id: applications.id })
  if (!found) return false
  await tx.insert(applicationSteps).values({ ...step, applicationId: id, version: moved.version, state: moved.state })
  return true
}
