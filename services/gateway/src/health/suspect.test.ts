import { PORTAL_CONTRACT } from '@onward/contracts'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { decideHealth } from './decide'

const [OLD, NEW, NEWER] = [PORTAL_CONTRACT, PORTAL_CONTRACT + 1, PORTAL_CONTRACT + 2]
const START = new Date('2099-11-28T10:00:30.000Z')
const MINUTE_MS = 60_000
let now = START
let admin: TestPerson
/** Access tokens are shorter than some waits. */
async function later(minutes: number) {
  now = new Date(now.getTime() + minutes * MINUTE_MS)
  admin = await server.person('admin')
}
const { server, owner } = servicesUnderTest({ services: [service], clock: () => now, config: { rateFactor: 1000 } })
beforeAll(async () => {
  admin = await server.person('admin')
})

const title = { en: 'x', cy: 'x' }
const pages = (name: string) => [{ id: 'list', path: `/agent/${name}`, access: ['agent'], title, layout: 'frame' }]
async function published(name: string, build: string, contract: number) {
  const portal =
    name === 'shell' ? { contract, lends: [] } : { name, contract, pages: pages(name), navigation: [], slots: [], uses: [] }
  await owner`insert into gateway.versions (name, build, entry, integrity, portal) values (${name}, ${build}, 'main.js', '{}', ${owner.json(portal)})`
}
beforeEach(async () => {
  now = START
  await owner`truncate gateway.load_counts, gateway.version_health, gateway.team_notices, gateway.revisions, gateway.rollouts,
    gateway.versions, gateway.remotes cascade`
  await owner`insert into gateway.remotes (name, mail) values ('shell', ''), ('training', 'team@test.example'), ('notes', '')`
  server.mails.length = 0
})
async function live(name: string, stable: string) {
  const next = { stable, canary: null, percent: 0, audience: {}, paused: false }
  const by = { account: null, token: null, why: null, note: '' }
  const [seen] = await owner`select coalesce(max(id), 0) as id from gateway.revisions where name = ${name}`
  await owner`select gateway.set_live(${name}, ${seen?.id}, 'publish', ${owner.json(next)}, ${owner.json(by)})`
}
/** So many loads in this minute, of which the last is reported now. */
async function loads(name: string, build: string, ok: number, failed: number) {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS)
  for (const [what, sum] of [
    ['ok', ok],
    ['failed:evaluation', failed],
  ] as const)
    await owner`insert into gateway.load_counts as c values (${name}, ${build}, ${minute}, ${what}, ${sum})
      on conflict (name, build, at, what) do update set count = c.count + excluded.count`
  if (failed > 0)
    await owner`insert into gateway.load_senders values (${now.toISOString()}, ${name}, ${build}, ${minute}, true, 'here', '', false)
      on conflict do nothing`
  await decideHealth(server.kit('gateway'), { name, build }, now)
}
const liveNow = async () =>
  Object.fromEntries((await owner`select name, stable from gateway.rollouts`).map(({ name, stable }) => [name, stable]))
const health = () =>
  owner`select build, state, cleared_at is not null as cleared, cleared_by_rule as "byRule", cleared_note as note
    from gateway.version_health order by id`
