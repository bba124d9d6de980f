import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ListedFiles } from '@onward/contracts'

interface Placed {
  name: string
  build: string
  files: ListedFiles
  sourceMaps: ListedFiles
}

/** Folders below the data folder with one folder per front end and build. */
const PLACES = ['assets', 'maps'] as const
const folderOf = (dataDir: string, place: (typeof PLACES)[number], name: string, build: string): string =>
  path.join(dataDir, place, name, build)

export const hasFiles = (dataDir: string, { name, build }: Pick<Placed, 'name' | 'build'>): boolean =>
  existsSync(folderOf(dataDir, 'assets', name, build))

const INCOMING = 'incoming'
const incomingOf = (dataDir: string, { name, build }: Pick<Placed, 'name' | 'build'>): string =>
  path.join(dataDir, INCOMING, `${name}@${build}`)

/**
 * Writes a version's files to their immutable addresses, each folder complete or absent. Called under the registry's lock, before the
 * version is committed; `settleFiles` follows. Until then a folder below `incoming` says that they may have to go again.
 */
export async function placeFiles(dataDir: string, version: Placed, bytes: ReadonlyMap<string, Buffer>): Promise<void> {
  const { name, build, files, sourceMaps } = version
  const incoming = incomingOf(dataDir, version)
  await rm(incoming, { recursive: true, force: true })
  for (const [place, listed] of [
    ['assets', files],
    ['maps', sourceMaps],
  ] as const) {
    const staging = path.join(incoming, place)
    const target = folderOf(dataDir, place, name, build)
    await mkdir(staging, { recursive: true })
    for (const file of Object.keys(listed)) await writeFile(path.join(staging, file), bytes.get(file) ?? '')
    await rm(target, { recursive: true, force: true })
    if (Object.keys(listed).length === 0) continue
    await mkdir(path.dirname(target), { recursive: true })
    await rename(staging, target)
  }
}

/**
 * Ends what `placeFiles` began, also in a process that was killed: keeps the files of versions that were committed and removes those of
 * others. Called under the registry's lock, so that nobody is publishing.
 */
export async function settleFiles(
  dataDir: string,
  isCommitted: (version: { name: string; build: string }) => Promise<boolean>,
): Promise<void> {
  const folder = path.join(dataDir, INCOMING)
  for (const entry of existsSync(folder) ? await readdir(folder) : []) {
    const [name = '', build = ''] = entry.split('@')
    if (name && build && !(await isCommitted({ name, build }))) await removeFiles(dataDir, { name, build })
    await rm(path.join(folder, entry), { recursive: true, force: true })
  }
}

/** Removes files and source maps of a version. */
export async function removeFiles(dataDir: string, { name, build }: Pick<Placed, 'name' | 'build'>): Promise<void> {
  for (const place of PLACES) await rm(folderOf(dataDir, place, name, build), { recursive: true, force: true })
}
