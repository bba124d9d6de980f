import { FORMER_STAFF } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { eq, sql } from 'drizzle-orm'
import { appointments } from '../appointments/schema'
import { accessLog, agents, offices } from '../db/schema'
import type { AgentRow } from '../staff/agent-store'

/** The person as a member of staff of an office. */
export async function agentRow(tx: Tx, accountId: string): Promise<AgentRow | undefined> {
  const [row] = await tx
    .select({ agent: agents })
    .from(agents)
    .innerJoin(offices, eq(offices.id, agents.officeId))
    .where(eq(agents.accountId, accountId))
  return row?.agent
}

export async function markAsLeft(tx: Tx, accountId: string, at: Date): Promise<void> {
  await tx.update(agents).set({ leftAt: at }).where(eq(agents.accountId, accountId))
}

/** What they wrote stays in the office's records, without their name. */
export async function forgetName(tx: Tx, accountId: string): Promise<void> {
  const name = FORMER_STAFF.en
  await tx.update(appointments).set({ agentName: name }).where(eq(appointments.agentId, accountId))
  await tx.update(accessLog).set({ agentName: name }).where(eq(accessLog.agentId, accountId))
  await tx.execute(sql`select casework.forget_author(${accountId}::uuid, ${name})`)
}

/** Keeps a row without a name: without it their steps would seem another office's. */
export async function keepNameless(tx: Tx, agent: AgentRow, at: Date): Promise<void> {
  const name = { staffId: '', firstName: FORMER_STAFF.en, lastName: '' }
  await tx.insert(agents).values({ ...agent, ...name, leftAt: agent.leftAt ?? at })
}

/** The agent who would get the office's next referral. */
export async function leastBusyAgent(tx: Tx, officeId: string): Promise<string | null> {
  const [row] = await tx.execute<{ agent: string | null }>(sql`select casework.least_busy_agent(${officeId}::uuid) as agent`)
  return row?.agent ?? null
}
