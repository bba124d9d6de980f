import { type Ask, readFacts } from '../registry/store'

const MAX_KNOWN = 1000
interface Named {
  name: string
  build: string
}
const keyOf = ({ name, build }: Named): string => `${name} ${build}`

/**
 * The endpoints that the front ends of a page declare by their signed manifests; null when one of them declares none, because it was
 * published before it could, or is under development. Versions never change, so each is read once.
 */
export function declaredCallsReader(ask: Ask) {
  const known = new Map<string, readonly string[] | null>()
  return async (versions: readonly Named[]): Promise<string[] | null> => {
    const unread = versions.filter((version) => !known.has(keyOf(version)))
    if (unread.length > 0) {
      if (known.size > MAX_KNOWN) known.clear()
      for (const found of await readFacts(ask, unread))
        known.set(keyOf(found), found.facts.endpoints ? Object.keys(found.facts.endpoints) : null)
    }
    const calls = versions.map((version) => known.get(keyOf(version)) ?? null)
    return calls.includes(null) ? null : [...new Set(calls.flatMap((list) => list ?? []))].sort()
  }
}
