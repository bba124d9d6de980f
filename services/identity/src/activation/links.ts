import { randomBytes } from 'node:crypto'
import { ACTIVATION_SESSION_MINUTES, type LinkFault } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sha256 } from '@onward/service-kit/keys'
import { and, eq, gt } from 'drizzle-orm'
import { type Activation, activationSessions, activations, activationTokens } from '../db/schema'

const DAY_MS = 24 * 3_600_000

/** A new token of 32 random bytes for the letter that is being sent; the database keeps its SHA-256 alone. */
export async function mintActivationToken(
  tx: Tx,
  { referralId, letter }: Activation,
  days: number,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  await tx.insert(activationTokens).values({ hash: sha256(token), referralId, letter, createdAt: now, expiresAt })
  return { token, expiresAt }
}

/** A link, or the session of a browser that opened one. */
export interface Opened {
  activation: Activation
  letter: number
  expiresAt: Date
}

export async function activationOfToken(tx: Tx, token: string): Promise<Opened | null> {
  const [row] = await tx
    .select({ activation: activations, letter: activationTokens.letter, expiresAt: activationTokens.expiresAt })
    .from(activationTokens)
    .innerJoin(activations, eq(activations.referralId, activationTokens.referralId))
    .where(eq(activationTokens.hash, sha256(token)))
  return row ?? null
}

export async function activationOfSession(
  tx: Tx,
  cookie: string,
): Promise<(Opened & { hash: Buffer; passwordHash: string | null }) | null> {
  const [row] = await tx
    .select({
      activation: activations,
      letter: activationSessions.letter,
      expiresAt: activationSessions.expiresAt,
      hash: activationSessions.hash,
      passwordHash: activationSessions.passwordHash,
    })
    .from(activationSessions)
    .innerJoin(activations, eq(activations.referralId, activationSessions.referralId))
    .where(eq(activationSessions.hash, sha256(cookie)))
  return row ?? null
}

/** Why nothing can be opened any more, or null. `late` is what it is called when the time is over. */
export function faultOf(
  { activation, letter, expiresAt }: Opened,
  late: 'expired' | 'timed-out',
  now: Date,
): { link: LinkFault; mayRenew: boolean } | null {
  if (activation.activatedAt) return { link: 'used', mayRenew: false }
  if (activation.withdrawnAt) return { link: 'withdrawn', mayRenew: false }
  if (letter !== activation.letter) return { link: 'replaced', mayRenew: true }
  return expiresAt <= now ? { link: late, mayRenew: true } : null
}

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + ACTIVATION_SESSION_MINUTES * 60_000)

/** The session of a browser that opened a link; the browser's own of the same letter goes on, with what was done in it. */
export async function openActivationSession(
  tx: Tx,
  { referralId, letter }: Activation,
  cookie: string | undefined,
  now: Date,
): Promise<{ cookie: string; passwordChosen: boolean; until: Date }> {
  const until = sessionEnd(now)
  if (cookie) {
    const same = and(eq(activationSessions.referralId, referralId), eq(activationSessions.letter, letter))
    const [kept] = await tx
      .update(activationSessions)
      .set({ expiresAt: until })
      .where(and(eq(activationSessions.hash, sha256(cookie)), same, gt(activationSessions.expiresAt, now)))
      .returning({ passwordHash: activationSessions.passwordHash })
    if (kept) return { cookie, passwordChosen: kept.passwordHash !== null, until }
  }
  const made = randomBytes(32).toString('base64url')
  await tx.insert(activationSessions).values({ hash: sha256(made), referralId, letter, expiresAt: until })
  return { cookie: made, passwordChosen: false, until }
}
