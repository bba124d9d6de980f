import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findBinaries, isAccessibleTo, type RunAs, unprivileged } from './embedded-binaries'
import { commandOf, isRunning, startedAt } from './embedded-processes'

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
/** PostgreSQL cannot be started; the message is a sentence that says what to do. */
export class DatabaseUnavailable extends Error {}

const OWNER = 'onward'
const WATCHER = fileURLToPath(new URL('./embedded-watcher.mjs', import.meta.url))
const START_TIMEOUT_MS = 60_000
/** Crash recovery may take longer than a person at a terminal waits. */
const REVIVE_TIMEOUT_MS = 600_000
const REVIVE_PAUSE_MS = { first: 50, longest: 5_000 }
const LOG_MAX_BYTES = 10_000_000

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

function makeDataDir(dataDir: string): void {
  try {
    if (fs.existsSync(dataDir)) return
    fs.mkdirSync(dataDir, { recursive: true })
    // Whatever the umask says: the unprivileged user of PostgreSQL must pass through, others must not list.
    fs.chmodSync(dataDir, 0o711)
  } catch (error) {
    throw new DatabaseUnavailable(`The data folder ${dataDir} cannot be made: ${reason(error)}.`)
  }
}

/** `<dataDir>/postgres`, or a folder outside when PostgreSQL's user cannot get there; `postgres.location` then says where. */
function clusterFolder(dataDir: string, runAs: RunAs): string {
  const inside = path.join(dataDir, 'postgres')
  const note = path.join(dataDir, 'postgres.location')
  if (fs.existsSync(note)) return fs.readFileSync(note, 'utf8').trim()
  // A closed folder of ours (a temporary one, say) may be passed through; what it holds stays closed.
  if (runAs.uid !== undefined && isAccessibleTo(path.dirname(dataDir), runAs))
    fs.chmodSync(dataDir, fs.statSync(dataDir).mode | 0o111)
  if (isAccessibleTo(dataDir, runAs)) return inside
  if (fs.existsSync(path.join(inside, 'PG_VERSION')))
    throw new DatabaseUnavailable(
      `The database in ${inside} cannot be reached by user ${runAs.uid}, who runs PostgreSQL: let others pass through the folders above it (chmod o+x).`,
    )
  const outside = path.join('/var/lib/onward', randomBytes(6).toString('hex'), 'postgres')
  fs.mkdirSync(path.dirname(outside), { recursive: true })
  for (const folder of [path.dirname(path.dirname(outside)), path.dirname(outside)]) fs.chmodSync(folder, 0o711)
  fs.writeFileSync(note, `${outside}\n`)
  return outside
}

/** PostgreSQL runs as whoever owns its data, which is the unprivileged user where root made it. */
function ownerOf(cluster: string): RunAs {
  const ours = unprivileged()
  const me = process.getuid?.()
  if (me === undefined || !fs.existsSync(cluster)) return ours
  const { uid, gid } = fs.statSync(cluster)
  if (me !== 0) {
    if (uid === me) return ours
    throw new DatabaseUnavailable(
      `The database in ${cluster} belongs to another account (${uid}). Start Onward as the account that made it.`,
    )
  }
  if (uid !== 0) return { uid, gid }
  // Put back from a backup, say.
  spawnSync('chown', ['-R', `${ours.uid}:${ours.gid}`, cluster])
  return ours
}

/** One Onward per database: the file beside it names the process that uses it. */
function claim(cluster: string): void {
  const file = `${cluster}.user`
  try {
    const [pid, started] = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split(' ') : []
    if (pid && Number(pid) !== process.pid && isRunning(Number(pid)) && startedAt(Number(pid)) === started)
      throw new DatabaseUnavailable(
        `Onward already runs with this data folder (process ${pid}). Stop it first, or set DATA_DIR to another folder.`,
      )
    fs.writeFileSync(file, `${process.pid} ${startedAt(process.pid)}\n`)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    throw unwritable(path.dirname(file), error)
  }
}

function readPassword(dataDir: string, cluster: string): string {
  const file = path.join(dataDir, 'postgres.password')
  if (fs.existsSync(file)) {
    const password = fs.readFileSync(file, 'utf8').trim()
    if (password) return password
  }
  if (fs.existsSync(cluster)) throw damaged(cluster, `its password, the file ${file}, is missing`)
  const password = randomBytes(24).toString('base64url')
  try {
    fs.writeFileSync(`${file}.new`, `${password}\n`, { mode: 0o600 })
    fs.renameSync(`${file}.new`, file)
  } catch (error) {
    throw unwritable(dataDir, error)
  }
  return password
}

