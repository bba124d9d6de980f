import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'
import type postgres from 'postgres'
import type { LiveFrontEnd, NewVersion, Version } from './resolve'
import type { Revision } from './revisions'

type Value = string | number | null
/** Runs one statement on a connection or in a transaction, with either driver. */
export type Ask = <Row extends object>(strings: TemplateStringsArray, ...values: Value[]) => Promise<Row[]>

/** Asks through postgres.js. */
export const askOf =
  (sql: postgres.Sql | postgres.TransactionSql): Ask =>
  async <Row extends object>(strings: TemplateStringsArray, ...values: Value[]) =>
    [...(await (sql as postgres.Sql)<Row[]>(strings, ...values))] as Row[]

/** Asks within a transaction of a request. */
export const askWithin =
  (tx: Tx): Ask =>
  async <Row extends object>(strings: TemplateStringsArray, ...values: Value[]) =>
    (await tx.execute(sql(strings, ...values))) as unknown as Row[]

/** Transactions that read and change what is live take this lock. */
export const takeRegistryLock = (ask: Ask) => ask`select pg_advisory_xact_lock(hashtextextended('onward registry', 0))`

/** All that is live now, one row per front end. */
export async function readLive(ask: Ask): Promise<LiveFrontEnd[]> {
  const rows = await ask<{ name: string; canary_percent: number; stable: Version; canary: Version | null }>`
    select r.name, r.canary_percent,
      jsonb_build_object('name', s.name, 'build', s.build, 'entry', s.entry, 'integrity', s.integrity, 'portal', s.portal) as stable,
      case when c.build is null then null
        else jsonb_build_object('name', c.name, 'build', c.build, 'entry', c.entry, 'integrity', c.integrity, 'portal', c.portal) end as canary
    from gateway.rollouts r
    join gateway.versions s on s.name = r.name and s.build = r.stable
    left join gateway.versions c on c.name = r.name and c.build = r.canary
    order by r.name`
  return rows.map(({ name, stable, canary, canary_percent }) => ({ name, stable, canary, canaryPercent: canary_percent }))
}

/** Every revision, the oldest first. */
export async function readRevisions(ask: Ask): Promise<Revision[]> {
  const rows = await ask<Omit<Revision, 'id' | 'at'> & { id: string; at: string | Date }>`
    select id, name, action, stable, canary, canary_percent as percent, rolled_back_from as "rolledBackFrom", at, by_account as by, why, note
    from gateway.revisions order by id`
  return rows.map((row) => ({ ...row, id: Number(row.id), at: new Date(row.at) }))
}

export interface PublishedVersion {
  name: string
  build: string
  publishedAt: Date
}
/** Every version, the newest first. */
export async function readPublished(ask: Ask): Promise<PublishedVersion[]> {
  const rows = await ask<{ name: string; build: string; at: string | Date }>`
    select name, build, published_at as at from gateway.versions order by published_at desc, build`
  return rows.map(({ name, build, at }) => ({ name, build, publishedAt: new Date(at) }))
}

/** Whole versions, of those among these that there are. */
export function readVersions(ask: Ask, wanted: readonly { name: string; build: string }[]): Promise<Version[]> {
  const list = JSON.stringify(wanted.map(({ name, build }) => [name, build]))
  // Cast from text: a driver that knows the column as JSON would store a JSON string.
  return ask<Version>`
    select v.name, v.build, v.entry, v.integrity, v.portal from gateway.versions v
    join jsonb_array_elements(${list}::text::jsonb) w on v.name = w->>0 and v.build = w->>1`
}

/** Rolls back; false when another revision came after `newest`. */
export async function saveRollBack(
  ask: Ask,
  { name, newest, build }: { name: string; newest: number; build: string },
  by: { account: string | null; why: Revision['why']; note: string },
): Promise<boolean> {
  const [row] = await ask<{ done: boolean }>`
    select gateway.roll_back(${name}, ${newest}, ${build}, ${by.account}::uuid, ${by.why}, ${by.note}) as done`
  return row?.done ?? false
}

// The functions below are for the database's owner: the running service may only read the registry.

export async function insertVersion(sql: postgres.TransactionSql, version: NewVersion): Promise<void> {
  const json = (value: unknown) => sql.json(value as postgres.JSONValue)
  await sql`insert into gateway.remotes (name) values (${version.name}) on conflict do nothing`
  await sql`insert into gateway.versions (name, build, entry, integrity, portal, files)
    values (${version.name}, ${version.build}, ${version.entry}, ${json(version.integrity)}, ${json(version.portal)}, ${json(version.files)})
    on conflict do nothing`
}

/** Versions without a list of their files. */
export const readUnlisted = (ask: Ask) =>
  ask<Pick<Version, 'name' | 'build' | 'integrity'>>`select name, build, integrity from gateway.versions where files = '{}'`

export async function saveFiles(
  sql: postgres.TransactionSql,
  { name, build, files }: Pick<NewVersion, 'name' | 'build' | 'files'>,
): Promise<void> {
  await sql`update gateway.versions set files = ${sql.json(files)} where name = ${name} and build = ${build} and files = '{}'`
}

/** Makes versions live, and adds the revision. */
export async function setLive(
  sql: postgres.TransactionSql,
  action: 'publish' | 'rollback' | 'canary',
  { name, stable, canary = null, percent = 0 }: { name: string; stable: string; canary?: string | null; percent?: number },
): Promise<void> {
  await sql`insert into gateway.rollouts (name, stable, canary, canary_percent) values (${name}, ${stable}, ${canary}, ${percent})
    on conflict (name) do update set stable = excluded.stable, canary = excluded.canary, canary_percent = excluded.canary_percent`
  await sql`insert into gateway.revisions (name, action, stable, canary, canary_percent) values (${name}, ${action}, ${stable}, ${canary}, ${percent})`
}

/** Takes a front end out of what is live, and adds the revision. */
export async function removeLive(sql: postgres.TransactionSql, name: string): Promise<void> {
  await sql`delete from gateway.rollouts where name = ${name}`
  await sql`insert into gateway.revisions (name, action, stable) values (${name}, 'remove', null)`
}
