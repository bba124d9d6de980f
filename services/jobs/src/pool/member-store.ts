import type { Tx } from '@onward/database'
import type { SkillEvidence } from '@onward/matching'
import { sql } from 'drizzle-orm'

/** A row of `jobs.pool_members`: somebody who may be shown to employers. */
export interface MemberRow extends Record<string, unknown> {
  account_id: string
  /** The version of their facts. */
  version: string | number
  cv_id: string
  town: string | null
  outcode: string | null
  crowd: string | number | null
  availability: string | null
  badges: string[]
}
/** The facts of a person that the pool may use. */
export interface UnnamedFactsRow extends Record<string, unknown> {
  skill_ids: string[]
  skill_evidence: Record<string, SkillEvidence>
  titles: string[]
  occupation_ids: string[]
  experience_years: number | null
  lat: number | null
  lon: number | null
  travel_miles: number
  contracts: string[]
}
/** A row of `jobs.pool_facts`. */
export interface FactsRow extends UnnamedFactsRow {
  account_id: string
  version: string | number
}
/** Everybody whom the employer may see for a job. */
export const poolMembers = (tx: Tx, jobId: string) => tx.execute<MemberRow>(sql`select * from jobs.pool_members(${jobId}::uuid)`)

/** The facts for matching of those among them who may be seen. */
export const factsOf = async (tx: Tx, jobId: string, accountIds: readonly string[]): Promise<FactsRow[]> =>
  accountIds.length === 0
    ? []
    : tx.execute<FactsRow>(sql`select * from jobs.pool_facts(${jobId}::uuid, ${sql.param([...accountIds])}::uuid[])`)
