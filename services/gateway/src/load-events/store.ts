import { RECENT_FAILURE_DAYS, type RecentFailure } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ReadMap } from '@onward/remote-kit/explain/map-stack'
import { frameLine, mapStack } from '@onward/remote-kit/explain/map-stack'
import { sql } from 'drizzle-orm'
import type { Version } from '../registry/resolve'

const MAX_FAILURES = 5
/** Rows per hour for one cause of one version, and for unknown addresses: a flood stays visible and fills no disk. */
const MOST_PER_HOUR = 500

export interface LoadEvent {
  kind: string
  path: string
  remote: string | null
  build: string | null
  failure: string | null
  message: string | null
  stack?: string
  load: string | null
}

export async function versionOf(tx: Tx, name: string | null, build: string | null): Promise<Version | undefined> {
  const [version] = await tx.execute<Version & Record<string, unknown>>(
    sql`select name, build, entry, integrity, portal from gateway.versions where name = ${name} and build = ${build}`,
  )
  return version
}

/** Whether the last hour has so many rows of this cause and version that another adds no information. */
export async function isFlooded(tx: Tx, { kind, remote, build, failure }: LoadEvent, now: Date): Promise<boolean> {
  const [hour] = await tx.execute<{ rows: number }>(sql`
    select count(*)::int as rows from gateway.load_events
    where at > ${now.toISOString()}::timestamptz - interval '1 hour' and remote is not distinct from ${remote}
      and build is not distinct from ${build} and failure is not distinct from ${failure} and kind = ${kind}`)
  return Number(hour?.rows) >= MOST_PER_HOUR
}

/** False when this failure was stored for this page load before. */
export async function insertLoadEvent(tx: Tx, event: LoadEvent, at: Date): Promise<boolean> {
  const { kind, path, remote, build, failure, message, stack = '', load } = event
  const added = await tx.execute(sql`
    insert into gateway.load_events (at, kind, path, remote, build, failure, message, stack, load)
    values (${at.toISOString()}, ${kind}, ${path}, ${remote}, ${build}, ${failure}, ${message}, ${stack}, ${load})
    on conflict do nothing returning id`)
  return added.length > 0
}

/** What a row of this kind tells of; others are failed loads. */
const OTHER_KINDS: Readonly<Record<string, RecentFailure['of']>> = { after: 'later', 'file-refused': 'file' }

interface FailureRow extends Omit<RecentFailure, 'of' | 'stack' | 'lastAt'> {
  name: string
  build: string
  kind: string
  stack: string
  last_at: string | Date
}
/** Recent failures of each version, by `<name> <build>`, the newest first; stacks as they were written, by the maps of the version. */
export async function recentFailures(tx: Tx, now: Date, readMap: ReadMap): Promise<Map<string, RecentFailure[]>> {
  const rows = await tx.execute<FailureRow & Record<string, unknown>>(sql`
    select remote as name, build, case when kind in ('after', 'file-refused') then kind else 'load' end as kind, failure, message,
      count(*)::int as count, max(at) as last_at, (array_agg(stack order by stack = '', at desc))[1] as stack
    from gateway.load_events
    where failure is not null and remote is not null and at > ${now.toISOString()}::timestamptz - ${RECENT_FAILURE_DAYS} * interval '1 day'
    group by 1, 2, 3, 4, 5 order by max(at) desc`)
  const failures = new Map<string, RecentFailure[]>()
  for (const { name, build, kind, failure, message, count, stack, last_at } of rows) {
    const version = `${name} ${build}`
    const known = failures.get(version) ?? []
    if (known.length >= MAX_FAILURES) continue
    const frames = stack ? await mapStack(stack, { remote: name, build }, readMap) : []
    const row: RecentFailure = {
      of: OTHER_KINDS[kind] ?? 'load',
      failure,
      message,
      count,
      lastAt: new Date(last_at).toISOString(),
      stack: frames.map((frame) => ({ text: frameLine(frame), isMapped: frame.source !== null })),
    }
    failures.set(version, [...known, row])
  }
  return failures
}

export async function forgetLoadEvents(tx: Tx, before: Date, limit: number): Promise<number> {
  const gone = await tx.execute(sql`
    delete from gateway.load_events where ctid = any(array(
      select ctid from gateway.load_events where at < ${before.toISOString()}::timestamptz limit ${limit})) returning 1`)
  return gone.length
}
