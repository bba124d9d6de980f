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

export const expireUnanswered = (tx: Tx, by: Date) =>
  tx
    .update(poolInvitations)
    .set({ state: 'expired' })
    .where(and(eq(poolInvitations.state, 'sent'), lte(poolInvitations.expiresAt, by)))
    .returning({ accountId: poolInvitations.accountId, organisationId: poolInvitations.organisationId })
