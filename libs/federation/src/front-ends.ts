import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository. An installed kit has none: there, use `projectOf`. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The folder whose lock file pins what a front end is built with: the repository, or a team's own project. */
export function projectOf(dir: string): string {
  for (let at = path.resolve(dir); ; at = path.dirname(at)) {
    if (existsSync(path.join(at, 'package-lock.json'))) return at
    if (path.dirname(at) === at) return path.resolve(dir)
  }
}

/** Folder of a deployable front end: `shell`, or `remote-<name>`. */
export const packageFolder = (name: string): string => path.join(root, name === 'shell' ? 'shell' : `remote-${name}`)

/** Names of all front ends in the repository, the shell first. */
export async function portalPackages(): Promise<string[]> {
  const folders = await readdir(root)
  return ['shell', ...folders.filter((folder) => folder.startsWith('remote-')).map((folder) => folder.slice('remote-'.length))]
}

/** The global variable that a remote's entry sets. It contains the build, so that two versions can be in one page. */
export const containerName = (name: string, build: string): string => `${name.replaceAll('-', '_')}_${build}`
/** Address at which the gateway serves a version's files. */
export const assetBase = (name: string, build: string): string => `/assets/${name}/${build}/`
/** The version of a remote that somebody develops, and its entry script; their server has both. */
export const DEV_BUILD = 'dev'
export const DEV_ENTRY = 'remoteEntry.js'
/** Folder of a build, whether it exists or not. */
export const buildFolder = (folder: string, build: string): string => path.join(folder, 'dist', build)
/** Source maps of a build, beside it: nothing of them is served. */
export const mapsFolder = (built: string): string => `${built}.maps`

/** The entry for pages rendered at build time; optional. */
export const PRERENDER_ENTRY = 'src/prerender.tsx'

/** Files of the folder `public`, which keep their names in the build: icons and other files with a fixed address. */
export async function publicFiles(dir: string): Promise<string[]> {
  const folder = path.join(dir, 'public')
  return existsSync(folder) ? (await readdir(folder)).sort().map((file) => path.join(folder, file)) : []
}

/**
 * `hints.json` of a build: files that a first visit needs, so that the browser can load them before any script runs. Names are relative to the
 * build's folder.
 */
export interface LoadHints {
  /** Needed by every page. */
  first: string[]
  /**
   * By page id; by language for the catalogue; by both (`account/cy`) for a page's catalogue. In the shell, `page` is the code shared by its own
   * pages.
   */
  named: Record<string, string[]>
  /** For a remote: the shared modules that it uses, by page id; `first` for every page. */
  borrows: Record<string, string[]>
  /** For the shell: the files of each shared module. */
  lends: Record<string, string[]>
}
