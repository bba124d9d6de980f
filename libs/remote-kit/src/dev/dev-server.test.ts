import { mkdtemp, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type DevServer, startDevServer } from './dev-server'

const PORTAL = 'https://portal.example'
let server: DevServer

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'onward-dev-'))
  await writeFile(path.join(folder, 'remoteEntry.js'), 'entry')
  await writeFile(path.join(folder, '..secret'), 'secret')
  const map = { version: 3, sources: ['src/TrainingPage.tsx'], names: ['drawTraining'], mappings: 'AAAAA' }
  await writeFile(path.join(folder, 'remoteEntry.js.map'), JSON.stringify(map))
  server = await startDevServer({ portal: PORTAL, port: 0 })
  server.serve('training', folder, `${PORTAL}/kit/dev?with=x`)
})
afterAll(() => server.stop())

/** With a host of choice, which `fetch` does not allow. */
const statusFor = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${server.origin}/assets/training/dev/remoteEntry.js`, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('error', reject)
    asked.end()
  })

it('gives the remote’s files, to pages of the one portal', async () => {
  const answer = await fetch(`${server.origin}/assets/training/dev/remoteEntry.js`)
  expect([answer.status, await answer.text()]).toEqual([200, 'entry'])
  expect(answer.headers.get('access-control-allow-origin')).toBe(PORTAL)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('gives nothing else, and nothing to a foreign name of this machine', async () => {
  for (const file of [
    '/assets/training/dev/none.js',
    '/assets/training/dev/..%2f..%2fpackage.json',
    '/assets/other/dev/remoteEntry.js',
  ])
    expect((await fetch(server.origin + file)).status).toBe(404)
  expect((await fetch(server.origin, { method: 'POST' })).status).toBe(405)
  expect(await statusFor('evil.example')).toBe(421)
  expect(await statusFor(new URL(server.origin).host)).toBe(200)
})

it('says where the lines of a stack were written', async () => {
  const stack = `TypeError: x\n    at t (${server.origin}/assets/training/dev/remoteEntry.js:1:1)\n    at u (https://portal.example/assets/shell/51/first.0a1b2c3d.js:1:9)`
  const answer = await fetch(`${server.origin}/frames?${new URLSearchParams({ stack })}`)
  expect(await answer.text()).toBe('  drawTraining (src/TrainingPage.tsx:1:1)')
})

it('its own address leads to the question of the portal', async () => {
  const answer = await fetch(server.origin, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${PORTAL}/kit/dev?with=x`])
})

it('tells open pages of a build, the last one to those that come later', async () => {
  server.tell({ hash: 'h1', faults: '', soon: ['useOld can be used until 2027-06-30'] })
  const events = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${server.origin}/events`, resolve).on('error', reject)
  })
  const told = events.setEncoding('utf8')[Symbol.asyncIterator]()
  expect((await told.next()).value).toBe('data: {"hash":"h1","faults":"","soon":["useOld can be used until 2027-06-30"]}\n\n')
  server.tell({ hash: null, faults: 'src/a.ts does not build', soon: [] })
  expect((await told.next()).value).toContain('does not build')
  events.destroy()
})
