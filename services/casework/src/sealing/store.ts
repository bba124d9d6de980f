import { randomUUID } from 'node:crypto'
import type { SealReason } from '@onward/contracts'
import { emitEvent, isAnyOf, type Tx } from '@onward/database'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { referrals } from '../db/schema'
import type { Referral } from '../referrals/new-referral'
import { type Seal, sealedRecords, sealRequests } from './schema'

/** The person's live referral, else their newest; null where nobody has the number. As the system. */
export async function referralOfNumber(tx: Tx, niHash: Buffer): Promise<Referral | null> {
  const [found] = await tx
    .select()
    .from(referrals)
    .where(eq(referrals.niHash, niHash))
    .orderBy(sql`${referrals.state} in ('complete', 'withdrawn')`, sql`${referrals.createdAt} desc`)
    .limit(1)
    .for('update')
  return found ?? null
}

/** Whose record it is. As the system. */
export async function accountOf(tx: Tx, { referralId }: Pick<Seal, 'referralId'>): Promise<string | null> {
  const [found] = await tx.select({ accountId: referrals.accountId }).from(referrals).where(eq(referrals.id, referralId))
  return found?.accountId ?? null
}

const isLive = isNull(sealedRecords.unsealedAt)
const samePerson = (one: Pick<Referral, 'accountId' | 'niHash'>) =>
  sql`(${referrals.accountId} = ${one.accountId} or ${referrals.niHash} = ${one.niHash})`

/** The live seal of a person, whichever referral it was set on. As the system. */
export async function sealOfPerson(tx: Tx, person: Pick<Referral, 'accountId' | 'niHash'>): Promise<Seal | null> {
  const [found] = await tx
    .select({ seal: sealedRecords })
    .from(sealedRecords)
    .innerJoin(referrals, eq(referrals.id, sealedRecords.referralId))
    .where(and(isLive, samePerson(person)))
    .limit(1)
  return found?.seal ?? null
}

export async function addSeal(tx: Tx, seal: Omit<typeof sealedRecords.$inferInsert, 'id'>): Promise<Seal> {
  const [added] = await tx
    .insert(sealedRecords)
    .values({ id: randomUUID(), ...seal })
    .returning()
  if (!added) throw new Error('a seal was not stored')
  return added
}

/** Ends a live seal; null where there is none. */
export async function endSeal(tx: Tx, id: string, end: { words: string; by: string; at: Date }): Promise<Seal | null> {
  const [ended] = await tx
    .update(sealedRecords)
    .set({ unsealedWords: end.words, unsealedBy: end.by, unsealedAt: end.at })
    .where(and(eq(sealedRecords.id, id), isLive))
    .returning()
  return ended ?? null
}

/** Tells the services that keep grants who may read the person now, for each account that the person has. As the system. */
export async function tellSealed(tx: Tx, seal: Seal): Promise<void> {
  const accounts = await tx.execute<{ accountId: string; version: string }>(sql`
    select p.account_id as "accountId", nextval('casework.seal_versions') as version from (
      select distinct o.account_id from casework.referrals r
      join casework.referrals o on o.account_id = r.account_id or o.ni_hash = r.ni_hash where r.id = ${seal.referralId}) p`)
  const answered = await tx
    .select({ accountId: sealRequests.agentId, until: sql<string>`max(${sealRequests.until})` })
    .from(sealRequests)
    .where(and(eq(sealRequests.sealId, seal.id), gt(sealRequests.until, sql`now()`)))
    .groupBy(sealRequests.agentId)
  const readers = [
    ...(seal.keeperId ? [{ accountId: seal.keeperId, until: null }] : []),
    ...answered
      .filter(({ accountId }) => accountId !== seal.keeperId)
      .map(({ accountId, until }) => ({ accountId, until: new Date(until).toISOString() })),
  ]
  for (const { accountId, version } of accounts)
    await emitEvent(tx, 'record.sealed', accountId, Number(version), { accountId, sealed: seal.unsealedAt === null, readers })
}

