import path from 'node:path'
import type { Compiler } from 'webpack'
import webpack from 'webpack'
import { projectOf } from './front-ends'

/** Fails a build that reads a file missing from its fingerprint: a later change of that file would not trigger a new build. */
export class KnownInputsPlugin {
  constructor(private readonly inputs: ReadonlySet<string>) {}

  apply(compiler: Compiler): void {
    const project = projectOf(compiler.context)
    compiler.hooks.afterCompile.tap('KnownInputs', (compilation) => {
      for (const file of compilation.fileDependencies) {
        // Skips folders, which have no ending, and the package files that the resolver reads.
        const isSource = path.extname(file) !== '' && path.basename(file) !== 'package.json'
        const isOurs = file.startsWith(project) && !file.includes('/node_modules/')
        if (isSource && isOurs && !this.inputs.has(file)) {
          compilation.errors.push(new webpack.WebpackError(`The fingerprint leaves out ${path.relative(project, file)}.`))
        }
      }
    })
  }
}
