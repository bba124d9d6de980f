import { maskNiNumberForJobseeker, Problem, readNiNumber, recordNiNumber } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { openField } from '@onward/service-kit/keys'
import { eq } from 'drizzle-orm'
import { claimants } from '../db/schema'
import { boundTo, keepNiNumber } from './keep'

const CANNOT_BE_USED = 'We could not record this number. Please check it, or ask your work coach to help you.'

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
      if (await claimantOf(tx, accountId)) {
        throw new Problem('already-exists', 'Your number is recorded already. Ask your work coach if it is wrong.')
      }
      const kept = await keepNiNumber(tx, kit.keys, { accountId, niNumber: body.niNumber, at: now })
      if (!kept) throw new Problem('already-exists', CANNOT_BE_USED)
      return { resource: `claimants/${accountId}`, answer: { mask: maskNiNumberForJobseeker(body.niNumber) } }
    }),
  )
}
