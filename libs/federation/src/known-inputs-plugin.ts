import path from 'node:path'
import type { Compiler } from 'webpack'
import webpack from 'webpack'
import { root } from './front-ends'

/** Fails a build that reads a file which its fingerprint does not know: the next change of that file would be taken for no change. */
export class KnownInputsPlugin {
  constructor(private readonly inputs: ReadonlySet<string>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('KnownInputs', (compilation) => {
      for (const file of compilation.fileDependencies) {
        // Folders have no ending; the resolver reads package files on its way to others.
        const isSource = path.extname(file) !== '' && path.basename(file) !== 'package.json'
        const isOurs = file.startsWith(root) && !file.includes('/node_modules/')
        if (isSource && isOurs && !this.inputs.has(file)) {
          compilation.errors.push(new webpack.WebpackError(`The fingerprint leaves out ${path.relative(root, file)}.`))
        }
      }
    })
  }
}
