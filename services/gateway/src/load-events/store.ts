import { RECENT_FAILURE_DAYS, type RecentFailure } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'
import type { Version } from '../registry/resolve'

const MAX_FAILURES = 5

export interface LoadEvent {
  kind: string
  path: string
  remote: string | null
  build: string | null
  failure: string | null
  message: string | null
  load: string | null
}

export async function versionOf(tx: Tx, name: string | null, build: string | null): Promise<Version | undefined> {
  const [version] = await tx.execute<Version & Record<string, unknown>>(
    sql`select name, build, entry, integrity, portal from gateway.versions where name = ${name} and build = ${build}`,
  )
  return version
}

/** The number of rows of this cause and version in the last hour. */
export async function eventsOfLastHour(tx: Tx, { kind, remote, build, failure }: LoadEvent, now: Date): Promise<number> {
  const [hour] = await tx.execute<{ rows: number }>(sql`
    select count(*)::int as rows from gateway.load_events
    where at > ${now.toISOString()}::timestamptz - interval '1 hour' and remote is not distinct from ${remote}
      and build is not distinct from ${build} and failure is not distinct from ${failure} and kind = ${kind}`)
  return Number(hour?.rows)
}

/** False when this failure was stored for this page load before. */
export async function insertLoadEvent(tx: Tx, event: LoadEvent, at: Date): Promise<boolean> {
  const { kind, path, remote, build, failure, message, load } = event
  const added = await tx.execute(sql`
    insert into gateway.load_events (at, kind, path, remote, build, failure, message, load)
    values (${at.toISOString()}, ${kind}, ${path}, ${remote}, ${build}, ${failure}, ${message}, ${load})
    on conflict do nothing returning id`)
  return added.length > 0
}

/** Recent failures of each version, by `<name> <build>`, the newest first. */
export async function recentFailures(tx: Tx, now: Date): Promise<Map<string, RecentFailure[]>> {
  const rows = await tx.execute<Omit<RecentFailure, 'lastAt'> & { version: string; last_at: string | Date }>(sql`
    select remote || ' ' || build as version, failure, message, count(*)::int as count, max(at) as last_at from gateway.load_events
    where failure is not null and remote is not null and at > ${now.toISOString()}::timestamptz - ${RECENT_FAILURE_DAYS} * interval '1 day'
    group by remote, build, failure, message order by max(at) desc`)
  const failures = new Map<string, RecentFailure[]>()
  for (const { version, last_at, ...row } of rows) {
    const known = failures.get(version) ?? []
    if (known.length < MAX_FAILURES) failures.set(version, [...known, { ...row, lastAt: new Date(last_at).toISOString() }])
  }
  return failures
}

export async function forgetLoadEvents(tx: Tx, before: Date): Promise<number> {
  const gone = await tx.execute(sql`delete from gateway.load_events where at < ${before.toISOString()}::timestamptz returning 1`)
  return gone.length
}
