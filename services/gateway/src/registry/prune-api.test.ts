import { prune } from './prune'
import { artefact, ask, dataDir, foldersOf, now, owner, reasonsOf, setNow, tokenFor, upload } from './publishing-fixture'
import { askOf } from './store'

describe('a version that nobody needs', () => {
  const DAY_MS = 86_400_000
  const builds = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc', 'dddddddddddd']
  const inTransaction = <T>(step: (asking: ReturnType<typeof askOf>) => Promise<T>) =>
    owner.begin((sql) => step(askOf(sql))) as Promise<T>
  const pruned = async (keep = 1, isRehearsal = false) =>
    (await prune(inTransaction, { dataDir, keep, now, isRehearsal })).map(({ name, build }) => `${name} ${build}`)
  beforeEach(async () => {
    for (const build of builds) await upload(artefact({ build }), { live: true, revision: (await ask('GET')).json.revision })
    setNow(new Date(now.getTime() + 2 * DAY_MS))
  })

  it('is removed with its files, is told, and is known to have been', async () => {
    expect(await pruned(1, true)).toEqual(['training bbbbbbbbbbbb', 'training aaaaaaaaaaaa'])
    expect(await foldersOf('assets')).toContain('training/aaaaaaaaaaaa')
    expect(await pruned()).toEqual(['training bbbbbbbbbbbb', 'training aaaaaaaaaaaa'])
    expect((await foldersOf('assets')).filter((one) => /\/[a-d]{12}$/.test(one))).toEqual([
      'training/cccccccccccc',
      'training/dddddddddddd',
    ])
    expect((await ask('GET')).json.versions.map(({ build }: { build: string }) => build)).toEqual([
      'dddddddddddd',
      'cccccccccccc',
    ])
    expect(await pruned()).toEqual([])
    const revision = (await ask('GET')).json.revision
    expect(reasonsOf(await ask('POST', '/rollback', { revision, build: 'aaaaaaaaaaaa' }))).toEqual([
      '"training" has no version aaaaaaaaaaaa.',
    ])
    expect((await ask('POST', '/rollback', { revision })).json).toMatchObject({ build: 'cccccccccccc' })
  })

  it('comes back, files and all, when the same artefact is published again', async () => {
    await pruned()
    const { revision } = (await ask('GET')).json
    expect((await upload(artefact({ build: 'aaaaaaaaaaaa' }), { revision })).status).toBe(200)
    expect(await foldersOf('assets')).toContain('training/aaaaaaaaaaaa/page.css')
    expect((await ask('GET')).json.versions).toHaveLength(3)
  })

  it('is kept while a preview shows it', async () => {
    const { token: previewing } = await tokenFor('training', ['preview'])
    const made = await ask('POST', '/previews', { build: 'aaaaaaaaaaaa', hours: 3 }, previewing)
    expect(made.json).toMatchObject({ address: expect.stringMatching(/^\/preview\//) })
    expect(await pruned()).toEqual(['training bbbbbbbbbbbb'])
    expect((await ask('POST', `/previews/${made.json.id}/revocation`, {}, previewing)).status).toBe(200)
    expect(await pruned()).toEqual(['training aaaaaaaaaaaa'])
  })
})
