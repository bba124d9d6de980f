import { maskNiNumberForJobseeker, Problem, readNiNumber, recordNiNumber } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { openField } from '@onward/service-kit/keys'
import { eq } from 'drizzle-orm'
import { claimants } from '../db/schema'
import { boundTo, keepNiNumber } from './keep'

async function claimantOf(tx: Tx, accountId: string) {
  const [row] = await tx.select().from(claimants).where(eq(claimants.accountId, accountId))
  return row
}

export function niNumberRoutes(kit: ServiceKit): void {
  kit.handle(readNiNumber, ({ read }) =>
    read(async (tx, who) => {
      const accountId = who.accountId
      const row = await claimantOf(tx, accountId)
      if (!row) return { mask: null, recordedAt: null }
      const mask = maskNiNumberForJobseeker(openField(kit.keys, row.niNumber, boundTo(accountId)))
      return { mask, recordedAt: row.recordedAt.toISOString() }
    }),
  )

  kit.handle(recordNiNumber, ({ body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      if (await claimantOf(tx, accountId)) throw new Problem('already-exists', { text: 'casework.ni-number-recorded' })
      const kept = await keepNiNumber(tx, kit.keys, { accountId, niNumber: body.niNumber, at: now })
      if (!kept) throw new Problem('already-exists', { text: 'casework.ni-number-unusable' })
      return { resource: `claimants/${accountId}`, answer: { mask: maskNiNumberForJobseeker(body.niNumber) } }
    }),
  )
}
