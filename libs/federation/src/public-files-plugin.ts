import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Compiler } from 'webpack'

/** Files of a front end that keep their name in its build: icons, and what else is asked for at a fixed address. */
export const publicFolder = (dir: string): string => path.join(dir, 'public')

/** The paths of those files; none where there is no such folder. */
export async function publicFiles(dir: string): Promise<string[]> {
  const folder = publicFolder(dir)
  return existsSync(folder) ? (await readdir(folder)).sort().map((file) => path.join(folder, file)) : []
}

/** Puts the files of `public` into the build as they are. */
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
