import { usePortal } from '@onward/portal-kit'
import { useNoticeSentence } from '@onward/portal-kit/notices'
import { Link } from '@onward/portal-kit/router'
import { Icon } from '@onward/ui/frame'
import styles from './bell.module.css'
import { useBellMessages } from './bell-messages'
import { NoticeList } from './NoticeList'
import { useNoticeList } from './notices'
import { usePopover } from './use-popover'

/**
 * The number of unread notices and the list below. Notices are marked read when the panel closes, so that new ones stay marked as new while it is
 * open.
 */
export function Bell() {
  const t = useBellMessages()
  const say = useNoticeSentence()
  const { announce } = usePortal()
  const { state, reload, loadMore, markRead } = useNoticeList((notice) => announce(t('fresh', { sentence: say(notice) })))
  const { open, setOpen, around, button, onKeyDown } = usePopover<HTMLDivElement>()
  const unread = state.kind === 'there' ? state.unread : 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button inside opened
    <div className={styles.around} ref={around} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.bell}
        aria-expanded={open}
        aria-controls="notice-panel"
        // Nothing is said of notices that are not here yet.
        aria-label={
          state.kind === 'there' ? `${t('bell')}: ${unread > 0 ? t('unread', { count: unread }) : t('noneUnread')}` : t('bell')
        }
        onClick={() => setOpen(!open)}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <section id="notice-panel" className={styles.panel} hidden={!open} aria-label={t('title')}>
        <h2>{t('title')}</h2>
        {open && (
          <>
            <NoticeList
              state={state}
              empty={t('empty')}
              onAgain={() => void reload()}
              onMore={() => void loadMore()}
              // On failure they stay unread.
              onLeft={() => void markRead().catch(() => undefined)}
              onFollow={() => setOpen(false)}
            />
            <p className={styles.all}>
              <Link to="/notices" onClick={() => setOpen(false)}>
                {t('all')}
              </Link>
            </p>
          </>
        )}
      </section>
    </div>
  )
}
