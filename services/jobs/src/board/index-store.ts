import type { Tx } from '@onward/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { boardChange, jobs } from '../db/schema'

const columns = {
  id: jobs.id,
  title: jobs.title,
  company: jobs.company,
  location: jobs.location,
  lat: jobs.lat,
  lon: jobs.lon,
  payAnnual: jobs.payAnnual,
  type: jobs.type,
  isRemoteAvailable: jobs.isRemoteAvailable,
  accessibilityFeatures: jobs.accessibilityFeatures,
  workplaceFeatures: jobs.workplaceFeatures,
  occupationIds: jobs.occupationIds,
  requiredSkillIds: jobs.requiredSkillIds,
  desirableSkillIds: jobs.desirableSkillIds,
  demands: jobs.demands,
  yearsWanted: jobs.yearsWanted,
  patterns: jobs.patterns,
  lacks: jobs.lacks,
  hoursPerWeek: jobs.hoursPerWeek,
  postedAt: jobs.postedAt,
  closesOn: jobs.closesOn,
  // Read for `searchable` only, and not kept.
  department: jobs.department,
  description: jobs.description,
  requirements: jobs.requirements,
}

/** The number of the last change of the board. */
export async function boardVersion(tx: Tx): Promise<number> {
  const [change] = await tx.select({ version: boardChange.version }).from(boardChange)
  return change?.version ?? 0
}

/** Jobs that were added, removed or changed after a version. */
export const boardChangesSince = (tx: Tx, version: number) =>
  tx.execute<{ id: string; active: boolean }>(sql`select id, active from jobs.board_changes_since(${version})`)

export const activeJobs = async (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx
        .select(columns)
        .from(jobs)
        .where(and(eq(jobs.state, 'active'), inArray(jobs.id, [...ids])))
