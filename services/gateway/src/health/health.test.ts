import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { LoadReport } from '@onward/contracts'
import { enqueue } from '@onward/database'
import { listedAs } from '@onward/federation/artefact'
import { OWN_ORIGIN, type TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import { service } from '../app'
import { type Reporter, signProof } from '../load-events/proof'
import { askWithin } from '../registry/store'
import { joinMinutes } from './counts-store'
import { tellRefusedFile } from './notices'

// Queued jobs wait by the real clock, so this one must stay ahead of it.
const START = new Date('2099-11-28T10:00:30.000Z')
const MINUTE_MS = 60_000
let now = START
let admin: TestPerson
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS)
}

const { server, owner } = servicesUnderTest({
  services: [service],
  clock: () => now,
  config: { rateFactor: 1000, privateWebhooks: true },
})
beforeAll(async () => {
  admin = await server.person('admin')
})

const title = { en: 'Training', cy: 'Hyfforddiant' }
const pages = [{ id: 'list', path: '/agent/training', access: ['agent'], title, layout: 'frame' }]
const portal = { name: 'training', contract: 1, pages, navigation: [], slots: [], uses: [] }
beforeEach(async () => {
  now = START
  server.mails.length = 0
  await owner`truncate gateway.load_counts, gateway.load_senders, gateway.pins, gateway.version_health, gateway.load_events, gateway.team_notices,
    gateway.revisions, gateway.rollouts, gateway.deploy_tokens, gateway.versions, gateway.remotes cascade`
  await owner`insert into gateway.remotes (name, webhook, mail) values ('shell', '', ''), ('training', '', 'team@test.example')`
  for (const build of ['0a', '0b', '0c'])
    await owner`insert into gateway.versions (name, build, entry, integrity, portal)
      values ('training', ${build}, 'remoteEntry.0a1b2c3d.js', '{"remoteEntry.0a1b2c3d.js": "sha256-x"}', ${owner.json(portal)})`
  await owner`insert into gateway.versions (name, build, integrity, portal) values ('shell', '51', '{}', '{"contract": 1, "lends": []}')`
  await live('51', null, 'shell')
})
const revision = async (name = 'training') =>
  Number((await owner`select coalesce(max(id), 0) as id from gateway.revisions where name = ${name}`)[0]?.id)
async function live(stable: string, canary: string | null = null, name = 'training') {
  const next = { stable, canary, percent: canary ? 50 : 0, audience: {}, paused: false }
  const by = { account: null, token: null, why: null, note: '' }
  await owner`select gateway.set_live(${name}, ${await revision(name)}, ${canary ? 'canary' : 'publish'}, ${owner.json(next)}, ${owner.json(by)})`
}
const rollout = async () => (await owner`select stable, canary from gateway.rollouts where name = 'training'`)[0]

