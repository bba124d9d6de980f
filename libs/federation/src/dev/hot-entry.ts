import type { Lazy, Remote } from '@onward/portal-kit'
import { addCatalogue } from '@onward/portal-kit/i18n'
import type { ComponentType } from 'react'
import entry from './entry-place'
import { drawAnew, hotComponent } from './families'

/** What webpack gives to modules of a hot build. */
interface Hot {
  accept(request: string, changed: () => void): void
  check(apply: boolean): Promise<unknown>
  status(): string
}
declare global {
  interface ImportMeta {
    webpackHot?: Hot
  }
}
declare const __webpack_hash__: string
declare const __webpack_public_path__: string
declare const ONWARD_REMOTE: string

const SERVER = new URL(__webpack_public_path__, location.href)
const place = document.querySelector('[data-dev-faults]')
/** Says where it was written what was thrown, until the next save. */
function showFault(error: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const told = String(error)
  if (place) place.textContent = told
  const address = new URL(`/frames?${new URLSearchParams({ stack: stack.slice(0, 4_000) })}`, SERVER)
  fetch(address)
    .then((answer) => answer.text())
    .then((frames) => {
      if (place?.textContent === told) place.textContent = `${told}\n${frames}`
    })
    .catch(() => undefined)
}
window.addEventListener('error', ({ error }) => showFault(error))
window.addEventListener('unhandledrejection', ({ reason }) => showFault(reason))

const latest = new Map<string, ComponentType<object>>()
/** What has been drawn: each is asked for its new code when that is called. */
const taken = new Map<string, () => Promise<void>>()

const partOf = (kind: 'routes' | 'slots', id: string): Lazy<ComponentType<object>> | undefined =>
  (entry as Remote<string>)[kind]?.[id]

/** A page or card that takes changed code in its place: the shell, the session, the address and what was typed stay. */
const hot = (kind: 'routes' | 'slots', id: string) => async () => {
  const key = `${kind} ${id}`
  const take = async () => {
    const { messages } = entry as Remote
    const [part] = await Promise.all([
      partOf(kind, id)?.(),
      messages && addCatalogue({ namespace: ONWARD_REMOTE, load: messages }),
    ])
    if (!part) throw new Error(`There is no "${id}" among the ${kind} any more.`)
    latest.set(key, part.default)
  }
  await take()
  taken.set(key, take)
  return { default: hotComponent(() => latest.get(key), showFault) }
}
const hotParts = (kind: 'routes' | 'slots') => Object.fromEntries(Object.keys(entry[kind] ?? {}).map((id) => [id, hot(kind, id)]))

const remote: Remote = { ...entry, routes: hotParts('routes'), slots: hotParts('slots') }
export default remote

// Written out each time: webpack looks for these very words.
import.meta.webpackHot?.accept('./entry-place', () => {
  // What failed is not drawn, and takes nothing.
  if (taken.size === 0) return location.reload()
  Promise.all([...taken.values()].map((take) => take())).then(drawAnew, () => location.reload())
})

/** What the server says after each build. */
interface Built {
  hash: string | null
  faults: string
  /** What it uses of the kit that will go. */
  soon: string[]
  /** Where to go when pages or navigation changed. */
  moved?: string
}
const warned = new Set<string>()
function warnOnce(sentences: readonly string[]): void {
  for (const one of sentences) if (!warned.has(one)) console.warn(one)
  for (const one of sentences) warned.add(one)
}
new EventSource(new URL('/events', SERVER)).onmessage = ({ data }) => {
  const { hash, faults, soon, moved }: Built = JSON.parse(data)
  if (moved) return location.assign(moved)
  if (place) place.textContent = faults || soon.join('\n')
  warnOnce(soon)
  const hot = import.meta.webpackHot
  if (hash === null || hash === __webpack_hash__ || hot?.status() !== 'idle') return
  hot.check(true).catch((error: unknown) => {
    console.warn('The page is loaded anew: the change cannot be put in place.', error)
    location.reload()
  })
}
