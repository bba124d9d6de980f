import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { reservedBy } from '@onward/contracts'
import { createLog, loadConfig } from '@onward/service-kit'
import { loadKeys } from '@onward/service-kit/keys'
import { NEVER_BUSY } from '@onward/service-kit/testing'
import { workerDatabase } from '@onward/testing/database'
import { createServer } from './create-server'

/** Addresses of a printed tree of routes. */
function addressesIn(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent, part] = /^((?:│ {3}| {4})*)[├└]── (\S+)/.exec(line) ?? []
    if (indent === undefined || part === undefined) return []
    const depth = indent.length / 4
    above.length = depth
    // The printer leaves out the slash before a star.
    above[depth] = ((above[depth - 1] ?? '') + part).replace(/\/?\*$/, '/*')
    return line.includes(' (') ? [above[depth] ?? ''] : []
  })
}

it('answers nothing before the pages at an address that a remote could have', async () => {
  const database = await workerDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'onward-routes-'))
  await mkdir(path.join(dataDir, 'assets'))
  const app = await createServer({
    config: loadConfig({}, { dataDir, databaseUrls: database.urls, poolSize: 2, busy: NEVER_BUSY }),
    keys: await loadKeys(path.join(dataDir, 'keys'), { create: true }),
    log: createLog('silent'),
    runJobs: false,
  })
  try {
    await app.ready()
    const addresses = addressesIn(app.printRoutes({ commonPrefix: false }))
    expect(addresses).toEqual(expect.arrayContaining(['/api/gateway/load-events', '/help/crisis', '/jobs/feed.json']))
    // The form of the contact page is sent to the page's own address.
    const pages = ['/', '/*', '/contact']
    expect(addresses.filter((address) => !pages.includes(address) && reservedBy(address) === null)).toEqual([])
  } finally {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
