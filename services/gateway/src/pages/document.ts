import { type BootDocument, BRAND, type Language } from '@onward/contracts'
import { assetBase } from '@onward/federation'
import { MESSAGES } from '../messages'
import type { Version } from '../registry/resolve'
import type { Preload } from './preloads'

/** Escapes `<`, and the two line separators that end a script in old parsers. */
const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * The page of a shell version with its boot document. `template` is the version's `index.html`; its scripts get their hashes.
 * `preloads` are files that scripts will need: the browser fetches them at once. `body` is HTML to read before any script runs;
 * with `runsScripts` false, none will. `banner` is the first thing on the page, `badge` the last.
 */
export function renderDocument(
  template: string,
  shell: Version,
  boot: BootDocument,
  preloads: readonly Preload[] = [],
  about: PageFacts | null = null,
  body: string | null = null,
  styles: ReadonlyMap<string, string> = new Map(),
  runsScripts = true,
  badge = '',
  banner = '',
): string {
  const base = assetBase(shell.name, shell.build)
  const data = runsScripts ? `<script type="application/json" id="boot">${jsonForHtml(boot)}</script>` : ''
  // Half of the document, and nothing of it is read: a page that is read before scripts comes first.
  const isLate = body !== null && template.includes('</body>')
  const files = runsScripts && !boot.later ? preloads : preloads.filter(({ integrity }) => integrity === null)
  return (
    template
      .replace(/<script defer(?:="defer")? src="[^"]*"><\/script>/g, (own) => (runsScripts ? own : ''))
      .replace('__LANG__', boot.language)
      .replace(/<title>[^<]*<\/title>/, (own) => (about ? headOf(about) : own))
      .replace(
        /<script defer="defer" src="([^"]+)"|<script defer src="([^"]+)"/g,
        (tag, quoted: string | undefined, plain: string | undefined) => {
          const hash = shell.integrity[(quoted ?? plain ?? '').slice(base.length)]
          if (!hash) throw new Error(`No hash is known for ${quoted ?? plain}`)
          return `${tag} integrity="${hash}"`
        },
      )
      .replace(
        '<!--boot-->',
        () =>
          `${files.map((file) => (body === null ? preloadTag(file) : styleTag(file, styles.get(file.href), boot.styleNonce))).join('')}${isLate ? '' : data}`,
      )
      .replace('<body>', (start) => start + banner)
      .replace('</body>', (end) => badge + (isLate ? data + end : end))
      // Before the page's HTML, which may have texts of its own for browsers without scripts.
      .replace(/<noscript>[\s\S]*?<\/noscript>/, (own) => (body === null ? own : ''))
      .replace('<!--page-->', () => body ?? '')
  )
}

/** Facts of a page for readers that run no scripts: search engines, job boards, link previews. */
export interface PageFacts {
  title: string
  description?: string
  /** The page's one address. */
  canonical?: string
  /** Excluded from search engines, because it has no content any more. */
  hidden?: boolean
  /** Language of the texts; `inLanguages` has the page's address in each language. */
  language?: Language
  inLanguages?: Readonly<Record<Language, string>>
  /** Address of the picture of a link preview. */
  picture?: string
  /** schema.org's JSON-LD: a data block that browsers never run, so that no policy must allow it. */
  data?: Record<string, unknown>
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const headOf = (facts: PageFacts): string => {
  const { title, description, canonical, hidden, inLanguages, data } = facts
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(inLanguages ? Object.entries({ ...inLanguages, 'x-default': inLanguages.en }) : []).map(
      ([language, address]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`,
    ),
    hidden && '<meta name="robots" content="noindex">',
    ...(hidden ? [] : sharingTags(facts)),
    data && `<script type="application/ld+json">${jsonForHtml(data)}</script>`,
  ]
    .filter(Boolean)
    .join('')
}

/** Title, text and picture of link previews in messengers and social networks. */
function sharingTags({ title, description, canonical, language, picture }: PageFacts): string[] {
  const graph: Record<string, string | undefined> = {
    'og:site_name': BRAND,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:locale': language && `${language}_GB`,
    'og:image': picture,
    'og:image:alt': picture && BRAND,
  }
  const card: Record<string, string | undefined> = {
    'twitter:card': picture ? 'summary_large_image' : 'summary',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
  }
  const tags = (attribute: string, values: Record<string, string | undefined>) =>
    Object.entries(values).flatMap(([name, value]) =>
      value ? [`<meta ${attribute}="${name}" content="${escapeHtml(value)}">`] : [],
    )
  return [...tags('property', graph), ...tags('name', card)]
}

/** The hash must be that of the script that follows, or the browser would fetch it twice. */
const preloadTag = ({ href, integrity }: Preload): string =>
  integrity
    ? `<link rel="preload" as="script" href="${href}" integrity="${integrity}">`
    : `<link rel="preload" as="style" href="${href}">`

const nameOf = (href: string): string => href.slice(href.lastIndexOf('/') + 1)
/**
 * Inlines the styles of a page that is read before scripts, which saves a request. The name is the one that webpack looks for
 * before it adds a style.
 */
function styleTag(file: Preload, css: string | undefined, nonce: string): string {
  if (file.integrity) return preloadTag(file)
  const name = nameOf(file.href)
  if (css === undefined) return `<link rel="stylesheet" href="${file.href}" data-href="${name}">`
  const folder = file.href.slice(0, -name.length)
  // Absolute addresses, because the style is inlined.
  return `<style nonce="${nonce}" data-href="${name}" data-folder="${folder}">${css.replaceAll('url(./', `url(${folder}`)}</style>`
}

/**
 * Scripts and styles from the folders that this page's document names only: not of another version that was ever published, and never an
 * upload on the same origin. No inline script, no eval. `development` is the server of the remote that this browser develops.
 */
export function contentSecurityPolicy(origin: string, nonce: string, folders: readonly string[], development?: string): string {
  const code = folders.map((folder) => ` ${origin}${folder}`).join('')
  const socket = origin.replace(/^http/, 'ws')
  const also = development ? ` ${development}` : ''
  return [
    "default-src 'none'",
    `script-src${code || " 'none'"}${also}`,
    `style-src 'nonce-${nonce}'${code}${also}`,
    `font-src ${origin}/assets/${also}`,
    `img-src 'self' data: blob:${also}`,
    "manifest-src 'self'",
    `connect-src 'self' ${socket}${also}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // A worker would outlive the page whose script began it.
    "worker-src 'none'",
  ].join('; ')
}

/** The page while no shell is live: no script, no other file. */
export function underConstruction(language: Language, nonce: string): string {
  const { title, text } = MESSAGES[language].underConstruction
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${BRAND}</title>
<style nonce="${nonce}">
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbfaf6;color:#14231f;font:18px/1.5 system-ui,sans-serif;text-align:center;padding:24px}
svg{animation:turn 8s linear infinite}@keyframes turn{to{transform:rotate(1turn)}}@media (prefers-reduced-motion:reduce){svg{animation:none}}
strong{color:#0b5b46;font-size:24px}
</style></head><body><main><strong>${BRAND}</strong><h1>${title}</h1><p>${text}</p>
<svg width="48" height="48" viewBox="0 0 24 24" fill="none" stroke="#0b5b46" stroke-width="2" aria-hidden="true"><circle cx="12" cy="12" r="4"/><path d="M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2 19 19M5 19l2.8-2.8M16.2 7.8 19 5"/></svg>
</main></body></html>`
}
