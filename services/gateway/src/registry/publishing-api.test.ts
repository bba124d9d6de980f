import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type ArtefactManifest, PORTAL_CONTRACT, type PortalManifest } from '@onward/contracts'
import { inEachLanguage } from '@onward/contracts/language'
import { listedAs, packArtefact } from '@onward/federation/artefact'
import { createLog } from '@onward/service-kit'
import { createTestServer, type TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import type postgres from 'postgres'
import { service } from '../app'
import { prune } from './prune'
import { ownEndpoints } from './running-endpoints'
import { askOf } from './store'

let now = new Date()
let admin: TestPerson
let dataDir: string
const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { privateKey, publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
}
const team = pair()

const { server, owner, database } = servicesUnderTest(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'onward-publishing-'))
  return { services: [service], clock: () => now, config: { rateFactor: 1000, dataDir } }
})
let config: { secondPerson: boolean }
beforeAll(async () => {
  config = server.kit('gateway').config
  admin = await server.person('admin')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const text = inEachLanguage(() => 'Training')
const training = (changes: Partial<PortalManifest> = {}): PortalManifest => ({
  name: 'training',
  contract: PORTAL_CONTRACT,
  pages: [{ id: 'list', path: '/agent/training', access: ['agent'], title: text, layout: 'frame' }],
  navigation: [],
  slots: [],
  uses: ['react#useState'],
  exports: { routes: ['list'], slots: [] },
  untranslated: [],
  ...changes,
})
const CODE = Buffer.from('globalThis.training = 1')
const FILES = {
  'remoteEntry.0a1b2c3d.js': CODE,
  'remoteEntry.0a1b2c3d.js.br': brotliCompressSync(CODE),
  'page.css': Buffer.from('.a{color:red}'),
}
const board = 'GET /api/jobs/board'

interface Making {
  build?: string
  portal?: PortalManifest
  manifest?: Partial<ArtefactManifest>
  files?: Record<string, Buffer>
  /** What travels, where it differs from what is listed. */
  sent?: Record<string, Buffer>
  key?: typeof team
}
/** A signed artefact, as a build of a team makes it. */
function artefact({
  build = '0123456789ab',
  portal = training(),
  manifest = {},
  files = FILES,
  sent = files,
  key = team,
}: Making = {}): Buffer {
  const described: ArtefactManifest = {
    format: 1,
    name: 'training',
    build,
    entry: 'remoteEntry.0a1b2c3d.js',
    portal,
    endpoints: { [board]: [...(ownEndpoints().get(board) ?? [])] },
    packages: [{ name: 'dayjs', version: '1.0.0', licence: 'MIT' }],
    shared: { react: '^19.3.0' },
    files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, listedAs(bytes)])),
    sourceMaps: {},
    ...manifest,
  }
  const bytes = Buffer.from(JSON.stringify(described))
  const signature = sign(null, bytes, key.privateKey).toString('base64')
  return packArtefact({ manifest: bytes, signature, files: new Map(Object.entries(sent)) })
}

