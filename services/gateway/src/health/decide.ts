import { unsafeParts, type VersionHealth } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { isRemote, type LiveFrontEnd } from '../registry/resolve'
import { earlierVersions, marksOf, type Revision } from '../registry/revisions'
import { reasonsAgainst } from '../registry/roll-back'
import { changeTogether, setAround } from '../registry/sets'
import { type Ask, askWithin, readLive, readRevisions, readVersions, setLive, takeRegistryLock } from '../registry/store'
import { countedSince } from './counts-store'
import { clearedAt, clearHealth, type HealthRow, insertHealth, readHealth, unhealthyBuilds } from './health-store'
import { queueNotices } from './notices'
import { isBrokenHere } from './own-check'
import { readPins } from './pins-store'
import { isBelievable, judge } from './rule'
import { evidenceSince } from './senders-store'

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
 * before it is live again. Without one it stays, as a suspect, which is judged again with each load: it is cleared once it loads well, and
 * taken out once something can take its place. The team is told each time.
 */
export async function decideHealth(kit: ServiceKit, version: Version, now: Date): Promise<void> {
  const isNeeded = await kit.db.withSystem((tx) => consider(askWithin(tx), kit, version, now))
  if (!isNeeded) return
  const decided = await kit.db.withSystem(async (tx) => {
    const ask = askWithin(tx)
    await takeRegistryLock(ask)
    // Again under the lock: another process may have decided.
    const found = await consider(ask, kit, version, now)
    if (!found) return null
    const { verdict, counted, before } = found
    const { loadsPerSender: _perSender, minNetworks: _networks, ...rule } = kit.config.health
    if (found.wasSuspect) await clearHealth(ask, { ...version, by: null, note: verdict.reason, at: now, byRule: true })
    const facts = { reason: verdict.reason, ...counted, before, rule }
    if (!found.next) {
      await queueNotices(tx, { ...version, kind: 'cleared', facts: { ...facts, instead: null } }, now)
      return { state: 'cleared', reason: verdict.reason, instead: null }
    }
    const { next } = found
    const stays = next.kind === 'none' ? next.stays : null
    const row: HealthRow = { ...version, ...facts, state: stays ? 'suspect' : 'quarantined', at: now, stays }
    const revision = next.kind === 'change' ? await changeTo(ask, version.name, next, found.revisions, verdict.reason, now) : null
    await insertHealth(ask, row, revision)
    const instead = next.kind === 'change' ? next.target.build : null
    await queueNotices(tx, { ...version, kind: row.state, facts: { ...facts, instead, stays } }, now)
    return { state: row.state, reason: row.reason, instead }
  })
  if (!decided) return
  const line = { remote: version.name, version: version.build, ...decided }
  if (decided.state === 'cleared') kit.log.info(line, 'suspect version loads well again')
  else kit.log.error(line, 'faulty version')
}

