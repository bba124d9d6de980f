import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'

const DAYS = 7

/** Failed page loads of each front end on each of the last days, counted in United Kingdom days. */
export async function failureDays(tx: Tx, now: Date): Promise<{ days: string[]; items: { name: string; counts: number[] }[] }> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'Europe/London')::date`
  const rows = await tx.execute<{ day: string; name: string | null; count: number }>(sql`
    with days as (select d::date as day from generate_series(${today} - ${DAYS - 1}::int, ${today}, interval '1 day') d)
    select to_char(days.day, 'YYYY-MM-DD') as day, e.remote as name, count(e.id)::int as count from days
    left join gateway.load_events e on e.failure is not null and e.remote is not null
      and e.at >= days.day::timestamp at time zone 'Europe/London' and e.at < (days.day + 1)::timestamp at time zone 'Europe/London'
    group by days.day, e.remote order by days.day`)
  const days = [...new Set(rows.map(({ day }) => day))]
  const counts = new Map<string, number[]>()
  for (const { day, name, count } of rows) {
    if (name === null) continue
    const own = counts.get(name) ?? days.map(() => 0)
    own[days.indexOf(day)] = count
    counts.set(name, own)
  }
  return { days, items: [...counts].map(([name, own]) => ({ name, counts: own })) }
}
