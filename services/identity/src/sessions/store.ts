import { randomBytes, randomUUID } from 'node:crypto'
import type { Principal, Tx } from '@onward/database'
import type { Config } from '@onward/service-kit'
import { type Keys, keyedHash, sha256 } from '@onward/service-kit/keys'
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { isStaff } from '../accounts/rules'
import { type Account, accounts, type EndReason, refreshTokens, sessions } from '../db/schema'

/** A session ends when it was not refreshed for so long… */
export const IDLE_DAYS = 14
/** …and at the latest after this time. */
export const LONGEST_DAYS = 60
/** For this long a replaced token gets the same successor again, in case an answer was lost or two tabs refreshed at once. */
export const GRACE_MS = 30_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What the deployment asks of staff: see `Config`. */
export type SessionRules = Pick<Config, 'staffSession' | 'staffSecondFactor'>

export interface OpenSession {
  who: Principal
  account: Account
  refreshToken: string
  expiresAt: Date
}

function endOf({ staffSession }: SessionRules, account: Account, startedAt: Date, usedAt: Date): Date {
  const short = isStaff(account) ? staffSession : null
  const idleMs = short ? short.idleMinutes * 60_000 : IDLE_DAYS * DAY_MS
  const longestMs = short ? short.longestHours * HOUR_MS : LONGEST_DAYS * DAY_MS
  return new Date(Math.min(usedAt.getTime() + idleMs, startedAt.getTime() + longestMs))
}

/** A new session with the first token of its family. */
export async function openSession(
  tx: Tx,
  rules: SessionRules,
  account: Account,
  device: string,
  now: Date,
): Promise<OpenSession> {
  const sessionId = randomUUID()
  const refreshToken = randomBytes(32).toString('base64url')
  const expiresAt = endOf(rules, account, now, now)
  await tx.insert(sessions).values({ id: sessionId, accountId: account.id, startedAt: now, seenAt: now, device, expiresAt })
  await tx.insert(refreshTokens).values({ hash: sha256(refreshToken), sessionId, issuedAt: now })
  const [first] = await tx
    .update(accounts)
    .set({ firstSessionId: sessionId })
    .where(and(eq(accounts.id, account.id), isNull(accounts.firstSessionId)))
    .returning()
  return { who: { accountId: account.id, role: account.role, sessionId }, account: first ?? account, refreshToken, expiresAt }
}

/**
 * The successor of a refresh token is derived from the token and a server key, so that it can be given twice without being stored.
 */
const successorOf = (keys: Pick<Keys, 'hash'>, token: string): string =>
  keyedHash(keys, 'refresh-token', token).toString('base64url')

export type Refreshed =
  | { outcome: 'refreshed'; session: OpenSession }
  /** Unknown, ended, expired, or reused after the grace period, which ends the session. */
  | { outcome: 'ended'; because: 'unknown' | 'over' | 'token-reuse' }
  | { outcome: 'suspended' }

/** Rotates a refresh token. Never throws for an invalid token, because its changes must be committed. */
export async function rotate(
  tx: Tx,
  keys: Pick<Keys, 'hash'>,
  token: string,
  now: Date,
  rules: SessionRules,
): Promise<Refreshed> {
  const [found] = await tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, sha256(token)))
  if (!found) return { outcome: 'ended', because: 'unknown' }
  // Locking the session's row locks the token family.
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, found.sessionId)).for('update')
  const [account] = session ? await tx.select().from(accounts).where(eq(accounts.id, session.accountId)) : []
  if (!session || !account) return { outcome: 'ended', because: 'unknown' }
  if (account.suspendedAt) return { outcome: 'suspended' }
  // The rules of today hold for sessions that were opened under others, too; such a session ends with its access token.
  const over = Math.min(session.expiresAt.getTime(), endOf(rules, account, session.startedAt, session.seenAt).getTime())
  if (session.endedAt || over <= now.getTime()) return { outcome: 'ended', because: 'over' }
  const needsFactor = rules.staffSecondFactor === 'required' && isStaff(account)
  if (needsFactor && session.secondFactorAt === null) return { outcome: 'ended', because: 'over' }

  const successor = successorOf(keys, token)
  const replaced = await tx
    .update(refreshTokens)
    .set({ replacedAt: now })
    .where(and(eq(refreshTokens.hash, found.hash), isNull(refreshTokens.replacedAt)))
    .returning({ hash: refreshTokens.hash })
  if (replaced.length > 0) {
    await tx.insert(refreshTokens).values({ hash: sha256(successor), sessionId: session.id, issuedAt: now })
  } else if (!(await inGrace(tx, found.hash, now))) {
    await endSession(tx, session.id, 'token-reuse', now)
    return { outcome: 'ended', because: 'token-reuse' }
  }
  const expiresAt = endOf(rules, account, session.startedAt, now)
  await tx.update(sessions).set({ expiresAt, seenAt: now }).where(eq(sessions.id, session.id))
  const who = { accountId: account.id, role: account.role, sessionId: session.id }
  return { outcome: 'refreshed', session: { who, account, refreshToken: successor, expiresAt } }
}

/** Read again: another request may have rotated the token while this one waited for the lock. */
async function inGrace(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash))
  return token?.replacedAt != null && now.getTime() - token.replacedAt.getTime() <= GRACE_MS
}

export async function endSession(tx: Tx, sessionId: string, by: EndReason, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now, endedBy: by })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
}

/** Ends all sessions of an account, or all but one; gives how many. */
export async function endSessionsOf(tx: Tx, accountId: string, by: EndReason, now: Date, except?: string): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now, endedBy: by })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), except ? ne(sessions.id, except) : undefined))
    .returning({ id: sessions.id })
  return ended.length
}

/** The session of a refresh token, in any state. */
export async function sessionOfToken(tx: Tx, token: string): Promise<string | null> {
  const [found] = await tx
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, sha256(token)))
  return found?.sessionId ?? null
}

/** The open sessions of an account, the latest used first. */
export const openSessionsOf = (tx: Tx, accountId: string, now: Date) =>
  tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id))

export async function isSessionOf(tx: Tx, sessionId: string, accountId: string): Promise<boolean> {
  const [own] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId)))
  return own !== undefined
}

/** Stores that the password, or the second factor, was given in this session. */
export async function markSession(
  tx: Tx,
  sessionId: string,
  given: { passwordAt: Date } | { secondFactorAt: Date },
): Promise<void> {
  await tx.update(sessions).set(given).where(eq(sessions.id, sessionId))
}
