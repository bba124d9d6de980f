import { useSession } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { Icon, type IconName } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useDashboardMessages } from './catalogue'
import styles from './DashboardPage.module.css'

/** Links to an agent's usual tasks. */
export function QuickActions() {
  const t = useMessages()
  const d = useDashboardMessages()
  const { user } = useSession()
  const actions: [to: string, icon: IconName, label: string][] = [
    ['/agent/referrals', 'people', t('dashboard.actions.referrals')],
    ['/agent/active-cases', 'applications', t('dashboard.actions.cases')],
    ['/agent/job-match', 'jobs', t('dashboard.actions.match')],
    ['/agent/reports', 'report', d('actions.report')],
    ...(user?.role === 'admin' ? [['/agent/admin', 'lock', d('actions.admin')] as [string, IconName, string]] : []),
  ]
  return (
    <nav aria-label={t('dashboard.actions')}>
      <ul className={styles.actions}>
        {actions.map(([to, icon, label]) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
