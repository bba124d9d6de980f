import { mkdir, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'

/** What `npm test` ran and found last, of whichever clone. */
export interface LastRun {
  /** Null outside a git checkout. */
  commit: string | null
  /** Whether every step ran on the commit as it is, nothing left out and nothing uncommitted. */
  whole: boolean
  passed: number
  failed: number
  /** What failed beside other work and passed alone. */
  secondTime: readonly string[]
  /** By phase, with `total`. */
  seconds: Readonly<Record<string, number>>
  /** Of the whole run, on however many cores: what a busy machine does not change much. Null where the system does not say. */
  processorSeconds: number | null
}

/** `onward/last-run.json` in the user's cache folder; a relative `XDG_CACHE_HOME` is void, says the XDG base directory specification. */
export function lastRunFile(env: NodeJS.ProcessEnv = process.env): string {
  const cache = env.XDG_CACHE_HOME && path.isAbsolute(env.XDG_CACHE_HOME) ? env.XDG_CACHE_HOME : path.join(homedir(), '.cache')
  return path.join(cache, 'onward', 'last-run.json')
}

/** Readers meet the former record or this one, never half of it. */
export async function writeLastRun(run: LastRun, file = lastRunFile()): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, `${JSON.stringify(run, null, 2)}\n`)
  await rename(unfinished, file)
}
