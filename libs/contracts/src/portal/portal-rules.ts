import * as v from 'valibot'
import { PAGE_SLOTS, viewersOfCard } from './page-slots'
import { type PortalManifest, portalManifest } from './portal'
import { RESERVED_PATHS, SHELL_PATHS } from './portal-paths'

const ENGLISH_NAMES = new Intl.DisplayNames(['en'], { type: 'language' })
/** Lower case only: some browsers ignore case, and two paths must not collide. */
const PAGE_PATH = /^\/(?:(?:[a-z0-9][a-z0-9-]*|:[A-Za-z]+)(?:\/(?:[a-z0-9][a-z0-9-]*|:[A-Za-z]+))*)?$/
const SCHEMES = ['mailto:', 'tel:']
const MAX_LISTED_TEXTS = 10

const RESERVED = Object.entries(RESERVED_PATHS).map(([path, rule]) => ({
  path,
  parts: path.split('/').filter(Boolean),
  below: 'below' in rule && rule.below,
}))

/**
 * The reserved address that a page's path could match, or null. A parameter matches everything. Paths with a dot are files of the server
 * (`/robots.txt`, `/.well-known/…`) and reserved themselves.
 */
export function reservedBy(path: string): string | null {
  const given = path.split('/').filter(Boolean)
  if (path.includes('.')) return path
  const taken = RESERVED.find(
    ({ parts, below }) =>
      (below ? given.length >= parts.length : given.length === parts.length) &&
      parts.every((part, i) => part === given[i] || given[i]?.startsWith(':')),
  )
  return taken?.path ?? null
}

/**
 * Whether a link is allowed: an address of the portal, or one that `links` names. Never a script, another scheme, or what a browser takes
 * for another site (`//host`, backslashes, control characters).
 */
export function mayLink(href: string, links: readonly string[] = []): boolean {
  if (/[\\\s\u0000-\u001f\u007f]/.test(href)) return false
  if (href.startsWith('/')) return !href.startsWith('//')
  const url = URL.canParse(href) ? new URL(href) : null
  if (!url || url.username || url.password) return false
  return url.protocol === 'https:' ? links.includes(url.origin) : SCHEMES.includes(url.protocol) && links.includes(url.protocol)
}

/** Pathname of a link inside the portal; null of one that leads outside. */
export const pathnameOf = (href: string): string | null =>
  href.startsWith('/') ? new URL(href, 'http://portal.invalid').pathname : null

/** Reads the static half of a remote; faults of its shape are returned as sentences. */
export function readManifest(raw: unknown): { manifest: PortalManifest; faults: [] } | { manifest: null; faults: string[] } {
  const result = v.safeParse(portalManifest, raw)
  if (result.success) return { manifest: result.output, faults: [] }
  return {
    manifest: null,
    faults: result.issues.map((issue) => `${v.getDotPath(issue) ?? 'It'} ${withoutCapital(issue.message)}.`),
  }
}
const withoutCapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Reasons against publishing: pages at reserved addresses, and invalid links. */
export function unsafeParts({ pages, navigation, links = [] }: PortalManifest): string[] {
  return [
    ...pages.flatMap(({ id, path }) => {
      if (!PAGE_PATH.test(path)) {
        const rule = 'small letters, digits and hyphens between slashes, and `:name` for a parameter'
        return [`Page "${id}" has the path ${path}, which is none: ${rule}.`]
      }
      const reserved = reservedBy(path)
      if (reserved === null) return []
      const whose = SHELL_PATHS.some((own) => own === reserved) ? 'a page of the shell' : 'an address of the portal itself'
      return [`Page "${id}" would take ${reserved} by its path ${path}: that is ${whose}. Give the page another path.`]
    }),
    ...links
      .filter((one) => !SCHEMES.includes(one) && !isHttpsOrigin(one))
      .map((one) => `links names ${one}: write "mailto:", "tel:", or the origin of a site such as "https://www.gov.uk".`),
    ...navigation
      .filter(({ href }) => !mayLink(href, links))
      .map(
        ({ href, label }) =>
          `Navigation "${label.en}" leads to ${href}: use the path of a page, or an https, mailto or tel address that \`links\` names.`,
      ),
  ]
}
const isHttpsOrigin = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:' && new URL(text).origin === text

/** What a remote lacks for publishing, with what to do: pages without a route, texts without a translation. */
export function missingParts({ name, pages, navigation, slots, exports, untranslated }: PortalManifest): string[] {
  if (!exports || !untranslated) return ['It was built without its running half being looked at: build it again.']
  const more = untranslated.length - MAX_LISTED_TEXTS
  return [
    ...repeated(pages.map(({ id }) => id)).map((id) => `Two pages are called "${id}": give each an id of its own.`),
    ...pages
      .filter(({ path }, index) => pages.findIndex((other) => isSamePath(other.path, path)) < index)
      .map(({ id, path }) => `Page "${id}" has the path ${path}, which an earlier page has: only one of them could open.`),
    ...pages
      .filter(({ id }) => !exports.routes.includes(id))
      .map(
        ({ id, path }) => `Page "${id}" (${path}) has no route: add "${id}" to \`routes\` in src/entry.ts, or take the page out.`,
      ),
    ...slots
      .filter(({ id }) => !exports.slots.includes(id))
      .map(({ id }) => `Card "${id}" has no component: add "${id}" to \`slots\` in src/entry.ts, or take the card out.`),
    ...repeated(slots.map(({ slot, id }) => `${slot} "${id}"`)).map((one) => `Two cards are ${one}: give each an id of its own.`),
    ...slots
      .filter(({ slot, access }) => viewersOfCard(slot, access).length === 0)
      .map(
        ({ slot, id }) =>
          `Card "${id}" is for nobody who sees ${slot}: name one of ${PAGE_SLOTS[slot].viewers.join(', ')} in its \`access\`.`,
      ),
    ...slots
      .filter(({ slot }) => PAGE_SLOTS[slot].host === name)
      .map(({ slot, id }) => `Card "${id}" is for ${slot}, which is a page of ${name} itself: draw it there.`),
    ...untranslated
      .slice(0, MAX_LISTED_TEXTS)
      .map(
        ({ catalogue, key, language }) =>
          `The text "${key}" of the catalogue ${catalogue} is missing in ${ENGLISH_NAMES.of(language)}, or is the English one: write it there.`,
      ),
    ...[...pages, ...slots]
      .filter(({ title }) => isUntranslated(title.en, title.cy))
      .map(({ id, title }) => `The title "${title.en}" of "${id}" is the same in Welsh: translate it.`),
    ...navigation
      .filter(({ label }) => isUntranslated(label.en, label.cy))
      .map(({ label }) => `The label "${label.en}" is the same in Welsh: translate it.`),
    ...(more > 0 ? [`${more} more texts are missing in one language.`] : []),
  ]
}

const PLACES_AND_TAGS = /\{\{.*?\}\}|<[^>]*>|\$t\([^)]*\)|https?:\/\/\S+/g
/** Whether a Welsh text is the English one. Single words may be alike in both, and names are. */
export function isUntranslated(english: string | undefined, welsh: string): boolean {
  if (english === undefined || english.trim() !== welsh.trim()) return false
  return (welsh.replace(PLACES_AND_TAGS, ' ').match(/\p{L}{3,}/gu) ?? []).length >= 2
}

const repeated = (ids: readonly string[]) => [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))]
/** `/jobs/:id` and `/jobs/:job` are one; `/jobs/new` beside them is not. */
const isSamePath = (a: string, b: string) => {
  const plain = (path: string) => path.replace(/:\w+/g, ':')
  return plain(a) === plain(b)
}
