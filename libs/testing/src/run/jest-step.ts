import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Ran, runNode, type Step, trusted, type Unit } from './step'

interface JestReport {
  testResults: { name: string; status: string; message: string; assertionResults: { status: string }[] }[]
}

interface JestOptions {
  root: string
  config: string
  /** Where reports of this run are written. */
  reports: string
  args?: readonly string[]
  /** Files that failed and a summary, instead of a line for each file. */
  brief: boolean
}

/** Jest, of which a test file is the unit. */
export function jestStep({ root, config, reports, args = [], brief }: JestOptions): Step {
  const report = path.join(reports, 'jest.json')
  const run = async (more: readonly string[], show: boolean): Promise<Ran> => {
    await rm(report, { force: true })
    const { code, text } = await runNode({
      cwd: root,
      show,
      args: [
        // Its workers start with the same arguments: with more room for what is new they collect garbage half as often.
        '--max-semi-space-size=64',
        path.join(root, 'node_modules/jest/bin/jest.js'),
        '-c',
        config,
        '--json',
        `--outputFile=${report}`,
        ...(brief ? [`--reporters=${path.join(root, 'libs/testing/src/run/brief-reporter.cjs')}`] : []),
        ...more,
      ],
    })
    const json = await readFile(report, 'utf8').catch(() => undefined)
    return { text, units: trusted(code, json === undefined ? undefined : unitsOfJest(JSON.parse(json), root)) }
  }
  return {
    name: 'jest',
    run: (show) => run(args, show),
    runAlone: (unit) => run(['--runInBand', ...(unit.alone ?? [])], false),
  }
}

/** A file that could not be run counts as one test that failed. */
function unitsOfJest({ testResults }: JestReport, root: string): Unit[] {
  return testResults.map(({ name: file, status, message, assertionResults }) => {
    const count = (wanted: string) => assertionResults.filter((result) => result.status === wanted).length
    const failed = count('failed') || (status === 'failed' ? 1 : 0)
    return {
      name: path.relative(root, file),
      passed: count('passed'),
      failed,
      log: failed ? message : '',
      pictures: [],
      alone: ['--runTestsByPath', file],
    }
  })
}
