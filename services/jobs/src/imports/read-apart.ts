import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type FileFault, UnreadableFile } from '@onward/documents/table'
import type { ImportTable } from './table'

/** What reading one file may take; 5 MB of ordinary jobs take a tenth of it. */
const LIMITS = { heapMegabytes: 256, residentBytes: 500 * 1024 * 1024, milliseconds: 15_000, atOnce: 2 }
const CHILD = fileURLToPath(new URL('./reader-child.mjs', import.meta.url))
const WATCH_MS = 100

let running = 0
const waiting: (() => void)[] = []

/** The table in a file, read in a process of its own, two at a time: a file made to hurt hurts nobody else. Throws `UnreadableFile`. */
export async function readImportApart(bytes: Buffer): Promise<ImportTable> {
  if (running >= LIMITS.atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    const answer = await readInChild(bytes)
    if ('table' in answer) return answer.table
    throw new UnreadableFile(answer.fault)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

type Answer = { table: ImportTable } | { fault: FileFault }

function readInChild(bytes: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    const child = fork(CHILD, [], {
      execArgv: [`--max-old-space-size=${LIMITS.heapMegabytes}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const finish = (answer: Answer) => {
      clearTimeout(timer)
      clearInterval(watch)
      child.kill('SIGKILL')
      resolve(answer)
    }
    const tooMuch: Answer = { fault: 'too-deep' }
    const timer = setTimeout(() => finish(tooMuch), LIMITS.milliseconds)
    const watch = setInterval(async () => {
      // Linux alone tells; elsewhere the heap limit and the clock hold.
      const told = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '')
      if (Number(told.split(' ')[1] ?? 0) * 4096 > LIMITS.residentBytes) finish(tooMuch)
    }, WATCH_MS)
    child.on('message', (message: 'ready' | Answer) => {
      if (message === 'ready') child.send(bytes, () => {})
      else finish(message)
    })
    child.once('disconnect', () => finish(tooMuch))
    child.once('error', () => finish(tooMuch))
  })
}
