import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { kitFolder, packingMark } from './keep-kit'
import { registerKit } from './routes'

const bytes = Buffer.from('a tarball')
const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const keys = { notices: { current: { kid: '0', privateKey }, publicKeys: new Map([['0', publicKey]]) } }

async function portalWith(build: string | null) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'onward-kit-'))
  await mkdir(kitFolder(dataDir, 'b1'), { recursive: true })
  await writeFile(path.join(kitFolder(dataDir, 'b1'), 'ui.tgz'), bytes)
  await writeFile(path.join(kitFolder(dataDir, 'b1'), 'secret.txt'), 'not listed')
  const packages = [{ name: '@onward/ui', version: '1.0.0', file: 'ui.tgz', integrity, bytes: bytes.length }]
  await writeFile(path.join(kitFolder(dataDir, 'b1'), 'index.json'), JSON.stringify({ contract: 1, kit: 'k1', packages }))
  const app = Fastify()
  registerKit(app, {
    dataDir,
    keys,
    shellBuild: async () => build,
  })
  return app
}

it('lists the packages of the live shell’s kit, each with its address and hash', async () => {
  const answer = await (await portalWith('b1')).inject('/kit')
  expect(answer.json()).toEqual({
    contract: 1,
    kit: 'k1',
    packages: [{ name: '@onward/ui', version: '1.0.0', address: '/kit/ui.tgz', integrity, bytes: bytes.length }],
  })
})

it('gives a package as it was packed, and nothing when the client has it', async () => {
  const app = await portalWith('b1')
  const given = await app.inject('/kit/ui.tgz')
  expect([given.statusCode, given.rawPayload.equals(bytes)]).toEqual([200, true])
  const again = await app.inject({ url: '/kit/ui.tgz', headers: { 'if-none-match': String(given.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('gives no file that the index does not list, and no kit of a shell that has none', async () => {
  const app = await portalWith('b1')
  for (const file of ['secret.txt', 'index.json', '..%2f..%2fkeys', 'none.tgz'])
    expect((await app.inject(`/kit/${file}`)).statusCode).not.toBe(200)
  expect((await (await portalWith('b2')).inject('/kit')).statusCode).not.toBe(200)
  expect((await (await portalWith(null)).inject('/kit/ui.tgz')).statusCode).not.toBe(200)
})

it('gives the key that notices to teams are signed with, also while no kit is packed', async () => {
  const answer = await (await portalWith(null)).inject('/kit/notices.pem')
  expect([answer.statusCode, answer.body]).toEqual([200, publicKey.export({ type: 'spki', format: 'pem' })])
})

it('lets whoever asks while the kit is packed wait for it', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'onward-kit-'))
  await mkdir(kitFolder(dataDir, 'b1'), { recursive: true })
  await writeFile(packingMark(dataDir, 'b1'), '')
  const app = Fastify()
  registerKit(app, { dataDir, keys, shellBuild: async () => 'b1' })
  const asked = app.inject('/kit')
  await writeFile(path.join(kitFolder(dataDir, 'b1'), 'index.json'), JSON.stringify({ contract: 1, kit: 'k1', packages: [] }))
  expect((await asked).json()).toEqual({ contract: 1, kit: 'k1', packages: [] })
})
