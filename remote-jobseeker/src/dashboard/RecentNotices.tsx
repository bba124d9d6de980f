import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useNoticeSentence } from '@onward/portal-kit/notices'
import { Link } from '@onward/portal-kit/router'
import { Section, StatusBadge } from '@onward/ui/frame'
import { Answer } from '../parts/Answer'
import { useRecentNotices } from './api'
import { useDashboardMessages } from './catalogue'
import styles from './dashboard.module.css'

const MAX_NOTICES = 3

/** The newest notices, with the same sentences as the bell. */
export function RecentNotices() {
  const d = useDashboardMessages()
  const say = useNoticeSentence()
  const notices = useRecentNotices(MAX_NOTICES * 3)
  /** Of notices that say the same, the newest. */
  const newest = (items: readonly NonNullable<typeof notices.data>['items'][number][]) =>
    items.filter((one, index) => items.findIndex((other) => other.href === one.href && say(other) === say(one)) === index)
  return (
    <Section title={d('notices.title')} id="recent-notices" actions={<Link to="/notices">{d('notices.all')}</Link>}>
      <Answer of={notices} cards={1}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.soft}>{d('notices.none')}</p>
          ) : (
            <ul className={styles.notices}>
              {newest(items)
                .slice(0, MAX_NOTICES)
                .map((notice) => (
                  <li key={notice.id}>
                    <Link to={notice.href}>{say(notice)}</Link>
                    <p className={styles.soft}>
                      <time dateTime={notice.at}>{formatDayAndTime(notice.at)}</time>{' '}
                      {notice.readAt === null && <StatusBadge tone="information">{d('common.new')}</StatusBadge>}
                    </p>
                  </li>
                ))}
            </ul>
          )
        }
      </Answer>
    </Section>
  )
}
