import { useEffect, useRef, useState } from 'react'
import { useShellMessages } from '../messages/shell-messages'
import { useSessionStore } from '../session/session-store'
import { restoreNotices, type ShownNotice, stayMs, useNotices } from './notice-store'
import styles from './notices.module.css'

/**
 * The one notice area. Its two live regions are in the page before any notice is: screen readers say what is added to them. Errors
 * interrupt, others wait.
 */
export function NoticeArea() {
  const t = useShellMessages()
  const shown = useNotices((state) => state.shown)
  const announcement = useSessionStore((state) => state.announcement)
  useEffect(restoreNotices, [])
  const errors = shown.filter(({ kind }) => kind === 'error')
  const others = shown.filter(({ kind }) => kind !== 'error')
  return (
    <section className={styles.area} aria-label={t('noticeArea.label')}>
      <div role="alert">
        {errors.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </div>
      <div role="status">
        {others.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </div>
      <div role="status" className={styles.announcement}>
        {announcement}
      </div>
    </section>
  )
}

/** One notice. It waits while the pointer or the focus is on it. */
function NoticeCard({ notice }: { notice: ShownNotice }) {
  const t = useShellMessages()
  const dismiss = useNotices((state) => state.dismiss)
  const [held, setHeld] = useState(false)
  const { id, kind, title, text } = notice
  const stay = useRef(stayMs(notice)).current
  useEffect(() => {
    if (stay === null || held) return
    const timer = setTimeout(() => dismiss(id), stay)
    return () => clearTimeout(timer)
  }, [dismiss, held, id, stay])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking at a notice keeps it; nothing is triggered
    <div
      className={styles.notice}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      <button type="button" aria-label={t('noticeArea.dismiss', { title })} onClick={() => dismiss(id)}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