/** A case opened: the account may be another than the referral had when it was sealed. */
export async function tellIfSealed(tx: Tx, referral: Pick<Referral, 'id'>): Promise<void> {
  const [one] = await tx.select().from(referrals).where(eq(referrals.id, referral.id))
  const seal = one && (await sealOfPerson(tx, one))
  if (seal) await tellSealed(tx, seal)
}

/**
 * A coach has gone: what they kept stays sealed, and its work where it is, until an administrator names another coach. Before their other
 * work is handed on. As the system.
 */
export async function endKeeping(tx: Tx, coach: string, at: Date): Promise<void> {
  const left = await tx
    .update(sealedRecords)
    .set({ keeperId: null })
    .where(and(eq(sealedRecords.keeperId, coach), isLive))
    .returning()
  for (const seal of left) {
    await tellSealed(tx, seal)
    const administrators = await administratorsBut(tx, null)
    if (administrators.length > 0) await emitEvent(tx, 'seal.without-coach', seal.id, at.getTime(), { administrators })
  }
}

/** Administrators who decide now, without one account. */
export async function administratorsBut(tx: Tx, accountId: string | null): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`select a as id from auth.administrators() a order by a`)
  return rows.map(({ id }) => id).filter((id) => id !== accountId)
}

/** A live seal without a coach, locked; null where there is none. As the system. */
export async function lockSealWithoutCoach(tx: Tx, id: string): Promise<Seal | null> {
  const [seal] = await tx
    .select()
    .from(sealedRecords)
    .where(and(eq(sealedRecords.id, id), isNull(sealedRecords.keeperId), isLive))
    .for('update')
  return seal ?? null
}

/** The referrals of the person of a seal, and the office of the one that it is set on. As the system. */
export async function referralsOfSeal(tx: Tx, { referralId }: Pick<Seal, 'referralId'>) {
  const rows = await tx.execute<{ id: string; officeId: string }>(sql`
    select o.id, r.office_id as "officeId" from casework.referrals r
    join casework.referrals o on o.account_id = r.account_id or o.ni_hash = r.ni_hash where r.id = ${referralId}::uuid`)
  return { ids: rows.map(({ id }) => id), officeId: rows[0]?.officeId ?? '' }
}

export async function setKeeper(tx: Tx, seal: Seal, keeperId: string): Promise<void> {
  await tx.update(sealedRecords).set({ keeperId }).where(eq(sealedRecords.id, seal.id))
  await tellSealed(tx, { ...seal, keeperId })
}

/** At most so many requests that nobody answered since a time and that were told once, marked as told again. As the system. */
export const remindRequestsBefore = (tx: Tx, before: Date, now: Date, most: number) =>
  tx.execute<{ id: string; agentId: string }>(sql`
    update casework.seal_requests q set reminded_at = ${now.toISOString()}::timestamptz
    where q.id = any(array(
      select w.id from casework.seal_requests w join casework.sealed_records s on s.id = w.seal_id
      where s.unsealed_at is null and w.answered_at is null and w.reminded_at is null
        and w.asked_at < ${before.toISOString()}::timestamptz
      order by w.asked_at limit ${most}))
    returning q.id, q.agent_id as "agentId"`)

/**
 * Referrals are about to be deleted, and their seals with them: a person's seal moves to another referral of theirs; where there is none, the
 * services that keep grants are told that nothing is sealed any more. As the system.
 */
export async function keepSeals(tx: Tx, ids: readonly string[]): Promise<void> {
  const going = await tx
    .select()
    .from(sealedRecords)
    .where(and(isAnyOf(sealedRecords.referralId, ids), isLive))
  for (const seal of going) {
    const [other] = await tx.execute<{ id: string }>(sql`
      select o.id from casework.referrals r join casework.referrals o on o.account_id = r.account_id or o.ni_hash = r.ni_hash
      where r.id = ${seal.referralId} and o.id <> all (${`{${ids.join(',')}}`}::uuid[]) order by o.created_at desc, o.id limit 1`)
    if (other) await tx.update(sealedRecords).set({ referralId: other.id }).where(eq(sealedRecords.id, seal.id))
    else await tellSealed(tx, { ...seal, unsealedAt: seal.sealedAt })
  }
}

