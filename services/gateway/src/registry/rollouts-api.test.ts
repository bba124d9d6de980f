import { PORTAL_CONTRACT } from '@onward/contracts'
import type postgres from 'postgres'
import { admin, artefact, asAdmin, ask, owner, reasonsOf, training, upload } from './publishing-fixture'

describe('a rollout', () => {
  const revisionNow = async () => (await ask('GET')).json.revision
  const change = async (body: object) => ask('POST', '/rollout', { revision: await revisionNow(), ...body })
  beforeEach(async () => {
    await upload(artefact({ build: 'aaaaaaaaaaaa' }), { live: true })
    await upload(artefact({ build: 'bbbbbbbbbbbb' }), { revision: await revisionNow() })
  })

  it('gives a version to a share, pauses, resumes and is promoted to everybody', async () => {
    expect((await change({ action: 'start', build: 'bbbbbbbbbbbb', percent: 10, audience: { roles: ['agent'] } })).status).toBe(
      200,
    )
    expect((await ask('GET')).json).toMatchObject({
      stable: 'aaaaaaaaaaaa',
      rollout: { build: 'bbbbbbbbbbbb', percent: 10, paused: false, audience: { roles: ['agent'], offices: [], testers: [] } },
    })
    expect((await change({ action: 'pause' })).status).toBe(200)
    expect((await change({ action: 'pause' })).status).toBe(422)
    expect((await ask('GET')).json.rollout).toMatchObject({ percent: 10, paused: true })
    expect((await change({ action: 'resume' })).status).toBe(200)
    expect((await change({ action: 'promote' })).status).toBe(200)
    expect((await ask('GET')).json).toMatchObject({ stable: 'bbbbbbbbbbbb', rollout: null })
    expect((await ask('GET')).json.history.map(({ action }: { action: string }) => action)).toEqual([
      'promote',
      'resume',
      'pause',
      'canary',
      'publish',
    ])
  })

  it('is stopped: its version is marked and not come back to by itself', async () => {
    await change({ action: 'start', build: 'bbbbbbbbbbbb', percent: 10 })
    expect((await change({ action: 'stop' })).status).toBe(200)
    const { stable, versions: listed } = (await ask('GET')).json
    expect([stable, listed.filter((one: { rolledBack: boolean }) => one.rolledBack)]).toEqual([
      'aaaaaaaaaaaa',
      [expect.objectContaining({ build: 'bbbbbbbbbbbb' })],
    ])
  })

  it('goes back to the version before, or to one that is named', async () => {
    await change({ action: 'promote', build: 'bbbbbbbbbbbb' })
    const back = await ask('POST', '/rollback', { revision: await revisionNow(), note: 'The list is empty.' })
    expect(back).toMatchObject({ status: 200, json: { build: 'aaaaaaaaaaaa' } })
    expect(reasonsOf(await ask('POST', '/rollback', { revision: await revisionNow() }))).toEqual([
      expect.stringContaining('no earlier version'),
    ])
    expect((await ask('POST', '/rollback', { revision: await revisionNow(), build: 'bbbbbbbbbbbb' })).status).toBe(200)
    expect((await ask('POST', '/rollback', { revision: 0, build: 'aaaaaaaaaaaa' })).status).toBe(409)
  })

  it('is refused for nobody, for what is live already, and without what it names', async () => {
    const refused = async (body: object) => reasonsOf(await change(body))
    expect(await refused({ action: 'start', build: 'bbbbbbbbbbbb' })).toEqual([expect.stringContaining('Say who gets it')])
    expect(await refused({ action: 'start', build: 'aaaaaaaaaaaa', percent: 5 })).toEqual([
      expect.stringContaining('live for everybody already'),
    ])
    expect(await refused({ action: 'start', build: 'dddddddddddd', percent: 5 })).toEqual([
      expect.stringContaining('No version dddddddddddd'),
    ])
    expect(await refused({ action: 'stop' })).toEqual([expect.stringContaining('being rolled out')])
  })

  it('is ended by removing the remote, which can come back', async () => {
    expect((await change({ action: 'remove' })).status).toBe(200)
    expect((await ask('GET')).json).toMatchObject({ stable: null, rollout: null })
    expect(reasonsOf(await change({ action: 'remove' }))).toEqual([expect.stringContaining('Nothing of it is live')])
    expect((await ask('POST', '/rollback', { revision: await revisionNow() })).json).toMatchObject({ build: 'aaaaaaaaaaaa' })
  })

  it('is changed by an administrator too', async () => {
    const body = { revision: await revisionNow(), action: 'start', build: 'bbbbbbbbbbbb', percent: 50, note: 'Half of them' }
    expect((await asAdmin('POST', 'remotes/training/rollout', body)).status).toBe(200)
    expect((await asAdmin('POST', 'remotes/training/rollout', body)).status).toBe(409)
    const { items } = (await asAdmin('GET', 'remotes')).json
    expect(items.find((one: { name: string }) => one.name === 'training').history[0]).toMatchObject({
      action: 'canary',
      by: admin.accountId,
      token: null,
      note: 'Half of them',
    })
  })
})

