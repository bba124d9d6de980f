import { randomUUID } from 'node:crypto'
import { MANY_OUTSIDE, MANY_READERS, type UnusualReading } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { readingQuestions, revealAllowances } from './schema'

/** Until the transaction ends, nothing else is revealed to this agent. */
export const lockReveals = (tx: Tx, agentId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reveals ${agentId}`}, 4713))`)

/** Protected details that the asking agent revealed since a time, of people whom others look after. */
export async function revealsOutside(tx: Tx, since: Date): Promise<number> {
  const [row] = await tx.execute<{ n: string }>(sql`select casework.my_reveals_outside(${since.toISOString()}::timestamptz) as n`)
  return Number(row?.n ?? 0)
}

/** Whether the asking agent typed these very words for somebody else since a time. */
export async function saidForAnother(tx: Tx, since: Date, words: string, referralId: string): Promise<boolean> {
  const [row] = await tx.execute<{ said: boolean }>(
    sql`select casework.said_for_another(${since.toISOString()}::timestamptz, ${words}, ${referralId}::uuid) as said`,
  )
  return row?.said === true
}

/** What administrators allowed an agent on a day, beside the limit. */
export async function allowedMore(tx: Tx, agentId: string, day: string): Promise<number> {
  const [row] = await tx
    .select({ more: sql<number>`coalesce(sum(${revealAllowances.more}), 0)::int` })
    .from(revealAllowances)
    .where(and(eq(revealAllowances.agentId, agentId), eq(revealAllowances.day, day)))
  return row?.more ?? 0
}

export async function addAllowance(tx: Tx, allowance: Omit<typeof revealAllowances.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(revealAllowances).values({ id: randomUUID(), ...allowance })
}

export interface FoundReading extends Record<string, unknown> {
  kind: UnusualReading
  agentId: string | null
  referralId: string | null
  day: string
  agentName: string | null
  personName: string | null
  count: number
  at: Date
  questionId: string | null
  question: string | null
  askedAt: Date | null
  answer: string | null
  notedAt: Date | null
  notedBy: string | null
}

/** Unusual reading since a time, the newest first, each with the question that was asked about it. As the system. */
export const unusualReadingSince = (tx: Tx, since: Date) =>
  tx.execute<FoundReading>(sql`
    with looks as (
      select a.actor as agent_id, a.at, coalesce(c.referral_id, split_part(a.resource, '/', 2)::uuid) as referral_id
      from casework.acts a left join casework.cases c on a.resource like 'cases/%' and c.id = split_part(a.resource, '/', 2)::uuid
      where a.at >= ${since.toISOString()}::timestamptz and a.role in ('agent', 'admin')
        and (a.method_path like 'GET %' or a.method_path like '%/reveals') and a.resource ~ '^(referrals|cases)/[0-9a-f]{8}-'
    ), seen as (
      select l.agent_id, l.referral_id, (l.at at time zone 'Europe/London')::date as day, max(l.at) as at,
        g.first_name || ' ' || g.last_name as agent_name, g.last_name as agent_surname,
        r.first_name || ' ' || r.last_name as person_name, r.last_name as surname, r.account_id, r.agent_id <> l.agent_id as outside
      from looks l join casework.agents g on g.account_id = l.agent_id join casework.referrals r on r.id = l.referral_id
      group by 1, 2, 3, g.account_id, r.id
    ), found as (
      select 'outside-caseload' as kind, agent_id, null::uuid as referral_id, day, agent_name, null as person_name, count(*)::int as count, max(at) as at
        from seen where outside group by agent_id, agent_name, day having count(*) >= ${MANY_OUTSIDE}
      union all select 'same-surname', agent_id, referral_id, day, agent_name, person_name, 1, at
        from seen where outside and lower(surname) = lower(agent_surname)
      union all select 'colleague', agent_id, referral_id, day, agent_name, person_name, 1, at
        from seen where exists (select from casework.agents o where o.account_id <> seen.agent_id
          and (o.account_id = seen.account_id or lower(o.first_name || ' ' || o.last_name) = lower(seen.person_name)))
      union all select 'many-readers', null, referral_id, max(day), null, person_name, count(distinct agent_id)::int, max(at)
        from seen group by referral_id, person_name having count(distinct agent_id) >= ${MANY_READERS}
    )
    select f.kind, f.agent_id as "agentId", f.referral_id as "referralId", f.day::text, f.agent_name as "agentName", f.person_name as "personName",
      f.count, f.at, q.id as "questionId", q.question, q.asked_at as "askedAt", q.answer, q.noted_at as "notedAt",
      q.noted_by as "notedBy"
    from found f left join casework.reading_questions q on (q.kind, q.day) = (f.kind, f.day)
      and q.agent_id is not distinct from f.agent_id and q.referral_id is not distinct from f.referral_id
    order by f.at desc, f.kind limit 200`)

