import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { portalManifest } from '@onward/contracts'
import { buildFolder, fingerprint, packageFolder, portalPackages } from '@onward/federation'
import postgres from 'postgres'
import * as v from 'valibot'
import type { Version } from './resolve'
import { PublishingRefused, REGISTRY_LOCK, refuseMisfits, replaced, rollBackTarget } from './roll-back'
import { readLive } from './store'

const run = promisify(execFile)
const buildCli = fileURLToPath(new URL('../../../../libs/federation/src/build-cli.ts', import.meta.url))

const shellPortal = v.object({ contract: v.number(), lends: v.array(v.string()) })

export interface Publishing {
  /** Connection of the database's owner: the running service may only read the registry. */
  ownerUrl: string
  /** Versions' files go to `<dataDir>/assets/<name>/<build>`. */
  dataDir: string
  log: (line: string) => void
  /** Where the sources of a front end stand, when not in the repository's own folder for it. */
  from?: string | undefined
}
/** Builds, checks and makes live the front ends of these names. All or none: they are checked against what else is live. */
export async function publish(names: readonly string[], { ownerUrl, dataDir, log, from }: Publishing): Promise<Version[]> {
  const versions = await build(names, log, from)
  for (const { version, folder } of versions) await keepFiles(version, folder, dataDir)
  await withRegistry(ownerUrl, async (sql) => {
    for (const { version } of versions) await insertVersion(sql, version)
    const next = versions.reduce(
      (live, { version }) => replaced(live, { name: version.name, stable: version, canary: null, canaryPercent: 0 }),
      await readLive(sql),
    )
    refuseMisfits(next)
    for (const { version } of versions) await setLive(sql, 'publish', { name: version.name, stable: version.build })
  })
  for (const { version } of versions) log(`${version.name} ${version.build} is live`)
  return versions.map(({ version }) => version)
}

/**
 * Publishes each front end whose inputs were never published, so that a start after a change serves the change and a start after a
 * rollback keeps the rollback.
 */
export async function publishChanged(publishing: Publishing): Promise<void> {
  const names = await portalPackages()
  const builds = await Promise.all(names.map(async (name) => ({ name, build: await fingerprint(name) })))
  const known = await withRegistry(
    publishing.ownerUrl,
    (sql) => sql<{ name: string; build: string }[]>`select name, build from gateway.versions`,
  )
  const changed = builds.filter(
    ({ name, build }) =>
      !known.some((version) => version.name === name && version.build === build) ||
      !existsSync(path.join(publishing.dataDir, 'assets', name, build)),
  )
  if (changed.length > 0)
    await publish(
      changed.map(({ name }) => name),
      publishing,
    )
}

/** Goes back to the version that was live before this one; answers its build. */
export async function rollBack(name: string, { ownerUrl, log }: Publishing): Promise<string> {
  const build = await withRegistry(ownerUrl, async (sql) => {
    const live = await readLive(sql)
    const current = live.find((frontEnd) => frontEnd.name === name)
    const previous = current && (await previousVersion(sql, name, current.stable.build))
    const target = rollBackTarget(live, name, previous)
    await setLive(sql, 'rollback', { name, stable: target })
    return target
  })
  log(`${name} is back at ${build}`)
  return build
}

/** Builds a version and gives it to a share of the people signed in; everyone else keeps the stable one. */
export async function canary(name: string, percent: number, { ownerUrl, dataDir, log, from }: Publishing): Promise<Version> {
  const [built] = await build([name], log, from)
  if (!built) throw new PublishingRefused(`There is no front end called "${name}".`)
  await keepFiles(built.version, built.folder, dataDir)
  await withRegistry(ownerUrl, async (sql) => {
    await insertVersion(sql, built.version)
    const live = await readLive(sql)
    const current = live.find((frontEnd) => frontEnd.name === name)
    if (!current) throw new PublishingRefused(`Publish "${name}" once before you try a canary.`)
    if (current.stable.build === built.version.build)
      throw new PublishingRefused(`These sources of "${name}" are live for everyone already.`)
    refuseMisfits(replaced(live, { ...current, canary: built.version, canaryPercent: percent }))
    await setLive(sql, 'canary', { name, stable: current.stable.build, canary: built.version.build, percent })
  })
  log(`${name} ${built.version.build} is live for ${percent}% of the people signed in`)
  return built.version
}

export interface ListedVersion {
  name: string
  build: string
  publishedAt: Date
  state: 'stable' | 'canary' | ''
  percent: number
}
/** Every version, newest first within each front end, with what is live. */
export const listVersions = (ownerUrl: string): Promise<ListedVersion[]> =>
  withRegistry(
    ownerUrl,
    (sql) => sql<ListedVersion[]>`
      select v.name, v.build, v.published_at as "publishedAt", r.canary_percent as percent,
        case when r.stable = v.build then 'stable' when r.canary = v.build then 'canary' else '' end as state
      from gateway.versions v join gateway.rollouts r using (name) order by v.name, v.published_at desc`,
  )

