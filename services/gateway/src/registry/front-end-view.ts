import type { FrontEnd, RecentFailure, WatchedVersion } from '@onward/contracts'
import type { ClearedRow, HealthRow } from '../health/health-store'
import type { Pin } from '../health/pins-store'
import { type LiveFrontEnd, NOBODY, type Version } from './resolve'
import { marksOf, type Revision } from './revisions'
import { reasonsAgainst, suggestedTarget } from './roll-back'
import type { RolloutRequest } from './second-person'
import { candidatesAmong, fittingSet } from './sets'
import type { PublishedVersion } from './store'

const MAX_LISTED = 10

const versionView = ({ build, publishedAt }: PublishedVersion) => ({ build, publishedAt: publishedAt.toISOString() })
const decisionView = ({ at, by, why, note }: Revision) => ({ at: at.toISOString(), by, why, note })

const healthView = (row: HealthRow | undefined): FrontEnd['versions'][number]['health'] => {
  if (!row) return null
  const { state, at, loads, failures, before, rule, stays } = row
  return { state, at: at.toISOString(), loads, failures, before, rule, stays: stays ?? null }
}
const clearedView = (row: ClearedRow | undefined): FrontEnd['versions'][number]['cleared'] =>
  row ? { at: row.at.toISOString(), by: row.by, byRule: row.byRule, note: row.note } : null

const pinView = (pin: Pin | undefined): FrontEnd['pin'] =>
  pin ? { build: pin.build, at: pin.at.toISOString(), by: pin.by, note: pin.note } : null

/** A front end with its suggested roll-back, and the versions that its page lists. */
export interface FrontEndView {
  name: string
  back: string | null
  versions: PublishedVersion[]
}

/** Every front end that was ever published, each with its newest versions and older ones that still matter. */
export function frontEndViews(
  live: readonly LiveFrontEnd[],
  published: readonly PublishedVersion[],
  revisions: readonly Revision[],
  health: readonly HealthRow[] = [],
): FrontEndView[] {
  // Also what was published and never went live.
  const kept = published.filter(({ removedAt }) => removedAt === null)
  const names = [...new Set([...revisions, ...kept].map(({ name }) => name))].sort()
  return names.map((name) => {
    const unhealthy = new Set(health.filter((row) => row.name === name).map(({ build }) => build))
    const back = suggestedTarget(live, name, revisions, unhealthy)
    const current = live.find((frontEnd) => frontEnd.name === name)
    const matter = [current?.stable.build, current?.canary?.build, back]
    const versions = kept
      .filter((version) => version.name === name)
      .filter(({ build }, index) => index < MAX_LISTED || matter.includes(build))
    return { name, back, versions }
  })
}

/** What is known of how versions load. */
export interface Watched {
  /** By `<name> <build>`. */
  failures: ReadonlyMap<string, RecentFailure[]>
  watchedOf(name: string, build: string): WatchedVersion
  health: readonly HealthRow[]
  cleared: readonly ClearedRow[]
  pins: readonly Pin[]
  /** Those that wait for a second person. */
  requests: readonly RolloutRequest[]
}

/** What administrators see of a front end. `whole` has the manifests of the versions shown. */
export function frontEndView(
  { name, back, versions }: FrontEndView,
  registry: { live: readonly LiveFrontEnd[]; revisions: readonly Revision[]; whole: readonly Version[] },
  { failures, watchedOf, health, cleared, pins, requests }: Watched,
): FrontEnd {
  const own = registry.revisions.filter((revision) => revision.name === name).reverse()
  const marks = marksOf(own)
  const current = registry.live.find((frontEnd) => frontEnd.name === name)
  const publishedAs = (build: string | null | undefined) => {
    const version = versions.find((one) => one.build === build)
    return version ? versionView(version) : null
  }
  const refusalOf = (build: string): string | null => {
    const version = registry.whole.find((one) => one.build === build && one.name === name)
    const reasons = version ? reasonsAgainst(registry.live, version) : []
    return reasons.length > 0 ? reasons.join(' ') : null
  }
  const candidates = candidatesAmong(registry.live, registry.revisions, registry.whole)
  const newestOf = (of: string) => registry.revisions.findLast((one) => one.name === of)?.id ?? 0
  /** What goes back with a version that does not fit alone. */
  const togetherWith = (build: string) => {
    const version = registry.whole.find((one) => one.build === build && one.name === name)
    if (!version || current?.stable.build === build || refusalOf(build) === null) return []
    return (fittingSet(registry.live, [version], candidates) ?? [])
      .filter((one) => one.name !== name)
      .map((one) => ({ name: one.name, build: one.build, revision: newestOf(one.name) }))
  }
  const canary = publishedAs(current?.canary?.build)
  return {
    name,
    revision: own[0]?.id ?? 0,
    stable: publishedAs(current?.stable.build),
    canary: canary && {
      ...canary,
      percent: current?.canaryPercent ?? 0,
      audience: current?.audience ?? NOBODY,
      paused: current?.paused ?? false,
    },
    pin: pinView(pins.find((one) => one.name === name)),
    request: requestView(requests.find((one) => one.name === name)),
    back: publishedAs(back),
    versions: versions.map((version) => {
      const mark = marks.get(version.build)
      return {
        ...versionView(version),
        publishedBy: version.publishedBy,
        rolledBack: mark ? decisionView(mark) : null,
        refusal: refusalOf(version.build),
        together: togetherWith(version.build),
        failures: failures.get(`${name} ${version.build}`) ?? [],
        health: healthView(health.find((row) => row.name === name && row.build === version.build)),
        cleared: clearedView(cleared.find((row) => row.name === name && row.build === version.build)),
        watched: watchedOf(name, version.build),
      }
    }),
    history: own.slice(0, MAX_LISTED).map((revision) => ({
      ...decisionView(revision),
      revision: revision.id,
      action: revision.action,
      stable: revision.stable,
      canary: revision.canary,
      percent: revision.percent,
      token: revision.token ?? null,
      byPortal: revision.byPortal ?? false,
      with: registry.revisions
        .filter((one) => one.set != null && one.set === revision.set && one.name !== name)
        .map((one) => one.name),
    })),
  }
}

/** What waits, as it is told. */
export function requestView(request: RolloutRequest | undefined): FrontEnd['request'] {
  if (!request) return null
  const { id, name, change, note, askedAt, askedBy, token } = request
  const versions = change.kind === 'set' ? change.changes.map((one) => ({ name: one.name, build: one.build })) : []
  const isStart = change.kind === 'rollout' && change.action === 'start'
  return {
    id,
    at: askedAt.toISOString(),
    by: askedBy,
    token,
    note,
    build: (change.kind === 'set' ? versions.find((one) => one.name === name)?.build : change.build) ?? '',
    percent: isStart ? change.percent : 100,
    audience: isStart ? change.audience : NOBODY,
    with: versions.filter((one) => one.name !== name),
  }
}
