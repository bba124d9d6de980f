import { FORMER_STAFF } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { eraseRows } from '@onward/service-kit/erasure'
import { eq, sql } from 'drizzle-orm'
import { appointments } from '../appointments/schema'
import { accessLog, agents, offices } from '../db/schema'
import { type AgentRow, colleagueAtWork } from '../staff/agent'
import { handOn } from '../staff/hand-on'

/** Erases a person's rows. A member of staff leaves a row without a name. */
export function erasureEvents(kit: ServiceKit): void {
  kit.onEvent('account.erased', async ({ accountId }, tx, { at }) => {
    const [found] = await tx
      .select({ agent: agents })
      .from(agents)
      .innerJoin(offices, eq(offices.id, agents.officeId))
      .where(eq(agents.accountId, accountId))
    const agent = found?.agent
    if (agent) await staffLeaves(tx, agent, at)
    await eraseRows(tx, accountId)
    if (agent) await tx.insert(agents).values(nameless(agent, at))
  })
}

/** Keeps the row: without it their steps would look like another office's. */
const nameless = (agent: AgentRow, at: Date): AgentRow => ({
  ...agent,
  staffId: '',
  firstName: FORMER_STAFF.en,
  lastName: '',
  leftAt: agent.leftAt ?? at,
})

/** What a member of staff wrote stays in the office's records, without their name. */
async function staffLeaves(tx: Tx, { accountId, officeId }: AgentRow, at: Date): Promise<void> {
  await tx.update(agents).set({ leftAt: at }).where(eq(agents.accountId, accountId))
  await handOnRest(tx, accountId, officeId, at)
  const name = FORMER_STAFF.en
  await tx.update(appointments).set({ agentName: name }).where(eq(appointments.agentId, accountId))
  await tx.update(accessLog).set({ agentName: name }).where(eq(accessLog.agentId, accountId))
  await tx.execute(sql`select casework.forget_author(${accountId}::uuid, ${name})`)
}

/**
 * The administrator has handed on their work already. What came since, or came back with a restored backup, goes to the agent who would get the
 * office's next referral; where nobody works there it stays in the office's lists.
 */
async function handOnRest(tx: Tx, accountId: string, officeId: string, at: Date): Promise<void> {
  const [least] = await tx.execute<{ agent: string | null }>(sql`select casework.least_busy_agent(${officeId}::uuid) as agent`)
  const to = least?.agent ? await colleagueAtWork(tx, least.agent, officeId) : null
  if (to) await handOn(tx, accountId, to, at)
}
