import type { RolloutChange } from '@onward/contracts'
import { quarantineReasons } from '../health/health-store'
import { brokenNavigation, misfits } from './fit'
import { sharedThatDiffer, takenFromOthers } from './judge'
import { readRegistered } from './registrations-store'
import type { LiveFrontEnd, Version, VersionFacts } from './resolve'
import { isRemote, NOBODY } from './resolve'
import { PublishingRefused, refuse, replaced, withStable } from './roll-back'
import { type Ask, type ChangedBy, readFacts, readLive, readVersions, setLive } from './store'

/** Why these versions cannot go live as `next` says, in sentences; empty when they can. */
export async function reasonsAmongLive(
  ask: Ask,
  versions: readonly (Version & { facts?: VersionFacts })[],
  next: readonly LiveFrontEnd[],
): Promise<string[]> {
  const registered = await readRegistered(ask)
  const shells = next
    .filter(({ name }) => name === 'shell')
    .flatMap(({ stable, canary }) => (canary ? [stable, canary] : [stable]))
  const stored = await readFacts(ask, [...shells, ...versions])
  const factsOf = (version: Version & { facts?: VersionFacts }): Partial<VersionFacts> =>
    version.facts ?? stored.find((one) => one.name === version.name && one.build === version.build)?.facts ?? {}
  // A shell that is published in the same step is stored by nobody yet.
  const provided = shells.map(
    (shell) => factsOf(versions.find((one) => one.name === 'shell' && one.build === shell.build) ?? shell).shared,
  )
  return [
    ...(await quarantineReasons(ask, versions)),
    ...misfits(next),
    ...versions.flatMap((version) => [
      ...brokenNavigation(version, next),
      ...takenFromOthers(version, registered),
      ...(isRemote(version)
        ? provided.flatMap((shared) => sharedThatDiffer(version.name, factsOf(version).shared ?? {}, shared))
        : []),
    ]),
  ]
}

/**
 * Starts, changes, pauses, resumes, promotes or stops a rollout, under the registry's lock; gives the revision, or null when another one
 * came between. Throws `PublishingRefused`.
 */
export async function changeRollout(ask: Ask, name: string, change: RolloutChange, by: ChangedBy): Promise<number | null> {
  const live = await readLive(ask)
  const current = live.find((one) => one.name === name)
  const { action, revision: seen } = change
  const build = change.build ?? current?.canary?.build ?? null
  const running = current?.canary && {
    stable: current.stable.build,
    canary: current.canary.build,
    percent: current.canaryPercent,
    audience: current.audience ?? NOBODY,
    paused: current.paused ?? false,
  }
  if (action === 'start' || action === 'promote') {
    if (build === null) throw new PublishingRefused('Name the version: nothing is being rolled out.')
    const [version] = await readVersions(ask, [{ name, build }])
    if (!version) throw new PublishingRefused(`No version ${build} was published.`)
    if (current?.stable.build === build) throw new PublishingRefused(`Version ${build} is live for everybody already.`)
    refuse(await reasonsAmongLive(ask, [version], withStable(live, version)))
    if (action === 'promote') return setLive(ask, 'promote', { name, seen, next: { stable: build } }, by)
    if (!current) throw new PublishingRefused('Nothing of it is live: promote its first version, for everybody.')
    const audience = { ...NOBODY, ...change.audience }
    const isForNobody = change.percent === 0 && Object.values(audience).every((list) => list.length === 0)
    if (isForNobody) throw new PublishingRefused('Say who gets it: a share of the people, roles, offices or testers.')
    refuse(misfits(replaced(live, { ...current, canary: version })))
    const next = { stable: current.stable.build, canary: build, percent: change.percent, audience }
    return setLive(ask, 'canary', { name, seen, next }, by)
  }
  if (action === 'remove') {
    if (name === 'shell') throw new PublishingRefused('The shell cannot be removed: without it there is no page at all.')
    if (!current) throw new PublishingRefused('Nothing of it is live.')
    return setLive(ask, 'remove', { name, seen, next: { stable: null } }, by)
  }
  if (!running) throw new PublishingRefused('Nothing of it is being rolled out.')
  if (action === 'stop') return setLive(ask, 'stop', { name, seen, next: { stable: running.stable } }, by)
  const paused = action === 'pause'
  if (running.paused === paused) throw new PublishingRefused(`The rollout is ${paused ? 'paused' : 'running'} already.`)
  return setLive(ask, action, { name, seen, next: { ...running, paused } }, by)
}
