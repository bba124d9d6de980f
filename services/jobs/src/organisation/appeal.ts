import { appealOrganisation } from '@onward/contracts'
import { Problem } from '@onward/contracts/problem'
import { announceChange } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { lockMyOrganisation, memberAccounts } from '../organisations-store'
import { insertAppeal } from './appeal-store'
import { lastVerification, membershipOf } from './membership-store'
import { appealableOf } from './rules'

/** An owner's answer to a refusal or a suspension: another look decides about it. The one act of a suspended organisation. */
export function organisationAppealRoutes(kit: ServiceKit): void {
  kit.handle(appealOrganisation, ({ body, now, write }) =>
    write(async (tx, who) => {
      await lockMyOrganisation(tx)
      const membership = await membershipOf(tx, who)
      if (!membership) throw new Problem('state-conflict', { text: 'jobs.organisation-none-yet' })
      if (membership.role !== 'owner') throw new Problem('not-allowed', { text: 'jobs.organisation-owners-only' })
      const { organisation } = membership
      const decision = appealableOf(organisation, await lastVerification(tx, organisation.id))
      const isAdded =
        decision !== null &&
        (await insertAppeal(tx, {
          ...decision,
          organisationId: organisation.id,
          words: body.words,
          byAccount: who.accountId,
          appealedAt: now,
        }))
      if (!isAdded) throw new Problem('state-conflict', { text: 'jobs.organisation-no-appeal' })
      await announceChange(tx, { accountIds: await memberAccounts(tx, organisation.id), changed: ['organisation'] })
      return { resource: `organisations/${organisation.id}`, answer: {} }
    }),
  )
}
