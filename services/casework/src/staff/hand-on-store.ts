import type { StaffWork } from '@onward/contracts'
import { isAnyOf, type Tx } from '@onward/database'
import { and, asc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { appointments } from '../appointments/schema'
import { cases, caseTodos, referrals } from '../db/schema'

/** Whose work: all of an agent, or that of some referrals, whoever has it. */
export type Whose = string | { referralIds: readonly string[] }
/** What stays sealed without a coach is in nobody's hands until an administrator names one. */
const KEPT = sql`(select casework.sealed_without_coach())`
const CASES_KEPT = sql`(select c.id from casework.cases c where c.referral_id in ${KEPT})`

/** Open work. Finished work keeps its agent, as a record. */
function workFilters(whose: Whose, now: Date) {
  const isAgent = typeof whose === 'string'
  const of = (agent: AnyPgColumn, referral: AnyPgColumn) =>
    isAgent ? and(eq(agent, whose), sql`${referral} not in ${KEPT}`) : isAnyOf(referral, whose.referralIds)
  return {
    cases: and(of(cases.agentId, cases.referralId), isNull(cases.closedAt)),
    referrals: and(of(referrals.agentId, referrals.id), lt(referrals.rank, 2)),
    todos: and(
      isAgent
        ? and(eq(caseTodos.ownerId, whose), sql`${caseTodos.caseId} not in ${CASES_KEPT}`)
        : and(
            // What the client does themselves stays theirs.
            sql`${caseTodos.ownerId} <> ${caseTodos.accountId}`,
            sql`${caseTodos.caseId} in (select c.id from casework.cases c where c.referral_id = any (${`{${whose.referralIds.join(',')}}`}::uuid[]))`,
          ),
      ne(caseTodos.state, 'done'),
    ),
    appointments: and(
      of(appointments.agentId, appointments.referralId),
      eq(appointments.state, 'planned'),
      gt(appointments.startsAt, now),
    ),
  }
}

/** How much an agent still has to do, by kind. */
export async function workOf(tx: Tx, whose: Whose, now: Date): Promise<StaffWork> {
  const mine = workFilters(whose, now)
  return {
    openCases: await tx.$count(cases, mine.cases),
    referrals: await tx.$count(referrals, and(mine.referrals, eq(referrals.rank, 1))),
    todos: await tx.$count(caseTodos, mine.todos),
    appointments: await tx.$count(appointments, mine.appointments),
  }
}

/** How many appointments of one agent overlap with one that the other has already. */
export async function countClashes(tx: Tx, from: Whose, to: string, now: Date): Promise<number> {
  const moved = workFilters(from, now).appointments
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from ${appointments} where ${moved} and exists (
      select from casework.appointments o where o.agent_id = ${to}::uuid and o.state = 'planned'
        and o.starts_at < appointments.starts_at + make_interval(mins => appointments.minutes)
        and o.starts_at + make_interval(mins => o.minutes) > appointments.starts_at)`)
  return row?.n ?? 0
}

export async function handOnTodos(tx: Tx, from: Whose, to: string, now: Date): Promise<void> {
  await tx
    .update(caseTodos)
    .set({ ownerId: to, version: sql`${caseTodos.version} + 1` })
    .where(workFilters(from, now).todos)
}

// Locked in the order of their ids: no deadlocks.
export const lockAppointments = (tx: Tx, whose: Whose, now: Date) =>
  tx.select().from(appointments).where(workFilters(whose, now).appointments).orderBy(asc(appointments.id)).for('update')
export const lockReferrals = (tx: Tx, whose: Whose, now: Date) =>
  tx.select().from(referrals).where(workFilters(whose, now).referrals).orderBy(asc(referrals.id)).for('update')
export const lockCases = (tx: Tx, whose: Whose, now: Date) =>
  tx.select().from(cases).where(workFilters(whose, now).cases).orderBy(asc(cases.id)).for('update')
