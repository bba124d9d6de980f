import type { HealthRule, VersionHealth } from '@onward/contracts'
import type { Ask } from '../registry/store'

export interface HealthFacts {
  loads: number
  failures: number
  before: VersionHealth['before']
  rule: HealthRule
  /** In English, for notices. */
  reason: string
  /** Of a suspect one: why nothing took its place, and the versions that somebody could go back to together. */
  stays?: VersionHealth['stays'] | undefined
}
export interface HealthRow extends HealthFacts {
  name: string
  build: string
  state: VersionHealth['state']
  at: Date
}

/** Versions that something is known against now. */
export async function readHealth(ask: Ask): Promise<HealthRow[]> {
  const rows = await ask<{ name: string; build: string; state: VersionHealth['state']; at: string | Date; facts: HealthFacts }>`
    select name, build, state, at, facts from gateway.version_health where cleared_at is null order by id`
  return rows.map(({ facts, at, ...row }) => ({ ...row, ...facts, at: new Date(at) }))
}

/** Builds of a front end that are suspect or quarantined: never chosen by themselves. */
export const unhealthyBuilds = async (ask: Ask, name: string): Promise<ReadonlySet<string>> =>
  new Set((await readHealth(ask)).filter((row) => row.name === name).map(({ build }) => build))

/** Sentences against these versions; a quarantined one waits for an administrator. */
export async function quarantineReasons(ask: Ask, versions: readonly { name: string; build: string }[]): Promise<string[]> {
  const quarantined = (await readHealth(ask)).filter(({ state }) => state === 'quarantined')
  return versions.flatMap(({ name, build }) => {
    const row = quarantined.find((one) => one.name === name && one.build === build)
    return row
      ? [`${name} ${build} is quarantined: ${row.reason} Publish a mended version, or ask an administrator to clear this one.`]
      : []
  })
}

export interface ClearedRow {
  name: string
  build: string
  at: Date
  by: string | null
  byRule: boolean
  note: string
}
/** The last clearance of each version. */
export async function readCleared(ask: Ask): Promise<ClearedRow[]> {
  const rows = await ask<Omit<ClearedRow, 'at'> & { at: string | Date }>`
    select distinct on (name, build) name, build, cleared_at as at, cleared_by as by, cleared_by_rule as "byRule", cleared_note as note
    from gateway.version_health where cleared_at is not null order by name, build, cleared_at desc`
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** The newest time at which a version was cleared: what was counted before it is forgiven. */
export async function clearedAt(ask: Ask, name: string, build: string): Promise<Date | null> {
  const [row] = await ask<{ at: string | Date | null }>`
    select max(cleared_at) as at from gateway.version_health where name = ${name} and build = ${build}`
  return row?.at ? new Date(row.at) : null
}

export async function insertHealth(
  ask: Ask,
  { name, build, state, at, ...facts }: HealthRow,
  revision: number | null,
): Promise<void> {
  await ask`
    insert into gateway.version_health (name, build, state, at, facts, revision)
    values (${name}, ${build}, ${state}, ${at.toISOString()}::timestamptz, ${JSON.stringify(facts)}::text::jsonb, ${revision}::bigint)`
}

interface Clearing {
  name: string
  build: string
  by: string | null
  note: string
  at: Date
  /** By the rule of health itself. */
  byRule?: boolean
}
/** False when nothing is known against it. */
export async function clearHealth(ask: Ask, { name, build, by, note, at, byRule = false }: Clearing): Promise<boolean> {
  const rows = await ask`
    update gateway.version_health set cleared_at = ${at.toISOString()}::timestamptz, cleared_by = ${by}::uuid, cleared_note = ${note},
      cleared_by_rule = ${byRule ? 1 : 0}::int = 1
    where name = ${name} and build = ${build} and cleared_at is null returning 1 as one`
  return rows.length > 0
}
