import type { EventPayload } from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq, lt, sql } from 'drizzle-orm'
import { openCase } from '../cases/cases'
import { accessLog, claimants, referrals } from '../db/schema'
import { recordClaimant } from '../ni-number/store'
import { addStep, changeReferral, isWaiting, lockReferral } from './change'
import type { Referral } from './make'
import { openNiNumber } from './ni-number'

type Delivery = EventPayload<'activation.delivery'>

/** How the referral stands with one more outcome: nothing arrived, or something did. */
function withDelivery(referral: Referral, { channel, outcome, expiresAt }: Delivery, at: Date) {
  const told = channel === 'email' ? { emailOutcome: outcome, emailAt: at } : { smsOutcome: outcome, smsAt: at }
  const { emailOutcome, smsOutcome } = { ...referral, ...told }
  const arrived = emailOutcome === 'sent' || smsOutcome === 'sent'
  const linkEndsAt = expiresAt ? new Date(expiresAt) : referral.linkEndsAt
  // A text alone that failed is no reason to give up on a letter that is on its way.
  const state: 'invited' | 'bounced' = !arrived && emailOutcome === 'failed' ? 'bounced' : 'invited'
  return { ...told, linkEndsAt, state }
}

async function delivered(tx: Tx, told: Delivery, at: Date): Promise<void> {
  const referral = await lockReferral(tx, told.referralId)
  if (!referral || referral.round !== told.round || !isWaiting(referral)) return
  const next = await changeReferral(tx, referral, withDelivery(referral, told, at))
  await addStep(tx, referral.id, { kind: `${told.channel}-${told.outcome}`, at })
  if (told.channel !== 'email' || told.outcome !== 'failed') return
  if (next.state === 'bounced') await addStep(tx, referral.id, { kind: 'bounced', at })
  const { agentId: agentAccountId, round } = referral
  await emitEvent(tx, 'referral.bounced', referral.id, next.version, { referralId: referral.id, agentAccountId, round })
}

/**
 * The number of the referral becomes the person's. Where their account has another one, or another account has this one, that stays as
 * it is, and the agent finds it in the history.
 */
async function keepNumber(tx: Tx, kit: ServiceKit, referral: Referral, at: Date): Promise<void> {
  const { accountId } = referral
  const number = { accountId, niNumber: openNiNumber(kit.keys, referral), at, by: referral.referredBy }
  if (await recordClaimant(tx, kit.keys, number)) return
  const same = and(eq(claimants.accountId, accountId), eq(claimants.niHash, referral.niHash))
  const [own] = await tx.select({ accountId: claimants.accountId }).from(claimants).where(same)
  if (!own) await addStep(tx, referral.id, { kind: 'number-held-elsewhere', at })
}

export function referralEvents(kit: ServiceKit): void {
  kit.onEvent('activation.delivery', (told, tx, { at }) => delivered(tx, told, at))

  kit.onEvent('account.activated', async ({ referralId, accountId }, tx, { at }) => {
    const referral = await lockReferral(tx, referralId)
    if (!referral || !isWaiting(referral)) return
    const active = await changeReferral(tx, referral, { state: 'active', accountId, activatedAt: at })
    await addStep(tx, referral.id, { kind: 'activated', at })
    // Who looked before they joined is theirs to see, by the account that they joined with.
    await tx.update(accessLog).set({ accountId }).where(eq(accessLog.referralId, referral.id))
    await keepNumber(tx, kit, active, at)
    await openCase(tx, active, at)
  })

  kit.cron('casework.expire-links', 10, async () => {
    await kit.db.withSystem((tx) => expireLinks(tx, kit.clock()))
  })
}

/** Referrals whose link ended unused; the agent sends another one, or the person asks for it. Gives how many. */
export async function expireLinks(tx: Tx, now: Date): Promise<number> {
  const ended = await tx
    .update(referrals)
    .set({ state: 'expired', version: sql`${referrals.version} + 1` })
    .where(and(eq(referrals.state, 'invited'), lt(referrals.linkEndsAt, now)))
    .returning({ id: referrals.id })
  for (const { id } of ended) await addStep(tx, id, { kind: 'expired', at: now })
  return ended.length
}
