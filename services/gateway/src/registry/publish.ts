import { existsSync } from 'node:fs'
import path from 'node:path'
import { REMOTE_NAME } from '@onward/contracts/gateway/registrations'
import { fingerprint, portalPackages } from '@onward/federation'
import { describeBuild } from '@onward/federation/artefact'
import postgres from 'postgres'
import { keepKit } from '../kit/keep-kit'
import { reasonsAmongLive } from './changes'
import { deprecatedUses } from './deprecated-uses'
import { brokenNavigation, misfits } from './fit'
import { integrityOf, judgeArtefact } from './judge'
import { buildOwn, type OwnBuild, ownKey } from './own-builds'
import { prune } from './prune'
import { readRegistered } from './registrations-store'
import { isRemote, type NewVersion, type Version } from './resolve'
import { marksOf, type Revision } from './revisions'
import { PublishingRefused, refuse, replaced, withStable } from './roll-back'
import { ownEndpoints } from './running-endpoints'
import { changeTogether, rollBackFitting } from './sets'
import {
  type Ask,
  askOf,
  type ChangedBy,
  insertVersion,
  isPublished,
  joinSet,
  type NextLive,
  readLive,
  readPublished,
  readRevisions,
  readUnlisted,
  registerOwn,
  restoreVersion,
  saveFiles,
  setLive,
  takeRegistryLock,
} from './store'
import { hasFiles, placeFiles, settleFiles } from './version-files'

export interface Publishing {
  /** Connection of the database's owner: the running service may only read the registry. */
  ownerUrl: string
  /** Versions' files go to `<dataDir>/assets/<name>/<build>`. */
  dataDir: string
  log: (line: string) => void
  /** Folder of a front end's sources, when it is not the repository's own. */
  from?: string | undefined
  /** Published, and not live: for previews and rollouts. */
  hold?: boolean | undefined
  /** Whether a published shell gets its kit at once; a start packs it later. */
  keepsKit?: boolean
}
/** Builds, signs, checks and publishes the front ends of these names. All or none: they are checked against what else is live. */
export async function publish(names: readonly string[], publishing: Publishing): Promise<Version[]> {
  const built = await buildOwn(names, publishing)
  const versions = await withFiles(publishing, async (sql, ask) => {
    const accepted = await accept(sql, ask, built, publishing.dataDir)
    const next = accepted.reduce((live, version) => withStable(live, version), await readLive(ask))
    refuse(await reasonsAmongLive(ask, accepted, next))
    for (const version of accepted)
      for (const sentence of deprecatedUses(version, next, new Date()).soon) publishing.log(`${version.name}: ${sentence}`)
    await keep(sql, accepted, built, publishing.dataDir)
    const revisions: number[] = []
    if (!publishing.hold)
      for (const { name, build: stable } of accepted) revisions.push(await change(ask, 'publish', name, { stable }))
    if (revisions.length > 1) await joinSet(ask, revisions)
    return accepted
  })
  const state = publishing.hold ? 'is published, and not live yet' : 'is live'
  for (const { name, build } of versions) publishing.log(`${name} ${build} ${state}`)
  const shell = versions.find(({ name }) => name === 'shell')
  if (shell && !publishing.from && publishing.keepsKit !== false) await keepKit(publishing.dataDir, shell.build)
  return versions
}

/** The owner publishes with the program that serves, or will. */
const OWN = { endpoints: ownEndpoints(), silent: [] }

/** Judges builds as those of any team are judged. */
async function accept(
  sql: postgres.TransactionSql,
  ask: Ask,
  built: readonly OwnBuild[],
  dataDir: string,
): Promise<NewVersion[]> {
  const { publicKey } = await ownKey(dataDir)
  for (const { name } of built) {
    // The database would refuse it too, with an error that tells nobody what to do.
    if (!REMOTE_NAME.test(name))
      throw new PublishingRefused(`"${name}" is no name of a remote: use small letters, digits and hyphens.`)
    await registerOwn(sql, name, publicKey)
  }
  const registered = await readRegistered(ask)
  const judged = await Promise.all(
    built.map(({ name, artefact }) => {
      const remote = registered.find((one) => one.name === name)
      if (!remote) throw new PublishingRefused(`"${name}" is not registered.`)
      // The owner's own pages are held to the budgets of their packages, when they are checked.
      return judgeArtefact(artefact, { ...remote, budgetBytes: remote.budgetBytes ?? Number.POSITIVE_INFINITY }, OWN)
    }),
  )
  refuse(judged.flatMap(({ reasons }) => reasons))
  return judged.flatMap(({ version }) => (version ? [version] : []))
}

