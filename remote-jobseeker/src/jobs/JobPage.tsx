import type { BoardJob } from '@onward/contracts/jobs/board'
import { usePageTitle, useSession } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { formatDay, formatDayAndTime } from '@onward/portal-kit/i18n'
import { Link, useParams } from '@onward/portal-kit/router'
import { Badge, Button, ButtonLink, Card, EmptyState, InlineAlert, Page, PageHeader, Row, Section, Stack } from '@onward/ui/frame'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useBegun } from '../apply/drafts'
import { useMessages } from '../catalogue'
import { featureText } from '../facts'
import { InvitedToJob } from '../invitations/Invited'
import { Answer } from '../parts/Answer'
import { PracticeLink } from '../practice/PracticeLink'
import { AboutEmployer } from './AboutEmployer'
import { useJob } from './api'
import { useJobsMessages } from './catalogue'
import { DismissButton, DismissedJob } from './DismissedJob'
import { ApplyLink } from './JobCard'
import { JobFacts } from './JobFacts'
import styles from './jobs.module.css'
import { MatchBar } from './MatchBar'
import { useDismissed, useViewJob } from './marks'
import { NamesHidden } from './NamesHidden'
import { SaveToggle } from './SaveToggle'
import { ShareButton } from './ShareButton'
import { WhyThisMatch } from './WhyThisMatch'

// Fetched when opened.
const ReportDialog = lazy(() => import('./ReportDialog'))

/** Nobody can see such a job: it never was, or is hidden from this person. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && [404, 422].includes(error.status)

/** /jobs/:id: the whole advert, for visitors too. */
export default function JobPage() {
  const t = useMessages()
  const { id = '' } = useParams()
  const { viewer } = useSession()
  const job = useJob(id)
  usePageTitle(job.data?.title ?? t('common.job'))
  useRemembered(viewer === 'user' ? job.data?.id : undefined)
  const back = viewer === 'user' && <Link to="/jobs">{t('job.back')}</Link>
  if (isMissing(job.error)) {
    return (
      <Page>
        <PageHeader title={t('job.missing')} eyebrow={back} />
        <EmptyState
          title={t('job.missingText')}
          action={
            <ButtonLink to={viewer === 'user' ? '/jobs' : '/'}>{t(viewer === 'user' ? 'job.back' : 'job.home')}</ButtonLink>
          }
        />
      </Page>
    )
  }
  return (
    <Page>
      <Answer of={job} cards={2}>
        {(found) => (
          <>
            <PageHeader title={found.title} lead={found.company} eyebrow={back} />
            {viewer === 'user' && <InvitedToJob jobId={found.id} />}
            <Advert job={found} />
          </>
        )}
      </Answer>
    </Page>
  )
}

/** Puts the job on the list of those looked at last, once per visit. When that fails nobody needs to know. */
function useRemembered(id: string | undefined): void {
  const { mutate } = useViewJob()
  useEffect(() => {
    if (id) mutate({ params: { id } })
  }, [id, mutate])
}

function Advert({ job }: { job: BoardJob }) {
  const t = useMessages()
  const w = useJobsMessages()
  const features = [...new Set([...job.accessibilityFeatures, ...job.workplaceFeatures])]
  return (
    <div className={styles.advertColumns}>
      <Stack gap={4} className={styles.act}>
        <JobFacts job={job} />
        <Card>
          <Stack gap={3}>
            {job.closesOn && <p className={styles.soft}>{t('job.closesOn', { day: formatDay(job.closesOn) })}</p>}
            {job.startsOn && <p className={styles.soft}>{w('job.startsOn', { day: formatDay(job.startsOn) })}</p>}
            <Actions job={job} />
          </Stack>
        </Card>
      </Stack>
      <Stack gap={5} className={styles.words}>
        {job.anonymous && job.open && <NamesHidden company={job.company} />}
        <Section title={t('job.about')}>
          <p className={styles.advert}>{job.description}</p>
        </Section>
        {job.requirements.length > 0 && (
          <Section title={t('job.requirements')}>
            <ul className={styles.plain}>
              {job.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </Section>
        )}
        {(features.length > 0 || job.benefitsTransitionSupport || job.isDisabilityFriendly) && (
          <Section title={t('job.support')}>
            <Row gap={2}>
              {job.isDisabilityFriendly && <Badge>{t('job.disabilityFriendly')}</Badge>}
              {job.benefitsTransitionSupport && <Badge>{t('job.benefits')}</Badge>}
              {features.map((feature) => (
                <Badge key={feature}>{featureText(t, feature)}</Badge>
              ))}
            </Row>
          </Section>
        )}
        {job.open && <AboutEmployer jobId={job.id} />}
      </Stack>
      {job.match && (
        <Card className={styles.why}>
          <Stack gap={4}>
            <MatchBar score={job.match.score} />
            <h2>{t('why.title')}</h2>
            <WhyThisMatch match={job.match} />
          </Stack>
        </Card>
      )}
    </div>
  )
}

function Actions({ job }: { job: BoardJob }) {
  const t = useMessages()
  const w = useJobsMessages()
  const { viewer } = useSession()
  const begun = useBegun(job.id)
  if (viewer === 'visitor') {
    return (
      <>
        {job.open ? (
          <>
            <ButtonLink to={`/login?next=${encodeURIComponent(`/jobs/${job.id}/apply`)}`}>{t('job.signInToApply')}</ButtonLink>
            <p className={styles.soft}>{t('job.signInText')}</p>
          </>
        ) : (
          <InlineAlert tone="warning" title={t('job.closed')} />
        )}
        <Row gap={2}>
          <ShareButton job={job} />
          <Link to={`/login?next=${encodeURIComponent(`/jobs/${job.id}`)}`}>{w('report.signIn')}</Link>
        </Row>
      </>
    )
  }
  if (viewer !== 'user') return <ShareButton job={job} />
  return (
    <>
      {!job.open && !job.applicationId ? (
        <InlineAlert tone="warning" title={t('job.closed')}>
          <p>{w('closed.text')}</p>
          <Link to={`/jobs?${new URLSearchParams({ q: job.title.slice(0, MAX_SEARCH) })}`}>{w('closed.like')}</Link>
        </InlineAlert>
      ) : (
        <>
          {begun && !job.applicationId && (
            <p className={styles.soft}>{t('job.begun', { when: formatDayAndTime(begun.savedAt) })}</p>
          )}
          <ApplyLink job={job} />
        </>
      )}
      <Row gap={2}>
        <SaveToggle job={job} />
        <ShareButton job={job} />
        <PracticeLink jobId={job.id} />
        {!job.applicationId && <Dismissal job={job} />}
        <Report job={job} />
      </Row>
      {!job.match && (
        <p className={styles.soft}>
          {t('job.noMatch')} <Link to="/cv-review">{t('step.upload.action')}</Link>
        </p>
      )}
    </>
  )
}

/** The board's search takes no more. */
const MAX_SEARCH = 100

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

/** "Not for me", or that it was dismissed, here or before. */
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
