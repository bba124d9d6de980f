import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { RunAs } from './embedded-binaries'
import { DatabaseUnavailable, unwritable } from './embedded-errors'
import { commandOf, isRunning } from './embedded-processes'

const WATCHER = fileURLToPath(new URL('./embedded-watcher.mjs', import.meta.url))
const LOG_MAX_BYTES = 10_000_000

interface PidFile {
  pid: number
  port: number
  ready: boolean
}
export function readPidFile(cluster: string): PidFile | null {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]) || 0, port: Number(lines[3]) || 0, ready: lines[7]?.trim() === 'ready' }
  } catch {
    return null
  }
}

/** Ends a PostgreSQL that still serves this folder, and removes the `postmaster.pid` of a process that has ended. */
export async function stopLeftover(cluster: string, log: (line: string) => void): Promise<void> {
  const left = readPidFile(cluster)
  if (!left) return
  const isOurs = () => left.pid > 1 && isRunning(left.pid) && /postgres/.test(commandOf(left.pid))
  if (isOurs()) {
    log('Stopping the PostgreSQL that an earlier start left behind …')
    for (const [signal, waitMs] of [
      ['SIGINT', 10_000],
      ['SIGQUIT', 5_000],
      ['SIGKILL', 2_000],
    ] as const) {
      signalTo(left.pid, signal)
      for (let waited = 0; waited < waitMs && isOurs(); waited += 50) await pause(50)
      if (!isOurs()) break
    }
  } else if (left.port > 0 && (await answersAsPostgres(left.port)) && left.pid > 1 && !isRunning(left.pid)) {
    // A process of another container, say: its number means nothing here.
    throw new DatabaseUnavailable(`Another PostgreSQL serves ${cluster} on port ${left.port}. Stop it first.`)
  }
  fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}

/** Whether PostgreSQL listens there: it answers a request for TLS with one letter. */
export function answersAsPostgres(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', timeout: 500 })
    const answer = (yes: boolean) => {
      socket.destroy()
      resolve(yes)
    }
    socket.on('connect', () => socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])))
    socket.on('data', (bytes) => answer(bytes.length === 1 && (bytes[0] === 78 || bytes[0] === 83)))
    socket.on('timeout', () => answer(false))
    socket.on('error', () => answer(false))
    socket.on('close', () => answer(false))
  })
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))))
    })
  })

/** How this data folder's server is started, each time. */
export interface Program {
  cluster: string
  bin: string
  runAs: RunAs
  settings: Readonly<Record<string, string>>
  logFile: string
}
export interface Server {
  child: ChildProcess
  /** Set when the program could not be run at all. */
  failure: Error | null
  /** What this server wrote into its log. */
  readLog(): string
}

export function spawnServer({ cluster, bin, runAs, settings, logFile }: Program, port: number): Server {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    logging_collector: 'off',
    ...settings,
  }
  let output: number
  let before: number
  try {
    before = fs.existsSync(logFile) ? fs.statSync(logFile).size : 0
    if (before > LOG_MAX_BYTES) {
      fs.renameSync(logFile, `${logFile}.1`)
      before = 0
    }
    output = fs.openSync(logFile, 'a', 0o600)
  } catch (error) {
    throw unwritable(path.dirname(logFile), error)
  }
  const child = spawn(
    path.join(bin, 'postgres'),
    ['-D', cluster, ...Object.entries(all).flatMap(([k, value]) => ['-c', `${k}=${value}`])],
    {
      ...runAs,
      cwd: '/',
      // Not in our process group: Ctrl-C in a terminal must reach us alone, so that we can end in order.
      detached: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, LC_MESSAGES: 'C', TZ: 'UTC' },
    },
  )
  fs.closeSync(output)
  const server: Server = { child, failure: null, readLog: () => fs.readFileSync(logFile).subarray(before).toString('utf8') }
  child.on('error', (error) => {
    server.failure = error
  })
  return server
}

export const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Null once it takes connections; otherwise what it said before it ended. */
export async function untilReady({ cluster }: Program, server: Server, timeoutMs: number): Promise<string | null> {
  for (let waited = 0; waited < timeoutMs; waited += 5) {
    if (server.failure) return String(server.failure)
    if (hasExited(server.child)) return server.readLog()
    const state = readPidFile(cluster)
    if (state?.ready && state.pid === server.child.pid) return null
    await pause(5)
  }
  server.child.kill('SIGQUIT')
  return `FATAL:  not ready within ${timeoutMs / 1000} s\n${server.readLog()}`
}

export const exitOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (hasExited(child)) resolve()
    else child.once('exit', () => resolve())
  })

/** A process that stops the server when this one is gone, even by kill -9; gives what ends the watch. */
export function endWithUs({ pid }: ChildProcess): () => void {
  const watcher = spawn(process.execPath, [WATCHER, String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    env: {},
  })
  // A missing watcher must not end this process.
  watcher.on('error', () => {})
  watcher.stdin.on('error', () => {})
  watcher.unref()
  return () => watcher.stdin.destroy()
}

export function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone already.
  }
}
