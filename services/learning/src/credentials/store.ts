import type { BadgeId, Revocation } from '@onward/contracts'
import { type Database, emitEvent, type Tx } from '@onward/database'
import type { Config } from '@onward/service-kit'
import type { Keys } from '@onward/service-kit/keys'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type CredentialRow, credentials } from '../db/schema'
import { type BadgeWay, type Holder, signBadge } from './credential'

/** Read as the system: a badge is public to everyone who has its address. */
export const credentialById = (db: Database, id: string): Promise<CredentialRow | undefined> =>
  db.withSystem(async (tx) => (await tx.select().from(credentials).where(eq(credentials.id, id)))[0])

/** All revoked credentials with their reasons, the earliest first. */
export const revokedCredentials = (db: Database) =>
  db.withSystem((tx) =>
    tx
      .select({ id: credentials.id, reason: credentials.revocationReason })
      .from(credentials)
      .where(isNotNull(credentials.revokedAt))
      .orderBy(asc(credentials.revokedAt)),
  )

/** A person's own credentials, the newest first. */
export const credentialsOf = (tx: Tx, accountId: string): Promise<CredentialRow[]> =>
  tx
    .select()
    .from(credentials)
    .where(eq(credentials.accountId, accountId))
    .orderBy(desc(credentials.issuedAt), desc(credentials.id))

/** Badges that a person holds: badge → credential. */
export async function liveBadges(tx: Tx, accountId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ badge: credentials.badge, id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.accountId, accountId), isNull(credentials.revokedAt)))
  return new Map(rows.map(({ badge, id }) => [badge, id]))
}

/** The signing key, and the public address of the badge. */
export interface Issuing {
  keys: Pick<Keys, 'issuer'>
  config: Pick<Config, 'origin'>
}

interface Award {
  id: string
  accountId: string
  badge: BadgeId
  way: BadgeWay
  cvId: string | null
  issuedAt: Date
  holder: Holder
}

/** Awards the badge once; gives the id of the new or existing credential. */
export async function award(tx: Tx, { keys, config }: Issuing, given: Award): Promise<string> {
  const { id, accountId, badge, way, cvId, issuedAt } = given
  const live = () =>
    tx
      .select({ id: credentials.id })
      .from(credentials)
      .where(and(eq(credentials.accountId, accountId), eq(credentials.badge, badge), isNull(credentials.revokedAt)))
  const [before] = await live()
  if (before) return before.id
  const jwt = await signBadge(keys.issuer, config.origin, given)
  const [saved] = await tx
    .insert(credentials)
    .values({ id, accountId, badge, way, cvId, issuedAt, jwt })
    .onConflictDoNothing()
    .returning({ id: credentials.id })
  if (saved) {
    await emitEvent(tx, 'badge.awarded', id, 1, { accountId, credentialId: id, badge, cvId })
    return id
  }
  const [other] = await live()
  if (!other) throw new Error('a badge came and went')
  return other.id
}

/** Revokes a badge; gives whether there was a live one. */
export async function revokeCredential(tx: Tx, id: string, reason: Revocation, at: Date): Promise<boolean> {
  const [revoked] = await tx
    .update(credentials)
    .set({ revokedAt: at, revocationReason: reason })
    .where(and(eq(credentials.id, id), isNull(credentials.revokedAt)))
    .returning({ accountId: credentials.accountId, badge: credentials.badge })
  if (revoked) await emitEvent(tx, 'badge.revoked', id, 2, { ...revoked, credentialId: id })
  return revoked !== undefined
}

/**
 * Keeps number, kind and dates of an erased person's badges, so that their addresses and the revocation list call them revoked.
 * Deletes the signed text: its hash could be tried against email addresses.
 */
export async function forgetHolder(tx: Tx, accountId: string, at: Date): Promise<void> {
  await tx
    .update(credentials)
    .set({
      accountId: sql`gen_random_uuid()`,
      cvId: null,
      jwt: '',
      revokedAt: sql`coalesce(${credentials.revokedAt}, ${at.toISOString()}::timestamptz)`,
      revocationReason: 'holder-left',
    })
    .where(eq(credentials.accountId, accountId))
}
