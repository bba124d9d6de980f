import { EVENTS, Problem, type ReferralForm, type ReferralStepKind } from '@onward/contracts'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { offices, referralSteps, referrals } from '../db/schema'
import type { Agent } from '../staff/agent-store'
import { officeName } from '../staff/office-store'
import { type Destination, firstStep, type Invited, invitationOf, type NewReferral, type Referral } from './new-referral'
import { NEW_ROUND } from './rules'

/** The referral, locked until the transaction ends; null where there is none that the asking session may see. */
export async function lockReferral(tx: Tx, id: string): Promise<Referral | null> {
  const [row] = await tx.select().from(referrals).where(eq(referrals.id, id)).for('update')
  return row ?? null
}

/** The same for a request; `not-found` where there is none. */
export async function ownReferral(tx: Tx, id: string): Promise<Referral> {
  const row = await lockReferral(tx, id)
  if (!row) throw new Problem('not-found')
  return row
}

/** The latest active referral of a person. */
export async function activeReferralOf(tx: Tx, accountId: string): Promise<Referral | null> {
  const [row] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.accountId, accountId), eq(referrals.state, 'active')))
    .orderBy(desc(referrals.activatedAt))
    .limit(1)
  return row ?? null
}

export interface SamePerson extends Record<string, unknown> {
  referral_id: string
  office_name: string
  same_office: boolean
}
/** The live referral with this number, in any office; null where there is none. */
export async function samePerson(tx: Tx, niHash: Buffer): Promise<SamePerson | null> {
  const [found] = await tx.execute<SamePerson>(
    sql`select referral_id, office_name, same_office from casework.live_referral(${niHash})`,
  )
  return found ?? null
}

/** Where a referral of this form goes: to the agent with the fewest live referrals at another office; to the agent themselves at their own. */
export async function destinationOf(tx: Tx, agent: Agent, officeId: ReferralForm['jobcentreOffice']): Promise<Destination> {
  if (officeId === null || officeId === agent.officeId)
    return { officeId: agent.officeId, officeName: agent.officeName, agentId: agent.accountId }
  const refuse = (text: 'casework.referral-no-such-office' | 'casework.referral-office-empty') =>
    new Problem('invalid-input', { errors: [{ field: 'jobcentreOffice', text }] })
  const [office] = await tx
    .select()
    .from(offices)
    .where(and(eq(offices.id, officeId), isNull(offices.closedAt)))
  if (!office) throw refuse('casework.referral-no-such-office')
  const [least] = await tx.execute<{ agent: string | null }>(sql`select casework.least_busy_agent(${officeId}::uuid) as agent`)
  if (!least?.agent) throw refuse('casework.referral-office-empty')
  return { officeId, officeName: office.name, agentId: least.agent }
}

/** Inserts new referrals with their first step. */
export async function insertReferrals(tx: Tx, rows: readonly NewReferral[]): Promise<void> {
  await tx.insert(referrals).values([...rows])
  await tx.insert(referralSteps).values(rows.map(firstStep))
}

/** Writes a change and raises the version. */
export async function changeReferral(
  tx: Tx,
  referral: Referral,
  change: Partial<typeof referrals.$inferInsert>,
): Promise<Referral> {
  const next = { ...change, version: referral.version + 1 }
  await tx.update(referrals).set(next).where(eq(referrals.id, referral.id))
  return { ...referral, ...next } as Referral
}

export async function addStep(
  tx: Tx,
  referralId: string,
  step: { kind: ReferralStepKind; at: Date; actor?: string; detail?: string },
): Promise<void> {
  await tx.insert(referralSteps).values({ referralId, actor: null, detail: '', ...step })
  const [one] = await tx.select({ agentId: referrals.referredBy }).from(referrals).where(eq(referrals.id, referralId))
  if (one) await announceChange(tx, { accountIds: [one.agentId], changed: ['referral'] })
}

/** Asks identity, which alone makes links, to invite the person. */
export async function invite(tx: Tx, invited: Invited & Pick<Referral, 'version'>, jobcentre: string): Promise<void> {
  await emitEvent(tx, 'referral.invited', invited.id, invited.version, invitationOf(invited, jobcentre))
}

/** Starts a new round with what changed. */
export async function inviteAgain(
  tx: Tx,
  referral: Referral,
  change: Partial<typeof referrals.$inferInsert> = {},
): Promise<void> {
  const next = await changeReferral(tx, referral, { ...change, ...NEW_ROUND, round: referral.round + 1 })
  await invite(tx, next, await officeName(tx, next.officeId))
}

/** Invites many new people in one statement. */
export async function inviteMany(tx: Tx, many: readonly { row: NewReferral; jobcentre: string }[]): Promise<void> {
  const payloads = many.map(({ row, jobcentre }) =>
    v.parse(EVENTS['referral.invited'].payload, invitationOf({ ...row, language: row.language ?? 'en', round: 1 }, jobcentre)),
  )
  await tx.execute(sql`select events.emit('referral.invited', (payload->>'referralId')::uuid, 1, payload)
    from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) payload`)
}

/** Opens another office's referral to the asking agent until a time. False where it is their own or there is none. */
export async function openWithReason(
  tx: Tx,
  id: string,
  { reason, now, until }: { reason: string; now: Date; until: Date },
): Promise<boolean> {
  const [row] = await tx.execute<{ opened: string | null }>(sql`select casework.open_with_reason(
    ${id}::uuid, ${reason}, ${now}::timestamptz, ${until}::timestamptz) as opened`)
  return Boolean(row?.opened)
}

/** Expires referrals whose link ended unused. Gives how many. */
export async function expireLinks(tx: Tx, now: Date, most: number): Promise<number> {
  const over = tx
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.state, 'invited'), lt(referrals.linkEndsAt, now)))
    .orderBy(asc(referrals.linkEndsAt))
    .limit(most)
    .for('update')
  const ended = await tx
    .update(referrals)
    .set({ state: 'expired', version: sql`${referrals.version} + 1` })
    .where(inArray(referrals.id, over))
    .returning({ id: referrals.id })
  for (const { id } of ended) await addStep(tx, id, { kind: 'expired', at: now })
  return ended.length
}
