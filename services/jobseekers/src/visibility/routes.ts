import { Problem, setCvVisibility } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { giveConsent, withdrawConsent } from '../consents/store'
import { ownCv } from '../cvs/store'
import { showOnly } from './store'

/** The one switch of the pool: unlocking a CV closes the one that was open. */
export function visibilityRoutes(kit: ServiceKit): void {
  kit.handle(setCvVisibility, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      const cv = await ownCv(tx, accountId, params.id)
      if (body.visible) {
        if (cv.state !== 'analysed') throw new Problem('state-conflict', { text: 'jobseekers.visibility-unread' })
        await giveConsent(tx, accountId, 'pool', body, now)
        await showOnly(tx, accountId, cv.id)
      } else if (cv.employerVisible) {
        await withdrawConsent(tx, accountId, 'pool', now)
        await showOnly(tx, accountId, null)
      }
      return { resource: `cvs/${cv.id}/visibility`, answer: { visible: body.visible } }
    }),
  )
}
