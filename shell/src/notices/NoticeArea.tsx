import { useNoticePlace } from '@onward/portal-kit/host'
import { Icon } from '@onward/ui/frame'
import { useLayoutEffect, useRef, useState } from 'react'
import { useShellMessages } from '../messages/shell-messages'
import { notices } from './notices'
import styles from './notices.module.css'

const MARKS = { success: 'check', error: 'alert', info: 'info' } as const
/** Pixels of the focus ring. */
const ROOM_BELOW = 8

/**
 * Draws the notice in the flow of the page or dialog, so that it covers nothing, and sticky, for people who have scrolled down. The polite live
 * region exists before the notice, so that screen readers announce it; an error interrupts.
 */
export function NoticeArea() {
  const t = useShellMessages()
  const notice = useNoticePlace(notices)
  const area = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [top, setTop] = useState<number | null>(null)
  const id = notice?.id
  useLayoutEffect(() => {
    if (id === undefined || !area.current) return setTop(null)
    const dialog = area.current.closest('dialog')
    const isScrolled = (dialog?.scrollTop ?? window.scrollY) > 0
    const bar = dialog ? null : document.querySelector('[data-bar]')
    setTop(isScrolled ? Math.max(0, bar?.getBoundingClientRect().bottom ?? 0) : null)
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another notice has another height
  useLayoutEffect(() => {
    const { current } = area
    if (top === null || !current) return
    // On a low screen nothing is sticky, so it scrolls to the notice.
    current.scrollIntoView?.({ block: 'nearest' })
    if (getComputedStyle(current).position !== 'sticky') return
    // Keeps the notice from covering focused elements.
    const scrolled = current.closest('dialog') ?? document.documentElement
    scrolled.style.scrollPaddingBlockStart = `${top + current.offsetHeight + ROOM_BELOW}px`
    return () => {
      scrolled.style.scrollPaddingBlockStart = ''
    }
  }, [top, id])
  const dismiss = () => {
    const before = cameFrom.current
    notices.dismiss()
    const next = before?.isConnected ? before : document.getElementById('main')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }
  const card = notice && (
    <div className={styles.notice} data-kind={notice.kind} lang={notice.lang}>
      <Icon name={MARKS[notice.kind]} size={22} />
      <div>
        <strong>{notice.title}</strong>
        {notice.text && <p>{notice.text}</p>}
      </div>
      <button type="button" aria-label={t('noticeArea.dismiss', { title: notice.title })} onClick={dismiss}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
  return (
    <section
      ref={area}
      className={styles.area}
      aria-label={notice ? t('noticeArea.label') : undefined}
      data-notice={top === null ? 'in-flow' : 'in-sight'}
      style={top === null ? undefined : { top }}
      onFocus={({ relatedTarget }) => {
        if (!area.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !notice) return
        event.preventDefault()
        dismiss()
      }}
    >
      <div role="status">{notice?.kind !== 'error' && card}</div>
      {notice?.kind === 'error' && (
        <div role="alert" key={notice.id}>
          {card}
        </div>
      )}
    </section>
  )
}
