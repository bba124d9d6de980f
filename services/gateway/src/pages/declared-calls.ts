import { type Ask, readFacts } from '../registry/store'

const MAX_KNOWN = 1000
interface Named {
  name: string
  build: string
}
const keyOf = ({ name, build }: Named): string => `${name} ${build}`

/**
 * The endpoints that each front end of a page declares by its signed manifest, by its name. One that declares none is left out, because it
 * was published before it could. Versions never change, so each is read once.
 */
export function declaredCallsReader(ask: Ask) {
  const known = new Map<string, readonly string[] | null>()
  return async (versions: readonly Named[]): Promise<Record<string, string[]>> => {
    const unread = versions.filter((version) => !known.has(keyOf(version)))
    if (unread.length > 0) {
      if (known.size > MAX_KNOWN) known.clear()
      for (const found of await readFacts(ask, unread))
        known.set(keyOf(found), found.facts.endpoints ? Object.keys(found.facts.endpoints) : null)
    }
    const shell = new Set(versions.flatMap((one) => (one.name === 'shell' ? (known.get(keyOf(one)) ?? []) : [])))
    return Object.fromEntries(
      versions.flatMap((version) => {
        const calls = known.get(keyOf(version))
        // What the shell may call, every remote may, whose components it draws.
        return calls ? [[version.name, calls.filter((call) => version.name === 'shell' || !shell.has(call)).sort()]] : []
      }),
    )
  }
}
