import { fillFromReferral, Problem, readPrefill, referralFacts, refusePrefill } from '@onward/contracts'
import { type ServiceKit, verifyHandover } from '@onward/service-kit'
import { announceContactPreferences, changeProfile, profileRow } from '../profile/store'
import { keepAnswer, waitingReferral } from './store'

/** Copies the jobcentre's facts into the profile, as the person confirmed or changed them. */
export function fromReferralRoutes(kit: ServiceKit): void {
  kit.handle(readPrefill, ({ read }) => read(async (tx, who) => ({ referralId: await waitingReferral(tx, who.accountId) })))

  kit.handle(fillFromReferral, async ({ body, now, write }) => {
    const route = { from: 'casework', to: 'jobseekers' } as const
    const { payload } = await verifyHandover(kit.keys, route, referralFacts, body.handover, now)
    return write(async (tx, who) => {
      const accountId = who.accountId
      if (payload.accountId !== accountId) throw new Problem('not-found')
      await keepAnswer(tx, accountId, payload.referralId, true, now)
      const before = await profileRow(tx, accountId)
      const { currentBenefits, disabilityStatus, phone, version } = body
      const saved = await changeProfile(tx, accountId, version, { currentBenefits, disabilityStatus, ...(phone && { phone }) })
      // Messaging needs the number; matching gets neither benefits nor disability.
      if (phone && phone !== before.phone) await announceContactPreferences(tx, accountId)
      return { resource: `profiles/${accountId}`, answer: { version: saved } }
    })
  })

  kit.handle(refusePrefill, ({ now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      const referralId = await waitingReferral(tx, accountId)
      if (!referralId) throw new Problem('state-conflict')
      await keepAnswer(tx, accountId, referralId, false, now)
      return { resource: `profiles/${accountId}`, answer: {} }
    }),
  )
}
