import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { judgeArtefact, RegisteredRemote } from './judge'
import type { Running } from './running-endpoints'

type Judged = Awaited<ReturnType<typeof judgeArtefact>>
interface JudgingLimits {
  heapMegabytes: number
  deadlineMs: number
}
const LIMITS: JudgingLimits = { heapMegabytes: 512, deadlineMs: 120_000 }
const THREAD = new URL('./judging-thread.mjs', import.meta.url)
let last: Promise<unknown> = Promise.resolve()

/**
 * Judges an uploaded artefact in a thread of its own, one after another: null of what is no artefact. What takes too long or too much memory is
 * refused with that reason.
 */
export function judgeApart(
  bytes: Buffer,
  remote: RegisteredRemote,
  running: Running,
  limits: JudgingLimits = LIMITS,
): Promise<Judged | null> {
  const judged = last.then(() => judge(bytes, remote, running, limits))
  last = judged.catch(() => undefined)
  return judged
}

async function judge(
  bytes: Buffer,
  remote: RegisteredRemote,
  running: Running,
  { heapMegabytes, deadlineMs }: JudgingLimits,
): Promise<Judged | null> {
  // Not what this process was started with: that would load a second loader.
  const thread = new Worker(THREAD, {
    workerData: { bytes, remote, running },
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  try {
    const [answer] = await once(thread, 'message', { signal: AbortSignal.timeout(deadlineMs) })
    return answer as Judged | null
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException
    if (name !== 'AbortError' && code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error
    const what = name === 'AbortError' ? 'time' : 'memory'
    return { version: null, reasons: [`Looking at the artefact took too much ${what}: make it smaller, and build it again.`] }
  } finally {
    void thread.terminate()
  }
}
