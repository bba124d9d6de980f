import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type BootDocument, type Language, pathMatches, SHELL_PAGES, shellPathOf } from '@onward/contracts'
import { assetBase, type LoadHints } from '@onward/federation'
import * as v from 'valibot'
import type { Version } from '../registry/resolve'

export interface Preload {
  href: string
  /** Of scripts; null for styles. */
  integrity: string | null
}

const files = v.array(v.pipe(v.string(), v.regex(/^[\w.-]+$/)))
const hintsOfBuild = v.object({ first: files, named: v.record(v.string(), files) })
const NONE: LoadHints = { first: [], named: {} }

type Front = Pick<Version, 'name' | 'build' | 'integrity'>

/** Reads each version's `hints.json` once. A version without one, or with one that cannot be read, only loads slower. */
export function hintReader(dataDir: string): (version: Front) => Promise<LoadHints> {
  const known = new Map<string, Promise<LoadHints>>()
  return ({ name, build }) => {
    const key = `${name}/${build}`
    const reading =
      known.get(key) ??
      readFile(path.join(dataDir, 'assets', name, build, 'hints.json'), 'utf8')
        .then((text) => v.parse(hintsOfBuild, JSON.parse(text)))
        .catch(() => NONE)
    known.set(key, reading)
    return reading
  }
}

/** The files that a first visit of this address needs for certain: the shell's, and those of the remote whose page it is. */
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
  return [
    ...preloadsOf(shell, await read(shell), language, own && SHELL_PAGES[own] === 'public' ? 'page' : null),
    ...(found && !own ? preloadsOf(found.remote, await read(found.remote), language, found.page.id) : []),
  ]
}

function preloadsOf(
  { name, build, integrity }: Front,
  { first, named }: LoadHints,
  language: Language,
  page: string | null,
): Preload[] {
  const wanted = new Set([...first, ...(named[language] ?? []), ...((page !== null && named[page]) || [])])
  const scripts = [...wanted].filter((file) => file.endsWith('.css') || integrity[file] !== undefined)
  return scripts.map((file) => ({ href: `${assetBase(name, build)}${file}`, integrity: integrity[file] ?? null }))
}

/** A page with fewer parameters wins, as in the shell. */
const parametersIn = (pattern: string) => pattern.split('/').filter((part) => part.startsWith(':')).length
