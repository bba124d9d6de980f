import { cookieValue } from '../boot/back-forward-cache'
import type { BootRemote } from '../boot/boot-document'
import { LOAD_LIMIT_MS, type PageLoad, type PageLoader } from './page-loader'

const COOKIE = 'onward_loading'
const DAY_MS = 86_400_000
/** A page that hangs while it is drawn has not ended. */
const DRAWN_MS = 1_000

const HUNG: PageLoad = { kind: 'failed', failure: 'hung', fatal: false, message: 'did not end last time' }

type Version = Pick<BootRemote, 'name' | 'build'>
const versionOf = ({ name, build }: Version) => `${name}@${build}`
/** Versions that were asked for again by a person. */
const wanted = new Set<string>()

/** Loads a version although it did not end the last time: somebody pressed "Try again". */
export function loadUnfinished(version: Version): void {
  wanted.add(versionOf(version))
}

/** What the guard needs from its environment. */
export interface UnfinishedEdge {
  /** The notes as text, empty without any. Must be written at once: what hangs writes nothing later. */
  read(): string
  write(notes: string): void
  now(): number
  later(work: () => void, ms: number): void
  /** Calls back when the page is left or hidden: then it is not hanging. */
  whenLeft(left: () => void): void
}

/**
 * Notes which version begins to load, until it has. A version that hangs never ends: the next page says so and loads it when asked, not by
 * itself. A note counts once other tabs cannot be loading any more, for a day.
 */
export function guardUnfinished(loader: PageLoader, edge: UnfinishedEdge): PageLoader {
  const running = new Map<string, number>()
  const change = (work: (notes: Record<string, number>) => void) => {
    try {
      const notes: Record<string, number> = JSON.parse(edge.read() || '{}')
      work(notes)
      edge.write(Object.keys(notes).length === 0 ? '' : JSON.stringify(notes))
      return notes
    } catch {
      return {}
    }
  }
  const before = change((notes) => {
    for (const [version, at] of Object.entries(notes)) if (edge.now() - at > DAY_MS) delete notes[version]
  })
  const isUnfinished = (version: string) => edge.now() - (before[version] ?? edge.now()) > LOAD_LIMIT_MS
  const begin = (version: string) => {
    running.set(version, (running.get(version) ?? 0) + 1)
    change((notes) => {
      notes[version] = edge.now()
    })
  }
  const end = (version: string) => {
    const left = (running.get(version) ?? 1) - 1
    running.set(version, left)
    if (left > 0) return
    delete before[version]
    change((notes) => {
      delete notes[version]
    })
  }
  edge.whenLeft(() =>
    change((notes) => {
      for (const version of running.keys()) delete notes[version]
    }),
  )
  return {
    ...loader,
    async load(remote, key) {
      const version = versionOf(remote)
      if (isUnfinished(version) && !wanted.has(version)) return HUNG
      begin(version)
      try {
        return await loader.load(remote, key)
      } finally {
        edge.later(() => end(version), DRAWN_MS)
      }
    },
  }
}

/** A cookie, for browsers collect writes to their storages and a page that hangs never hands them over. It is there only while something loads. */
export const browserNotes = (page: Window): UnfinishedEdge => ({
  read: () => decodeURIComponent(cookieValue(page.document.cookie, COOKIE) ?? ''),
  write(notes) {
    const secure = page.location.protocol === 'https:' ? '; Secure' : ''
    const age = notes === '' ? 0 : DAY_MS / 1000
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore answers later
    page.document.cookie = `${COOKIE}=${encodeURIComponent(notes)}; Path=/; Max-Age=${age}; SameSite=Strict${secure}`
  },
  now: Date.now,
  later: (work, ms) => void setTimeout(work, ms),
  whenLeft(left) {
    page.addEventListener('pagehide', left)
    page.document.addEventListener('visibilitychange', () => page.document.hidden && left())
  },
})
