import type { Notice } from '@onward/contracts/messaging'
import { formatDayAndTime, hasMessage, type MessageKey } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Section, StatusBadge } from '@onward/ui/frame'
import { Answer } from '../parts/Answer'
import { useRecentNotices } from './api'
import styles from './dashboard.module.css'
import type { en } from './messages.en'
import { DASHBOARD_CATALOGUE, useDashboardMessages } from './words'

const SHOWN = 4
type Sentence = MessageKey<typeof en>
const isKnown = (key: string): key is Sentence => hasMessage(DASHBOARD_CATALOGUE, key)

/** Which sentence tells of a notice; a kind that this version does not know has one too. */
function sentenceOf({ kind, facts }: Pick<Notice, 'kind' | 'facts'>): Sentence {
  const key = kind === 'application-state' ? `notices.state.${facts.state}` : `notices.kind.${kind}`
  return isKnown(key) ? key : 'notices.other'
}

/** The newest notices; the bell has them all. */
export function RecentNotices() {
  const d = useDashboardMessages()
  const notices = useRecentNotices(SHOWN)
  return (
    <Section title={d('notices.title')} actions={<Link to="/notices">{d('notices.all')}</Link>}>
      <Answer of={notices} cards={1}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.soft}>{d('notices.none')}</p>
          ) : (
            <ul className={styles.notices}>
              {items.slice(0, SHOWN).map((notice) => (
                <li key={notice.id}>
                  <Link to={notice.href}>{d(sentenceOf(notice), notice.facts)}</Link>
                  <p className={styles.soft}>
                    <time dateTime={notice.at}>{formatDayAndTime(notice.at)}</time>{' '}
                    {notice.readAt === null && <StatusBadge tone="information">{d('notices.new')}</StatusBadge>}
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
