import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { identityEndpoints, pathOf, problemsOf } from '@onward/contracts'
import { createLog, loadConfig, type PortalServer } from '@onward/service-kit'
import { loadKeys } from '@onward/service-kit/keys'
import { NEVER_BUSY } from '@onward/service-kit/testing'
import { type DatabaseConnections, workerDatabase } from '@onward/testing/database'
import postgres from 'postgres'
import { createPortalServer } from './create-server'
import { ALL_SERVICES } from './services'

let dataDir: string
let database: DatabaseConnections
const open = async (names: Parameters<typeof loadConfig>[0], urls = database.urls, runJobs = false): Promise<PortalServer> => {
  const config = loadConfig(names, { dataDir, databaseUrls: urls, busy: NEVER_BUSY })
  const keys = await loadKeys(config.keysDir, { create: true })
  const server = await createPortalServer({ config, keys, log: createLog('silent'), runJobs })
  await server.app.ready()
  return server
}
let all: PortalServer

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'onward-server-'))
  database = await workerDatabase()
  all = await open({})
})
afterAll(async () => {
  await all?.app.close()
  await rm(dataDir, { recursive: true, force: true })
})
const get = (server: PortalServer, url: string) => server.app.inject({ url, headers: { host: 'localhost:3000' } })

it('is alive and ready on a current schema', async () => {
  expect((await get(all, '/health/live')).json()).toEqual({ status: 'live' })
  expect((await get(all, '/health/ready')).json()).toEqual({ status: 'ready' })
})

it('says that it is degraded, and answers all the same, while work has failed all its tries', async () => {
  const owner = postgres(database.ownerUrl, { max: 1 })
  const [job] = await owner`select id from graphile_worker.add_job('jobs.event', '{}', max_attempts => 1)`
  await owner`update graphile_worker._private_jobs set attempts = 1 where id = ${job?.id}`
  const answer = await get(all, '/health/ready')
  await owner`delete from graphile_worker._private_jobs where id = ${job?.id}`
  await owner.end()
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'degraded' }])
  expect((await get(all, '/health/ready')).json()).toEqual({ status: 'ready' })
})

it('does jobs or answers requests, as its setting says', async () => {
  const owner = postgres(database.ownerUrl, { max: 1 })
  const runners = () => owner`select from pg_stat_activity where datname = current_database() and usename = 'onward_worker'`
  const web = await open({ RUN: 'web', SERVICES: 'messaging' }, database.urls, true)
  expect([(await get(web, '/api/messaging/shapes')).statusCode, (await runners()).length]).toEqual([200, 0])
  await web.app.close()
  const worker = await open({ RUN: 'worker', SERVICES: 'messaging' }, database.urls, true)
  expect((await get(worker, '/api/messaging/shapes')).json()).toMatchObject({ status: 503, code: 'not-ready' })
  expect((await get(worker, '/health/ready')).json()).toEqual({ status: 'ready' })
  expect((await runners()).length).toBeGreaterThan(0)
  await worker.app.close()
  await owner.end()
})

