import type { EmployerApplication } from '@onward/contracts/jobs'
import { formatDate } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { ButtonLink, StatusBadge, VisuallyHidden } from '@onward/ui/frame'
import { availabilityWords, experienceWords } from '../facts'
import { useMessages } from '../words'
import styles from './ApplicationRow.module.css'
import { DownloadCv } from './DownloadCv'
import { MatchBar } from './MatchBar'
import { stateText, stateTone } from './moves'
import { OptedIn } from './OptedIn'

/** One application in the list: who, for what, how well it fits, and the two things to do. */
export function ApplicationRow({ application }: { application: EmployerApplication }) {
  const t = useMessages()
  const { id, name, state, jobTitle, appliedAt, badges } = application
  return (
    <article className={styles.row} aria-labelledby={`application-${id}`}>
      <header className={styles.head}>
        <h2 id={`application-${id}`} className={styles.name}>
          <Link to={`/employer/applications/${id}`}>{name}</Link>
        </h2>
        <StatusBadge tone={stateTone(state)}>{stateText(t, state)}</StatusBadge>
        <OptedIn application={application} />
        <p className={styles.job}>{t('application.for', { job: jobTitle })}</p>
      </header>
      <dl className={styles.facts}>
        <Fact label={t('application.applied')}>{formatDate(appliedAt)}</Fact>
        <Fact label={t('application.experience')}>{experienceWords(t, application.experienceYears)}</Fact>
        <Fact label={t('application.location')}>{application.location || t('notGiven')}</Fact>
        <Fact label={t('application.availability')}>{availabilityWords(t, application.availability)}</Fact>
        <Fact label={t('application.email')}>
          <a href={`mailto:${application.email}`}>{application.email}</a>
        </Fact>
        <Fact label={t('application.badges')}>{badges.length > 0 ? badges.join(', ') : t('application.badges.none')}</Fact>
      </dl>
      <div className={styles.side}>
        <MatchBar score={application.matchScore} />
        <div className={styles.actions}>
          <ButtonLink to={`/employer/applications/${id}`} variant="secondary" size="s">
            {t('application.view')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </ButtonLink>
          <DownloadCv applicationId={id} name={name} filename={application.cvFilename} />
        </div>
      </div>
    </article>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
