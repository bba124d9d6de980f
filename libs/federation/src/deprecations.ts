import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { londonDay } from '@onward/contracts/london-time'

/** What its comment says of an export that will go: `@deprecated since contract 1, until 2027-06-30: use X.` */
export interface Deprecation {
  since: string
  /** The last day on which it is there for certain, `YYYY-MM-DD`. */
  until: string
  instead: string
}

/** Whether it may be gone: `until` is the last day that it is there for certain. */
export const isOver = ({ until }: Deprecation, now: Date): boolean => londonDay(now) > until

/** `name` of `module` will go, or may be gone; what to use instead. */
export const deprecationSentence = (name: string, module: string, deprecation: Deprecation, now: Date): string => {
  const { since, until, instead } = deprecation
  const state = isOver(deprecation, now) ? `could be used until ${until}, and may be gone` : `can be used until ${until}`
  return `${name} of ${module} is deprecated since ${since} and ${state}: ${instead}`
}

const require = createRequire(import.meta.url)
const COMMENT =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export\s+(?:declare\s+|abstract\s+|async\s+)*(?:const|let|function\*?|class|interface|type|enum)\s+([\w$]+)/g
const HANDED_ON = /export\s+(?:type\s+)?(?:\{([^}]*)\}|(\*))\s*from\s*['"]([^'"]+)['"]/g

/** Reads the words of a comment; null when it deprecates nothing, or not in the kit's form. */
export function deprecationIn(comment: string): Deprecation | null {
  // A tag begins its line; elsewhere a comment speaks of it.
  const [, tag = ''] = /(?:^|\n)[\s*]*@deprecated ([\s\S]*)/.exec(comment) ?? []
  const text = tag.replace(/\s+\*?\s*/g, ' ')
  const [, since, until, instead] = /^since (contract \d+), until (\d{4}-\d\d-\d\d): (.*?)\s*(?: @\w|$)/.exec(text) ?? []
  return since && until && instead ? { since, until, instead } : null
}

const known = new Map<string, ReadonlyMap<string, Deprecation>>()

/** The deprecated exports of a module of the kit, such as `@onward/portal-kit/queries`, by name: of values and of types. */
export function deprecationsOf(module: string): ReadonlyMap<string, Deprecation> {
  try {
    return deprecationsIn(require.resolve(module))
  } catch {
    // No module of the kit, or one without code.
    return new Map()
  }
}

/** The same by its file. In the repository that is the source, in the installed kit the declarations beside it. */
export function deprecationsIn(file: string): ReadonlyMap<string, Deprecation> {
  const source = readableOf(file)
  if (!source) return new Map()
  const before = known.get(source)
  if (before) return before
  const found = new Map<string, Deprecation>()
  // Before its own reading, for modules that hand on each other's exports.
  known.set(source, found)
  const text = readFileSync(source, 'utf8')
  for (const [, comment = '', name = ''] of text.matchAll(COMMENT)) {
    const deprecation = deprecationIn(comment)
    if (deprecation) found.set(name, deprecation)
  }
  for (const [, names, all, from = ''] of text.matchAll(HANDED_ON)) {
    if (!from.startsWith('.')) continue
    const inner = deprecationsIn(path.join(path.dirname(source), from))
    if (all) for (const [name, deprecation] of inner) found.set(name, deprecation)
    for (const one of names?.split(',') ?? []) {
      const [, name = '', as] = /^\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(one) ?? []
      const deprecation = inner.get(name)
      if (deprecation) found.set(as ?? name, deprecation)
    }
  }
  return found
}

function readableOf(file: string): string | undefined {
  const base = file.replace(/\.(d\.ts|tsx?|js)$/, '')
  return [`${base}.ts`, `${base}.tsx`, `${base}.d.ts`].find((one) => existsSync(one))
}
