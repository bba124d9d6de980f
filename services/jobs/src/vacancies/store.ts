import { ADVERT_LIMITS } from '@onward/contracts/advert-limits'
import { Problem } from '@onward/contracts/problem'
import type { Tx } from '@onward/database'
import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { readCursor, writeCursor } from '../cursor'
import { dayOf } from '../day'
import { applications, type JobRow, jobs, members } from '../db/schema'
import type { OwnOrganisation } from '../organisations-store'
import { type OpenAdvert, textSignature } from './alike'
import { EDITABLE } from './rules'
import { advertClosings, jobCounts, jobDrafts, jobVersions, waitingEdits } from './schema'

/** Throws `not-found` where the organisation has no such job. */
export async function ownJob(tx: Tx, organisationId: string, id: string): Promise<JobRow> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.organisationId, organisationId)))
  if (!job) throw new Problem('not-found')
  return job
}

/** Name of an organisation's member; empty for nobody, and for members who have left. */
export async function nameOf(tx: Tx, accountId: string | null): Promise<string> {
  if (accountId === null) return ''
  const [person] = await tx
    .select({ firstName: members.firstName, lastName: members.lastName })
    .from(members)
    .where(eq(members.accountId, accountId))
  return person ? `${person.firstName} ${person.lastName}`.trim() : ''
}

/** The number of open applications for a job. */
export async function countLiveApplications(tx: Tx, jobId: string): Promise<number> {
  const [live] = await tx
    .select({ people: count() })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.live, true)))
  return live?.people ?? 0
}

export async function countApplications(tx: Tx, jobId: string): Promise<number> {
  const [received] = await tx.select({ total: count() }).from(applications).where(eq(applications.jobId, jobId))
  return received?.total ?? 0
}

export async function countsOf(tx: Tx, jobId: string): Promise<typeof jobCounts.$inferSelect | null> {
  const [counts] = await tx.select().from(jobCounts).where(eq(jobCounts.jobId, jobId))
  return counts ?? null
}

/** Gives the new version; undefined where the job is gone. */
export async function raiseVersion(tx: Tx, jobId: string): Promise<number | undefined> {
  const [job] = await tx
    .update(jobs)
    .set({ version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, jobId))
    .returning({ version: jobs.version })
  return job?.version
}

/** Whether the organisation ever had a public job; the first one waits for a check. */
export async function hasPublishedJobs(tx: Tx, organisationId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.organisationId, organisationId),
        inArray(jobs.state, ['active', 'closed', 'expired']),
        sql`${jobs.checks} = '{}'`,
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Whether an administrator is closing all adverts of the organisation; until that is done, no advert of it may become public. */
export async function isClosing(tx: Tx, organisationId: string): Promise<boolean> {
  const [running] = await tx
    .select({ id: advertClosings.id })
    .from(advertClosings)
    .where(and(eq(advertClosings.organisationId, organisationId), eq(advertClosings.state, 'running')))
  return running !== undefined
}

