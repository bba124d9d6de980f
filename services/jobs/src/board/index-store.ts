import { isAnyOf, type Tx } from '@onward/database'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { boardChange, jobs, readings } from '../db/schema'
import type { BoardReading } from './reading'

const columns = {
  id: jobs.id,
  change: jobs.change,
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
  reading: readings.reading,
}
const texts = { title: jobs.title, department: jobs.department, description: jobs.description, requirements: jobs.requirements }

/** The number of the last change of the board. */
export async function boardVersion(tx: Tx): Promise<number> {
  const [change] = await tx.select({ version: boardChange.version }).from(boardChange)
  return change?.version ?? 0
}

/** A place in the order of the board's changes. */
export interface BoardPlace {
  change: number
  id: string
}
/** After every id. */
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Jobs that were added, removed or changed after a place, in order. `activeOnly`: without those that are not shown. */
export async function boardPage(tx: Tx, { change, id }: BoardPlace, { activeOnly, most }: { activeOnly: boolean; most: number }) {
  const rows = await tx.execute<{ id: string; change: string; active: boolean }>(
    sql`select id, change, active from jobs.board_page(${change}::bigint, ${id}::uuid, ${activeOnly}::boolean, ${most}::integer)`,
  )
  return rows.map((row) => ({ ...row, change: Number(row.change) }))
}

/** Active ones of these jobs, each with its stored reading. */
export const activeJobs = (tx: Tx, ids: readonly string[]) =>
  tx
    .select(columns)
    .from(jobs)
    .leftJoin(readings, eq(readings.jobId, jobs.id))
    .where(and(eq(jobs.state, 'active'), isAnyOf(jobs.id, ids)))
export type BoardRow = Awaited<ReturnType<typeof activeJobs>>[number]

/** The texts of jobs, for those without a stored reading. */
export const textsOf = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ id: jobs.id, ...texts })
    .from(jobs)
    .where(isAnyOf(jobs.id, ids))

export interface MadeReading {
  id: string
  /** The change of the job that was read: a later one has other texts. */
  change: number
  reading: BoardReading
}
/** Stores readings of jobs that have not changed since. */
export async function saveReadings(tx: Tx, made: readonly MadeReading[], madeBy: string): Promise<void> {
  await tx.execute(sql`insert into jobs.readings as r (job_id, made_by, reading)
    select j.id, ${madeBy}, m.reading from json_to_recordset(${JSON.stringify(made)}::json) as m(id uuid, change bigint, reading json)
    join jobs.jobs j on j.id = m.id and j.change = m.change order by j.id for share of j
    on conflict (job_id) do update set made_by = excluded.made_by, reading = excluded.reading`)
}

/** Active jobs without a reading, or with one that other rules or another vocabulary made. */
export const jobsToRead = (tx: Tx, madeBy: string, limit: number) =>
  tx
    .select({ id: jobs.id, change: jobs.change, ...texts })
    .from(jobs)
    .leftJoin(readings, eq(readings.jobId, jobs.id))
    .where(and(eq(jobs.state, 'active'), or(isNull(readings.jobId), ne(readings.madeBy, madeBy))))
    .limit(limit)

/** Makes every instance read these jobs again, from their stored readings. */
export async function touchJobs(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.update(jobs).set({ change: jobs.change }).where(isAnyOf(jobs.id, ids))
}