const HERE: Reporter = { sender: 'here', network: '', isSignedIn: false }
const proofOf = (reporter: Reporter = HERE) => signProof(server.kit('gateway').keys, reporter, '51', now)
async function report(reports: LoadReport[], proof = proofOf()) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/gateway/loads',
    headers: { ...OWN_ORIGIN },
    payload: { proof, reports },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().counted as number
}
const ok = (build: string, ms = 300): LoadReport => ({ kind: 'ok', remote: 'training', build, ms })
const failed = (build: string, failure: Extract<LoadReport, { kind: 'failed' }>['failure'] = 'evaluation'): LoadReport => ({
  kind: 'failed',
  remote: 'training',
  build,
  failure,
})
const after = (build: string): LoadReport & { kind: 'after' } => ({
  kind: 'after',
  remote: 'training',
  build,
  error: 'rejection',
  message: 'TypeError: is not a function',
  stack: 'at draw (/assets/training/0a/12.0a1b2c3d.js:1:20)',
})
/** So many loads, as earlier reports of this machine left them. */
async function counted(build: string, count: number, failures: number) {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS)
  for (const [what, sum] of [
    ['ok', count - failures],
    ['failed:evaluation', failures],
  ] as const)
    await owner`insert into gateway.load_counts as c values ('training', ${build}, ${minute}, ${what}, ${sum})
      on conflict (name, build, at, what) do update set count = c.count + excluded.count`
  if (failures > 0)
    await owner`insert into gateway.load_senders values (${`${build} ${minute.getTime()}`}, 'training', ${build}, ${minute}, true, 'here', '', false)
      on conflict do nothing`
}
/** The same, of which the last is reported now. */
async function loads(build: string, count: number, failures: number) {
  const lastFails = failures === count
  await counted(build, count - 1, lastFails ? failures - 1 : failures)
  await report([lastFails ? failed(build) : ok(build)])
}
const health = () => owner`select build, state, facts, revision::int, cleared_at from gateway.version_health order by id`
const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const answer = await server.app.inject({
    method,
    url: `/api/gateway${url}`,
    headers: { ...admin.headers },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
const training = async () =>
  (await ask('GET', '/admin/remotes')).json.items.find(({ name }: { name: string }) => name === 'training')
const versionOf = async (build: string) => (await training()).versions.find((one: { build: string }) => one.build === build)

it('a faulty version is replaced by the one before with the load that the rule waits for, by a revision of the portal', async () => {
  await live('0a')
  await loads('0a', 40, 1)
  await live('0b')
  await loads('0b', 19, 2)
  expect(await rollout()).toMatchObject({ stable: '0b' })
  await report([ok('0b')])
  expect(await rollout()).toMatchObject({ stable: '0a', canary: null })
  const [row] = await health()
  expect(row).toMatchObject({
    build: '0b',
    state: 'quarantined',
    facts: { loads: 20, failures: 2, before: { build: '0a', loads: 40, failures: 1 } },
  })
  const { history, versions, back } = await training()
  expect(history[0]).toMatchObject({ action: 'rollback', stable: '0a', byPortal: true, by: null, token: null })
  expect(history[0].note).toMatch(/^2 of 20 loads failed \(10%\); of version 0a before it, 1 of 40 \(2\.5%\)\. The rule:/)
  expect(versions.find((one: { build: string }) => one.build === '0b')).toMatchObject({
    health: { state: 'quarantined', failures: 2 },
  })
  expect(back).toBeNull()
})

it('a version that fails no more than three times as often as the one before stays', async () => {
  await live('0a')
  await counted('0a', 20, 4)
  await live('0b')
  await loads('0b', 30, 12)
  expect(await rollout()).toMatchObject({ stable: '0b' })
  expect(await health()).toHaveLength(0)
})

it('loads that are older than the window are not counted, and lost or slow connections are nobody’s fault', async () => {
  await live('0a')
  await loads('0a', 1, 0)
  await live('0b')
  await loads('0b', 15, 5)
  later(11)
  await loads('0b', 15, 0)
  await owner`insert into gateway.load_counts values ('training', '0b', ${now}, 'failed:network', 20), ('training', '0b', ${now}, 'failed:timeout', 20)`
  await report([failed('0b', 'network')])
  expect(await rollout()).toMatchObject({ stable: '0b' })
})

it('of a faulty version on trial the trial stops, and the live version serves', async () => {
  await live('0a')
  await live('0a', '0b')
  await loads('0b', 20, 20)
  expect(await rollout()).toMatchObject({ stable: '0a', canary: null })
  expect((await training()).history[0]).toMatchObject({ action: 'stop', byPortal: true })
})

it('without a healthy version before it a faulty one stays live as a suspect, and the team is told', async () => {
  await live('0a')
  await loads('0a', 20, 20)
  expect(await rollout()).toMatchObject({ stable: '0a' })
  expect(await health()).toMatchObject([{ build: '0a', state: 'suspect', revision: null }])
  // The next version fails too: the suspect one is no way back.
  await live('0b')
  await owner`delete from gateway.load_counts where build = '0a'`
  await loads('0b', 20, 20)
  expect(await rollout()).toMatchObject({ stable: '0b' })
  await live('0c')
  expect((await training()).back).toBeNull()
  await server.runJobs()
  expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['team@test.example', 'Onward: training 0a is suspect'],
    ['team@test.example', 'Onward: training 0b is suspect'],
  ])
})

