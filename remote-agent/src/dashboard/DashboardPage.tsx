import type { readAgentDashboard } from '@onward/contracts/casework/referrals'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { usePageTitle } from '@onward/portal-kit'
import { formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { ButtonLink, EmptyState, InlineAlert, Page, PageHeader, Section } from '@onward/ui/frame'
import { DashboardAppointments } from '../appointments/DashboardAppointments'
import { type Messages, useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { ClientList } from '../parts/ClientList'
import { useDashboard, useUnread } from './api'
import styles from './DashboardPage.module.css'
import { Placement } from './Placement'
import { QuickActions } from './QuickActions'

type Dashboard = ResponseOf<typeof readAgentDashboard>

/** /agent/dashboard: the week, the agent's cases, the office's first clients, and quick links. */
export default function DashboardPage() {
  const t = useMessages()
  const dashboard = useDashboard()
  usePageTitle(t('dashboard.title'))
  return (
    <Page>
      <AreaNav />
      <PageHeader title={t('dashboard.title')} lead={dashboard.data?.office?.name} actions={<Notifications />} />
      <Answer of={dashboard} lines={8}>
        {(loaded) =>
          loaded.office ? (
            <Figures dashboard={loaded} />
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
    </Page>
  )
}

function Notifications() {
  const t = useMessages()
  const unread = useUnread() ?? 0
  return (
    <ButtonLink to="/notices" variant="secondary" icon="bell">
      {unread === 0 ? (
        t('dashboard.notices.none')
      ) : (
        <>
          {`${t('dashboard.notices')} `}
          <span className={styles.badge}>{t('dashboard.notices.count', { count: unread })}</span>
        </>
      )}
    </ButtonLink>
  )
}

function weekText(t: Messages, { referralsThisWeek, referralsWeekBefore }: Dashboard): string {
  const more = referralsThisWeek - referralsWeekBefore
  if (more === 0) return t(referralsThisWeek === 0 ? 'dashboard.week.none' : 'dashboard.week.same')
  return t(more > 0 ? 'dashboard.week.more' : 'dashboard.week.fewer', { count: Math.abs(more) })
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const t = useMessages()
  return (
    <>
      <section aria-label={t('common.atAGlance')} className={styles.tiles}>
        <Link to="/agent/referrals" className={styles.tile}>
          <span className={styles.label}>{t('dashboard.week')}</span>
          <span className={styles.figure}>{formatNumber(dashboard.referralsThisWeek)}</span>
          <span className={styles.note}>{weekText(t, dashboard)}</span>
        </Link>
        <Link to="/agent/active-cases" className={styles.tile}>
          <span className={styles.label}>{t('dashboard.cases')}</span>
          <span className={styles.figure}>{formatNumber(dashboard.activeCases)}</span>
          <span className={styles.note}>{t('dashboard.cases.pending', { count: dashboard.pendingReferrals })}</span>
        </Link>
      </section>
      <div className={styles.columns}>
        <Section
          title={t('dashboard.clients')}
          id="clients"
          actions={
            dashboard.total > 0 && (
              <Link to="/agent/referrals">{t('dashboard.viewAll', { count: formatNumber(dashboard.total) })}</Link>
            )
          }
        >
          {dashboard.clients.length > 0 ? (
            <ClientList clients={dashboard.clients} />
          ) : (
            <EmptyState
              title={t('dashboard.empty')}
              icon="people"
              action={<ButtonLink to="/agent/referrals?refer=true">{t('dashboard.refer')}</ButtonLink>}
            >
              {t('dashboard.empty.text')}
            </EmptyState>
          )}
        </Section>
        <div className={styles.side}>
          <QuickActions />
          <DashboardAppointments />
          <Section title={t('dashboard.resources')} id="resources">
            <p>{t('dashboard.resources.text')}</p>
          </Section>
        </div>
      </div>
      <Placement />
    </>
  )
}
