import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from './main'
import { processorSeconds } from './processor-time'
import type { Step, Unit } from './step'

const folder = mkdtempSync(path.join(tmpdir(), 'onward-main-'))
const root = path.join(folder, 'checkout')
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { encoding: 'utf8' }).trim()
const inRoot = (...args: string[]): string => git('-C', root, ...args)

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main', root)
  inRoot('commit', '--quiet', '--allow-empty', '-m', 'Begin')
})
beforeEach(() => {
  process.env.XDG_CACHE_HOME = path.join(folder, 'cache')
  process.env.CI = '1'
})
afterEach(() => rmSync(path.join(folder, 'cache'), { recursive: true, force: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const unit = (name: string, failed: number): Unit => ({
  name,
  passed: 1 - failed,
  failed,
  log: failed ? 'expected 1 to be 2' : '',
  pictures: failed ? ['test-results/failed.png'] : [],
  alone: [name],
})
const step = (name: string, units: Unit[], failsAlone = 0): Step => ({
  name,
  run: async () => ({ units, text: '' }),
  runAlone: async (one) => ({ units: [unit(one.name, failsAlone)], text: 'expected 1 to be 2, alone' }),
})
const sound = [step('types', [unit('types', 0)]), step('jest', [unit('a.test.ts', 0)])]

async function runIn(steps: Step[], ...asked: string[]) {
  const lines: string[] = []
  const chooseJourneys = async () => ({
    args: ['shell/e2e/cases.spec.ts'],
    remarks: ['Journeys that reach this change as well: 2'],
  })
  const log = (line: string) => lines.push(line)
  const code = await run({ root, asked, installSeconds: 1.5, makeSteps: () => steps, chooseJourneys, log })
  const noted = await readFile(path.join(folder, 'cache/onward/last-run.json'), 'utf8').catch(() => 'null')
  return { code, lines: lines.join('\n').split('\n'), noted: JSON.parse(noted) }
}

test('a whole run of a clean commit is noted as such', async () => {
  const { code, lines, noted } = await runIn(sound)
  expect(code).toBe(0)
  expect(lines.at(-1)).toBe('2 passed, 0 failed')
  const seconds = {
    install: 1.5,
    types: expect.any(Number),
    jest: expect.any(Number),
    'run again': expect.any(Number),
    total: expect.any(Number),
  }
  const found = { commit: inRoot('rev-parse', 'HEAD'), whole: true, passed: 2, failed: 0, secondTime: [], seconds }
  expect(noted).toEqual({ ...found, processorSeconds: processorSeconds() === null ? null : expect.any(Number) })
})

test('a part, a change, and files that are not committed make no whole run', async () => {
  expect((await runIn(sound, 'types')).noted).toMatchObject({ whole: false, passed: 1 })
  expect((await runIn(sound, '--changed')).noted).toMatchObject({ whole: false })
  writeFileSync(path.join(root, 'new.ts'), '')
  expect((await runIn(sound)).noted).toMatchObject({ whole: false, passed: 2 })
  rmSync(path.join(root, 'new.ts'))
})

test('what passed alone is listed, and noted', async () => {
  const { code, lines, noted } = await runIn([step('journeys', [unit('a journey', 1)])])
  expect(code).toBe(0)
  expect(lines).toContain('Passed only the second time: a journey')
  expect(noted).toMatchObject({ passed: 1, failed: 0, secondTime: ['a journey'] })
})

test('what failed stands last, above the count alone', async () => {
  const { code, lines } = await runIn([step('journeys', [unit('a journey', 1)], 1)])
  expect(code).toBe(1)
  expect(lines.slice(-5)).toEqual([
    'Failed: a journey',
    'Picture: test-results/failed.png',
    'expected 1 to be 2, alone',
    '',
    '0 passed, 1 failed',
  ])
})

test('a name that no part has is answered with the names there are, and nothing is noted', async () => {
  const { code, lines, noted } = await runIn(sound, 'lint')
  expect({ code, noted }).toEqual({ code: 1, noted: null })
  expect(lines).toEqual(['There is no part "lint". The parts are: types, jest.', '', '0 passed, 1 failed'])
})

test('a cache folder that cannot be written fails no run', async () => {
  writeFileSync(path.join(folder, 'file'), '')
  process.env.XDG_CACHE_HOME = path.join(folder, 'file')
  const { code, lines } = await runIn(sound)
  expect(code).toBe(0)
  expect(lines).toContainEqual(expect.stringMatching(/^What this run found could not be noted: /))
})
