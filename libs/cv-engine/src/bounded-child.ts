import { fork, type Serializable } from 'node:child_process'
import { readFile } from 'node:fs/promises'

export interface ChildLimits {
  heapMegabytes: number
  /** Resident memory, on Linux only; elsewhere only the heap limit holds. */
  maxRssBytes: number
  /** Processor time of the child alone: a busy machine makes no file worse. */
  cpuMs: number
  /** On the wall, for a child that waits without working. */
  killAfterMs: number
}
/** What a child answered, or what it ran out of. */
export type ChildOutcome<T> = { answer: T } | { exceeded: 'time' | 'memory' }

const RSS_CHECK_MS = 100
const READY = 'ready'

/**
 * Runs a program in a process of its own, with a bounded heap and an empty environment, and gives its one answer to one message. A program that
 * takes long to load sends `ready` first.
 */
export function askBoundedChild<T>(file: string, message: Serializable, limits: ChildLimits): Promise<ChildOutcome<T>> {
  const { heapMegabytes, maxRssBytes, cpuMs, killAfterMs } = limits
  const clocks = new URL('./child-limits.mjs', import.meta.url)
  clocks.search = new URLSearchParams({ cpuMs: String(cpuMs), killAfterMs: String(killAfterMs) }).toString()
  return new Promise((resolve) => {
    const child = fork(file, [], {
      execArgv: [`--max-old-space-size=${heapMegabytes}`, '--import', clocks.href],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const finish = (outcome: ChildOutcome<T>) => {
      clearTimeout(timer)
      clearInterval(watch)
      child.kill('SIGKILL')
      resolve(outcome)
    }
    const ended = () => finish({ exceeded: child.signalCode === 'SIGTERM' ? 'time' : 'memory' })
    const timer = setTimeout(() => finish({ exceeded: 'time' }), killAfterMs)
    const watch = setInterval(async () => {
      if ((await residentBytes(child.pid)) > maxRssBytes) finish({ exceeded: 'memory' })
    }, RSS_CHECK_MS)
    child.on('message', (answer) => {
      if (answer === READY) child.send(message, () => {})
      else finish({ answer: answer as T })
    })
    // `exit` alone may come before the answer when this process is busy; the channel closes after its last message.
    child.once('disconnect', () => {
      if (child.exitCode !== null || child.signalCode !== null) ended()
      else child.once('exit', ended)
    })
    child.once('error', () => finish({ exceeded: 'memory' }))
  })
}

async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(status.split(' ')[1] ?? 0) * 4096
}