describe('several as one', () => {
  const revisions = async () =>
    Object.fromEntries(
      (await owner`select name, max(id) as id from gateway.revisions group by name`).map(({ name, id }) => [name, Number(id)]),
    )
  /** A shell of the next contract beside the live one, and a version of the remote for it. */
  beforeEach(async () => {
    await upload(artefact({ build: 'aaaaaaaaaaaa' }), { live: true })
    const portal = owner.json({ contract: PORTAL_CONTRACT + 1, lends: ['react#useState'] } as postgres.JSONValue)
    await owner`insert into gateway.versions (name, build, integrity, portal, facts)
      values ('shell', 's2', '{}', ${portal}, ${owner.json({ endpoints: {}, packages: [], shared: { react: '19.3.1' } })})`
    const next = owner.json(training({ contract: PORTAL_CONTRACT + 1 }) as unknown as postgres.JSONValue)
    await owner`insert into gateway.versions (name, build, entry, integrity, portal, facts)
      values ('training', 'bbbbbbbbbbbb', 'x.js', '{}', ${next}, '{}')`
  })
  const set = async (action: string, builds: Record<string, string>, seen?: Record<string, number>) => {
    const at = seen ?? (await revisions())
    const changes = Object.entries(builds).map(([name, build]) => ({ name, build, revision: at[name] ?? 0 }))
    return asAdmin('POST', 'sets', { action, changes, note: 'Together' })
  }
  const frontEnd = async (name: string) =>
    (await asAdmin('GET', 'remotes')).json.items.find((one: { name: string }) => one.name === name)

  it('go live across a contract bump, and an administrator sees what goes back with which', async () => {
    expect(reasonsOf(await set('promote', { training: 'bbbbbbbbbbbb' }))).toEqual([
      expect.stringMatching(/^training bbbbbbbbbbbb speaks portal contract 2, shell s1 serves 1/),
    ])
    const done = await set('promote', { shell: 's2', training: 'bbbbbbbbbbbb' })
    expect(done.status).toBe(200)
    const shell = await frontEnd('shell')
    expect(shell.history[0]).toMatchObject({ action: 'promote', stable: 's2', with: ['training'], by: admin.accountId })
    const back = shell.versions.find((one: { build: string }) => one.build === 's1')
    expect(back.refusal).toMatch(/^training bbbbbbbbbbbb speaks portal contract 2/)
    const { training: newest } = await revisions()
    expect(back.together).toEqual([{ name: 'training', build: 'aaaaaaaaaaaa', revision: newest }])
    expect((await set('rollback', { shell: 's1', training: 'aaaaaaaaaaaa' })).status).toBe(200)
    expect((await ask('GET')).json).toMatchObject({ stable: 'aaaaaaaaaaaa' })
  })

  it('change nothing when one of them changed meanwhile', async () => {
    const seen = await revisions()
    await set('promote', { shell: 's2' })
    expect((await set('promote', { training: 'bbbbbbbbbbbb', shell: 's1' }, seen)).status).not.toBe(200)
    expect((await ask('GET')).json).toMatchObject({ stable: 'aaaaaaaaaaaa' })
  })

  it('are for administrators: a team is told what would go back with its remote', async () => {
    await set('promote', { shell: 's2', training: 'bbbbbbbbbbbb' })
    const portal = owner.json({ contract: PORTAL_CONTRACT + 2, lends: ['react#useState'] } as postgres.JSONValue)
    await owner`insert into gateway.versions (name, build, integrity, portal, facts) values ('shell', 's3', '{}', ${portal}, '{}')`
    expect((await set('promote', { shell: 's3' })).status).toBe(200)
    const { revision } = (await ask('GET')).json
    expect(reasonsOf(await ask('POST', '/rollback', { revision }))).toEqual([
      expect.stringMatching(/^training aaaaaaaaaaaa speaks portal contract 1, shell s3 serves 3/),
      'It fits together with shell s2: ask an administrator to go back with them as one set.',
    ])
  })
})
