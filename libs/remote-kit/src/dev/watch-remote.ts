import { watch } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PortalManifestInput } from '@onward/contracts/portal/portal'
import { deprecationSentence } from '@onward/federation/deprecations'
import { devConfig } from '@onward/federation/dev/dev-config'
import { deprecatedImports } from '@onward/federation/kit-imports'
import webpack from 'webpack'
import { readRemote } from '../remote-folder'

export interface Built {
  name: string
  /** Where the files are. */
  folder: string
  /** Of what runs now; null when the sources do not build. */
  hash: string | null
  /** What webpack says, for people; empty when all is well. */
  faults: string
  /** What it uses of the kit that will go, a line each. */
  soon: string[]
  ms: number
  /** The static half with what the build found, after the first build and each change of it. */
  manifest: object | null
}

/** Builds a remote at each change of its sources and tells of every build. `stop` ends it. */
export async function watchRemote(dir: string, tell: (built: Built) => void): Promise<{ stop(): Promise<void> }> {
  const { name, manifest } = await readRemote(dir)
  const folder = path.join(dir, '.cache/dev')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  let known = ''
  const begin = (current: PortalManifestInput) => {
    const compiler = webpack(devConfig(dir, folder, current))
    if (!compiler) throw new Error('webpack did not start.')
    compiler.watch(compiler.options.watchOptions, async (error, stats) => {
      const said = error ? error.message : stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : ''
      const faults = withoutTrace(said)
      const written = faults ? '' : await readFile(path.join(folder, 'portal.json'), 'utf8')
      // `uses` changes with imports, and the portal need not be asked again for that.
      const told = written && JSON.stringify({ ...JSON.parse(written), uses: [] })
      const isNew = told !== '' && told !== known
      if (isNew) known = told
      const ms = stats ? Number(stats.endTime) - Number(stats.startTime) : 0
      const hash = faults ? null : (stats?.hash ?? null)
      tell({ name, folder, hash, faults, soon: await soonGone(dir), ms, manifest: isNew ? JSON.parse(written) : null })
    })
    return compiler
  }
  let compiler = begin(manifest)
  // The static half is no module of the build.
  const half = watch(path.join(dir, 'portal.remote.ts'), { persistent: false }, async () => {
    const file = `${pathToFileURL(path.join(dir, 'portal.remote.ts')).href}?${Date.now()}`
    const changed: { default: PortalManifestInput } | null = await import(file).catch(() => null)
    if (!changed?.default || changed.default.name !== name) return
    await closed(compiler)
    compiler = begin(changed.default)
  })
  return {
    async stop() {
      half.close()
      await closed(compiler)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const soonGone = async (dir: string): Promise<string[]> =>
  (await deprecatedImports(dir).catch(() => [])).map(
    (one) => `${one.file}: ${deprecationSentence(one.name, one.module, one, new Date())}`,
  )

/** The compiler's own stack helps nobody who reads a page. */
const withoutTrace = (text: string): string => text.replace(/\n+Caused by:[\s\S]*?(?=\nERROR in |\nwebpack |$)/g, '\n').trim()

const closed = (compiler: webpack.Compiler) =>
  new Promise<void>((resolve) =>
    compiler.watching ? compiler.watching.close(() => compiler.close(() => resolve())) : compiler.close(() => resolve()),
  )
