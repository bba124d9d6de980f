import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesNamedAtRunTime } from './catalogue-loader'
import { PRERENDER_ENTRY, packageFolder, projectOf, publicFiles } from './front-ends'
import { isShared } from './shared-modules'

const require = createRequire(import.meta.url)
const here = fileURLToPath(new URL('.', import.meta.url))
/** Endings in webpack's order; the first is for imports that name the file. */
const ENDINGS = ['', '.tsx', '.ts', '.mjs', '.js', '/index.ts']
/** Type-only imports never reach a browser. */
const IMPORTS = [
  /(?:^|[\s;}])(?:import|export)\s+(?!type\s)[^'"`;]*?\sfrom\s*['"]([^'"\s]+)['"]/g,
  /(?:^|[^\w.-])import\s*\(?\s*['"]([^'"\s]+)['"]/g,
  /@import\s+(?:url\()?\s*['"]?([^'")]+)|\burl\(\s*['"]?([^'")]+)/g,
]
/** Entry files of a build; a remote has the first two, the shell the others. */
const ENTRIES = ['src/entry.ts', 'portal.remote.ts', 'src/index.ts', 'src/index.html']

/** The file that an import refers to: own sources and those of the kit; null for other packages, which the lock file covers. */
function fileOf(request: string, from: string): string | null {
  if (request.startsWith('@onward/')) {
    try {
      return createRequire(from).resolve(request)
    } catch {
      return null
    }
  }
  if (request.startsWith('#')) return browserFileOf(request, packageFileOf(from))
  if (!request.startsWith('.')) return null
  const base = path.resolve(path.dirname(from), request)
  const found = ENDINGS.map((ending) => base + ending).find((file) => path.extname(file) !== '' && existsSync(file))
  return found ?? null
}

/** The file that a package's `imports` names for browsers. */
function browserFileOf(request: string, packageFile: string): string | null {
  const { imports }: { imports?: Record<string, { browser?: string }> } = require(packageFile)
  const file = imports?.[request]?.browser
  return file ? path.join(path.dirname(packageFile), file) : null
}

function packageFileOf(file: string): string {
  const folder = path.dirname(file)
  const found = path.join(folder, 'package.json')
  return existsSync(found) ? found : packageFileOf(folder)
}

/**
 * Every repository file that affects a build: modules reached by imports, here and in the libraries, and the build scripts. Modules that a remote
 * shares with the shell do not count, except for pages rendered at build time.
 */
export async function buildInputs(name: string, folder: string): Promise<Set<string>> {
  const builders = (await readdir(here)).filter((file) => /^[a-z-]+\.[jt]s$/.test(file)).map((file) => path.join(here, file))
  const entries = ENTRIES.map((entry) => path.join(folder, entry)).filter((entry) => existsSync(entry))
  const project = projectOf(folder)
  const patches = await readdir(path.join(project, 'patches')).catch(() => [])
  const pinned = ['package-lock.json', ...patches.map((file) => path.join('patches', file))].map((file) =>
    path.join(project, file),
  )
  const inputs = new Set([
    ...pinned.filter((file) => existsSync(file)),
    // Writes the shapes of a build's endpoints.
    require.resolve('@onward/contracts/gateway/endpoint-shape'),
    path.join(folder, 'package.json'),
    ...builders,
    ...entries,
    ...(await publicFiles(folder)),
  ])
  await addImports(entries, inputs, (request) => name !== 'shell' && isShared(request))
  const drawn = path.join(folder, PRERENDER_ENTRY)
  if (existsSync(drawn)) for (const one of await addImports([drawn], new Set([drawn]), () => false)) inputs.add(one)
  return inputs
}

/** Adds the files reached by imports of `entries` to `inputs`, without those that `leaves` excludes. */
async function addImports(
  entries: readonly string[],
  inputs: Set<string>,
  leaves: (request: string) => boolean,
): Promise<Set<string>> {
  const queue = [...entries]
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (!/\.(tsx?|css|m?js)$/.test(file)) continue
    const text = await readFile(file, 'utf8')
    const requests = IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? ''))
    for (const one of filesNamedAtRunTime(file, text)) inputs.add(one)
    for (const request of requests) {
      const next = leaves(request) ? null : fileOf(request, file)
      if (!next || inputs.has(next)) continue
      inputs.add(next)
      inputs.add(packageFileOf(next))
      queue.push(next)
    }
  }
  return inputs
}

/** The hash of everything that affects a build; `folder` has its sources. */
export async function fingerprint(name: string, folder = packageFolder(name)): Promise<string> {
  const hash = createHash('sha256')
  for (const file of [...(await buildInputs(name, folder))].sort()) {
    hash.update(`${inputName(file, folder)}\0`)
    hash.update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 12)
}

/** The name of an input, the same wherever the project stands; of a file of the installed kit, its name in the kit. */
export const inputName = (file: string, folder: string): string =>
  /[\\/]node_modules[\\/](@onward[\\/].*)$/.exec(file)?.[1] ?? path.relative(projectOf(folder), file)