const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const answer = await server.app.inject({
    method,
    url: `/api/gateway${url}`,
    headers: { ...admin.headers },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
const frontEnd = async (name: string) =>
  (await ask('GET', '/admin/remotes')).json.items.find((one: { name: string }) => one.name === name)
const versionOf = async (name: string, build: string) =>
  (await frontEnd(name)).versions.find((one: { build: string }) => one.build === build)
const revisionOf = async (name: string) => (await frontEnd(name)).revision

describe('a suspect version', () => {
  beforeEach(async () => {
    await published('shell', '51', OLD)
    for (const build of ['0a', '0b']) await published('training', build, OLD)
    await live('shell', '51')
    await live('training', '0a')
  })

  it('is cleared by the rule once enough loads go well, with its reason, and the team hears of both', async () => {
    await loads('training', '0a', 0, 20)
    expect(await health()).toMatchObject([{ state: 'suspect', cleared: false }])
    await later(11)
    await loads('training', '0a', 19, 0)
    expect(await health()).toMatchObject([{ cleared: false }])
    await loads('training', '0a', 1, 0)
    expect(await health()).toMatchObject([
      { state: 'suspect', cleared: true, byRule: true, note: expect.stringMatching(/^0 of 20 loads failed \(0%\)\. The rule:/) },
    ])
    expect(await versionOf('training', '0a')).toMatchObject({
      health: null,
      cleared: { at: now.toISOString(), by: null, byRule: true },
    })
    await server.runJobs()
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'Onward: training 0a is suspect',
      'Onward: training 0a is cleared',
    ])
  })

  it('is taken out with the next load that fails once a version before it is healthy again', async () => {
    await loads('training', '0a', 0, 20)
    await live('training', '0b')
    await owner`delete from gateway.load_counts where build = '0a'`
    await loads('training', '0b', 0, 20)
    expect(await health()).toMatchObject([
      { build: '0a', state: 'suspect' },
      { build: '0b', state: 'suspect' },
    ])
    await loads('training', '0b', 0, 1)
    expect(await liveNow()).toMatchObject({ training: '0b' })
    expect((await ask('POST', '/admin/remotes/training/versions/0a/clearance', { note: 'A service was down.' })).status).toBe(200)
    await loads('training', '0b', 0, 1)
    expect(await liveNow()).toMatchObject({ training: '0a' })
    expect((await health()).filter(({ cleared }) => !cleared)).toMatchObject([{ build: '0b', state: 'quarantined' }])
  })
})

describe('across a contract bump', () => {
  it('a faulty remote moves nothing else: it is suspect, and says what does not fit and what goes back together', async () => {
    await published('shell', '51', OLD)
    await published('shell', '52', NEWER)
    await published('training', '0a', OLD)
    await published('training', '0b', NEWER)
    await live('shell', '51')
    await live('training', '0a')
    await owner`delete from gateway.rollouts where name = 'training'`
    await live('shell', '52')
    await live('training', '0b')
    await loads('training', '0b', 0, 20)
    expect(await liveNow()).toEqual({ shell: '52', training: '0b' })
    const { health: found } = await versionOf('training', '0b')
    expect(found).toMatchObject({
      state: 'suspect',
      stays: {
        reason: expect.stringMatching(new RegExp(`^training 0a speaks portal contract ${OLD}, shell 52 serves ${NEWER}`)),
        together: [
          { name: 'training', build: '0a' },
          { name: 'shell', build: '51' },
        ],
      },
    })
    await server.runJobs()
    expect(server.mails[0]?.text).toContain('An administrator can go back to these together: training 0a, shell 51.')

    const changes = []
    for (const { name, build } of found.stays.together) changes.push({ name, build, revision: await revisionOf(name) })
    const back = await ask('POST', '/admin/sets', { action: 'rollback', changes, code: 'broken', note: '' })
    expect(back.status).toBe(200)
    expect(await liveNow()).toEqual({ shell: '51', training: '0a' })
  })

  it('a faulty shell goes back by itself, and with it the remotes that it does not fit, as one set', async () => {
    await published('shell', '51', OLD)
    await published('shell', '52', NEW)
    await published('training', '0a', OLD)
    await published('notes', '1a', OLD)
    await published('notes', '1b', NEW)
    await live('shell', '51')
    await live('training', '0a')
    await live('notes', '1a')
    await live('shell', '52')
    await live('notes', '1b')
    await loads('shell', '52', 0, 20)
    expect(await liveNow()).toEqual({ shell: '51', training: '0a', notes: '1a' })
    expect(await health()).toMatchObject([{ build: '52', state: 'quarantined' }])
    for (const [name, other] of [
      ['shell', 'notes'],
      ['notes', 'shell'],
    ] as const)
      expect((await frontEnd(name)).history[0]).toMatchObject({ action: 'rollback', byPortal: true, with: [other] })
  })
})

it('what goes back by its name is cleared by the clock of the service', async () => {
  await published('shell', '51', OLD)
  for (const build of ['0a', '0b']) await published('training', build, OLD)
  await live('shell', '51')
  await live('training', '0a')
  await live('training', '0b')
  await loads('training', '0b', 0, 20)
  const body = { revision: await revisionOf('training'), build: '0b', code: 'security', note: 'The one before leaks.' }
  expect((await ask('POST', '/admin/remotes/training/rollback', body)).status).toBe(200)
  expect(await versionOf('training', '0b')).toMatchObject({
    cleared: { at: now.toISOString(), by: admin.accountId, byRule: false },
  })
})
