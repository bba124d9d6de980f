import { listNotices, type Notice, readNotices } from '@onward/contracts/messaging'
import { useLive } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { useCallback, useEffect, useRef, useState } from 'react'

export type NoticesState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'there'; notices: readonly Notice[]; unread: number; lastSeq: number; nextCursor: string | null }

export interface Notices {
  state: NoticesState
  reload(): Promise<void>
  loadMore(): Promise<void>
  markRead(): Promise<void>
}

/** Notices that came after `lastSeq`, oldest first. */
export const newSince = (notices: readonly Notice[], lastSeq: number): Notice[] =>
  notices.filter(({ seq }) => seq > lastSeq).sort((a, b) => a.seq - b.seq)

const asRead = (state: Extract<NoticesState, { kind: 'there' }>): NoticesState => ({
  ...state,
  unread: 0,
  notices: state.notices.map((notice) => ({ ...notice, readAt: notice.readAt ?? notice.at })),
})

/** The person's notices, kept up to date by live updates; `onNew` hears of each that arrives while the page is open. */
export function useNoticeList(onNew: (notice: Notice) => void): Notices {
  const [state, setState] = useState<NoticesState>({ kind: 'loading' })
  const seen = useRef<number | null>(null)
  const hear = useRef(onNew)
  useEffect(() => {
    hear.current = onNew
  })

  const reload = useCallback(async () => {
    try {
      const { items, unread, lastSeq, nextCursor } = await call(listNotices)
      if (seen.current !== null) for (const notice of newSince(items, seen.current)) hear.current(notice)
      seen.current = lastSeq
      setState({ kind: 'there', notices: items, unread, lastSeq, nextCursor })
    } catch {
      setState((before) => (before.kind === 'there' ? before : { kind: 'failed' }))
    }
  }, [])

  useEffect(() => {
    void reload()
  }, [reload])
  useLive('notices', () => void reload())

  const loadMore = useCallback(async () => {
    if (state.kind !== 'there' || !state.nextCursor) return
    const { items, nextCursor } = await call(listNotices, { query: { cursor: state.nextCursor } }).catch(() => ({
      items: [],
      nextCursor: state.nextCursor,
    }))
    setState({ ...state, notices: [...state.notices, ...items], nextCursor })
  }, [state])

  const markRead = useCallback(async () => {
    if (state.kind !== 'there' || state.unread === 0) return
    const upTo = state.lastSeq
    await call(readNotices, { body: { upTo } })
      .then(() => setState((now) => (now.kind === 'there' && now.lastSeq === upTo ? asRead(now) : now)))
      .catch(() => undefined)
  }, [state])

  return { state, reload, loadMore, markRead }
}
