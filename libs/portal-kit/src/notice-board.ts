import { useEffect, useState, useSyncExternalStore } from 'react'
import { CARRIED_NOTICE } from './carried-notice'
import type { PortalNotice } from './portal-context'

export interface CurrentNotice extends PortalNotice {
  id: number
  /** Language of its text, also after the page's language changed. */
  lang: string
  since: number
  /** Where it is drawn: the page, or the modal dialog open when it came. Null until there is a place. */
  place: NoticePlace | null
}
export type NoticePlace = symbol

export interface NoticeBoard {
  current(): CurrentNotice | null
  subscribe(onChange: () => void): () => void
  /** Replaces the current notice. */
  show(notice: PortalNotice): void
  dismiss(): void
  /** A call succeeded: removes the notice that it had failed. */
  succeeded(action: string): void
  /** The page changed. */
  navigated(): void
  /** Registers a place for the notice; gives the function that removes it. */
  open(place: NoticePlace): () => void
  /** Keeps the notice for the next page that this tab loads. */
  carry(): void
  /** Shows the notice kept by the page before. */
  restore(): void
  /** Listens to the person's actions; gives the function that stops it. */
  watch(page: Window): () => void
}

/** Enough at one word a second. */
const READING_MS = { least: 10_000, aCharacter: 160 }
const readingMs = ({ title, text = '' }: PortalNotice) =>
  Math.max(READING_MS.least, (title.length + text.length) * READING_MS.aCharacter)

/**
 * The one notice of a page. It stays through the effects of its own action (a navigation, a dialog that closes) and is removed by the next
 * navigation or when it is no longer true. There is no timer: after its reading time, a notice that is no error is removed by the person's
 * next action.
 */
export function createNoticeBoard(now: () => number = Date.now): NoticeBoard {
  let current: CurrentNotice | null = null
  /** The person has acted since it came: the next navigation is theirs. */
  let acted = false
  let lastId = 0
  let places: readonly NoticePlace[] = []
  const listeners = new Set<() => void>()
  const set = (next: CurrentNotice | null) => {
    if (next === current) return
    current = next
    for (const listener of listeners) listener()
  }
  const leave = () => {
    if (acted) set(null)
  }
  const come = (notice: PortalNotice, lang: string) => {
    acted = false
    lastId += 1
    set({ ...notice, id: lastId, lang, since: now(), place: top() })
  }
  const top = () => places.at(-1) ?? null

  const onAct = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-notice]')) return
    acted = true
    if (current && current.kind !== 'error' && now() - current.since >= readingMs(current)) set(null)
  }
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) set(null)
  }

  return {
    current: () => current,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    show(notice) {
      come(notice, document.documentElement.lang)
    },
    dismiss: () => set(null),
    succeeded(action) {
      if (current?.action === action) set(null)
    },
    navigated: leave,
    open(place) {
      places = [...places, place]
      if (current && current.place === null) set({ ...current, place })
      return () => {
        places = places.filter((one) => one !== place)
        if (current?.place !== place) return
        leave()
        if (current) set({ ...current, place: top() })
      }
    },
    carry() {
      if (!current || acted) return
      const { kind, title, text, lang } = current
      try {
        sessionStorage.setItem(CARRIED_NOTICE, JSON.stringify({ kind, title, text, lang }))
      } catch {
        // Without storage the next page shows no notice.
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

/** Read once, so that a reload does not show it again. */
function takeCarried(): (PortalNotice & { lang: string }) | null {
  try {
    const carried = JSON.parse(sessionStorage.getItem(CARRIED_NOTICE) ?? 'null')
    sessionStorage.removeItem(CARRIED_NOTICE)
    return typeof carried?.title === 'string' ? carried : null
  } catch {
    return null
  }
}

/** The notice for one place; null while it is drawn elsewhere. */
export function useNoticePlace(board: NoticeBoard): CurrentNotice | null {
  const [place] = useState(() => Symbol('place'))
  useEffect(() => board.open(place), [board, place])
  const notice = useSyncExternalStore(board.subscribe, board.current, board.current)
  return notice?.place === place ? notice : null
}
