import webpack, { type Compiler } from 'webpack'
import { stylesOutside } from './scoped-styles'

const NAME = 'OnwardScopedStyles'

/** Refuses a build of a remote whose styles would reach outside of its own elements. */
export class ScopedStylesPlugin {
  constructor(private readonly remote: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.css')) continue
          for (const fault of stylesOutside(source.source().toString(), this.remote))
            compilation.errors.push(new webpack.WebpackError(`${file} ${fault}`))
        }
      })
    })
  }
}
