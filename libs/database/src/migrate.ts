import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runMigrations as installJobs, Logger } from 'graphile-worker'
import postgres from 'postgres'
import { isDatabaseError, type Sql } from './connection'
import { syncEvents } from './events'
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
  log: (line: string) => void
}

/** Services of this portal: each has a schema, and a login role `onward_<name>`. Base migrations make them. */
export const PORTAL_SERVICES = ['gateway', 'identity', 'jobseekers', 'learning', 'jobs', 'casework', 'messaging'] as const
export type PortalService = (typeof PORTAL_SERVICES)[number]
/** Every login role but the owner's. */
export const LOGIN_ROLES = [...PORTAL_SERVICES.map((service) => `onward_${service}` as const), 'onward_worker'] as const

const BASE: MigrationSource = { name: 'base', folder: fileURLToPath(new URL('../migrations', import.meta.url)) }
const LOCK = 'onward migrations'
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
 * Brings a database to the newest schema: base, then identity, then the others, each file in a transaction of its own, one process at
 * a time. Throws `MigrationError` when an applied file has changed. Also makes policies ask for proof, sets the roles' passwords, and who tells
 * events and is told.
 */
export async function migrate({ ownerUrl, sources, rolePasswords, log }: Migrating): Promise<void> {
  const migrations = await readMigrations(sources)
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {}, connection: { application_name: 'onward-migrate' } })
  try {
    await sql`select pg_advisory_lock(hashtextextended(${LOCK}, 0))`
    await sql`create schema if not exists onward`
    await sql`create table if not exists onward.migrations (source text, name text, sha256 text not null,
      applied_at timestamptz not null default now(), primary key (source, name))`
    const pending = changesSince(migrations, await appliedOn(sql))
    const [jobs] = await sql`select from onward.migrations where source = 'jobs-schema' and name = ${JOBS_VERSION}`
    if (!jobs) await installJobs({ connectionString: ownerUrl, logger: new Logger(() => () => {}) })
    for (const migration of pending) await apply(sql, migration, log)
    if (!jobs) {
      await sql.unsafe(WORKER_MAY_WORK)
      await sql`insert into onward.migrations (source, name, sha256) values ('jobs-schema', ${JOBS_VERSION}, '')`
    }
    await sql`select onward.ask_for_proof()`
    await letIn(sql, rolePasswords)
    await syncEvents(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
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

async function apply(sql: Sql, { source, name, sha256, text }: Migration, log: (line: string) => void): Promise<void> {
  try {
    await sql.begin(async (tx) => {
      await tx.unsafe(text)
      await tx`insert into onward.migrations (source, name, sha256) values (${source}, ${name}, ${sha256})`
    })
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

async function letIn(sql: Sql, rolePasswords: Readonly<Record<string, string>>): Promise<void> {
  for (const [role, password] of Object.entries(rolePasswords)) {
    const statement = `alter role ${quoted(role, '"')} with login password ${quoted(password, "'")}`
    // Roles are the cluster's: a migration of another database beside this one may be setting the same row.
    for (let attempt = 1; ; attempt++) {
      try {
        await sql.unsafe(statement)
        break
      } catch (error) {
        if (!isDatabaseError(error) || error.code !== 'XX000' || attempt === 20) throw error
      }
    }
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
