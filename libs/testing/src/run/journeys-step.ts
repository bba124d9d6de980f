import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Ran, runNode, type Step, trusted, type Unit } from './step'

interface Suite {
  title: string
  suites?: Suite[]
  specs: { title: string; file: string; line: number; tests: JourneyResult[] }[]
}
interface JourneyResult {
  projectName: string
  expectedStatus: string
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  annotations: { type: string; description?: string }[]
  results: { errors: { message?: string }[]; attachments: { name: string; path?: string }[] }[]
}
interface PlaywrightReport {
  config: { rootDir: string }
  suites: Suite[]
}

interface JourneysOptions {
  root: string
  config: string
  reports: string
  args?: readonly string[]
  /** Whether each journey says what it touched. */
  record?: boolean
}

/** Journeys in a browser; each run of them starts a portal of its own. */
export function journeysStep({ root, config, reports, args = [], record = false }: JourneysOptions): Step {
  const report = path.join(reports, 'journeys.json')
  const run = async (more: readonly string[], show: boolean): Promise<Ran> => {
    await rm(report, { force: true })
    const { code, text } = await runNode({
      cwd: root,
      show,
      args: [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', config, ...more],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(record ? { RECORD_JOURNEYS: '1' } : {}) },
    })
    const json = await readFile(report, 'utf8').catch(() => undefined)
    return { text, units: trusted(code, json === undefined ? undefined : unitsOfJourneys(JSON.parse(json), root)) }
  }
  return {
    name: 'journeys',
    run: (show) => run(args, show),
    // A folder of its own: a run empties its folder, and pictures of others are still wanted.
    runAlone: (unit, attempt) =>
      run(['--workers=1', `--output=test-results/alone/${attempt}-${folderName(unit.name)}`, ...(unit.alone ?? [])], false),
  }
}

const folderName = (name: string): string => name.replace(/[^a-zA-Z0-9]+/g, '-').slice(-80)
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

export function unitsOfJourneys({ config, suites }: PlaywrightReport, root: string): Unit[] {
  const unitsOf = (suite: Suite, above: string[]): Unit[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter((test) => !isLeftOut(test))
        .map((test) => {
          const where = path.relative(root, path.join(config.rootDir, file))
          const titles = [...above, title]
          const failed = test.status === 'expected' || test.status === 'flaky' ? 0 : 1
          const attachments = test.results.flatMap((result) => result.attachments)
          return {
            name: `${where}:${line} ${titles.join(' › ')} [${test.projectName}]`,
            passed: 1 - failed,
            failed,
            log: failed ? logOf(test) : '',
            pictures: attachments.flatMap((one) =>
              one.name === 'screenshot' && one.path ? [path.relative(root, one.path)] : [],
            ),
            touched: touchedBy(test, file),
            alone: [where, `--project=${test.projectName}`, `--grep=${escaped(titles.join(' '))}$`],
          }
        }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => unitsOf(inner, [...above, inner.title])),
  ]
  // The outermost suites are files.
  return suites.flatMap((file) => unitsOf(file, []))
}

/** Left out by itself; one that was to pass and never ran, since what it needs failed, has failed as well. */
const isLeftOut = ({ status, expectedStatus }: JourneyResult): boolean => status === 'skipped' && expectedStatus === 'skipped'

function touchedBy({ annotations }: JourneyResult, file: string): Unit['touched'] {
  const recorded = annotations.findLast(({ type }) => type === 'touched')?.description
  return recorded === undefined ? undefined : { file, ...JSON.parse(recorded) }
}

const logOf = ({ results }: JourneyResult): string =>
  results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')).join('\n') ||
  'It did not run: what it needs failed before.'
