import type { BoardJob } from '@onward/contracts/jobs/board'
import { lazyPart, useSession } from '@onward/portal-kit'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Button, ButtonLink } from '@onward/ui/frame'
import { Suspense, useState } from 'react'
import { useBegun } from '../apply/drafts'
import { useMessages } from '../catalogue'
import { PracticeLink } from '../practice/PracticeLink'
import { useJobsMessages } from './catalogue'
import { DismissButton, DismissedJob } from './DismissedJob'
import { ApplyLink } from './JobCard'
import page from './JobPage.module.css'
import styles from './jobs.module.css'
import { useDismissed } from './marks'
import { SaveToggle } from './SaveToggle'
import { ShareButton } from './ShareButton'

// Fetched when opened.
const ReportDialog = lazyPart(() => import('./ReportDialog'))

/** Actions for a job, apply first. `applyClass` styles the apply button, which phones show elsewhere. */
export function JobActions({ job, applyClass }: { job: BoardJob; applyClass: string | undefined }) {
  const { viewer } = useSession()
  if (viewer === 'visitor') return <VisitorActions job={job} applyClass={applyClass} />
  if (viewer !== 'user') return <ShareButton job={job} />
  return <OwnActions job={job} applyClass={applyClass} />
}
type ActionProps = Parameters<typeof JobActions>[0]

/** Calls no service, so that the page can be prerendered. */
function VisitorActions({ job, applyClass }: ActionProps) {
  const t = useMessages()
  const w = useJobsMessages()
  return (
    <>
      {job.open && (
        <>
          <div className={applyClass}>
            <ButtonLink to={`/login?next=${encodeURIComponent(`/jobs/${job.id}/apply`)}`}>{t('job.signInToApply')}</ButtonLink>
          </div>
          <p className={styles.soft}>{t('job.signInText')}</p>
        </>
      )}
      <div className={page.acts}>
        <ShareButton job={job} />
        <ButtonLink variant="quiet" size="s" icon="alert" to={`/login?next=${encodeURIComponent(`/jobs/${job.id}`)}`}>
          {w('report.signIn')}
        </ButtonLink>
      </div>
    </>
  )
}

function OwnActions({ job, applyClass }: ActionProps) {
  const t = useMessages()
  const w = useJobsMessages()
  const begun = useBegun(job.id)
  return (
    <>
      {(job.open || job.applicationId) && (
        <div className={applyClass}>
          <ApplyLink job={job} size="m" />
        </div>
      )}
      {job.open && !job.applicationId && (
        <p className={styles.soft}>{begun ? t('job.begun', { when: formatDayAndTime(begun.savedAt) }) : w('job.beforeSent')}</p>
      )}
      <div className={page.acts}>
        <SaveToggle job={job} quiet />
        <ShareButton job={job} />
        <PracticeLink jobId={job.id} />
        {!job.applicationId && <Dismissal job={job} />}
        <Report job={job} />
      </div>
    </>
  )
}

function Report({ job }: { job: BoardJob }) {
  const w = useJobsMessages()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="s" icon="alert" onClick={() => setOpen(true)}>
        {w('report.action')}
      </Button>
      <Suspense fallback={null}>{open && <ReportDialog jobId={job.id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** "Not for me", or that the job was dismissed already. */
function Dismissal({ job }: { job: BoardJob }) {
  const dismissed = useDismissed()
  const [here, setHere] = useState<boolean | null>(null)
  const isDismissed = here ?? dismissed.data?.items.some(({ id }) => id === job.id) ?? false
  return isDismissed ? (
    <DismissedJob job={job} focus={here === true} onUndone={() => setHere(false)} />
  ) : (
    <DismissButton job={job} onDismissed={() => setHere(true)} />
  )
}
