import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBinaries, unprivileged } from './embedded-binaries'
import { damaged, explain } from './embedded-errors'
import { claim, clusterFolder, initialise, makeDataDir, OWNER, ownerOf, readPassword } from './embedded-folder'
import { commandOf, isRunning } from './embedded-processes'
import {
  endWithUs,
  exitOf,
  freePort,
  type Program,
  readPidFile,
  type Server,
  spawnServer,
  stopLeftover,
  untilReady,
} from './embedded-server'

export interface EmbeddedOptions {
  /** `<dataDir>/postgres` holds the database, beside its password and its log. */
  dataDir: string
  log: (line: string) => void
  /** PostgreSQL settings, such as `{ fsync: 'off' }` for tests. */
  settings?: Readonly<Record<string, string>>
  /** Restarts the server on the same port whenever it ends unexpectedly; by default it is not restarted. */
  revive?: boolean
}
export interface EmbeddedDatabase {
  /** Connection of the owner, a superuser of this cluster alone, to its database. */
  ownerUrl: string
  /** Process id of the postmaster; changes with each restart. */
  readonly pid: number
  /** Resolves when PostgreSQL has ended for good: stopped, or ended without a restart. */
  ended: Promise<void>
  /** Ends sessions, writes all out, and waits for the end. */
  stop(): Promise<void>
}

const START_TIMEOUT_MS = 60_000
/** Crash recovery may take longer than a person at a terminal waits. */
const REVIVE_TIMEOUT_MS = 600_000
const REVIVE_PAUSE_MS = { first: 50, longest: 5_000 }

/**
 * Starts the packaged PostgreSQL on a free loopback port, making its data folder first where there is none. Stops a server that an
 * earlier process left behind. When this process ends, even by kill -9, PostgreSQL stops too. Throws `DatabaseUnavailable`.
 */
export async function startEmbedded({ dataDir, log, settings = {}, revive = false }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  makeDataDir(dataDir)
  const cluster = clusterFolder(dataDir, unprivileged())
  const runAs = ownerOf(cluster)
  const bin = findBinaries(runAs)
  claim(cluster)
  const password = readPassword(dataDir, cluster)
  await stopLeftover(cluster, log)
  if (!fs.existsSync(cluster)) initialise(cluster, bin, runAs, password, settings.fsync === 'off')
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) throw damaged(cluster, 'it is no data folder of PostgreSQL')

  const program: Program = { cluster, bin, runAs, settings, logFile: path.join(dataDir, 'postgres.log') }
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const server = spawnServer(program, port)
    const problem = await untilReady(program, server, START_TIMEOUT_MS)
    if (problem === null) return supervise(program, server, port, password, revive ? log : null)
    if (!isPassing(problem) || attempt === 10) throw explain(problem, cluster, program.logFile)
    await pause(300)
  }
}

/** Another program took the port, or a killed server's last children still hold its memory. */
const isPassing = (problem: string): boolean =>
  /could not bind|pre-existing shared memory block|Address already in use/.test(problem)

/** Connection to the PostgreSQL of a data folder that another process has started, or null when none runs. */
export function runningEmbedded(dataDir: string): string | null {
  const note = path.join(dataDir, 'postgres.location')
  const cluster = fs.existsSync(note) ? fs.readFileSync(note, 'utf8').trim() : path.join(dataDir, 'postgres')
  const state = readPidFile(cluster)
  const passwordFile = path.join(dataDir, 'postgres.password')
  if (!state?.ready || !isRunning(state.pid) || !/postgres/.test(commandOf(state.pid)) || !fs.existsSync(passwordFile))
    return null
  return ownerUrlOf(state.port, fs.readFileSync(passwordFile, 'utf8').trim())
}

const ownerUrlOf = (port: number, password: string) => `postgresql://${OWNER}:${password}@127.0.0.1:${port}/postgres`

/** With `log`, a server that ends unexpectedly is restarted, however long that takes. */
function supervise(
  program: Program,
  first: Server,
  port: number,
  password: string,
  log: ((line: string) => void) | null,
): EmbeddedDatabase {
  const { cluster, logFile } = program
  const stopping = new AbortController()
  let server = first

  async function again(): Promise<boolean> {
    let lastLogged = ''
    for (let ms = REVIVE_PAUSE_MS.first; !stopping.signal.aborted; ms = Math.min(ms * 2, REVIVE_PAUSE_MS.longest)) {
      const sentence = await startAgain().catch((error: Error) => error.message)
      if (sentence === null) return true
      if (sentence !== lastLogged) log?.(sentence)
      lastLogged = sentence
      await pause(ms, undefined, { signal: stopping.signal }).catch(() => {})
    }
    return false
  }
  /** Null once it runs; otherwise why not, which is logged once. */
  async function startAgain(): Promise<string | null> {
    server = spawnServer(program, port)
    const problem = await untilReady(program, server, REVIVE_TIMEOUT_MS)
    if (problem === null) return null
    if (problem.includes('lock file "postmaster.pid"')) await stopLeftover(cluster, () => {})
    return isPassing(problem) ? 'Waiting for what is left of the last PostgreSQL …' : explain(problem, cluster, logFile).message
  }
  async function keep(): Promise<void> {
    do {
      const unwatch = endWithUs(server.child)
      await exitOf(server.child)
      unwatch()
      if (!log || stopping.signal.aborted) break
      log(`PostgreSQL ended unexpectedly and is started again; its log is ${logFile}.`)
    } while (await again())
    fs.rmSync(`${cluster}.user`, { force: true })
  }

  const ended = keep()
  return {
    ownerUrl: ownerUrlOf(port, password),
    get pid() {
      return server.child.pid ?? 0
    },
    ended,
    async stop() {
      stopping.abort()
      server.child.kill('SIGINT')
      const late = setTimeout(() => server.child.kill('SIGQUIT'), 15_000)
      await ended
      clearTimeout(late)
    },
  }
}
