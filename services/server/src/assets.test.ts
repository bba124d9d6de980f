import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { PORTAL_CONTRACT } from '@onward/contracts'
import { sha256Of } from '@onward/service-gateway/files/verified-files'
import { createLog, loadConfig } from '@onward/service-kit'
import { loadKeys } from '@onward/service-kit/keys'
import { NEVER_BUSY } from '@onward/service-kit/testing'
import { workerDatabase } from '@onward/testing/database'
import type { FastifyInstance } from 'fastify'
import postgres from 'postgres'
import { createServer } from './create-server'

const PAGE =
  '<html lang="__LANG__"><head><title>x</title><!--boot--><script defer="defer" src="/assets/shell/s1/main.js"></script></head><body><!--page--></body></html>'
const FILES: Readonly<Record<string, Buffer>> = {
  'index.html': Buffer.from(PAGE),
  'main.js': Buffer.from('start()'),
  'main.js.br': brotliCompressSync(Buffer.from('start()')),
  'main.css': Buffer.from('a{}'),
  'font.woff2': Buffer.from('font'),
  'hints.json': Buffer.from('{"first":[],"named":{}}'),
}
const lines: string[] = []
let app: FastifyInstance
let owner: postgres.Sql
let dataDir: string
let folder: string

beforeEach(async () => {
  const database = await workerDatabase()
  owner = postgres(database.ownerUrl, { max: 1, onnotice: () => undefined })
  dataDir = await mkdtemp(path.join(tmpdir(), 'onward-assets-'))
  folder = path.join(dataDir, 'assets/shell/s1')
  await mkdir(folder, { recursive: true })
  for (const [file, bytes] of Object.entries(FILES)) await writeFile(path.join(folder, file), bytes)
  const files = Object.fromEntries(
    Object.entries(FILES).map(([file, bytes]) => [file, { hash: sha256Of(bytes), bytes: bytes.length }]),
  )
  await owner`insert into gateway.remotes (name) values ('shell')`
  await owner`insert into gateway.versions (name, build, integrity, portal, files) values ('shell', 's1',
    ${owner.json({ 'main.js': files['main.js']?.hash ?? '' })}, ${owner.json({ contract: PORTAL_CONTRACT, lends: [] })}, ${owner.json(files)})`
  await owner`insert into gateway.rollouts (name, stable) values ('shell', 's1')`
  lines.length = 0
  app = await createServer({
    config: loadConfig({}, { dataDir, databaseUrls: database.urls, poolSize: 2, busy: NEVER_BUSY }),
    keys: await loadKeys(path.join(dataDir, 'keys'), { create: true }),
    log: createLog('error', { write: (line: string) => void lines.push(line) }),
    runJobs: false,
  })
  await app.ready()
})
afterEach(async () => {
  await app.close()
  await owner.end()
  await rm(dataDir, { recursive: true, force: true })
})
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'localhost:3000', ...headers } })
/** What administrators read, once it is written. */
async function events(wanted: number) {
  // Without a count of tries: a busy machine writes them late, and the test's own limit ends this.
  for (;;) {
    const found = await owner`select remote, build, failure, message from gateway.load_events order by id`
    if (found.length >= wanted) return [...found]
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

it('serves what a version lists, for ever, compressed where the build did that', async () => {
  const plain = await get('/assets/shell/s1/main.js')
  expect([plain.statusCode, plain.body, plain.headers['content-type']]).toEqual([
    200,
    'start()',
    'text/javascript; charset=utf-8',
  ])
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const small = await get('/assets/shell/s1/main.js', { 'accept-encoding': 'gzip, br' })
  expect([small.headers['content-encoding'], small.rawPayload.equals(FILES['main.js.br'] ?? Buffer.alloc(0))]).toEqual([
    'br',
    true,
  ])
  expect((await get('/assets/shell/s1/main.js', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined()
  expect((await get('/assets/shell/s1/font.woff2')).headers['content-type']).toBe('font/woff2')
})

it.each(['hints.json', 'index.html', 'nothing.js', '..%2f..%2fs1%2fmain.js', '', 'main.js/x'])(
  'serves no %j: it is none of the files that a browser fetches',
  async (file) => {
    const answer = await get(`/assets/shell/s1/${file}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8'])
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)

it('refuses a stray file and changed styles, and tells the log, the metric and the administrator', async () => {
  await writeFile(path.join(folder, 'stray.js'), 'steal()')
  await writeFile(path.join(folder, 'main.css'), 'b{}')
  for (const file of ['stray.js', 'main.css', 'main.css']) expect((await get(`/assets/shell/s1/${file}`)).statusCode).toBe(404)
  expect(await events(2)).toEqual([
    { remote: 'shell', build: 's1', failure: 'integrity', message: 'no version lists this file (stray.js)' },
    { remote: 'shell', build: 's1', failure: 'integrity', message: 'other bytes than published (main.css)' },
  ])
  expect(lines.filter((line) => line.includes('"file refused"')).map((line) => JSON.parse(line).file)).toEqual([
    'stray.js',
    'main.css',
  ])
  const metrics = (await get('/health/metrics')).body
  expect(metrics).toContain('onward_refused_files_total{reason="unlisted"} 1')
  expect(metrics).toContain('onward_refused_files_total{reason="other-bytes"} 1')
})

it('serves no page whose HTML got another script', async () => {
  const evil = PAGE.replace('</head>', '<script src="/assets/shell/s1/main.js"></script></head>')
  await writeFile(path.join(folder, 'index.html'), evil)
  const answer = await get('/')
  expect([answer.statusCode, answer.body.includes('<script')]).toEqual([503, false])
  expect(await events(1)).toEqual([
    { remote: 'shell', build: 's1', failure: 'integrity', message: 'other bytes than published (index.html)' },
  ])
})

it('shows the page as it was published', async () => {
  const answer = await get('/')
  expect([answer.statusCode, answer.body.includes('/assets/shell/s1/main.js" integrity="sha256-')]).toEqual([404, true])
})
