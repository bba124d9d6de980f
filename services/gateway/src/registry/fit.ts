import {
  mayAccess,
  PORTAL_CONTRACT,
  type PortalManifest,
  pathsOverlap,
  ROLES,
  servesContract,
  VISITOR,
  type Viewer,
} from '@onward/contracts'
import { missingFromShell } from '@onward/federation'
import { isRemote, type LiveFrontEnd, leadsNowhere, resolveRegistry, type Version } from './resolve'

const versionsOf = (frontEnd: LiveFrontEnd): Version[] => [frontEnd.stable, ...(frontEnd.canary ? [frontEnd.canary] : [])]
const nameOf = (version: Version): string => `${version.name} ${version.build}`

/**
 * Why these front ends cannot be live together, in sentences; empty when they can. Every live shell must fit every live remote, and
 * no address may have two remotes for one role.
 */
export function misfits(live: readonly LiveFrontEnd[]): string[] {
  const shells = live.filter(({ name }) => name === 'shell').flatMap(versionsOf)
  const remotes = live.filter(({ name }) => name !== 'shell')
  return [
    ...remotes.flatMap(versionsOf).flatMap((remote) => shells.flatMap((shell) => pairMisfits(shell, remote))),
    ...overlaps(remotes),
  ]
}

/** Why this shell cannot show this remote, in sentences; empty when it can. */
export function pairMisfits(shell: Version, remote: Version): string[] {
  const shellPortal = shell.portal as { contract: number; lends: string[] }
  const manifest = remote.portal as PortalManifest
  if (!servesContract(shellPortal.contract, manifest.contract)) {
    return [
      `${nameOf(remote)} speaks portal contract ${manifest.contract}, ${nameOf(shell)} serves ${shellPortal.contract} and the one before (current: ${PORTAL_CONTRACT}).`,
    ]
  }
  const missing = missingFromShell(shellPortal.lends, manifest.uses)
  return missing.length > 0 ? [`${nameOf(remote)} uses what ${nameOf(shell)} does not lend: ${missing.join(', ')}.`] : []
}

function overlaps(remotes: readonly LiveFrontEnd[]): string[] {
  const found = new Set<string>()
  const pages = remotes.flatMap((remote) =>
    versionsOf(remote).flatMap((version) =>
      (version.portal as PortalManifest).pages.map((page) => ({ remote: remote.name, page })),
    ),
  )
  for (const [i, one] of pages.entries()) {
    for (const other of pages.slice(i + 1)) {
      if (one.remote === other.remote || !pathsOverlap(one.page.path, other.page.path)) continue
      if (!sharesViewer(one.page.access, other.page.access)) continue
      found.add(
        `${one.page.path} belongs to ${one.remote} already, and ${other.remote} claims ${other.page.path} for the same people.`,
      )
    }
  }
  return [...found]
}

type Access = PortalManifest['pages'][number]['access']
function sharesViewer(a: Access, b: Access): boolean {
  if (typeof a === 'string' || typeof b === 'string') return true
  return a.some((viewer) => b.includes(viewer))
}

const VIEWERS: readonly Viewer[] = [VISITOR, ...ROLES]
/** Navigation of one version that leads somebody to the 404 page, with these front ends live; in sentences. */
export function brokenNavigation(version: Version, live: readonly LiveFrontEnd[]): string[] {
  if (!isRemote(version)) return []
  const registry = resolveRegistry(live, null)
  return version.portal.navigation.flatMap(({ href, label, access }) => {
    const lost = VIEWERS.filter((viewer) => mayAccess(access, viewer) && leadsNowhere(href, viewer, registry))
    if (lost.length === 0) return []
    return [
      `Navigation "${label.en}" of ${nameOf(version)} leads to ${href}, which has no page for ${lost.join(', ')}: add the page, or show the entry to others.`,
    ]
  })
}
