import type { EmployerJob } from '@onward/contracts/jobs/employer-jobs'
import { formatDate } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Button, ButtonLink, StatusBadge } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { checkText, jobStatus, typeText } from '../facts'
import { usePostingMessages } from '../posting/catalogue'
import { Funnel } from './Funnel'
import styles from './jobs.module.css'

export interface JobCardProps {
  job: EmployerJob
  onDelete(job: EmployerJob): void
}

/** A job of the organisation: facts, figures and actions. */
export function JobCard({ job, onDelete }: JobCardProps) {
  const t = useMessages()
  const p = usePostingMessages()
  const { id, title, applications } = job
  const status = jobStatus(job)
  const isOver = job.shown === 'Closed'
  const facts = [job.department, job.location, typeText(t, job.type), job.salary || t('common.notStated')].filter(Boolean)
  return (
    <article className={styles.card} aria-labelledby={`job-${id}`}>
      <div className={styles.head}>
        <h2 id={`job-${id}`}>
          <Link to={`/employer/jobs/${id}`}>{title}</Link>
        </h2>
        <StatusBadge tone={status.tone}>{t(status.label)}</StatusBadge>
      </div>
      <ul className={styles.line}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <ul className={styles.line}>
        <li>
          {t('common.posted')} {formatDate(job.postedAt)}
        </li>
        <li>{job.closesOn ? `${t('jobs.column.expires')} ${formatDate(job.closesOn)}` : t('jobs.noEnd')}</li>
        <li>
          {applications > 0 ? (
            <Link to={`/employer/applications?jobId=${id}`} aria-label={t('jobs.applicationsOf', { title, count: applications })}>
              {t('dashboard.postings.applications', { count: applications })}
            </Link>
          ) : (
            t('dashboard.postings.applications', { count: applications })
          )}
        </li>
      </ul>
      {job.shown === 'Draft' && job.checks.length > 0 && (
        <p className={styles.waits}>
          {t('jobs.detail.checks')}: {job.checks.map((code) => checkText(t, code)).join(' ')}
        </p>
      )}
      {job.editWaits && <p className={styles.waits}>{p(job.editWaits === 'check' ? 'list.edit.check' : 'list.edit.back')}</p>}
      {job.funnel && job.state !== 'draft' && job.state !== 'pending_check' && (
        <Funnel label={p('list.funnelOf', { title })} funnel={job.funnel} audience={job.reach} />
      )}
      <div className={styles.actions}>
        <ButtonLink to={`/employer/jobs/${id}`} variant="secondary" size="s">
          <Named short={t('jobs.view')} whole={t('jobs.viewOf', { title })} />
        </ButtonLink>
        {!isOver && (
          <ButtonLink to={`/employer/jobs/${id}/edit`} variant="secondary" size="s">
            <Named short={p('job.edit')} whole={p('job.editOf', { title })} />
          </ButtonLink>
        )}
        <ButtonLink to={`/employer/post-job?copy=${id}`} variant="secondary" size="s">
          <Named short={p('job.copy')} whole={p('job.copyOf', { title })} />
        </ButtonLink>
        {!isOver && (
          <Button variant="quiet" size="s" onClick={() => onDelete(job)} aria-label={p('job.deleteOf', { title })}>
            {p('common.delete')}
          </Button>
        )}
      </div>
    </article>
  )
}

/** Short visible text with a complete accessible name, because many links have the same text. */
const Named = ({ short, whole }: { short: string; whole: string }) => (
  <>
    <span aria-hidden="true">{short}</span>
    <span className={styles.spoken}>{whole}</span>
  </>
)
