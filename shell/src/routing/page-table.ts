import { mayAccess, redirectFor, type Viewer } from '@onward/contracts/access'
import { pathMatches, shellPathOf } from '@onward/contracts/portal/portal-paths'
import type { BootRemote } from '../boot/boot-document'

export type PortalPage = BootRemote['manifest']['pages'][number]
export interface RemotePageEntry {
  remote: BootRemote
  page: PortalPage
}

/** Every page of the boot document that the viewer may open. */
export const pagesFor = (remotes: readonly BootRemote[], viewer: Viewer): RemotePageEntry[] =>
  remotes.flatMap((remote) =>
    remote.manifest.pages
      // An older version of a remote may still have what is the shell’s now.
      .filter((page) => mayAccess(page.access, viewer) && shellPathOf(page.path) === null)
      .map((page) => ({ remote, page })),
  )

/** The page of an address; a page with fewer parameters wins (`/jobs/saved` before `/jobs/:id`). */
export const pageAt = (pages: readonly RemotePageEntry[], path: string): RemotePageEntry | null =>
  pages
    .filter(({ page }) => pathMatches(page.path, path))
    .sort((a, b) => parametersIn(a.page.path) - parametersIn(b.page.path))[0] ?? null

const parametersIn = (path: string) => path.split('/').filter((part) => part.startsWith(':')).length

/** The specification's redirect for an address, or null; null too where the portal does not have the page, and the gateway decides. */
export function redirectAt(path: string, viewer: Viewer, pages: readonly RemotePageEntry[]): string | null {
  const to = redirectFor(path, viewer)
  return to !== null && to !== path && (pageAt(pages, to) || shellPathOf(to)) ? to : null
}
