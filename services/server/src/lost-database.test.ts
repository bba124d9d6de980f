import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type EmbeddedDatabase, startEmbedded } from '@onward/database'
import { service as identity } from '@onward/service-identity/app'
import { createTestServer, type TestServer } from '@onward/service-kit/testing'
import { service as messaging } from '@onward/service-messaging/app'
import { createTestDatabase } from '@onward/testing/database'
import { drillLostDatabase } from '@onward/testing/lost-database'

// The same drill as `npm run drill -- database`, smaller. An error that nobody catches, which would end the process, fails the test in Jest.

let dataDir: string
let cluster: EmbeddedDatabase
let server: TestServer

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'onward-lost-'))
  // With fsync, as people have it: what was acknowledged must outlive a kill.
  cluster = await startEmbedded({ dataDir, log: () => {}, revive: true })
})
afterAll(async () => {
  await server?.close()
  await cluster?.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

it('outlives cuts of all its connections and the end of PostgreSQL under load, and loses nothing that it acknowledged', async () => {
  const database = await createTestDatabase(cluster.ownerUrl)
  server = await createTestServer({ database, services: [identity, messaging], runJobs: true, config: { rateFactor: 10_000 } })
  const origin = await server.listen()
  const people = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { accountId, headers } = await server.person('user')
      return { accountId, authorization: async () => headers.authorization }
    }),
  )
  const outcome = await drillLostDatabase(
    {
      origin,
      ownerUrl: database.ownerUrl,
      people,
      postmaster: () => cluster.pid,
      opensPages: false,
    },
    { cuts: 6, restarts: ['SIGKILL'] },
  )
  const { lost, wrong, unhandled, isLive, acknowledged } = outcome
  expect({ lost, wrong, unhandled, isLive }).toEqual({ lost: [], wrong: [], unhandled: 0, isLive: true })
  // Each cut and the end came after as many writes as there are people.
  expect(acknowledged).toBeGreaterThanOrEqual(people.length * 7)
}, 300_000)