async function asAdmin(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, by = admin) {
  const answer = await server.app.inject({
    method,
    url: `/api/gateway/admin/${url}`,
    headers: { authorization: `Bearer ${server.tokens.issue(by, now).token}` },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
const register = (name: string, changes: object = {}) =>
  asAdmin('PUT', `registrations/${name}`, { version: 0, team: 'Skills', publicKey: team.publicKey, ...changes })
const tokenFor = async (name: string, rights: string[] = ['publish', 'rollout', 'rollback'], days = 30) =>
  (await asAdmin('POST', `registrations/${name}/tokens`, { label: 'Pipeline', rights, days })).json
let token = ''

const withToken = (secret: string) => ({ authorization: `Bearer ${secret}` })
async function upload(bytes: Buffer, { revision = 0, live = false, secret = token, name = 'training' } = {}) {
  const field = (key: string, value: string) => `--b\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`
  const payload = Buffer.concat([
    Buffer.from(
      `${field('revision', String(revision))}${field('live', String(live))}--b\r\nContent-Disposition: form-data; name="file"; filename="a.onward"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ])
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/gateway/registry/remotes/${name}/versions`,
    headers: { ...withToken(secret), 'content-type': 'multipart/form-data; boundary=b' },
    payload,
  })
  return { status: answer.statusCode, json: answer.json() }
}
async function ask(method: 'GET' | 'POST', what = '', payload?: object, secret = token) {
  const url = `/api/gateway/registry/remotes/training${what}`
  const answer = await server.app.inject({ method, url, headers: withToken(secret), ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.json() }
}
const reasonsOf = ({ json }: { json: { errors?: { message: string }[] } }) => (json.errors ?? []).map(({ message }) => message)
const versions = async () =>
  (await owner`select build from gateway.versions where name = 'training' order by build`).map(({ build }) => build)
const foldersOf = async (place: string): Promise<string[]> => {
  const folder = path.join(dataDir, place)
  return existsSync(folder) ? (await readdir(folder, { recursive: true })).sort() : []
}

beforeEach(async () => {
  now = new Date()
  await owner`truncate gateway.rollout_requests, gateway.previews, gateway.deploy_tokens, gateway.revisions, gateway.rollouts, gateway.versions, gateway.remotes, gateway.load_events cascade`
  for (const place of ['assets', 'maps', 'incoming']) await rm(path.join(dataDir, place), { recursive: true, force: true })
  await liveShell()
  await register('training', { reserved: [{ path: '/agent/training', roles: ['agent'] }], budgetBytes: 50_000 })
  token = (await tokenFor('training')).token
})
async function liveShell(lends = ['react#useState'], shared: Record<string, string> = { react: '19.3.1' }) {
  const portal = owner.json({ contract: PORTAL_CONTRACT, lends } as postgres.JSONValue)
  await owner`insert into gateway.remotes (name) values ('shell') on conflict do nothing`
  await owner`insert into gateway.versions (name, build, integrity, portal, facts)
    values ('shell', 's1', '{}', ${portal}, ${owner.json({ endpoints: {}, packages: [], shared })})`
  await owner`insert into gateway.rollouts (name, stable) values ('shell', 's1')`
  await owner`insert into gateway.revisions (name, action, stable) values ('shell', 'publish', 's1')`
}

describe('publishing by a token', () => {
  it('keeps a signed version with its files, and makes it live when asked, with who did it', async () => {
    const published = await upload(artefact())
    expect(published).toMatchObject({ status: 200, json: { build: '0123456789ab', revision: 0 } })
    expect(await foldersOf('assets')).toEqual([
      'training',
      'training/0123456789ab',
      ...Object.keys(FILES)
        .sort()
        .map((file) => `training/0123456789ab/${file}`),
    ])
    expect((await ask('GET')).json).toMatchObject({
      stable: null,
      revision: 0,
      versions: [{ build: '0123456789ab', refusal: null }],
    })
    const live = await upload(artefact({ build: 'bbbbbbbbbbbb' }), { live: true })
    expect(live.status).toBe(200)
    expect((await ask('GET')).json).toMatchObject({ stable: 'bbbbbbbbbbbb', revision: live.json.revision })
    const { items } = (await asAdmin('GET', 'remotes')).json
    const seen = items.find((one: { name: string }) => one.name === 'training')
    expect(seen.history).toMatchObject([{ action: 'publish', stable: 'bbbbbbbbbbbb', by: null, token: 'Pipeline' }])
    const acts = await owner`select resource, answer from gateway.acts where method_path like 'POST /api/gateway/registry%'`
    expect(acts.map(({ resource }) => resource)).toEqual([
      expect.stringMatching(/^remotes\/training\/tokens\//),
      expect.any(String),
    ])
    expect(JSON.stringify(acts)).not.toContain(token)
  })

  it('says what it uses of the live shell that will go and until when, and after that day refuses it', async () => {
    const deprecation = { since: 'contract 1', until: '2027-06-30', instead: 'use useNew.' }
    const [use, other] = ['@onward/portal-kit/queries#useOld', '@onward/portal-kit/queries#useOther']
    await owner`update gateway.versions set portal = ${owner.json({
      contract: PORTAL_CONTRACT,
      lends: ['react#useState', use],
      deprecated: { [use]: deprecation, [other]: deprecation },
    })} where name = 'shell'`
    const bytes = artefact({ portal: training({ uses: ['react#useState', use] }) })
    now = new Date('2027-06-30T10:00:00Z')
    token = (await tokenFor('training')).token
    const sentence =
      'useOld of @onward/portal-kit/queries is deprecated since contract 1 and can be used until 2027-06-30: use useNew.'
    expect(await upload(bytes)).toMatchObject({ status: 200, json: { deprecated: [sentence] } })
    now = new Date('2027-07-01T10:00:00Z')
    expect(reasonsOf(await upload(bytes))).toEqual([expect.stringContaining('may be gone: use useNew.')])
    expect((await upload(artefact({ build: 'cccccccccccc' }))).json.deprecated).toEqual([])
  })

  it('refuses what came after another revision was made', async () => {
    expect((await upload(artefact(), { live: true })).status).toBe(200)
    const late = await upload(artefact({ build: 'bbbbbbbbbbbb' }), { live: true, revision: 0 })
    expect([late.status, late.json.code]).toEqual([409, 'state-conflict'])
    expect(await versions()).toEqual(['0123456789ab'])
    expect(await foldersOf('incoming')).toEqual([])
  })

  it('lets one of two that publish at the same moment through', async () => {
    const answers = await Promise.all(
      ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'].map((build) => upload(artefact({ build }), { live: true })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('takes the same artefact twice, and never other contents under its build', async () => {
    expect((await upload(artefact())).status).toBe(200)
    expect((await upload(artefact())).status).toBe(200)
    const other = await upload(artefact({ files: { ...FILES, 'page.css': Buffer.from('.a{color:blue}') } }))
    expect(reasonsOf(other)).toEqual([expect.stringContaining('published before with other contents')])
  })
})

describe('a version is refused with the reason and how to mend it, and leaves nothing', () => {
  const page = (changes: object) =>
    training({ pages: [{ ...training().pages[0], ...changes } as PortalManifest['pages'][number]] })
  const gone = { [board]: [...(ownEndpoints().get(board) ?? []), 'answer.nothing string'] }
  it.each<[string, Making, RegExp]>([
    ['a stranger’s signature', { key: pair() }, /not signed with the key that is registered for training: sign it/],
    ['another remote’s name', { manifest: { name: 'agent' } }, /is of "agent": publish it under that name/],
    [
      'a file that was changed on the way',
      { sent: { ...FILES, 'page.css': Buffer.from('b{}') } },
      /page\.css is missing or differs.*build/,
    ],
    ['a file too many', { sent: { ...FILES, 'more.js': CODE } }, /more\.js is not in the manifest/],
    [
      'a compressed file with other contents',
      { files: { ...FILES, 'page.css.br': brotliCompressSync(CODE) } },
      /page\.css\.br holds other bytes/,
    ],
    ['no entry script', { manifest: { entry: null } }, /no entry script: build it again/],
    [
      'a reserved address of the portal',
      { portal: page({ path: '/login' }) },
      /would take \/login .* Give the page another path/,
    ],
    [
      'an address that is not its own',
      { portal: page({ path: '/agent/other' }) },
      /not reserved for training and these roles: use \/agent\/training/,
    ],
    ['its address for other roles', { portal: page({ access: 'public' }) }, /not reserved for training and these roles/],
    [
      'a page without a route',
      { portal: training({ exports: { routes: [], slots: [] } }) },
      /has no route: add "list" to `routes`/,
    ],
    [
      'a missing Welsh text',
      { portal: training({ untranslated: [{ catalogue: 'training', key: 'lead', language: 'cy' }] }) },
      /missing in Welsh: add it there/,
    ],
    [
      'a link that leads nowhere',
      {
        portal: training({
          navigation: [{ href: '/agent/nowhere', label: text, icon: 'home', access: ['agent'], places: ['top'], order: 1 }],
        }),
      },
      /leads to \/agent\/nowhere, which has no page for agent: add the page/,
    ],
    ['another contract', { portal: training({ contract: PORTAL_CONTRACT + 1 }) }, /speaks portal contract 2/],
    ['an export that the shell lacks', { portal: training({ uses: ['react#nothing'] }) }, /does not lend: react#nothing/],
    [
      'a newer shared module',
      { manifest: { shared: { react: '^19.4.0' } } },
      /needs react \^19\.4\.0, and the live shell provides 19\.3\.1/,
    ],
    [
      'an endpoint that nobody answers',
      { manifest: { endpoints: { 'GET /api/jobs/nothing': [] } } },
      /calls GET \/api\/jobs\/nothing, which no service of this portal answers/,
    ],
    [
      'an endpoint that answers otherwise',
      { manifest: { endpoints: gone } },
      /answers otherwise now \(answer\.nothing is gone\): build it with the kit/,
    ],
    [
      'its own React',
      { manifest: { packages: [{ name: 'react', version: '18.0.0', licence: 'MIT' }] } },
      /its own copy of react: import it from the kit/,
    ],
    [
      'a licence that is not accepted',
      { manifest: { packages: [{ name: 'x', version: '1.0.0', licence: 'AGPL-3.0' }] } },
      /x 1\.0\.0, whose licence \(AGPL-3\.0\)/,
    ],
    [
      'more bytes than its budget',
      { files: { ...FILES, 'big.js': Buffer.alloc(60_000, 'x') } },
      /more than its budget of 50\.0 kB/,
    ],
    [
      'a style from another site',
      { files: { ...FILES, 'page.css': Buffer.from('a{background:url(https://cdn.example/x.png)}') } },
      /page\.css loads from https:\/\/cdn\.example\/x\.png/,
    ],
    [
      'code from another site',
      { files: { ...FILES, 'x.js': Buffer.from('import("//cdn.example/x.js")') } },
      /x\.js loads from \/\/cdn\.example/,
    ],
  ])('%s', async (_name, making, reason) => {
    const answer = await upload(artefact(making), { live: true })
    expect([answer.status, reasonsOf(answer)]).toEqual([422, expect.arrayContaining([expect.stringMatching(reason)])])
    expect(await versions()).toEqual([])
    expect([...(await foldersOf('assets')), ...(await foldersOf('incoming'))].filter((file) => file.includes('0123'))).toEqual([])
  })

  it('bytes that are no artefact', async () => {
    for (const bytes of [Buffer.from('x'), Buffer.alloc(2048), artefact().subarray(0, 700)])
      expect(reasonsOf(await upload(bytes))).toEqual(['The file is no artefact: make it with onward-remote build.'])
  })

  it('an address that is reserved for another remote', async () => {
    await register('reports', { reserved: [{ path: '/agent/training', roles: ['agent'] }] })
    expect(reasonsOf(await upload(artefact(), { live: true }))).toEqual([
      expect.stringContaining('is reserved for reports: give the page another path'),
    ])
  })

  it('what a killed process left behind is gone after the next one', async () => {
    const left = path.join(dataDir, 'assets/training/cccccccccccc')
    for (const folder of [left, path.join(dataDir, 'incoming/training@cccccccccccc')]) await mkdir(folder, { recursive: true })
    await writeFile(path.join(left, 'x.js'), CODE)
    expect((await upload(artefact())).status).toBe(200)
    expect(existsSync(left)).toBe(false)
    expect(await foldersOf('incoming')).toEqual([])
  })
})

it('a start names the live remotes that call what the services no longer answer', async () => {
  expect((await upload(artefact(), { live: true })).status).toBe(200)
  const changed = { endpoints: { [board]: ['answer.nothing string'] }, packages: [], shared: {} }
  await owner`update gateway.versions set facts = ${owner.json(changed)} where name = 'training'`
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  const second = await createTestServer({ database, services: [service], clock: () => now, log, config: { dataDir } })
  await second.close()
  const warned = lines.filter((line) => line.includes('no longer answer')).map((line) => JSON.parse(line))
  expect(warned).toMatchObject([{ remote: 'training', version: '0123456789ab', reason: expect.stringContaining(board) }])
})

describe('a deploy token', () => {
  it('opens its own remote alone, with its rights alone', async () => {
    await register('reports')
    const [other, small] = [(await tokenFor('reports')).token, (await tokenFor('training', ['publish'])).token]
    expect((await upload(artefact(), { secret: other })).status).toBe(403)
    expect((await upload(artefact(), { secret: small, live: true })).status).toBe(403)
    expect((await upload(artefact(), { secret: small })).status).toBe(200)
    expect((await ask('POST', '/rollback', { revision: 0 }, small)).status).toBe(403)
    for (const secret of ['', 'onw.training.x', `${token.slice(0, -2)}xx`])
      expect((await ask('GET', '', undefined, secret)).status).toBe(401)
  })

  it('is shown once, stored as a hash, and refused once it is revoked or has expired', async () => {
    const made = await tokenFor('training', ['publish'], 1)
    expect(made.token).toMatch(/^onw\.training\.[\w-]{43}$/)
    const stored = JSON.stringify([await owner`select * from gateway.deploy_tokens`, await owner`select * from gateway.acts`])
    expect(stored).not.toContain(made.token.slice(-20))
    expect((await ask('GET', '', undefined, made.token)).status).toBe(200)
    const { items } = (await asAdmin('GET', 'registrations')).json
    const listed = items[0].tokens.find(({ id }: { id: string }) => id === made.id)
    expect(listed).toMatchObject({ label: 'Pipeline', rights: ['publish'], lastUsedAt: now.toISOString(), revokedAt: null })
    expect((await asAdmin('POST', `registrations/training/tokens/${made.id}/revocation`, {})).status).toBe(200)
    expect((await ask('GET', '', undefined, made.token)).status).toBe(401)
    expect((await asAdmin('POST', `registrations/training/tokens/${randomUUID()}/revocation`, {})).status).toBe(404)
    now = new Date(now.getTime() + 31 * 86_400_000)
    expect((await ask('GET')).status).toBe(401)
  })
})

describe('a registration', () => {
  it('takes Ed25519 public keys and names of remotes alone, and no change of an older state', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' })
    const secret = team.privateKey.export({ type: 'pkcs8', format: 'pem' })
    for (const publicKey of [rsa, secret, 'x']) expect((await register('another', { publicKey })).status).toBe(422)
    for (const name of ['shell', 'Another', 'x']) expect((await register(name)).status).toBe(422)
    expect((await register('training')).status).toBe(409)
    expect((await register('training', { version: 1, team: 'Learning' })).json).toMatchObject({ version: 2 })
  })
})

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

describe('a version that nobody needs', () => {
  const DAY_MS = 86_400_000
  const builds = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc', 'dddddddddddd']
  const inTransaction = <T>(step: (asking: ReturnType<typeof askOf>) => Promise<T>) =>
    owner.begin((sql) => step(askOf(sql))) as Promise<T>
  const pruned = async (keep = 1, isRehearsal = false) =>
    (await prune(inTransaction, { dataDir, keep, now, isRehearsal })).map(({ name, build }) => `${name} ${build}`)
  beforeEach(async () => {
    for (const build of builds) await upload(artefact({ build }), { live: true, revision: (await ask('GET')).json.revision })
    now = new Date(now.getTime() + 2 * DAY_MS)
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
    const made = await ask('POST', '/previews', { build: 'aaaaaaaaaaaa', audience: { roles: ['agent'] }, hours: 3 })
    expect(made.json).toMatchObject({ address: expect.stringMatching(/^\/preview\//) })
    expect(await pruned()).toEqual(['training bbbbbbbbbbbb'])
    expect((await ask('POST', `/previews/${made.json.id}/revocation`, {})).status).toBe(200)
    expect(await pruned()).toEqual(['training aaaaaaaaaaaa'])
  })
})

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
    await ask('POST', '/previews', { build: 'aaaaaaaaaaaa', audience: { roles: ['agent'] }, label: 'The list' })
    const told = (await ask('GET', '/explanation')).json
    expect(told.refusals).toEqual([
      { at: now.toISOString(), build: '0123456789ab', reasons: [expect.stringMatching(/speaks portal contract 2/)] },
      { at: now.toISOString(), build: '0123456789ab', reasons: ['It has no entry script: build it again.'] },
    ])
    expect(told.previews).toMatchObject([{ build: 'aaaaaaaaaaaa', label: 'The list', audience: { roles: ['agent'] } }])
    expect([told.waiting, told.failures]).toEqual([null, []])
    await register('reports')
    const other = (await tokenFor('reports')).token
    expect((await ask('GET', '/explanation', undefined, other)).status).toBe(403)
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
