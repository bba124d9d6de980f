import type { ServiceKit } from '@onward/service-kit'
import type { LiveFrontEnd } from '../registry/resolve'
import { earlierVersions, marksOf, type Revision } from '../registry/revisions'
import { reasonsAgainst } from '../registry/roll-back'
import {
  type Ask,
  askWithin,
  type NextLive,
  readLive,
  readRevisions,
  readVersions,
  setLive,
  takeRegistryLock,
} from '../registry/store'
import { countedSince } from './counts-store'
import { clearedAt, type HealthRow, insertHealth, readHealth, unhealthyBuilds } from './health-store'
import { queueNotices } from './notices'
import { judge } from './rule'

interface Version {
  name: string
  build: string
}
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** How far back a version is looked at that nobody loads now. */
const BEFORE_DAYS = 7

/**
 * Asks the rule of health of a version that was just loaded. A faulty one is taken out: its rollout stops, or the newest healthy version
 * before it is live again. Without one it stays, as a suspect. The team is told either way.
 */
export async function decideHealth(kit: ServiceKit, version: Version, now: Date): Promise<void> {
  const rule = kit.config.health
  const quick = await kit.db.withSystem((tx) => assess(askWithin(tx), kit, version, now))
  if (!quick?.verdict.isFaulty) return
  const decided = await kit.db.withSystem(async (tx) => {
    const ask = askWithin(tx)
    await takeRegistryLock(ask)
    // Again under the lock: another process may have decided.
    const found = await assess(ask, kit, version, now)
    if (!found?.verdict.isFaulty) return null
    const { verdict, counted, before, live, revisions } = found
    const next = await replacementFor(ask, version, live, revisions)
    const { loadsPerSender: _perSender, ...shown } = rule
    const row: HealthRow = {
      ...version,
      ...counted,
      state: next === 'none' ? 'suspect' : 'quarantined',
      at: now,
      before,
      rule: shown,
      reason: verdict.reason,
    }
    const seen = revisions.findLast((one) => one.name === version.name)?.id ?? 0
    const revision =
      next === 'none' || next === 'not-live'
        ? null
        : await setLive(ask, next.action, { name: version.name, seen, next: next.live }, { note: verdict.reason })
    await insertHealth(ask, row, revision)
    const instead = typeof next === 'string' ? null : next.live.stable
    const facts = { reason: verdict.reason, ...counted, before, rule: shown, instead }
    await queueNotices(tx, { ...version, kind: row.state, facts }, now)
    return { row, instead }
  })
  if (!decided) return
  const { row, instead } = decided
  kit.log.error({ remote: version.name, version: version.build, state: row.state, reason: row.reason, instead }, 'faulty version')
}

async function assess(ask: Ask, kit: ServiceKit, version: Version, now: Date) {
  const { health: rule } = kit.config
  const known = (await readHealth(ask)).find(({ name, build }) => name === version.name && build === version.build)
  if (known) return null
  const window = new Date(now.getTime() - rule.windowMinutes * MINUTE_MS)
  const cleared = await clearedAt(ask, version.name, version.build)
  const counted = await countedSince(ask, version, cleared && cleared > window ? nextMinute(cleared) : window)
  // Nearly always: two small look-ups, and nothing else.
  if (counted.failures === 0 || counted.loads < Math.min(rule.minLoads, rule.minLoadsInPreview)) return null
  const [live, revisions] = [await readLive(ask), await readRevisions(ask)]
  const own = revisions.filter(({ name }) => name === version.name)
  const earlier = versionBeforeThis(version, live, own)
  const before =
    earlier === null ? null : await countedBefore(ask, { name: version.name, build: earlier }, window, rule.minLoads, now)
  const wasLive = own.some(({ stable, canary }) => stable === version.build || canary === version.build)
  return { counted, before, live, revisions, verdict: judge(counted, before, rule, !wasLive) }
}

/** Sums are of whole minutes: the one of the clearance is forgiven whole. */
const nextMinute = (at: Date): Date => new Date((Math.floor(at.getTime() / MINUTE_MS) + 1) * MINUTE_MS)

/** What a version is compared with: beside it, else before it. */
function versionBeforeThis({ name, build }: Version, live: readonly LiveFrontEnd[], own: readonly Revision[]): string | null {
  const current = live.find((one) => one.name === name)
  if (current && current.stable.build !== build) return current.stable.build
  return earlierVersions(own).find((one) => one !== build) ?? null
}

/** At the same time where enough people load it, so that a fault of the network or of a service is no version's; else in the last days. */
async function countedBefore(ask: Ask, version: Version, window: Date, minLoads: number, now: Date) {
  const nowCounted = await countedSince(ask, version, window)
  const counted =
    nowCounted.loads >= minLoads ? nowCounted : await countedSince(ask, version, new Date(now.getTime() - BEFORE_DAYS * DAY_MS))
  return { build: version.build, ...counted }
}

type Replacement = { action: 'stop' | 'rollback'; live: NextLive } | 'none' | 'not-live'
async function replacementFor(
  ask: Ask,
  { name, build }: Version,
  live: readonly LiveFrontEnd[],
  revisions: readonly Revision[],
): Promise<Replacement> {
  const current = live.find((one) => one.name === name)
  if (current?.canary?.build === build) return { action: 'stop', live: { stable: current.stable.build } }
  if (current?.stable.build !== build) return 'not-live'
  const target = await healthyVersion(ask, { name, build }, live, revisions)
  return target === null ? 'none' : { action: 'rollback', live: { stable: target } }
}

/** The newest version that was live before, is not marked, nothing is known against, and fits what else is live; null without one. */
export async function healthyVersion(
  ask: Ask,
  { name, build }: Version,
  live: readonly LiveFrontEnd[],
  revisions: readonly Revision[],
): Promise<string | null> {
  const own = revisions.filter((one) => one.name === name)
  const [marks, unhealthy] = [marksOf(own), await unhealthyBuilds(ask, name)]
  for (const candidate of earlierVersions(own)) {
    if (candidate === build || marks.has(candidate) || unhealthy.has(candidate)) continue
    const [version] = await readVersions(ask, [{ name, build: candidate }])
    if (version && reasonsAgainst(live, version).length === 0) return candidate
  }
  return null
}