/** Throws `state-conflict` while all adverts are being closed. */
export async function requireNoClosing(tx: Tx, organisationId: string): Promise<void> {
  if (await isClosing(tx, organisationId)) throw new Problem('state-conflict', { text: 'jobs.vacancy-all-closing' })
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Locks posting for an organisation, so that simultaneous posts are counted one after the other. */
export async function lockPosting(tx: Tx, organisation: OwnOrganisation): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`jobs.posting ${organisation.id}`}, 0))`)
}

/** The day on which a new organisation at its daily limit may post again, as text. */
export const nextDay = (now: Date): string => dayOf(new Date(Date.parse(`${dayOf(now)}T12:00:00Z`) + DAY_MS))

/** How many adverts the organisation may still post today; null when it is not new. Count under `lockPosting`. */
export async function roomToday(tx: Tx, organisation: Pick<OwnOrganisation, 'id'>, now: Date): Promise<number | null> {
  const { newForDays, newUntilAdverts, newPerDay } = ADVERT_LIMITS
  const created = sql`(j.created_at at time zone 'Europe/London')::date`
  const [row] = await tx.execute<{ aged: boolean | null; shown: number; today: number }>(sql`
    select (select o.verified_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${newForDays}::int)
        from jobs.organisations o where o.id = ${organisation.id}) as aged,
      (select count(*)::int from (select from jobs.jobs j where j.organisation_id = ${organisation.id}
        and j.state in ('active', 'closed', 'expired') and j.checks = '{}' and ${created} < ${dayOf(now)}::date
        limit ${newUntilAdverts}) s) as shown,
      (select count(*)::int from jobs.jobs j where j.organisation_id = ${organisation.id}
        and j.created_at > ${now.toISOString()}::timestamptz - interval '25 hours' and ${created} = ${dayOf(now)}::date) as today`)
  if (row?.aged && row.shown >= newUntilAdverts) return null
  return Math.max(0, newPerDay - (row?.today ?? 0))
}

/** Posts a job in place of its draft. */
export async function insertJob(tx: Tx, row: typeof jobs.$inferInsert, draftId: string | null): Promise<void> {
  await tx.insert(jobs).values(row)
  if (draftId === null) return
  await tx.delete(jobDrafts).where(and(eq(jobDrafts.id, draftId), eq(jobDrafts.organisationId, row.organisationId)))
}

/** Closes an open job. Throws `not-found`, and `state-conflict` for a closed one. */
export async function closeOwnJob(tx: Tx, organisationId: string, id: string, now: Date) {
  const mine = and(eq(jobs.id, id), eq(jobs.organisationId, organisationId))
  const [closed] = await tx
    .update(jobs)
    .set({ state: 'closed', closedAt: now, checkNote: null, version: sql`${jobs.version} + 1` })
    .where(and(mine, inArray(jobs.state, [...EDITABLE])))
    .returning({ id: jobs.id, title: jobs.title, version: jobs.version, state: jobs.state })
  if (!closed) {
    const [exists] = await tx.select({ id: jobs.id }).from(jobs).where(mine)
    throw exists ? new Problem('state-conflict', { text: 'jobs.vacancy-closed-already' }) : new Problem('not-found')
  }
  return closed
}

/** Marks active jobs that closed before a day as expired, at most `limit`. */
export function expireDue(tx: Tx, today: string, limit: number, at: Date) {
  const due = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.state, 'active'), lt(jobs.closesOn, today)))
    .orderBy(asc(jobs.id))
    .limit(limit)
  return tx
    .update(jobs)
    .set({ state: 'expired', closedAt: at, version: sql`${jobs.version} + 1` })
    .where(and(inArray(jobs.id, due), eq(jobs.state, 'active')))
    .returning({ id: jobs.id, title: jobs.title, version: jobs.version, organisationId: jobs.organisationId })
}

/** Changes the closing date of a job; undefined when a colleague changed the job meanwhile. */
export async function changeDeadline(tx: Tx, { id, version }: JobRow, closesOn: string | null) {
  const [job] = await tx
    .update(jobs)
    .set({ closesOn, version: sql`${jobs.version} + 1` })
    .where(and(eq(jobs.id, id), eq(jobs.version, version)))
    .returning({ id: jobs.id, version: jobs.version })
  if (!job) return undefined
  // A waiting edit is decided separately; the new date applies either way.
  const withDay = sql`${waitingEdits.words} || ${JSON.stringify({ closesOn })}::jsonb`
  await tx.update(waitingEdits).set({ words: withDay }).where(eq(waitingEdits.jobId, id))
  return job
}

const VERSIONS = 'job-versions'

/** One page of a job's history, the newest first. */
export async function pageOfVersions(tx: Tx, jobId: string, query: { cursor?: string | undefined; limit: number }) {
  const after = readCursor(VERSIONS, 1, query.cursor)
  const own = eq(jobVersions.jobId, jobId)
  const [all] = await tx.select({ total: count() }).from(jobVersions).where(own)
  const rows = await tx
    .select({ version: jobVersions, firstName: members.firstName, lastName: members.lastName })
    .from(jobVersions)
    .leftJoin(members, eq(members.accountId, jobVersions.byAccount))
    .where(after ? and(own, lt(jobVersions.version, after.numbers[0] ?? 0)) : own)
    .orderBy(desc(jobVersions.version))
    .limit(query.limit + 1)
  const page = rows.slice(0, query.limit)
  const last = page[page.length - 1]
  return {
    items: page.map(({ version, firstName, lastName }) => ({
      version: version.version,
      kind: version.kind,
      at: version.at.toISOString(),
      by: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
      changes: version.changes,
      toldAt: version.toldAt?.toISOString() ?? null,
    })),
    nextCursor: rows.length > page.length && last ? writeCursor(VERSIONS, [last.version.version, jobId]) : null,
    total: all?.total ?? 0,
  }
}

/** The most adverts of one organisation that are compared, the newest. */
const MOST_COMPARED = 5000

/** Adverts of the organisation that are or may become public, public ones first, then the newest. */
export async function openAdverts(tx: Tx, organisationId: string): Promise<OpenAdvert[]> {
  // Older adverts have no stored signature; it is computed from their text.
  const text = (column: unknown) => sql`case when ${jobs.textSignature} is null then ${column} end`
  const rows = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      location: jobs.location,
      lat: jobs.lat,
      lon: jobs.lon,
      waits: sql<boolean>`${jobs.state} <> 'active'`,
      signature: jobs.textSignature,
      description: sql<string | null>`${text(jobs.description)}`,
      requirements: sql<string[] | null>`${text(jobs.requirements)}`,
    })
    .from(jobs)
    .where(and(eq(jobs.organisationId, organisationId), inArray(jobs.state, ['draft', 'pending_check', 'active'])))
    .orderBy(sql`${jobs.state} <> 'active'`, desc(jobs.postedAt), jobs.id)
    .limit(MOST_COMPARED)
  return rows.map(({ signature, description, requirements, ...advert }) => ({
    ...advert,
    signature: Int32Array.from(
      signature ?? textSignature({ title: advert.title, description: description ?? '', requirements: requirements ?? [] }),
    ),
  }))
}
