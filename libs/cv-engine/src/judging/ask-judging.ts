import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ChildOutcome } from '../bounded-child'
import { inTurns, type Turn } from '../in-turns'
import type { JUDGING } from './judging'

type Judging = typeof JUDGING
type Task = keyof Judging
type Answer<T extends Task> = Awaited<ReturnType<Judging[T]>>
type Reply<T extends Task> = { answer: Answer<T> } | { error: unknown }

const CPU_CHECK_MS = 100

export interface ThreadLimits {
  heapMegabytes: number
  /** Processor time of this process while it waits for one answer: a busy machine makes no document worse. */
  cpuMs: number
  maxWaiting: number
}
export type AskJudging = <T extends Task>(task: T, args: Parameters<Judging[T]>, turn?: Turn) => Promise<ChildOutcome<Answer<T>>>

/**
 * A thread that starts with the first question, answers one after another, keeps no process alive, and is replaced once it exceeded its limits. A
 * failure of the rules is thrown as they threw it; Problem `not-ready` where many wait.
 */
export function judgingThread({ heapMegabytes, cpuMs, maxWaiting }: ThreadLimits): AskJudging {
  const inTurn = inTurns(1, { maxWaiting })
  let thread: Worker | null = null
  function start(): Worker {
    const started = new Worker(new URL('./judging-thread.mjs', import.meta.url), {
      // Not what this process was started with: that would load a second loader.
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    })
    // Without a listener, an error while nobody asks would end this process.
    return started.on('error', () => {
      if (thread === started) thread = null
    })
  }

  async function ask<T extends Task>(task: T, args: Parameters<Judging[T]>): Promise<ChildOutcome<Answer<T>>> {
    const asked = thread ?? start()
    thread = asked
    const time = new AbortController()
    const before = process.cpuUsage()
    const clock = setInterval(() => {
      const { user, system } = process.cpuUsage(before)
      if (user + system > cpuMs * 1_000) time.abort()
    }, CPU_CHECK_MS)
    let reply: Reply<T>
    asked.ref()
    try {
      asked.postMessage({ task, args })
      reply = (await once(asked, 'message', { signal: time.signal }))[0]
    } catch (error) {
      thread = null
      void asked.terminate()
      if (time.signal.aborted) return { exceeded: 'time' }
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return { exceeded: 'memory' }
      throw error
    } finally {
      clearInterval(clock)
      asked.unref()
    }
    if ('error' in reply) throw reply.error
    return reply
  }
  return (task, args, turn) => inTurn(() => ask(task, args), turn)
}
