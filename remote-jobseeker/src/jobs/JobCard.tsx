import type { BoardJob } from '@onward/contracts/jobs/board'
import { lazyPart } from '@onward/portal-kit'
import { ButtonLink, Skeleton } from '@onward/ui/frame'
import { Suspense } from 'react'
import { useBegun } from '../apply/drafts'
import { useMessages } from '../catalogue'
import { BoardCard } from './BoardCard'
import styles from './jobs.module.css'

// Fetched when a card is opened.
const JobInPlace = lazyPart(() => import('./JobInPlace'))

export interface JobCardProps {
  job: BoardJob
  /** The job is in the pane, or open in its place. */
  chosen: boolean
  /** Whether there is a pane beside the list. */
  beside: boolean
  onOpen(): void
  onDismissed(): void
}
/** A job in the list. */
export function JobCard({ job, chosen, beside, onOpen, onDismissed }: JobCardProps) {
  const t = useMessages()
  return (
    <BoardCard job={job} onOpen={onOpen} {...(beside ? { chosen } : { open: chosen })}>
      <Suspense fallback={<Skeleton label={t('common.loading')} rows={3} />}>
        <JobInPlace job={job} onDismissed={onDismissed} />
      </Suspense>
    </BoardCard>
  )
}

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
