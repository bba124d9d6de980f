import type { Office } from '@onward/contracts/casework/referrals'
import { usePageTitle } from '@onward/portal-kit'
import { formatTime, formatWeekday } from '@onward/portal-kit/i18n'
import { Room, RoomHead } from '@onward/ui/area'
import { ButtonLink, InlineAlert } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { type AgentDay, useDashboard, useNotices } from './api'
import { Contacts } from './Contacts'
import { useDashboardMessages } from './catalogue'
import styles from './DashboardPage.module.css'
import { Diary } from './Diary'
import { Notices } from './Notices'
import { Placement } from './Placement'
import { QuickActions } from './QuickActions'
import { ReferredClients } from './ReferredClients'
import { Tiles } from './Tiles'
import { Todos } from './Todos'

/** /agent/dashboard: the agent's day, whom it is about, and how the week goes. */
export default function DashboardPage() {
  const t = useMessages()
  const dashboard = useDashboard()
  const unread = useNotices().data?.unread
  usePageTitle(t('dashboard.title'))
  const { office = null, day = null } = dashboard.data ?? {}
  const title = day ? capital(formatWeekday(`${day.day}T12:00:00Z`).replace(/ \d{4}$/, '')) : t('dashboard.title')
  return (
    <Room>
      <AreaNav />
      <RoomHead title={title} note={office && day && <Note office={office} day={day} />}>
        <ButtonLink to="/notices" variant="secondary" size="s" icon="bell" className={styles.headLink ?? ''}>
          {/* Nothing is said of notices that are not known. */}
          {unread === undefined ? (
            t('dashboard.notices')
          ) : unread === 0 ? (
            t('dashboard.notices.none')
          ) : (
            <>
              {`${t('dashboard.notices')} `}
              <span className={styles.badge}>{t('dashboard.notices.count', { count: unread })}</span>
            </>
          )}
        </ButtonLink>
        <ButtonLink to="/agent/referrals?refer=true" variant="secondary" size="s" icon="post" className={styles.headLink ?? ''}>
          {t('dashboard.refer')}
        </ButtonLink>
      </RoomHead>
      <Answer of={dashboard} lines={8}>
        {(loaded) =>
          loaded.day ? (
            <Day day={loaded.day} />
          ) : (
            <>
              <InlineAlert tone="warning" title={t('noOffice.title')}>
                {t('noOffice.text')}
              </InlineAlert>
              <QuickActions />
            </>
          )
        }
      </Answer>
      <p className={styles.resources}>
        <b>{t('dashboard.resources')}</b> {t('dashboard.resources.text')}
      </p>
    </Room>
  )
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "Agent dashboard · Leeds Eastgate Jobcentre · 4 appointments today, the next at 09:30". */
function Note({ office, day }: { office: Office; day: AgentDay }) {
  const t = useMessages()
  const d = useDashboardMessages()
  const { appointments } = day.diary
  const next = appointments.find(({ state, startsAt }) => state === 'planned' && startsAt > day.countedAt)
  const today = appointments.length === 0 ? d('today.nothing') : d('today.count', { count: appointments.length })
  const parts = [t('dashboard.title'), office.name, next ? d('today.next', { today, time: formatTime(next.startsAt) }) : today]
  return parts.join(' · ')
}

function Day({ day }: { day: AgentDay }) {
  return (
    <div className={styles.day}>
      <div className={styles.top}>
        <Tiles day={day} />
        <QuickActions />
      </div>
      <div className={styles.halves}>
        <Diary day={day} />
        <div className={styles.stack}>
          <Todos todos={day.todos} day={day.day} />
          <Contacts contacts={day.contacts} now={day.countedAt} />
        </div>
      </div>
      <div className={styles.wide}>
        <ReferredClients clients={day.clients} total={day.total} />
        <Notices />
      </div>
      <Placement day={day} />
    </div>
  )
}
