import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { formatDate } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Badge, ButtonLink, StatusBadge, VisuallyHidden } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { availabilityText, experienceText } from '../facts'
import styles from './ApplicationRow.module.css'
import { useHiringMessages } from './catalogue'
import { DownloadCv } from './DownloadCv'
import { MatchBar } from './MatchBar'
import { MessageLink } from './MessageLink'
import { stateText, stateTone } from './moves'
import { OptedIn } from './OptedIn'

export interface ApplicationRowProps {
  application: EmployerApplication
  /** Query string of the list, so that the page can link to neighbours; empty or starting with `?`. */
  search?: string
  chosen: boolean
  onChoose(chosen: boolean): void
}

/** An application in the list: person, job, match and actions. */
export function ApplicationRow({ application, search = '', chosen, onChoose }: ApplicationRowProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const { id, name, state, jobTitle, appliedAt, badges, anonymous } = application
  const page = `/employer/applications/${id}${search}`
  const mayInvite = state === 'submitted' || state === 'under_review' || state === 'shortlisted'
  return (
    <article className={styles.row} aria-labelledby={`application-${id}`}>
      <header className={styles.head}>
        <label className={styles.choose}>
          <input type="checkbox" checked={chosen} onChange={(event) => onChoose(event.target.checked)} />
          <VisuallyHidden>{h('common.choose', { name })}</VisuallyHidden>
        </label>
        <h2 id={`application-${id}`} className={styles.name}>
          <Link to={page}>{name}</Link>
        </h2>
        <StatusBadge tone={stateTone(state)}>{stateText(t, state)}</StatusBadge>
        {application.overdue && <StatusBadge tone="warning">{h('list.overdue')}</StatusBadge>}
        {anonymous && <Badge>{h('list.hidden')}</Badge>}
        <OptedIn application={application} />
        <p className={styles.job}>{t('application.for', { job: jobTitle })}</p>
      </header>
      <dl className={styles.facts}>
        <Fact label={t('application.applied')}>{formatDate(appliedAt)}</Fact>
        <Fact label={t('application.experience')}>{experienceText(t, application.experienceYears)}</Fact>
        <Fact label={t('common.location')}>{application.location || t('common.notGiven')}</Fact>
        <Fact label={t('common.availability')}>{availabilityText(t, application.availability)}</Fact>
        <Fact label={t('common.email')}>
          {anonymous ? (
            h('list.hiddenContact')
          ) : application.email ? (
            <a href={`mailto:${application.email}`}>{application.email}</a>
          ) : (
            t('common.notGiven')
          )}
        </Fact>
        <Fact label={t('common.badges')}>{badges.length > 0 ? badges.join(', ') : t('common.noneYet')}</Fact>
      </dl>
      <div className={styles.side}>
        <MatchBar score={application.matchScore} />
        <div className={styles.actions}>
          <ButtonLink to={page} variant="secondary" size="s">
            {t('application.view')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </ButtonLink>
          {!anonymous && state !== 'withdrawn' && <DownloadCv applicationId={id} name={name} filename={application.cvFilename} />}
          <MessageLink applicationId={id} name={name} />
          {mayInvite && (
            <ButtonLink to={`${page}#interviews`} variant="secondary" size="s">
              <span aria-hidden="true">{h('common.inviteToInterview')}</span>
              <VisuallyHidden>{h('list.inviteName', { name })}</VisuallyHidden>
            </ButtonLink>
          )}
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