async function withRegistry<T>(ownerUrl: string, use: (sql: postgres.TransactionSql) => Promise<T>): Promise<T> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {}, connection: { application_name: 'onward-registry' } })
  try {
    return (await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended(${REGISTRY_LOCK}, 0))`
      return use(tx)
    })) as T
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** One process per build that is not there yet, two at a time: webpack is busy on one core and keeps much memory. */
async function build(names: readonly string[], log: (line: string) => void, from?: string) {
  const waiting = [...names]
  const done: { version: Version; folder: string }[] = []
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const folder = from ?? packageFolder(name)
      if (!existsSync(path.join(folder, 'package.json'))) throw new PublishingRefused(`There is no front end called "${name}".`)
      const build = await fingerprint(name, folder)
      const built = buildFolder(folder, build)
      // A process that would only find that out takes a second to start.
      if (existsSync(built)) {
        done.push({ version: await describe(name, build, built), folder: built })
        continue
      }
      log(`Building ${name} …`)
      const { stdout } = await run(process.execPath, ['--import', 'tsx', buildCli, `${name}=${folder}`], {
        maxBuffer: 1 << 26,
      }).catch((error: Error & { stderr?: string }) => {
        throw new PublishingRefused(`${name} does not build.\n${error.stderr ?? error.message}`)
      })
      const fresh = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as { build: string; dir: string }
      done.push({ version: await describe(name, fresh.build, fresh.dir), folder: fresh.dir })
    }
  }
  await Promise.all([worker(), worker()])
  return done
}

/** Reads a build's folder: `portal.json`, the entry script and a hash of every script. */
async function describe(name: string, build: string, folder: string): Promise<Version> {
  const files = await readdir(folder)
  const raw: unknown = JSON.parse(await readFile(path.join(folder, 'portal.json'), 'utf8'))
  const portal = name === 'shell' ? v.parse(shellPortal, raw) : v.parse(portalManifest, raw)
  const entry = name === 'shell' ? null : (files.find((file) => /^remoteEntry\.[0-9a-f]+\.js$/.test(file)) ?? null)
  if (name !== 'shell' && !entry) throw new PublishingRefused(`${name} has no entry script.`)
  if ('name' in portal && portal.name !== name)
    throw new PublishingRefused(`portal.remote.ts of ${name} calls itself "${portal.name}".`)
  const scripts = files.filter((file) => file.endsWith('.js'))
  const integrity = Object.fromEntries(
    await Promise.all(
      scripts.map(
        async (file) =>
          [
            file,
            `sha256-${createHash('sha256')
              .update(await readFile(path.join(folder, file)))
              .digest('base64')}`,
          ] as const,
      ),
    ),
  )
  return { name, build, entry, integrity, portal }
}

/** Copies a version's files to their immutable address; complete or absent. */
async function keepFiles(version: Version, folder: string, dataDir: string): Promise<void> {
  const target = path.join(dataDir, 'assets', version.name, version.build)
  if (existsSync(target)) return
  const staging = `${target}.${process.pid}`
  await rm(staging, { recursive: true, force: true })
  await mkdir(path.dirname(target), { recursive: true })
  await cp(folder, staging, { recursive: true })
  await rename(staging, target)
}

async function insertVersion(sql: postgres.TransactionSql, version: Version): Promise<void> {
  await sql`insert into gateway.remotes (name) values (${version.name}) on conflict do nothing`
  await sql`insert into gateway.versions (name, build, entry, integrity, portal)
    values (${version.name}, ${version.build}, ${version.entry}, ${sql.json(version.integrity)}, ${sql.json(version.portal as postgres.JSONValue)})
    on conflict do nothing`
}

async function setLive(
  sql: postgres.TransactionSql,
  action: 'publish' | 'rollback' | 'canary',
  { name, stable, canary = null, percent = 0 }: { name: string; stable: string; canary?: string | null; percent?: number },
): Promise<void> {
  await sql`insert into gateway.rollouts (name, stable, canary, canary_percent) values (${name}, ${stable}, ${canary}, ${percent})
    on conflict (name) do update set stable = excluded.stable, canary = excluded.canary, canary_percent = excluded.canary_percent`
  await sql`insert into gateway.revisions (name, action, stable, canary, canary_percent) values (${name}, ${action}, ${stable}, ${canary}, ${percent})`
}

/** The version published before the current one; rolling back twice goes two versions back. */
async function previousVersion(sql: postgres.TransactionSql, name: string, current: string): Promise<Version | undefined> {
  const [version] = await sql<Version[]>`
    select name, build, entry, integrity, portal from gateway.versions
    where name = ${name} and published_at < (select published_at from gateway.versions where name = ${name} and build = ${current})
    order by published_at desc limit 1`
  return version
}