it('a version that was never live is judged by five loads of its previews', async () => {
  await live('0a')
  await loads('0b', 4, 1)
  expect(await health()).toHaveLength(0)
  await report([ok('0b')])
  expect(await health()).toMatchObject([{ build: '0b', state: 'quarantined', revision: null }])
  expect(await rollout()).toMatchObject({ stable: '0a' })
})

it('a quarantined version goes live again only once an administrator has cleared it, with a reason', async () => {
  await live('0a')
  await live('0b')
  await loads('0b', 20, 20)
  const promote = async () =>
    ask('POST', '/admin/remotes/training/rollout', { revision: await revision(), action: 'promote', build: '0b', note: '' })
  const refused = await promote()
  expect([refused.status, JSON.stringify(refused.json)]).toEqual([
    422,
    expect.stringContaining('training 0b is quarantined: 20 of 20'),
  ])
  expect((await ask('POST', '/admin/remotes/training/versions/0b/clearance', { note: ' ' })).status).toBe(422)
  expect((await ask('POST', '/admin/remotes/training/versions/0a/clearance', { note: 'x' })).status).toBe(404)
  expect((await ask('POST', '/admin/remotes/training/versions/0b/clearance', { note: 'A service was down.' })).status).toBe(200)
  expect(await versionOf('0b')).toMatchObject({ health: null, rolledBack: null })
  expect((await promote()).status).toBe(200)
  // What was counted before is forgiven.
  await report([failed('0b')])
  expect(await rollout()).toMatchObject({ stable: '0b' })
})

it('an administrator who goes back to a quarantined version by its name has cleared it', async () => {
  await live('0a')
  await live('0b')
  await loads('0b', 20, 20)
  const body = { revision: await revision(), build: '0b', code: 'security', note: 'The one before leaks.' }
  expect((await ask('POST', '/admin/remotes/training/rollback', body)).status).toBe(200)
  expect(await rollout()).toMatchObject({ stable: '0b' })
  expect((await health())[0]).toMatchObject({ cleared_at: expect.any(Date) })
})

