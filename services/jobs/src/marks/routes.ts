import { randomUUID } from 'node:crypto'
import {
  dismissJob,
  listDismissed,
  listViewed,
  Problem,
  RECENTLY_VIEWED,
  reportJob,
  restoreJob,
  viewJob,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, desc, eq, sql } from 'drizzle-orm'
import { dayOf } from '../day'
import { dismissedJobs, jobs, reports, viewedJobs } from '../db/schema'

/** Only a job that the person can see may be marked. */
async function visibleJob(tx: Tx, jobId: string): Promise<void> {
  const [job] = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId))
  if (!job) throw new Problem('not-found')
}
type Marks = typeof dismissedJobs | typeof viewedJobs

async function marked(tx: Tx, table: Marks, accountId: string, now: Date, limit: number) {
  const today = dayOf(now)
  const rows = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      company: jobs.company,
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
  return rows.map(({ state, closesOn, at, ...job }) => ({
    ...job,
    open: state === 'active' && (closesOn === null || closesOn >= today),
    at: at.toISOString(),
  }))
}

const MAX_DISMISSED = 200

/** What a jobseeker marks on the board for themselves: dismissed, looked at, reported. */
export function registerMarks(kit: ServiceKit): void {
  kit.handle(dismissJob, ({ params, now, write }) =>
    write(async (tx, who) => {
      await visibleJob(tx, params.id)
      await tx.insert(dismissedJobs).values({ accountId: who.accountId, jobId: params.id, at: now }).onConflictDoNothing()
      return { resource: `dismissed/${params.id}`, answer: {} }
    }),
  )
  kit.handle(restoreJob, ({ params, write }) =>
    write(async (tx, who) => {
      await tx.delete(dismissedJobs).where(and(eq(dismissedJobs.accountId, who.accountId), eq(dismissedJobs.jobId, params.id)))
      return { resource: `dismissed/${params.id}`, answer: {} }
    }),
  )
  kit.handle(listDismissed, ({ now, read }) =>
    read(async (tx, who) => ({ items: await marked(tx, dismissedJobs, who.accountId, now, MAX_DISMISSED) })),
  )

  kit.handle(viewJob, ({ params, now, write }) =>
    write(async (tx, who) => {
      await visibleJob(tx, params.id)
      const accountId = who.accountId
      await tx
        .insert(viewedJobs)
        .values({ accountId, jobId: params.id, at: now })
        .onConflictDoUpdate({ target: [viewedJobs.accountId, viewedJobs.jobId], set: { at: now } })
      // Only the last ones are kept: what somebody looked at is nobody's business for longer than it helps them.
      await tx.execute(sql`delete from jobs.viewed_jobs where account_id = ${accountId} and job_id not in
        (select job_id from jobs.viewed_jobs where account_id = ${accountId} order by at desc, job_id limit ${RECENTLY_VIEWED})`)
      return { resource: `viewed/${params.id}`, answer: {} }
    }),
  )
  kit.handle(listViewed, ({ now, read }) =>
    read(async (tx, who) => ({ items: await marked(tx, viewedJobs, who.accountId, now, RECENTLY_VIEWED) })),
  )

  kit.handle(reportJob, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      await visibleJob(tx, params.id)
      const accountId = who.accountId
      const [report] = await tx
        .insert(reports)
        .values({ id: randomUUID(), jobId: params.id, accountId, ...body, reportedAt: now })
        .onConflictDoNothing()
        .returning({ id: reports.id })
      if (!report) throw new Problem('already-exists', { text: 'jobs.job-reported-already' })
      return { resource: `reports/${report.id}`, answer: { id: report.id } }
    }),
  )
}