it('is alive but not ready without its database, or on an older schema', async () => {
  const nowhere = Object.fromEntries(Object.entries(database.urls).map(([role, url]) => [role, url.replace(/:\d+\//, ':1/')]))
  const lost = await open({ SERVICES: 'jobs' }, nowhere as typeof database.urls)
  expect((await get(lost, '/health/live')).statusCode).toBe(200)
  const answer = await get(lost, '/health/ready')
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'not-ready', '5'])
  await lost.app.close()

  const owner = postgres(database.ownerUrl, { max: 1 })
  const [removed] = await owner`delete from onward.migrations where source = 'messaging' and name like '0001%' returning *`
  const older = await open({ SERVICES: 'messaging' })
  expect((await get(older, '/health/ready')).json()).toMatchObject({
    status: 503,
    detail: 'The database is older than this program',
  })
  if (removed) await owner`insert into onward.migrations ${owner(removed)}`
  expect((await get(older, '/health/ready')).statusCode).toBe(200)
  await older.app.close()
  await owner.end()
})

it('shows a page in both languages to a browser that opens an address without its database, and JSON to programs', async () => {
  const nowhere = Object.fromEntries(Object.entries(database.urls).map(([role, url]) => [role, url.replace(/:\d+\//, ':1/')]))
  const lost = await open({ SERVICES: 'gateway,jobs' }, nowhere as typeof database.urls)
  const ask = (url: string, accept: string, cookie = '') =>
    lost.app.inject({ url, headers: { host: 'localhost:3000', accept, cookie } })
  for (const url of ['/', '/jobs?q=baker', '/api/jobs/board']) {
    const page = await ask(url, 'text/html,application/xhtml+xml,*/*;q=0.8')
    expect([url, page.statusCode, page.headers['content-type'], page.headers['retry-after']]).toEqual([
      url,
      503,
      'text/html; charset=utf-8',
      '5',
    ])
    expect(page.body).toMatch(/<html lang="en">[\s\S]*Sorry, this page is not available[\s\S]*Mae’n ddrwg gennym/)
    expect(page.body).not.toMatch(/<script|src=/)
    const nonce = /nonce="([^"]+)"/.exec(page.body)?.[1]
    expect(page.headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`)
  }
  const welsh = await ask('/', 'text/html', 'onward_language=cy')
  expect(welsh.body).toMatch(/<html lang="cy">[\s\S]*Mae’n ddrwg gennym[\s\S]*Sorry, this page is not available/)
  for (const accept of ['application/json', '*/*']) expect((await ask('/', accept)).json()).toMatchObject({ code: 'not-ready' })
  await lost.app.close()
})

it('serves every service, or only those it is set to serve', async () => {
  expect([...all.kits.keys()].sort()).toEqual(ALL_SERVICES.map((service) => service.name).sort())
  const some = await open({ SERVICES: 'messaging,jobs' })
  expect([...some.kits.keys()].sort()).toEqual(['jobs', 'messaging'])
  expect((await get(some, '/api/identity/session')).statusCode).toBe(404)
  expect((await get(some, '/')).statusCode).toBe(404)
  await some.app.close()
})

it('describes every endpoint it serves as OpenAPI 3.1, and on a page without scripts or outside assets', async () => {
  const document = (await get(all, '/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  const described = Object.entries(document.paths as Record<string, object>).flatMap(([at, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${at}`),
  )
  const nameOf = (one: (typeof all.endpoints)[number]) => `${one.method} ${pathOf(one).replace(/:(\w+)/g, '{$1}')}`
  const served = all.endpoints.map(nameOf)
  expect(described.sort()).toEqual([...new Set(served)].sort())
  for (const one of Object.values(identityEndpoints)) expect(served).toContain(nameOf(one))
  const ids = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap((one) =>
    Object.values(one).map((operation) => operation.operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
  const text = JSON.stringify(document)
  const refs = new Set([...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}/${name}`))
  expect(refs.size).toBeGreaterThan(100)
  expect([...refs].filter((ref) => !document.components[ref.split('/')[0] ?? '']?.[ref.split('/')[1] ?? ''])).toEqual([])
  for (const one of all.endpoints) {
    const path = pathOf(one).replace(/:(\w+)/g, '{$1}')
    const { responses } = document.paths[path][one.method.toLowerCase()]
    const descriptions = Object.values(responses as Record<string, { $ref?: string }>).map(
      ({ $ref = '' }) => document.components.responses[$ref.split('/').at(-1) ?? '']?.description ?? '',
    )
    expect([...descriptions.join('\n').matchAll(/^`([\w-]+)`:/gm)].map(([, code]) => code).sort()).toEqual(problemsOf(one))
  }

  const page = await get(all, '/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).not.toMatch(/<script|src=|(?:href=|url\()["']?https?:\/\/(?!localhost)/)
  expect(page.body).toContain('/api/identity/sign-in')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-")
})

it('answers unknown addresses below /api as problems, never as pages', async () => {
  for (const url of ['/api', '/api/', '/api/none', '/api/identity/none', '/api/openapi.json/x']) {
    const answer = await get(all, url)
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
      url,
      404,
      'application/problem+json; charset=utf-8',
    ])
  }
})
