import { randomUUID } from 'node:crypto'
import {
  type Candidate,
  INVITATIONS_PER_DAY,
  type Introduction,
  type MyInvitation,
  POOL_INVITATION_DAYS,
  Problem,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { takesApplications } from '../applications/rules'
import { lockJobForApplication } from '../applications/store'
import { readCursor, writeCursor } from '../cursor'
import { dayOf } from '../day'
import { jobs } from '../db/schema'
import { matchJobOf } from '../vacancies/facts'
import { type KnownCandidate, type PoolJob, sharedSkills } from './candidates'
import { stateAt } from './rules'
import { type PoolInvitationRow, poolInvitations, poolPeople, poolRefusals } from './schema'
import { ownInvitationOf, type SentRow } from './view'

const DAY_MS = 24 * 60 * 60 * 1000

export interface LiveJob extends PoolJob {
  title: string
  company: string
}
/** A job of this organisation that accepts applications; `not-found` for any other. */
export async function ownLiveJob(tx: Tx, organisationId: string, jobId: string): Promise<LiveJob> {
  const mine = and(eq(jobs.id, jobId), eq(jobs.organisationId, organisationId), eq(jobs.state, 'active'))
  const [row] = await tx.select().from(jobs).where(mine)
  if (!row) throw new Problem('not-found')
  return { id: row.id, change: row.change, title: row.title, company: row.company, match: matchJobOf(row) }
}

/** The invitations to a job by account, except withdrawn ones. */
export async function invitationsFor(
  tx: Tx,
  jobId: string,
  now: Date,
): Promise<Map<string, NonNullable<Candidate['invitation']>>> {
  const rows = await tx.select().from(poolInvitations).where(eq(poolInvitations.jobId, jobId))
  return new Map(
    rows.flatMap((row) => {
      const state = stateAt(row, now)
      return state === 'withdrawn' ? [] : [[row.accountId, { id: row.id, state }]]
    }),
  )
}

/** How many invitations the organisation may still send today. */
export async function invitationsLeft(tx: Tx, organisationId: string, now: Date): Promise<number> {
  const [today] = await tx
    .select({ sent: count() })
    .from(poolInvitations)
    .where(
      and(
        eq(poolInvitations.organisationId, organisationId),
        sql`(${poolInvitations.sentAt} at time zone 'Europe/London')::date = ${dayOf(now)}::date`,
      ),
    )
  return Math.max(0, INVITATIONS_PER_DAY - (today?.sent ?? 0))
}

/** Locked: invitations of an organisation are sent one after the other, so that the daily limit holds. */
export async function lockInvitations(tx: Tx, organisationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pool invitations ${organisationId}`}, 0))`)
}

interface NewInvitation {
  organisationId: string
  job: LiveJob
  message: string
  sentBy: string
  at: Date
}
/** Throws `already-exists` where the organisation has invited this person to the job already. */
export async function insertInvitation(
  tx: Tx,
  candidate: KnownCandidate,
  { organisationId, job, message, sentBy, at }: NewInvitation,
): Promise<string> {
  const id = randomUUID()
  const [inserted] = await tx
    .insert(poolInvitations)
    .values({
      id,
      accountId: candidate.accountId,
      organisationId,
      jobId: job.id,
      jobTitle: job.title,
      company: job.company,
      score: candidate.score,
      matchingSkills: sharedSkills(candidate, job.match),
      message,
      sentBy,
      sentAt: at,
      expiresAt: new Date(at.getTime() + POOL_INVITATION_DAYS * DAY_MS),
    })
    .onConflictDoNothing()
    .returning({ id: poolInvitations.id })
  if (!inserted) throw new Problem('already-exists', { text: 'jobs.pool-already-invited' })
  return id
}

