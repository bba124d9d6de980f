const { existsSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')

/**
 * Jest's own order, known to every clone of the machine: files that failed the last time, then the longest, so that both workers are busy to
 * the end. A new file comes before all that passed: it is the likeliest to fail.
 */
module.exports = class TestSequencer extends Sequencer {
  sort(tests) {
    const known = readRuns(tests)
    const rank = (test) => {
      const run = known[nameOf(test)]
      return run ? Number(run.failed) * 2 : 1
    }
    const length = (test) => known[nameOf(test)]?.ms ?? statSync(test.path).size
    return tests.toSorted((a, b) => rank(b) - rank(a) || length(b) - length(a))
  }

  cacheResults(tests, { testResults }) {
    const runs = readRuns(tests)
    const byPath = new Map(tests.map((test) => [test.path, test]))
    for (const { testFilePath, numFailingTests, testExecError, perfStats, skipped } of testResults) {
      const test = byPath.get(testFilePath)
      if (!test || skipped) continue
      const ms = perfStats.end - perfStats.start
      runs[nameOf(test)] = { failed: numFailingTests > 0 || testExecError != null, ms }
    }
    const file = fileOf(tests)
    if (!file) return
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(runs))
    renameSync(`${file}.${process.pid}`, file)
  }
}

const nameOf = ({ path: file, context }) => path.relative(context.config.rootDir, file)
const fileOf = ([test]) => test && path.join(test.context.config.cacheDirectory, 'runs.json')

/** Failure and length in milliseconds of each file's last run, by its path in the repository. */
function readRuns(tests) {
  const file = fileOf(tests)
  try {
    return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  } catch {
    return {}
  }
}
