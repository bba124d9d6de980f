import { rm } from 'node:fs/promises'
import { readHealth } from '../health/health-store'
import { kitFolder } from '../kit/keep-kit'
import { readPreviews } from '../preview/store'
import type { LiveFrontEnd } from './resolve'
import { earlierVersions, marksOf, type Revision } from './revisions'
import { suggestedTarget } from './roll-back'
import {
  type Ask,
  markRemoved,
  type PublishedVersion,
  readLive,
  readPublished,
  readRemoved,
  readRevisions,
  takeRegistryLock,
} from './store'
import { removeFiles } from './version-files'

const DAY_MS = 86_400_000
/** Versions that were published and never went live are waited for this long. */
const HELD_DAYS = 30
/** Healthy versions that are kept beneath the live one, unless a setting says otherwise. */
export const KEPT_VERSIONS = 5

interface Known {
  live: readonly LiveFrontEnd[]
  published: readonly PublishedVersion[]
  revisions: readonly Revision[]
  /** `<name> <build>` of open previews. */
  pinned: ReadonlySet<string>
  /** `<name> <build>` of versions that the portal found faulty. */
  unhealthy: ReadonlySet<string>
  keep: number
  now: Date
}
/**
 * Versions that nobody needs: none that is live, tried or previewed, none of the last `keep` that may be gone back to, none that was live
 * within a day, for open pages may ask for its files, and none that still waits to go live. Pure.
 */
export function prunable({ live, published, revisions, pinned, unhealthy, keep, now }: Known): PublishedVersion[] {
  const names = [...new Set(published.map(({ name }) => name))]
  return names.flatMap((name) => {
    const own = revisions.filter((one) => one.name === name)
    const marks = marksOf(own)
    const current = live.find((one) => one.name === name)
    const faulty = new Set(own.flatMap(({ stable }) => (stable && unhealthy.has(`${name} ${stable}`) ? [stable] : [])))
    const wasLive = new Set(own.flatMap(({ stable, canary }) => [stable, canary]))
    const needed = new Set<string | null | undefined>([
      current?.stable.build,
      current?.canary?.build,
      suggestedTarget(live, name, revisions, faulty),
      ...earlierVersions(own)
        .filter((build) => !marks.has(build) && !faulty.has(build))
        .slice(0, Math.max(1, keep)),
      ...liveSince(own, new Date(now.getTime() - DAY_MS)),
    ])
    const isWaiting = ({ build, publishedAt }: PublishedVersion) =>
      now.getTime() - publishedAt.getTime() < (wasLive.has(build) ? 1 : HELD_DAYS) * DAY_MS
    return published.filter(
      (one) =>
        one.name === name &&
        one.removedAt === null &&
        !needed.has(one.build) &&
        !pinned.has(`${name} ${one.build}`) &&
        !isWaiting(one),
    )
  })
}

/** Builds that somebody had at some time since then; `own` is in order. */
function liveSince(own: readonly Revision[], since: Date): (string | null)[] {
  return own.filter((_one, index) => (own[index + 1]?.at ?? since) >= since).flatMap(({ stable, canary }) => [stable, canary])
}

/** Runs a step in a transaction of its own. */
type InTransaction = <T>(step: (ask: Ask) => Promise<T>) => Promise<T>
interface Pruning {
  dataDir: string
  keep: number
  now: Date
  /** Says what would go, and removes nothing. */
  isRehearsal?: boolean
}
/** Removes what `prunable` finds, with files and source maps, and tells it. What a killed process left behind goes too. */
export async function prune(
  inTransaction: InTransaction,
  { dataDir, keep, now, isRehearsal = false }: Pruning,
): Promise<PublishedVersion[]> {
  const removed = await inTransaction(async (ask) => {
    await takeRegistryLock(ask)
    const pinned = new Set(
      (await readPreviews(ask, now)).flatMap(({ pins, revokedAt }) =>
        revokedAt === null ? pins.map(({ name, build }) => `${name} ${build}`) : [],
      ),
    )
    const known = { live: await readLive(ask), published: await readPublished(ask), revisions: await readRevisions(ask) }
    const unhealthy = new Set((await readHealth(ask)).map(({ name, build }) => `${name} ${build}`))
    const found = prunable({ ...known, pinned, unhealthy, keep, now })
    if (!isRehearsal) for (const version of found) await markRemoved(ask, version)
    return found
  })
  if (isRehearsal) return removed
  // Under the lock, so that nobody is placing files of a version that is published again.
  await inTransaction(async (ask) => {
    await takeRegistryLock(ask)
    for (const version of await readRemoved(ask)) {
      await removeFiles(dataDir, version)
      if (version.name === 'shell') await rm(kitFolder(dataDir, version.build), { recursive: true, force: true })
    }
  })
  return removed
}
