import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Folder of a deployable front end: `shell`, or `remote-<name>`. */
export const packageFolder = (name: string): string => path.join(root, name === 'shell' ? 'shell' : `remote-${name}`)

/** Names of all front ends in the repository, the shell first. */
export async function portalPackages(): Promise<string[]> {
  const folders = await readdir(root)
  return ['shell', ...folders.filter((folder) => folder.startsWith('remote-')).map((folder) => folder.slice('remote-'.length))]
}

/** Sources outside the package that end in its bytes. Remotes borrow portal-kit and ui from the shell, so those do not count for them. */
const libraries = (name: string): string[] => [
  'libs/contracts',
  'libs/federation',
  ...(name === 'shell' ? ['libs/portal-kit', 'libs/ui'] : []),
]

async function* sourceFiles(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', '.cache', 'e2e', 'storybook-static'].includes(entry.name)) yield* sourceFiles(file)
    } else if (!/\.(test|stories)\.tsx?$|\.md$/.test(entry.name)) yield file
  }
}

/** Hash of everything that decides the bytes of a build; `folder` is where its sources stand. */
export async function fingerprint(name: string, folder = packageFolder(name)): Promise<string> {
  const hash = createHash('sha256')
  hash.update(await readFile(path.join(root, 'package-lock.json')))
  for (const part of [folder, ...libraries(name).map((library) => path.join(root, library))]) {
    for await (const file of sourceFiles(part)) {
      hash.update(`${path.relative(root, file)}\0`)
      hash.update(await readFile(file))
    }
  }
  return hash.digest('hex').slice(0, 12)
}

/** Global variable that a remote's entry sets; it carries the build, so that two versions can meet in one page. */
export const containerName = (name: string, build: string): string => `${name.replaceAll('-', '_')}_${build}`
/** Where the gateway serves a version's files. */
export const assetBase = (name: string, build: string): string => `/assets/${name}/${build}/`
/** Where the build of these inputs stands, or will. */
export const buildFolder = (folder: string, build: string): string => path.join(folder, 'dist', build)

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
