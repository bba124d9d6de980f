import type { Tx } from '@onward/database'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { poolInvitations, poolPeople } from './schema'

/** False when a newer event was handled before. */
export async function savePerson(tx: Tx, { accountId, ...facts }: typeof poolPeople.$inferInsert): Promise<boolean> {
  const saved = await tx
    .insert(poolPeople)
    .values({ accountId, ...facts })
    .onConflictDoUpdate({
      target: poolPeople.accountId,
      set: facts,
      setWhere: sql`${poolPeople.version} < ${facts.version}`,
    })
    .returning({ accountId: poolPeople.accountId })
  return saved.length > 0
}

/** Ends a person's invitations, and removes the name and contact details that employers got from accepted ones. */
export const withdrawInvitations = (tx: Tx, accountId: string) =>
  tx
    .update(poolInvitations)
    .set({ state: 'withdrawn', name: '', email: '', phone: '' })
    .where(and(eq(poolInvitations.accountId, accountId), inArray(poolInvitations.state, ['sent', 'accepted'])))
    .returning({ organisationId: poolInvitations.organisationId })

export function expireUnanswered(tx: Tx, by: Date, most: number) {
  const { id, state, expiresAt } = poolInvitations
  const over = tx
    .select({ id })
    .from(poolInvitations)
    .where(and(eq(state, 'sent'), lte(expiresAt, by)))
    .limit(most)
    .for('update')
  return tx
    .update(poolInvitations)
    .set({ state: 'expired' })
    .where(inArray(id, over))
    .returning({ accountId: poolInvitations.accountId, organisationId: poolInvitations.organisationId })
}
