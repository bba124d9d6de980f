import { unsafeParts } from '@onward/contracts'
import { clearHealth, quarantineReasons, readHealth, unhealthyBuilds } from '../health/health-store'
import { reasonsAmongLive } from './changes'
import { misfits, pairMisfits } from './fit'
import { isRemote, type LiveFrontEnd, type Version } from './resolve'
import { earlierVersions, marksOf, type Revision } from './revisions'
import { PublishingRefused, refuse, rollBackTo, suggestedTarget, withStable } from './roll-back'
import { type Ask, type ChangedBy, joinSet, readLive, readRevisions, readVersions, setLive } from './store'

/** What is live with these versions for everybody, in the place of their own. */
export const withAll = (live: readonly LiveFrontEnd[], versions: readonly Version[]): LiveFrontEnd[] =>
  versions.reduce<LiveFrontEnd[]>((next, version) => withStable(next, version), [...live])

/** For each live front end its stable version, and of `known` those it may go back to by itself, the newest first. Pure. */
export function candidatesAmong(
  live: readonly LiveFrontEnd[],
  revisions: readonly Revision[],
  known: readonly Version[],
): Map<string, Version[]> {
  return new Map(
    live.map(({ name, stable }) => {
      const earlier = buildsToGoBackTo(revisions.filter((one) => one.name === name))
      return [name, [stable, ...earlier.flatMap((build) => known.find((one) => one.name === name && one.build === build) ?? [])]]
    }),
  )
}
const buildsToGoBackTo = (own: readonly Revision[]): string[] => {
  const marks = marksOf(own)
  return earlierVersions(own).filter((build) => !marks.has(build))
}

/**
 * The smallest change that makes these versions fit: them, and for each front end that does not fit them the newest version that does and
 * may be gone back to by itself. Null when there is none. Pure.
 */
export function fittingSet(
  live: readonly LiveFrontEnd[],
  wanted: readonly Version[],
  candidates: ReadonlyMap<string, readonly Version[]>,
): Version[] | null {
  const isWanted = (name: string) => wanted.some((one) => one.name === name)
  const next = withAll(live, wanted)
  if (misfits(next).length === 0) return [...wanted]
  const current = next.find(({ name }) => name === 'shell')
  if (!current) return null
  const shells = isWanted('shell') ? [current.stable] : (candidates.get('shell') ?? [current.stable])
  for (const shell of shells) {
    const others = next
      .filter(({ name }) => name !== 'shell')
      .map((remote) => {
        const versions = remote.canary ? [remote.stable, remote.canary] : [remote.stable]
        if (versions.every((one) => pairMisfits(shell, one).length === 0)) return []
        const choices = isWanted(remote.name) ? [remote.stable] : (candidates.get(remote.name) ?? [remote.stable])
        return choices.find((one) => pairMisfits(shell, one).length === 0) ?? null
      })
    if (others.includes(null)) continue
    const isOther = shell.build !== current.stable.build || current.canary !== null
    const companions = [...(isOther ? [shell] : []), ...others.flatMap((one) => one ?? [])].filter(({ name }) => !isWanted(name))
    if (misfits(withAll(next, companions)).length === 0) return [...wanted, ...companions]
  }
  return null
}

/** One of a set: `seen` is the newest revision of it that its author saw. */
export interface SetChange {
  name: string
  build: string
  seen: number
}
/**
 * Makes versions live together, or goes back to them, under the registry's lock: all or none, as one revision. Gives its number, or null
 * when another revision of one of them came between; then the transaction must end. Throws `PublishingRefused`.
 */
export async function changeTogether(
  ask: Ask,
  action: 'promote' | 'rollback',
  changes: readonly SetChange[],
  by: ChangedBy,
  now: Date,
): Promise<number | null> {
  const live = await readLive(ask)
  const versions = await readVersions(ask, changes)
  const missing = changes.find(({ name, build }) => !versions.some((one) => one.name === name && one.build === build))
  if (missing) throw new PublishingRefused(`No version ${missing.build} of ${missing.name} was published.`)
  const same = versions.filter((version) => isLive(live, version))
  const next = withAll(live, versions)
  refuse([
    ...same.map(({ name, build }) => `${name} ${build} is live already: leave it out of the set.`),
    ...(action === 'promote'
      ? await reasonsAmongLive(ask, versions, next)
      : [
          ...misfits(next),
          ...versions.filter(isRemote).flatMap(({ portal }) => unsafeParts(portal)),
          ...(by.token ? await quarantineReasons(ask, versions) : []),
        ]),
  ])
  const revisions: number[] = []
  for (const { name, build, seen } of changes) {
    const revision = await setLive(ask, action, { name, seen, next: { stable: build } }, by)
    if (revision === null) return null
    revisions.push(revision)
    // Whoever names a version to go back to answers for it, as with one alone.
    if (action === 'rollback') await clearHealth(ask, { name, build, by: by.account ?? null, note: by.note ?? '', at: now })
  }
  if (revisions.length > 1) await joinSet(ask, revisions)
  return Math.min(...revisions)
}

interface GoingBack {
  name: string
  /** Null: the registry chooses. */
  target: string | null
  by: ChangedBy
  now: Date
}
/**
 * Rolls a front end back to the named version, else to the suggested one, and with it whatever would not fit: a contract bump is gone back
 * across as one set. Gives all that changed, or null when nothing of it was ever live. Throws `PublishingRefused`.
 */
export async function rollBackFitting(ask: Ask, { name, target, by, now }: GoingBack): Promise<Version[] | null> {
  const [live, revisions] = [await readLive(ask), await readRevisions(ask)]
  const build = target ?? suggestedTarget(live, name, revisions, await unhealthyBuilds(ask, name))
  const [version] = build === null ? [] : await readVersions(ask, [{ name, build }])
  const set = version && !isLive(live, version) ? await setAround(ask, live, revisions, version) : null
  if (!version || !set || set.length === 1) {
    // One alone, and every refusal, is as it is without sets.
    const done = await rollBackTo(ask, { name, target, live, revisions, by: { account: null, ...by }, now })
    return done === null ? null : version ? [version] : []
  }
  const seen = (of: string) => revisions.findLast((one) => one.name === of)?.id ?? 0
  const changes = set.map((one) => ({ name: one.name, build: one.build, seen: seen(one.name) }))
  return (await changeTogether(ask, 'rollback', changes, by, now)) === null ? null : set
}

/** A version with what would have to change with it; null when nothing fits. */
export async function setAround(
  ask: Ask,
  live: readonly LiveFrontEnd[],
  revisions: readonly Revision[],
  version: Version,
): Promise<Version[] | null> {
  const health = await readHealth(ask)
  const wanted = live
    .flatMap(({ name }) => buildsToGoBackTo(revisions.filter((one) => one.name === name)).map((build) => ({ name, build })))
    .filter(({ name, build }) => !health.some((row) => row.name === name && row.build === build))
  return fittingSet(live, [version], candidatesAmong(live, revisions, await readVersions(ask, wanted)))
}

const isLive = (live: readonly LiveFrontEnd[], { name, build }: Version): boolean =>
  live.some((one) => one.name === name && one.stable.build === build && one.canary === null)
