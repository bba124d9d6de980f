import { register } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PortalManifest } from '@onward/contracts/portal/portal'
import type { Remote } from '@onward/portal-kit'
import { type CatalogueLoaders, flattenMessages, type Messages } from '@onward/portal-kit/i18n'

/** Styles and pictures that an entry imports are nothing to Node. */
const WITHOUT_ASSETS = `export const load = (url, context, next) =>
  /\\.(css|woff2|svg|png|jpg)(\\?|$)/.test(url) ? { format: 'module', source: 'export default {}', shortCircuit: true } : next(url, context)`

/** As `withCatalogue` makes them. */
type Loader = (() => unknown) & { catalogues?: Readonly<Record<string, CatalogueLoaders>> }

/**
 * Runs a remote's entry in this process, as the shell would, and gives what it has: the keys of its routes and slots, and the texts of its
 * catalogues that one language lacks. No page is loaded. Throws a sentence when the entry does not run without a browser.
 */
export async function readEntry(dir: string, name: string): Promise<Required<Pick<PortalManifest, 'exports' | 'untranslated'>>> {
  register(`data:text/javascript,${encodeURIComponent(WITHOUT_ASSETS)}`)
  const file = path.join(dir, 'src/entry.ts')
  const entry: { default?: Partial<Remote> } = await import(pathToFileURL(file).href).catch((error: Error) => {
    throw new Error(
      `src/entry.ts of ${name} does not start: ${error.message}. It runs before any page; load what needs a browser with import().`,
    )
  })
  const { routes = {}, slots = {}, messages } = entry.default ?? {}
  const loaders: Loader[] = [...Object.values(routes), ...Object.values(slots)]
  const catalogues = new Map(loaders.flatMap((loader) => Object.entries(loader.catalogues ?? {})))
  if (messages) catalogues.set(name, messages)
  const untranslated = await Promise.all(
    [...catalogues].map(async ([catalogue, { en, cy }]) => {
      const [english, welsh] = await Promise.all([en(), cy()])
      return untranslatedIn(english.default, welsh.default).map((text) => ({ catalogue, ...text }))
    }),
  )
  return { exports: { routes: Object.keys(routes), slots: Object.keys(slots) }, untranslated: untranslated.flat() }
}

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/

/** Keys that one of two catalogues has and the other lacks, or has empty. Plural forms count as one: each language has its own. */
export function untranslatedIn(english: Messages, welsh: Messages): { key: string; language: 'en' | 'cy' }[] {
  const [en, cy] = [english, welsh].map((messages) => {
    const flat = flattenMessages(messages)
    const said = Object.keys(flat).filter((key) => flat[key]?.trim())
    return new Set(
      said.map((key) => (flat[key.replace(PLURAL_FORM, '_other')] === undefined ? key : key.replace(PLURAL_FORM, ''))),
    )
  }) as [Set<string>, Set<string>]
  return [
    ...[...en].filter((key) => !cy.has(key)).map((key) => ({ key, language: 'cy' as const })),
    ...[...cy].filter((key) => !en.has(key)).map((key) => ({ key, language: 'en' as const })),
  ]
}