export interface ListedSeal extends Record<string, unknown> {
  id: string
  referralId: string
  personName: string
  officeName: string
  reason: SealReason
  words: string
  keeperName: string | null
  candidates: { id: string; name: string }[]
  sealedAt: Date
}
/** Live seals, the newest first. As the system. */
export const liveSeals = (tx: Tx) =>
  tx.execute<ListedSeal>(sql`
    select s.id, s.referral_id as "referralId", r.first_name || ' ' || r.last_name as "personName", o.name as "officeName", s.reason, s.words,
      case when s.keeper_id is not null then coalesce(k.first_name || ' ' || k.last_name, '') end as "keeperName", s.sealed_at as "sealedAt",
      case when s.keeper_id is null then (select coalesce(json_agg(json_build_object('id', a.account_id, 'name', a.first_name || ' ' || a.last_name)
          order by a.last_name, a.first_name), '[]') from casework.agents a where a.office_id = r.office_id and a.left_at is null)
        else '[]'::json end as candidates
    from casework.sealed_records s join casework.referrals r on r.id = s.referral_id join casework.offices o on o.id = r.office_id
    left join casework.agents k on k.account_id = s.keeper_id where s.unsealed_at is null
    order by s.keeper_id is not null, s.sealed_at desc, s.id`)

export interface ListedSealRequest extends Record<string, unknown> {
  id: string
  personName: string
  agentName: string
  officeName: string
  words: string
  askedAt: Date
  until: Date | null
}
/** Requests about live seals that wait for an answer, then those with a yes that counts. As the system. */
export const liveSealRequests = (tx: Tx) =>
  tx.execute<ListedSealRequest>(sql`
    select q.id, r.first_name || ' ' || r.last_name as "personName", coalesce(g.first_name || ' ' || g.last_name, '') as "agentName",
      coalesce(o.name, '') as "officeName", q.words, q.asked_at as "askedAt", q.until
    from casework.seal_requests q join casework.sealed_records s on s.id = q.seal_id join casework.referrals r on r.id = s.referral_id
    left join casework.agents g on g.account_id = q.agent_id left join casework.offices o on o.id = g.office_id
    where s.unsealed_at is null and (q.answered_at is null or q.until > now()) order by q.answered_at is not null, q.asked_at, q.id`)

export interface MySeal extends Record<string, unknown> {
  sealId: string
  askedAt: Date | null
  answeredAt: Date | null
  until: Date | null
}
/** The seal that closes a referral to the asking agent; null where none does. */
export async function mySeal(tx: Tx, referralId: string): Promise<MySeal | null> {
  const [row] = await tx.execute<MySeal>(sql`
    select seal_id as "sealId", asked_at as "askedAt", answered_at as "answeredAt", until from casework.my_seal(${referralId}::uuid)`)
  return row ?? null
}

export async function addSealRequest(
  tx: Tx,
  request: Pick<typeof sealRequests.$inferInsert, 'id' | 'sealId' | 'agentId' | 'words' | 'askedAt'>,
): Promise<void> {
  await tx.insert(sealRequests).values(request).onConflictDoNothing()
}

/** A request that waits about a live seal, locked; null where there is none. As the system. */
export async function lockSealRequest(tx: Tx, id: string) {
  const [found] = await tx
    .select({ request: sealRequests, seal: sealedRecords })
    .from(sealRequests)
    .innerJoin(sealedRecords, eq(sealedRecords.id, sealRequests.sealId))
    .where(and(eq(sealRequests.id, id), isNull(sealRequests.answeredAt), isLive))
    .for('update')
  return found ?? null
}

export async function answerRequest(tx: Tx, id: string, answer: { by: string; at: Date; until: Date | null }): Promise<void> {
  const set = { answeredBy: answer.by, answeredAt: answer.at, until: answer.until }
  await tx.update(sealRequests).set(set).where(eq(sealRequests.id, id))
}
