import { reportLoadEvent, SHELL_PATHS } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { isRemote, type Version } from '../registry/resolve'
import { eventsOfLastHour, insertLoadEvent, versionOf } from './store'

/** Rows that one hour may add for one cause of one version, and for unknown addresses: a flood is seen, and fills no disk. */
const MOST_PER_HOUR = 500

/** A page of the version itself, and nothing else that a sender may write there. */
const ownPath = (version: Version, path: string): string => {
  const pages: readonly string[] = isRemote(version) ? version.portal.pages.map((page) => page.path) : SHELL_PATHS
  return pages.find((page) => page === path) ?? ''
}

/** Takes the reports of front ends: each failure once for one life of a page, of versions that exist, without who it was. */
export function loadEventRoutes(kit: ServiceKit): void {
  kit.handle(reportLoadEvent, ({ body, now }) => {
    const { kind, remote = null, build = null, failure = null, message, load = null } = body
    // As the system: whose page failed is nobody's business.
    return kit.db.withSystem(async (tx) => {
      let { path } = body
      if (kind !== 'not-found') {
        const version = await versionOf(tx, remote, build)
        if (!version || !failure) return { recorded: false }
        path = ownPath(version, path)
      }
      const event = { kind, path, remote, build, failure, message, load }
      // One more of so many says nothing new.
      if ((await eventsOfLastHour(tx, event, now)) >= MOST_PER_HOUR) return { recorded: kind !== 'not-found' }
      const isNew = await insertLoadEvent(tx, event, now)
      if (isNew && failure) kit.log.warn({ remote, version: build, class: failure, message, page: path }, 'load failure')
      return { recorded: true }
    })
  })
}
