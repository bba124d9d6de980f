import { formatDate, formatTime } from '@onward/portal-kit/i18n'
import { useNoticeSentence } from '@onward/portal-kit/notices'
import { Link } from '@onward/portal-kit/router'
import { Button } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { Sheet } from '../parts/Sheet'
import { useNotices, useReadNotices } from './api'
import { useDashboardMessages } from './catalogue'
import styles from './DashboardPage.module.css'

const dayOf = (at: string | Date) => formatDate(at)

/** What the agent was told last. */
export function Notices() {
  const t = useMessages()
  const d = useDashboardMessages()
  const say = useNoticeSentence()
  const notices = useNotices()
  const read = useReadNotices()
  const { unread = 0, lastSeq = 0 } = notices.data ?? {}
  const today = dayOf(new Date())
  return (
    <Sheet
      title={t('dashboard.notices')}
      aside={
        unread > 0 ? (
          <Button variant="quiet" size="s" disabled={read.isPending} onClick={() => read.mutate({ body: { upTo: lastSeq } })}>
            {d('notices.read')}
          </Button>
        ) : (
          <Link to="/notices">{d('notices.all')}</Link>
        )
      }
    >
      <Answer of={notices} lines={4}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.quiet}>{t('dashboard.notices.none')}</p>
          ) : (
            <ul className={styles.lines}>
              {items.map((notice) => (
                <li key={notice.id} data-notice="">
                  <Link to={notice.href || '/notices'} className={styles.told} data-unread={notice.readAt === null}>
                    {say(notice)}
                  </Link>
                  <span className={styles.soft}>
                    {dayOf(notice.at) === today ? formatTime(notice.at) : formatDate(notice.at).slice(0, 5)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Sheet>
  )
}
