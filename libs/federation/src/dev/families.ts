import { type ComponentType, createElement, type FunctionComponent, useSyncExternalStore } from 'react'
import { HotBoundary } from './hot-boundary'

// State that stays while its component's code changes, with the React that the shell lends. React's own refresh needs React's development
// build; here each component of a remote is drawn by one that stands for it and calls its newest code.

type Code = FunctionComponent<Record<string, unknown>>
interface Family {
  newest: Code
  hooks: string
  /** What React sees: the same as long as the hooks are. */
  stand: Code
}
interface Signed {
  hooks: string
  isReset: boolean
  others: () => readonly unknown[]
}

const families = new Map<string, Family>()
const names = new WeakMap<object, string>()
const signed = new WeakMap<object, Signed>()
const drawn = new Set<() => void>()
let round = 0
let resets = 0

const isCode = (type: unknown): type is Code =>
  typeof type === 'function' && !(type.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent

/** Called for each component when its module runs, with a name that is its own in the remote. */
export function register(type: unknown, name: string): void {
  if (!isCode(type)) return
  names.set(type, name)
  const hooks = hooksOf(type)
  const known = families.get(name)
  if (known?.hooks === hooks) known.newest = type
  else families.set(name, familyOf(type, hooks))
}

/** Called beside each component and hook, with what its hooks are; once more when it is drawn, which counts for nothing here. */
export const sign =
  () =>
  (type: unknown, hooks?: string, isReset = false, others: Signed['others'] = () => []): unknown => {
    if (hooks !== undefined && typeof type === 'function') signed.set(type, { hooks, isReset, others })
    return type
  }

/** Hooks in their order, those inside of own hooks too. A change of them begins with new state, as React's rule of hooks asks. */
function hooksOf(type: object): string {
  const own = signed.get(type)
  if (!own) return ''
  try {
    const inner = own.others().map((hook) => (typeof hook === 'function' ? hooksOf(hook) : ''))
    return own.isReset ? `reset ${++resets}` : [own.hooks, ...inner].join(' ')
  } catch {
    // A hook that its module has not reached yet.
    return `unknown ${++resets}`
  }
}

function familyOf(newest: Code, hooks: string): Family {
  const family: Family = {
    newest,
    hooks,
    stand: (props) => {
      useSyncExternalStore(follow, now, now)
      return family.newest(props)
    },
  }
  return family
}
const now = () => round
function follow(changed: () => void): () => void {
  drawn.add(changed)
  return () => drawn.delete(changed)
}

/** What is drawn in the place of a component; others, and tags, are drawn as they are. */
export function standFor<T>(type: T): T {
  const name = typeof type === 'function' ? names.get(type) : undefined
  return ((name !== undefined && families.get(name)?.stand) || type) as T
}

/** Draws all with their newest code. */
export function drawAnew(): void {
  round += 1
  for (const changed of [...drawn]) changed()
}

/** A page or card: `newest` gives its code at any time; what it throws is told. */
export const hotComponent =
  (newest: () => ComponentType<object> | undefined, onFault: (error: unknown) => void): FunctionComponent<object> =>
  (props) => {
    const current = useSyncExternalStore(follow, now, now)
    const code = newest()
    const children = code ? createElement(standFor(code), props) : null
    return createElement(HotBoundary, { round: current, onFault, children })
  }
