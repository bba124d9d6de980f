import { isAnyOf, type Tx } from '@onward/database'
import { and, arrayOverlaps, asc, eq, gt, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { closingAccounts, type JobRow, jobs, type MatchPersonRow, matchPeople } from '../db/schema'
import { jobCounts } from './schema'

const MILES_OF_A_DEGREE = 69

/**
 * People who may match, in the order of their ids: with one of the skills, if any are given, and a travel distance that reaches the
 * latitude of `near`.
 */
export const pageOfPeople = (
  tx: Tx,
  {
    skillIds,
    near,
    after,
    limit,
  }: {
    skillIds: readonly string[]
    near: { lat: number } | null
    after: string | null
    limit: number
  },
): Promise<MatchPersonRow[]> =>
  tx
    .select()
    .from(matchPeople)
    .where(
      and(
        after === null ? undefined : gt(matchPeople.accountId, after),
        skillIds.length > 0 ? arrayOverlaps(matchPeople.skillIds, [...skillIds]) : undefined,
        near === null
          ? undefined
          : sql`abs(${matchPeople.lat} - ${near.lat}) * ${MILES_OF_A_DEGREE} <= ${matchPeople.travelMiles} + 1`,
        notExists(
          tx
            .select({ id: closingAccounts.accountId })
            .from(closingAccounts)
            .where(and(eq(closingAccounts.accountId, matchPeople.accountId), eq(closingAccounts.closing, true))),
        ),
      ),
    )
    .orderBy(asc(matchPeople.accountId))
    .limit(limit)

/**
 * Active jobs whose audience was never counted, or was counted before `since` or before the job changed; with `only`, of these
 * jobs.
 */
export async function jobsToCount(tx: Tx, since: Date, limit: number, only?: readonly string[]): Promise<JobRow[]> {
  const rows = await tx
    .select({ job: jobs })
    .from(jobs)
    .leftJoin(jobCounts, eq(jobCounts.jobId, jobs.id))
    .where(
      and(
        eq(jobs.state, 'active'),
        only && isAnyOf(jobs.id, only),
        or(
          isNull(jobCounts.audienceCountedAt),
          lt(jobCounts.audienceCountedAt, since),
          sql`${jobCounts.audienceCountedAt} < words_changed_at`,
        ),
      ),
    )
    .orderBy(sql`${jobCounts.audienceCountedAt} asc nulls first`, asc(jobs.id))
    .limit(limit)
  return rows.map(({ job }) => job)
}

export async function saveAudience(
  tx: Tx,
  counted: { jobId: string; organisationId: string; reach: number; audienceCountedAt: Date },
): Promise<void> {
  await tx
    .insert(jobCounts)
    .values(counted)
    .onConflictDoUpdate({
      target: jobCounts.jobId,
      set: { reach: sql`excluded.reach`, audienceCountedAt: sql`excluded.reach_at` },
    })
}

export interface ViewSums {
  id: string
  /** ISO 8601, in the United Kingdom. */
  day: string
  seen: number
  opened: number
}
/** Adds to the number of times that jobs were listed and opened, in all and by day. */
export async function addViews(tx: Tx, views: readonly ViewSums[]): Promise<void> {
  const rows = JSON.stringify(views)
  await tx.execute(sql`
    insert into jobs.job_counts as c (job_id, organisation_id, seen, opened)
    select j.id, j.organisation_id, sum(v.seen), sum(v.opened)
    from jsonb_to_recordset(${rows}::jsonb) as v(id uuid, seen bigint, opened bigint)
    join jobs.jobs j on j.id = v.id
    group by j.id
    order by j.id
    on conflict (job_id) do update set seen = c.seen + excluded.seen, opened = c.opened + excluded.opened`)
  await tx.execute(sql`
    insert into jobs.job_views as c (job_id, organisation_id, day, seen, opened)
    select j.id, j.organisation_id, v.day, v.seen, v.opened
    from jsonb_to_recordset(${rows}::jsonb) as v(id uuid, day date, seen integer, opened integer)
    join jobs.jobs j on j.id = v.id
    order by j.id, v.day
    on conflict (job_id, day) do update set seen = c.seen + excluded.seen, opened = c.opened + excluded.opened`)
}

export async function deleteViewsBefore(tx: Tx, day: string, most: number): Promise<void> {
  await tx.execute(
    sql`delete from jobs.job_views where ctid in (select ctid from jobs.job_views where day < ${day}::date limit ${most})`,
  )
}
