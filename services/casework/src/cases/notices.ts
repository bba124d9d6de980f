import type { EventInput } from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import type { Agent } from '../staff/agent'
import type { Case } from './own-case'

/** Tells a person that their work coach left something for them; what it says stays here. */
export async function tellPerson(
  tx: Tx,
  { accountId }: Pick<Case, 'accountId'>,
  agent: Pick<Agent, 'accountId' | 'name' | 'officeName'>,
  { about, subject }: { about: EventInput<'case.shared'>['about']; subject: string },
): Promise<void> {
  const { accountId: agentAccountId, name: agentName, officeName } = agent
  await emitEvent(tx, 'case.shared', subject, 1, { accountId, about, agentAccountId, agentName, officeName })
}
