import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { missingParts, type PortalManifest, prerenderedFiles, readManifest, unsafeParts } from '@onward/contracts'
import { buildFolder, fingerprint, mapsFolder, packageFolder, portalPackages } from '@onward/federation'
import postgres from 'postgres'
import * as v from 'valibot'
import { keepKit } from '../kit/keep-kit'
import { brokenNavigation, misfits } from './fit'
import { isRemote, type LiveFrontEnd, type Version } from './resolve'
import { marksOf, type Revision } from './revisions'
import { PublishingRefused, refuse, replaced, rollBackTo, withStable } from './roll-back'
import {
  type Ask,
  askOf,
  insertVersion,
  readLive,
  readPublished,
  readRevisions,
  removeLive,
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
  /** Whether a published shell gets its kit at once; a start packs it later. */
  keepsKit?: boolean
}
/** Builds, checks and publishes the front ends of these names. All or none: they are checked against what else is live. */
export async function publish(
  names: readonly string[],
  { ownerUrl, dataDir, log, from, keepsKit = true }: Publishing,
): Promise<Version[]> {
  const versions = await build(names, log, from)
  for (const { version, folder } of versions) await keepFiles(version, folder, dataDir)
  await withRegistry(ownerUrl, async (sql, ask) => {
    for (const { version } of versions) await insertVersion(sql, version)
    const next = versions.reduce((live, { version }) => withStable(live, version), await readLive(ask))
    refuse([...misfits(next), ...versions.flatMap(({ version }) => brokenNavigation(version, next))])
    for (const { version } of versions) await setLive(sql, 'publish', { name: version.name, stable: version.build })
  })
  for (const { version } of versions) log(`${version.name} ${version.build} is live`)
  const shell = versions.find(({ version }) => version.name === 'shell')
  if (shell && !from && keepsKit) await keepKit(dataDir, shell.version.build)
  return versions.map(({ version }) => version)
}

/**
 * Publishes each front end whose inputs were never published, so that a start after a change serves the change and a start after a
 * rollback keeps the rollback. Restores missing files. Removed front ends stay removed until somebody brings them back.
 */
export async function publishChanged(publishing: Publishing): Promise<void> {
  const names = await portalPackages()
  const builds = await Promise.all(names.map(async (name) => ({ name, build: await fingerprint(name) })))
  const { known, revisions } = await withRegistry(publishing.ownerUrl, async (_sql, ask) => ({
    known: await readPublished(ask),
    revisions: await readRevisions(ask),
  }))
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
      { ...publishing, keepsKit: false },
    )
}

/** Keeps the kit of the sources for the shell version that was built from them. Nothing when that version was never published. */
export async function keepKitOfShell(
  { ownerUrl, dataDir }: Pick<Publishing, 'ownerUrl' | 'dataDir'>,
  signal: AbortSignal,
): Promise<void> {
  const build = await fingerprint('shell')
  const published = await withRegistry(ownerUrl, (_sql, ask) => readPublished(ask))
  if (published.some((version) => version.name === 'shell' && version.build === build)) await keepKit(dataDir, build, signal)
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
  await keepFiles(built.version, built.folder, dataDir)
  await withRegistry(ownerUrl, async (sql, ask) => {
    await insertVersion(sql, built.version)
    const live = await readLive(ask)
    const current = live.find((frontEnd) => frontEnd.name === name)
    if (!current) throw new PublishingRefused(`Publish "${name}" once before you try a canary.`)
    if (current.stable.build === built.version.build)
      throw new PublishingRefused(`These sources of "${name}" are live for everyone already.`)
    const next: LiveFrontEnd[] = replaced(live, { ...current, canary: built.version, canaryPercent: percent })
    refuse([...misfits(next), ...brokenNavigation(built.version, withStable(live, built.version))])
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
  const done: { version: Version; folder: string }[] = []
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

/** Reads a build's folder: `portal.json`, the entry script and a hash of every script. */
async function describe(name: string, build: string, folder: string): Promise<Version> {
  const files = await readdir(folder)
  const raw: unknown = JSON.parse(await readFile(path.join(folder, 'portal.json'), 'utf8'))
  const portal = name === 'shell' ? v.parse(shellPortal, raw) : checkedManifest(name, raw)
  const entry = name === 'shell' ? null : (files.find((file) => /^remoteEntry\.[0-9a-f]+\.js$/.test(file)) ?? null)
  if (name !== 'shell' && !entry) throw new PublishingRefused(`${name} has no entry script.`)
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

/** The manifest of a remote that may be published; throws with all its faults. */
function checkedManifest(name: string, raw: unknown): PortalManifest {
  const { manifest, faults } = readManifest(raw)
  refuse(faults.map((fault) => `portal.remote.ts of ${name}: ${fault}`))
  if (!manifest) throw new PublishingRefused(`portal.remote.ts of ${name} cannot be read.`)
  const ownName = manifest.name === name ? [] : [`It calls itself "${manifest.name}": write name: '${name}'.`]
  refuse([...ownName, ...unsafeParts(manifest), ...missingParts(manifest)].map((fault) => `${name}: ${fault}`))
  return manifest
}

/** Copies a version's files to their immutable address, and its source maps to where nothing is served; complete or absent. */
async function keepFiles(version: Version, folder: string, dataDir: string): Promise<void> {
  const place = path.join(version.name, version.build)
  const maps = mapsFolder(folder)
  if (existsSync(maps)) await copyOnce(maps, path.join(dataDir, 'maps', place))
  await copyOnce(folder, path.join(dataDir, 'assets', place))
}

async function copyOnce(folder: string, target: string): Promise<void> {
  if (existsSync(target)) return
  const staging = `${target}.${process.pid}`
  await rm(staging, { recursive: true, force: true })
  await mkdir(path.dirname(target), { recursive: true })
  await cp(folder, staging, { recursive: true })
  await rename(staging, target)
}
