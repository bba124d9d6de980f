import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { endpointKey, endpointShape, isEndpoint } from '@onward/contracts/gateway/endpoint-shape'
import type { Compiler, javascript, Module } from 'webpack'
import webpack from 'webpack'
import { type BuildFacts, FACTS_FILE } from './artefact'
import { root } from './front-ends'
import { SHARED_MODULES } from './shared-modules'

const NAME = 'OnwardFacts'
const CONTRACTS = /^@onward\/contracts(?:\/|$)/

/** An import of the contracts; `name` is null for a whole module. */
interface ContractImport {
  source: string
  name: string | null
}
type BuildInfo = { onwardContracts?: ContractImport[] } | undefined

/**
 * Writes `facts.json`: the endpoints that the code imports of the contracts, each with its shape, the packages in the scripts, and the
 * versions of shared modules: a remote's ranges, or what the shell provides. Publishing judges them.
 */
export class FactsPlugin {
  constructor(private readonly side: 'shell' | 'remote') {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      const tap = (parser: javascript.JavascriptParser) => {
        const record = (source: unknown, name: string | null) => {
          if (typeof source !== 'string' || !CONTRACTS.test(source)) return
          const info = parser.state.module.buildInfo as NonNullable<BuildInfo>
          // Cached modules are not parsed again, so each module keeps its own list.
          info.onwardContracts = [...(info.onwardContracts ?? []), { source, name }]
        }
        parser.hooks.importSpecifier.tap(NAME, (_statement, source, name) => {
          record(source, name)
        })
        parser.hooks.exportImportSpecifier.tap(NAME, (_statement, source, name) => {
          record(source, name)
        })
        parser.hooks.importCall.tap(NAME, ({ source }) => {
          record('value' in source ? source.value : undefined, null)
        })
      }
      for (const type of ['javascript/auto', 'javascript/esm'] as const) normalModuleFactory.hooks.parser.for(type).tap(NAME, tap)
    })
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const facts: BuildFacts = { endpoints: {}, packages: [], shared: sharedFor(this.side) }
      compilation.hooks.finishModules.tapPromise(NAME, async (modules) => {
        const all = [...modules]
        facts.endpoints = await endpointsOf(all.flatMap((module) => (module.buildInfo as BuildInfo)?.onwardContracts ?? []))
        facts.packages = packagesOf(all)
      })
      compilation.hooks.processAssets.tap({ name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        compilation.emitAsset(FACTS_FILE, new webpack.sources.RawSource(`${JSON.stringify(facts, null, 1)}\n`))
      })
    })
  }
}

/** The endpoints among these imports, by method and path. Of a list of endpoints, all of them. */
export async function endpointsOf(imports: readonly ContractImport[]): Promise<BuildFacts['endpoints']> {
  const found = new Map<string, string[]>()
  const add = (value: unknown, depth: number): void => {
    if (isEndpoint(value)) found.set(endpointKey(value), endpointShape(value))
    else if (depth > 0 && typeof value === 'object' && value !== null && !('kind' in value))
      for (const inner of Object.values(value)) add(inner, depth - 1)
  }
  for (const { source, name } of imports) {
    const module: Record<string, unknown> = await import(source)
    for (const value of name === null ? Object.values(module) : [module[name]]) add(value, 1)
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Of a shared module that is a folder (`react/`), the package's version counts. */
function sharedFor(side: 'shell' | 'remote'): BuildFacts['shared'] {
  const modules = Object.entries(SHARED_MODULES).filter(([name]) => !name.endsWith('/'))
  if (side === 'remote') return Object.fromEntries(modules)
  return Object.fromEntries(modules.map(([name]) => [name, installedVersion(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)]))
}

function installedVersion(name: string): string {
  const folder = root.replace(/[\\/]$/, '')
  const file = name.startsWith('@onward/')
    ? path.join(folder, 'libs', name.slice('@onward/'.length), 'package.json')
    : path.join(folder, 'node_modules', name, 'package.json')
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'))
  return version
}

/** Installed packages that these modules come from; the portal's own do not count. */
function packagesOf(modules: readonly Module[]): BuildFacts['packages'] {
  const folders = new Set(
    modules.flatMap(
      (module) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module.nameForCondition() ?? '')?.[0] ?? [],
    ),
  )
  const packages = [...folders]
    .map((folder) => path.join(folder, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file): { name?: string; version?: string; license?: unknown } => JSON.parse(readFileSync(file, 'utf8')))
    .filter(({ name = '' }) => name !== '' && !name.startsWith('@onward/'))
  const described = packages.map(({ name = '', version = '', license }) => ({
    name,
    version,
    licence: typeof license === 'string' ? license : '',
  }))
  return described.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1))
}
