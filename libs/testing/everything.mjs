// `npm test`: installs what is missing, then every check. Runs on plain Node, since nothing may be installed yet.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../../deploy/embedded/install.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reports = mkdtempSync(path.join(tmpdir(), 'onward-test-'))
const only = process.argv.slice(2)

const bin = (name, file) => path.join(root, 'node_modules', name, file)
const jestReport = path.join(reports, 'jest.json')
const journeyReport = path.join(reports, 'journeys.json')

/** Name, command, and how to count: a check counts as one test, a runner's report by its own numbers. */
const steps = [
  { name: 'format and lint', args: [bin('@biomejs/biome', 'bin/biome'), 'ci', '--reporter=summary', '.'] },
  { name: 'types', args: [bin('typescript', 'bin/tsc'), '-p', '.'] },
  {
    name: 'boundaries',
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
  { name: 'unused code', args: [bin('knip', 'bin/knip.js')] },
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
for (const step of steps) {
  if (only.length > 0 && !only.includes(step.name)) continue
  console.log(`\n── ${step.name}`)
  const startedAt = Date.now()
  const code = await run(step)
  const counted = step.count?.() ?? (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  // A runner that died without a report, or that failed outside a test, has failed.
  if (code !== 0 && counted.failed === 0) counted.failed = 1
  passed += counted.passed
  failed += counted.failed
  if (counted.failed > 0) broken.push(step.name)
  console.log(`── ${step.name}: ${counted.failed > 0 ? 'failed' : 'passed'} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
}
rmSync(reports, { recursive: true, force: true })
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

function run({ args, env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
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

function journeyCount() {
  if (!existsSync(journeyReport)) return undefined
  const { stats } = JSON.parse(readFileSync(journeyReport, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
