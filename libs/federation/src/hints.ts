import path from 'node:path'
import type { ChunkGroup, Compilation, Compiler, javascript, Module } from 'webpack'
import type { LoadHints } from './front-ends'

const NAME = 'OnwardHints'
const SCRIPT_OR_STYLE = /\.(js|css)$/

/** A function that imports a module when it is called, by its key: `home: () => import('./home/HomePage')`. */
interface NamedImport {
  key: string
  request: string
}
type BuildInfo = { onwardImports?: NamedImport[] } | undefined

/**
 * Writes `hints.json`: which files come certainly, which with a page and which with a language, so that the gateway can ask for all of them
 * in the page's head. Without it each file is known only when the one before it has run.
 */
export class HintsPlugin {
  /** `first`: the import that everything waits for. `named`: the file whose imports have names. `page`: an import of all own pages. */
  constructor(private readonly side: { first: string; named: string; page?: string }) {}

  apply(compiler: Compiler): void {
    const { first, named, page } = this.side
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        normalModuleFactory.hooks.parser.for(type).tap(NAME, collectNamedImports)
    })
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { sources, Compilation: stages } = compiler.webpack
      compilation.hooks.processAssets.tap({ name: NAME, stage: stages.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const importer = path.join(compiler.context, named)
        const module = [...compilation.modules].find((one) => one.nameForCondition() === importer)
        const imports = (module?.buildInfo as BuildInfo)?.onwardImports ?? []
        const entries = [...compilation.entrypoints.values()].flatMap((group) => filesIn(group))
        const hints: LoadHints = {
          first: [...new Set([...entries, ...filesOf(compilation, first)])],
          named: {
            ...Object.fromEntries(imports.map(({ key, request }) => [key, filesOf(compilation, request, module)])),
            ...(page ? { page: filesOf(compilation, page) } : {}),
          },
        }
        compilation.emitAsset('hints.json', new sources.RawSource(`${JSON.stringify(hints, null, 2)}\n`))
      })
    })
  }
}

const filesIn = (group: ChunkGroup): string[] =>
  group.chunks.flatMap((chunk) => [...chunk.files]).filter((file) => SCRIPT_OR_STYLE.test(file))

function filesOf(compilation: Compilation, request: string, importer?: Module): string[] {
  const group = compilation.chunkGroups.find((one) =>
    one.origins.some((origin) => origin.request === request && (!importer || origin.module === importer)),
  )
  return group ? filesIn(group) : []
}

/** Kept with the module, for modules from the cache are not parsed again. */
function collectNamedImports(parser: javascript.JavascriptParser): void {
  parser.hooks.program.tap(NAME, (program) => {
    const found: NamedImport[] = []
    walk(program, (node) => {
      if (node.type !== 'Property' || !isNode(node.value) || node.value.type !== 'ArrowFunctionExpression') return
      const key = isNode(node.key) ? (node.key.name ?? node.key.value) : undefined
      let request: unknown
      walk(node.value, (inner) => {
        if (inner.type === 'ImportExpression' && isNode(inner.source)) request ??= inner.source.value
      })
      if (typeof key === 'string' && typeof request === 'string') found.push({ key, request })
    })
    if (found.length > 0) (parser.state.module.buildInfo as { onwardImports?: NamedImport[] }).onwardImports = found
    return undefined
  })
}

interface SyntaxNode {
  type: string
  [field: string]: unknown
}
const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function walk(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit)
  if (!isNode(value)) return
  visit(value)
  for (const inner of Object.values(value)) if (typeof inner === 'object') walk(inner, visit)
}
