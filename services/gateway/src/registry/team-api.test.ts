import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PORTAL_CONTRACT } from '@onward/contracts'
import { listedAs } from '@onward/federation/artefact'
import { artefact, asAdmin, ask, dataDir, FILES, now, register, TESTER, tokenFor, training, upload } from './publishing-fixture'

describe('what a team is told of its own remote', () => {
  const map = Buffer.from('{"version":3,"sources":["src/Page.tsx"],"names":[],"mappings":"AAAA"}')
  const withMap = () =>
    artefact({
      manifest: { sourceMaps: { 'remoteEntry.0a1b2c3d.js.map': listedAs(map) } },
      sent: { ...FILES, 'remoteEntry.0a1b2c3d.js.map': map },
    })

  it('are its last refusals with every reason, its previews, and what waits', async () => {
    await upload(artefact({ manifest: { entry: null } }))
    await upload(artefact({ portal: training({ contract: PORTAL_CONTRACT + 1 }) }), { live: true })
    await upload(artefact({ build: 'aaaaaaaaaaaa' }))
    const { token: previewing } = await tokenFor('training', ['preview'])
    await ask('POST', '/previews', { build: 'aaaaaaaaaaaa', label: 'The list' }, previewing)
    const told = (await ask('GET', '/explanation')).json
    expect(told.refusals).toEqual([
      { at: now.toISOString(), build: '0123456789ab', reasons: [expect.stringMatching(/speaks portal contract 2/)] },
      { at: now.toISOString(), build: '0123456789ab', reasons: ['It has no entry script: build it again.'] },
    ])
    expect(told.previews).toMatchObject([
      { build: 'aaaaaaaaaaaa', label: 'The list', audience: { roles: [], testers: [TESTER] } },
    ])
    expect([told.waiting, told.failures]).toEqual([null, []])
    await register('reports')
    const other = (await tokenFor('reports')).token
    expect((await ask('GET', '/explanation', undefined, other)).status).toBe(403)
  })

  it('previews by a right of its own, for the testers alone whom an administrator named with the token', async () => {
    await upload(artefact({ build: 'aaaaaaaaaaaa' }))
    const body = { build: 'aaaaaaaaaaaa', label: 'The list' }
    expect((await ask('POST', '/previews', body)).status).toBe(403)
    const { id, token: previewing } = await tokenFor('training', ['preview'])
    const wider = { ...body, audience: { roles: ['admin', 'agent'] }, guest: 'Me' }
    const made = await ask('POST', '/previews', wider, previewing)
    expect(made.status).toBe(200)
    const [listed] = (await asAdmin('GET', 'previews')).json.items
    expect(listed).toMatchObject({
      audience: { roles: [], offices: [], testers: [TESTER] },
      guest: '',
      address: made.json.address,
    })
    // It ends with its token.
    expect((await asAdmin('POST', `registrations/training/tokens/${id}/revocation`, {})).status).toBe(200)
    expect((await asAdmin('GET', 'previews')).json.items[0].address).toBeNull()
    const unnamed = { label: 'x', rights: ['preview'], days: 1 }
    expect((await asAdmin('POST', 'registrations/training/tokens', unnamed)).json.errors).toEqual([
      { field: 'testers', message: 'Name the testers who may open its previews' },
    ])
  })

  it('are its source maps, to its own token alone, and never changed ones', async () => {
    expect((await upload(withMap())).status).toBe(200)
    const file = '/maps/0123456789ab/remoteEntry.0a1b2c3d.js.map'
    expect((await ask('GET', file)).json).toMatchObject({ sources: ['src/Page.tsx'] })
    await register('reports')
    const other = (await tokenFor('reports')).token
    expect((await ask('GET', file, undefined, other)).status).toBe(403)
    expect((await ask('GET', file, undefined, 'none')).status).toBe(401)
    for (const none of ['/maps/0123456789ab/none.map', '/maps/0123456789ab/..%2f..%2fx.map', '/maps/none/x.map'])
      expect((await ask('GET', none)).status).toBe(404)
    await writeFile(path.join(dataDir, 'maps/training/0123456789ab/remoteEntry.0a1b2c3d.js.map'), '{}')
    expect((await ask('GET', file)).status).toBe(404)
  })
})
