import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { explainRemote, type ListedFiles, Problem, readSourceMap } from '@onward/contracts'
import { mapsIn } from '@onward/remote-kit/explain/maps-folder'
import type { ServiceKit } from '@onward/service-kit'
import { sha256Of } from '../files/verified-files'
import { recentFailures } from '../load-events/store'
import { isOpen } from '../preview/preview'
import { readPreviews } from '../preview/store'
import { requestView } from './front-end-view'
import { lastRefusals } from './refusals'
import { readRequests } from './second-person'
import { askWithin, readListedMaps } from './store'
import type { DeployTokens } from './tokens'

/** What a team is told of its own remote, and nobody else's. */
export function teamRoutes(kit: ServiceKit, tokenOf: DeployTokens): void {
  const readMap = mapsIn(path.join(kit.config.dataDir, 'maps'))
  kit.handle(explainRemote, ({ params: { name }, request, now, read }) => {
    tokenOf(request, name, [])
    return read(async (tx) => {
      const ask = askWithin(tx)
      const failures = [...(await recentFailures(tx, now, readMap))].filter(([version]) => version.startsWith(`${name} `))
      const previews = (await readPreviews(ask, now)).filter((one) => isOpen(one, now))
      const waiting = requestView((await readRequests(ask)).find((one) => one.name === name))
      return {
        refusals: await lastRefusals(ask, name),
        failures: failures.flatMap(([version, list]) => list.map((one) => ({ build: version.slice(name.length + 1), ...one }))),
        previews: previews.flatMap(({ id, label, pins, audience, expiresAt }) =>
          pins
            .filter((pin) => pin.name === name)
            .map(({ build }) => ({ id, label, build, audience, expiresAt: expiresAt.toISOString() })),
        ),
        waiting: waiting && { build: waiting.build, percent: waiting.percent, at: waiting.at },
      }
    })
  })

  kit.handle(readSourceMap, async ({ params: { name, build, file }, request, reply, read }) => {
    tokenOf(request, name, [])
    const listed: ListedFiles | null = await read((tx) => readListedMaps(askWithin(tx), name, build))
    const expected = listed && Object.hasOwn(listed, file) ? listed[file] : undefined
    // A listed name is one file of the version's folder.
    const bytes =
      expected && path.basename(file) === file
        ? await readFile(path.join(kit.config.dataDir, 'maps', name, build, file)).catch(() => null)
        : null
    if (!expected || !bytes || sha256Of(bytes) !== expected.hash) throw new Problem('not-found')
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .type('application/json; charset=utf-8')
      .send(bytes)
  })
}