/** Agents who revealed as many details outside their caseload since a time as one day allows, with what was allowed beside. As the system. */
export const agentsAtLimit = (tx: Tx, since: Date, day: string, limit: number) =>
  tx.execute<{ agentId: string; agentName: string; revealed: number; allowed: number }>(sql`
    with done as (
      select l.agent_id, max(l.agent_name) as agent_name, count(*)::int as revealed
      from casework.looks l join casework.referrals r on r.id = l.referral_id
      where l.at >= ${since.toISOString()}::timestamptz and l.what in ('ni-number', 'birth-date') and r.agent_id <> l.agent_id group by l.agent_id
    )
    select d.agent_id as "agentId", d.agent_name as "agentName", d.revealed,
      ${limit} + coalesce((select sum(a.more) from casework.reveal_allowances a where a.agent_id = d.agent_id and a.day = ${day}::date), 0)::int as allowed
    from done d where d.revealed >= ${limit} order by d.agent_name`)

/** Keeps a question; null where one was asked about the same finding. */
export async function addQuestion(tx: Tx, question: Omit<typeof readingQuestions.$inferInsert, 'id'>): Promise<string | null> {
  const [added] = await tx
    .insert(readingQuestions)
    .values({ id: randomUUID(), ...question })
    .onConflictDoNothing()
    .returning({ id: readingQuestions.id })
  return added?.id ?? null
}

/** False where there is no such question, or it has its answer. */
export async function addAnswer(tx: Tx, id: string, noted: { answer: string; notedBy: string; notedAt: Date }): Promise<boolean> {
  const waiting = and(eq(readingQuestions.id, id), isNull(readingQuestions.answer))
  const changed = await tx.update(readingQuestions).set(noted).where(waiting).returning({ id: readingQuestions.id })
  return changed.length > 0
}

export interface AskedOfMe extends Record<string, unknown> {
  id: string
  kind: UnusualReading
  day: string
  personName: string | null
  text: string
  askedAt: Date
  answer: string | null
  answeredAt: Date | null
}
/** What administrators asked one agent, the newest first. As the system. */
export const questionsTo = (tx: Tx, agentId: string) =>
  tx.execute<AskedOfMe>(sql`
    select q.id, q.kind, q.day::text, r.first_name || ' ' || r.last_name as "personName", q.question as text, q.asked_at as "askedAt",
      q.answer, q.noted_at as "answeredAt"
    from casework.reading_questions q left join casework.referrals r on r.id = q.referral_id
    where q.agent_id = ${agentId}::uuid order by q.asked_at desc, q.id limit 100`)

/** Keeps the agent's own answer; gives who asked, or null where nothing waits for this agent's answer. As the system. */
export async function answerMine(
  tx: Tx,
  id: string,
  noted: { answer: string; notedBy: string; notedAt: Date },
): Promise<string | null> {
  const mine = and(eq(readingQuestions.id, id), eq(readingQuestions.agentId, noted.notedBy), isNull(readingQuestions.answer))
  const [answered] = await tx.update(readingQuestions).set(noted).where(mine).returning({ by: readingQuestions.askedBy })
  return answered?.by ?? null
}
