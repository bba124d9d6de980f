import type { Database, Tx } from '@onward/database'
import { preparePerson, scoreOnly } from '@onward/matching'
import { withoutWishes } from '../board/person'
import { MATCH_FROM } from '../board/rules'
import { isWithin, ownLimit } from '../board/travel'
import { jobsToCount, pageOfPeople, saveAudience } from './counts-store'
import { matchJobOf, type ScoredColumns } from './facts'

const PEOPLE_AT_ONCE = 500
/** Counting stops here: the employer reads "at least" anyway. */
const MOST_BATCHES = 40
const FRESH_MS = 6 * 60 * 60 * 1000
const JOBS_AT_ONCE = 50

/**
 * The number of jobseekers who match a job within their travel distance. Only the number leaves this function. `tx` is the
 * system's, because employers may read facts of applicants only. Needs at work do not count.
 */
export async function countAudience(tx: Tx, job: ScoredColumns): Promise<number> {
  const match = matchJobOf(job)
  // Required skills are half of all points: without one of them nobody reaches a match.
  const asked = match.requiredSkillIds
  const { position } = match
  const near = match.remote ? null : position
  let count = 0
  let after: string | null = null
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const people = await pageOfPeople(tx, { skillIds: asked, near, after, limit: PEOPLE_AT_ONCE })
    for (const row of people) {
      const person = withoutWishes(row)
      if (!person) continue
      if (isWithin(ownLimit(person), match) && scoreOnly(preparePerson(person), match) >= MATCH_FROM) count += 1
    }
    after = people[people.length - 1]?.accountId ?? null
    if (people.length < PEOPLE_AT_ONCE || after === null) break
  }
  return count
}

/**
 * Counts at most so many audiences that were never counted, are hours old, or whose job has changed; with `only`, of these jobs. Each in
 * a transaction of its own, for a count takes a while. Gives the new counts.
 */
export async function refreshAudience(
  db: Database,
  now: Date,
  { only, most = JOBS_AT_ONCE }: { only?: readonly string[]; most?: number },
): Promise<ReadonlyMap<string, number>> {
  const stale = await db.withSystem((tx) => jobsToCount(tx, new Date(now.getTime() - FRESH_MS), most, only))
  const counts = new Map<string, number>()
  for (const job of stale) {
    const { id: jobId, organisationId } = job
    await db.withSystem(async (tx) => {
      const reach = await countAudience(tx, job)
      await saveAudience(tx, { jobId, organisationId, reach, audienceCountedAt: now })
      counts.set(jobId, reach)
    })
  }
  return counts
}
