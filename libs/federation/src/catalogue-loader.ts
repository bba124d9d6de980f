import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { LoaderContext } from 'webpack'

/** An import of a file named at run time: import(`./messages/${language}.json`). */
const IMPORTED_FOLDER = /\bimport\(\s*`(\.[^`$]*\/)\$\{(\w+)\}(\.\w+)`,?\s*\)/g

/** The same, bundled at once: require(`./messages/${language}.json`). */
const REQUIRED_FOLDER = /\brequire\(\s*`(\.[^`$]*\/)\$\{(\w+)\}(\.json)`,?\s*\)/g
/** A folder read by Node: catalogueFiles<typeof en>(import.meta.url, './portal'). */
const READ_FOLDER = /\bcatalogueFiles<[^(]*\(import\.meta\.url, '(\.[^']*)'\)/g

/** The files that a module may load at run time, as absolute paths. */
export const filesNamedAtRunTime = (file: string, source: string): string[] =>
  [...source.matchAll(IMPORTED_FOLDER), ...source.matchAll(REQUIRED_FOLDER), ...source.matchAll(READ_FOLDER)].flatMap(
    ([, folder = '', , ending = '.json']) =>
      namesIn(file, folder, ending).map((name) => path.join(path.dirname(file), folder, name + ending)),
  )

const namesIn = (file: string, folder: string, ending: string): string[] =>
  readdirSync(path.join(path.dirname(file), folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort()

/**
 * A webpack loader. It turns an import from a folder into one import per file, and JSON into a module: webpack's own code for these adds 300 bytes
 * to the first page of each front end.
 */
export default function loadCatalogues(this: LoaderContext<unknown>, source: string): string {
  const file = this.resourcePath
  if (file.endsWith('.json')) return `export default ${source}`
  const named = (folder: string, ending: string): string[] => {
    this.addContextDependency(path.join(path.dirname(file), folder))
    return namesIn(file, folder, ending)
  }
  return source
    .replace(IMPORTED_FOLDER, (_import, folder: string, variable: string, ending: string) => {
      const imports = named(folder, ending).map((name) => `'${name}': () => import('${folder}${name}${ending}')`)
      return `({ ${imports.join(', ')} })[${variable}]()`
    })
    .replace(REQUIRED_FOLDER, (_require, folder: string, variable: string, ending: string) => {
      const files = named(folder, ending).map((name) => `'${name}': require('${folder}${name}${ending}').default`)
      return `({ ${files.join(', ')} })[${variable}]`
    })
}
