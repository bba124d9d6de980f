import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { LoaderContext } from 'webpack'

/** One file of a folder, named at run time: import(`./messages/${language}.json`). */
const IMPORTED_FOLDER = /\bimport\(\s*`(\.[^`$]*\/)\$\{(\w+)\}(\.\w+)`,?\s*\)/g

/** The files that the imports of a module may name at run time, absolute. */
export const filesNamedAtRunTime = (file: string, source: string): string[] =>
  [...source.matchAll(IMPORTED_FOLDER)].flatMap(([, folder = '', , ending = '']) =>
    namesIn(file, folder, ending).map((name) => path.join(path.dirname(file), folder, name + ending)),
  )

const namesIn = (file: string, folder: string, ending: string): string[] =>
  readdirSync(path.join(path.dirname(file), folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort()

/**
 * A webpack loader. An import of one file of a folder becomes one import per file, and JSON a module: what webpack writes for either by
 * itself is 300 bytes on the first page of each front end.
 */
export default function loadCatalogues(this: LoaderContext<unknown>, source: string): string {
  const file = this.resourcePath
  if (file.endsWith('.json')) return `export default ${source}`
  return source.replace(IMPORTED_FOLDER, (_import, folder: string, variable: string, ending: string) => {
    this.addContextDependency(path.join(path.dirname(file), folder))
    const imports = namesIn(file, folder, ending).map((name) => `'${name}': () => import('${folder}${name}${ending}')`)
    return `({ ${imports.join(', ')} })[${variable}]()`
  })
}
