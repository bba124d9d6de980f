import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const checkout = fileURLToPath(new URL('../../..', import.meta.url))

export interface Portal {
  origin: string
  pid: number
  dataDir: string
  /** Resolves when its process has ended, asked or not. */
  ended: Promise<void>
  /** What it printed so far. */
  output(): string
  /** Ctrl-C, and waits for the end. */
  stop(): Promise<void>
  /** kill -9 of the process alone, as a power cut would; waits until it is gone. */
  kill(): Promise<void>
}

export const temporaryDataDir = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'onward-portal-'))
export const removeDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true, maxRetries: 5 })

interface PortalOptions {
  dataDir: string
  /** A free one is found otherwise. */
  port?: number
  env?: Record<string, string>
  /** Another checkout than this one. */
  root?: string
}
/** Another program may take a free port between finding it and listening at it. */
const TRIES = 3
const READY = /Onward is ready at (\S+)\n/

/** Runs the command of `npm start` and answers once it says it is ready; throws with its output when it ends before. */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryPortal(options)
    } catch (error) {
      if (options.port !== undefined || tries === TRIES || !/Port \d+ is in use/.test(String(error))) throw error
    }
  }
}

async function tryPortal(options: PortalOptions): Promise<Portal> {
  const child = spawn(process.execPath, ['deploy/embedded/start.mjs'], {
    cwd: options.root ?? checkout,
    env: { ...process.env, ...options.env, PORT: String(options.port ?? 0), DATA_DIR: options.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (READY.test(output)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)))
  })
  return {
    origin: READY.exec(output)?.[1] ?? '',
    pid: child.pid ?? 0,
    dataDir: options.dataDir,
    ended: new Promise((resolve) => child.on('exit', () => resolve())),
    output: () => output,
    stop: () => end(child, 'SIGINT'),
    kill: () => end(child, 'SIGKILL'),
  }
}

const end = (child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.on('exit', () => resolve())
    child.kill(signal)
  })
