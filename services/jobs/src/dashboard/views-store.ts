import { type EmployerViews, VIEWS_DAYS } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'
import { dayOf } from '../day'

/** Sums of an organisation's adverts for each of the last days, also for those without any. */
export async function viewsByDay(tx: Tx, organisationId: string, now: Date): Promise<EmployerViews['days']> {
  const rows = await tx.execute<{ day: string; reached: string | number; viewed: string | number; applied: string | number }>(sql`
    with days as (
      select d::date as day from generate_series(${dayOf(now)}::date - ${VIEWS_DAYS - 1}::integer, ${dayOf(now)}::date, interval '1 day') d
    ), views as (
      select day, sum(seen) as seen, sum(opened) as opened from jobs.job_views
      where organisation_id = ${organisationId}::uuid and day >= (select min(day) from days) group by day
    ), sent as (
      select (applied_at at time zone 'Europe/London')::date as day, count(*) as applied from jobs.applications
      where organisation_id = ${organisationId}::uuid
        and applied_at >= (select min(day) from days)::timestamp at time zone 'Europe/London' group by 1
    )
    select days.day::text as day, coalesce(v.seen, 0) as reached, coalesce(v.opened, 0) as viewed, coalesce(s.applied, 0) as applied
    from days left join views v using (day) left join sent s using (day) order by days.day`)
  return rows.map(({ day, reached, viewed, applied }) => ({
    day,
    reached: Number(reached),
    viewed: Number(viewed),
    applied: Number(applied),
  }))
}
