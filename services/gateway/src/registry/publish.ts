import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import {
  type ListedFiles,
  missingParts,
  type PortalManifest,
  prerenderedFiles,
  readManifest,
  unsafeParts,
} from '@onward/contracts'
import { buildFolder, fingerprint, packageFolder, portalPackages } from '@onward/federation'
import { describeBuild } from '@onward/federation/artefact'
import postgres from 'postgres'
import * as v from 'valibot'
import { brokenNavigation, misfits } from './fit'
import { isRemote, type LiveFrontEnd, type NewVersion, type Version } from './resolve'
import { marksOf, type Revision } from './revisions'
import { PublishingRefused, refuse, replaced, rollBackTo, withStable } from './roll-back'
import {
  type Ask,
  askOf,
  insertVersion,
  readLive,
  readPublished,
  readRevisions,
  readUnlisted,
  removeLive,
  saveFiles,
  setLive,
  takeRegistryLock,
} from './store'

const run = promisify(execFile)
const buildCli = fileURLToPath(new URL('../../../../libs/federation/src/build-cli.ts', import.meta.url))

const shellPortal = v.object({ contract: v.number(), lends: v.array(v.string()), html: v.optional(prerenderedFiles, {}) })

export interface Publishing {
  /** Connection of the database's owner: the running service may only read the registry. */
  ownerUrl: string
  /** Versions' files go to `<dataDir>/assets/<name>/<build>`. */
  dataDir: string
  log: (line: string) => void
  /** Folder of a front end's sources, when it is not the repository's own. */
  from?: string | undefined
}
/** Builds, checks and publishes the front ends of these names. All or none: they are checked against what else is live. */
export async function publish(names: readonly string[], { ownerUrl, dataDir, log, from }: Publishing): Promise<Version[]> {
  const versions = await build(names, log, from)
  await withRegistry(ownerUrl, async (sql, ask) => {
    for (const { version } of versions) await insertVersion(sql, version)
    const next = versions.reduce((live, { version }) => withStable(live, version), await readLive(ask))
    refuse([...misfits(next), ...versions.flatMap(({ version }) => brokenNavigation(version, next))])
    for (const { version, folder } of versions) await keepFiles(version, folder, dataDir)
    for (const { version } of versions) await setLive(sql, 'publish', { name: version.name, stable: version.build })
  })
  for (const { version } of versions) log(`${version.name} ${version.build} is live`)
  return versions.map(({ version }) => version)
}

/**
 * Publishes each front end whose inputs were never published, so that a start after a change serves the change and a start after a
 * rollback keeps the rollback. Restores missing files. Removed front ends stay removed until somebody brings them back.
 */
export async function publishChanged(publishing: Publishing): Promise<void> {
  const names = await portalPackages()
  const builds = await Promise.all(names.map(async (name) => ({ name, build: await fingerprint(name) })))
  const { known, revisions } = await withRegistry(publishing.ownerUrl, async (sql, ask) => {
    await listFilesOfOlderVersions(sql, ask, publishing.dataDir)
    return { known: await readPublished(ask), revisions: await readRevisions(ask) }
  })
  const isKnown = ({ name, build }: { name: string; build: string }) =>
    known.some((version) => version.name === name && version.build === build)
  const isRemoved = (name: string) => revisions.findLast((one) => one.name === name)?.action === 'remove'
  const lost = builds.filter((one) => isKnown(one) && !existsSync(path.join(publishing.dataDir, 'assets', one.name, one.build)))
  for (const { version, folder } of await build(
    lost.map(({ name }) => name),
    publishing.log,
  ))
    await keepFiles(version, folder, publishing.dataDir)
  const changed = builds.filter((one) => !isKnown(one) && !isRemoved(one.name))
  if (changed.length > 0)
    await publish(
      changed.map(({ name }) => name),
      publishing,
    )
}

/** Versions that were published before files were listed: what their folders hold now, whose scripts have the published hashes. */
async function listFilesOfOlderVersions(sql: postgres.TransactionSql, ask: Ask, dataDir: string): Promise<void> {
  for (const { name, build, integrity } of await readUnlisted(ask)) {
    const folder = path.join(dataDir, 'assets', name, build)
    if (!existsSync(folder)) continue
    const { files } = await describeBuild(name, build, folder)
    const isAsPublished = Object.entries(integrityOf(files)).every(([file, hash]) => integrity[file] === hash)
    if (isAsPublished) await saveFiles(sql, { name, build, files })
  }
}

/** Goes back to the version that is named, else to the one that was live before and is not marked; answers its build. */
export async function rollBack(
  name: string,
  target: string | null,
  { ownerUrl, log }: Publishing,
  { why = null, note = '' }: { why?: Revision['why']; note?: string } = {},
): Promise<string> {
  const build = await withRegistry(ownerUrl, async (_sql, ask) =>
    rollBackTo(ask, {
      name,
      target,
      live: await readLive(ask),
      revisions: await readRevisions(ask),
      by: { account: null, why, note },
    }),
  )
  if (build === null) throw new PublishingRefused(`Nothing of "${name}" was changed.`)
  log(`${name} is back at ${build}`)
  return build
}

/**
 * Removes a remote from the live portal: its pages answer 404, and its navigation disappears at the next page load. Its versions
 * and files are kept, for open pages and for bringing it back.
 */
