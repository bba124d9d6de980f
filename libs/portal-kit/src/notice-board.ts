import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PortalNotice } from './portal-context'

export interface ShownNotice extends PortalNotice {
  id: number
  /** Language of its words, which outlives a switch of the page's. */
  lang: string
  shownAt: number
  /** Where it is drawn: the page, or the modal dialog that was open when it came. Null until there is a place. */
  place: NoticePlace | null
}
export type NoticePlace = symbol

export interface NoticeBoard {
  shown(): ShownNotice | null
  subscribe(onChange: () => void): () => void
  /** Takes the place of the notice on show. */
  show(notice: PortalNotice): void
  dismiss(): void
  /** A call succeeded: the notice that it had failed is no longer true. */
  succeeded(action: string): void
  /** Another page is drawn. */
  navigated(): void
  /** Somewhere to draw the notice opened; gives the function that closes it. */
  open(place: NoticePlace): () => void
  /** Keeps the notice of the action that loads the next page of this tab for that page. */
  carry(): void
  /** Shows what the page before carried over. */
  restore(): void
  /** Notes what the person does on this page; gives the function that stops it. */
  watch(page: Window): () => void
}

const CARRIED = 'onward:notice'
/** Enough for who reads a word a second. */
const READING_MS = { least: 10_000, aCharacter: 160 }
const readingMs = ({ title, text = '' }: PortalNotice) =>
  Math.max(READING_MS.least, (title.length + text.length) * READING_MS.aCharacter)

/**
 * The one notice of a page. It stays through whatever its own action does (a navigation, a dialog that closes) and leaves when the person
 * goes on from there, or when what it says is no longer so. No clock takes it away: once there was time to read it, what is no error leaves
 * with the next thing that the person does.
 */
export function createNoticeBoard(now: () => number = Date.now): NoticeBoard {
  let shown: ShownNotice | null = null
  /** The person did something since it came: what is left now is left by them. */
  let acted = false
  let lastId = 0
  let places: readonly NoticePlace[] = []
  const listeners = new Set<() => void>()
  const set = (next: ShownNotice | null) => {
    if (next === shown) return
    shown = next
    for (const listener of listeners) listener()
  }
  const leave = () => {
    if (acted) set(null)
  }
  const come = (notice: PortalNotice, lang: string) => {
    acted = false
    lastId += 1
    set({ ...notice, id: lastId, lang, shownAt: now(), place: top() })
  }
  const top = () => places.at(-1) ?? null

  const onAct = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-notice]')) return
    acted = true
    if (shown && shown.kind !== 'error' && now() - shown.shownAt >= readingMs(shown)) set(null)
  }
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) set(null)
  }

  return {
    shown: () => shown,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    show(notice) {
      come(notice, document.documentElement.lang)
    },
    dismiss: () => set(null),
    succeeded(action) {
      if (shown?.action === action) set(null)
    },
    navigated: leave,
    open(place) {
      places = [...places, place]
      if (shown && shown.place === null) set({ ...shown, place })
      return () => {
        places = places.filter((one) => one !== place)
        if (shown?.place !== place) return
        leave()
        if (shown) set({ ...shown, place: top() })
      }
    },
    carry() {
      if (!shown || acted) return
      const { kind, title, text, lang } = shown
      try {
        sessionStorage.setItem(CARRIED, JSON.stringify({ kind, title, text, lang }))
      } catch {
        // Without storage the next page says nothing; what was done is done.
      }
    },
    restore() {
      const carried = takeCarried()
      if (carried) come(carried, carried.lang)
    },
    watch(page) {
      const capture = { capture: true }
      const acts = ['click', 'submit', 'cancel'] as const
      for (const act of acts) page.document.addEventListener(act, onAct, capture)
      page.addEventListener('popstate', onAct, capture)
      page.addEventListener('pageshow', onReturn)
      return () => {
        for (const act of acts) page.document.removeEventListener(act, onAct, capture)
        page.removeEventListener('popstate', onAct, capture)
        page.removeEventListener('pageshow', onReturn)
      }
    },
  }
}

/** Taken once: a page that is loaded again has none. */
function takeCarried(): (PortalNotice & { lang: string }) | null {
  try {
    const carried = JSON.parse(sessionStorage.getItem(CARRIED) ?? 'null')
    sessionStorage.removeItem(CARRIED)
    return typeof carried?.title === 'string' ? carried : null
  } catch {
    return null
  }
}

/** The notice, for one place that draws it: null while it belongs elsewhere. */
export function useNoticePlace(board: NoticeBoard): ShownNotice | null {
  const [place] = useState(() => Symbol('place'))
  useEffect(() => board.open(place), [board, place])
  const shown = useSyncExternalStore(board.subscribe, board.shown, board.shown)
  return shown?.place === place ? shown : null
}
