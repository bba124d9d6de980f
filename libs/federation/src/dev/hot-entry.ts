import type { Remote } from '@onward/portal-kit'
import { addCatalogue } from '@onward/portal-kit/i18n'
import { type ComponentType, createElement, useEffect, useState } from 'react'
import entry from './entry-place'

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

const latest = new Map<string, ComponentType>()
/** The pages that are drawn now: each takes its new code when called. */
const drawn = new Set<() => Promise<void>>()

async function newest(id: string): Promise<ComponentType> {
  const { routes, messages } = entry as Remote
  const [page] = await Promise.all([routes[id]?.(), messages && addCatalogue({ namespace: ONWARD_REMOTE, load: messages })])
  if (!page) throw new Error(`There is no page "${id}" any more.`)
  latest.set(id, page.default)
  return page.default
}

/** A page that takes changed code in its place: the shell, the session and the address stay. */
const hotPage = (id: string) => async () => {
  await newest(id)
  const HotPage = () => {
    const [round, setRound] = useState(0)
    useEffect(() => {
      const again = async () => {
        await newest(id)
        setRound((before) => before + 1)
      }
      drawn.add(again)
      return () => {
        drawn.delete(again)
      }
    }, [])
    const Page = latest.get(id)
    // Drawn anew also when only a text has changed.
    return Page ? createElement(Page, { key: round }) : null
  }
  return { default: HotPage as ComponentType }
}

const remote: Remote = {
  ...entry,
  routes: Object.fromEntries(Object.keys(entry.routes).map((id) => [id, hotPage(id)])),
}
export default remote

// Written out each time: webpack looks for these very words.
import.meta.webpackHot?.accept('./entry-place', () => {
  // A page that failed is not drawn, and takes nothing.
  if (drawn.size === 0) return location.reload()
  Promise.all([...drawn].map((again) => again())).catch(() => location.reload())
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
const place = document.querySelector('[data-dev-faults]')
new EventSource(new URL('/events', new URL(__webpack_public_path__, location.href))).onmessage = ({ data }) => {
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