async function keep(
  sql: postgres.TransactionSql,
  versions: readonly NewVersion[],
  built: readonly OwnBuild[],
  dataDir: string,
): Promise<void> {
  for (const [index, version] of versions.entries()) {
    await insertVersion(sql, version)
    await restoreVersion(askOf(sql), version)
    if (!hasFiles(dataDir, version)) await placeFiles(dataDir, version, built[index]?.artefact.files ?? new Map())
  }
}

/** Under the registry's lock nobody else makes a revision. */
async function change(ask: Ask, action: Revision['action'], name: string, next: NextLive, by: ChangedBy = {}): Promise<number> {
  const newest = (await readRevisions(ask)).findLast((one) => one.name === name)
  const revision = await setLive(ask, action, { name, seen: newest?.id ?? 0, next }, by)
  if (revision === null) throw new Error(`Another revision of ${name} came between, under the lock`)
  return revision
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
  const wasPruned = ({ name, build }: { name: string; build: string }) =>
    known.some((version) => version.name === name && version.build === build && version.removedAt !== null)
  const isRemoved = (name: string) => revisions.findLast((one) => one.name === name)?.action === 'remove'
  const lost = builds.filter((one) => isKnown(one) && !wasPruned(one) && !hasFiles(publishing.dataDir, one))
  if (lost.length > 0) await restoreFiles(lost, publishing)
  const changed = builds.filter((one) => !isKnown(one) && !isRemoved(one.name))
  if (changed.length > 0)
    await publish(
      changed.map(({ name }) => name),
      { ...publishing, keepsKit: false },
    )
}

