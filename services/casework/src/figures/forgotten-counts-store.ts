import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'
import type { Counted, Scope, WeekCount } from './counts'
import { londonDay, type Week } from './weeks'

/** Adds the counts of people who are being forgotten. */
export async function addForgottenCounts(tx: Tx, counts: readonly WeekCount[]): Promise<void> {
  await tx.execute(sql`insert into casework.week_counts as before (office_id, agent_id, monday, what, detail, n)
    select "officeId", "agentId", "monday", "what", "detail", sum("n")::int
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c("officeId" uuid, "agentId" uuid, "monday" date, "what" text,
      "detail" text, "n" integer)
    group by 1, 2, 3, 4, 5
    on conflict (office_id, monday, what, detail, agent_id) do update set n = before.n + excluded.n`)
}

/** Counts of forgotten people: in each week, how many of each detail. */
export async function forgottenByDetail(
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

/** The same for kinds without details. */
export async function forgottenIn(tx: Tx, scope: Scope, weeks: readonly Week[], what: Counted): Promise<number[]> {
  return (await forgottenByDetail(tx, scope, weeks, what)).map((of) => of[''] ?? 0)
}

/** Counts of the people in the tables, with those of forgotten people added. */
export async function withForgotten(
  tx: Tx,
  scope: Scope,
  weeks: readonly Week[],
  { what, counts }: { what: Counted; counts: readonly number[] },
): Promise<number[]> {
  const forgotten = await forgottenIn(tx, scope, weeks, what)
  return counts.map((count, i) => count + (forgotten[i] ?? 0))
}
