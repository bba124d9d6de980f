import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

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
/** Requests go first: a child of this priority gets a third of a core that both want. */
const PRIORITY = 5
/** The document that was just read is judged first. */
const REPLACE_AFTER_MS = 250
/** Tells a child's program that it waits for its message and may load everything before. */
const WAITS = 'waits'

/**
 * Runs a program in a process of its own, with a bounded heap and an empty environment, and gives its one answer to one message. A program that
 * takes long to load sends `ready` first.
 */
export const askBoundedChild = <T>(file: string, message: Serializable, limits: ChildLimits): Promise<ChildOutcome<T>> =>
  answerOf<T>(start(file, limits), message, limits, false)

export interface WaitingChild {
  /** As `askBoundedChild`, by the child that waits; by a new one while none is ready. Each answers once and is replaced. */
  ask<T>(message: Serializable): Promise<ChildOutcome<T>>
  /** Resolves once a child waits. */
  ready(): Promise<void>
  stop(): void
}

/** Keeps one child that has loaded its program and waits for a message, in the bounds of `askBoundedChild`. It keeps no process alive. */
export function keepWaitingChild(file: string, limits: ChildLimits): WaitingChild {
  let waiting: ChildProcess | null = null
  let isStopped = false
  let isLoaded = Promise.resolve()
  const prepare = () => {
    const child = start(file, limits, WAITS)
    isLoaded = new Promise((resolve) => {
      child.once('message', () => {
        if (isStopped) child.kill('SIGKILL')
        else waiting = child
        // Not with the child: that would keep this process alive.
        child.unref()
        child.channel?.unref()
        resolve()
      })
      child.once('exit', () => {
        if (waiting === child) waiting = null
        resolve()
      })
      child.once('error', () => resolve())
    })
  }
  prepare()
  return {
    async ask<T>(message: Serializable) {
      const child = waiting
      if (!child?.connected) return askBoundedChild<T>(file, message, limits)
      waiting = null
      child.ref()
      child.channel?.ref()
      try {
        return await answerOf<T>(child, message, limits, true)
      } finally {
        isLoaded = new Promise((resolve) => {
          setTimeout(() => {
            if (isStopped) return resolve()
            prepare()
            void isLoaded.then(resolve)
          }, REPLACE_AFTER_MS)
        })
      }
    },
    ready: () => isLoaded,
    stop() {
      isStopped = true
      waiting?.kill('SIGKILL')
      waiting = null
    },
  }
}

function start(file: string, { heapMegabytes, cpuMs, killAfterMs }: ChildLimits, ...args: string[]): ChildProcess {
  const clocks = new URL('./child-limits.mjs', import.meta.url)
  clocks.search = new URLSearchParams({ cpuMs: String(cpuMs), killAfterMs: String(killAfterMs) }).toString()
  const child = fork(file, args, {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--import', clocks.href],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (child.pid !== undefined) yieldToRequests(child.pid)
  return child
}

function yieldToRequests(pid: number): void {
  try {
    setPriority(pid, PRIORITY)
  } catch {
    // It has ended already, or the system has no priorities.
  }
}

function answerOf<T>(
  child: ChildProcess,
  message: Serializable,
  { maxRssBytes, killAfterMs }: ChildLimits,
  isReady: boolean,
): Promise<ChildOutcome<T>> {
  return new Promise((resolve) => {
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
    if (isReady) child.send(message, () => {})
  })
}

async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(status.split(' ')[1] ?? 0) * 4096
}
