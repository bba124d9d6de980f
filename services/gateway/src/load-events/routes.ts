import { cardKey, readFailureDays, reportLoadEvent, SHELL_PATHS } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { isRemote, type Version } from '../registry/resolve'
import { failureDays } from './failure-days-store'
import { insertLoadEvent, isFlooded, versionOf } from './store'

/** A page or card of the version itself; senders cannot store any other text. */
const ownPath = (version: Version, path: string): string => {
  const own: readonly string[] = isRemote(version)
    ? [...version.portal.pages.map((page) => page.path), ...version.portal.slots.map(({ id }) => cardKey(id))]
    : SHELL_PATHS
  return own.find((one) => one === path) ?? ''
}

/** Stores reports of front ends: each failure once per page load, of existing versions, without the person. */
export function loadEventRoutes(kit: ServiceKit): void {
  kit.handle(readFailureDays, ({ read, now }) => read((tx) => failureDays(tx, now)))

  kit.handle(reportLoadEvent, ({ body, now }) => {
    const { kind, remote = null, build = null, failure = null, message, stack, load = null } = body
    // As the system, because the person is not stored.
    return kit.db.withSystem(async (tx) => {
      let { path } = body
      if (kind !== 'not-found') {
        const version = await versionOf(tx, remote, build)
        if (!version || !failure) return { recorded: false }
        path = ownPath(version, path)
      }
      const event = { kind, path, remote, build, failure, message, stack, load }
      if (await isFlooded(tx, event, now)) return { recorded: kind !== 'not-found' }
      const isNew = await insertLoadEvent(tx, event, now)
      if (isNew && failure) kit.log.warn({ remote, version: build, class: failure, message, page: path }, 'load failure')
      return { recorded: true }
    })
  })
}