export async function remove(name: string, { ownerUrl, log }: Publishing): Promise<void> {
  if (name === 'shell') throw new PublishingRefused('The shell cannot be removed: without it there is no page at all.')
  const removed = await withRegistry(ownerUrl, async (sql, ask) => {
    const live = await readLive(ask)
    const current = live.find((frontEnd) => frontEnd.name === name)
    if (!current) throw new PublishingRefused(`Nothing of "${name}" is live.`)
    await removeLive(sql, name)
    return { version: current.stable, left: live.filter((frontEnd) => frontEnd !== current) }
  })
  const { version, left } = removed
  const pages = isRemote(version) ? version.portal.pages.length : 0
  log(`${name} is removed: its ${pages} pages answer 404 and its navigation is gone. Its files are kept.`)
  for (const sentence of left.flatMap(({ stable }) => brokenNavigation(stable, left))) log(`Not shown any more: ${sentence}`)
  log(`To bring it back: npm run remotes -- rollback ${name}`)
}

/** Builds a version and gives it to a share of the signed-in people; everyone else keeps the stable one. */
export async function canary(name: string, percent: number, { ownerUrl, dataDir, log, from }: Publishing): Promise<Version> {
  const [built] = await build([name], log, from)
  if (!built) throw new PublishingRefused(`There is no front end called "${name}".`)
  await withRegistry(ownerUrl, async (sql, ask) => {
    await insertVersion(sql, built.version)
    const live = await readLive(ask)
    const current = live.find((frontEnd) => frontEnd.name === name)
    if (!current) throw new PublishingRefused(`Publish "${name}" once before you try a canary.`)
    if (current.stable.build === built.version.build)
      throw new PublishingRefused(`These sources of "${name}" are live for everyone already.`)
    const next: LiveFrontEnd[] = replaced(live, { ...current, canary: built.version, canaryPercent: percent })
    refuse([...misfits(next), ...brokenNavigation(built.version, withStable(live, built.version))])
    await keepFiles(built.version, built.folder, dataDir)
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
  /** When it was rolled back from. */
  mark: Revision | null
}
/** Every version, newest first within each front end, with what is live and what was rolled back from. */
export const listVersions = (ownerUrl: string): Promise<ListedVersion[]> =>
  withRegistry(ownerUrl, async (_sql, ask) => {
    const [live, versions, revisions] = [await readLive(ask), await readPublished(ask), await readRevisions(ask)]
    return versions
      .map((version) => {
        const rollout = live.find(({ name }) => name === version.name)
        const state =
          rollout?.stable.build === version.build ? 'stable' : rollout?.canary?.build === version.build ? 'canary' : ''
        const mark = marksOf(revisions.filter(({ name }) => name === version.name)).get(version.build) ?? null
        return { ...version, state, percent: rollout?.canaryPercent ?? 0, mark } as const
      })
      .sort((a, b) => a.name.localeCompare(b.name))
  })

async function withRegistry<T>(ownerUrl: string, use: (sql: postgres.TransactionSql, ask: Ask) => Promise<T>): Promise<T> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {}, connection: { application_name: 'onward-registry' } })
  try {
    return (await sql.begin(async (tx) => {
      const ask = askOf(tx)
      await takeRegistryLock(ask)
      return use(tx, ask)
    })) as T
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** One process per missing build, two at a time: webpack uses one core and much memory. */
async function build(names: readonly string[], log: (line: string) => void, from?: string) {
  const waiting = [...names]
  const done: { version: NewVersion; folder: string }[] = []
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const folder = from ?? packageFolder(name)
      if (!existsSync(path.join(folder, 'package.json'))) throw new PublishingRefused(`There is no front end called "${name}".`)
      const build = await fingerprint(name, folder)
      const built = buildFolder(folder, build)
      // Starting a process takes a second, so it is skipped when nothing must be built.
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

/** Reads a build's folder: its manifest, and every file with its hash. */
async function describe(name: string, build: string, folder: string): Promise<NewVersion> {
  const { entry, files, sourceMaps, endpoints, packages, portal: raw } = await describeBuild(name, build, folder)
  const portal = name === 'shell' ? v.parse(shellPortal, raw) : checkedManifest(name, raw)
  if (name !== 'shell' && !entry) throw new PublishingRefused(`${name} has no entry script.`)
  return { name, build, entry, integrity: integrityOf(files), portal, files, sourceMaps, endpoints, packages }
}

/** Browsers check the scripts. */
const integrityOf = (files: ListedFiles): Record<string, string> =>
  Object.fromEntries(Object.entries(files).flatMap(([file, { hash }]) => (file.endsWith('.js') ? [[file, hash]] : [])))

/** The manifest of a remote that may be published; throws with all its faults. */
function checkedManifest(name: string, raw: unknown): PortalManifest {
  const { manifest, faults } = readManifest(raw)
  refuse(faults.map((fault) => `portal.remote.ts of ${name}: ${fault}`))
  if (!manifest) throw new PublishingRefused(`portal.remote.ts of ${name} cannot be read.`)
  const ownName = manifest.name === name ? [] : [`It calls itself "${manifest.name}": write name: '${name}'.`]
  refuse([...ownName, ...unsafeParts(manifest), ...missingParts(manifest)].map((fault) => `${name}: ${fault}`))
  return manifest
}

/** Copies the files that a version lists to their immutable address; complete or absent. */
async function keepFiles({ name, build, files }: NewVersion, folder: string, dataDir: string): Promise<void> {
  const target = path.join(dataDir, 'assets', name, build)
  if (existsSync(target)) return
  const staging = `${target}.${process.pid}`
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true })
  for (const file of Object.keys(files)) await cp(path.join(folder, file), path.join(staging, file))
  await rename(staging, target)
}
