import type { Database, Tx } from '@onward/database'
import { eq } from 'drizzle-orm'
import { jobs } from '../db/schema'
import { positionOf } from './lookups'

const AT_ONCE = 200

/**
 * Reads at most so many positions that a migration has marked again, some at a time, and gives how many. Several instances share the work; a
 * place that became unknown keeps its position.
 */
export async function refreshPositions(db: Database, most: number): Promise<number> {
  let read = 0
  for (let batch = AT_ONCE; batch === AT_ONCE && read < most; read += batch) batch = await db.withSystem(refreshSome)
  return read
}

async function refreshSome(tx: Tx): Promise<number> {
  const old = await tx
    .select({ id: jobs.id, location: jobs.location })
    .from(jobs)
    .where(eq(jobs.positionIsCurrent, false))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  for (const { id, location } of old) {
    const place = positionOf(location)
    await tx
      .update(jobs)
      .set({ ...(place && { lat: place.lat, lon: place.lon }), positionIsCurrent: true })
      .where(eq(jobs.id, id))
  }
  return old.length
}
