import { LANGUAGES, type Language, mayAccess, type PrerenderedFiles, pathMatches, shellPathOf, VISITOR } from '@onward/contracts'
import { type ReadFile, sha256Of } from '../files/verified-files'
import type { ResolvedRegistry, Version } from '../registry/resolve'
import { leadsNowhere } from '../registry/resolve'
import { fillTemplate, type Values } from './template'

/** The HTML of a version's page, as listed in its manifest; null without one, or when its hash differs. */
export type ReadPage = (version: Version, id: string, language: Language) => Promise<string | null>

export const pageReader =
  (read: ReadFile): ReadPage =>
  async (version, id, language) => {
    const listed = htmlOf(version)[id]?.[language]
    const bytes = listed ? await read(version.name, version.build, listed.file) : null
    return bytes && sha256Of(bytes) === listed?.hash ? bytes.toString('utf8') : null
  }
const htmlOf = ({ portal }: Version): PrerenderedFiles => ('html' in portal && portal.html) || {}

const FRAME = 'frame'
/** The language switch of the frame. */
const nextLanguage = (language: Language): Language => LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language

/** A visitor's page within the shell's frame. Null when this shell has no prerendered frame. `still`: no script will run. `announcement`: its
 * texts. */
export async function framed(
  page: string,
  address: URL,
  language: Language,
  registry: ResolvedRegistry,
  read: ReadPage,
  still = false,
  announcement: readonly Values[] = [],
): Promise<string | null> {
  const frame = registry.shell && (await read(registry.shell.version, FRAME, language))
  if (!frame) return null
  const at = (place: 'top' | 'footer'): Values[] => {
    const entries = registry.remotes
      .flatMap(({ manifest }) => manifest.navigation)
      .filter(
        ({ places, access, href }) =>
          places.includes(place) && mayAccess(access, VISITOR) && !leadsNowhere(href, VISITOR, registry),
      )
      .sort((a, b) => a.order - b.order)
    return entries
      .filter(({ href }, index) => entries.findIndex((one) => one.href === href) === index)
      .map(({ href, label }) => ({ href, label: label[language], current: href === address.pathname }))
  }
  const values = {
    top: at('top'),
    footer: at('footer'),
    otherLanguage: inOtherLanguage(address, language),
    still,
    announcement,
  }
  return fillTemplate(frame, values, { page })
}

function inOtherLanguage(address: URL, language: Language): string {
  const query = new URLSearchParams(address.search)
  query.set('lang', nextLanguage(language))
  return `?${query}`
}

/** With others, such as an invitation, the page differs from the prerendered one. */
const SHELL_PAGE_PARAMETERS = new Set(['next', 'lang'])

/** One of the shell's own pages, whole, as the shell's build drew it; null when it drew none. */
export async function drawnShellPage(
  address: URL,
  language: Language,
  registry: ResolvedRegistry,
  read: ReadPage,
): Promise<string | null> {
  const own = shellPathOf(address.pathname)
  if (!own || !registry.shell || [...address.searchParams.keys()].some((name) => !SHELL_PAGE_PARAMETERS.has(name))) return null
  const html = await read(registry.shell.version, own.slice(1).replaceAll('/', '-'), language)
  return html && fillTemplate(html, { otherLanguage: inOtherLanguage(address, language) })
}

/**
 * The page at an address as the remote's build drew it, with `values` inserted; null when it drew none. `id` names another page to
 * use.
 */
export async function drawnPage(
  pathname: string,
  language: Language,
  registry: ResolvedRegistry,
  read: ReadPage,
  values: Values,
  id?: string,
): Promise<string | null> {
  for (const { version, manifest } of registry.remotes) {
    const page = manifest.pages.find(({ path: pattern, access }) => access === 'public' && pathMatches(pattern, pathname))
    if (!page) continue
    const html = await read(version, id ?? page.id, language)
    // A template without its values is empty, and scripts draw the page.
    return (html && fillTemplate(html, values)) || null
  }
  return null
}
