import type { Compilation, Compiler, javascript } from 'webpack'
import webpack from 'webpack'
import { type Deprecation, deprecationsOf } from './deprecations'
import { isShared, SHARED_MODULES } from './shared-modules'

const NAME = 'OnwardPortal'

/**
 * Writes two files beside the scripts. `parts.json`: the packages in each script, for `npm run bench`. `portal.json`: a remote's static manifest
 * with the exports that it uses of the shell's shared modules, or the exports that the shell provides and which of them will go. Publishing and rolling back compare the two.
 */
export class PortalPlugin {
  constructor(private readonly side: { kind: 'remote'; manifest: object } | { kind: 'shell'; contract: number; html: object }) {}

  apply(compiler: Compiler): void {
    const uses = new Set<string>()
    if (this.side.kind === 'remote') this.collectUses(compiler, uses)
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let lends: string[] = []
      // Late enough to know the exports, early enough that webpack has not joined modules.
      compilation.hooks.optimizeDependencies.tap({ name: NAME, stage: 1000 }, () => {
        if (this.side.kind === 'shell') lends = exportsOfShared(compilation).sort()
      })
      compilation.hooks.processAssets.tap({ name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const content =
          this.side.kind === 'remote'
            ? { ...this.side.manifest, uses: [...uses].sort() }
            : { contract: this.side.contract, lends, deprecated: deprecatedAmong(lends), html: this.side.html }
        compilation.emitAsset('parts.json', new webpack.sources.RawSource(`${JSON.stringify(partsOf(compilation), null, 2)}\n`))
        compilation.emitAsset('portal.json', new webpack.sources.RawSource(`${JSON.stringify(content, null, 2)}\n`))
      })
    })
  }

  /** Collects imports after types are stripped. Cached modules are not parsed again, so each module stores its own list. */
  private collectUses(compiler: Compiler, uses: Set<string>): void {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      const tap = (parser: javascript.JavascriptParser) => {
        const record = (source: unknown, exportName: string | null) => {
          if (typeof source !== 'string' || !isShared(source)) return
          const info = parser.state.module.buildInfo as { onwardUses?: string[] }
          info.onwardUses = [...(info.onwardUses ?? []), `${source}#${exportName ?? '*'}`]
        }
        parser.hooks.importSpecifier.tap(NAME, (_statement, source, exportName) => {
          record(source, exportName)
        })
        parser.hooks.exportImportSpecifier.tap(NAME, (_statement, source, exportName) => {
          record(source, exportName)
        })
      }
      for (const type of ['javascript/auto', 'javascript/esm'] as const) normalModuleFactory.hooks.parser.for(type).tap(NAME, tap)
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const info = module.buildInfo as { onwardUses?: string[] } | undefined
          for (const use of info?.onwardUses ?? []) uses.add(use)
        }
      })
    })
  }
}

/** The shared name of a module, also when it was first found by a relative import. */
function sharedName(module: webpack.NormalModule): string | undefined {
  const [, library, file] = /[\\/]libs[\\/](portal-kit|ui)[\\/]src[\\/]([^\\/]+)\.ts$/.exec(module.resource) ?? []
  const name = library ? `@onward/${library}${file === 'index' ? '' : `/${file}`}` : module.rawRequest
  return name in SHARED_MODULES ? name : undefined
}

function exportsOfShared(compilation: Compilation): string[] {
  const lends: string[] = []
  for (const module of compilation.modules) {
    const request = module instanceof webpack.NormalModule ? sharedName(module) : undefined
    if (!request) continue
    const provided = compilation.moduleGraph.getExportsInfo(module).getProvidedExports()
    if (Array.isArray(provided)) lends.push(...provided.map((name) => `${request}#${name}`), `${request}#default`)
    else lends.push(`${request}#*`)
  }
  // `react/jsx-runtime` and `react-dom/client` come with their packages in the same version.
  return [...new Set([...lends, 'react/jsx-runtime#*', 'react-dom/client#*'])]
}

/** Of these exports, `module#export`, those that will go. */
function deprecatedAmong(lends: readonly string[]): Record<string, Deprecation> {
  const found = lends.flatMap((use) => {
    const [module = '', name = ''] = use.split('#')
    const deprecation = module.startsWith('@onward/') ? deprecationsOf(module).get(name) : undefined
    return deprecation ? [[use, deprecation] as const] : []
  })
  return Object.fromEntries(found)
}

/** Script → package → bytes of source, to divide a script's size in proportion. */
function partsOf(compilation: Compilation): Record<string, Record<string, number>> {
  const parts: Record<string, Record<string, number>> = {}
  for (const chunk of compilation.chunks) {
    const sizes: Record<string, number> = {}
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const inner = 'modules' in module && Array.isArray(module.modules) ? (module.modules as webpack.Module[]) : [module]
      for (const one of inner) {
        const name = packageOf(one.nameForCondition() ?? '')
        sizes[name] = (sizes[name] ?? 0) + one.size()
      }
    }
    for (const file of chunk.files) if (file.endsWith('.js')) parts[file] = sizes
  }
  return parts
}

/** `…/node_modules/react-dom/…` → `react-dom`, `…/libs/ui/…` → `libs/ui`; the rest is the front end itself or webpack's runtime. */
function packageOf(file: string): string {
  const path = file.replaceAll('\\', '/')
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
  return installed ?? /\/(libs\/[^/]+)\//.exec(path)?.[1] ?? (path ? 'own code' : 'runtime')
}
