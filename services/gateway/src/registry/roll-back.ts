import { unsafeParts } from '@onward/contracts'
import { clearHealth, quarantineReasons, unhealthyBuilds } from '../health/health-store'
import { misfits } from './fit'
import { isRemote, type LiveFrontEnd, type Version } from './resolve'
import { type Revision, versionBefore } from './revisions'
import { type Ask, type ChangedBy, readVersions, setLive } from './store'

/** A refusal as a sentence: the versions do not fit, or there is nothing to roll back to. */
export class PublishingRefused extends Error {}

/** What is live with one front end changed. */
export const replaced = (live: readonly LiveFrontEnd[], changed: LiveFrontEnd): LiveFrontEnd[] => [
  ...live.filter(({ name }) => name !== changed.name),
  changed,
]

/** With this version for everybody. */
export const withStable = (live: readonly LiveFrontEnd[], stable: Version): LiveFrontEnd[] =>
  replaced(live, {
    name: stable.name,
    stable,
    canary: null,
    canaryPercent: 0,
    isTeams: live.find(({ name }) => name === stable.name)?.isTeams ?? false,
  })

export function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new PublishingRefused(`Refused: ${reasons.join('\n')}`)
}

/**
 * The build that a roll-back without a choice makes live: with a canary the stable one, else the nearest earlier unmarked version;
 * null without one. `unhealthy` has the builds that the portal found faulty.
 */
export function suggestedTarget(
  live: readonly LiveFrontEnd[],
  name: string,
  revisions: readonly Revision[],
  unhealthy: ReadonlySet<string> = new Set(),
): string | null {
  const current = live.find((frontEnd) => frontEnd.name === name)
  return current?.canary
    ? current.stable.build
    : versionBefore(
        revisions.filter((one) => one.name === name),
        unhealthy,
      )
}

/** Why this version cannot replace the live one of its front end, in sentences; empty when it can. */
export function reasonsAgainst(live: readonly LiveFrontEnd[], target: Version): string[] {
  const current = live.find(({ name }) => name === target.name)
  if (current?.stable.build === target.build && !current.canary) return [`${target.name} ${target.build} is live already.`]
  return [...misfits(withStable(live, target)), ...(isRemote(target) ? unsafeParts(target.portal) : [])]
}

interface RollBack {
  name: string
  /** Null: the registry chooses. */
  target: string | null
  live: readonly LiveFrontEnd[]
  revisions: readonly Revision[]
  by: ChangedBy
  now: Date
}
/**
 * Rolls back, under the registry's lock, to the named version, else to the suggested one; gives its build, or null when another
 * revision came between. Throws `PublishingRefused`.
 */
export async function rollBackTo(ask: Ask, { name, target, live, revisions, by, now }: RollBack): Promise<string | null> {
  const newest = revisions.filter((one) => one.name === name).at(-1)
  if (!newest) throw new PublishingRefused(`Nothing of "${name}" was ever live.`)
  const build = target ?? suggestedTarget(live, name, revisions, await unhealthyBuilds(ask, name))
  if (build === null)
    throw new PublishingRefused(
      `"${name}" has no earlier version to go back to that is healthy and was not rolled back from itself. Name the version that you want.`,
    )
  const [version] = await readVersions(ask, [{ name, build }])
  if (!version) throw new PublishingRefused(`"${name}" has no version ${build}.`)
  // A team's program does not overrule the portal; whoever answers for it does, by naming the version.
  refuse([...reasonsAgainst(live, version), ...(by.token ? await quarantineReasons(ask, [version]) : [])])
  const revision = await setLive(ask, 'rollback', { name, seen: newest.id, next: { stable: build } }, by)
  if (revision === null) return null
  await clearHealth(ask, { name, build, by: by.account ?? null, note: by.note ?? '', at: now })
  return build
}