describe('a version is not taken out by whoever likes to', () => {
  const visitor = (network: number, browser = 0): Reporter => ({
    sender: `visitor ${network} ${browser}`,
    network: `network ${network}`,
    isSignedIn: false,
  })
  const account = (of: number): Reporter => ({ sender: `account ${of}`, network: 'office', isSignedIn: true })
  const fail = (reporter: Reporter, build = '0b') => report([failed(build)], proofOf(reporter))
  beforeEach(async () => {
    await live('0a')
    await live('0b')
  })

  it('a report without a proof, with another’s, with an old one or with one that was spent counts for nothing', async () => {
    const spent = proofOf(visitor(1))
    expect(await report([failed('0b')], spent)).toBe(1)
    expect(await report([ok('0b')], spent)).toBe(0)
    const old = proofOf(visitor(2))
    later(12 * 60 + 1)
    const [body = ''] = proofOf(visitor(3)).split('.')
    for (const proof of ['', 'x', 'x.y', spent, old, `${body}.`, `${body}.${old.split('.')[1]}`])
      expect(await report([failed('0b')], proof)).toBe(0)
  })

  it('of one network ten loads count, and of one browser or account one failure', async () => {
    let [loads, failures] = [0, 0]
    for (let n = 0; n < 12; n += 1) loads += await report([ok('0b')], proofOf(visitor(1, n)))
    expect(loads).toBe(10)
    for (let n = 0; n < 4; n += 1) failures += (await fail(visitor(2))) + (await fail(account(1)))
    expect(failures).toBe(2)
    expect((await Promise.all(Array.from({ length: 8 }, () => fail(visitor(3))))).reduce((sum, one) => sum + one)).toBe(1)
  })

  it('200 anonymous failures of one network, or of many, take nothing out', async () => {
    for (let n = 0; n < 40; n += 1) await fail(visitor(1, n))
    for (let n = 0; n < 40; n += 1) await fail(visitor(n, n))
    expect(await rollout()).toMatchObject({ stable: '0b' })
    expect(await health()).toHaveLength(0)
  })

  it('several networks and somebody signed in take it out, or several accounts', async () => {
    for (let n = 0; n < 22; n += 1) await fail(visitor(n))
    expect(await rollout()).toMatchObject({ stable: '0b' })
    await fail(account(1))
    expect(await rollout()).toMatchObject({ stable: '0a' })

    await live('0c')
    for (let n = 0; n < 19; n += 1) await fail(account(n), '0c')
    expect(await rollout()).toMatchObject({ stable: '0c' })
    await fail(account(19), '0c')
    expect(await rollout()).toMatchObject({ stable: '0a' })
  })

  it('several networks and the gateway’s own check take it out: a script that is missing or that nobody can read', async () => {
    const folder = path.join(server.config.dataDir, 'assets/training/0b')
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'a.js'), 'if (')
    await owner`update gateway.versions set files = ${owner.json({ 'a.js': listedAs(Buffer.from('if (')) })} where build = '0b'`
    for (let n = 0; n < 22; n += 1) await fail(visitor(n % 2, n))
    expect(await rollout()).toMatchObject({ stable: '0b' })
    for (let n = 2; n < 22; n += 1) await fail(visitor(n))
    expect(await rollout()).toMatchObject({ stable: '0a' })
  })

  it('an administrator pins a version: it stays, as a suspect that its team hears of, until the pin ends', async () => {
    expect((await ask('PUT', '/admin/remotes/training/pin', { build: '99', note: 'x' })).status).toBe(404)
    expect((await ask('PUT', '/admin/remotes/training/pin', { build: '0b', note: 'An attack.' })).status).toBe(200)
    await loads('0b', 20, 20)
    expect(await rollout()).toMatchObject({ stable: '0b' })
    expect((await training()).pin).toMatchObject({ build: '0b', by: admin.accountId, note: 'An attack.' })
    expect((await versionOf('0b')).health).toMatchObject({
      state: 'suspect',
      stays: { reason: expect.stringContaining('pinned') },
    })
    expect((await ask('PUT', '/admin/remotes/training/pin', { build: null, note: '' })).status).toBe(200)
    expect((await ask('PUT', '/admin/remotes/training/pin', { build: null, note: '' })).status).toBe(404)
    await report([failed('0b')])
    expect(await rollout()).toMatchObject({ stable: '0a' })
  })
})

it('the first failure of a version that few load reaches its team, once a day', async () => {
  await live('0a')
  for (let n = 0; n < 2; n += 1) await report([failed('0a', 'render')])
  await report([failed('0b', 'network')])
  await server.runJobs()
  expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['team@test.example', 'Onward: training 0a failed to load'],
  ])
})

it('keeps sums and no row per load, which an administrator reads side by side', async () => {
  await live('0a')
  for (const ms of [200, 300, 400, 4000]) await report([ok('0a', ms), ok('0b', ms), { ...ok('99'), remote: 'training' }])
  await report([failed('0b', 'integrity'), { kind: 'ok', remote: 'training', build: '0a', ms: 500, insteadOf: '0b' }])
  expect(await report([after('0a')])).toBe(1)
  const shown = (await versionOf('0a')).watched
  expect(shown).toMatchObject({ loads: 5, failures: 0, later: [{ class: 'rejection', count: 1 }] })
  expect(shown.medianMs).toBeGreaterThan(200)
  expect(shown.p95Ms).toBeGreaterThan(2000)
  expect((await versionOf('0b')).watched).toMatchObject({
    loads: 5,
    failures: 1,
    rescued: 1,
    byClass: [{ class: 'integrity', count: 1 }],
  })
  expect((await versionOf('0a')).failures).toEqual([
    expect.objectContaining({
      of: 'later',
      failure: 'rejection',
      count: 1,
      stack: [{ text: 'draw (12.0a1b2c3d.js:1:20)', isMapped: false }],
    }),
  ])
  later(60)
  const before = await owner`select sum(count)::int as sum, count(*)::int as rows from gateway.load_counts`
  for (let n = 0; n < 2; n += 1) await server.kit('gateway').db.withSystem((tx) => joinMinutes(askWithin(tx), now))
  const joined =
    await owner`select sum(count)::int as sum, bool_and(extract(epoch from at)::bigint % 600 = 0) as tens from gateway.load_counts`
  expect(joined[0]).toEqual({ sum: before[0]?.sum, tens: true })
})

