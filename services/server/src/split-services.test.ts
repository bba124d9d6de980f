import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathOf, SHAPES_OF } from '@onward/contracts'
import { warnOfBrokenRemotes } from '@onward/service-gateway/registry/broken-remotes'
import { endpointsThatBreak } from '@onward/service-gateway/registry/judge'
import { ownEndpoints, runningEndpoints } from '@onward/service-gateway/registry/running-endpoints'
import { createLog, type Log, loadConfig, type PortalServer } from '@onward/service-kit'
import { loadKeys } from '@onward/service-kit/keys'
import { NEVER_BUSY } from '@onward/service-kit/testing'
import { workerDatabase } from '@onward/testing/database'
import postgres from 'postgres'
import { createPortalServer } from './create-server'

const BOARD = 'GET /api/jobs/board'
const board = [...(ownEndpoints().get(BOARD) ?? [])]

let dataDir: string
let owner: postgres.Sql
let ownerUrl: string
let jobs: PortalServer
/** The portal's own address, behind which each service is in a process of its own. */
let front: Server
let origin: string
/** What an older or newer program of the service would answer. */
let changed: ((shape: string[]) => string[]) | null = null

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'onward-split-'))
  const database = await workerDatabase()
  ownerUrl = database.ownerUrl
  owner = postgres(ownerUrl, { max: 1 })
  const config = loadConfig({ SERVICES: 'jobs' }, { dataDir, databaseUrls: database.urls, busy: NEVER_BUSY })
  const keys = await loadKeys(config.keysDir, { create: true })
  jobs = await createPortalServer({ config, keys, log: createLog('silent'), runJobs: false })
  front = createServer(async (request, response) => {
    if (!request.url?.startsWith('/api/jobs/')) return response.writeHead(502).end()
    const answer = await jobs.app.inject({ url: request.url, headers: { host: 'localhost:3000' } })
    const told = answer.json()
    if (changed) told.endpoints[BOARD] = changed(told.endpoints[BOARD])
    response.writeHead(answer.statusCode, { 'content-type': 'application/json' }).end(JSON.stringify(told))
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
})
afterAll(async () => {
  front.close()
  await jobs?.app.close()
  await owner.end()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  changed = null
})

const running = () => runningEndpoints({ services: ['gateway', 'identity'], origin })

it('a service tells what it answers, and a gateway in another process hears it; one that says nothing is named', async () => {
  const told = await jobs.app.inject({ url: pathOf(SHAPES_OF.jobs), headers: { host: 'localhost:3000' } })
  expect(Object.keys(told.json().endpoints).length).toBeGreaterThan(50)
  const { endpoints, silent } = await running()
  expect(endpoints.get(BOARD)).toEqual(board)
  expect(silent).toEqual(['jobseekers', 'learning', 'casework', 'messaging'])
  expect([...endpoints.keys()].filter((key) => key.includes('/api/casework/'))).toEqual([])
})

it('a version is compared with what the service that runs answers, not with the gateway’s own program', async () => {
  expect(endpointsThatBreak({ [BOARD]: board }, await running())).toEqual([])
  changed = (shape) => shape.filter((line) => !line.startsWith('answer.items[].title '))
  expect(endpointsThatBreak({ [BOARD]: board }, await running())).toEqual([
    expect.stringContaining('answers otherwise now (answer.items[].title is gone)'),
  ])
  expect(endpointsThatBreak({ 'GET /api/casework/diary': [] }, await running())).toEqual([
    'The service casework did not say what it answers: publish again once it runs.',
  ])
})

it('a process that starts warns which live remotes its services break, and of no others', async () => {
  const facts = {
    endpoints: { [BOARD]: [...board, 'answer.nothing string'], 'GET /api/casework/none': [] },
    packages: [],
    shared: {},
  }
  await owner`insert into gateway.remotes (name) values ('training') on conflict do nothing`
  await owner`insert into gateway.versions (name, build, integrity, portal, facts)
    values ('training', 't1', '{}', ${owner.json({ pages: [] })}, ${owner.json(facts)})`
  await owner`insert into gateway.rollouts (name, stable) values ('training', 't1')`
  const warned: object[] = []
  const log = { warn: (what: object) => warned.push(what) } as unknown as Log
  await warnOfBrokenRemotes(ownerUrl, ['jobs', 'identity'], log)
  await owner`delete from gateway.rollouts where name = 'training'`
  expect(warned).toEqual([{ remote: 'training', version: 't1', reason: expect.stringContaining('answer.nothing is gone') }])
})
