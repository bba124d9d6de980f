const { createRequire } = require('node:module')

const ofJest = createRequire(require.resolve('jest-environment-node'))
const { LegacyFakeTimers, ModernFakeTimers } = ofJest('@jest/fake-timers')
const { ModuleMocker } = ofJest('jest-mock')
const { installCommonGlobals } = ofJest('jest-util')

/** What Jest asks of an environment, for globals that all test files of a worker share, one after the other. */
class ReusedEnvironment {
  constructor(global, config) {
    this.global = global
    this.moduleMocker = new ModuleMocker(global)
    const timerConfig = { idToRef: (id) => id, refToId: (ref) => ref }
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker: this.moduleMocker, timerConfig })
    this.fakeTimersModern = new ModernFakeTimers({ config, global })
  }
  async setup() {}
  async teardown() {
    this.fakeTimers.dispose()
    this.fakeTimersModern.dispose()
  }
}

/** Puts the properties of globals, of their functions and prototypes back to what they are now; to be called after each test file. */
function keepGlobals(global) {
  const objects = new Set([global])
  for (const name of Reflect.ownKeys(global)) {
    const { value } = Object.getOwnPropertyDescriptor(global, name)
    if (typeof value !== 'function') continue
    objects.add(value)
    if (Object(value.prototype) === value.prototype) objects.add(value.prototype)
  }
  const saved = [...objects].map((object) => [object, propertiesOf(object)])
  return () => {
    for (const [object, before] of saved) {
      for (const name of keysOf(object)) if (!before.has(name)) Reflect.deleteProperty(object, name)
      for (const [name, was] of before) {
        const is = Object.getOwnPropertyDescriptor(object, name)
        if (!is || is.value !== was.value || is.get !== was.get || is.set !== was.set) Reflect.defineProperty(object, name, was)
      }
    }
  }
}

const propertiesOf = (object) => new Map(keysOf(object).map((name) => [name, Object.getOwnPropertyDescriptor(object, name)]))
/** How stacks are written is the worker's own affair. */
const OF_WORKER = ['prepareStackTrace', 'stackTraceLimit']
const keysOf = (object) => Reflect.ownKeys(object).filter((name) => !OF_WORKER.includes(name))

module.exports = { ReusedEnvironment, keepGlobals, installCommonGlobals }
