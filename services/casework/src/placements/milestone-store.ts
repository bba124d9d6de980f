import type { Tx } from '@onward/database'
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { type CheckRow, type PlacementRow, placementChecks, placements } from './schema'

/** Placements whose next milestone has come. */
export async function placementsDue(tx: Tx, today: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: placements.id })
    .from(placements)
    .where(lte(placements.nextOn, today))
    .orderBy(asc(placements.nextOn))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Undefined where no milestone has come, or another instance has locked the placement. */
export async function lockDue(tx: Tx, id: string, today: string): Promise<PlacementRow | undefined> {
  const [row] = await tx
    .select()
    .from(placements)
    .where(and(eq(placements.id, id), lte(placements.nextOn, today)))
    .for('update', { skipLocked: true })
  return row
}

/** Undefined where another instance or an answer has locked the placement. */
export async function lockPlacement(tx: Tx, id: string): Promise<PlacementRow | undefined> {
  const [row] = await tx.select().from(placements).where(eq(placements.id, id)).for('update', { skipLocked: true })
  return row
}

export async function insertCheck(tx: Tx, row: typeof placementChecks.$inferInsert): Promise<void> {
  await tx.insert(placementChecks).values(row)
}

/** Checks asked between two times and without a reminder. */
export const unremindedChecks = (tx: Tx, asked: { after: Date; by: Date }, limit: number) =>
  tx
    .select({ id: placementChecks.id, placementId: placementChecks.placementId })
    .from(placementChecks)
    .where(
      and(isNull(placementChecks.remindedAt), lte(placementChecks.askedAt, asked.by), gt(placementChecks.askedAt, asked.after)),
    )
    .orderBy(asc(placementChecks.askedAt))
    .limit(limit)

/** Undefined where the reminder went out before. */
export async function markReminded(tx: Tx, id: string, at: Date): Promise<CheckRow | undefined> {
  const [check] = await tx
    .update(placementChecks)
    .set({ remindedAt: at })
    .where(and(eq(placementChecks.id, id), isNull(placementChecks.remindedAt)))
    .returning()
  return check
}
