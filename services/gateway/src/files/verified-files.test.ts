import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RefusedFile, sha256Of, verifiedFiles } from './verified-files'

let dataDir: string
let folder: string
let refused: RefusedFile[]
const CODE = 'run()'
const listed = { 'a.js': { hash: sha256Of(CODE), bytes: CODE.length } }

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'onward-files-'))
  folder = path.join(dataDir, 'assets/public/b1')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'a.js'), CODE)
  refused = []
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))
const reader = (maxCacheBytes?: number) =>
  verifiedFiles({
    dataDir,
    filesOf: async (_name, build) => (build === 'b1' ? listed : null),
    onRefused: (one) => refused.push(one),
    ...(maxCacheBytes === undefined ? {} : { maxCacheBytes }),
  })

it('gives a listed file whose bytes are those that were published', async () => {
  expect(String(await reader()('public', 'b1', 'a.js'))).toBe(CODE)
  expect(refused).toEqual([])
})

it.each([
  ['of another length', 'run();alert(1)'],
  ['of the same length', 'ruin('],
])('refuses other bytes %s, and tells once', async (_name, text) => {
  await writeFile(path.join(folder, 'a.js'), text)
  const read = reader()
  expect([await read('public', 'b1', 'a.js'), await read('public', 'b1', 'a.js')]).toEqual([null, null])
  expect(refused).toEqual([{ name: 'public', build: 'b1', file: 'a.js', refusal: 'other-bytes' }])
})

it('refuses a file that its version does not list, and one of a version that nobody published', async () => {
  await writeFile(path.join(folder, 'stray.js'), 'x')
  await mkdir(path.join(dataDir, 'assets/public/b2'))
  await writeFile(path.join(dataDir, 'assets/public/b2/a.js'), CODE)
  const read = reader()
  expect([await read('public', 'b1', 'stray.js'), await read('public', 'b2', 'a.js')]).toEqual([null, null])
  expect(refused.map(({ build, refusal }) => [build, refusal])).toEqual([
    ['b1', 'unlisted'],
    ['b2', 'unlisted'],
  ])
})

it('goes on giving what it verified when the file is changed afterwards, and verifies again what it no longer holds', async () => {
  const [holding, reading] = [reader(), reader(0)]
  for (const read of [holding, reading]) expect(await read('public', 'b1', 'a.js')).not.toBeNull()
  await writeFile(path.join(folder, 'a.js'), 'evil(')
  expect(String(await holding('public', 'b1', 'a.js'))).toBe(CODE)
  expect(await reading('public', 'b1', 'a.js')).toBeNull()
})

it.each(['..', '.', '../b1/a.js', '', 'a/b.js', '__proto__', 'toString', 'a.js\0'])(
  'knows no file called %j, and tells nobody',
  async (file) => {
    expect(await reader()('public', 'b1', file)).toBeNull()
    expect(refused).toEqual([])
  },
)
