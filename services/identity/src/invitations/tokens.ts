import { randomBytes } from 'node:crypto'
import { Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sha256 } from '@onward/service-kit/keys'
import { and, eq, gt } from 'drizzle-orm'
import { type Invitation, invitations, invitationTokens } from '../db/schema'

/** A new token of 32 random bytes for the letter that is being sent; the database keeps its SHA-256 alone. */
export async function mintInvitationToken(tx: Tx, { id, round }: Invitation): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(invitationTokens).values({ hash: sha256(token), invitationId: id, round })
  return token
}

/**
 * The invitation that a link is for. Looking consumes nothing: jobs lets one of many join. Null for a token that is unknown, of an earlier
 * letter, or too old.
 */
export async function findInvitation(tx: Tx, token: string, now: Date): Promise<Invitation | null> {
  const [row] = await tx
    .select({ invitation: invitations })
    .from(invitationTokens)
    .innerJoin(invitations, and(eq(invitations.id, invitationTokens.invitationId), eq(invitations.round, invitationTokens.round)))
    .where(and(eq(invitationTokens.hash, sha256(token)), gt(invitations.expiresAt, now)))
  return row?.invitation ?? null
}

/** The same; throws `link-expired` where there is none. */
export async function invitationOf(tx: Tx, token: string, now: Date): Promise<Invitation> {
  const invitation = await findInvitation(tx, token, now)
  if (!invitation) throw new Problem('link-expired')
  return invitation
}
