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
  /** Resolves when the process has ended for any reason. */
  ended: Promise<void>
  /** Its output so far. */
  output(): string
  /** Sends Ctrl-C and waits for the end. */
  stop(): Promise<void>
  /** Kills only this process with kill -9, as a power cut would, and waits until it has ended. */
  kill(): Promise<void>
}

export const temporaryDataDir = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'onward-portal-'))
export const removeDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true, maxRetries: 5 })

interface PortalOptions {
  dataDir: string
  /** Any free port by default. */
  port?: number
  env?: Record<string, string>
  /** Another checkout of the repository. */
  root?: string
}
/** Another program may take a free port before the portal listens on it. */
const TRIES = 3
const READY = /Onward is ready at (\S+)\n/

/** Runs the command of `npm start` and resolves once it is ready; throws with its output when it ends before. */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryPortal(options)
    } catch (error) {
      if (options.port !== undefined || tries === TRIES || !/Port \d+ is in use/.test(String(error))) throw error
    }
  }
}

/** A journey there takes longer than a person, and slow answers are what it waits for. */
const ON_A_BUSY_MACHINE = { CONFIRM_MINUTES: '60', BUSY_DELAY_MS: '0', BUSY_HEAP_PERCENT: '0' }

async function tryPortal(options: PortalOptions): Promise<Portal> {
  const child = spawn(process.execPath, ['deploy/embedded/start.mjs'], {
    cwd: options.root ?? checkout,
    env: { ...ON_A_BUSY_MACHINE, ...process.env, ...options.env, PORT: String(options.port ?? 0), DATA_DIR: options.dataDir },
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
