import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Folder of a deployable front end: `shell`, or `remote-<name>`. */
export const packageFolder = (name: string): string => path.join(root, name === 'shell' ? 'shell' : `remote-${name}`)

/** Names of all front ends in the repository, the shell first. */
export async function portalPackages(): Promise<string[]> {
  const folders = await readdir(root)
  return ['shell', ...folders.filter((folder) => folder.startsWith('remote-')).map((folder) => folder.slice('remote-'.length))]
}

/** Global variable that a remote's entry sets; it carries the build, so that two versions can meet in one page. */
export const containerName = (name: string, build: string): string => `${name.replaceAll('-', '_')}_${build}`
/** Where the gateway serves a version's files. */
export const assetBase = (name: string, build: string): string => `/assets/${name}/${build}/`
/** Where the build of these inputs stands, or will. */
export const buildFolder = (folder: string, build: string): string => path.join(folder, 'dist', build)

/** What a front end draws when it is built; it draws nothing when the file is missing. */
export const PRERENDER_ENTRY = 'src/prerender.tsx'

/** Files that keep their name in the build, of the folder `public`: icons, and what else is asked for at a fixed address. */
export async function publicFiles(dir: string): Promise<string[]> {
  const folder = path.join(dir, 'public')
  return existsSync(folder) ? (await readdir(folder)).sort().map((file) => path.join(folder, file)) : []
}

/** `hints.json` of a build: files that a first visit needs, known before any script has run. Names are relative to the build's folder. */
export interface LoadHints {
  /** Whatever the page is. */
  first: string[]
  /** By page id; by language for the catalogue; by both (`account/cy`) for a page's own. In the shell, `page` is what its own pages share. */
  named: Record<string, string[]>
  /** Of a remote: the lent modules that it borrows, by page id; `first` is whatever the page is. */
  borrows: Record<string, string[]>
  /** Of the shell: the files that a lent module comes in. */
  lends: Record<string, string[]>
}
