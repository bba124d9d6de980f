import type { EmployerCheck } from '@onward/contracts/casework/placements'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Section, VisuallyHidden } from '@onward/ui/frame'
import { usePlacementMessages } from './catalogue'
import styles from './placements.module.css'
import { StillWorking } from './StillWorking'

/** On the dashboard, one question per row. Only the application's page names the person. */
export default function DashboardPlacements({ items }: { items: readonly EmployerCheck[] }) {
  const t = usePlacementMessages()
  return (
    <Section title={t('dashboard')} id="people-hired">
      <p className={styles.soft}>
        {t('title')} {t('lead')}
      </p>
      <ul className={styles.list}>
        {items.map((check) => {
          const day = formatDay(check.startedOn)
          return (
            <li key={check.id}>
              <span>
                {t('ask', { weeks: check.weeks, job: check.jobTitle, day })}{' '}
                <Link to={`/employer/applications/${check.applicationId}`}>
                  <span aria-hidden="true">{t('open')}</span>
                  <VisuallyHidden>{t('openOf', { job: check.jobTitle, day })}</VisuallyHidden>
                </Link>
              </span>
              <StillWorking check={check} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
