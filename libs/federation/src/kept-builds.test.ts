import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mapsFolder } from './front-ends'
import { BUILD_CACHE, keepBuild, takeKept } from './kept-builds'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'onward-kept-'))
  process.env[BUILD_CACHE] = path.join(folder, 'cache')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function finishedBuild(clone: string): Promise<string> {
  const finished = path.join(folder, clone, 'dist/0123456789ab')
  await mkdir(finished, { recursive: true })
  await mkdir(mapsFolder(finished))
  await writeFile(path.join(finished, 'entry.js'), 'a script')
  await writeFile(path.join(mapsFolder(finished), 'entry.js.map'), 'its map')
  return finished
}

test('another clone takes a finished build, with its source maps, and leaves nothing else', async () => {
  await keepBuild('care', await finishedBuild('one'))
  const there = path.join(folder, 'two/dist/0123456789ab')
  expect(await takeKept('care', there)).toBe(true)
  expect(await readFile(path.join(there, 'entry.js'), 'utf8')).toBe('a script')
  expect(await readFile(path.join(mapsFolder(there), 'entry.js.map'), 'utf8')).toBe('its map')
  expect((await readdir(path.dirname(there))).sort()).toEqual(['0123456789ab', '0123456789ab.maps'])
  expect(await readdir(path.join(folder, 'cache'))).toEqual(['care-0123456789ab'])
})

test('a build of other inputs, or of another front end, is not taken', async () => {
  await keepBuild('care', await finishedBuild('one'))
  expect(await takeKept('care', path.join(folder, 'two/dist/ba9876543210'))).toBe(false)
  expect(await takeKept('work', path.join(folder, 'two/dist/0123456789ab'))).toBe(false)
})

test('without a folder for them nothing is kept', async () => {
  delete process.env[BUILD_CACHE]
  const finished = await finishedBuild('one')
  await keepBuild('care', finished)
  expect(await takeKept('care', finished)).toBe(false)
  expect(existsSync(path.join(folder, 'cache'))).toBe(false)
})
