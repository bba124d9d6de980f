import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { eraseRows } from '@onward/service-kit/erasure'
import { endKeeping } from '../sealing/store'
import { type AgentRow, colleagueAtWork } from '../staff/agent-store'
import { handOn } from '../staff/hand-on'
import { agentRow, forgetName, keepNameless, leastBusyAgent, markAsLeft } from './store'

/** Erases a person's rows. A member of staff leaves a row without a name. */
export function erasureEvents(kit: ServiceKit): void {
  kit.onEvent('account.erased', async ({ accountId }, tx, { at }) => {
    const agent = await agentRow(tx, accountId)
    if (agent) {
      await markAsLeft(tx, accountId, at)
      await handOnRest(tx, agent, at)
      await forgetName(tx, accountId)
    }
    await eraseRows(tx, accountId)
    if (agent) await keepNameless(tx, agent, at)
  })
}

/**
 * The administrator has handed on their work already. What came since, or came back with a restored backup, goes to the agent who would get the
 * office's next referral; where nobody works there it stays in the office's lists.
 */
async function handOnRest(tx: Tx, { accountId, officeId }: AgentRow, at: Date): Promise<void> {
  const least = await leastBusyAgent(tx, officeId)
  const to = least ? await colleagueAtWork(tx, least, officeId) : null
  if (to) await handOn(tx, accountId, to, at)
  else await endKeeping(tx, accountId, at)
}
