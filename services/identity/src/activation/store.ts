import { randomBytes } from 'node:crypto'
import type { EventPayload } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sha256 } from '@onward/service-kit/keys'
import { and, eq, gt, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { findByEmail } from '../accounts/store'
import {
  type Account,
  type Activation,
  activationDeliveries,
  activationSessions,
  activations,
  activationTokens,
  type Channel,
} from '../db/schema'
import { type OpenedLink, sessionEnd } from './rules'

const DAY_MS = 24 * 3_600_000

/** Written when nobody needs to contact the person by their referral any more. */
const NO_CONTACT = { firstName: '', lastName: '', email: '', phone: '' } as const
const isWaiting = and(isNull(activations.activatedAt), isNull(activations.withdrawnAt))

/** Stores a referral; null when the person has an account by now. `version` says until where the log is forgotten. */
export async function saveReferral(
  tx: Tx,
  { referralId, ...invited }: EventPayload<'referral.invited'>,
  version: number,
  at: Date,
): Promise<Activation | null> {
  const facts = { ...invited, version, invitedAt: at, withdrawnAt: null }
  const [before] = await tx.select().from(activations).where(eq(activations.referralId, referralId)).for('update')
  const [activation] = await tx
    .insert(activations)
    .values({ referralId, ...facts })
    .onConflictDoUpdate({
      target: activations.referralId,
      set: { ...facts, linkVersion: sql`${activations.linkVersion} + 1` },
      setWhere: isNull(activations.activatedAt),
    })
    .returning()
  if (!activation) return null
  // A changed address or number ends what the previous recipient could do, including requesting links.
  if (before && (before.email !== activation.email || before.phone !== activation.phone)) {
    await tx.delete(activationTokens).where(eq(activationTokens.referralId, referralId))
    await tx.delete(activationSessions).where(eq(activationSessions.referralId, referralId))
  }
  return activation
}

export async function withdrawReferral(
  tx: Tx,
  { referralId }: EventPayload<'referral.withdrawn'>,
  version: number,
  at: Date,
): Promise<void> {
  await tx
    .update(activations)
    .set({ ...NO_CONTACT, version, withdrawnAt: at })
    .where(and(eq(activations.referralId, referralId), isNull(activations.activatedAt)))
  await forgetInvited(tx, referralId, version)
}

/** The confirmed account with the referral's address. */
export async function ownerOf(tx: Tx, activation: Activation): Promise<Account | undefined> {
  const account = await findByEmail(tx, activation.email)
  return account?.confirmedAt ? account : undefined
}

/** A new token of 32 random bytes for the link about to be sent; only its SHA-256 is stored. */
export async function mintActivationToken(
  tx: Tx,
  { referralId, linkVersion }: Activation,
  days: number,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  await tx.insert(activationTokens).values({ hash: sha256(token), referralId, linkVersion, createdAt: now, expiresAt })
  return { token, expiresAt }
}

export async function activationOfToken(tx: Tx, token: string): Promise<OpenedLink | null> {
  const [row] = await tx
    .select({ activation: activations, linkVersion: activationTokens.linkVersion, expiresAt: activationTokens.expiresAt })
    .from(activationTokens)
    .innerJoin(activations, eq(activations.referralId, activationTokens.referralId))
    .where(eq(activationTokens.hash, sha256(token)))
  return row ?? null
}

export interface ActivationSession extends OpenedLink {
  hash: Buffer
  passwordHash: string | null
}
export async function activationOfSession(tx: Tx, cookie: string): Promise<ActivationSession | null> {
  const [row] = await tx
    .select({
      activation: activations,
      linkVersion: activationSessions.linkVersion,
      expiresAt: activationSessions.expiresAt,
      hash: activationSessions.hash,
      passwordHash: activationSessions.passwordHash,
    })
    .from(activationSessions)
    .innerJoin(activations, eq(activations.referralId, activationSessions.referralId))
    .where(eq(activationSessions.hash, sha256(cookie)))
  return row ?? null
}

/** Locks a referral, and then the session of a browser that opened its link, in the order of `saveReferral`. */
export async function lockActivation(tx: Tx, { activation: { referralId }, hash }: ActivationSession): Promise<void> {
  await tx.select({ id: activations.referralId }).from(activations).where(eq(activations.referralId, referralId)).for('update')
  await tx
    .select({ hash: activationSessions.hash })
    .from(activationSessions)
    .where(eq(activationSessions.hash, hash))
    .for('update')
}

/** A session for a browser that opened a link; an existing one of the same link version continues with its progress. */
export async function openActivationSession(
  tx: Tx,
  { referralId, linkVersion }: Activation,
  cookie: string | undefined,
  now: Date,
): Promise<{ cookie: string; passwordChosen: boolean; until: Date }> {
  const until = sessionEnd(now)
  if (cookie) {
    const same = and(eq(activationSessions.referralId, referralId), eq(activationSessions.linkVersion, linkVersion))
    const [session] = await tx
      .update(activationSessions)
      .set({ expiresAt: until })
      .where(and(eq(activationSessions.hash, sha256(cookie)), same, gt(activationSessions.expiresAt, now)))
      .returning({ passwordHash: activationSessions.passwordHash })
    if (session) return { cookie, passwordChosen: session.passwordHash !== null, until }
  }
  const made = randomBytes(32).toString('base64url')
  await tx.insert(activationSessions).values({ hash: sha256(made), referralId, linkVersion, expiresAt: until })
  return { cookie: made, passwordChosen: false, until }
}

export async function keepChosenPassword(
  tx: Tx,
  { hash }: ActivationSession,
  { passwordHash, until }: { passwordHash: string; until: Date },
): Promise<void> {
  await tx.update(activationSessions).set({ passwordHash, expiresAt: until }).where(eq(activationSessions.hash, hash))
}

/** How often a new link was requested within a day, including this time. */
export async function countRenewal(tx: Tx, referralId: string): Promise<number> {
  const [row] = await tx.execute<{ total: number }>(
    sql`select total from auth.take(${`activation-links ${referralId}`}, 1, ${DAY_MS})`,
  )
  return Number(row?.total)
}

/** A new link version, which ends earlier links; undefined once the referral is activated or withdrawn. */
export async function renewLink(tx: Tx, referralId: string): Promise<Activation | undefined> {
  const [renewed] = await tx
    .update(activations)
    .set({ linkVersion: sql`${activations.linkVersion} + 1` })
    .where(and(eq(activations.referralId, referralId), isWaiting))
    .returning()
  return renewed
}

/** Redeems the link in one conditional update: of parallel attempts one succeeds, and the others get undefined. */
export async function useLink(
  tx: Tx,
  { activation: { referralId }, linkVersion }: OpenedLink,
  now: Date,
): Promise<Activation | undefined> {
  const [used] = await tx
    .update(activations)
    .set({ ...NO_CONTACT, activatedAt: now })
    .where(and(eq(activations.referralId, referralId), eq(activations.linkVersion, linkVersion), isWaiting))
    .returning()
  if (!used) return undefined
  // Passwords chosen in other browsers are deleted.
  await tx.update(activationSessions).set({ passwordHash: null }).where(eq(activationSessions.referralId, referralId))
  await forgetInvited(tx, referralId, used.version)
  return used
}

/** Stores the account of a referral. */
export async function keepAccountOf(tx: Tx, referralId: string, accountId: string): Promise<void> {
  await tx.update(activations).set({ accountId }).where(eq(activations.referralId, referralId))
}

/** The delivery of one link by one channel. */
export interface Delivery {
  referralId: string
  linkVersion: number
  channel: Channel
}
const isDelivery = ({ referralId, linkVersion, channel }: Delivery) =>
  and(
    eq(activationDeliveries.referralId, referralId),
    eq(activationDeliveries.linkVersion, linkVersion),
    eq(activationDeliveries.channel, channel),
  )

/** The referral, locked, if this link is still to be sent. */
export async function awaitingDelivery(tx: Tx, delivery: Delivery): Promise<Activation | null> {
  const { referralId, linkVersion } = delivery
  const [activation] = await tx.select().from(activations).where(eq(activations.referralId, referralId)).for('update')
  if (!activation || activation.linkVersion !== linkVersion || activation.activatedAt || activation.withdrawnAt) return null
  const [known] = await tx
    .select({ outcome: activationDeliveries.outcome })
    .from(activationDeliveries)
    .where(isDelivery(delivery))
  return known?.outcome ? null : activation
}

/** The number of tries, including this one. */
export async function countTry(tx: Tx, delivery: Delivery): Promise<number> {
  const [tried] = await tx
    .insert(activationDeliveries)
    .values({ ...delivery, tries: 1 })
    .onConflictDoUpdate({
      target: [activationDeliveries.referralId, activationDeliveries.linkVersion, activationDeliveries.channel],
      set: { tries: sql`${activationDeliveries.tries} + 1` },
    })
    .returning({ tries: activationDeliveries.tries })
  return tried?.tries ?? 1
}

/** Stores the result of a delivery, and gives version and round for the event to casework. */
export async function endDelivery(
  tx: Tx,
  delivery: Delivery,
  outcome: 'sent' | 'failed',
): Promise<{ version: number; round: number } | undefined> {
  await tx.update(activationDeliveries).set({ outcome }).where(isDelivery(delivery))
  const [counted] = await tx
    .update(activations)
    .set({ told: sql`${activations.told} + 1` })
    .where(eq(activations.referralId, delivery.referralId))
    .returning({ version: activations.told, round: activations.round })
  return counted
}

/** Removes a referred person's name, address and number from the event log. */
const forgetInvited = (tx: Tx, referralId: string, untilVersion: number): Promise<unknown> =>
  tx.execute(sql`select events.forget_invited(${referralId}::uuid, ${untilVersion}::bigint)`)

/** Deletes some referrals that were never activated, also from the event log. */
export async function forgetWaiting(tx: Tx, before: Date, limit: number): Promise<number> {
  const [row] = await tx.execute<{ gone: number }>(sql`
    with gone as (
      delete from identity.activations where referral_id = any(array(
        select referral_id from identity.activations where activated_at is null and invited_at < ${before.toISOString()}::timestamptz
        limit ${limit})) returning referral_id, version),
    forgotten as materialized (select events.forget_invited(referral_id, version) from gone)
    select count(*)::int as gone from forgotten`)
  return row?.gone ?? 0
}

/** Deletes open referrals with this address: its owner is being erased. */
export async function forgetActivationsTo(tx: Tx, email: string): Promise<void> {
  const gone = await tx
    .delete(activations)
    .where(eq(sql`lower(${activations.email})`, email.toLowerCase()))
    .returning({ referralId: activations.referralId, version: activations.version })
  for (const { referralId, version } of gone) await forgetInvited(tx, referralId, version)
}

/** Deletes a chosen password after half an hour. The browser's session stays for a week, to say that its time is over. */
export async function endActivationSessions(tx: Tx, now: Date, most: number): Promise<void> {
  const some = (where: SQL | undefined) =>
    tx.select({ id: activationSessions.hash }).from(activationSessions).where(where).limit(most)
  const over = and(lt(activationSessions.expiresAt, now), isNotNull(activationSessions.passwordHash))
  await tx
    .update(activationSessions)
    .set({ passwordHash: null })
    .where(inArray(activationSessions.hash, some(over)))
  const old = lt(activationSessions.expiresAt, new Date(now.getTime() - 7 * DAY_MS))
  await tx.delete(activationSessions).where(inArray(activationSessions.hash, some(old)))
}
