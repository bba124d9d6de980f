import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Role, ServiceName } from '@onward/contracts'
import { openDatabase, type Tx } from '@onward/database'
import type { FastifyInstance, InjectOptions } from 'fastify'
import postgres from 'postgres'
import { type Config, loadConfig } from './config'
import { type Keys, loadKeys } from './keys'
import type { Log, ServiceDefinition, ServiceKit } from './kit'
import { createLog } from './log'
import type { Mail } from './mail'
import { buildServer, type PortalServer } from './server'
import type { Sms } from './sms'

/** The result of `createTestDatabase` of `@onward/testing/database`, as far as it is needed here. */
interface TestDatabase {
  ownerUrl: string
  urls: Readonly<Partial<Record<ServiceName | 'worker', string>>>
}
export interface TestServerOptions {
  database: TestDatabase
  services: readonly ServiceDefinition[]
  clock?: () => Date
  config?: Partial<Config>
  /** For a second instance that must accept the first one's sessions. */
  keys?: Keys
  /** False (default): jobs run only by `runJobs`. */
  runJobs?: boolean
  log?: Log
}
export interface TestPerson {
  accountId: string
  sessionId: string
  role: Role
  /** For `inject`: a Bearer token. */
  headers: { authorization: string }
}
export interface TestServer extends PortalServer {
  app: FastifyInstance
  keys: Keys
  config: Config
  /** Emails "sent" so far. */
  mails: Mail[]
  /** Text messages "sent" so far. */
  texts: Sms[]
  kit(name: ServiceName): ServiceKit
  /** A confirmed account with a live session, inserted directly into the database. */
  person(role: Role, facts?: { accountId?: string; email?: string; firstName?: string; lastName?: string }): Promise<TestPerson>
  /** One transaction as the owner, who may emit events of services outside this test. */
  asOwner<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs the services' waiting jobs, and those they add, until none is left; throws the first error. */
  runJobs(): Promise<void>
  /** Listens on a free port of this machine and gives its origin, which is accepted from then on. */
  listen(): Promise<string>
  close(): Promise<void>
}

const ORIGIN = 'http://localhost:3000'
/** The second is the host that `app.inject` names. */
export const ORIGINS = [ORIGIN, 'http://localhost'] as const
/** A test may run on a machine with other work. */
export const NEVER_BUSY = { delayMs: 0, heapPercent: 0 }
/** Of a random password that nobody has. */
const NO_PASSWORD = '$argon2id$v=19$m=8,t=1,p=1$z0+59Ril81K2945vSi4EbA$i6Z6hCnyXslFC6F1R9JaW2DKaItaVg3ai1bEnAuwom4'
/** A hundred years: sessions of tests count as just confirmed, whatever their clock. */
const ALWAYS = 52_560_000
/** An Origin header of the portal itself, for requests with cookies. */
export const OWN_ORIGIN = { origin: ORIGIN } as const
export type Injected = InjectOptions

/** Services on a test database, ready for `app.inject`. Nothing listens; emails are collected in `mails`. */
export async function createTestServer(options: TestServerOptions): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'onward-test-'))
  const loaded = loadConfig(
    {},
    {
      dataDir,
      databaseUrls: options.database.urls,
      poolSize: 4,
      origins: ORIGINS,
      confirmMinutes: ALWAYS,
      busy: NEVER_BUSY,
      ...options.config,
    },
  )
  const origins = [...loaded.origins]
  const config = { ...loaded, origins }
  const keys = options.keys ?? (await keysOfRun(config.keysDir))
  const mails: Mail[] = []
  const texts: Sms[] = []
  const mail = { send: async (one: Mail) => void mails.push(one), close: () => undefined }
  const { clock = () => new Date() } = options
  const server = await buildServer({
    config,
    keys,
    clock,
    mail,
    sms: { send: async (one) => void texts.push(one) },
    services: options.services,
    log: options.log ?? createLog('silent'),
    runJobs: options.runJobs ?? false,
  })
  await server.app.ready()
  const owner = postgres(options.database.ownerUrl, { max: 1, onnotice: () => undefined })
  const asOwner = openDatabase({ url: options.database.ownerUrl, max: 2, applicationName: 'test owner' })

  return {
    ...server,
    keys,
    config,
    mails,
    texts,
    kit(name) {
      const kit = server.kits.get(name)
      if (!kit) throw new Error(`${name} is not in this test`)
      return kit
    },
    async listen() {
      const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
      origins.push(origin)
      return origin
    },
    async person(role, facts = {}) {
      const accountId = facts.accountId ?? randomUUID()
      const sessionId = randomUUID()
      const now = clock()
      await owner`insert into identity.accounts (id, email, password_hash, role, first_name, last_name, created_at, confirmed_at)
        values (${accountId}, ${facts.email ?? `${accountId}@test.example`}, ${NO_PASSWORD}, ${role}, ${facts.firstName ?? 'Test'},
          ${facts.lastName ?? 'Person'}, ${now}, ${now}) on conflict (id) do nothing`
      await owner`insert into identity.sessions (id, account_id, started_at, expires_at)
        values (${sessionId}, ${accountId}, ${now}, greatest(now(), ${now}) + interval '1 day')`
      const { token } = server.tokens.issue({ accountId, sessionId, role }, now)
      return { accountId, sessionId, role, headers: { authorization: `Bearer ${token}` } }
    },
    asOwner: asOwner.withSystem,
    async runJobs() {
      const names = Object.keys(server.background.tasks)
      for (;;) {
        // The queue's own tables: jobs run in their order, without waiting for a poll.
        const [job] = await owner<{ id: string; task: string; payload: unknown }[]>`
          select j.id, t.identifier as task, j.payload from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id
          where t.identifier in ${owner(names.length > 0 ? names : ['-'])} and j.run_at <= now() + interval '1 second'
          order by j.priority, j.run_at, j.id limit 1`
        if (!job) return
        await owner`delete from graphile_worker._private_jobs where id = ${job.id}`
        await server.background.tasks[job.task]?.(job.payload)
      }
    },
    async close() {
      await server.app.close()
      await Promise.all([owner.end(), asOwner.close()])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

let firstOfFile = true

/**
 * Generating keys is slow, so the first server of a test file uses those of the test run, and any other one generates its own,
 * except the RSA pair of badges.
 */
async function keysOfRun(folder: string): Promise<Keys> {
  const run = process.env.ONWARD_TEST_CLUSTER
  if (run) {
    const sharedKeys = path.join(run, 'keys')
    const names = (await readdir(sharedKeys).catch(() => null)) ?? (await makeKeys(run, sharedKeys))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const name of names)
      if (firstOfFile || name.startsWith('issuer.')) await copyFile(path.join(sharedKeys, name), path.join(folder, name))
    firstOfFile = false
  }
  return loadKeys(folder, { create: true })
}

/** Another worker may be first. */
async function makeKeys(run: string, sharedKeys: string): Promise<string[]> {
  const making = await mkdtemp(path.join(run, 'keys-'))
  await loadKeys(making, { create: true })
  await rename(making, sharedKeys).catch(() => undefined)
  return readdir(sharedKeys)
}
