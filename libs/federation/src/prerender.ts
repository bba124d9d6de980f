import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { PortalManifest } from '@onward/contracts/portal/portal'
import type { Prerendered } from '@onward/portal-kit/prerender'
import webpack, { type Compiler, type Configuration } from 'webpack'
import { PRERENDER_ENTRY } from './front-ends'

const BUNDLE = 'prerender.cjs'
export const hasPrerender = (dir: string): boolean => existsSync(path.join(dir, PRERENDER_ENTRY))

/** The Node bundle that renders pages, made from the browser's configuration: same sources, same class names. */
export function prerenderConfig(base: Configuration, rules: webpack.RuleSetRule[], outDir: string): Configuration {
  return {
    ...base,
    name: `${base.name}-prerender`,
    target: 'node20',
    entry: `./${PRERENDER_ENTRY}`,
    output: {
      path: outDir,
      filename: BUNDLE,
      library: { type: 'commonjs2' },
      hashFunction: 'xxhash64',
      chunkFormat: 'commonjs',
    },
    externalsPresets: { node: true },
    module: { rules },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false },
    ...(base.cache && typeof base.cache === 'object' && base.cache.type === 'filesystem'
      ? { cache: { ...base.cache, name: `${base.name}-prerender` } }
      : {}),
  }
}

/** Runs the bundle of `prerenderConfig`, then deletes it. */
export async function readPrerendered(outDir: string): Promise<Prerendered> {
  const module: { default: Prerendered } = createRequire(path.join(outDir, 'x.cjs'))(path.join(outDir, BUNDLE))
  await rm(outDir, { recursive: true, force: true })
  return module.default
}

/** File name and hash of each page's HTML for the manifest, and the files themselves. */
export function htmlFiles(pages: Prerendered): { listed: NonNullable<PortalManifest['html']>; files: Record<string, string> } {
  const files: Record<string, string> = {}
  const listed = Object.fromEntries(
    Object.entries(pages).map(([id, languages]) => [
      id,
      Object.fromEntries(
        Object.entries(languages).map(([language, html]) => {
          const hash = createHash('sha256').update(html).digest('base64')
          const file = `${id}.${language}.${createHash('sha256').update(html).digest('hex').slice(0, 8)}.html`
          files[file] = html
          return [language, { file, hash: `sha256-${hash}` }]
        }),
      ),
    ]),
  ) as NonNullable<PortalManifest['html']>
  return { listed, files }
}

/** Adds the HTML to the build, under the names in the manifest. */
export class HtmlFilesPlugin {
  constructor(private readonly files: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('HtmlFiles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'HtmlFiles', stage }, () => {
        for (const [name, html] of Object.entries(this.files)) compilation.emitAsset(name, new webpack.sources.RawSource(html))
      })
    })
  }
}
