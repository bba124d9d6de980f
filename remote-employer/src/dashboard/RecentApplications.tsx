import type { EmployerApplication } from '@onward/contracts/jobs'
import { formatDate } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { StatusBadge } from '@onward/ui/frame'
import { stateText, stateTone } from '../applications/moves'
import { OptedIn } from '../applications/OptedIn'
import { useMessages } from '../words'
import styles from './lists.module.css'

/** The newest applications, one line each; the whole of it is a click away. */
export function RecentApplications({ applications }: { applications: readonly EmployerApplication[] }) {
  const t = useMessages()
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
          </div>
          <p className={styles.badges}>
            <StatusBadge tone={stateTone(application.state)}>{stateText(t, application.state)}</StatusBadge>
            <OptedIn application={application} />
          </p>
        </li>
      ))}
    </ul>
  )
}
