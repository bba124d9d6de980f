import { Problem, type ProblemText, type ReferralForm } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { offices } from '../db/schema'
import type { Agent } from '../staff/agent'
import type { Destination } from './make'

/** The office on the form with the agent who takes the person there; the agent themselves at their own. */
export async function destination(tx: Tx, agent: Agent, officeId: ReferralForm['jobcentreOffice']): Promise<Destination> {
  if (officeId === null || officeId === agent.officeId) {
    return { officeId: agent.officeId, officeName: agent.officeName, agentId: agent.accountId }
  }
  const invalid = (text: ProblemText) => new Problem('invalid-input', { errors: [{ field: 'jobcentreOffice', text }] })
  const [office] = await tx
    .select()
    .from(offices)
    .where(and(eq(offices.id, officeId), isNull(offices.closedAt)))
  if (!office) throw invalid('casework.referral-no-such-office')
  const [least] = await tx.execute<{ agent: string | null }>(sql`select casework.least_busy_agent(${officeId}::uuid) as agent`)
  if (!least?.agent) throw invalid('casework.referral-office-empty')
  return { officeId, officeName: office.name, agentId: least.agent }
}
