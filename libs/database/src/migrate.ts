import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { runMigrations as installJobs, Logger } from 'graphile-worker'
import postgres from 'postgres'
import { isDatabaseError, type Sql } from './connection'
import { syncEvents } from './events'
import { keepFingerprints, knownKeysOn, type OwnKeys, refuseOtherKeys, refuseOtherPasswords } from './key-fingerprints'
import { isOutsideTransaction, statementsOf } from './migration-text'
import { systemSecretOf } from './system-secret'

/** A folder of `NNNN_name.sql` files, applied in the order of their names. */
export interface MigrationSource {
  name: string
  folder: string
}

export interface Migrating {
  /** Connection of the one role with DDL rights. */
  ownerUrl: string
  sources: readonly MigrationSource[]
  /** Role name → password, for every login role; set at each start. */
  rolePasswords: Readonly<Record<string, string>>
  /** Those that the passwords come from; another database's are refused before anything is changed. */
  keys?: OwnKeys
  log: (line: string) => void
}

/** Services of this portal: each has a schema, and a login role `onward_<name>`. Base migrations make them. */
export const PORTAL_SERVICES = ['gateway', 'identity', 'jobseekers', 'learning', 'jobs', 'casework', 'messaging'] as const
export type PortalService = (typeof PORTAL_SERVICES)[number]
/** Every login role but the owner's. */
export const LOGIN_ROLES = [...PORTAL_SERVICES.map((service) => `onward_${service}` as const), 'onward_worker'] as const

const BASE: MigrationSource = { name: 'base', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }
const LOCK = 'onward migrations'
const LOCK_POLL_MS = 200
/** While a migration waits for a table, everybody else waits behind it: so it gives up soon, and tries again. */
const TABLE_LOCK_TIMEOUT = '2s'
const TABLE_LOCK_TRIES = 40
const TABLE_LOCK_PAUSE_MS = { first: 100, longest: 5_000 }

/** What PostgreSQL ends by itself, so that one slow statement or forgotten transaction holds up nobody for long. */
const LIMITS = {
  service: { statement_timeout: '30s', lock_timeout: '10s', idle_in_transaction_session_timeout: '2min' },
  // Seals acts, whose chain may be long, and waits for runners that start.
  worker: { statement_timeout: '10min', lock_timeout: '1min', idle_in_transaction_session_timeout: '2min' },
} as const
const limitsOf = (role: string) => (role === 'onward_worker' ? LIMITS.worker : LIMITS.service)
const JOBS_VERSION = 'graphile-worker 0.17.3'

/** An applied file has changed, or a migration failed; the message says which and why. */
export class MigrationError extends Error {}

interface Migration {
  source: string
  name: string
  sha256: string
  text: string
}

/**
 * Brings a database to the newest schema: base, then identity, then the others, each file in a transaction of its own or, where
 * its head says so, outside of one; one process at a time. Throws `MigrationError` when an applied file has changed, `KeysRefused` for keys of another database. Also makes policies ask for proof, sets the roles' passwords, and who tells
 * events and is told.
 */
