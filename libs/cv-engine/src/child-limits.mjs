// Loaded into a bounded child before its program: ends it once it has used its processor time, or lived too long. The clocks run in a thread of
// their own, since a busy loop starves a timer. The parent reads SIGTERM as "out of time".
import { Worker } from 'node:worker_threads'

const limits = new URL(import.meta.url).searchParams
const source = `
  const end = () => process.kill(process.pid, 'SIGTERM')
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    if (user + system > ${Number(limits.get('cpuMs'))} * 1000) end()
  }, 50)
  // Unless it was killed, the parent is sooner.
  setTimeout(end, ${Number(limits.get('killAfterMs')) + 1_000})`
// Not what this process was started with: that would load this file again.
new Worker(source, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref()
