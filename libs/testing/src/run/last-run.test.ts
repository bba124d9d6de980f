import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { lastRunFile, writeLastRun } from './last-run'

let cache: string

beforeEach(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'onward-cache-'))
})
afterEach(() => rm(cache, { recursive: true, force: true }))

test('the record is in the cache folder of the user', () => {
  expect(lastRunFile({ XDG_CACHE_HOME: '/var/cache/me' })).toBe('/var/cache/me/onward/last-run.json')
  for (const env of [{}, { XDG_CACHE_HOME: '' }, { XDG_CACHE_HOME: 'relative' }])
    expect(lastRunFile(env)).toBe(path.join(homedir(), '.cache/onward/last-run.json'))
})

test('a record takes the place of the one before, and leaves nothing else', async () => {
  const file = lastRunFile({ XDG_CACHE_HOME: cache })
  const found = { commit: 'abc', whole: true, passed: 3, failed: 0, secondTime: ['a.test.ts'] }
  const run = { ...found, seconds: { jest: 1.5, total: 2 }, processorSeconds: 3.5 }
  await writeLastRun({ ...run, passed: 1 }, file)
  await writeLastRun(run, file)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(run)
  expect(await readdir(path.dirname(file))).toEqual(['last-run.json'])
})
