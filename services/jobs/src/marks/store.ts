import { randomUUID } from 'node:crypto'
import { Problem, RECENTLY_VIEWED } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import { dayOf } from '../day'
import { applications, dismissedJobs, jobs, reports, viewedJobs } from '../db/schema'
import { logoUrlOf } from '../logos/store'

/** Ids of jobs that a person has dismissed. */
export async function dismissedBy(tx: Tx, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ id: dismissedJobs.jobId }).from(dismissedJobs).where(eq(dismissedJobs.accountId, accountId))
  return new Set(rows.map((row) => row.id))
}

/** Throws `not-found` for a job that the person neither sees nor applied for: what was taken down can be reported by its applicants. */
export async function requireKnown(tx: Tx, jobId: string, accountId: string): Promise<void> {
  const own = and(eq(applications.jobId, jobId), eq(applications.accountId, accountId))
  if ((await tx.$count(applications, own)) === 0) await requireVisible(tx, jobId)
}

/** Throws `not-found` for a job that the person cannot see. */
export async function requireVisible(tx: Tx, jobId: string): Promise<void> {
  const [job] = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId))
  if (!job) throw new Problem('not-found')
}

async function marked(
  tx: Tx,
  table: typeof dismissedJobs | typeof viewedJobs,
  accountId: string,
  { now, limit }: { now: Date; limit: number },
) {
  const today = dayOf(now)
  const rows = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      company: jobs.company,
      logo: jobs.logo,
      location: jobs.location,
      state: jobs.state,
      closesOn: jobs.closesOn,
      at: table.at,
    })
    .from(table)
    .innerJoin(jobs, eq(jobs.id, table.jobId))
    .where(eq(table.accountId, accountId))
    .orderBy(desc(table.at), desc(table.jobId))
    .limit(limit)
  return rows.map(({ state, closesOn, at, logo, ...job }) => ({
    ...job,
    logo: logoUrlOf(logo),
    open: state === 'active' && (closesOn === null || closesOn >= today),
    at: at.toISOString(),
  }))
}

const MOST_DISMISSED = 200
export const dismissedJobsOf = (tx: Tx, accountId: string, now: Date) =>
  marked(tx, dismissedJobs, accountId, { now, limit: MOST_DISMISSED })
export const viewedJobsOf = (tx: Tx, accountId: string, now: Date) =>
  marked(tx, viewedJobs, accountId, { now, limit: RECENTLY_VIEWED })

export async function insertDismissed(tx: Tx, accountId: string, jobId: string, at: Date): Promise<void> {
  await tx.insert(dismissedJobs).values({ accountId, jobId, at }).onConflictDoNothing()
}
export async function deleteDismissed(tx: Tx, accountId: string, jobId: string): Promise<void> {
  await tx.delete(dismissedJobs).where(and(eq(dismissedJobs.accountId, accountId), eq(dismissedJobs.jobId, jobId)))
}

/** Stores a view, and deletes all but the person's latest ones: older ones help nobody. */
export async function insertViewed(tx: Tx, accountId: string, jobId: string, at: Date): Promise<void> {
  await tx
    .insert(viewedJobs)
    .values({ accountId, jobId, at })
    .onConflictDoUpdate({ target: [viewedJobs.accountId, viewedJobs.jobId], set: { at } })
  await tx.execute(sql`delete from jobs.viewed_jobs where account_id = ${accountId} and job_id not in
    (select job_id from jobs.viewed_jobs where account_id = ${accountId} order by at desc, job_id limit ${RECENTLY_VIEWED})`)
}

/** Throws `already-exists` where the person has reported the job before. */
export async function insertReport(tx: Tx, report: Omit<typeof reports.$inferInsert, 'id'>): Promise<string> {
  const id = randomUUID()
  const [inserted] = await tx
    .insert(reports)
    .values({ ...report, id })
    .onConflictDoNothing()
    .returning({ id: reports.id })
  if (!inserted) throw new Problem('already-exists', { text: 'jobs.job-reported-already' })
  return id
}
