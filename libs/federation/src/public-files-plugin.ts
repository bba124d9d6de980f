import { readFile } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { publicFiles } from './front-ends'

/** Copies the files of `public` into the build unchanged. */
export class PublicFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PublicFiles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: 'PublicFiles', stage }, async () => {
        for (const file of await publicFiles(compiler.context)) {
          compilation.fileDependencies.add(file)
          compilation.emitAsset(path.basename(file), new webpack.sources.RawSource(await readFile(file)))
        }
      })
    })
  }
}
