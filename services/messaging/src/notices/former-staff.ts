import { FORMER_STAFF, type Language, staffName } from '@onward/contracts'
import { factsInLanguage } from '@onward/contracts/messaging/notice-facts'
import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'

type Facts = Readonly<Record<string, string>>

/** Facts of a notice in the reader's language: of a work coach who is gone they hold no name. */
export const inLanguage = <F extends Facts>(kept: F, language: Language): F => {
  const facts = factsInLanguage(kept, language)
  return facts.agentName === undefined ? facts : { ...facts, agentName: staffName(facts.agentName, language) }
}

/** Notices of a work coach's acts belong to their clients and stay; the name in them goes. */
export async function forgetNameOf(tx: Tx, agentId: string): Promise<void> {
  const name = FORMER_STAFF.en
  for (const table of ['notices', 'emails', 'texts']) {
    await tx.execute(sql`update messaging.${sql.identifier(table)} set facts = jsonb_set(facts, '{agentName}', to_jsonb(${name}::text))
      where facts->>'agentId' = ${agentId}`)
  }
  await tx.execute(sql`update messaging.messages set facts = jsonb_set(facts, '{facts,agentName}', to_jsonb(${name}::text))
    where kind = 'notice' and facts->'facts'->>'agentId' = ${agentId}`)
}
