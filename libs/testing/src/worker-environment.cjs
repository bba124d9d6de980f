const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const { ReusedEnvironment, keepGlobals } = require('./reused-environment.cjs')

/** Stands for the context that the worker's own globals are not. */
const WORKER = {}
let restoreGlobals

/**
 * Runs test files among the worker's own globals. In a context of Node's `vm`, as Jest has it, each look at a global takes five times as long,
 * and nothing loaded for one file serves the next.
 */
module.exports = class WorkerEnvironment extends ReusedEnvironment {
  keptContext = WORKER
  constructor({ projectConfig }) {
    restoreGlobals ??= keepGlobals(globalThis)
    // Jest's own names for what a test may replace.
    const natives = {
      'jest-native-promise': Promise,
      'jest-native-now': Date.now.bind(Date),
      'jest-native-read-file': readFileSync,
      'jest-native-write-file': writeFileSync,
      'jest-native-exists-file': existsSync,
    }
    for (const [name, value] of Object.entries(natives))
      Object.defineProperty(globalThis, Symbol.for(name), { value, configurable: true })
    Object.defineProperty(globalThis, 'jest-symbol-do-not-touch', { value: Symbol, configurable: true })
    super(globalThis, projectConfig)
    this.exit = process.exit
    this.folder = process.cwd()
    this.env = { ...process.env }
  }
  async teardown() {
    await super.teardown()
    process.exit = this.exit
    process.chdir(this.folder)
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name]
    Object.assign(process.env, this.env)
    restoreGlobals()
  }
  exportConditions() {
    return ['node', 'node-addons']
  }
  getVmContext() {
    return WORKER
  }
}
