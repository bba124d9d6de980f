import { aloneAt, type BootDocument, pathMatches } from '@onward/contracts'
import type { LiveFrontEnd, ResolvedRegistry } from '../registry/resolve'

/** The one front end that the document of an address may run, because the page there asks for a password; null elsewhere. */
export function aloneOn(pathname: string, registry: ResolvedRegistry): string | null {
  const pages = registry.remotes.flatMap(({ version: { name }, manifest }) => manifest.pages.map((page) => ({ name, page })))
  return aloneAt(pathname, pages.find(({ page }) => page.alone && pathMatches(page.path, pathname)) ?? null)
}

/** The others lend their navigation: nothing of them can be loaded. */
export const runningAlone = (remotes: BootDocument['remotes'], alone: string): BootDocument['remotes'] =>
  remotes.map((remote) =>
    remote.name === alone ? remote : { ...remote, integrity: {}, manifest: { ...remote.manifest, pages: [], slots: [] } },
  )

/**
 * The opener policy of a document: pages that take a password, of the shell and of the portal's own live remotes, are in no window group with
 * others, whose scripts could reach into the window that they open.
 */
export const windowGroup = (alone: string | null, live: readonly LiveFrontEnd[]): 'same-origin' | 'same-origin-allow-popups' =>
  alone === 'shell' || live.some(({ name, isTeams }) => name === alone && !isTeams) ? 'same-origin' : 'same-origin-allow-popups'
