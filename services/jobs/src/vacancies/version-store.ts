import type { JobVersion } from '@onward/contracts/jobs/vacancies'
import type { Tx } from '@onward/database'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { applications, type JobRow, jobs, members, type NewJobRow } from '../db/schema'
import { jobVersions, waitingEdits } from './schema'

/** Writes a job's columns if it still has the version that was read; undefined otherwise. */
export async function updateJob(tx: Tx, { id, version }: Pick<JobRow, 'id' | 'version'>, written: Partial<NewJobRow>) {
  const [job] = await tx
    .update(jobs)
    .set({ ...written, version: sql`${jobs.version} + 1` })
    .where(and(eq(jobs.id, id), eq(jobs.version, version)))
    .returning({ id: jobs.id, title: jobs.title, version: jobs.version, state: jobs.state })
  return job
}

export async function insertVersion(tx: Tx, row: typeof jobVersions.$inferInsert): Promise<void> {
  await tx.insert(jobVersions).values(row)
}

const unannounced = (jobId: string) => and(eq(jobVersions.jobId, jobId), eq(jobVersions.tell, true), isNull(jobVersions.toldAt))

/** Changes without a notice to applicants, and the time of the last notice. */
export async function unannouncedVersions(
  tx: Tx,
  jobId: string,
): Promise<{ versions: Pick<JobVersion & { version: number }, 'version' | 'changes'>[]; lastAt: Date | null }> {
  const versions = await tx
    .select({ version: jobVersions.version, changes: jobVersions.changes })
    .from(jobVersions)
    .where(unannounced(jobId))
  const [last] = await tx
    .select({ toldAt: jobVersions.toldAt })
    .from(jobVersions)
    .where(and(eq(jobVersions.jobId, jobId), isNotNull(jobVersions.toldAt)))
    .orderBy(desc(jobVersions.toldAt))
    .limit(1)
  return { versions, lastAt: last?.toldAt ?? null }
}

export async function markAnnounced(tx: Tx, jobId: string, at: Date): Promise<void> {
  await tx.update(jobVersions).set({ toldAt: at }).where(unannounced(jobId))
}

/** A job's title and company, with the people who have open applications for it. */
export async function jobWithApplicants(tx: Tx, jobId: string) {
  const [job] = await tx.select({ title: jobs.title, company: jobs.company }).from(jobs).where(eq(jobs.id, jobId))
  const applicants = await tx
    .select({ applicationId: applications.id, accountId: applications.accountId })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.live, true)))
    .orderBy(asc(applications.id))
  return { job, applicants }
}

/** Who changed a job after version `seen`; undefined when unknown. */
export async function lastEditor(tx: Tx, jobId: string, seen: number) {
  const name = { firstName: members.firstName, lastName: members.lastName }
  const [last] = await tx
    .select({ version: jobVersions.version, ...name })
    .from(jobVersions)
    .leftJoin(members, eq(members.accountId, jobVersions.byAccount))
    .where(eq(jobVersions.jobId, jobId))
    .orderBy(desc(jobVersions.version))
    .limit(1)
  if (last && last.version > seen) return last
  // A waiting edit is not in the history: without a later version, it was the last change.
  const [waiting] = await tx
    .select(name)
    .from(waitingEdits)
    .leftJoin(members, eq(members.accountId, waitingEdits.byAccount))
    .where(eq(waitingEdits.jobId, jobId))
  return waiting
}
