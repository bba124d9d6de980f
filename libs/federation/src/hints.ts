import path from 'node:path'
import type { ChunkGroup, Compilation, Compiler, javascript, Module } from 'webpack'
import type { LoadHints } from './front-ends'

const NAME = 'OnwardHints'
const SCRIPT_OR_STYLE = /\.(js|css)$/

/** A function that imports a module when it is called, by its key: `home: () => import('./home/HomePage')`. */
interface NamedImport {
  key: string
  request: string
  /** The module with the page's catalogues: `account: withCatalogues([accountCatalogue], () => import('./account/AccountPage'))`. */
  catalogues?: string[]
}
type BuildInfo = { onwardImports?: NamedImport[] } | undefined
const importsOf = (module: Module | null | undefined): NamedImport[] => (module?.buildInfo as BuildInfo)?.onwardImports ?? []

interface Side {
  /** The import that every page waits for. */
  first: string
  /** The file with the named imports. */
  named: string
  /** The import of the shell's own pages, and the file that loads their catalogue. */
  page?: { request: string; catalogue: string }
}

/**
 * Writes `hints.json`: the files needed always, per page and per language, so that the gateway can list them in the page's head. Otherwise the
 * browser finds each file only after running the one before it.
 */
export class HintsPlugin {
  constructor(private readonly side: Side) {}

  apply(compiler: Compiler): void {
    const { first, named, page } = this.side
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        normalModuleFactory.hooks.parser.for(type).tap(NAME, collectNamedImports)
    })
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { sources, Compilation: stages } = compiler.webpack
      const moduleOf = (file: string) =>
        [...compilation.modules].find((one) => one.nameForCondition() === path.join(compiler.context, file))
      let wanted: Wanted[] = []
      // Before webpack concatenates modules: afterwards they cannot be told apart.
      compilation.hooks.seal.tap(NAME, () => {
        const importer = moduleOf(named)
        wanted = importsOf(importer).flatMap(({ key, request, catalogues = [] }) => [
          { key, request, importer },
          ...catalogues.flatMap((source) => catalogueOf(key, handingOn(compilation, importedBy(compilation, importer, source)))),
        ])
        if (page) wanted.push({ key: 'page', request: page.request }, ...catalogueOf('page', moduleOf(page.catalogue)))
      })
      compilation.hooks.processAssets.tap({ name: NAME, stage: stages.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const entries = [...compilation.entrypoints.values()].flatMap((group) => filesIn(group))
        const whole = groupOf(compilation, { request: first })
        const groups = wanted.map((one) => [one.key, groupOf(compilation, one)] as const)
        const named: LoadHints['named'] = {}
        for (const [key, group] of groups) named[key] = [...new Set([...(named[key] ?? []), ...filesIn(group)])]
        const hints: LoadHints = {
          first: [...new Set([...entries, ...filesIn(whole)])],
          named,
          borrows: Object.fromEntries(
            [['first', whole] as const, ...groups]
              .map(([key, group]) => [key, borrowedIn(compilation, group)] as const)
              .filter(([, modules]) => modules.length > 0),
          ),
          lends: filesOfShared(compilation),
        }
        compilation.emitAsset('hints.json', new sources.RawSource(`${JSON.stringify(hints, null, 2)}\n`))
      })
    })
  }
}

/** An import whose files are wanted; from any module when `importer` is left out. */
interface Wanted {
  key: string
  request: string
  importer?: Module | undefined
}
/** The catalogue of a page, by language: `account/cy`. */
const catalogueOf = (page: string, catalogues: Module | undefined): Wanted[] =>
  importsOf(catalogues).map(({ key, request }) => ({ key: `${page}/${key}`, request, importer: catalogues }))

function importedBy(compilation: Compilation, importer: Module | undefined, request: string): Module | undefined {
  const dependency = importer?.dependencies.find((one) => (one as { request?: string }).request === request)
  return (dependency && compilation.moduleGraph.getModule(dependency)) ?? undefined
}

