import { generateKeyPairSync } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { packArchive, unpackArchive } from './archive'
import { isSignedBy, makeArtefact, packArtefact, unpackArtefact } from './artefact'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const open = publicKey.export({ type: 'spki', format: 'pem' }).toString()

let folder: string
beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'onward-artefact-')), '0123456789ab')
  for (const one of [folder, `${folder}.maps`]) await mkdir(one)
  const files = {
    'remoteEntry.0a1b2c3d.js': 'run()',
    'remoteEntry.0a1b2c3d.js.br': 'x',
    'portal.json': '{"name":"training"}',
    'facts.json': '{"endpoints":{"GET /api/x":[]},"packages":[],"shared":{}}',
    'parts.json': '{}',
    'hints.json': '{}',
  }
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text)
  await writeFile(path.join(`${folder}.maps`, 'remoteEntry.0a1b2c3d.js.map'), '{}')
})
afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }))

it('lists what is served, apart from source maps and from what is for the registry alone', async () => {
  const { manifest, signature, files } = await makeArtefact('training', '0123456789ab', folder, secret)
  const read = JSON.parse(manifest.toString())
  expect(Object.keys(read.files)).toEqual(['hints.json', 'remoteEntry.0a1b2c3d.js', 'remoteEntry.0a1b2c3d.js.br'])
  expect(Object.keys(read.sourceMaps)).toEqual(['remoteEntry.0a1b2c3d.js.map'])
  expect(read).toMatchObject({ name: 'training', entry: 'remoteEntry.0a1b2c3d.js', endpoints: { 'GET /api/x': [] } })
  expect([...files.keys()].sort()).toEqual([...Object.keys(read.files), ...Object.keys(read.sourceMaps)].sort())
  expect(isSignedBy(manifest, signature, open)).toBe(true)
  expect(isSignedBy(Buffer.concat([manifest, Buffer.from(' ')]), signature, open)).toBe(false)
  expect(isSignedBy(manifest, signature, 'no key')).toBe(false)
})

it('is the same after travelling', async () => {
  const artefact = await makeArtefact('training', '0123456789ab', folder, secret)
  expect(unpackArtefact(packArtefact(artefact))).toEqual(artefact)
})

it('an archive gives its files back, whatever they are', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[\w-]{1,90}$/), { maxLength: 6 })
  fc.assert(
    fc.property(names, fc.uint8Array({ maxLength: 1500 }), (list, bytes) => {
      const files = new Map(list.map((name) => [name, Buffer.from(bytes)]))
      expect(unpackArchive(packArchive(files), 6)).toEqual(files)
    }),
    { numRuns: 40 },
  )
})

it('nothing else is read as an archive, and no byte makes it fail', () => {
  const whole = packArchive(new Map([['a', Buffer.from('text')]]))
  for (const cut of [0, 1, 511, 513, 600]) expect(unpackArchive(whole.subarray(0, cut), 9)).toBeNull()
  const twice = Buffer.concat([whole.subarray(0, 1024), whole])
  expect(unpackArchive(twice, 9)).toBeNull()
  const many = packArchive(new Map(['a', 'b', 'c'].map((name) => [name, Buffer.from('text')])))
  expect([unpackArchive(many, 3)?.size, unpackArchive(many, 2)]).toEqual([3, null])
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, value) => {
      const changed = Buffer.from(whole)
      changed[at] = value
      const read = unpackArchive(changed, 9)
      expect(read === null || read instanceof Map).toBe(true)
    }),
    { numRuns: 200 },
  )
})
