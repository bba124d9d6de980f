import { mayMove } from '@onward/contracts/jobs/application-states'
import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { formatDate } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { StatusBadge } from '@onward/ui/frame'
import { stateText, stateTone } from '../applications/moves'
import { OptedIn } from '../applications/OptedIn'
import { useMessages } from '../catalogue'
import { useDashboardMessages } from './catalogue'
import styles from './lists.module.css'

/** The newest applications with badges and status, and a link to invite where that is possible. */
export function RecentApplications({ applications }: { applications: readonly EmployerApplication[] }) {
  const t = useMessages()
  const w = useDashboardMessages()
  return (
    <ul className={styles.list}>
      {applications.map((application) => (
        <li key={application.id} className={styles.item}>
          <div>
            <Link to={`/employer/applications/${application.id}`} className={styles.title}>
              {application.name}
            </Link>
            <p className={styles.facts}>
              {t('application.for', { job: application.jobTitle })} · {t('application.applied')}{' '}
              {formatDate(application.appliedAt)}
            </p>
            {application.badges.length > 0 && (
              <p className={styles.facts}>{w('badges', { names: application.badges.join(', ') })}</p>
            )}
          </div>
          <div className={styles.side}>
            <p className={styles.badges}>
              <StatusBadge tone={stateTone(application.state)}>{stateText(t, application.state)}</StatusBadge>
              <OptedIn application={application} />
            </p>
            {mayMove(application.state, 'interview_invited', 'employer') && (
              <Link
                to={`/employer/applications/${application.id}#interviews`}
                aria-label={w('inviteOf', { name: application.name })}
              >
                {w('common.inviteToInterview')}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
