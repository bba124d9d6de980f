import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import {
  connectionFor,
  LOGIN_ROLES,
  migrate,
  migrationSourcesIn,
  migrationsFingerprint,
  PORTAL_SERVICES,
  type PortalService,
} from '@onward/database'
import postgres from 'postgres'
import { CLUSTER_FOLDER, repositoryRoot, sharedCluster } from './database-cluster'

export interface DatabaseConnections {
  ownerUrl: string
  /** Addresses with each service's own role, and the job runner's. */
  urls: Record<PortalService | 'worker', string>
}
export interface TestDatabase extends DatabaseConnections {
  /** Ends the database's sessions and drops it. */
  drop(): Promise<void>
}

const PASSWORD = 'only-for-tests'
const passwords = Object.fromEntries(LOGIN_ROLES.map((role) => [role, PASSWORD]))

/**
 * Creates an empty, fully migrated database on the test run's cluster or on that of `clusterUrl`; copied from a template in about 0.1 s. For
 * `beforeAll`, with `drop` in `afterAll`. Most files need only `servicesUnderTest`.
 */
export async function createTestDatabase(clusterUrl?: string): Promise<TestDatabase> {
  const cluster = clusterUrl ?? (await sharedCluster()).ownerUrl
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(cluster, async (admin) => copyTemplate(admin, await templateOn(admin, cluster), name))
  return { ...connectionsTo(cluster, name), drop: () => asAdmin(cluster, (admin) => dropDatabase(admin, name)) }
}

/**
 * The database of this Jest worker: created for its first file, emptied for each later one down to the migrations' own rows, and created again after
 * a file changed the schema.
 */
export async function workerDatabase(): Promise<DatabaseConnections> {
  const { ownerUrl: cluster } = await sharedCluster()
  const name = `worker_${process.env.JEST_WORKER_ID ?? '1'}`
  const seeds = path.join(process.env[CLUSTER_FOLDER] ?? '', `${name}.json`)
  const { ownerUrl, urls } = connectionsTo(cluster, name)
  const make = async () => {
    await asAdmin(cluster, async (admin) => copyTemplate(admin, await templateOn(admin, cluster), name))
    await asAdmin(ownerUrl, async (owner) => {
      await fs.writeFile(seeds, JSON.stringify({ schema: await schemaOf(owner), rows: await seedsIn(owner) }))
    })
  }
  const [there] = await asAdmin(cluster, (admin) => admin`select from pg_database where datname = ${name}`)
  if (!there) await make()
  else {
    const { schema, rows } = JSON.parse(await fs.readFile(seeds, 'utf8'))
    const isAsMade = await asAdmin(ownerUrl, async (owner) => {
      const isSame = (await schemaOf(owner)) === schema
      if (isSame) await empty(owner, rows)
      return isSame
    })
    // An earlier file changed the schema.
    if (!isAsMade) {
      await asAdmin(cluster, (admin) => dropDatabase(admin, name))
      await make()
    }
  }
  return { ownerUrl, urls }
}

/** A digest of our schema: columns, constraints, triggers, policies and rights. */
async function schemaOf(owner: postgres.Sql): Promise<string | null> {
  const [found] = await owner<{ digest: string | null }[]>`
    with ours as (
      select pg_class.* from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'v', 'm', 'S') and nspname not like 'pg\\_%' and nspname not in ('information_schema', 'graphile_worker')
    )
    select md5(string_agg(part, '|' order by part)) as digest from (
      select concat_ws(' ', oid::regclass, relacl::text, relrowsecurity) as part from ours
      union all select concat_ws(' ', attrelid::regclass, attname, atttypid::regtype, attnotnull, attacl::text)
        from pg_attribute where attrelid in (select oid from ours) and attnum > 0 and not attisdropped
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where conrelid in (select oid from ours)
      union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled)
        from pg_trigger where tgrelid in (select oid from ours) and not tgisinternal
      union all select concat_ws(' ', polrelid::regclass, polname, pg_get_expr(polqual, polrelid))
        from pg_policy where polrelid in (select oid from ours)
    ) as parts`
  return found?.digest ?? null
}

/** Rows written by migrations, as JSON, by table. */
type Seeds = Record<string, string>

async function seedsIn(owner: postgres.Sql): Promise<Seeds> {
  const seeds: Seeds = {}
  for (const table of await tablesWithRows(owner)) {
    const [found] = await owner.unsafe(`select json_agg(row)::text as rows from ${table} row`)
    seeds[table] = found?.rows ?? '[]'
  }
  return seeds
}

/** Tables with rows, now or earlier. */
const tablesWithRows = async (owner: postgres.Sql): Promise<string[]> => {
  const tables = await owner<{ name: string }[]>`select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema') and pg_relation_size(pg_class.oid) > 0`
  return tables.map(({ name }) => name)
}

async function empty(owner: postgres.Sql, seeds: Seeds): Promise<void> {
  // A session left open by an earlier file could hold a lock or wait for one.
  await owner`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  const dirty = new Set([...(await tablesWithRows(owner)), ...Object.keys(seeds)])
  await owner.begin(async (tx) => {
    // Turns off triggers and foreign keys: the audit trail's rows cannot be deleted otherwise.
    await tx`set local session_replication_role = replica`
    await tx.unsafe(`truncate ${[...dirty].join(', ')} cascade`)
    for (const [table, rows] of Object.entries(seeds)) {
      await tx.unsafe(
        `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1::text::json)`,
        [rows],
      )
    }
    await tx`select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where last_value is not null`
  })
}

/** The name of the fully migrated template, created if the cluster has none. */
async function templateOn(admin: postgres.Sql, cluster: string): Promise<string> {
  const sources = await migrationSourcesIn(repositoryRoot)
  const template = `template_${await migrationsFingerprint(sources)}`
  await admin`select pg_advisory_lock(hashtextextended('onward test template', 0))`
  const [ready] = await admin`select from pg_database where datname = ${template}`
  if (!ready) {
    // Another test file's attempt may have failed midway.
    await admin.unsafe(`drop database if exists ${template}_making`)
    await admin.unsafe(`create database ${template}_making`)
    await migrate({ ownerUrl: databaseAt(cluster, `${template}_making`), sources, rolePasswords: passwords, log: () => {} })
    await admin.unsafe(`alter database ${template}_making rename to ${template}`)
  }
  await admin`select pg_advisory_unlock(hashtextextended('onward test template', 0))`
  return template
}

async function copyTemplate(admin: postgres.Sql, template: string, name: string): Promise<void> {
  await admin.unsafe(`create database ${name} template ${template} strategy file_copy`)
  // A copy does not include the rights on the database itself.
  await admin.unsafe(`revoke all on database ${name} from public`)
  await admin.unsafe(`grant connect on database ${name} to onward_services, onward_worker`)
}

const dropDatabase = async (admin: postgres.Sql, name: string): Promise<void> =>
  void (await admin.unsafe(`drop database if exists ${name} with (force)`))

async function asAdmin<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

function connectionsTo(cluster: string, name: string): DatabaseConnections {
  const ownerUrl = databaseAt(cluster, name)
  const urlOf = (role: string) => connectionFor(ownerUrl, `onward_${role}`, PASSWORD)
  return {
    ownerUrl,
    urls: Object.fromEntries([...PORTAL_SERVICES, 'worker'].map((role) => [role, urlOf(role)])) as DatabaseConnections['urls'],
  }
}

function databaseAt(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
