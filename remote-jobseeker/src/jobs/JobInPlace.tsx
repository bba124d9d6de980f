import type { BoardJob } from '@onward/contracts/jobs/board'
import { ButtonLink, Disclosure, Row, Stack } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useJobsMessages } from './catalogue'
import { DismissButton } from './DismissedJob'
import { Demands } from './demands/Demands'
import { fitLines } from './fit'
import { ApplyLink } from './JobCard'
import styles from './jobs.module.css'
import { Requirements } from './Requirements'
import { useRemembered } from './remembered'
import { FitLines, WhyThisMatch } from './WhyThisMatch'

/** The details of a card, opened in its place. */
export default function JobInPlace({ job, onDismissed }: { job: BoardJob; onDismissed(): void }) {
  const t = useMessages()
  const w = useJobsMessages()
  useRemembered(job.id)
  return (
    <Stack gap={3}>
      {job.match && <Demands match={job.match} />}
      <p className={styles.advert}>{job.description}</p>
      <Requirements of={job} />
      {job.match && (
        <Disclosure summary={t('why.title')}>
          <Stack gap={3}>
            <FitLines match={job.match} lines={fitLines(t, w, job.match, job.travel)} />
            <WhyThisMatch match={job.match} />
          </Stack>
        </Disclosure>
      )}
      <Row gap={3}>
        <ApplyLink job={job} />
        <ButtonLink to={`/jobs/${job.id}`} variant="secondary" size="s">
          {t('common.viewDetails')}
        </ButtonLink>
        {!job.applicationId && <DismissButton job={job} onDismissed={onDismissed} />}
      </Row>
    </Stack>
  )
}
