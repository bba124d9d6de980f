import { register } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { LANGUAGES, type Language } from '@onward/contracts/language'
import type { PortalManifest } from '@onward/contracts/portal/portal'
import { isUntranslated } from '@onward/contracts/portal/portal-rules'
import type { Remote } from '@onward/portal-kit'
import { type Catalogue, flattenMessages, type Messages } from '@onward/portal-kit/i18n'

/** Node cannot load styles and pictures, so they become empty modules. */
const WITHOUT_ASSETS = `export const load = (url, context, next) =>
  /\\.(css|woff2|svg|png|jpg)(\\?|$)/.test(url) ? { format: 'module', source: 'export default {}', shortCircuit: true } : next(url, context)`

/** As `withCatalogues` makes them. */
type Loader = (() => unknown) & { catalogues?: readonly Catalogue[] }

/**
 * Runs a remote's entry in this process, as the shell would, and returns the keys of its routes and slots, and the catalogue texts missing from one
 * language. Loads no page. Throws an error with a clear sentence when the entry needs a browser.
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
  const named = loaders.flatMap((loader) => loader.catalogues ?? []).map(({ namespace, load }) => [namespace, load] as const)
  const catalogues = new Map(messages ? [...named, [name, messages]] : named)
  const untranslated = await Promise.all(
    [...catalogues].map(async ([catalogue, load]) => {
      const texts = await Promise.all(LANGUAGES.map(async (language) => [language, (await load(language)).default] as const))
      return untranslatedIn(texts).map((text) => ({ catalogue, ...text }))
    }),
  )
  return { exports: { routes: Object.keys(routes), slots: Object.keys(slots) }, untranslated: untranslated.flat() }
}

const PLURAL_FORM = /_(zero|one|two|few|many|other)$/

/**
 * Keys that are missing or empty in one language of a catalogue, or whose Welsh is the English text. Plural forms count as one key, since
 * each language has its own.
 */
export function untranslatedIn(texts: readonly (readonly [Language, Messages])[]): { key: string; language: Language }[] {
  const keys = texts.map(([language, messages]) => [language, keysOf(messages)] as const)
  const all = new Set(keys.flatMap(([, known]) => [...known]))
  const missing = keys.flatMap(([language, known]) => [...all].filter((key) => !known.has(key)).map((key) => ({ key, language })))
  const [english, welsh] = LANGUAGES.map((language) => flattenMessages(texts.find(([of]) => of === language)?.[1] ?? {}))
  const same = Object.entries(welsh ?? {}).filter(([key, text]) => isUntranslated(english?.[key], text))
  return [...missing, ...same.map(([key]) => ({ key, language: 'cy' as const }))]
}

function keysOf(messages: Messages): Set<string> {
  const flat = flattenMessages(messages)
  const filled = Object.keys(flat).filter((key) => flat[key]?.trim())
  return new Set(
    filled.map((key) => (flat[key.replace(PLURAL_FORM, '_other')] === undefined ? key : key.replace(PLURAL_FORM, ''))),
  )
}
