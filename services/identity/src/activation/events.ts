import type { ServiceKit } from '@onward/service-kit'
import { type DeliveryJob, deliverLink, requestActivationLink, SEND_ACTIVATION, TEXT_ACTIVATION } from './delivery'
import { endActivationSessions, saveReferral, withdrawReferral } from './store'

/** Handles referrals and withdrawals from casework. */
export function activationEvents(kit: ServiceKit): void {
  kit.onEvent('referral.invited', async (invited, tx, { version, at }) => {
    const activation = await saveReferral(tx, invited, version, at)
    if (activation) await requestActivationLink(tx, activation)
  })
  kit.onEvent('referral.withdrawn', (withdrawn, tx, { version, at }) => withdrawReferral(tx, withdrawn, version, at))
  kit.task<DeliveryJob>(SEND_ACTIVATION, 'mail', (job) => deliverLink(kit, job))
  kit.task<DeliveryJob>(TEXT_ACTIVATION, 'texts', (job) => deliverLink(kit, job))
  kit.cron('identity.activation-sessions', { everyMinutes: 30, most: 1_000, of: 'sessions', rest: 'no-longer-due' }, (most) =>
    kit.db.withSystem((tx) => endActivationSessions(tx, kit.clock(), most)),
  )
}
