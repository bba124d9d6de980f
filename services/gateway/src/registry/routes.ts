import path from 'node:path'
import { changeSet, listFrontEnds, Problem, rollBackFrontEnd } from '@onward/contracts'
import { mapsIn } from '@onward/remote-kit/explain/maps-folder'
import type { ServiceKit } from '@onward/service-kit'
import { watchedVersions } from '../health/counts-store'
import { readCleared, readHealth } from '../health/health-store'
import { readPins } from '../health/pins-store'
import { recentFailures } from '../load-events/store'
import { refusedAs } from './api-routes'
import { frontEndView, frontEndViews } from './front-end-view'
import { PublishingRefused, rollBackTo } from './roll-back'
import { changeOrAsk, readRequests } from './second-person'
import { changeTogether } from './sets'
import { askWithin, readLive, readPublished, readRevisions, readVersions, takeRegistryLock } from './store'

/** Front ends for administrators, who may roll back. Publishing and removing are for the owner of the portal. */
export function registryRoutes(kit: ServiceKit): void {
  const readMap = mapsIn(path.join(kit.config.dataDir, 'maps'))
  kit.handle(listFrontEnds, ({ read, now }) =>
    read(async (tx) => {
      const ask = askWithin(tx)
      const [live, published, revisions] = [await readLive(ask), await readPublished(ask), await readRevisions(ask)]
      const [failures, health] = [await recentFailures(tx, now, readMap), await readHealth(ask)]
      const requests = await readRequests(ask)
      const cleared = await readCleared(ask)
      const pins = await readPins(ask)
      const watched = { failures, health, cleared, pins, requests, watchedOf: await watchedVersions(ask, now) }
      const frontEnds = frontEndViews(live, published, revisions, health)
      const versions = frontEnds.flatMap((frontEnd) => frontEnd.versions)
      const registry = { live, revisions, whole: await readVersions(ask, versions) }
      return { items: frontEnds.map((frontEnd) => frontEndView(frontEnd, registry, watched)) }
    }),
  )

  kit.handle(rollBackFrontEnd, ({ params: { name }, body, now, write }) =>
    write(async (tx, who) => {
      const ask = askWithin(tx)
      await takeRegistryLock(ask)
      const [live, revisions] = [await readLive(ask), await readRevisions(ask)]
      const newest = revisions.filter((revision) => revision.name === name).at(-1)
      if (!newest) throw new Problem('not-found')
      if (newest.id !== body.revision) throw new Problem('state-conflict', { text: 'gateway.front-end-changed' })
      const by = { account: who.accountId, why: body.code, note: body.note }
      const build = await rollBackTo(ask, { name, target: body.build, live, revisions, by, now }).catch((error: unknown) => {
        throw error instanceof PublishingRefused ? new Problem('state-conflict', { text: 'gateway.front-end-refused' }) : error
      })
      if (build === null) throw new Problem('state-conflict', { text: 'gateway.front-end-changed' })
      return { resource: `remotes/${name}`, answer: { build, why: body.code } }
    }),
  )

  kit.handle(changeSet, ({ body: { action, changes, code, note }, now, write }) =>
    write(async (tx, who) => {
      const ask = askWithin(tx)
      await takeRegistryLock(ask)
      const seen = changes.map(({ name, build, revision }) => ({ name, build, seen: revision }))
      const by = { account: who.accountId, why: code, note }
      const [first] = seen
      const { secondPerson } = kit.config
      const { revision, waiting } = await (action === 'promote' && first
        ? changeOrAsk(ask, { name: first.name, change: { kind: 'set', changes: seen }, by, now, secondPerson })
        : changeTogether(ask, action, seen, by, now).then((made) => ({ revision: made, waiting: false }))
      ).catch((error: unknown) => {
        throw refusedAs(error)
      })
      if (revision === null) throw new Problem('state-conflict', { text: 'gateway.front-end-changed' })
      return { resource: `sets/${revision}`, answer: { revision, waiting } }
    }),
  )
}
