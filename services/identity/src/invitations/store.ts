import { randomBytes } from 'node:crypto'
import { Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sha256 } from '@onward/service-kit/keys'
import { and, eq, gt, lt } from 'drizzle-orm'
import { type Invitation, invitations, invitationTokens } from '../db/schema'

export async function invitationById(tx: Tx, id: string): Promise<Invitation | undefined> {
  const [invitation] = await tx.select().from(invitations).where(eq(invitations.id, id))
  return invitation
}

/** False for a repeated order, so that one email is sent. */
export async function saveInvitation(tx: Tx, { id, ...facts }: Invitation): Promise<boolean> {
  const ordered = await tx
    .insert(invitations)
    .values({ id, ...facts })
    .onConflictDoUpdate({ target: invitations.id, set: facts, setWhere: lt(invitations.round, facts.round) })
    .returning({ id: invitations.id })
  return ordered.length > 0
}

export const endInvitation = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(invitations).where(eq(invitations.id, id))
}

/** A new token of 32 random bytes for the email about to be sent; only its SHA-256 is stored. */
export async function mintInvitationToken(tx: Tx, { id, round }: Invitation): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(invitationTokens).values({ hash: sha256(token), invitationId: id, round })
  return token
}

/**
 * The invitation of a link. Opening it does not redeem it: jobs decides who joins. Null for a token that is unknown, of an earlier
 * email, or too old.
 */
export async function findInvitation(tx: Tx, token: string, now: Date): Promise<Invitation | null> {
  const [row] = await tx
    .select({ invitation: invitations })
    .from(invitationTokens)
    .innerJoin(invitations, and(eq(invitations.id, invitationTokens.invitationId), eq(invitations.round, invitationTokens.round)))
    .where(and(eq(invitationTokens.hash, sha256(token)), gt(invitations.expiresAt, now)))
  return row?.invitation ?? null
}

/** The same, locked until the transaction ends: whoever withdraws it waits, or was first. Throws `link-expired` where there is none. */
export async function lockInvitation(tx: Tx, token: string, now: Date): Promise<Invitation> {
  const { id, round } = await invitationOf(tx, token, now)
  const [locked] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.round, round), gt(invitations.expiresAt, now)))
    .for('update')
  if (!locked) throw new Problem('link-expired')
  return locked
}

/** The invitation of a link; throws `link-expired` where there is none. */
export async function invitationOf(tx: Tx, token: string, now: Date): Promise<Invitation> {
  const invitation = await findInvitation(tx, token, now)
  if (!invitation) throw new Problem('link-expired')
  return invitation
}
