import { FORMER_STAFF } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { eraseRows } from '@onward/service-kit/erasure'
import { eq, sql } from 'drizzle-orm'
import { appointments } from '../appointments/schema'
import { agents, looks, offices } from '../db/schema'
import { colleagueAtWork, handOn } from '../staff/hand-on'

type AgentRow = typeof agents.$inferSelect

/** A person who leaves takes their National Insurance number along; it is free to be given again. */
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

/** The row stays, so that what somebody did here is not taken for another office's. */
const nameless = (agent: AgentRow, at: Date): AgentRow => ({
  ...agent,
  staffId: '',
  firstName: FORMER_STAFF.en,
  lastName: '',
  leftAt: agent.leftAt ?? at,
})

/** What a colleague wrote stays the record of the office, without their name. */
async function staffLeaves(tx: Tx, { accountId, officeId }: AgentRow, at: Date): Promise<void> {
  await tx.update(agents).set({ leftAt: at }).where(eq(agents.accountId, accountId))
  await handOnRest(tx, accountId, officeId, at)
  const name = FORMER_STAFF.en
  await tx.update(appointments).set({ agentName: name }).where(eq(appointments.agentId, accountId))
  await tx.update(looks).set({ agentName: name }).where(eq(looks.agentId, accountId))
  await tx.execute(sql`select casework.forget_author(${accountId}::uuid, ${name})`)
}

/**
 * The administrator has handed on what there was. What came in between, and what a restored copy of the data brings back, goes to whom the
 * office's next referral would go; where nobody works there any more it waits in the office's lists.
 */
async function handOnRest(tx: Tx, accountId: string, officeId: string, at: Date): Promise<void> {
  const [least] = await tx.execute<{ agent: string | null }>(sql`select casework.least_busy_agent(${officeId}::uuid) as agent`)
  const to = least?.agent ? await colleagueAtWork(tx, least.agent, officeId) : null
  if (to) await handOn(tx, accountId, to, at)
}
