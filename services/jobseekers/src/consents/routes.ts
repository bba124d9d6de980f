import { listConsents, Problem, takeConsentBack } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { announceSharing } from '../coach/sharing-store'
import { showOnly } from '../cvs/visibility'
import { consentsOf, liveConsent, withdrawConsent } from './store'

/** A person's consents, and withdrawing them. */
export function consentRoutes(kit: ServiceKit): void {
  kit.handle(listConsents, ({ read }) =>
    read(async (tx, who) => {
      const rows = await consentsOf(tx, who.accountId)
      return {
        items: rows.map(({ id, kind, version, language, givenAt, withdrawnAt }) => ({
          id,
          kind,
          version,
          language,
          givenAt: givenAt.toISOString(),
          withdrawnAt: withdrawnAt?.toISOString() ?? null,
        })),
      }
    }),
  )

  kit.handle(takeConsentBack, ({ params, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      const live = await liveConsent(tx, accountId, params.kind)
      if (!live) throw new Problem('state-conflict', { text: 'jobseekers.consent-taken-back' })
      await withdrawConsent(tx, accountId, params.kind, now)
      if (params.kind === 'pool') await showOnly(tx, accountId, null)
      if (params.kind === 'coach-matches') await announceSharing(tx, accountId)
      return { resource: `consents/${live.id}`, answer: {} }
    }),
  )
}
