const { createRequire } = require('node:module')
const { ReusedEnvironment, keepGlobals, installCommonGlobals } = require('./reused-environment.cjs')
const { answerSelectorsQuickly } = require('./quick-selectors.cjs')

const { JSDOM, VirtualConsole } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom')

const ADDRESS = 'http://localhost/'
let page

/** One page of jsdom for all test files of a worker, emptied between them: what was compiled for the first file serves the others. */
module.exports = class PageEnvironment extends ReusedEnvironment {
  constructor({ projectConfig }, { console }) {
    page ??= openPage()
    const { window, virtualConsole } = page
    super(window, projectConfig)
    this.keptContext = page.context
    virtualConsole.forwardTo(console)
    virtualConsole.on('jsdomError', (error) => console.error(error))
    window.process = installCommonGlobals({ Symbol: window.Symbol, Date: window.Date }, {}).process
    window.addEventListener('error', ({ error }) => {
      if (error != null) process.emit('uncaughtException', error)
    })
  }
  async teardown() {
    await super.teardown()
    page.empty()
    this.global = null
  }
  exportConditions() {
    return ['browser']
  }
  getVmContext() {
    return this.global && this.keptContext
  }
}

function openPage() {
  answerSelectorsQuickly()
  const virtualConsole = new VirtualConsole()
  const dom = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, runScripts: 'dangerously', url: ADDRESS, virtualConsole })
  const { window } = dom
  const { document } = window
  Object.assign(window, { global: window, Buffer })
  installCommonGlobals(window, {})
  window.Error.stackTraceLimit = 100
  const listeners = listenersOf(window)
  const restoreGlobals = keepGlobals(window)
  const restoreDocument = keepGlobals(document)
  let timer = 0
  let frame = 0

  function empty() {
    restoreGlobals()
    restoreDocument()
    virtualConsole.removeAllListeners()
    for (const [target, ...listener] of listeners.splice(0)) target.removeEventListener(...listener)
    // Numbers of timers and frames ascend.
    for (const last = window.setTimeout(() => {}, 0); timer < last; ) window.clearTimeout(++timer)
    for (const last = window.requestAnimationFrame(() => {}); frame < last; ) window.cancelAnimationFrame(++frame)
    for (const name in window) if (name.startsWith('on')) window[name] = null
    document.open()
    document.write('<!DOCTYPE html><html><head></head><body></body></html>')
    document.close()
    window.localStorage.clear()
    window.sessionStorage.clear()
    dom.cookieJar.removeAllCookiesSync()
    window.history.replaceState(null, '', ADDRESS)
  }
  return { window, virtualConsole, context: dom.getInternalVMContext(), empty }
}

/** Listeners of the window and the document, which outlive what is drawn. */
function listenersOf(window) {
  const listeners = []
  const { addEventListener } = window.EventTarget.prototype
  window.EventTarget.prototype.addEventListener = function (...listener) {
    const target = this ?? window
    if (target === window || target === window.document) listeners.push([target, ...listener])
    return addEventListener.apply(target, listener)
  }
  return listeners
}
