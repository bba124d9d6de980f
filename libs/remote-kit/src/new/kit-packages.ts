import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ownFolder = fileURLToPath(new URL('../..', import.meta.url))
const OTHERS = ['contracts', 'portal-kit', 'ui', 'federation'] as const

/** Newer versions of webpack break federation; of jsdom, Node 20. */
export const PINNED_OVERRIDES = { jsdom: '29.1.1', webpack: '5.110.3' }

/** What packing needs and a remote does not. */
export const PACKED_WITH: readonly string[] = ['es-module-lexer', 'tar-stream']

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  onward?: { packages?: KitPackages }
}
export interface KitPackages {
  /** The kit's own. */
  peers: Record<string, string>
  /** All others that they need. */
  pinned: Record<string, string>
}

const manifestIn = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))

/** The kit's packages with their versions: a packed kit knows them, in the repository they are read. */
export async function kitPackages(): Promise<KitPackages> {
  const own = await manifestIn(ownFolder)
  if (own.onward?.packages) return own.onward.packages
  const manifests = [own, ...(await Promise.all(OTHERS.map((name) => manifestIn(path.join(ownFolder, '..', name)))))]
  const pinned = [own.devDependencies ?? {}, ...manifests.map(({ dependencies = {} }) => dependencies)].flatMap((some) =>
    Object.entries(some).filter(([name]) => !PACKED_WITH.includes(name)),
  )
  return {
    peers: sorted(manifests.map(({ name, version }) => [name, version])),
    pinned: sorted(pinned.filter(([name]) => !name.startsWith('@onward/'))),
  }
}

const sorted = (entries: [string, string][]) => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
