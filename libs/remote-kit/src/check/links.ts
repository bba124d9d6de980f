import { mayAccess, ROLES, VISITOR, type Viewer } from '@onward/contracts/access'
import type { PortalManifest } from '@onward/contracts/portal/portal'
import { pathMatches } from '@onward/contracts/portal/portal-paths'
import { pathnameOf } from '@onward/contracts/portal/portal-rules'

const VIEWERS: readonly Viewer[] = [VISITOR, ...ROLES]

/** Navigation to an own page that some who see it may not open. Pages of other remotes are known to the portal alone, which checks them. */
export function linkFaults({ pages, navigation }: Pick<PortalManifest, 'pages' | 'navigation'>): string[] {
  const roots = new Set(pages.map(({ path }) => rootOf(path)))
  return navigation.flatMap(({ href, label, access }) => {
    const path = pathnameOf(href)
    if (path === null || !roots.has(rootOf(path))) return []
    const own = pages.filter((page) => pathMatches(page.path, path))
    if (own.length === 0) return [`Navigation "${label.en}" leads to ${href}, which is no page of this remote: add the page.`]
    const lost = VIEWERS.filter((viewer) => mayAccess(access, viewer) && !own.some((page) => mayAccess(page.access, viewer)))
    if (lost.length === 0) return []
    return [`Navigation "${label.en}" is shown to ${lost.join(', ')}, who may not open ${href}: show it to those who may.`]
  })
}

const rootOf = (path: string): string => path.split('/')[1] ?? ''
