import { explainView as endpoint } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { readHealth } from '../health/health-store'
import { isOpen } from '../preview/preview'
import { readPreviews } from '../preview/store'
import { readSlots } from './cards-store'
import { explainView } from './explain-view'
import { askWithin, readLive, readPublished, readRevisions, readVersions } from './store'

/** Versions that are looked through when no live one has what is asked for. */
const MOST_VERSIONS = 100

/** Why somebody sees something, for administrators. It reads the registry alone: of an account it knows what the question says, and the act names it. */
export function explanationRoutes(kit: ServiceKit): void {
  kit.handle(endpoint, ({ body, now, write }) =>
    write(async (tx) => {
      const ask = askWithin(tx)
      const published = await readPublished(ask)
      const known = {
        live: await readLive(ask),
        decisions: await readSlots(ask),
        published: await readVersions(ask, published.slice(0, MOST_VERSIONS)),
        health: await readHealth(ask),
        previews: (await readPreviews(ask, now)).filter((preview) => isOpen(preview, now)),
        wasLive: new Set((await readRevisions(ask)).map(({ name }) => name)),
      }
      const { accountId, role } = body.viewer
      const resource = accountId ? `accounts/${accountId}` : `roles/${role}`
      return { resource, answer: explainView(body, known) }
    }),
  )
}
