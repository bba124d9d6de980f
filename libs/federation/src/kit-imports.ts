import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { type ImportDeclaration, type ModuleItem, parse } from '@swc/core'
import { type Deprecation, deprecationsOf } from './deprecations'

export interface DeprecatedImport extends Deprecation {
  /** Below the remote's folder. */
  file: string
  module: string
  name: string
}
interface KitImport {
  module: string
  name: string
}

const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', 'storybook-static'])
/** Files that did not change are not read again: a development server asks at each build. */
const known = new Map<string, { at: number; imports: readonly KitImport[] }>()

/** What a remote imports of the kit that will go, types too, in the order of its files. */
export async function deprecatedImports(dir: string): Promise<DeprecatedImport[]> {
  const found: DeprecatedImport[] = []
  for (const file of await sourcesIn(dir))
    for (const { module, name } of await importsOf(file)) {
      const deprecation = deprecationsOf(module).get(name)
      if (deprecation) found.push({ file: path.relative(dir, file).split(path.sep).join('/'), module, name, ...deprecation })
    }
  return found
}

async function sourcesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true })
  const nested = entries.map(async (entry) => {
    const at = path.join(dir, entry.name)
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : sourcesIn(at)
    return /(?<!\.d)\.tsx?$/.test(entry.name) ? [at] : []
  })
  return (await Promise.all(nested)).flat().sort()
}

async function importsOf(file: string): Promise<readonly KitImport[]> {
  const at = (await stat(file)).mtimeMs
  const before = known.get(file)
  if (before?.at === at) return before.imports
  const text = await readFile(file, 'utf8')
  // A file that does not parse is told of by the types, and by the build.
  const { body } = text.includes('@onward/')
    ? await parse(text, { syntax: 'typescript', tsx: file.endsWith('x') }).catch(() => ({ body: [] as ModuleItem[] }))
    : { body: [] }
  const imports = body.flatMap(namesIn).filter(({ module }) => module.startsWith('@onward/'))
  known.set(file, { at, imports })
  return imports
}

function namesIn(item: ModuleItem): KitImport[] {
  if (item.type === 'ImportDeclaration') return item.specifiers.flatMap((one) => nameOf(one, item.source.value))
  if (item.type !== 'ExportNamedDeclaration' || !item.source) return []
  const module = item.source.value
  return item.specifiers.flatMap((one) => (one.type === 'ExportSpecifier' ? [{ module, name: one.orig.value }] : []))
}
const nameOf = (one: ImportDeclaration['specifiers'][number], module: string): KitImport[] =>
  one.type === 'ImportSpecifier' ? [{ module, name: (one.imported ?? one.local).value }] : []
