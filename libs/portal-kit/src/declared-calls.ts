// Apart from the client, which the first page does not load.
import type { Endpoint } from '@onward/contracts/endpoint'
import type { Caller } from './portal-context'

/** What each version of a page declares, by `<name>/<build>` as in the addresses of its files; `GET /api/jobs/board`. */
export type DeclaredCalls = Readonly<Record<string, readonly string[]>>
type Refused = (call: string, error: UndeclaredCall, of: Caller | null) => void

let declared: ReadonlyMap<string, ReadonlySet<string>> | null = null
let shell: ReadonlySet<string> = new Set()
let tell: Refused = () => undefined
let told = new Set<string>()

/** A remote called an endpoint that its manifest does not declare. For its developers; people see that the action failed. */
export class UndeclaredCall extends Error {
  override name = 'UndeclaredCallError'
}

/** From now on each remote may call what it declares, and what the shell does, whose components it draws. Until then everything. */
export function declareCalls(calls: DeclaredCalls, onRefused: Refused): void {
  declared = new Map(Object.entries(calls).map(([version, list]) => [version, new Set(list)]))
  shell = new Set(Object.entries(calls).flatMap(([version, list]) => (version.startsWith('shell/') ? list : [])))
  tell = onRefused
  told = new Set()
}

const PLACE = /\/assets\/([a-z][a-z0-9-]*)\/([0-9a-z]+)\/[\w.-]*/g

/** The version of a remote whose code is nearest in a stack. */
export function callerIn(stack = ''): Caller | null {
  for (const [, name = '', build = ''] of stack.matchAll(PLACE)) if (name !== 'shell') return { name, build }
  return null
}

/** The same, or null where code of the shell is nearer; what stands first in the stack is the script that asks here. */
export function directCallerIn(stack = ''): Caller | null {
  const places = [...stack.matchAll(PLACE)]
  const next = places.find(([file]) => file !== places[0]?.[0])
  return next ? callerIn(next[0]) : null
}

const callOf = ({ method, service, path }: Pick<Endpoint, 'method' | 'service' | 'path'>): string =>
  `${method} /api/${service}${path}`

/** Whether a remote may not call this: what its version declares decides, of a caller that is not known what any of the page does. */
export function isUndeclared(endpoint: Pick<Endpoint, 'method' | 'service' | 'path'>, caller: Caller | null): boolean {
  const call = callOf(endpoint)
  return !mayCall(caller, (calls) => calls.has(call))
}

/** The same of an address, for calls that do not come through the client. */
export const isUndeclaredAddress = (method: string, path: string, caller: Caller): boolean =>
  !mayCall(caller, (calls) => [...calls].some((call) => isCallOf(call, method, path)))

function mayCall(caller: Caller | null, has: (calls: ReadonlySet<string>) => boolean): boolean {
  if (!declared || has(shell)) return true
  if (!caller) return [...declared.values()].some(has)
  const own = declared.get(`${caller.name}/${caller.build}`)
  // Published before it could declare any, or in the place of one that failed.
  return !own || has(own)
}

function isCallOf(call: string, method: string, path: string): boolean {
  const [wanted, pattern = ''] = call.split(' ')
  const [parts, given] = [pattern.split('/'), path.split('/')]
  return wanted === method && parts.length === given.length && parts.every((part, at) => part[0] === ':' || part === given[at])
}

/** Throws `UndeclaredCall` for what a remote's manifest does not declare. Without a caller, whoever's code is in the stack. */
export function refuseUndeclared(endpoint: Pick<Endpoint, 'method' | 'service' | 'path'>, caller: Caller | null): void {
  if (!declared) return
  const of = caller ?? callerIn(new Error().stack)
  if (isUndeclared(endpoint, of)) throw undeclared(callOf(endpoint), of)
}

/** The error, told once for each call of a version. */
export function undeclared(call: string, of: Caller | null): UndeclaredCall {
  const whose = of ? `the manifest of ${of.name} ${of.build} does not declare` : 'no manifest of this page declares'
  const error = new UndeclaredCall(
    `${call} was refused: ${whose} it. Import the endpoint from @onward/contracts and call it with @onward/portal-kit, so that the build declares it.`,
  )
  const key = `${of?.name}/${of?.build} ${call}`
  if (!told.has(key)) tell(call, error, of)
  told.add(key)
  return error
}
