import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const libs = fileURLToPath(new URL('../..', import.meta.url))
/** Folders of the kit's packages, each before those that need it. */
export const KIT_PACKAGES = ['contracts', 'portal-kit', 'ui', 'federation', 'remote-kit'] as const
const LEFT_OUT = /\.(test|stories)\.tsx?$|[.-]test-data\.ts$/

/** A file of a package, by its path within it. */
export interface KitFile {
  name: string
  bytes: Buffer
}

/** What is packed of one package, in a stable order. */
export async function filesOf(folder: string): Promise<KitFile[]> {
  const base = path.join(libs, folder)
  const parts = ['bin', 'src', 'templates']
  const entries = (await Promise.all(parts.map((part) => listed(path.join(base, part))))).flat()
  const names = ['package.json', 'README.md', ...entries.map((file) => path.relative(base, file))]
  const own = (await readdir(base)).filter((name) => /^(CHANGELOG\.md|(tsconfig|biome)\.remote\.json)$/.test(name))
  return Promise.all(
    [...names, ...own]
      .filter((name) => name.startsWith('templates') || !LEFT_OUT.test(name))
      .map((name) => name.split(path.sep).join('/'))
      .sort()
      .map(async (name) => ({ name, bytes: await readFile(path.join(base, name)) })),
  )
}

async function listed(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** First 12 hexadecimal digits of the hash of all that a kit is made of, its builder included. */
export async function kitFingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const pack = (await listed(path.join(libs, 'remote-kit/pack'))).sort()
  for (const file of pack) hash.update(path.basename(file)).update(await readFile(file))
  for (const folder of KIT_PACKAGES)
    for (const { name, bytes } of await filesOf(folder)) hash.update(`${folder}/${name}\0`).update(bytes)
  return hash.digest('hex').slice(0, 12)
}
