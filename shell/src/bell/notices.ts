import { listNotices, type Notice, readNotices } from '@onward/contracts/messaging/messaging'
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
  /** Marks an opened notice as read. */
  follow(notice: Notice): Promise<void>
  /** Throws `ApiError`. */
  markRead(): Promise<void>
}

/** Notices that came after `lastSeq`, oldest first. */
export const newSince = (notices: readonly Notice[], lastSeq: number): Notice[] =>
  notices.filter(({ seq }) => seq > lastSeq).sort((a, b) => a.seq - b.seq)

type NoticePage = Pick<Extract<NoticesState, { kind: 'there' }>, 'notices' | 'nextCursor'>
const queryOf = (onlyUnread: boolean) => (onlyUnread ? { unread: 'true' as const } : {})

const asRead = (state: Extract<NoticesState, { kind: 'there' }>): NoticesState => ({
  ...state,
  unread: 0,
  notices: state.notices.map((notice) => ({ ...notice, readAt: notice.readAt ?? notice.at })),
})

/** Older pages stay when the newest is refetched. */
const withOlder = (newest: NoticePage, before: NoticesState): Pick<NoticePage, 'notices' | 'nextCursor'> => {
  const last = newest.notices.at(-1)?.seq
  if (before.kind !== 'there' || last === undefined || before.notices.length <= newest.notices.length) return newest
  return { notices: [...newest.notices, ...before.notices.filter(({ seq }) => seq < last)], nextCursor: before.nextCursor }
}

/** The person's notices, kept up to date; `onNew` is called with each that arrives while the page is open. */
export function useNoticeList(onNew: (notice: Notice) => void = () => undefined, onlyUnread = false): Notices {
  const [state, setState] = useState<NoticesState>({ kind: 'loading' })
  const seen = useRef<number | null>(null)
  const hear = useRef(onNew)
  useEffect(() => {
    hear.current = onNew
  })

  const reload = useCallback(async () => {
    try {
      const { items, unread, lastSeq, nextCursor } = await call(listNotices, { query: queryOf(onlyUnread) })
      if (seen.current !== null) for (const notice of newSince(items, seen.current)) hear.current(notice)
      seen.current = lastSeq
      const newest = { notices: items, nextCursor }
      setState((before) => ({ kind: 'there', unread, lastSeq, ...(onlyUnread ? newest : withOlder(newest, before)) }))
    } catch {
      setState((before) => (before.kind === 'there' ? before : { kind: 'failed' }))
    }
  }, [onlyUnread])

  useEffect(() => {
    void reload()
  }, [reload])
  useLive('notice', () => void reload())

  const loadMore = useCallback(async () => {
    if (state.kind !== 'there' || !state.nextCursor) return
    const { items, nextCursor } = await call(listNotices, {
      query: { ...queryOf(onlyUnread), cursor: state.nextCursor },
    }).catch(() => ({
      items: [],
      nextCursor: state.nextCursor,
    }))
    setState({ ...state, notices: [...state.notices, ...items], nextCursor })
  }, [state, onlyUnread])

  const markRead = useCallback(async () => {
    if (state.kind !== 'there' || state.unread === 0) return
    const upTo = state.lastSeq
    await call(readNotices, { body: { upTo } })
    setState((now) => (now.kind === 'there' && now.lastSeq === upTo ? asRead(now) : now))
  }, [state])

  // The page is being left, so a failure does not matter.
  const follow = useCallback(async ({ seq, readAt }: Notice) => {
    if (readAt === null) await call(readNotices, { body: { from: seq, upTo: seq } }).catch(() => undefined)
  }, [])

  return { state, reload, loadMore, markRead, follow }
}
