import { askErasureOfReferral, decideReferralErasure, listReferralErasures, Problem } from '@onward/contracts'
import { asSystem } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { forgetAtOnce } from '../referrals/forget'
import { niHashOf } from '../referrals/ni-number'
import { addErasure, haveAccount, referralsOfNumber, takeErasure, waitingErasures } from './referral-erasures-store'

/** Erases people who were referred and have no account: one administrator asks, another decides. */
export function referralErasureRoutes(kit: ServiceKit): void {
  kit.handle(listReferralErasures, ({ read }) =>
    read(async (tx, who) => {
      await asSystem(tx)
      const waiting = await waitingErasures(tx)
      return {
        items: waiting.map(({ askedAt, askedBy, ...one }) => ({
          ...one,
          askedAt: new Date(askedAt).toISOString(),
          mine: askedBy === who.accountId,
        })),
      }
    }),
  )

  kit.handle(askErasureOfReferral, ({ body, now, write }) =>
    write(async (tx, who) => {
      await asSystem(tx)
      const found = await referralsOfNumber(tx, niHashOf(kit.keys, body.niNumber))
      const [newest] = found
      if (!newest) throw new Problem('not-found', { text: 'casework.seal-nobody' })
      if (await haveAccount(tx, found)) throw new Problem('state-conflict', { text: 'casework.erase-has-account' })
      const id = await addErasure(tx, { referralId: newest.id, why: body.code, askedBy: who.accountId, askedAt: now })
      if (!id) throw new Problem('already-exists', { text: 'casework.erase-asked' })
      return { resource: `referrals/${newest.id}/erasure-request`, answer: { id, why: body.code } }
    }),
  )

  kit.handle(decideReferralErasure, ({ params, body, write }) =>
    write(async (tx, who) => {
      await asSystem(tx)
      const taken = await takeErasure(tx, params.id)
      if (!taken) throw new Problem('not-found')
      const resource = `referrals/${taken.referral.id}/erasure`
      if (body.decision === 'decline') return { resource, answer: {} }
      if (taken.asked.askedBy === who.accountId) throw new Problem('not-allowed', { text: 'casework.erase-needs-another' })
      const all = await referralsOfNumber(tx, taken.referral.niHash)
      // They may have opened an account since it was asked.
      if (await haveAccount(tx, all)) throw new Problem('state-conflict', { text: 'casework.erase-has-account' })
      await forgetAtOnce(tx, all)
      return { resource, answer: {} }
    }),
  )
}
