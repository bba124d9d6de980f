import type { Notice } from '@onward/contracts/messaging/messaging'
import { formatDay, formatDayAndTime, formatTime, type Translate } from '@onward/portal-kit/i18n'
import { useNoticeSentence } from '@onward/portal-kit/notices'
import { Link } from '@onward/portal-kit/router'
import { useEffect, useRef } from 'react'
import styles from './bell.module.css'
import { type BellMessages, useBellMessages } from './bell-messages'
import type { NoticesState } from './notices'

export interface NoticeListProps {
  state: NoticesState
  /** Text of an empty list, where it can be empty. */
  empty?: string
  /** Groups notices under a heading for each day. */
  byDay?: boolean
  onAgain: () => void
  onMore: () => void
  /** Called once when the list is removed; its notices are then marked read. */
  onLeft?: () => void
  /** Called when a notice's link is followed. */
  onFollow: (notice: Notice) => void
}

/** Notices, newest first, each a link. */
export function NoticeList({ state, empty, byDay = false, onAgain, onMore, onLeft, onFollow }: NoticeListProps) {
  const t = useBellMessages()
  const left = useRef(onLeft)
  useEffect(() => {
    left.current = onLeft
  })
  useEffect(() => () => left.current?.(), [])

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
  if (state.notices.length === 0) return <p>{empty}</p>
  return (
    <>
      {byDay ? (
        daysOf(state.notices).map(({ day, notices }) => (
          <section key={day} className={styles.day}>
            <h2>{dayName(t, day)}</h2>
            <ul className={styles.notices}>
              {notices.map((notice) => (
                <NoticeLine key={notice.id} notice={notice} time={formatTime(notice.at)} onFollow={onFollow} />
              ))}
            </ul>
          </section>
        ))
      ) : (
        <ul className={styles.notices}>
          {state.notices.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} time={formatDayAndTime(notice.at)} onFollow={onFollow} />
          ))}
        </ul>
      )}
      {state.nextCursor && (
        <button type="button" className={styles.more} onClick={onMore}>
          {t('more')}
        </button>
      )}
    </>
  )
}

const DAY_MS = 86_400_000
/** The calendar day in London, formatted for people. */
const dayOf = (at: string | Date) => formatDay(at)
function dayName(t: Translate<BellMessages>, day: string): string {
  const now = new Date()
  if (day === dayOf(now)) return t('today')
  return day === dayOf(new Date(now.getTime() - DAY_MS)) ? t('yesterday') : day
}

function daysOf(notices: readonly Notice[]): { day: string; notices: Notice[] }[] {
  const days = new Map<string, Notice[]>()
  for (const notice of notices) days.set(dayOf(notice.at), [...(days.get(dayOf(notice.at)) ?? []), notice])
  return [...days].map(([day, its]) => ({ day, notices: its }))
}

function NoticeLine({ notice, time, onFollow }: { notice: Notice; time: string; onFollow: NoticeListProps['onFollow'] }) {
  const t = useBellMessages()
  const say = useNoticeSentence()
  const fresh = notice.readAt === null
  return (
    <li data-unread={fresh}>
      <Link to={notice.href} onClick={() => onFollow(notice)}>
        {fresh && <strong className={styles.new}>{t('new')}</strong>}
        <span>{say(notice)}</span>
        <time dateTime={notice.at}>{time}</time>
      </Link>
    </li>
  )
}
