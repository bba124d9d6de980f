import { admin, artefact, asAdmin, ask, config, owner, reasonsOf, server, upload } from './publishing-fixture'

describe('a second person', () => {
  const revision = async () => (await ask('GET')).json.revision
  const change = async (body: object) => ask('POST', '/rollout', { revision: await revision(), ...body })
  const waiting = async () =>
    (await asAdmin('GET', 'remotes')).json.items.find((one: { name: string }) => one.name === 'training').request
  const decide = (id: string, decision: string, by = admin) =>
    asAdmin('POST', `remotes/training/requests/${id}/decision`, { decision }, by)
  beforeEach(async () => {
    await upload(artefact({ build: 'aaaaaaaaaaaa' }), { live: true })
    await upload(artefact({ build: 'bbbbbbbbbbbb' }), { revision: await revision() })
    config.secondPerson = true
  })
  afterEach(() => {
    config.secondPerson = false
  })

  it('decides before a version reaches more than half of the people, however that is asked for', async () => {
    expect((await change({ action: 'start', build: 'bbbbbbbbbbbb', percent: 50 })).json).toMatchObject({ waiting: false })
    for (const body of [{ percent: 51 }, { percent: 0, audience: { roles: ['agent'] } }])
      expect((await change({ action: 'start', build: 'bbbbbbbbbbbb', ...body })).json).toMatchObject({ waiting: true })
    expect((await change({ action: 'promote' })).json).toMatchObject({ waiting: true })
    expect((await ask('GET')).json).toMatchObject({ stable: 'aaaaaaaaaaaa', rollout: { percent: 50 } })
    const asked = await waiting()
    expect(asked).toMatchObject({ by: null, token: 'Pipeline', build: 'bbbbbbbbbbbb', percent: 100 })
    expect((await decide(asked.id, 'approve')).status).toBe(200)
    expect((await ask('GET')).json).toMatchObject({ stable: 'bbbbbbbbbbbb', rollout: null })
    expect([await waiting(), (await decide(asked.id, 'approve')).status]).toEqual([null, 404])
  })

  it('is another one than whoever asked, who may take it back', async () => {
    const body = { revision: await revision(), action: 'promote', build: 'bbbbbbbbbbbb' }
    expect((await asAdmin('POST', 'remotes/training/rollout', body)).json).toMatchObject({ waiting: true })
    const { id } = await waiting()
    expect(reasonsOf(await decide(id, 'approve'))).toEqual([expect.stringContaining('another administrator decides')])
    expect((await decide(id, 'decline')).status).toBe(200)
    expect([await waiting(), (await ask('GET')).json.stable]).toEqual([null, 'aaaaaaaaaaaa'])
    await asAdmin('POST', 'remotes/training/rollout', body)
    const colleague = await server.person('admin')
    expect((await decide((await waiting()).id, 'approve', colleague)).status).toBe(200)
    expect((await ask('GET')).json.stable).toBe('bbbbbbbbbbbb')
    const rows = await owner`select decision, decided_by from gateway.rollout_requests where name = 'training' order by asked_at`
    expect(rows.map(({ decision, decided_by }) => [decision, decided_by])).toEqual([
      ['declined', admin.accountId],
      ['approved', colleague.accountId],
    ])
  })

  it('is asked when a team publishes for everybody, and not when somebody goes back', async () => {
    const live = await upload(artefact({ build: 'cccccccccccc' }), { live: true, revision: await revision() })
    expect(live.json).toMatchObject({ build: 'cccccccccccc', waiting: true })
    await decide((await waiting()).id, 'approve')
    expect((await ask('GET')).json.stable).toBe('cccccccccccc')
    expect((await ask('POST', '/rollback', { revision: await revision() })).json).toMatchObject({ build: 'aaaaaaaaaaaa' })
  })

  it('approves nothing that would be refused, or that another change came before', async () => {
    expect((await change({ action: 'promote', build: 'dddddddddddd' })).status).toBe(422)
    expect(await waiting()).toBeNull()
    await change({ action: 'promote', build: 'bbbbbbbbbbbb' })
    const { id } = await waiting()
    await change({ action: 'start', build: 'bbbbbbbbbbbb', percent: 10 })
    expect((await decide(id, 'approve')).status).toBe(409)
    expect((await ask('GET')).json.stable).toBe('aaaaaaaaaaaa')
  })
})