it('shows a stack as it was written, by the map that the portal keeps of the version', async () => {
  const folder = path.join(server.config.dataDir, 'maps/training/0a')
  await mkdir(folder, { recursive: true })
  const map = { version: 3, sources: ['src/TrainingPage.tsx'], names: ['drawTraining'], mappings: 'AAAAA' }
  await writeFile(path.join(folder, '12.0a1b2c3d.js.map'), JSON.stringify(map))
  const place = '/assets/training/0a/12.0a1b2c3d.js:1:1'
  const payload = {
    kind: 'remote-failed',
    path: '',
    remote: 'training',
    build: '0a',
    failure: 'render',
    stack: `at t (${place})`,
    proof: proofOf(),
  }
  await server.app.inject({ method: 'POST', url: '/api/gateway/load-events', headers: { ...OWN_ORIGIN }, payload })
  await report([{ ...after('0a'), stack: 'Jane Smith' }])
  const { failures } = await versionOf('0a')
  const byKind = (of: string) => failures.find((one: { of: string }) => one.of === of).stack
  expect(byKind('load')).toEqual([{ text: 'drawTraining (src/TrainingPage.tsx:1:1)', isMapped: true }])
  expect(byKind('later')).toEqual([])
})

it('gives an open page the healthy version in the place of the one that failed, as its viewer may see it', async () => {
  const agent = await server.person('agent')
  const previous = async (build: string, headers: object = agent.headers) => {
    const answer = await server.app.inject({
      url: `/api/gateway/remotes/training/previous?build=${build}&shell=51`,
      headers: { ...headers },
    })
    return answer.statusCode === 200 ? answer.json().build : answer.statusCode
  }
  await live('0a')
  expect(await previous('0a')).toBe(404)
  await live('0b')
  expect(await previous('0b')).toBe('0a')
  expect(await previous('0b', {})).toBe(404)
  await loads('0b', 20, 20)
  expect(await previous('0b')).toBe('0a')
  await live('0a', '0c')
  expect(await previous('0c')).toBe('0a')
})

it('a notice is kept until it is delivered: signed, tried again with growing pauses, and shown to administrators', async () => {
  const statuses = [503, 200]
  const got: string[] = []
  const team = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      got.push(body)
      response.writeHead(statuses.shift() ?? 500).end()
    })
  })
  await new Promise<void>((resolve) => team.listen(0, '127.0.0.1', resolve))
  try {
    const url = `http://127.0.0.1:${(team.address() as AddressInfo).port}/`
    await owner`update gateway.remotes set webhook = ${url}, mail = '' where name = 'training'`
    const refused = { name: 'training', build: '0a', file: 'x.js', refusal: 'other-bytes' } as const
    await tellRefusedFile(server.kit('gateway'))(refused)
    // Once an hour.
    await tellRefusedFile(server.kit('gateway'))(refused)
    const shown = async () => (await ask('GET', '/admin/registrations')).json.items[0].notices
    expect(await shown()).toMatchObject([{ kind: 'file-refused', channel: 'webhook', state: 'waiting', attempts: 0 }])
    await server.runJobs()
    expect(await shown()).toMatchObject([{ state: 'waiting', attempts: 1, result: 'HTTP 503' }])
    // The job of the next try waits half a minute.
    const [waiting] = await owner`select id from gateway.team_notices`
    await server.asOwner((tx) => enqueue(tx, 'gateway.tell-team', { id: waiting?.id }))
    await server.runJobs()
    expect(await shown()).toMatchObject([{ state: 'sent', attempts: 2, result: '' }])
    expect(got.map((body) => JSON.parse(body))).toEqual(
      Array(2).fill(expect.objectContaining({ kind: 'file-refused', remote: 'training', version: '0a', file: 'x.js' })),
    )
    expect((await versionOf('0a')).failures).toMatchObject([{ of: 'file', failure: 'integrity' }])
  } finally {
    team.closeAllConnections()
    team.close()
  }
})
