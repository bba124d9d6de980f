import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { enqueue } from '@onward/database'
import { OWN_ORIGIN } from '@onward/service-kit/testing'
import { askWithin } from '../registry/store'
import { joinMinutes } from './counts-store'
import {
  after,
  ask,
  counted,
  failed,
  health,
  later,
  live,
  loads,
  now,
  ok,
  owner,
  proofOf,
  report,
  revision,
  rollout,
  server,
  training,
  versionOf,
} from './health-fixture'
import { tellRefusedFile } from './notices'

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
  for (let n = 0; n < 2; n += 1) await server.kit('gateway').db.withSystem((tx) => joinMinutes(askWithin(tx), now, 1_000))
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
