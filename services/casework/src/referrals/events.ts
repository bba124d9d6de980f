import type { EventPayload } from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { giveAccesses } from '../access-log/store'
import { openCase } from '../cases/lifecycle'
import { hasNumber, recordClaimant } from '../ni-number/store'
import type { Referral } from './new-referral'
import { openNiNumber } from './ni-number'
import { isWaiting, withDelivery } from './rules'
import { addStep, changeReferral, expireLinks, lockReferral } from './store'

export function referralEvents(kit: ServiceKit): void {
  kit.onEvent('activation.delivery', (delivery, tx, { at }) => takeDelivery(tx, delivery, at))

  kit.onEvent('account.activated', async ({ referralId, accountId }, tx, { at }) => {
    const referral = await lockReferral(tx, referralId)
    if (!referral || !isWaiting(referral)) return
    const active = await changeReferral(tx, referral, { state: 'active', accountId, activatedAt: at })
    await addStep(tx, referral.id, { kind: 'activated', at })
    await giveAccesses(tx, referral.id, accountId)
    await giveNumber(tx, kit, active, at)
    await openCase(tx, active, at)
  })

  kit.cron('casework.expire-links', { everyMinutes: 10, most: 500, of: 'links', rest: 'no-longer-due' }, async (most) => {
    await kit.db.withSystem((tx) => expireLinks(tx, kit.clock(), most))
  })
}

async function takeDelivery(tx: Tx, delivery: EventPayload<'activation.delivery'>, at: Date): Promise<void> {
  const referral = await lockReferral(tx, delivery.referralId)
  if (!referral || referral.round !== delivery.round || !isWaiting(referral)) return
  const next = await changeReferral(tx, referral, withDelivery(referral, delivery, at))
  await addStep(tx, referral.id, { kind: `${delivery.channel}-${delivery.outcome}`, at })
  if (delivery.channel !== 'email' || delivery.outcome !== 'failed') return
  if (next.state === 'bounced') await addStep(tx, referral.id, { kind: 'bounced', at })
  const { agentId: agentAccountId, round } = referral
  await emitEvent(tx, 'referral.bounced', referral.id, next.version, { referralId: referral.id, agentAccountId, round })
}

/** The referral's number becomes the person's. Where their account has another one, or another account has this one, a step tells the agent. */
async function giveNumber(tx: Tx, { keys }: ServiceKit, referral: Referral, at: Date): Promise<void> {
  const { accountId } = referral
  const claimant = { accountId, niNumber: openNiNumber(keys, referral), at, by: referral.referredBy }
  const isTheirs = (await recordClaimant(tx, keys, claimant)) || (await hasNumber(tx, accountId, referral.niHash))
  if (!isTheirs) await addStep(tx, referral.id, { kind: 'number-held-elsewhere', at })
}
