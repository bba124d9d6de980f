import { type BootDocument, type Language, pathMatches, type ShellPath, shellPathOf } from '@onward/contracts'
import { assetBase, type LoadHints } from '@onward/federation'
import * as v from 'valibot'
import type { ReadFile } from '../files/verified-files'
import type { Version } from '../registry/resolve'

export interface Preload {
  href: string
  /** Of scripts; null for styles. */
  integrity: string | null
}

const files = v.array(v.pipe(v.string(), v.regex(/^[\w.-]+$/)))
const modules = v.array(v.string())
const hintsOfBuild = v.object({
  first: files,
  named: v.record(v.string(), files),
  borrows: v.optional(v.record(v.string(), modules), {}),
  lends: v.optional(v.record(v.string(), files), {}),
})
const NONE: LoadHints = { first: [], named: {}, borrows: {}, lends: {} }

type Front = Pick<Version, 'name' | 'build' | 'integrity'>

/** Reads each version's `hints.json` once. Without a readable one, pages only load slower. */
export function hintReader(readFile: ReadFile): (version: Front) => Promise<LoadHints> {
  const known = new Map<string, Promise<LoadHints>>()
  return ({ name, build }) => {
    const key = `${name}/${build}`
    const reading =
      known.get(key) ??
      readFile(name, build, 'hints.json')
        .then((bytes) => v.parse(hintsOfBuild, JSON.parse(String(bytes))))
        .catch(() => NONE)
    known.set(key, reading)
    return reading
  }
}

/** The shell's pages whose scripts and texts its build names as `page`. */
const SIGN_IN_PAGES: ReadonlySet<ShellPath> = new Set([
  '/login',
  '/agent/login',
  '/employer/login',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
])

/** Reads each version's styles; unreadable styles, and styles that would end their element, stay separate files. */
export function styleReader(readFile: ReadFile): (files: readonly Preload[]) => Promise<ReadonlyMap<string, string>> {
  const read = async (href: string): Promise<string | null> => {
    const [name = '', build = '', file = ''] = href.replace('/assets/', '').split('/')
    const css = (await readFile(name, build, file))?.toString('utf8') ?? null
    return css === null || /<\/style/i.test(css) ? null : css
  }
  return async (files) => {
    const styles = files.filter(({ integrity }) => integrity === null)
    const texts = await Promise.all(styles.map(async ({ href }) => [href, await read(href)] as const))
    return new Map(texts.flatMap(([href, css]) => (css === null ? [] : [[href, css] as const])))
  }
}

/**
 * The files that a first visit of this address certainly needs: the shell's, those of the page's remote, and the shared modules
 * that the page imports, which would otherwise be requested only once its code runs.
 */
export async function preloadsFor(
  address: string,
  shell: Version,
  { language, remotes }: Pick<BootDocument, 'language' | 'remotes'>,
  read: (version: Front) => Promise<LoadHints>,
): Promise<Preload[]> {
  const own = shellPathOf(address)
  const found = remotes
    .flatMap((remote) => remote.manifest.pages.map((page) => ({ remote, page })))
    .filter(({ page }) => pathMatches(page.path, address))
    .sort((a, b) => parametersIn(a.page.path) - parametersIn(b.page.path))[0]
  const hints = await read(shell)
  const ownPage = own && SIGN_IN_PAGES.has(own) ? 'page' : null
  const remote = found && !own ? { ...found, hints: await read(found.remote) } : null
  const borrowed = [
    ...borrowedFor(hints, language, ownPage),
    ...(remote ? borrowedFor(remote.hints, language, remote.page.id) : []),
  ].flatMap((name) => hints.lends[name] ?? [])
  return [
    ...preloadsOf(shell, [...filesFor(hints, language, ownPage), ...borrowed]),
    ...(remote ? preloadsOf(remote.remote, filesFor(remote.hints, language, remote.page.id)) : []),
  ]
}

const keysFor = (language: Language, page: string | null): string[] => [
  language,
  ...(page === null ? [] : [page, `${page}/${language}`]),
]

const filesFor = ({ first, named }: LoadHints, language: Language, page: string | null): string[] => [
  ...first,
  ...keysFor(language, page).flatMap((key) => named[key] ?? []),
]

const borrowedFor = ({ borrows }: LoadHints, language: Language, page: string | null): string[] =>
  ['first', ...keysFor(language, page)].flatMap((key) => borrows[key] ?? [])

function preloadsOf({ name, build, integrity }: Front, wanted: readonly string[]): Preload[] {
  const scripts = [...new Set(wanted)].filter((file) => file.endsWith('.css') || integrity[file] !== undefined)
  return scripts.map((file) => ({ href: `${assetBase(name, build)}${file}`, integrity: integrity[file] ?? null }))
}

/** A page with fewer parameters wins, as in the shell. */
const parametersIn = (pattern: string) => pattern.split('/').filter((part) => part.startsWith(':')).length
