import { PORTAL_CONTRACT } from '@onward/contracts'
import { createTestServer, type TestPerson, type TestServer } from '@onward/service-kit/testing'
import { createTestDatabase, type TestDatabase } from '@onward/testing/database'
import postgres from 'postgres'
import { service } from '../app'

const now = new Date()
let database: TestDatabase
let server: TestServer
let owner: postgres.Sql
let admin: TestPerson

const shell = { contract: PORTAL_CONTRACT, lends: ['react'] }
const remote = (name: string, more: object = {}) => ({
  name,
  contract: PORTAL_CONTRACT,
  pages: [],
  navigation: [],
  slots: [],
  uses: ['react'],
  ...more,
})

beforeAll(async () => {
  database = await createTestDatabase()
  owner = postgres(database.ownerUrl, { max: 1, onnotice: () => undefined })
  server = await createTestServer({ database, services: [service], clock: () => now, config: { rateFactor: 1000 } })
  admin = await server.person('admin')
}, 60_000)
afterAll(async () => {
  await owner?.end()
  await server?.close()
  await database?.drop()
})
beforeEach(async () => {
  await owner`truncate gateway.revisions, gateway.rollouts, gateway.versions, gateway.remotes cascade`
  await publish('shell', 's1', shell, 4)
  await publish('agent', 'a1', remote('agent'), 3)
  await publish('agent', 'a2', remote('agent'), 2)
})

async function publish(name: string, build: string, portal: object, daysAgo: number) {
  await owner`insert into gateway.remotes (name) values (${name}) on conflict do nothing`
  await owner`insert into gateway.versions (name, build, entry, integrity, portal, published_at)
    values (${name}, ${build}, 'remoteEntry.js', '{}', ${owner.json(portal as postgres.JSONValue)}, now() - ${daysAgo} * interval '1 day')`
  await owner`insert into gateway.rollouts (name, stable) values (${name}, ${build})
    on conflict (name) do update set stable = ${build}, canary = null`
}
async function ask(method: 'GET' | 'POST', path = '', body: object = {}, who: TestPerson = admin) {
  const answer = await server.app.inject({
    method,
    url: `/api/gateway/admin/remotes${path}`,
    headers: { authorization: `Bearer ${server.tokens.issue(who, now).token}` },
    ...(method === 'POST' && { payload: body }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
const read = async (name: string) => (await ask('GET')).json.items.find((one: { name: string }) => one.name === name)
const back = (name: string, seen: object, who?: TestPerson) =>
  ask('POST', `/${name}/rollback`, { canary: null, code: 'broken', note: 'The list stays empty.', ...seen }, who)

it('goes back to the version before, once, and says who and why', async () => {
  expect(await read('agent')).toMatchObject({ stable: { build: 'a2' }, canary: null, back: { build: 'a1' }, refusal: null })
  const answers = await Promise.all([back('agent', { stable: 'a2' }), back('agent', { stable: 'a2' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 200)?.json).toMatchObject({ build: 'a1', why: 'broken' })
  expect(await read('agent')).toMatchObject({
    stable: { build: 'a1' },
    back: null,
    refusal: expect.stringContaining('no earlier version'),
    history: [{ action: 'rollback', stable: 'a1', by: admin.accountId, why: 'broken', note: 'The list stays empty.' }],
  })
  const [act] = await owner`select actor, role, resource, answer from gateway.acts order by at desc limit 1`
  expect(act).toMatchObject({
    actor: admin.accountId,
    role: 'admin',
    resource: 'remotes/agent',
    answer: { build: 'a1', why: 'broken' },
  })
  expect((await back('agent', { stable: 'a1' })).status).toBe(409)
})

it('ends a canary by going back', async () => {
  await publish('agent', 'a3', remote('agent'), 1)
  await owner`update gateway.rollouts set stable = 'a2', canary = 'a3', canary_percent = 10 where name = 'agent'`
  expect(await read('agent')).toMatchObject({ canary: { build: 'a3', percent: 10 }, back: { build: 'a2' } })
  expect((await back('agent', { stable: 'a2' })).status).toBe(409)
  expect((await back('agent', { stable: 'a2', canary: 'a3' })).status).toBe(200)
  expect(await read('agent')).toMatchObject({ stable: { build: 'a2' }, canary: null })
})

it('does only what the registry allows', async () => {
  await publish('agent', 'a3', remote('agent', { uses: ['react', 'more'] }), 1.5)
  await publish('agent', 'a4', remote('agent'), 1)
  expect(await read('agent')).toMatchObject({ back: null, refusal: expect.stringContaining('does not lend: more') })
  expect((await back('agent', { stable: 'a4' })).status).toBe(409)
  expect((await back('nothing', { stable: 'a4' })).status).toBe(404)
  const gateway = server.kit('gateway').db
  for (const statement of [
    `update gateway.rollouts set stable = 'a1'`,
    `insert into gateway.revisions (name, action, stable) values ('agent', 'rollback', 'a1')`,
    `delete from gateway.versions`,
  ]) {
    await expect(gateway.withSystem((tx) => tx.execute(statement))).rejects.toThrow()
  }
  // A version that is newer, or of another front end, is none to go back to.
  for (const target of ['a4', 's1', 'nothing']) {
    const [row] = await gateway.withSystem((tx) =>
      tx.execute<{ done: boolean }>(`select gateway.roll_back('agent', 'a4', null, '${target}', null, 'broken', '') as done`),
    )
    expect(row?.done).toBe(false)
  }
})

it('is for administrators alone', async () => {
  for (const role of ['user', 'employer', 'agent'] as const) {
    const who = await server.person(role)
    expect((await ask('GET', '', {}, who)).status).toBe(403)
    expect((await back('agent', { stable: 'a2' }, who)).status).toBe(403)
  }
})
