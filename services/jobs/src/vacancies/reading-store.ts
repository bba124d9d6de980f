import type { Database, Tx } from '@onward/database'
import { eq, isNull, or } from 'drizzle-orm'
import { jobs } from '../db/schema'
import { demandsIn } from './demands'
import { positionOf } from './lookups'

const AT_ONCE = 200

/**
 * Reads positions and demands of at most so many adverts that a migration has marked again, some at a time, and gives how many. Several instances share
 * the work; a place that became unknown keeps its position.
 */
export async function refreshReadings(db: Database, most: number): Promise<number> {
  let read = 0
  for (let batch = AT_ONCE; batch === AT_ONCE && read < most; read += batch) batch = await db.withSystem(refreshSome)
  return read
}

async function refreshSome(tx: Tx): Promise<number> {
  const old = await tx
    .select({
      id: jobs.id,
      location: jobs.location,
      title: jobs.title,
      description: jobs.description,
      requirements: jobs.requirements,
      isCurrent: jobs.positionIsCurrent,
    })
    .from(jobs)
    .where(or(eq(jobs.positionIsCurrent, false), isNull(jobs.demands)))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  for (const { id, location, isCurrent, ...advert } of old) {
    const place = isCurrent ? null : positionOf(location)
    const demands = demandsIn(advert).map((papers) => papers.join('|'))
    await tx
      .update(jobs)
      .set({ ...(place && { lat: place.lat, lon: place.lon }), positionIsCurrent: true, demands })
      .where(eq(jobs.id, id))
  }
  return old.length
}
