import type { StaffWork } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, asc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { appointments } from '../appointments/schema'
import { cases, caseTodos, referrals } from '../db/schema'

/** An agent's open work. Finished work keeps its agent, as a record. */
const workFilters = (agentId: string, now: Date) => ({
  cases: and(eq(cases.agentId, agentId), isNull(cases.closedAt)),
  referrals: and(eq(referrals.agentId, agentId), lt(referrals.rank, 2)),
  todos: and(eq(caseTodos.ownerId, agentId), ne(caseTodos.state, 'done')),
  appointments: and(eq(appointments.agentId, agentId), eq(appointments.state, 'planned'), gt(appointments.startsAt, now)),
})

/** How much an agent still has to do, by kind. */
export async function workOf(tx: Tx, agentId: string, now: Date): Promise<StaffWork> {
  const mine = workFilters(agentId, now)
  return {
    openCases: await tx.$count(cases, mine.cases),
    referrals: await tx.$count(referrals, and(eq(referrals.agentId, agentId), eq(referrals.rank, 1))),
    todos: await tx.$count(caseTodos, mine.todos),
    appointments: await tx.$count(appointments, mine.appointments),
  }
}

/** How many appointments of one agent overlap with one that the other has already. */
export async function countClashes(tx: Tx, from: string, to: string, now: Date): Promise<number> {
  const moved = workFilters(from, now).appointments
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from ${appointments} where ${moved} and exists (
      select from casework.appointments o where o.agent_id = ${to}::uuid and o.state = 'planned'
        and o.starts_at < appointments.starts_at + make_interval(mins => appointments.minutes)
        and o.starts_at + make_interval(mins => o.minutes) > appointments.starts_at)`)
  return row?.n ?? 0
}

export async function handOnTodos(tx: Tx, from: string, to: string, now: Date): Promise<void> {
  await tx
    .update(caseTodos)
    .set({ ownerId: to, version: sql`${caseTodos.version} + 1` })
    .where(workFilters(from, now).todos)
}

// Locked in the order of their ids: no deadlocks.
export const lockAppointments = (tx: Tx, agentId: string, now: Date) =>
  tx.select().from(appointments).where(workFilters(agentId, now).appointments).orderBy(asc(appointments.id)).for('update')
export const lockReferrals = (tx: Tx, agentId: string, now: Date) =>
  tx.select().from(referrals).where(workFilters(agentId, now).referrals).orderBy(asc(referrals.id)).for('update')
export const lockCases = (tx: Tx, agentId: string, now: Date) =>
  tx.select().from(cases).where(workFilters(agentId, now).cases).orderBy(asc(cases.id)).for('update')
