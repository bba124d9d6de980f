// Loaded into a bounded child before its program: ends it once it has used its processor time, or worked too long. The clocks run in a thread of
// their own, since a busy loop starves a timer, and start with the message that the child is asked to answer. The parent reads SIGTERM as "out of time".
import { Worker } from 'node:worker_threads'

const limits = new URL(import.meta.url).searchParams
const source = `
  const { parentPort } = require('node:worker_threads')
  const end = () => process.kill(process.pid, 'SIGTERM')
  parentPort.once('message', () => {
    setInterval(() => {
      const { user, system } = process.cpuUsage()
      if (user + system > ${Number(limits.get('cpuMs'))} * 1000) end()
    }, 50)
    // Unless it was killed, the parent is sooner.
    setTimeout(end, ${Number(limits.get('killAfterMs')) + 1_000})
  })`
// Not what this process was started with: that would load this file again.
const clocks = new Worker(source, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 8 } })
clocks.unref()
process.once('message', () => clocks.postMessage('start'))
// Nobody waits for the answer of a process that has ended; a library's own threads would keep an ordinary exit waiting.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
