import type { Tx } from '@onward/database'
import { and, eq, inArray, lte } from 'drizzle-orm'
import { poolInvitations, poolPeople } from './schema'

export async function savePerson(tx: Tx, { accountId, ...facts }: typeof poolPeople.$inferInsert): Promise<void> {
  await tx
    .insert(poolPeople)
    .values({ accountId, ...facts })
    .onConflictDoUpdate({ target: poolPeople.accountId, set: facts })
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
