import { type Audience, isOwnRemote, type ListedFiles } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'
import type postgres from 'postgres'
import { type LiveFrontEnd, type NewVersion, NOBODY, type Version, type VersionFacts } from './resolve'
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
  const rows = await ask<
    {
      name: string
      canaryPercent: number
      stable: Version
      canary: Version | null
      registered: boolean
      byTeam: boolean
    } & Rollout
  >`
    select r.name, r.canary_percent as "canaryPercent", r.audience, r.paused, g.version > 0 as registered,
      s.by_token is not null or c.by_token is not null as "byTeam",
      jsonb_build_object('name', s.name, 'build', s.build, 'entry', s.entry, 'integrity', s.integrity, 'portal', s.portal) as stable,
      case when c.build is null then null
        else jsonb_build_object('name', c.name, 'build', c.build, 'entry', c.entry, 'integrity', c.integrity, 'portal', c.portal) end as canary
    from gateway.rollouts r
    join gateway.remotes g on g.name = r.name
    join gateway.versions s on s.name = r.name and s.build = r.stable
    left join gateway.versions c on c.name = r.name and c.build = r.canary
    order by r.name`
  return rows.map(({ registered, byTeam, ...row }) => ({
    ...row,
    // A name of the portal's own that an older release registered is nobody else's; what a team published under it still is.
    isTeams: byTeam || (registered && !isOwnRemote(row.name)),
    audience: { ...NOBODY, ...row.audience },
  }))
}
type Rollout = Required<Pick<LiveFrontEnd, 'audience' | 'paused'>>

/** Every revision, the oldest first. */
export async function readRevisions(ask: Ask): Promise<Revision[]> {
  const rows = await ask<Omit<Revision, 'id' | 'at'> & { id: string; at: string | Date }>`
    select r.id, r.name, r.action, r.stable, r.canary, r.canary_percent as percent, r.at,
      -- A version that was cleared carries no mark of the portal's any more.
      case when h.cleared_at is null then r.rolled_back_from else '{}' end as "rolledBackFrom",
      r.by_account as by, r.why, r.note, t.label as token, h.id is not null as "byPortal",
      r.set_of as "set"
    from gateway.revisions r left join gateway.deploy_tokens t on t.id = r.by_token
    left join gateway.version_health h on h.revision = coalesce(r.set_of, r.id) order by r.id`
  return rows.map((row) => ({ ...row, id: Number(row.id), set: row.set == null ? null : Number(row.set), at: new Date(row.at) }))
}

export interface PublishedVersion {
  name: string
  build: string
  publishedAt: Date
  /** Label of the deploy token that published it; null: on the command line. */
  publishedBy: string | null
  /** When its files went; the registry still knows that it was. */
  removedAt: Date | null
}
/** Every version that ever was, the newest first. */
export async function readPublished(ask: Ask): Promise<PublishedVersion[]> {
  const rows = await ask<{
    name: string
    build: string
    at: string | Date
    by: string | null
    removed: string | Date | null
  }>`
    select v.name, v.build, v.published_at as at, t.label as by, v.removed_at as removed
    from gateway.versions v left join gateway.deploy_tokens t on t.id = v.by_token order by v.published_at desc, v.build`
  return rows.map(({ name, build, at, by, removed }) => ({
    name,
    build,
    publishedAt: new Date(at),
    publishedBy: by,
    removedAt: removed === null ? null : new Date(removed),
  }))
}

/** Marks a version as removed; never one that is live. */
export async function markRemoved(ask: Ask, { name, build }: { name: string; build: string }): Promise<void> {
  await ask`select gateway.remove_version(${name}, ${build})`
}
export const readRemoved = (ask: Ask) =>
  ask<{ name: string; build: string }>`select name, build from gateway.versions where removed_at is not null`

/** Takes the mark from a version whose artefact came again; false when it had none. */
export async function restoreVersion(ask: Ask, { name, build }: { name: string; build: string }): Promise<boolean> {
  const [row] = await ask<{ restored: boolean }>`select gateway.restore_version(${name}, ${build}) as restored`
  return row?.restored ?? false
}

/** Whole versions, of those among these that there are and that were not removed. */
export function readVersions(ask: Ask, wanted: readonly { name: string; build: string }[]): Promise<Version[]> {
  const list = JSON.stringify(wanted.map(({ name, build }) => [name, build]))
  // Cast from text: a driver that knows the column as JSON would store a JSON string.
  return ask<Version>`
    select v.name, v.build, v.entry, v.integrity, v.portal from gateway.versions v
    join jsonb_array_elements(${list}::text::jsonb) w on v.name = w->>0 and v.build = w->>1
    where v.removed_at is null`
}

