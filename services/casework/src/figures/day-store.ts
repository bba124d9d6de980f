import type { Tx } from '@onward/database'
import { and, asc, desc, eq, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { inView, ofScope } from '../cases/list-store'
import { lastActivityAt, priorityRank } from '../cases/priority-store'
import { cases, caseTodos, referrals } from '../db/schema'
import type { Agent } from '../staff/agent-store'

const CLIENT = { referralId: referrals.id, firstName: referrals.firstName, lastName: referrals.lastName }

/** An agent's own to-dos of open cases that are due until a day, the latest first, and how many there are. */
export async function todosDue(tx: Tx, { accountId, officeId }: Agent, day: string, limit: number) {
  const due = and(
    eq(caseTodos.ownerId, accountId),
    ne(caseTodos.state, 'done'),
    lte(caseTodos.dueOn, day),
    isNull(cases.closedAt),
    eq(cases.officeId, officeId),
  )
  const found = await tx
    .select({ row: caseTodos, ...CLIENT })
    .from(caseTodos)
    .innerJoin(cases, eq(cases.id, caseTodos.caseId))
    .innerJoin(referrals, eq(referrals.id, cases.referralId))
    .where(due)
    .orderBy(asc(caseTodos.dueOn), asc(caseTodos.createdAt))
    .limit(limit)
  const [counted] = await tx
    .select({
      total: sql<number>`count(*)`.mapWith(Number),
      overdue: sql<number>`count(*) filter (where ${caseTodos.dueOn} < ${day}::date)`.mapWith(Number),
    })
    .from(caseTodos)
    .innerJoin(cases, eq(cases.id, caseTodos.caseId))
    .where(due)
  return { found, total: counted?.total ?? 0, overdue: counted?.overdue ?? 0 }
}

/** An agent's clients without contact, as the list of cases counts them; the longest first. */
export async function clientsToContact(tx: Tx, agent: Agent, now: Date, limit: number) {
  const where = and(ofScope(agent, true), inView('no-contact', now))
  const found = await tx
    .select({ ...CLIENT, caseId: cases.id, phone: referrals.phone, since: lastActivityAt, missedAt: cases.missedAppointmentAt })
    .from(cases)
    .innerJoin(referrals, eq(referrals.id, cases.referralId))
    .where(where)
    .orderBy(sql`${lastActivityAt}`, desc(cases.id))
    .limit(limit)
  return { found: found.map((one) => ({ ...one, since: new Date(one.since) })), total: await casesWhere(tx, where) }
}

/** An agent's open cases of high priority. */
export const highPriorityCases = (tx: Tx, agent: Agent, now: Date): Promise<number> =>
  casesWhere(tx, and(ofScope(agent, true), sql`${priorityRank(now)} = 0`))

const casesWhere = (tx: Tx, where: SQL | undefined): Promise<number> => tx.$count(cases, where)

/** Applications of an agent's clients that were sent before a time and have not moved. */
export async function unanswered(tx: Tx, before: Date): Promise<number> {
  const [row] = await tx.execute<{ n: string }>(sql`select casework.my_unanswered(${before.toISOString()}::timestamptz) as n`)
  return Number(row?.n ?? 0)
}

/** Jobs that an agent's clients started since a day, and how many were confirmed for so many weeks. */
export async function outcomesSince(tx: Tx, { officeId, accountId }: Agent, since: string) {
  const [row] = await tx.execute<Record<'started' | 'weeks4' | 'weeks13' | 'weeks26', number>>(sql`
    select count(*)::int as started, count(*) filter (where p.confirmed_weeks >= 4)::int as weeks4,
      count(*) filter (where p.confirmed_weeks >= 13)::int as weeks13, count(*) filter (where p.confirmed_weeks >= 26)::int as weeks26
    from casework.placements p join casework.cases c on c.id = p.case_id
    where p.office_id = ${officeId} and c.agent_id = ${accountId}::uuid and p.started_on >= ${since}::date`)
  return row ?? { started: 0, weeks4: 0, weeks13: 0, weeks26: 0 }
}