/** What to do about a version: null for nothing; without `next` it is cleared. */
async function consider(ask: Ask, kit: ServiceKit, version: Version, now: Date) {
  const { health: rule } = kit.config
  const known = (await readHealth(ask)).find(({ name, build }) => name === version.name && build === version.build)
  if (known?.state === 'quarantined') return null
  const wasSuspect = known !== undefined
  const window = new Date(now.getTime() - rule.windowMinutes * MINUTE_MS)
  const cleared = await clearedAt(ask, version.name, version.build)
  const since = cleared && cleared > window ? nextMinute(cleared) : window
  const counted = await countedSince(ask, version, since)
  // Nearly always: two small look-ups, and nothing else.
  if (counted.loads < Math.min(rule.minLoads, rule.minLoadsInPreview) || (counted.failures === 0 && !wasSuspect)) return null
  const [live, revisions] = [await readLive(ask), await readRevisions(ask)]
  const own = revisions.filter(({ name }) => name === version.name)
  const earlier = versionBeforeThis(version, live, own)
  const before =
    earlier === null ? null : await countedBefore(ask, { name: version.name, build: earlier }, window, rule.minLoads, now)
  const wasLive = own.some(({ stable, canary }) => stable === version.build || canary === version.build)
  const verdict = judge(counted, before, rule, !wasLive)
  const shared = { verdict, counted, before, revisions, wasSuspect }
  if (!verdict.isFaulty) return wasSuspect && counted.loads >= rule.minLoads ? { ...shared, next: null } : null
  const evidence = await evidenceSince(ask, version, since)
  const judged = { minNetworks: rule.minNetworks, isPreview: !wasLive }
  if (!(await isBelievable(evidence, judged, () => isBrokenHere(ask, kit.config.dataDir, version)))) return null
  const isPinned = (await readPins(ask)).some(({ name, build }) => name === version.name && build === version.build)
  const next = isPinned ? PINNED : await replacementFor(ask, version, live, revisions)
  return wasSuspect && next.kind === 'none' ? null : { ...shared, next }
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

type Replacement =
  | { kind: 'change'; action: 'stop' | 'rollback'; target: Version; with: readonly Version[] }
  | { kind: 'none'; stays: NonNullable<VersionHealth['stays']> }
  | { kind: 'not-live' }
const PINNED: Replacement = {
  kind: 'none',
  stays: { reason: 'An administrator pinned it: the portal does not take it out by itself.', together: [] },
}
async function replacementFor(
  ask: Ask,
  { name, build }: Version,
  live: readonly LiveFrontEnd[],
  revisions: readonly Revision[],
): Promise<Replacement> {
  const current = live.find((one) => one.name === name)
  if (current?.canary?.build === build) return { kind: 'change', action: 'stop', target: current.stable, with: [] }
  if (current?.stable.build !== build) return { kind: 'not-live' }
  const candidates = await healthyBefore(ask, { name, build }, revisions)
  const alone = candidates.find((one) => reasonsAgainst(live, one).length === 0)
  if (alone) return { kind: 'change', action: 'rollback', target: alone, with: [] }
  for (const target of candidates) {
    const set = await setAround(ask, live, revisions, target)
    if (!set || set.some((one) => isRemote(one) && unsafeParts(one.portal).length > 0)) continue
    const others = set.filter((one) => one.name !== name)
    // Remotes follow a faulty shell. A remote's fault moves no other part by itself: whoever publishes it could move the whole portal.
    if (name === 'shell') return { kind: 'change', action: 'rollback', target, with: others }
    const together = set.map((one) => ({ name: one.name, build: one.build }))
    return { kind: 'none', stays: { reason: reasonsAgainst(live, target).join(' '), together } }
  }
  const [first] = candidates
  return { kind: 'none', stays: { reason: first ? reasonsAgainst(live, first).join(' ') : null, together: [] } }
}

/** Makes it live, with what must change with it; gives the revision by which the portal's change is known. */
async function changeTo(
  ask: Ask,
  name: string,
  { action, target, with: others }: Replacement & { kind: 'change' },
  revisions: readonly Revision[],
  note: string,
  now: Date,
): Promise<number | null> {
  const seen = (of: string) => revisions.findLast((one) => one.name === of)?.id ?? 0
  if (others.length === 0) return setLive(ask, action, { name, seen: seen(name), next: { stable: target.build } }, { note })
  const changes = [target, ...others].map((one) => ({ name: one.name, build: one.build, seen: seen(one.name) }))
  return changeTogether(ask, 'rollback', changes, { note }, now)
}

/** Versions that were live before, are not marked and nothing is known against, the newest first. */
async function healthyBefore(ask: Ask, { name, build }: Version, revisions: readonly Revision[]) {
  const own = revisions.filter((one) => one.name === name)
  const [marks, unhealthy] = [marksOf(own), await unhealthyBuilds(ask, name)]
  const builds = earlierVersions(own).filter((one) => one !== build && !marks.has(one) && !unhealthy.has(one))
  const versions = await readVersions(
    ask,
    builds.map((one) => ({ name, build: one })),
  )
  return builds.flatMap((one) => versions.find((version) => version.build === one) ?? [])
}

/** The newest of them that fits what else is live; null without one. */
export async function healthyVersion(
  ask: Ask,
  version: Version,
  live: readonly LiveFrontEnd[],
  revisions: readonly Revision[],
): Promise<string | null> {
  const candidates = await healthyBefore(ask, version, revisions)
  return candidates.find((one) => reasonsAgainst(live, one).length === 0)?.build ?? null
}