export async function isPublished(ask: Ask, { name, build }: { name: string; build: string }): Promise<boolean> {
  const rows = await ask`select 1 as one from gateway.versions where name = ${name} and build = ${build}`
  return rows.length > 0
}

/** The listed source maps of a version; null of one that there is not, or that was removed. */
export async function readListedMaps(ask: Ask, name: string, build: string): Promise<ListedFiles | null> {
  const [row] = await ask<{ maps: ListedFiles }>`
    select source_maps as maps from gateway.versions where name = ${name} and build = ${build} and removed_at is null`
  return row?.maps ?? null
}

/** The signed manifest of a version; null without one. */
export async function readSigned(ask: Ask, name: string, build: string): Promise<string | null> {
  const [row] = await ask<{
    manifest: string | null
  }>`select manifest from gateway.versions where name = ${name} and build = ${build}`
  return row?.manifest ?? null
}

/** What is live of a front end after a change. */
export interface NextLive {
  stable: string | null
  canary?: string | null
  percent?: number
  audience?: Audience
  paused?: boolean
}
/** Who changed it: an administrator, a team by its token, or the command line. */
export interface ChangedBy {
  account?: string | null
  token?: string | null
  why?: Revision['why']
  note?: string
}
/** Makes `next` live in the place of revision `seen` (0: nothing ever was), with its revision, whose number it gives; null when another came between. */
export async function setLive(
  ask: Ask,
  action: Revision['action'],
  { name, seen, next }: { name: string; seen: number; next: NextLive },
  { account = null, token = null, why = null, note = '' }: ChangedBy,
): Promise<number | null> {
  const { stable, canary = null, percent = 0, audience = NOBODY, paused = false } = next
  const [row] = await ask<{ revision: string | null }>`
    select gateway.set_live(${name}, ${seen}::bigint, ${action},
      ${JSON.stringify({ stable, canary, percent, audience, paused })}::text::jsonb,
      ${JSON.stringify({ account, token, why, note })}::text::jsonb) as revision`
  return row?.revision == null ? null : Number(row.revision)
}

/** Makes revisions of this transaction one set. */
export async function joinSet(ask: Ask, revisions: readonly number[]): Promise<void> {
  await ask`select gateway.join_set(array(select jsonb_array_elements_text(${JSON.stringify(revisions)}::text::jsonb)::bigint))`
}

/** Adds a version of a registered remote, by a team's token; false when there is one of this build, or no registration. */
export async function addVersion(ask: Ask, { signed, ...version }: NewVersion, token: string): Promise<boolean> {
  const [row] = await ask<{ added: boolean }>`
    select gateway.add_version(${JSON.stringify({ ...version, ...signed, token })}::text::jsonb) as added`
  return row?.added ?? false
}

/** What builds found out, of those of these versions that there are. */
export async function readFacts(
  ask: Ask,
  wanted: readonly { name: string; build: string }[],
): Promise<{ name: string; build: string; facts: Partial<VersionFacts> }[]> {
  const list = JSON.stringify(wanted.map(({ name, build }) => [name, build]))
  return ask`
    select v.name, v.build, v.facts from gateway.versions v
    join jsonb_array_elements(${list}::text::jsonb) w on v.name = w->>0 and v.build = w->>1`
}

// The functions below are for the database's owner, who also publishes the shell.

export async function insertVersion(sql: postgres.TransactionSql, { signed, ...version }: NewVersion): Promise<void> {
  const json = (value: unknown) => sql.json(value as postgres.JSONValue)
  const { name, build, entry, integrity, portal, files, sourceMaps, facts } = version
  await sql`insert into gateway.versions
      (name, build, entry, integrity, portal, files, source_maps, facts, manifest, signature, public_key)
    values (${name}, ${build}, ${entry}, ${json(integrity)}, ${json(portal)}, ${json(files)}, ${json(sourceMaps)}, ${json(facts)},
      ${signed.manifest}, ${signed.signature}, ${signed.publicKey})
    on conflict do nothing`
}

/** Registers the owner's own front ends with the key of this portal; one that an administrator registered keeps its key. */
export async function registerOwn(sql: postgres.TransactionSql, name: string, publicKey: string): Promise<void> {
  await sql`insert into gateway.remotes (name, public_key) values (${name}, ${publicKey})
    on conflict (name) do update set public_key = excluded.public_key where gateway.remotes.version = 0`
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
