import { Problem, type StaffWork } from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import { and, asc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { appointments } from '../appointments/schema'
import { emitChanged, stepAppointment } from '../appointments/store'
import { handOnCase } from '../cases/lifecycle'
import { agents, cases, caseTodos, referrals } from '../db/schema'
import { isWaiting } from '../referrals/rules'
import { addStep, changeReferral } from '../referrals/store'
import { type AgentRow, fullName } from './agent'

export type HandedOn = StaffWork & { clashes: number }

/** What an agent is responsible for now. What is over stays with them: it says who did it. */
const workFilters = (agentId: string, now: Date) => ({
  cases: and(eq(cases.agentId, agentId), isNull(cases.closedAt)),
  referrals: and(eq(referrals.agentId, agentId), lt(referrals.rank, 2)),
  todos: and(eq(caseTodos.ownerId, agentId), ne(caseTodos.state, 'done')),
  appointments: and(eq(appointments.agentId, agentId), eq(appointments.state, 'planned'), gt(appointments.startsAt, now)),
})

/** The agent, locked: two who hand on the same work do it one after the other. */
export async function lockAgent(tx: Tx, accountId: string): Promise<AgentRow> {
  const [row] = await tx.select().from(agents).where(eq(agents.accountId, accountId)).for('update')
  if (!row) throw new Problem('not-found')
  return row
}

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

/** How many of these appointments overlap with one that the other agent has already. */
async function clashesWith(tx: Tx, moved: SQL | undefined, agentId: string): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from ${appointments} where ${moved} and exists (
      select from casework.appointments o where o.agent_id = ${agentId}::uuid and o.state = 'planned'
        and o.starts_at < appointments.starts_at + make_interval(mins => appointments.minutes)
        and o.starts_at + make_interval(mins => o.minutes) > appointments.starts_at)`)
  return row?.n ?? 0
}

/**
 * Gives an agent's work to a colleague of the same office, in the caller's transaction and as the system. Clients are told. Appointments keep
 * their times, also where the colleague is busy: `clashes` counts these.
 */
export async function handOn(tx: Tx, from: string, to: AgentRow, at: Date): Promise<HandedOn> {
  const mine = workFilters(from, at)
  const agentId = to.accountId
  const work = await workOf(tx, from, at)
  const clashes = await clashesWith(tx, mine.appointments, agentId)
  // Rows are locked in this order everywhere, a case after what belongs to it: no deadlocks.
  await tx
    .update(caseTodos)
    .set({ ownerId: agentId, version: sql`${caseTodos.version} + 1` })
    .where(mine.todos)
  const ahead = await tx.select().from(appointments).where(mine.appointments).orderBy(asc(appointments.id)).for('update')
  for (const row of ahead) {
    const change = { agentId, agentName: fullName(to), sequence: row.sequence + 1 }
    const moved = await stepAppointment(tx, row, { to: 'planned', kind: 'changed', at, actor: agentId, change })
    await emitChanged(tx, moved, 'changed')
  }
  const sent = await tx.select().from(referrals).where(mine.referrals).orderBy(asc(referrals.id)).for('update')
  for (const referral of sent) {
    await changeReferral(tx, referral, { agentId })
    if (isWaiting(referral)) await addStep(tx, referral.id, { kind: 'taken-over', at, actor: agentId })
  }
  const open = await tx.select().from(cases).where(mine.cases).orderBy(asc(cases.id)).for('update')
  for (const one of open) await handOnCase(tx, one, agentId, at)
  const clients = open.length + work.referrals
  if (clients > 0) await emitEvent(tx, 'cases.handed-on', agentId, at.getTime(), { agentAccountId: agentId, clients })
  return { ...work, clashes }
}
