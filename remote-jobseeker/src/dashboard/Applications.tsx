import type { MyApplication } from '@onward/contracts/jobs/own-applications'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Section } from '@onward/ui/frame'
import { EmployerLine } from '@onward/ui/job'
import { useLatestApplications } from '../applications/api'
import { StateBadge } from '../applications/StateBadge'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { ApplicationPath } from './ApplicationPath'
import styles from './applications.module.css'
import { useDashboardMessages } from './catalogue'

const MAX_APPLICATIONS = 2

/** The latest applications and their states. */
export function Applications() {
  const t = useMessages()
  const d = useDashboardMessages()
  const applications = useLatestApplications()
  const total = applications.data?.total ?? 0
  return (
    <Section
      title={t('dashboard.applications')}
      id="dashboard-applications"
      actions={
        <Link to="/applications">
          {total > MAX_APPLICATIONS ? d('applications.all', { count: total }) : t('dashboard.allApplications')}
        </Link>
      }
    >
      <Answer of={applications} cards={1}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.flat}>{t('applications.noneText')}</p>
          ) : (
            <div className={styles.list}>
              {items.slice(0, MAX_APPLICATIONS).map((application) => (
                <One key={application.id} application={application} />
              ))}
            </div>
          )
        }
      </Answer>
    </Section>
  )
}

function One({ application }: { application: MyApplication }) {
  const t = useMessages()
  const d = useDashboardMessages()
  const { id, jobTitle, company, logo, state, appliedAt, noResponseYet } = application
  return (
    <article className={styles.one}>
      <div className={styles.head}>
        <h3 className={styles.flat}>
          <Link to={`/applications/${id}`}>{jobTitle}</Link>
        </h3>
        <StateBadge state={state} />
      </div>
      <p className={styles.soft}>
        <EmployerLine name={company} logo={logo}>
          {d('applications.sent', { company, day: formatDay(appliedAt) })}
        </EmployerLine>
      </p>
      {noResponseYet && <p className={styles.soft}>{t('applications.noResponse')}</p>}
      <ApplicationPath state={state} />
    </article>
  )
}
