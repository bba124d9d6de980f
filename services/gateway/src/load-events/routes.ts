import { cardKey, readFailureDays, reportLoadEvent, SHELL_PATHS } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { isRemote, type Version } from '../registry/resolve'
import { failureDays } from './failure-days-store'
import { readProof } from './proof'
import { insertLoadEvent, isFlooded, versionOf } from './store'

/** A page or card of the version itself; senders cannot store any other text. */
const ownPath = (version: Version, path: string): string => {
  const own: readonly string[] = isRemote(version)
    ? [...version.portal.pages.map((page) => page.path), ...version.portal.slots.map(({ id }) => cardKey(id))]
    : SHELL_PATHS
  return own.find((one) => one === path) ?? ''
}

/** An address nobody has is a path and nothing else: what is sent beside it is dropped. */
const PATH_ALONE = { kind: 'not-found', remote: null, build: null, failure: null, message: '' }

/** Stores reports of front ends: each failure once per page load, of existing versions, without the person. */
export function loadEventRoutes(kit: ServiceKit): void {
  kit.handle(readFailureDays, ({ read, now }) => read((tx) => failureDays(tx, now)))

  kit.handle(reportLoadEvent, ({ body, now }) => {
    const proof = readProof(kit.keys, body.proof, now)
    // As the system, because the person is not stored.
    return kit.db.withSystem(async (tx) => {
      if (body.kind === 'not-found') {
        const event = { ...PATH_ALONE, path: body.path, load: proof?.id ?? null }
        if (await isFlooded(tx, event, now)) return { recorded: false }
        await insertLoadEvent(tx, event, now)
        return { recorded: true }
      }
      const { kind, remote = null, build = null, failure = null, message, stack } = body
      const version = proof && (await versionOf(tx, remote, build))
      if (!version || !failure) return { recorded: false }
      const event = { kind, path: ownPath(version, body.path), remote, build, failure, message, stack, load: proof.id }
      if (await isFlooded(tx, event, now)) return { recorded: true }
      if (await insertLoadEvent(tx, event, now))
        kit.log.warn({ remote, version: build, class: failure, message, page: event.path }, 'load failure')
      return { recorded: true }
    })
  })
}
