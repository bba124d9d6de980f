import { FORMER_STAFF } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'

/** Notices of a work coach's acts stay with their clients; the coach's name is removed. */
export async function forgetStaffName(tx: Tx, agentId: string): Promise<void> {
  const name = FORMER_STAFF.en
  for (const table of ['notices', 'emails', 'texts']) {
    await tx.execute(sql`update messaging.${sql.identifier(table)} set facts = jsonb_set(facts, '{agentName}', to_jsonb(${name}::text))
      where facts->>'agentId' = ${agentId}`)
  }
  await tx.execute(sql`update messaging.messages set facts = jsonb_set(facts, '{facts,agentName}', to_jsonb(${name}::text))
    where kind = 'notice' and facts->'facts'->>'agentId' = ${agentId}`)
}
