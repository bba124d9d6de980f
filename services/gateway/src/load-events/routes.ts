import { RECENT_FAILURE_DAYS, type RecentFailure, reportLoadEvent, SHELL_PATHS } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { sql } from 'drizzle-orm'
import { isRemote, type Version } from './registry/resolve'

/** Rows that one hour may add for one cause of one version, and for unknown addresses: a flood is seen, and fills no disk. */
const MOST_PER_HOUR = 500
const SHOWN = 5

/** Takes the reports of front ends: each failure once for one life of a page, of versions that exist, without who it was. */
export function loadEventRoutes(kit: ServiceKit): void {
  kit.handle(reportLoadEvent, async ({ body, now }) => {
    const { kind, remote = null, build = null, failure = null, message, load = null } = body
    // As the system: whose page failed is nobody's business.
    return kit.db.withSystem(async (tx) => {
      let { path } = body
      if (kind !== 'not-found') {
        const version = await versionOf(tx, remote, build)
        if (!version || !failure) return { recorded: false }
        // A page of the version itself, and nothing else that a sender may write there.
        const pages = isRemote(version) ? version.portal.pages.map((page) => page.path) : SHELL_PATHS
        path = pages.find((page) => page === path) ?? ''
      }
      const [hour] = await tx.execute<{ rows: number }>(sql`
        select count(*)::int as rows from gateway.load_events
        where at > ${now.toISOString()}::timestamptz - interval '1 hour' and remote is not distinct from ${remote}
          and build is not distinct from ${build} and failure is not distinct from ${failure} and kind = ${kind}`)
      // One more of so many tells nobody anything new.
      if (Number(hour?.rows) >= MOST_PER_HOUR) return { recorded: kind !== 'not-found' }
      const added = await tx.execute(sql`
        insert into gateway.load_events (at, kind, path, remote, build, failure, message, load)
        values (${now.toISOString()}, ${kind}, ${path}, ${remote}, ${build}, ${failure}, ${message}, ${load})
        on conflict do nothing returning id`)
      if (added.length > 0 && failure)
        kit.log.warn({ remote, version: build, class: failure, message, page: path }, 'load failure')
      return { recorded: true }
    })
  })
}

async function versionOf(tx: Tx, name: string | null, build: string | null): Promise<Version | undefined> {
  const [version] = await tx.execute<Version & Record<string, unknown>>(
    sql`select name, build, entry, integrity, portal from gateway.versions where name = ${name} and build = ${build}`,
  )
  return version
}

/** Failures of each version since a few days, by `<name> <build>`, the newest first. */
export async function recentFailures(tx: Tx, now: Date): Promise<Map<string, RecentFailure[]>> {
  const rows = await tx.execute<Omit<RecentFailure, 'lastAt'> & { version: string; last_at: string | Date }>(sql`
    select remote || ' ' || build as version, failure, message, count(*)::int as count, max(at) as last_at from gateway.load_events
    where failure is not null and remote is not null and at > ${now.toISOString()}::timestamptz - ${RECENT_FAILURE_DAYS} * interval '1 day'
    group by remote, build, failure, message order by max(at) desc`)
  const failures = new Map<string, RecentFailure[]>()
  for (const { version, last_at, ...row } of rows) {
    const known = failures.get(version) ?? []
    if (known.length < SHOWN) failures.set(version, [...known, { ...row, lastAt: new Date(last_at).toISOString() }])
  }
  return failures
}
