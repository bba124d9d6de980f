import { areaOf, mayAccess, VISITOR, type Viewer } from '@onward/contracts/access'
import type { BootRemote } from '../boot/boot-document'

export type NavigationEntry = BootRemote['manifest']['navigation'][number]
export type Place = NavigationEntry['places'][number]

/**
 * The entries of one navigation, in order. They come from the boot document, so navigation needs no remote code. Side and bottom are empty in the
 * agent and employer areas (specification, section 2), and where one entry alone would stand: visitors' and staff's Home is in the header.
 */
export function entriesFor(remotes: readonly BootRemote[], viewer: Viewer, place: Place, path: string): NavigationEntry[] {
  const isIcons = place === 'side' || place === 'bottom'
  if (isIcons && (areaOf(path) !== 'jobseeker' || viewer === VISITOR)) return []
  const entries = remotes
    .flatMap(({ manifest }) => manifest.navigation)
    .filter((entry) => entry.places.includes(place) && mayAccess(entry.access, viewer))
    .sort((a, b) => a.order - b.order)
  const once = entries.filter((entry, index) => entries.findIndex(({ href }) => href === entry.href) === index)
  return isIcons && once.length < 2 ? [] : once
}
