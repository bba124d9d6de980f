// `npm test`: installs what is missing, then every check. Runs on plain Node, since nothing may be installed yet.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../../deploy/embedded/install.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reports = mkdtempSync(path.join(tmpdir(), 'onward-test-'))
const asked = process.argv.slice(2)
/** `--changed`: what a change against the main branch, committed or not, can reach. */
const changedOnly = asked.includes('--changed')
const only = asked.filter((word) => word !== '--changed')

const bin = (name, file) => path.join(root, 'node_modules', name, file)
const jestReport = path.join(reports, 'jest.json')
const journeyReport = path.join(reports, 'journeys.json')

/** Name, command, and how to count: a check counts as one test, a runner's report by its own numbers. Checks run beside Jest. */
const steps = [
  { name: 'format and lint', beside: true, args: [bin('@biomejs/biome', 'bin/biome'), 'ci', '--reporter=summary', '.'] },
  { name: 'types', beside: true, args: ['libs/testing/types.mjs'] },
  {
    name: 'boundaries',
    beside: true,
    args: [
      bin('dependency-cruiser', 'bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      '--exclude',
      'fixtures|[.](css|woff2|svg)$|/(dist|[.]cache)/',
      'libs',
      'services',
      'shell',
      'deploy',
      ...remotes(),
    ],
  },
  { name: 'unused code', beside: true, args: [bin('knip', 'bin/knip.js')] },
  {
    name: 'jest',
    // Its workers start with the same arguments: with more room for what is new they collect garbage half as often.
    args: [
      '--max-semi-space-size=64',
      bin('jest', 'bin/jest.js'),
      '-c',
      'jest.config.mjs',
      '--json',
      `--outputFile=${jestReport}`,
      ...(changedOnly ? [`--changedSince=${baseOfChange()}`, '--passWithNoTests'] : []),
    ],
    count: jestCount,
  },
  {
    name: 'journeys',
    args: [bin('@playwright/test', 'cli.js'), 'test', '-c', 'shell/e2e/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
    count: journeyCount,
  },
]

await ensureInstalled({ root, log: (line) => console.log(line) })
let passed = 0
let failed = 0
const broken = []
const wanted = steps.filter(({ name }) => {
  if (only.length > 0) return only.includes(name)
  return !(changedOnly && name === 'journeys' && !affectsJourneys())
})
const startedAt = Date.now()
const beside = wanted.filter(({ beside }) => beside)
const inTurn = wanted.filter(({ beside }) => !beside)
await Promise.all([
  // One after the other: Jest's workers take both cores as it is. What they print is kept until each has ended.
  (async () => {
    for (const step of beside) await take(step, inTurn.length > 0 ? 'pipe' : 'inherit')
  })(),
  (async () => {
    for (const step of inTurn) await take(step, 'inherit')
  })(),
])
rmSync(reports, { recursive: true, force: true })
console.log(`\nAll of it took ${seconds(startedAt)}`)
if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

async function take(step, output) {
  if (output === 'inherit') console.log(`\n── ${step.name}`)
  const begunAt = Date.now()
  const { code, text } = await run(step, output)
  const counted = step.count?.() ?? (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  // A runner that died without a report, or that failed outside a test, has failed.
  if (code !== 0 && counted.failed === 0) counted.failed = 1
  passed += counted.passed
  failed += counted.failed
  if (counted.failed > 0) broken.push(step.name)
  if (counted.failed > 0 && text) console.log(`\n── ${step.name}\n${text}`)
  console.log(`── ${step.name}: ${counted.failed > 0 ? 'failed' : 'passed'} in ${seconds(begunAt)}`)
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

function run({ args, env = {} }, output) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: output === 'pipe' ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
    child.on('error', () => resolve({ code: 1, text }))
    child.on('close', (code) => resolve({ code: code ?? 1, text }))
  })
}

function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
}

/** Where this branch left the main one; on the main branch itself, the last commit. */
function baseOfChange() {
  const base = git('merge-base', 'HEAD', 'main')
  return base && base !== git('rev-parse', 'HEAD') ? base : 'HEAD'
}

/** Journeys walk the whole portal: only tests, stories and papers never reach them. */
function affectsJourneys() {
  const files = [
    ...git('diff', '--name-only', baseOfChange()).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ]
  return files.some((file) => file !== '' && (file.startsWith('shell/e2e/') || !/\.md$|\.(test|stories)\.tsx?$/.test(file)))
}

function remotes() {
  return ['remote-public', 'remote-jobseeker', 'remote-agent', 'remote-employer'].filter((folder) =>
    existsSync(path.join(root, folder)),
  )
}

function jestCount() {
  if (!existsSync(jestReport)) return undefined
  const report = JSON.parse(readFileSync(jestReport, 'utf8'))
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }
}

/** A journey that passed when it was tried again has passed, and is named: it wants mending all the same. */
function journeyCount() {
  if (!existsSync(journeyReport)) return undefined
  const { stats, suites } = JSON.parse(readFileSync(journeyReport, 'utf8'))
  for (const { file, line, title } of flakyJourneys(suites)) console.log(`Passed only the second time: ${file}:${line} ${title}`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

function flakyJourneys(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')),
    ...flakyJourneys(inner),
  ])
}
