import { Writable } from 'node:stream'
import { createLog } from '@onward/service-kit'
import { createTestServer, OWN_ORIGIN } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { signProof } from './proof'

let now = new Date('2026-11-21T10:00:00.000Z')
const lines: Record<string, unknown>[] = []

const log = createLog(
  'warn',
  new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(JSON.parse(line.toString()))
      done()
    },
  }),
)
const { database, server, owner } = servicesUnderTest({
  services: [service],
  clock: () => now,
  config: { rateFactor: 1000 },
  log,
})

beforeAll(async () => {
  await owner`insert into gateway.remotes (name) values ('agent'), ('shell')`
  const pages = [{ id: 'client', path: '/agent/clients/:id', access: ['agent'], title: { en: 'Client', cy: 'Cleient' } }]
  await owner`insert into gateway.versions (name, build, integrity, portal) values
    ('agent', 'a1', '{}', ${owner.json({ name: 'agent', contract: 1, pages, navigation: [], slots: [] })}),
    ('shell', 's1', '{}', ${owner.json({ contract: 1, lends: [] })})`
})
beforeEach(async () => {
  lines.length = 0
  await owner`truncate gateway.load_events`
})

const page = (): string => signProof(server.keys, { sender: 'browser', network: 'network', isSignedIn: false }, 's1', now)
const MESSAGE = 'TypeError: Cannot read properties of undefined (412.3fa9c1d2.js:1:20344)'
const failure = {
  kind: 'remote-failed',
  path: '/agent/clients/:id',
  remote: 'agent',
  build: 'a1',
  failure: 'render',
  message: MESSAGE,
}
async function report(body: object, headers: object = OWN_ORIGIN, proof = page()) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/gateway/load-events',
    headers: { ...headers },
    payload: { proof, ...body },
  })
  return { status: answer.statusCode, json: answer.json() }
}
const rows = () => owner`select kind, path, remote, build, failure, message from gateway.load_events order by id`

it('stores a failure and logs it as a warning, with remote, version, class and message', async () => {
  expect((await report(failure)).json).toEqual({ recorded: true })
  expect([...(await rows())]).toEqual([failure])
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'warn',
      msg: 'load failure',
      remote: 'agent',
      version: 'a1',
      class: 'render',
      message: MESSAGE,
      page: '/agent/clients/:id',
    }),
  ])
})

it('counts a failure once per page load, also when it is reported at the same moment', async () => {
  const proof = page()
  const answers = await Promise.all(Array.from({ length: 8 }, () => report({ ...failure, proof })))
  expect(answers.map(({ json }) => json.recorded)).toEqual(Array(8).fill(true))
  await report(failure)
  await report({ ...failure, failure: 'evaluation', proof })
  expect(await rows()).toHaveLength(3)
  expect(lines).toHaveLength(3)
})

it('stores and logs nothing that a person could have typed', async () => {
  await report({
    ...failure,
    message: 'No client Jane Smith, AB123456C',
    path: '/agent/clients/jane.smith@example.org?ni=AB123456C',
  })
  await report({ ...failure, message: `TypeError: ${'Jane Smith '.repeat(20)}` })
  const unknown = await report({ kind: 'not-found', path: '/activate/secret-token?x=1' })
  expect(unknown.json).toEqual({ recorded: true })
  expect(JSON.stringify([await rows(), lines])).not.toMatch(/jane|smith|AB123456C|x=1/i)
  expect(JSON.stringify(lines)).not.toContain('secret-token')
  expect((await rows()).slice(0, 2).map(({ message, path }) => [message, path])).toEqual([
    ['', ''],
    ['', failure.path],
  ])
})

it('acknowledges only known versions and known causes', async () => {
  for (const odd of [{ build: 'a9' }, { remote: 'nothing' }, { failure: undefined }, { remote: undefined, build: undefined }]) {
    expect((await report({ ...failure, ...odd })).json).toEqual({ recorded: false })
  }
  expect((await report({ ...failure, kind: 'page-error', remote: 'shell', build: 's1', path: '/login' })).json).toEqual({
    recorded: true,
  })
  expect(await rows()).toHaveLength(1)
})

it('accepts only short reports in its own format', async () => {
  for (const odd of [
    { message: 'x'.repeat(301) },
    { proof: 'x'.repeat(501) },
    { failure: 'bored' },
    { path: `/${'x'.repeat(300)}` },
  ]) {
    expect((await report({ ...failure, ...odd })).status).toBe(422)
  }
  expect((await report({ ...failure, more: 'x'.repeat(4096) })).status).toBe(413)
  expect((await report(failure, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect(await rows()).toEqual([])
})

it('keeps the path alone of an address that nobody has, whatever else is sent, and logs nothing', async () => {
  await report({ ...failure, kind: 'not-found', path: '/nowhere', remote: 'Jane Smith', build: 'x', stack: 'y' })
  expect([...(await rows())]).toEqual([
    { kind: 'not-found', path: '/nowhere', remote: null, build: null, failure: null, message: '' },
  ])
  expect(lines).toEqual([])
})

it('stores no failure that a page of the gateway did not prove', async () => {
  for (const proof of ['', 'x.y', `${page()}x`]) expect((await report({ ...failure, proof })).json).toEqual({ recorded: false })
  expect(await rows()).toEqual([])
})

it('limits a flood of one cause to so many an hour, and still accepts others', async () => {
  await owner`insert into gateway.load_events (at, kind, path, remote, build, failure)
    select ${now}, 'remote-failed', '', 'agent', 'a1', 'render' from generate_series(1, 500)`
  expect((await report(failure)).json).toEqual({ recorded: true })
  expect(await rows()).toHaveLength(500)
  expect(lines).toEqual([])
  await report({ ...failure, failure: 'http' })
  expect(await rows()).toHaveLength(501)
  now = new Date(now.getTime() + 3_600_001)
  await report(failure)
  expect(await rows()).toHaveLength(502)
})

it('is limited for one sender', async () => {
  const limited = await createTestServer({ database, services: [service], clock: () => now, keys: server.keys })
  try {
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1) {
      const { statusCode } = await limited.app.inject({
        method: 'POST',
        url: '/api/gateway/load-events',
        headers: { ...OWN_ORIGIN },
        remoteAddress: '203.0.113.7',
        payload: failure,
      })
      statuses.push(statusCode)
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200))
    expect(statuses.at(-1)).toBe(429)
  } finally {
    await limited.close()
  }
})

it('counts the failed page loads of each of seven days for administrators', async () => {
  const start = now
  try {
    // Summer time: half past midnight in London on 10 June.
    for (const at of ['2026-06-09T22:30:00.000Z', '2026-06-09T23:30:00.000Z', '2026-06-10T09:00:00.000Z']) {
      now = new Date(at)
      await report(failure)
    }
    await report({ kind: 'not-found', path: '/nowhere' })
    const admin = await server.person('admin')
    const read = async (who: typeof admin) =>
      server.app.inject({
        url: '/api/gateway/admin/failure-days',
        headers: { authorization: `Bearer ${server.tokens.issue(who, now).token}` },
      })
    const { days, items } = (await read(admin)).json()
    expect([days.length, days[0], days[6]]).toEqual([7, '2026-06-04', '2026-06-10'])
    expect(items).toEqual([{ name: 'agent', counts: [0, 0, 0, 0, 0, 1, 2] }])
    expect((await read(await server.person('agent'))).statusCode).toBe(403)
  } finally {
    now = start
  }
})
