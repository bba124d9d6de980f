import { isAnyOf, type Tx } from '@onward/database'
import { type RetentionRules, removeOrphans, rowsOf } from '@onward/service-kit/retention'
import { and, lt, sql } from 'drizzle-orm'
import { alerted, jobs, organisationDocuments, viewedJobs } from './db/schema'
import { poolInvitations } from './pool/schema'
import { jobDrafts } from './vacancies/schema'

export const retention: RetentionRules = {
  VIEWED_JOBS: rowsOf(viewedJobs, (before) => lt(viewedJobs.at, before)),
  // Stays while the job is open, so that nobody is notified of it twice.
  ALERTED_JOBS: rowsOf(alerted, (before) =>
    and(
      lt(alerted.at, before),
      sql`not exists (select from ${jobs} where ${jobs.id} = ${alerted.jobId} and ${jobs.state} = 'active')`,
    ),
  ),
  JOB_DRAFTS: rowsOf(jobDrafts, (before) => lt(jobDrafts.savedAt, before)),
  ENDED_APPLICATIONS: emptyApplications,
  ORPHANED_UPLOADS: {
    steps: (kit, before) =>
      removeOrphans(kit, 'organisations', before, async (tx, keys) => {
        const { fileKey: key } = organisationDocuments
        const rows = await tx.select({ key }).from(organisationDocuments).where(isAnyOf(key, keys))
        return rows.map((row) => row.key)
      }),
  },
  POOL_INVITATIONS: rowsOf(poolInvitations, (before) => lt(poolInvitations.expiresAt, before)),
  DECIDED_REPORTS: async (tx, before, limit) =>
    count(
      await tx.execute(sql`
        with emptied as (
          update jobs.reports set text = '' where id = any(array(
            select id from jobs.reports where decided_at < ${time(before)} and text <> '' limit ${limit})) returning 1
        ) select count(*)::int as gone from emptied`),
    ),
}

/**
 * Keeps applications and interviews themselves for both sides; deletes contact details, letter, answers and needs, and the notes of colleagues
 * and of interviews.
 */
async function emptyApplications(tx: Tx, before: Date, limit: number): Promise<number> {
  return count(
    await tx.execute(sql`
      with emptied as (
        update jobs.applications set email = '', phone = '', area = '', cover_letter = '', adjustments_words = ''
        where id = any(array(
          select a.id from jobs.applications a
          where not a.live and a.state <> 'placed' and a.applied_at < ${time(before)}
            and not exists (select from jobs.application_steps s where s.application_id = a.id and s.at >= ${time(before)})
            and (a.email, a.phone, a.area, a.cover_letter, a.adjustments_words) is distinct from ('', '', '', '', '')
          limit ${limit}))
        returning id),
      met as (
        update jobs.interviews set answer = '', suggested = '{}', adjustments = '', note = '', closing_words = ''
        where application_id in (select id from emptied) returning id),
      noted as (delete from jobs.interview_notes where interview_id in (select id from met)),
      colleagues as (delete from jobs.application_notes where application_id in (select id from emptied))
      select count(*)::int as gone from emptied`),
  )
}

const time = (at: Date) => sql`${at.toISOString()}::timestamptz`
const count = ([row]: readonly Record<string, unknown>[]): number => Number(row?.gone ?? 0)