/** Makes the data folder beside its place and moves it there when complete, so that a stopped first start leaves nothing half-made. */
function initialise(cluster: string, bin: string, runAs: RunAs, password: string, quick: boolean): void {
  const beside = `${cluster}.new`
  try {
    fs.rmSync(beside, { recursive: true, force: true })
    fs.mkdirSync(beside, { mode: 0o700 })
    const passwordFile = path.join(beside, 'password')
    fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
    if (runAs.uid !== undefined && runAs.gid !== undefined)
      for (const file of [beside, passwordFile]) fs.chownSync(file, runAs.uid, runAs.gid)
    const made = spawnSync(
      path.join(bin, 'initdb'),
      [
        '--pgdata',
        path.join(beside, 'data'),
        `--username=${OWNER}`,
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(quick ? ['--no-sync'] : []),
      ],
      { ...runAs, cwd: '/', encoding: 'utf8', env: { ...process.env, LC_MESSAGES: 'C' } },
    )
    if (made.status !== 0) throw explain(made.error ? made.error.message : made.stdout + made.stderr, cluster, null)
    fs.renameSync(path.join(beside, 'data'), cluster)
    fs.rmSync(beside, { recursive: true, force: true })
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    throw unwritable(path.dirname(cluster), error)
  }
}

interface PidFile {
  pid: number
  port: number
  ready: boolean
}
function readPidFile(cluster: string): PidFile | null {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]) || 0, port: Number(lines[3]) || 0, ready: lines[7]?.trim() === 'ready' }
  } catch {
    return null
  }
}

/** Ends a PostgreSQL that still serves this folder, and removes a `postmaster.pid` that nobody stands behind. */
async function stopLeftover(cluster: string, log: (line: string) => void): Promise<void> {
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
function answersAsPostgres(port: number): Promise<boolean> {
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

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))))
    })
  })

/** How this data folder's server is started, each time. */
interface Program {
  cluster: string
  bin: string
  runAs: RunAs
  settings: Readonly<Record<string, string>>
  logFile: string
}
interface Server {
  child: ChildProcess
  /** Set when the program could not be run at all. */
  failure: Error | null
  /** What this server wrote into its log. */
  readLog(): string
}

function spawnServer({ cluster, bin, runAs, settings, logFile }: Program, port: number): Server {
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

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Null once it takes connections; otherwise what it said before it ended. */
async function untilReady({ cluster }: Program, server: Server, timeoutMs: number): Promise<string | null> {
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

const exitOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (hasExited(child)) resolve()
    else child.once('exit', () => resolve())
  })

/** A process that stops the server when this one is gone, even by kill -9; gives what ends the watch. */
function endWithUs({ pid }: ChildProcess): () => void {
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

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone already.
  }
}

const reason = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ?? (error instanceof Error ? error.message : String(error))

function damaged(cluster: string, why: string): DatabaseUnavailable {
  return new DatabaseUnavailable(
    `The database in ${cluster} is damaged: ${why}. Put a backup in its place, or move the folder away to start with an empty database.`,
  )
}

function unwritable(folder: string, error: unknown): DatabaseUnavailable {
  const code = reason(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder)
  return new DatabaseUnavailable(`The data folder ${folder} cannot be written to (${code}).`)
}

const diskFull = (folder: string) =>
  new DatabaseUnavailable(`The disk that holds ${folder} is full. Free some space and start again; nothing was lost.`)

/** PostgreSQL's own words turned into one sentence. */
function explain(output: string, cluster: string, logFile: string | null): DatabaseUnavailable {
  if (/No space left on device|ENOSPC|Disk quota exceeded/.test(output)) return diskFull(path.dirname(cluster))
  const other = /initialized by PostgreSQL version (\S+),/.exec(output)?.[1]
  if (other) return new DatabaseUnavailable(`The database in ${cluster} was made by PostgreSQL ${other}; this is PostgreSQL 18.`)
  const lines = output.split('\n').filter((line) => /\b(PANIC|FATAL|error):|^initdb|\bspawn\b/.test(line))
  const line = (lines.find((one) => /PANIC/.test(one)) ?? lines.at(-1) ?? output.trim().split('\n').at(-1) ?? '')
    .replace(/^.*?(PANIC|FATAL|error):\s*/, '')
    .replace(/\.$/, '')
  const isDamage =
    /could not (open|read|find|locate|access|stat)|does not exist|incompatible|unexpected|invalid|corrupt|checksum|incorrect|missing|control file|not a database cluster|data directory/
  if (logFile && isDamage.test(line) && !/configuration file|setting/.test(line)) return damaged(cluster, line)
  return new DatabaseUnavailable(
    `PostgreSQL did not start: ${line || 'it gave no reason'}.${logFile ? ` Its log is ${logFile}.` : ''}`,
  )
}
