import { type Bilingual, BRAND, inEachLanguage, type Language, pathMatches, shellPathOf } from '@onward/contracts'
import { MESSAGES } from '../messages'
import type { ResolvedRegistry } from '../registry/resolve'
import type { PageFacts } from './document'

interface Described {
  title: Bilingual
  description: Bilingual
}

/** The shell's own pages for search engines; the others are steps of a form. */
const shellPage = (path: string): Described | null =>
  path in MESSAGES.en.pages
    ? { title: textsOf(path as ShellPage, 'title'), description: textsOf(path as ShellPage, 'description') }
    : null
type ShellPage = keyof (typeof MESSAGES)['en']['pages']
const textsOf = (path: ShellPage, part: keyof Described): Bilingual =>
  inEachLanguage((language) => MESSAGES[language].pages[path][part])

/** Address of a page in one language: English at the plain address, any other with its name. */
export const addressIn = (language: Language, address: string): string =>
  language === 'en' ? address : `${address}?lang=${language}`

/** The facts of a public page for its head; null for pages of signed-in people, and for pages without a description. Pure. */
export function factsOfPage(path: string, language: Language, registry: ResolvedRegistry, origin: string): PageFacts | null {
  const own = shellPathOf(path)
  const page = own
    ? shellPage(own)
    : registry.remotes
        .flatMap(({ manifest }) => manifest.pages)
        .find(({ access, path: pattern }) => access === 'public' && !pattern.includes(':') && pathMatches(pattern, path))
  if (!page?.description) return null
  const address = `${origin}${path.length > 1 ? path.replace(/\/+$/, '') : path}`
  return {
    title: `${page.title[language]} · ${BRAND}`,
    description: page.description[language],
    canonical: addressIn(language, address),
    language,
    inLanguages: inEachLanguage((one) => addressIn(one, address)),
    picture: `${origin}/share.png`,
  }
}
