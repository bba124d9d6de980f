import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listedAs } from '@onward/federation/artefact'
import type { Reporter } from '../load-events/proof'
import {
  admin,
  ask,
  failed,
  health,
  later,
  live,
  loads,
  ok,
  owner,
  proofOf,
  report,
  rollout,
  server,
  training,
  versionOf,
} from './health-fixture'

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