export async function migrate({ ownerUrl, sources, rolePasswords, keys, log }: Migrating): Promise<void> {
  const migrations = await readMigrations(sources)
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {}, connection: { application_name: 'onward-migrate' } })
  try {
    await lockAlone(sql)
    await sql`select set_config('lock_timeout', ${TABLE_LOCK_TIMEOUT}, false)`
    if (keys) await refuseKeysOfAnother(sql, keys, rolePasswords)
    await sql`create schema if not exists onward`
    await sql`create table if not exists onward.migrations (source text, name text, sha256 text not null,
      applied_at timestamptz not null default now(), primary key (source, name))`
    const pending = changesSince(migrations, await appliedOn(sql))
    const [jobs] = await sql`select from onward.migrations where source = 'jobs-schema' and name = ${JOBS_VERSION}`
    if (!jobs) await installJobs({ connectionString: ownerUrl, logger: new Logger(() => () => {}) })
    for (const migration of pending) await apply(sql, migration, log)
    if (!jobs) {
      await sql.unsafe(WORKER_MAY_WORK)
      await sql`select onward.quiet_jobs()`
      await sql`insert into onward.migrations (source, name, sha256) values ('jobs-schema', ${JOBS_VERSION}, '')`
    }
    await whenFree(() => sql`select onward.ask_for_proof()`)
    if (keys) await keepFingerprints(sql, keys.fingerprints)
    await letIn(sql, rolePasswords)
    await whenFree(() => syncEvents(sql))
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function refuseKeysOfAnother(sql: Sql, keys: OwnKeys, rolePasswords: Migrating['rolePasswords']): Promise<void> {
  const { fingerprints } = await knownKeysOn(sql)
  if (fingerprints.length > 0) refuseOtherKeys(keys, fingerprints)
  else await refuseOtherPasswords(sql, keys.folder, rolePasswords)
}

/** `<source> <file>` of every migration that this code has and the database lacks; any role may ask. */
export async function pendingMigrations(sql: Sql, sources: readonly MigrationSource[]): Promise<string[]> {
  const migrations = await readMigrations(sources)
  return changesSince(migrations, await appliedOn(sql)).map(({ source, name }) => `${source} ${name}`)
}

/** The services of a checkout that have migrations, found by their folders. */
export async function migrationSourcesIn(root: string): Promise<MigrationSource[]> {
  const found: MigrationSource[] = []
  for (const name of (await readdir(path.join(root, 'services'))).sort()) {
    const folder = path.join(root, 'services', name, 'src', 'db', 'migrations')
    const files = await readdir(folder).catch(() => [])
    if (files.some((file) => file.endsWith('.sql'))) found.push({ name, folder })
  }
  return found
}

/** Changes when any migration changes; for keeping a migrated database. */
export async function migrationsFingerprint(sources: readonly MigrationSource[]): Promise<string> {
  const migrations = await readMigrations(sources)
  const listed = migrations.map(({ source, name, sha256 }) => `${source} ${name} ${sha256}`)
  return createHash('sha256')
    .update([JOBS_VERSION, ...listed].join('\n'))
    .digest('hex')
    .slice(0, 16)
}

async function readMigrations(sources: readonly MigrationSource[]): Promise<Migration[]> {
  const rank = ({ name }: MigrationSource) => (name === 'base' ? 0 : name === 'identity' ? 1 : 2)
  const ordered = [BASE, ...sources].sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1))
  const perSource = await Promise.all(
    ordered.map(async ({ name: source, folder }) => {
      const files = (await readdir(folder)).filter((file) => /^\d{4}_.+\.sql$/.test(file)).sort()
      return Promise.all(
        files.map(async (name) => {
          const text = await readFile(path.join(folder, name), 'utf8')
          // A checkout with other line ends is the same migration.
          return { source, name, text, sha256: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex') }
        }),
      )
    }),
  )
  return perSource.flat()
}

async function appliedOn(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql<{ source: string; name: string; sha256: string }[]>`select source, name, sha256 from onward.migrations`
  return new Map(rows.map(({ source, name, sha256 }) => [`${source} ${name}`, sha256]))
}

function changesSince(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  return migrations.filter(({ source, name, sha256 }) => {
    const known = applied.get(`${source} ${name}`)
    if (known !== undefined && known !== sha256)
      throw new MigrationError(
        `The migration ${name} of ${source} was changed after it was applied. Put the change into a new file.`,
      )
    return known === undefined
  })
}

/** Asks again and again: a waiting statement holds a snapshot, for which `create index concurrently` of another process would wait in turn. */
async function lockAlone(sql: Sql): Promise<void> {
  for (;;) {
    const [row] = await sql<{ got: boolean }[]>`select pg_try_advisory_lock(hashtextextended(${LOCK}, 0)) as got`
    if (row?.got) return
    await pause(LOCK_POLL_MS)
  }
}

/** Does it again while a table that it needs is in use. */
async function whenFree<T>(work: () => PromiseLike<T>): Promise<T> {
  for (let tries = 1, ms = TABLE_LOCK_PAUSE_MS.first; ; tries += 1, ms = Math.min(2 * ms, TABLE_LOCK_PAUSE_MS.longest)) {
    try {
      return await work()
    } catch (error) {
      // 55P03: no lock in time; 40P01: a deadlock with what the services do.
      if (!isDatabaseError(error) || !['55P03', '40P01'].includes(error.code) || tries === TABLE_LOCK_TRIES) throw error
      await pause(ms)
    }
  }
}