/** Files of known builds that are gone from the data folder. */
async function restoreFiles(lost: readonly { name: string; build: string }[], publishing: Publishing): Promise<void> {
  const built = await buildOwn(
    lost.map(({ name }) => name),
    publishing,
  )
  await withFiles(publishing, async (sql, ask) => {
    const versions = await accept(sql, ask, built, publishing.dataDir)
    await keep(sql, versions, built, publishing.dataDir)
  })
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

/** Keeps the kit of the sources for the shell version that was built from them. Nothing when that version was never published. */
export async function keepKitOfShell(
  { ownerUrl, dataDir }: Pick<Publishing, 'ownerUrl' | 'dataDir'>,
  signal: AbortSignal,
): Promise<void> {
  const build = await fingerprint('shell')
  const published = await withRegistry(ownerUrl, (_sql, ask) => readPublished(ask))
  if (published.some((version) => version.name === 'shell' && version.build === build)) await keepKit(dataDir, build, signal)
}

/**
 * Goes back to the version that is named, else to the one that was live before and is not marked, and with it whatever would not fit;
 * answers the builds by name.
 */
export async function rollBack(
  name: string,
  target: string | null,
  { ownerUrl, log }: Publishing,
  { why = null, note = '' }: { why?: Revision['why']; note?: string } = {},
): Promise<Record<string, string>> {
  const by = { why, note }
  const { before, versions } = await withRegistry(ownerUrl, async (_sql, ask) => ({
    before: await readLive(ask),
    versions: await rollBackFitting(ask, { name, target, by, now: new Date() }),
  }))
  if (!versions) throw new PublishingRefused(`Nothing of "${name}" was changed.`)
  for (const version of versions) {
    const { canary, stable } = before.find((one) => one.name === version.name) ?? {}
    const from = canary?.build ?? stable?.build
    log(from ? `${version.name} is back from ${from} to ${version.build}` : `${version.name} is back at ${version.build}`)
  }
  if (versions.length > 1) log('They went back as one set, because they fit only together.')
  return Object.fromEntries(versions.map((version) => [version.name, version.build]))
}

/** Makes versions live together, or goes back to them: all or none. */
export async function changeSet(
  action: 'promote' | 'rollback',
  versions: readonly { name: string; build: string }[],
  { ownerUrl, log }: Publishing,
  by: { why?: Revision['why']; note?: string } = {},
): Promise<void> {
  const revision = await withRegistry(ownerUrl, async (_sql, ask) => {
    const revisions = await readRevisions(ask)
    const seen = (name: string) => revisions.findLast((one) => one.name === name)?.id ?? 0
    return changeTogether(
      ask,
      action,
      versions.map((one) => ({ ...one, seen: seen(one.name) })),
      by,
      new Date(),
    )
  })
  const done = action === 'promote' ? 'is live' : 'is back'
  for (const { name, build } of versions) log(`${name} ${build} ${done}`)
  log(`As one, in revision ${revision}.`)
}

/**
 * Removes a remote from the live portal: its pages answer 404, and its navigation disappears at the next page load. Its versions
 * and files are kept, for open pages and for bringing it back.
 */
export async function remove(name: string, { ownerUrl, log }: Publishing): Promise<void> {
  if (name === 'shell') throw new PublishingRefused('The shell cannot be removed: without it there is no page at all.')
  const removed = await withRegistry(ownerUrl, async (_sql, ask) => {
    const live = await readLive(ask)
    const current = live.find((frontEnd) => frontEnd.name === name)
    if (!current) throw new PublishingRefused(`Nothing of "${name}" is live.`)
    await change(ask, 'remove', name, { stable: null })
    return { version: current.stable, left: live.filter((frontEnd) => frontEnd !== current) }
  })
  const { version, left } = removed
  const pages = isRemote(version) ? version.portal.pages.length : 0
  log(`${name} is removed: its ${pages} pages answer 404 and its navigation is gone. Its files are kept.`)
  for (const sentence of left.flatMap(({ stable }) => brokenNavigation(stable, left))) log(`Not shown any more: ${sentence}`)
  log(`To bring it back: npm run remotes -- rollback ${name}`)
}

/** Builds a version and gives it to a share of the signed-in people; everyone else keeps the stable one. */
export async function canary(name: string, percent: number, publishing: Publishing): Promise<Version> {
  const built = await buildOwn([name], publishing)
  const version = await withFiles(publishing, async (sql, ask) => {
    const [accepted] = await accept(sql, ask, built, publishing.dataDir)
    const live = await readLive(ask)
    const current = live.find((frontEnd) => frontEnd.name === name)
    if (!accepted || !current) throw new PublishingRefused(`Publish "${name}" once before you try a canary.`)
    if (current.stable.build === accepted.build)
      throw new PublishingRefused(`These sources of "${name}" are live for everyone already.`)
    refuse([
      ...(await reasonsAmongLive(ask, [accepted], withStable(live, accepted))),
      ...misfits(replaced(live, { ...current, canary: accepted, canaryPercent: percent })),
    ])
    await keep(sql, [accepted], built, publishing.dataDir)
    await change(ask, 'canary', name, { stable: current.stable.build, canary: accepted.build, percent })
    return accepted
  })
  publishing.log(`${name} ${version.build} is live for ${percent}% of the people signed in`)
  return version
}

/** Removes versions that nobody needs, and tells which; a rehearsal removes none. */
export async function pruneVersions(
  { ownerUrl, dataDir, log }: Publishing,
  { keep, isRehearsal }: { keep: number; isRehearsal: boolean },
): Promise<void> {
  const inTransaction = <T>(step: (ask: Ask) => Promise<T>) => withRegistry(ownerUrl, (_sql, ask) => step(ask))
  const removed = await prune(inTransaction, { dataDir, keep, now: new Date(), isRehearsal })
  const done = isRehearsal ? 'would be removed' : 'is removed, with its files and source maps'
  for (const { name, build } of removed) log(`${name} ${build} ${done}`)
  if (removed.length === 0) log('Every version is needed: nothing is removed.')
}

export interface ListedVersion {
  name: string
  build: string
  publishedAt: Date
  removedAt: Date | null
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

/** The same where files are placed: afterwards those of committed versions are kept, and no others. */
async function withFiles<T>(
  { ownerUrl, dataDir }: Publishing,
  use: (sql: postgres.TransactionSql, ask: Ask) => Promise<T>,
): Promise<T> {
  const settle = () => withRegistry(ownerUrl, (_sql, ask) => settleFiles(dataDir, (version) => isPublished(ask, version)))
  await settle()
  return withRegistry(ownerUrl, use).finally(settle)
}

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
