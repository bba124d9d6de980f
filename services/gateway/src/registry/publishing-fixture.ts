import { generateKeyPairSync, sign } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type ArtefactManifest, PORTAL_CONTRACT, type PortalManifest } from '@onward/contracts'
import { inEachLanguage } from '@onward/contracts/language'
import { listedAs, packArtefact } from '@onward/federation/artefact'
import type { TestPerson } from '@onward/service-kit/testing'
import { servicesUnderTest } from '@onward/testing/services'
import type postgres from 'postgres'
import { service } from '../app'
import { ownEndpoints } from './running-endpoints'

export let now = new Date()
/** The clock of the service. */
export const setNow = (at: Date): void => {
  now = at
}
export let admin: TestPerson
export let dataDir: string
export const pair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { privateKey, publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString() }
}
export const team = pair()

export const { server, owner, database } = servicesUnderTest(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'onward-publishing-'))
  return { services: [service], clock: () => now, config: { rateFactor: 1000, dataDir } }
})
export let config: { secondPerson: boolean }
beforeAll(async () => {
  config = server.kit('gateway').config
  admin = await server.person('admin')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

export const text = inEachLanguage(() => 'Training')
export const training = (changes: Partial<PortalManifest> = {}): PortalManifest => ({
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
export const CODE = Buffer.from('globalThis.training = 1')
export const FILES = {
  'remoteEntry.0a1b2c3d.js': CODE,
  'remoteEntry.0a1b2c3d.js.br': brotliCompressSync(CODE),
  'page.css': Buffer.from('.training__a{color:red}'),
}
export const board = 'GET /api/jobs/board'

export interface Making {
  build?: string
  portal?: PortalManifest
  manifest?: Partial<ArtefactManifest>
  files?: Record<string, Buffer>
  /** What travels, where it differs from what is listed. */
  sent?: Record<string, Buffer>
  key?: typeof team
}
/** A signed artefact, as a build of a team makes it. */
export function artefact({
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

export async function asAdmin(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, by = admin) {
  const answer = await server.app.inject({
    method,
    url: `/api/gateway/admin/${url}`,
    headers: { authorization: `Bearer ${server.tokens.issue(by, now).token}` },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, json: answer.json() }
}
export const register = (name: string, changes: object = {}) =>
  asAdmin('PUT', `registrations/${name}`, {
    version: 0,
    team: 'Skills',
    mail: 'skills@test.example',
    publicKey: team.publicKey,
    ...changes,
  })
/** Whom the administrator named. */
export const TESTER = '0b8a2f0e-4c0f-4a51-9d5e-2f6d1c7b9a10'
export const tokenFor = async (name: string, rights: string[] = ['publish', 'rollout', 'rollback'], days = 30) =>
  (
    await asAdmin('POST', `registrations/${name}/tokens`, {
      label: 'Pipeline',
      rights,
      testers: rights.includes('preview') ? [TESTER] : [],
      days,
    })
  ).json
export let token = ''

export const withToken = (secret: string) => ({ authorization: `Bearer ${secret}` })
export async function upload(bytes: Buffer, { revision = 0, live = false, secret = token, name = 'training' } = {}) {
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
export async function ask(method: 'GET' | 'POST', what = '', payload?: object, secret = token) {
  const url = `/api/gateway/registry/remotes/training${what}`
  const answer = await server.app.inject({ method, url, headers: withToken(secret), ...(payload && { payload }) })
  return { status: answer.statusCode, json: answer.json() }
}
export const reasonsOf = ({ json }: { json: { errors?: { message: string }[] } }) =>
  (json.errors ?? []).map(({ message }) => message)
export const versions = async () =>
  (await owner`select build from gateway.versions where name = 'training' order by build`).map(({ build }) => build)
export const foldersOf = async (place: string): Promise<string[]> => {
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
export async function liveShell(lends = ['react#useState'], shared: Record<string, string> = { react: '19.3.1' }) {
  const portal = owner.json({ contract: PORTAL_CONTRACT, lends } as postgres.JSONValue)
  await owner`insert into gateway.remotes (name) values ('shell') on conflict do nothing`
  await owner`insert into gateway.versions (name, build, integrity, portal, facts)
    values ('shell', 's1', '{}', ${portal}, ${owner.json({ endpoints: {}, packages: [], shared })})`
  await owner`insert into gateway.rollouts (name, stable) values ('shell', 's1')`
  await owner`insert into gateway.revisions (name, action, stable) values ('shell', 'publish', 's1')`
}