async function apply(sql: Sql, migration: Migration, log: (line: string) => void): Promise<void> {
  const { source, name, sha256, text } = migration
  try {
    if (isOutsideTransaction(text)) await applyOutside(sql, migration)
    else
      await whenFree(() =>
        sql.begin(async (tx) => {
          await tx.unsafe(text)
          await tx`insert into onward.migrations (source, name, sha256) values (${source}, ${name}, ${sha256})`
        }),
      )
    log(`migrated ${source}: ${name}`)
  } catch (error) {
    const where =
      isDatabaseError(error) && error.position ? `, line ${text.slice(0, Number(error.position)).split('\n').length}` : ''
    throw new MigrationError(
      `The migration ${name} of ${source} failed: ${error instanceof Error ? error.message : error}${where}`,
      {
        cause: error,
      },
    )
  }
}

/** Each statement by itself. One that failed halfway runs again at the next start, so what it left is removed first. */
async function applyOutside(sql: Sql, { source, name, sha256, text }: Migration): Promise<void> {
  // Indexes made concurrently keep nobody waiting while they wait.
  await sql`select set_config('lock_timeout', '0', false)`
  for (const { text: statement, code } of statementsOf(text)) {
    const index = /create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\S+)\s+on\s+(?:only\s+)?(\S+?)\.\S+/i.exec(
      code,
    )
    if (index) {
      const [invalid] = await sql<{ name: string }[]>`select i.indexrelid::regclass::text as name from pg_index i
        where i.indexrelid = to_regclass(${`${index[2]}.${index[1]}`}) and not i.indisvalid`
      if (invalid) await sql.unsafe(`drop index concurrently ${invalid.name}`)
    }
    await sql.unsafe(statement)
  }
  await sql`insert into onward.migrations (source, name, sha256) values (${source}, ${name}, ${sha256})`
  await sql`select set_config('lock_timeout', ${TABLE_LOCK_TIMEOUT}, false)`
}

async function letIn(sql: Sql, rolePasswords: Readonly<Record<string, string>>): Promise<void> {
  for (const [role, password] of Object.entries(rolePasswords)) {
    const name = quoted(role, '"')
    const limits = Object.entries(limitsOf(role)).map(([setting, value]) => `alter role ${name} set ${setting} = '${value}'`)
    for (const statement of [`alter role ${name} with login password ${quoted(password, "'")}`, ...limits])
      await alterRole(sql, statement)
  }
  for (const service of PORTAL_SERVICES) {
    const password = rolePasswords[`onward_${service}`]
    if (password !== undefined)
      await sql`insert into auth.system_secrets (service, hash)
        select name, sha256(convert_to(${systemSecretOf(password)}, 'UTF8')) from onward.services where name = ${service}
        on conflict (service) do update set hash = excluded.hash`
  }
  await sql.unsafe(`do $$ begin
    execute format('revoke all on database %I from public', current_database());
    execute format('grant connect on database %I to onward_services, onward_worker', current_database());
  end $$`)
}

async function alterRole(sql: Sql, statement: string): Promise<void> {
  // Roles are the cluster's: a migration of another database beside this one may be setting the same row.
  for (let attempt = 1; ; attempt++) {
    try {
      return void (await sql.unsafe(statement))
    } catch (error) {
      if (!isDatabaseError(error) || error.code !== 'XX000' || attempt === 20) throw error
    }
  }
}

function quoted(text: string, quote: '"' | "'"): string {
  if (text.includes('\\') || text.includes('\0')) throw new MigrationError('Role names and passwords have no backslash.')
  return quote + text.replaceAll(quote, quote + quote) + quote
}

// The job tables have row security without policies; a worker that is not their owner needs one on each.
const WORKER_MAY_WORK = `
  grant usage on schema graphile_worker to onward_worker;
  grant select, insert, update, delete on all tables in schema graphile_worker to onward_worker;
  grant usage, select on all sequences in schema graphile_worker to onward_worker;
  do $$ declare job_table text; begin
    for job_table in select tablename from pg_tables where schemaname = 'graphile_worker' and rowsecurity loop
      execute format('drop policy if exists worker on graphile_worker.%I', job_table);
      execute format('create policy worker on graphile_worker.%I to onward_worker using (true) with check (true)', job_table);
    end loop;
  end $$`