interface Paging {
  cursor?: string | undefined
  limit: number
}
const newestFirst = [desc(poolInvitations.sentAt), desc(poolInvitations.id)]
/** Those after a cursor, the newest first. */
const following = (after: ReturnType<typeof readCursor>) =>
  after
    ? sql`(${poolInvitations.sentAt}, ${poolInvitations.id}) < (${new Date(after.numbers[0] ?? 0).toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined

const SENT = 'sent-invitations'

/** One page of an organisation's invitations, and their total. */
export async function pageOfSent(
  tx: Tx,
  organisationId: string,
  { jobId, accepted, cursor, limit }: Paging & { jobId?: string | undefined; accepted?: boolean | undefined },
): Promise<{ rows: SentRow[]; nextCursor: string | null; total: number }> {
  const after = readCursor(SENT, 1, cursor)
  const filters = and(
    eq(poolInvitations.organisationId, organisationId),
    ne(poolInvitations.state, 'withdrawn'),
    jobId ? eq(poolInvitations.jobId, jobId) : undefined,
    accepted ? eq(poolInvitations.state, 'accepted') : undefined,
  )
  const [all] = await tx.select({ total: count() }).from(poolInvitations).where(filters)
  const rows = await tx
    .select({
      row: poolInvitations,
      sentBy: sql<string | null>`jobs.colleague_name(${poolInvitations.sentBy})`,
      // Without anonymous applications: this answer has the person's name.
      applicationId: sql<string | null>`(
        select a.id from jobs.applications a
        where a.account_id = ${poolInvitations.accountId} and a.job_id = ${poolInvitations.jobId} and not a.anonymous
        order by a.applied_at desc limit 1)`,
      // As `isWithheld` of an application says.
      isWithheld: sql<boolean>`exists (
        select from jobs.applications a
        where a.account_id = ${poolInvitations.accountId} and a.job_id = ${poolInvitations.jobId}
          and (a.state = 'withdrawn' or a.frozen && array['advert-removed', 'employer-suspended']))
        or exists (select from jobs.jobs j where j.id = ${poolInvitations.jobId} and j.state = 'removed')`,
    })
    .from(poolInvitations)
    .where(and(filters, following(after)))
    .orderBy(...newestFirst)
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)?.row
  return {
    rows: page,
    nextCursor: rows.length > page.length && last ? writeCursor(SENT, [last.sentAt.getTime(), last.id]) : null,
    total: all?.total ?? 0,
  }
}

const OWN = 'my-invitations'

/** One page of a person's invitations, with their total and how many wait for an answer. */
export async function pageOfOwn(tx: Tx, accountId: string, { cursor, limit }: Paging, now: Date) {
  const after = readCursor(OWN, 1, cursor)
  const own = eq(poolInvitations.accountId, accountId)
  const [all] = await tx.select({ total: count() }).from(poolInvitations).where(own)
  const waiting = and(own, eq(poolInvitations.state, 'sent'), gt(poolInvitations.expiresAt, now))
  const [open] = await tx.select({ total: count() }).from(poolInvitations).where(waiting)
  const rows = await tx
    .select()
    .from(poolInvitations)
    .where(and(own, following(after)))
    .orderBy(...newestFirst)
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const items: MyInvitation[] = []
  for (const row of page) items.push(await withJob(tx, row, now))
  return {
    items,
    nextCursor: rows.length > page.length && last ? writeCursor(OWN, [last.sentAt.getTime(), last.id]) : null,
    total: all?.total ?? 0,
    open: open?.total ?? 0,
  }
}

async function withJob(tx: Tx, row: PoolInvitationRow, now: Date): Promise<MyInvitation> {
  const [job] = await tx.execute<{ location: string; salary: string; job_state: string; closes_on: string | null }>(
    sql`select location, salary, job_state, closes_on::text from jobs.invited_to(${row.id}::uuid)`,
  )
  const [application] = await tx.execute<{ id: string }>(sql`
    select id from jobs.applications where account_id = ${row.accountId}::uuid and job_id = ${row.jobId}::uuid
    order by applied_at desc limit 1`)
  const to = job && { location: job.location, salary: job.salary, state: job.job_state, closesOn: job.closes_on }
  return ownInvitationOf(row, to, { applicationId: application?.id ?? null, now })
}

/** Employers that a person has blocked, the latest first. */
export async function refusedEmployers(tx: Tx, accountId: string) {
  const rows = await tx
    .select({
      organisationId: poolRefusals.organisationId,
      at: poolRefusals.refusedAt,
      name: sql<string>`jobs.refused_name(${poolRefusals.organisationId})`,
    })
    .from(poolRefusals)
    .where(eq(poolRefusals.accountId, accountId))
    .orderBy(desc(poolRefusals.refusedAt))
  return rows.map(({ at, ...one }) => ({ ...one, at: at.toISOString() }))
}

/** Throws `not-found` where the person has no such invitation. */
export async function lockInvitation(tx: Tx, id: string, accountId: string): Promise<PoolInvitationRow> {
  const [row] = await tx
    .select()
    .from(poolInvitations)
    .where(and(eq(poolInvitations.id, id), eq(poolInvitations.accountId, accountId)))
    .for('update')
  if (!row) throw new Problem('not-found')
  return row
}

/**
 * Throws with what to do when this invitation cannot be accepted any more. Locks the job against a closing until the answer is
 * stored.
 */
export async function requireAcceptable(tx: Tx, row: PoolInvitationRow, now: Date): Promise<void> {
  const [unheard] = await tx.execute(
    sql`select 1 from events.unheard('jobseeker.visibility') u where u.subject = ${row.accountId}::uuid`,
  )
  // Their switch was changed a moment ago, and the event has not been handled here.
  if (unheard) throw new Problem('not-ready', { retryAfter: 1 })
  const [person] = await tx.select({ cvId: poolPeople.cvId }).from(poolPeople).where(eq(poolPeople.accountId, row.accountId))
  if (!person?.cvId) throw new Problem('state-conflict', { text: 'jobs.pool-left' })
  const job = await lockJobForApplication(tx, row.jobId)
  if (!job || !takesApplications(job, now)) throw new Problem('state-conflict', { text: 'jobs.pool-job-closed' })
}

export async function acceptInvitation(
  tx: Tx,
  id: string,
  { firstName, lastName, email, phone }: Pick<Introduction, 'firstName' | 'lastName' | 'email' | 'phone'>,
  at: Date,
): Promise<void> {
  await tx
    .update(poolInvitations)
    .set({ state: 'accepted', answeredAt: at, name: `${firstName} ${lastName}`.trim(), email, phone })
    .where(eq(poolInvitations.id, id))
}

/** Declines one invitation; with `never`, also blocks the employer. */
export async function declineInvitation(
  tx: Tx,
  { id, accountId, organisationId }: PoolInvitationRow,
  { never, at }: { never: boolean; at: Date },
): Promise<void> {
  const answered = never ? eq(poolInvitations.organisationId, organisationId) : eq(poolInvitations.id, id)
  await tx
    .update(poolInvitations)
    .set({ state: 'declined', answeredAt: at })
    .where(and(answered, eq(poolInvitations.accountId, accountId), eq(poolInvitations.state, 'sent')))
  if (never) await tx.insert(poolRefusals).values({ accountId, organisationId, refusedAt: at }).onConflictDoNothing()
}

/** Throws `not-found` where the person has not blocked this employer. */
export async function deleteRefusal(tx: Tx, accountId: string, organisationId: string): Promise<void> {
  const gone = await tx
    .delete(poolRefusals)
    .where(and(eq(poolRefusals.accountId, accountId), eq(poolRefusals.organisationId, organisationId)))
    .returning({ id: poolRefusals.organisationId })
  if (gone.length === 0) throw new Problem('not-found')
}
