import { type Language, Problem, staffName } from '@onward/contracts'
import type { Principal, Tx } from '@onward/database'
import { and, eq, isNull } from 'drizzle-orm'
import { agents, offices } from '../db/schema'

/** A member of staff at work, and their office. */
export interface Agent {
  accountId: string
  name: string
  officeId: string
  officeName: string
}

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

/** A member of staff as they are called in the reader's language; nobody, and staff of other offices, without a name. */
export const staffFullName = (
  one: { firstName: string | null; lastName: string | null } | null | undefined,
  language: Language,
): string => staffName(fullName({ firstName: one?.firstName ?? '', lastName: one?.lastName ?? '' }), language)

/** Null for those who belong to no office: an administrator of the portal, or an account that has not arrived here yet. */
export async function agentAtWork(tx: Tx, who: Principal): Promise<Agent | null> {
  const [row] = await tx
    .select({ agent: agents, officeName: offices.name })
    .from(agents)
    .innerJoin(offices, eq(offices.id, agents.officeId))
    .where(and(eq(agents.accountId, who.accountId), isNull(agents.leftAt)))
  if (!row) return null
  return { accountId: who.accountId, name: fullName(row.agent), officeId: row.agent.officeId, officeName: row.officeName }
}

/** The same where nothing can be done without an office: throws `state-conflict`. */
export async function requireAgent(tx: Tx, who: Principal): Promise<Agent> {
  const agent = await agentAtWork(tx, who)
  if (!agent) throw new Problem('state-conflict', { text: 'casework.no-office' })
  return agent
}
