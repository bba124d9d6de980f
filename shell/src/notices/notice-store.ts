import type { PortalNotice } from '@onward/portal-kit'
import { create } from 'zustand'

export interface ShownNotice extends PortalNotice {
  id: number
}
interface Notices {
  shown: readonly ShownNotice[]
  /** Gives its id. */
  show(notice: PortalNotice): number
  dismiss(id: number): void
}

const KEPT = 'onward:notices'
/** The latest ones; more would cover a phone's screen. */
const MOST = 3
let nextId = 1

/** What is on show in the notice area. It is kept for the tab, so that it survives a full navigation. */
export const useNotices = create<Notices>()((set, get) => ({
  shown: [],
  show(notice) {
    const id = nextId++
    set({ shown: [...get().shown, { ...notice, id }].slice(-MOST) })
    keep(get().shown)
    return id
  },
  dismiss(id) {
    set({ shown: get().shown.filter((notice) => notice.id !== id) })
    keep(get().shown)
  },
}))

/** How long a notice stays, in milliseconds; null until it is dismissed. Longer texts stay longer (specification: 5000 at least). */
export function stayMs({ kind, title, text = '' }: PortalNotice): number | null {
  if (kind === 'error') return null
  return Math.max(8_000, (title.length + text.length) * 120)
}

/** Brings back the notices of the page before. Called once the notice area is drawn, so that screen readers say them. */
export function restoreNotices(): void {
  if (useNotices.getState().shown.length > 0) return
  for (const { kind, title, text } of readKept()) useNotices.getState().show({ kind, title, ...(text && { text }) })
}

function keep(shown: readonly ShownNotice[]): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(shown))
  } catch {
    // Without storage a notice does not survive a navigation; nothing else is lost.
  }
}

function readKept(): PortalNotice[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each): each is PortalNotice => typeof each?.title === 'string') : []
  } catch {
    return []
  }
}
