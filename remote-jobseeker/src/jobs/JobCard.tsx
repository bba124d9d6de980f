import type { BoardJob } from '@onward/contracts/jobs/board'
import { ButtonLink } from '@onward/ui/frame'
import { useBegun } from '../apply/drafts'
import { useMessages } from '../catalogue'
import styles from './jobs.module.css'

interface ApplyLinkProps {
  job: Pick<BoardJob, 'id' | 'open' | 'applicationId'>
  size?: 's' | 'm'
  /** Secondary where the page has another primary action. */
  variant?: 'primary' | 'secondary'
}
/** Apply Now, or the link to the draft or to the application. */
export function ApplyLink({ job, size = 's', variant = 'primary' }: ApplyLinkProps) {
  const t = useMessages()
  const begun = useBegun(job.id)
  if (job.applicationId) {
    return (
      <ButtonLink to={`/applications/${job.applicationId}`} variant="secondary" size={size} icon="check">
        {t('job.applied')}
      </ButtonLink>
    )
  }
  if (!job.open) return <p className={styles.soft}>{t('job.closed')}</p>
  return (
    <ButtonLink to={`/jobs/${job.id}/apply`} size={size} variant={variant}>
      {t(begun ? 'job.goOn' : 'job.applyNow')}
    </ButtonLink>
  )
}
