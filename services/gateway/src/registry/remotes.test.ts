import { PORTAL_CONTRACT } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import type postgres from 'postgres'
import { service } from '../app'
import { remotesCommand } from '../remotes-cli'

const now = new Date()
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

const { server, owner, database } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })
beforeAll(async () => {
  admin = await server.person('admin')
})
beforeEach(async () => {
  await owner`truncate gateway.revisions, gateway.rollouts, gateway.versions, gateway.remotes, gateway.load_events cascade`
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
  await owner`insert into gateway.revisions (name, action, stable) values (${name}, 'publish', ${build})`
}
async function tryOut(build: string) {
  await owner`update gateway.rollouts set canary = ${build}, canary_percent = 10 where name = 'agent'`
  await owner`insert into gateway.revisions (name, action, stable, canary, canary_percent)
    select name, 'canary', stable, canary, canary_percent from gateway.rollouts where name = 'agent'`
}
/** What the command line prints, and whether it succeeded. */
async function command(...args: string[]) {
  const lines: string[] = []
  const code = await remotesCommand(args, { ownerUrl: database.ownerUrl, dataDir: '', log: (line) => lines.push(line) })
  return { code, text: lines.join('\n') }
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
/** As somebody who has just looked at the page. */
const back = async (name: string, build: string, seen: { revision?: number; who?: TestPerson } = {}) => {
  const revision = seen.revision ?? (await read(name))?.revision ?? 0
  return ask('POST', `/${name}/rollback`, { revision, build, code: 'broken', note: 'The list stays empty.' }, seen.who)
}
const versionOf = async (name: string, build: string) =>
  (await read(name)).versions.find((one: { build: string }) => one.build === build)
const liveBuild = async () => (await read('agent')).stable?.build

it('goes back to the version before, once, and records who and why', async () => {
  const seen = await read('agent')
  expect(seen).toMatchObject({ stable: { build: 'a2' }, canary: null, back: { build: 'a1' } })
  const { revision } = seen
  const answers = await Promise.all([back('agent', 'a1', { revision }), back('agent', 'a1', { revision })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 200)?.json).toMatchObject({ build: 'a1', why: 'broken' })
  const decision = { by: admin.accountId, why: 'broken', note: 'The list stays empty.' }
  const after = await read('agent')
  expect(after).toMatchObject({ stable: { build: 'a1' }, back: null })
  expect(after.history[0]).toMatchObject({ action: 'rollback', stable: 'a1', ...decision })
  // The version that was left is marked, with when, why and by whom.
  expect((await versionOf('agent', 'a2')).rolledBack).toMatchObject({ ...decision, at: after.history[0].at })
  expect((await versionOf('agent', 'a1')).rolledBack).toBeNull()
  const [act] = await owner`select actor, role, resource, answer from gateway.acts order by at desc limit 1`
  expect(act).toMatchObject({
    actor: admin.accountId,
    role: 'admin',
    resource: 'remotes/agent',
    answer: { build: 'a1', why: 'broken' },
  })
  expect((await back('agent', 'a1')).status).toBe(409)
})

it('never suggests a version that was rolled back from', async () => {
  await back('agent', 'a1')
  await publish('agent', 'a3', remote('agent'), 1)
  expect((await read('agent')).back).toMatchObject({ build: 'a1' })
  expect(await command('rollback', 'agent')).toMatchObject({ code: 0, text: 'agent is back from a3 to a1' })
  expect(await liveBuild()).toBe('a1')
  expect(await command('rollback', 'agent')).toMatchObject({ code: 1, text: expect.stringContaining('no earlier version') })
  // Put back by its name it is no longer the bad one.
  expect(await command('rollback', 'agent', 'a2', '--why', 'needed', '--note', 'The service is mended.')).toMatchObject({
    code: 0,
  })
  expect(await liveBuild()).toBe('a2')
  expect((await read('agent')).history[0]).toMatchObject({ by: null, why: 'needed', note: 'The service is mended.' })
  expect((await versionOf('agent', 'a2')).rolledBack).toBeNull()
  expect((await command('list')).text).toMatch(/agent +a1 +\S+ .*rolled back from \S+ \(needed\)/)
})

it('accepts any published version that fits, by its name', async () => {
  await publish('agent', 'a3', remote('agent', { uses: ['react', 'more'] }), 1.5)
  await publish('agent', 'a4', remote('agent', { pages: [{ id: 'x', path: '/login', access: 'public', title: {} }] }), 1.2)
  await publish('agent', 'a5', remote('agent'), 1)
  expect((await versionOf('agent', 'a3')).refusal).toContain('does not lend: more')
  expect((await versionOf('agent', 'a4')).refusal).toContain('would take /login')
  expect((await versionOf('agent', 'a5')).refusal).toContain('is live already')
  for (const build of ['a3', 'a4', 'a5', 's1', 'nothing']) {
    expect((await back('agent', build)).json.code).toBe('state-conflict')
    expect((await command('rollback', 'agent', build)).code).toBe(1)
  }
  expect((await back('nothing', 'a1')).status).toBe(404)
  expect(await command('rollback', 'nothing')).toMatchObject({ code: 1 })
  expect(await liveBuild()).toBe('a5')
  expect((await back('agent', 'a1')).status).toBe(200)
  expect(await liveBuild()).toBe('a1')
})

it('ends a canary by going back, and marks it', async () => {
  await publish('agent', 'a3', remote('agent'), 1)
  await owner`update gateway.rollouts set stable = 'a2' where name = 'agent'`
  await tryOut('a3')
  expect(await read('agent')).toMatchObject({ canary: { build: 'a3', percent: 10 }, back: { build: 'a2' } })
  expect((await back('agent', 'a2')).status).toBe(200)
  expect(await read('agent')).toMatchObject({ stable: { build: 'a2' }, canary: null })
  expect((await versionOf('agent', 'a3')).rolledBack).toMatchObject({ why: 'broken' })
})

it('removes a remote from the live portal, keeps it, and brings it back', async () => {
  const removed = await command('remove', 'agent')
  expect(removed).toMatchObject({ code: 0, text: expect.stringContaining('agent is removed') })
  expect(await read('agent')).toMatchObject({ stable: null, canary: null, back: { build: 'a2' } })
  expect((await read('agent')).history[0]).toMatchObject({ action: 'remove', stable: null })
  expect(await owner`select build from gateway.versions where name = 'agent'`).toHaveLength(2)
  expect(await command('remove', 'agent')).toMatchObject({ code: 1, text: 'Nothing of "agent" is live.' })
  expect(await command('remove', 'shell')).toMatchObject({ code: 1, text: expect.stringContaining('cannot be removed') })
  expect((await back('agent', 'a2')).status).toBe(200)
  expect(await liveBuild()).toBe('a2')
  // Removing is no judgement of the version.
  expect((await versionOf('agent', 'a2')).rolledBack).toBeNull()
})

it('names links that lead nowhere once a remote is removed', async () => {
  const label = { en: 'Cases', cy: 'Achosion' }
  const pages = [{ id: 'cases', path: '/agent/cases', access: ['agent'], title: label, layout: 'frame' }]
  await publish('cases', 'c1', remote('cases', { pages }), 1)
  const navigation = [{ href: '/agent/cases', label, icon: 'home', access: ['agent'], places: ['top'], order: 1 }]
  await publish('agent', 'a3', remote('agent', { navigation }), 1)
  expect((await command('remove', 'cases')).text).toMatch(
    /Not shown any more: Navigation "Cases" of agent a3 leads to \/agent\/cases/,
  )
})

it('has no other rights on the registry', async () => {
  const { revision } = await read('agent')
  const gateway = server.kit('gateway').db
  for (const statement of [
    `update gateway.rollouts set stable = 'a1'`,
    `delete from gateway.rollouts`,
    `insert into gateway.revisions (name, action, stable) values ('agent', 'rollback', 'a1')`,
    `delete from gateway.versions`,
  ]) {
    await expect(gateway.withSystem((tx) => tx.execute(statement))).rejects.toThrow()
  }
  const call = (target: string, seen: number) =>
    gateway.withSystem(async (tx) => {
      const next = `{"stable":"${target}","percent":0,"audience":{},"paused":false}`
      const [row] = await tx.execute<{ made: string | null }>(
        `select gateway.set_live('agent', ${seen}, 'rollback', '${next}', '{}') as made`,
      )
      return row?.made != null
    })
  // What is of another front end, what there is not; and whatever is asked after another revision.
  for (const target of ['s1', 'nothing']) await expect(call(target, revision)).rejects.toThrow()
  expect(await call('a1', revision - 1)).toBe(false)
  expect(await call('a1', revision)).toBe(true)
  // A version of a remote that no administrator registered a key for.
  const [row] = await gateway.withSystem((tx) =>
    tx.execute<{ added: boolean }>(
      `select gateway.add_version('{"name":"agent","build":"x1","integrity":{},"portal":{},"files":{},"sourceMaps":{},"facts":{}}') as added`,
    ),
  )
  expect(row?.added).toBe(false)
})

it('lists what failed of each version in the last days, with its class, message, count and last time', async () => {
  const failed = (build: string, message: string, daysAgo: number) =>
    owner`insert into gateway.load_events (at, kind, path, remote, build, failure, message)
      values (${now.toISOString()}::timestamptz - ${daysAgo} * interval '1 day', 'remote-failed', '', 'agent', ${build}, 'render', ${message})`
  await failed('a2', 'TypeError', 2)
  await failed('a2', 'TypeError', 1)
  await failed('a2', 'TypeError: is not a function', 0.5)
  await failed('a2', 'RangeError', 8)
  const lastAt = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000).toISOString()
  expect((await versionOf('agent', 'a2')).failures).toEqual([
    { of: 'load', failure: 'render', message: 'TypeError: is not a function', count: 1, lastAt: lastAt(0.5), stack: [] },
    { of: 'load', failure: 'render', message: 'TypeError', count: 2, lastAt: lastAt(1), stack: [] },
  ])
  expect((await versionOf('agent', 'a1')).failures).toEqual([])
})

it('is for administrators alone', async () => {
  const { revision } = await read('agent')
  for (const role of ['user', 'employer', 'agent'] as const) {
    const who = await server.person(role)
    expect((await ask('GET', '', {}, who)).status).toBe(403)
    expect((await back('agent', 'a1', { revision, who })).status).toBe(403)
  }
})
