import type { Offer, Start } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { desc, eq, inArray } from 'drizzle-orm'
import { type OfferRow, offers, starts } from '../db/schema'

export const offerShown = ({ applicationId: _, byAccount: __, at, ...details }: OfferRow): Offer => ({
  ...details,
  at: at.toISOString(),
})
const startShown = (row: typeof starts.$inferSelect): Start => ({
  startsOn: row.startsOn,
  startedOn: row.startedOn,
  version: row.version,
})

/** Every version of an application's offer, the latest first. */
export const readOffers = (tx: Tx, applicationId: string): Promise<OfferRow[]> =>
  tx.select().from(offers).where(eq(offers.applicationId, applicationId)).orderBy(desc(offers.version))

export async function readStart(tx: Tx, applicationId: string): Promise<Start | null> {
  const [row] = await tx.select().from(starts).where(eq(starts.applicationId, applicationId))
  return row ? startShown(row) : null
}

/** Offers and first days of several applications, as they stand. */
export async function offersOf(tx: Tx, applicationIds: readonly string[]) {
  const ids = [...applicationIds]
  const rows = await tx
    .selectDistinctOn([offers.applicationId])
    .from(offers)
    .where(inArray(offers.applicationId, ids))
    .orderBy(offers.applicationId, desc(offers.version))
  const days = await tx.select().from(starts).where(inArray(starts.applicationId, ids))
  return {
    offers: new Map(rows.map((row) => [row.applicationId, offerShown(row)])),
    starts: new Map(days.map((row) => [row.applicationId, startShown(row)])),
  }
}
