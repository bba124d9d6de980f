import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'
import type { Counted, WeekCount } from './counts'
import type { Scope } from './scope'
import { londonDay, type Week } from './weeks'

/** Adds counts to those that are kept of people who are forgotten. */
export async function keepCounts(tx: Tx, counts: readonly WeekCount[]): Promise<void> {
  await tx.execute(sql`insert into casework.week_counts as kept (office_id, agent_id, monday, what, detail, n)
    select "officeId", "agentId", "monday", "what", "detail", sum("n")::int
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c("officeId" uuid, "agentId" uuid, "monday" date, "what" text,
      "detail" text, "n" integer)
    group by 1, 2, 3, 4, 5
    on conflict (office_id, monday, what, detail, agent_id) do update set n = kept.n + excluded.n`)
}

/** What is kept of people who are forgotten: in each week, how many of each detail. */
export async function keptByDetail(
  tx: Tx,
  { officeId, agentId }: Scope,
  weeks: readonly Week[],
  what: Counted,
): Promise<Record<string, number>[]> {
  const mondays = weeks.map(({ from }) => londonDay(from))
  const rows = await tx.execute<{ monday: string; detail: string; n: number }>(sql`
    select to_char(monday, 'YYYY-MM-DD') as monday, detail, sum(n)::int as n from casework.week_counts
    where office_id = ${officeId} and what = ${what} and monday = any (${`{${mondays.join(',')}}`}::date[])
      and (${agentId ?? null}::uuid is null or agent_id = ${agentId ?? null}::uuid)
    group by 1, 2`)
  return mondays.map((monday) =>
    Object.fromEntries(rows.filter((row) => row.monday === monday).map(({ detail, n }) => [detail, n])),
  )
}

/** The same where there is nothing to tell one from another. */
export async function keptIn(tx: Tx, scope: Scope, weeks: readonly Week[], what: Counted): Promise<number[]> {
  return (await keptByDetail(tx, scope, weeks, what)).map((of) => of[''] ?? 0)
}

/** Counts of those who are there, with those of the forgotten. */
export async function withKept(
  tx: Tx,
  scope: Scope,
  weeks: readonly Week[],
  { what, counts }: { what: Counted; counts: readonly number[] },
): Promise<number[]> {
  const kept = await keptIn(tx, scope, weeks, what)
  return counts.map((count, i) => count + (kept[i] ?? 0))
}
