import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PortalManifestInput } from '@onward/contracts/portal/portal'
import type { Prerendered } from '@onward/portal-kit/prerender'
import webpack from 'webpack'
import { compressFiles } from './compress'
import { buildFolder, packageFolder } from './front-ends'
import { buildInputs, fingerprint } from './inputs'
import { KnownInputsPlugin } from './known-inputs-plugin'
import { hasPrerender, readPrerendered } from './prerender'
import { type BuildTarget, pagesConfig, remoteConfig, shellConfig } from './preset'
import { readEntry } from './remote-entry'

export interface PortalBuild {
  name: string
  /** First 12 hexadecimal digits of the inputs' SHA-256. */
  build: string
  dir: string
  /** The same inputs were built before. */
  reused: boolean
}

/** Sources that keep changing are no state that a build could be of. */
const TRIES = 3

/**
 * Builds one front end into `<package>/dist/<build>`, unless the same inputs stand there already. The folder is complete or absent:
 * it is built beside and renamed. Sources that changed meanwhile are built anew, so that a build is what its fingerprint says.
 */
export async function buildPortalPackage(name: string, dir = packageFolder(name), tries = TRIES): Promise<PortalBuild> {
  if (!existsSync(path.join(dir, 'package.json'))) throw new Error(`There is no front end called "${name}".`)
  const build = await fingerprint(name, dir)
  const finished = buildFolder(dir, build)
  if (existsSync(finished)) return { name, build, dir: finished, reused: true }
  const outDir = `${finished}.building-${process.pid}`
  await rm(outDir, { recursive: true, force: true })
  await mkdir(outDir, { recursive: true })
  const target = { dir, name, build, outDir }
  const inputs = await buildInputs(name, dir)
  const run = async () => {
    const pages = await drawPages(target, inputs)
    const config = name === 'shell' ? shellConfig(target, pages) : remoteConfig(target, await portalManifestOf(dir), pages)
    config.plugins?.push(new KnownInputsPlugin(inputs))
    await runWebpack(config)
  }
  const failure = await run().catch((error: Error) => error)
  if (tries > 1 && (await fingerprint(name, dir)) !== build) {
    await rm(outDir, { recursive: true, force: true })
    return buildPortalPackage(name, dir, tries - 1)
  }
  if (failure) throw failure
  await compressFiles(outDir)
  await rename(outDir, finished).catch(async (error: NodeJS.ErrnoException) => {
    if (!existsSync(finished)) throw error
    await rm(outDir, { recursive: true, force: true })
  })
  return { name, build, dir: finished, reused: false }
}

/** The pages that a front end draws when it is built. */
async function drawPages(target: BuildTarget, inputs: Set<string>): Promise<Prerendered> {
  if (!hasPrerender(target.dir)) return {}
  const outDir = `${target.outDir}-pages`
  const config = pagesConfig({ ...target, outDir })
  config.plugins?.push(new KnownInputsPlugin(inputs))
  await runWebpack(config)
  return readPrerendered(outDir)
}

/** The static half as it is written, with what the running half really has. */
async function portalManifestOf(dir: string): Promise<PortalManifestInput> {
  const module: { default: PortalManifestInput } = await import(pathToFileURL(path.join(dir, 'portal.remote.ts')).href)
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
