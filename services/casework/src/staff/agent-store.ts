import { type Language, Problem } from '@onward/contracts'
import type { Principal, Tx } from '@onward/database'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { agents, offices } from '../db/schema'
import { fullName, staffFullName } from './names'

/** A member of staff with their office. */
export interface Agent {
  accountId: string
  name: string
  officeId: string
  officeName: string
}

/** A member of staff, also one who has left; null where this service does not know the account. */
export async function findAgent(tx: Tx, accountId: string): Promise<(Agent & { hasLeft: boolean }) | null> {
  const [row] = await tx
    .select({ agent: agents, officeName: offices.name })
    .from(agents)
    .innerJoin(offices, eq(offices.id, agents.officeId))
    .where(eq(agents.accountId, accountId))
  if (!row) return null
  const { officeId, leftAt } = row.agent
  return { accountId, name: fullName(row.agent), officeId, officeName: row.officeName, hasLeft: leftAt !== null }
}

/** Null for those who belong to no office: an administrator of the portal, or an account that has not arrived here yet. */
export async function agentAtWork(tx: Tx, who: Principal): Promise<Agent | null> {
  const agent = await findAgent(tx, who.accountId)
  return agent?.hasLeft ? null : agent
}

/** The same for what needs an office: throws `state-conflict` without one. */
export async function requireAgent(tx: Tx, who: Principal): Promise<Agent> {
  const agent = await agentAtWork(tx, who)
  if (!agent) throw new Problem('state-conflict', { text: 'casework.no-office' })
  return agent
}

/** Names of all staff by account; staff of other offices stay unnamed. */
export async function namesOfStaff(tx: Tx, language: Language): Promise<Map<string, string>> {
  const rows = await tx.select().from(agents)
  return new Map(rows.map((row) => [row.accountId, staffFullName(row, language)]))
}

/** Everybody who works at an agent's office, by name. */
export async function colleaguesOf(tx: Tx, agent: Agent): Promise<{ id: string; name: string; isMe: boolean }[]> {
  const rows = await tx
    .select()
    .from(agents)
    .where(and(eq(agents.officeId, agent.officeId), isNull(agents.leftAt)))
    .orderBy(asc(agents.lastName), asc(agents.firstName))
  return rows.map((row) => ({ id: row.accountId, name: fullName(row), isMe: row.accountId === agent.accountId }))
}

export type AgentRow = typeof agents.$inferSelect
/** Somebody who works at an office; null for everybody else. */
export async function colleagueAtWork(tx: Tx, accountId: string, officeId: string): Promise<AgentRow | null> {
  const atWork = and(eq(agents.accountId, accountId), eq(agents.officeId, officeId), isNull(agents.leftAt))
  const [row] = await tx.select().from(agents).where(atWork)
  return row ?? null
}

/** Locks the agent: hand-ons of the same work run one after the other. */
export async function lockAgent(tx: Tx, accountId: string): Promise<AgentRow> {
  const [row] = await tx.select().from(agents).where(eq(agents.accountId, accountId)).for('update')
  if (!row) throw new Problem('not-found')
  return row
}

/** Adds somebody who joined an office, or who came back to one. */
export async function keepAgent(tx: Tx, agent: Omit<AgentRow, 'joinedAt' | 'leftAt'>, at: Date): Promise<void> {
  const { accountId, ...facts } = agent
  await tx
    .insert(agents)
    .values({ accountId, ...facts, joinedAt: at })
    .onConflictDoUpdate({ target: agents.accountId, set: { ...facts, leftAt: null } })
}
