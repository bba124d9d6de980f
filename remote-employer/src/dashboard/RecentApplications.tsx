import { mayMove } from '@onward/contracts/jobs/application-states'
import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { formatDate } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { useNarrow } from '@onward/ui/area'
import { Disclosure, StatusBadge } from '@onward/ui/frame'
import { stateText, stateTone } from '../applications/moves'
import { OptedIn } from '../applications/OptedIn'
import { useMessages } from '../catalogue'
import { useDashboardMessages } from './catalogue'
import styles from './lists.module.css'

/** As many are in sight on a phone; the others are folded. */
const ON_A_PHONE = 3

/** The newest applications with badges and status, and a link to invite where that is possible. */
export function RecentApplications({ applications }: { applications: readonly EmployerApplication[] }) {
  const w = useDashboardMessages()
  const isNarrow = useNarrow()
  const shown = isNarrow ? applications.slice(0, ON_A_PHONE) : applications
  const folded = applications.slice(shown.length)
  return (
    <>
      <Rows of={shown} />
      {folded.length > 0 && (
        <Disclosure summary={w('applications.more', { count: folded.length })}>
          <Rows of={folded} />
        </Disclosure>
      )}
    </>
  )
}

const Rows = ({ of }: { of: readonly EmployerApplication[] }) => (
  <ul className={styles.list}>
    {of.map((application) => (
      <Row key={application.id} application={application} />
    ))}
  </ul>
)

function Row({ application }: { application: EmployerApplication }) {
  const t = useMessages()
  const w = useDashboardMessages()
  return (
    <li className={styles.item}>
      <div>
        <Link to={`/employer/applications/${application.id}`} className={styles.title}>
          {application.name}
        </Link>
        <p className={styles.facts}>
          {t('application.for', { job: application.jobTitle })} · {t('application.applied')} {formatDate(application.appliedAt)}
        </p>
        {application.badges.length > 0 && <p className={styles.facts}>{w('badges', { names: application.badges.join(', ') })}</p>}
      </div>
      <div className={styles.side}>
        <p className={styles.badges}>
          <StatusBadge tone={stateTone(application.state)}>{stateText(t, application.state)}</StatusBadge>
          <OptedIn application={application} />
        </p>
        {mayMove(application.state, 'interview_invited', 'employer') && (
          <Link to={`/employer/applications/${application.id}#interviews`} aria-label={w('inviteOf', { name: application.name })}>
            {w('common.inviteToInterview')}
          </Link>
        )}
      </div>
    </li>
  )
}
