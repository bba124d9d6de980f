import type { BadgeEvidence, BadgeHolder } from '@onward/contracts'
import { Problem, readBadgeEvidence, readBadgeHolder } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { signHandover } from '@onward/service-kit'
import { notReadYet, ownCv } from '../cvs/store'
import { writtenLetterOf } from '../letters/store'
import { profileNotReady, profileRow } from '../profile/store'

/**
 * The signed statement for learning: the person's address, which learning does not have, and the CV and letter by which the badge
 * is earned.
 */
export function badgeRoutes(kit: ServiceKit): void {
  kit.handle(readBadgeHolder, async ({ now, read }) => {
    const holder = await read(async (tx, who): Promise<BadgeHolder> => {
      const accountId = who.accountId
      const { email } = await profileRow(tx, accountId)
      // The address arrives here a moment after the registration.
      if (!email) throw profileNotReady()
      return { accountId, email }
    })
    return { handover: await signHandover(kit.keys, { from: 'jobseekers', to: 'learning' }, holder, now) }
  })

  kit.handle(readBadgeEvidence, async ({ params, now, read }) => {
    const evidence = await read(async (tx, who): Promise<BadgeEvidence> => {
      const accountId = who.accountId
      const cv = await ownCv(tx, accountId, params.id)
      const letter = await writtenLetterOf(tx, cv.id)
      if (cv.state !== 'analysed') throw notReadYet()
      if (!letter) throw new Problem('state-conflict', { text: 'jobseekers.letter-needed' })
      return { accountId, email: (await profileRow(tx, accountId)).email, cvId: cv.id, letterId: letter.id }
    })
    return { handover: await signHandover(kit.keys, { from: 'jobseekers', to: 'learning' }, evidence, now) }
  })
}