/** The module itself, or the module that it re-exports. */
function handingOn(compilation: Compilation, module: Module | undefined): Module | undefined {
  const modules = [module, ...(module?.dependencies.map((one) => compilation.moduleGraph.getModule(one)) ?? [])]
  return modules.find((one) => importsOf(one).length > 0) ?? undefined
}

const filesIn = (group: ChunkGroup | undefined): string[] =>
  (group?.chunks ?? []).flatMap((chunk) => [...chunk.files]).filter((file) => SCRIPT_OR_STYLE.test(file))

const groupOf = (compilation: Compilation, { request, importer }: Omit<Wanted, 'key'>): ChunkGroup | undefined =>
  compilation.chunkGroups.find((one) =>
    one.origins.some((origin) => origin.request === request && (!importer || origin.module === importer)),
  )

/** Names of the shared modules that a group's code asks the share scope for. */
function borrowedIn(compilation: Compilation, group: ChunkGroup | undefined): string[] {
  const modules = (group?.chunks ?? []).flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
  return [
    ...new Set(modules.flatMap((module) => /^consume-shared-module\|[^|]*\|([^|]+)\|/.exec(module.identifier())?.[1] ?? [])),
  ].sort()
}

/** For each shared module: the files of its own group and of the shared modules that it uses. */
function filesOfShared(compilation: Compilation): Record<string, string[]> {
  const groups = new Map<string, ChunkGroup>()
  for (const module of compilation.modules) {
    const name = /^provide module \([^)]*\) (.+)@[^@]+ = /.exec(module.identifier())?.[1]
    const [block] = module.blocks
    const group = block && compilation.chunkGraph.getBlockChunkGroup(block)
    if (name && group) groups.set(name, group)
  }
  const filesOf = (name: string, seen: Set<string>): string[] => {
    if (seen.has(name)) return []
    seen.add(name)
    const group = groups.get(name)
    return [...filesIn(group), ...borrowedIn(compilation, group).flatMap((inner) => filesOf(inner, seen))]
  }
  return Object.fromEntries([...groups.keys()].sort().map((name) => [name, [...new Set(filesOf(name, new Set()))]]))
}

/** Stored with the module, because cached modules are not parsed again. */
function collectNamedImports(parser: javascript.JavascriptParser): void {
  parser.hooks.program.tap(NAME, (program) => {
    const found: NamedImport[] = []
    const sources = new Map<unknown, unknown>()
    walk(program, (node) => {
      if (node.type === 'ImportDeclaration' && isNode(node.source)) {
        for (const one of node.specifiers as SyntaxNode[]) if (isNode(one.local)) sources.set(one.local.name, node.source.value)
      }
      if (node.type !== 'Property' || !isNode(node.value)) return
      const call = node.value.type === 'CallExpression' ? (node.value.arguments as SyntaxNode[]) : []
      const load = [node.value, ...call].find(({ type }) => type === 'ArrowFunctionExpression')
      const key = isNode(node.key) ? (node.key.name ?? node.key.value) : undefined
      let request: unknown
      walk(load, (inner) => {
        // Nested objects have keys of their own.
        if (inner.type === 'ObjectExpression') return false
        if (inner.type === 'ImportExpression' && isNode(inner.source)) request ??= inner.source.value
      })
      if (typeof key !== 'string' || typeof request !== 'string') return
      const lists = call.flatMap((argument) => (argument.type === 'ArrayExpression' ? (argument.elements as SyntaxNode[]) : []))
      const catalogues = lists.map(({ name }) => sources.get(name)).filter((source) => typeof source === 'string')
      found.push({ key, request, ...(catalogues.length > 0 ? { catalogues } : {}) })
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

/** Walks the syntax tree; `visit` returns false to skip a node's children. */
function walk(value: unknown, visit: (node: SyntaxNode) => unknown): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit)
  if (!isNode(value)) return
  if (visit(value) === false) return
  for (const inner of Object.values(value)) if (typeof inner === 'object') walk(inner, visit)
}
