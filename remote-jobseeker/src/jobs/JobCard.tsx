import type { BoardJob } from '@onward/contracts/jobs/board'
import { Link } from '@onward/portal-kit/router'
import { ButtonLink, Card, Disclosure, Row } from '@onward/ui/frame'
import { useId } from 'react'
import { useBegun } from '../apply/drafts'
import { useMessages } from '../catalogue'
import { DismissButton } from './DismissedJob'
import { JobFacts } from './JobFacts'
import styles from './jobs.module.css'
import { MatchOrDistance } from './MatchBar'
import { SaveToggle } from './SaveToggle'
import { WhyThisMatch } from './WhyThisMatch'

const SHOWN_REQUIREMENTS = 3

/** One job of the hub. */
export function JobCard({ job, onDismissed }: { job: BoardJob; onDismissed(): void }) {
  const t = useMessages()
  const heading = useId()
  const more = job.requirements.length - SHOWN_REQUIREMENTS
  return (
    <Card as="article" aria-labelledby={heading} className={styles.card}>
      <div className={styles.cardHead}>
        <div>
          <h3 id={heading}>
            <Link to={`/jobs/${job.id}`}>{job.title}</Link>
          </h3>
          <p className={styles.soft}>{job.company}</p>
        </div>
        <SaveToggle job={job} />
      </div>
      <div className={styles.beside}>
        <JobFacts job={job} />
        <MatchOrDistance job={job} />
      </div>
      <p className={styles.excerpt}>{job.description}</p>
      {job.requirements.length > 0 && (
        <ul className={styles.requirements}>
          {job.requirements.slice(0, SHOWN_REQUIREMENTS).map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
          {more > 0 && <li className={styles.soft}>{t('job.moreRequirements', { count: more })}</li>}
        </ul>
      )}
      {job.match && (
        <Disclosure summary={t('why.title')}>
          <WhyThisMatch match={job.match} />
        </Disclosure>
      )}
      <Row gap={3}>
        <ButtonLink to={`/jobs/${job.id}`} variant="secondary" size="s">
          {t('common.viewDetails')}
        </ButtonLink>
        <ApplyLink job={job} />
        {!job.applicationId && <DismissButton job={job} onDismissed={onDismissed} />}
      </Row>
    </Card>
  )
}

/** Apply Now, the way back to what was begun, or the way to the application that is under way. */
export function ApplyLink({ job }: { job: Pick<BoardJob, 'id' | 'open' | 'applicationId'> }) {
  const t = useMessages()
  const begun = useBegun(job.id)
  if (job.applicationId) {
    return (
      <ButtonLink to={`/applications/${job.applicationId}`} variant="secondary" size="s" icon="check">
        {t('job.applied')}
      </ButtonLink>
    )
  }
  if (!job.open) return <p className={styles.soft}>{t('job.closed')}</p>
  return (
    <ButtonLink to={`/jobs/${job.id}/apply`} size="s">
      {t(begun ? 'job.goOn' : 'job.applyNow')}
    </ButtonLink>
  )
}
