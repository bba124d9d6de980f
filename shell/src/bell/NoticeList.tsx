import type { Notice } from '@onward/contracts/messaging'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { useEffect, useRef } from 'react'
import styles from './bell.module.css'
import { sentenceKeyOf, useBellMessages } from './bell-messages'
import type { NoticesState } from './notices'

export interface NoticeListProps {
  state: NoticesState
  onAgain: () => void
  onMore: () => void
  /** Called once, when the list goes: what it showed counts as read. */
  onLeft: () => void
  /** A notice was followed to its page. */
  onFollow: () => void
}

/** Notices, newest first; each leads to what it is about. */
export function NoticeList({ state, onAgain, onMore, onLeft, onFollow }: NoticeListProps) {
  const t = useBellMessages()
  const left = useRef(onLeft)
  useEffect(() => {
    left.current = onLeft
  })
  useEffect(() => () => left.current(), [])

  if (state.kind === 'loading') return <p role="status">…</p>
  if (state.kind === 'failed') {
    return (
      <div role="alert">
        <p>{t('failed')}</p>
        <button type="button" className={styles.more} onClick={onAgain}>
          {t('again')}
        </button>
      </div>
    )
  }
  if (state.notices.length === 0) return <p>{t('empty')}</p>
  return (
    <>
      <ul className={styles.notices}>
        {state.notices.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onFollow={onFollow} />
        ))}
      </ul>
      {state.nextCursor && (
        <button type="button" className={styles.more} onClick={onMore}>
          {t('more')}
        </button>
      )}
    </>
  )
}

function NoticeLine({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const t = useBellMessages()
  const fresh = notice.readAt === null
  return (
    <li data-unread={fresh}>
      <Link to={notice.href} onClick={onFollow}>
        {fresh && <strong className={styles.new}>{t('new')}</strong>}
        <span>{t(sentenceKeyOf(notice), notice.facts)}</span>
        <time dateTime={notice.at}>{formatDayAndTime(notice.at)}</time>
      </Link>
    </li>
  )
}
