import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { repositoryRoot } from '../src/database-cluster'

/** Debian's package `faketime`: it moves the clock of every process that is started, PostgreSQL's and the browser's too. */
const FAKETIME = process.env.LIBFAKETIME ?? '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
/** Each day of one week, the nights before the clocks change, a leap day and the end of a year; all to come, as sessions of earlier runs are. */
const MOMENTS = [
  '2027-02-01T08:00:00Z',
  '2027-02-02T12:00:00Z',
  '2027-02-03T00:05:00Z',
  '2027-02-04T18:00:00Z',
  '2027-02-05T23:30:00Z',
  '2027-02-06T10:00:00Z',
  '2027-02-07T22:00:00Z',
  '2027-03-27T23:30:00Z',
  '2027-10-30T22:30:00Z',
  '2028-02-29T09:00:00Z',
  '2027-12-31T23:30:00Z',
] as const
const JOURNEY_RUNS = 10

const JEST = ['jest', '-c', 'jest.config.mjs']
const PLAYWRIGHT = ['playwright', 'test', '-c', 'shell/e2e/playwright.config.ts']

/** Runs a command in the repository, its output shown. True when it ended well. */
function run(command: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', [...command], { cwd: repositoryRoot, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject).on('exit', (code) => resolve(code === 0))
  })
}

/** Test files in random order. `SEED=<number>` repeats one. */
function order(files: readonly string[]): Promise<boolean> {
  const seed = process.env.SEED ?? String(randomInt(2 ** 31))
  console.log(`SEED=${seed}`)
  return run([...JEST, `--seed=${seed}`, '--testSequencer=./libs/testing/src/random-order.cjs', ...files])
}

/** Test files at every moment of `MOMENTS`, by the clock of the whole machine as they see it. `MOMENT=<time>` takes one alone. */
async function days(files: readonly string[]): Promise<boolean> {
  if (!existsSync(FAKETIME))
    throw new Error('The clock is moved by libfaketime: apt-get install faketime, or name the library in LIBFAKETIME.')
  const wrong: string[] = []
  for (const moment of process.env.MOMENT ? [process.env.MOMENT] : MOMENTS) {
    const seconds = Math.round((Date.parse(moment) - Date.now()) / 1000)
    console.log(`### ${moment}`)
    const clock = { LD_PRELOAD: FAKETIME, FAKETIME: `${seconds >= 0 ? '+' : ''}${seconds}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' }
    if (!(await run([...JEST, ...files], clock))) wrong.push(moment)
  }
  for (const moment of wrong) console.log(`WRONG  ${moment}`)
  return wrong.length === 0
}

/** Test files and journeys while every core has other work, twice over. */
async function busy(names: readonly string[]): Promise<boolean> {
  const others: ChildProcess[] = Array.from({ length: 2 * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  try {
    const isOfJourneys = (name: string) => name.endsWith('.spec.ts')
    const files = names.filter((name) => !isOfJourneys(name))
    const found = [
      names.length === 0 || files.length > 0 ? await run([...JEST, ...files]) : true,
      names.length === 0 || files.length < names.length ? await run([...PLAYWRIGHT, ...names.filter(isOfJourneys)]) : true,
    ]
    return found.every(Boolean)
  } finally {
    for (const other of others) other.kill()
  }
}

/** Each journey ten times on one portal. */
const journeys = (names: readonly string[]): Promise<boolean> =>
  run([...PLAYWRIGHT, '--retries=0', `--repeat-each=${JOURNEY_RUNS}`, ...names])

const PARTS = { order, days, busy, journeys }
const isPart = (name: string | undefined): name is keyof typeof PARTS => name !== undefined && name in PARTS

/**
 * Whether chance decides the result of a test: the order of files, the day and the hour, a busy machine, what an earlier run left behind. The first
 * of `given` names a part, the rest are its files; without any all parts run, whole. True when all passed.
 */
export async function drillChance(given: readonly string[]): Promise<boolean> {
  const [name, ...files] = given
  if (name !== undefined && !isPart(name))
    throw new Error(`Name a part: ${Object.keys(PARTS).join(', ')}. There is no "${name}".`)
  const results: boolean[] = []
  for (const part of isPart(name) ? [name] : (Object.keys(PARTS) as (keyof typeof PARTS)[])) {
    console.log(`## chance ${part}`)
    results.push(await PARTS[part](files))
  }
  return results.every(Boolean)
}
