import { maskNiNumberForJobseeker, Problem, readNiNumber, recordNiNumber } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { claimantOf, openClaimantNumber, recordClaimant } from './store'

export function niNumberRoutes(kit: ServiceKit): void {
  kit.handle(readNiNumber, ({ read }) =>
    read(async (tx, who) => {
      const accountId = who.accountId
      const row = await claimantOf(tx, accountId)
      if (!row) return { mask: null, recordedAt: null }
      const mask = maskNiNumberForJobseeker(openClaimantNumber(kit.keys, row))
      return { mask, recordedAt: row.recordedAt.toISOString() }
    }),
  )

  kit.handle(recordNiNumber, ({ body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      if (await claimantOf(tx, accountId)) throw new Problem('already-exists', { text: 'casework.ni-number-recorded' })
      const recorded = await recordClaimant(tx, kit.keys, { accountId, niNumber: body.niNumber, at: now })
      if (!recorded) throw new Problem('already-exists', { text: 'casework.ni-number-unusable' })
      return { resource: `claimants/${accountId}`, answer: { mask: maskNiNumberForJobseeker(body.niNumber) } }
    }),
  )
}
