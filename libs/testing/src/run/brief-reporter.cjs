const path = require('node:path')

const FILES_BETWEEN_LINES = 50

/** Jest in CI: a line now and then, each file that failed with what it printed, and a summary; not a line for each file that passed. */
module.exports = class BriefReporter {
  done = 0
  printing = []
  onTestResult(_test, result, { numTotalTestSuites }) {
    this.done += 1
    const file = path.relative(process.cwd(), result.testFilePath)
    const printed = (result.console ?? []).map(({ type, message, origin }) => `console.${type}: ${message}\n${origin}`)
    if (result.failureMessage) console.log([`FAIL ${file}`, result.failureMessage, ...printed].join('\n'))
    else if (printed.length > 0) this.printing.push(`${file} (${printed.length})`)
    if (this.done % FILES_BETWEEN_LINES === 0) console.log(`  … ${this.done} of ${numTotalTestSuites} test files`)
  }
  onRunComplete(_contexts, { numTotalTestSuites, numFailedTestSuites, numPassedTests, numFailedTests }) {
    if (this.printing.length > 0) console.log(`Passed, but printed to the console:\n  ${this.printing.join('\n  ')}`)
    console.log(
      `${numTotalTestSuites} test files, ${numFailedTestSuites} of them failed: ${numPassedTests} tests passed, ${numFailedTests} failed`,
    )
  }
}
