import type { Tx } from '@onward/database'
import { type SQL, sql } from 'drizzle-orm'
import { withKept } from './kept'
import type { Scope } from './scope'
import type { Week } from './weeks'

const times = (all: readonly Date[]): string => `{${all.map((at) => at.toISOString()).join(',')}}`
/** Counted for each week by one query: rows `one` of the scope, by a column of time. */
async function inWeeks(tx: Tx, weeks: readonly Week[], from: SQL, at: SQL): Promise<number[]> {
  const rows = await tx.execute<{ count: number }>(sql`select count(one.id)::int as count
    from unnest(${times(weeks.map((week) => week.from))}::timestamptz[], ${times(weeks.map(({ until }) => until))}::timestamptz[])
      with ordinality w(starts, ends, n)
    left join (${from}) one on ${at} >= w.starts and ${at} < w.ends
    group by w.n order by w.n`)
  return rows.map(({ count }) => count)
}

/** Placements that were sustained for 26 weeks, by when somebody's word said so. Unknown is not sustained. */
export async function sustainedIn(tx: Tx, scope: Scope, weeks: readonly Week[]): Promise<number[]> {
  const { officeId, agentId } = scope
  const counts = await inWeeks(
    tx,
    weeks,
    sql`select p.id, p.sustained_at from casework.placements p join casework.cases c on c.id = p.case_id
      where p.office_id = ${officeId} and p.sustained_at is not null ${agentId ? sql`and c.agent_id = ${agentId}::uuid` : sql``}`,
    sql`one.sustained_at`,
  )
  return withKept(tx, scope, weeks, { what: 'sustained', counts })
}

/**
 * How far the people got whom the asking agent's office referred since then, by the steps of `FUNNEL_STEPS`. Of the forgotten, those of the weeks
 * that began since.
 */
export async function officeFunnel(tx: Tx, since: Date | null, agentId: string | null): Promise<number[]> {
  const from = since?.toISOString() ?? null
  const rows = await tx.execute<{ people: string }>(sql`
    select f.people + coalesce((select sum(k.n) from casework.week_counts k where k.office_id = casework.my_office()
      and k.what = 'funnel' and k.detail::int >= f.step and (${agentId}::uuid is null or k.agent_id = ${agentId}::uuid)
      and (${from}::timestamptz is null or k.monday::timestamp at time zone 'Europe/London' >= ${from}::timestamptz)), 0) as people
    from casework.my_office_funnel(${from}::timestamptz, ${agentId}::uuid) f order by f.step`)
  return rows.map(({ people }) => Number(people))
}
