import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PortalManifestInput } from '@onward/contracts/portal/portal'
import { readManifest } from '@onward/contracts/portal/portal-rules'
import type { Prerendered } from '@onward/portal-kit/prerender'
import webpack from 'webpack'
import { compressFiles } from './compress'
import { buildFolder, mapsFolder, packageFolder } from './front-ends'
import { buildInputs, fingerprint } from './inputs'
import { keepBuild, takeKept } from './kept-builds'
import { KnownInputsPlugin } from './known-inputs-plugin'
import { hasPrerender, readPrerendered } from './prerender'
import { type BuildTarget, pagesConfig, remoteConfig, shellConfig } from './preset'
import { readEntry } from './remote-entry'

export interface PortalBuild {
  name: string
  /** First 12 hexadecimal digits of the inputs' SHA-256. */
  build: string
  dir: string
  /** Whether an earlier build of the same inputs was used. */
  reused: boolean
}

/** Attempts before giving up on sources that keep changing. */
const TRIES = 3

/**
 * Builds a front end into `<package>/dist/<build>`, unless that folder exists. The folder is complete or absent: it is built elsewhere and renamed.
 * If sources change during the build it starts again, so that a build always matches its fingerprint.
 */
export async function buildPortalPackage(name: string, dir = packageFolder(name), tries = TRIES): Promise<PortalBuild> {
  if (!existsSync(path.join(dir, 'package.json'))) throw new Error(`There is no front end called "${name}".`)
  await checkPackage(name, dir)
  const build = await fingerprint(name, dir)
  const finished = buildFolder(dir, build)
  if (existsSync(finished) || (await takeKept(name, finished))) return { name, build, dir: finished, reused: true }
  const outDir = `${finished}.building-${process.pid}`
  await mkdir(outDir, { recursive: true })
  await removeAbandoned(path.dirname(outDir))
  const target = { dir, name, build, outDir }
  const inputs = await buildInputs(name, dir)
  const run = async () => {
    // First, because it is quick and often the fault.
    const manifest = name === 'shell' ? null : await portalManifestOf(dir)
    const pages = await drawPages(target, inputs)
    const config = manifest ? remoteConfig(target, manifest, pages) : shellConfig(target, pages)
    config.plugins?.push(new KnownInputsPlugin(inputs))
    await runWebpack(config)
  }
  const failure = await run().catch((error: Error) => error)
  const isOutdated = tries > 1 && (await fingerprint(name, dir)) !== build
  // A failed build leaves no folder behind.
  if (isOutdated || failure) {
    for (const folder of [outDir, pagesFolder(outDir)]) await rm(folder, { recursive: true, force: true })
    // Other builds may be in it.
    await rmdir(path.dirname(outDir)).catch(() => undefined)
  }
  if (isOutdated) return buildPortalPackage(name, dir, tries - 1)
  if (failure) throw failure
  await moveMaps(outDir, mapsFolder(finished))
  await compressFiles(outDir)
  await rename(outDir, finished).catch(async (error: NodeJS.ErrnoException) => {
    if (!existsSync(finished)) throw error
    await rm(outDir, { recursive: true, force: true })
  })
  await keepBuild(name, finished)
  return { name, build, dir: finished, reused: false }
}

/** Whoever reads it first would end in an error that tells nobody what to do. */
async function checkPackage(name: string, dir: string): Promise<void> {
  const text = await readFile(path.join(dir, 'package.json'), 'utf8')
  try {
    JSON.parse(text)
  } catch (error) {
    throw new Error(`package.json of ${name} is not valid JSON (${(error as Error).message}). Mend it there.`)
  }
}

/** Source maps leave the build before it is complete, so that no copy of it has one. */
async function moveMaps(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const file of await readdir(from)) {
    if (file.endsWith('.map')) await rename(path.join(from, file), path.join(to, file))
  }
}

const pagesFolder = (outDir: string): string => `${outDir}-pages`

/** Removes folders of builds whose process was killed. */
async function removeAbandoned(dist: string): Promise<void> {
  for (const folder of await readdir(dist)) {
    const pid = Number(/\.building-(\d+)(?:-pages)?$/.exec(folder)?.[1])
    if (pid && pid !== process.pid && !isRunning(pid)) await rm(path.join(dist, folder), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Renders the pages that a front end draws at build time. */
async function drawPages(target: BuildTarget, inputs: Set<string>): Promise<Prerendered> {
  if (!hasPrerender(target.dir)) return {}
  const outDir = pagesFolder(target.outDir)
  const config = pagesConfig({ ...target, outDir })
  config.plugins?.push(new KnownInputsPlugin(inputs))
  await runWebpack(config)
  return readPrerendered(outDir)
}

/** The static manifest, with the facts read from the remote's code. Throws a sentence for each fault of its shape. */
async function portalManifestOf(dir: string): Promise<PortalManifestInput> {
  const file = path.join(dir, 'portal.remote.ts')
  const module: { default: PortalManifestInput } = await import(pathToFileURL(file).href).catch((error: Error) => {
    throw new Error(`portal.remote.ts cannot be read. Mend it: ${error.message}`)
  })
  const { faults } = readManifest(module.default)
  if (faults.length > 0) throw new Error(faults.map((fault) => `portal.remote.ts: ${fault} Mend it there.`).join('\n'))
  return { ...module.default, ...(await readEntry(dir, module.default.name)) }
}

export function runWebpack(config: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) return reject(error ?? closeError)
        if (stats?.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })))
        resolve()
      })
    })
  })
}
