import type { Viewer } from '@onward/contracts/access'
import type { BoardJob } from '@onward/contracts/jobs/board'
import { hoursOf } from '@onward/contracts/jobs/stated-hours'
import { lazyPart, usePageTitle, useSession } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link, useParams } from '@onward/portal-kit/router'
import { Drawing } from '@onward/ui/drawing'
import { ButtonLink, Card, Disclosure, EmptyState, InlineAlert, Page, PageHeader, Stack, StatusBadge } from '@onward/ui/frame'
import { ApplyBar, EmployerMark } from '@onward/ui/job'
import { type ReactNode, Suspense } from 'react'
import { BetterOff } from '../better-off/BetterOff'
import { useMessages } from '../catalogue'
import { postedText } from '../facts'
import { InvitedToJob } from '../invitations/Invited'
import { Answer } from '../parts/Answer'
import { placeName } from '../welsh-places'
import { AboutEmployer } from './AboutEmployer'
import { useJob } from './api'
import { useJobsMessages } from './catalogue'
import { daysUntil } from './days'
import { Demands } from './demands/Demands'
import { Facts } from './Facts'
import { fitSentence, linesAfterSentence, madeUpText } from './fit'
import { JobActions } from './JobActions'
import { ApplyLink } from './JobCard'
import page from './JobPage.module.css'
import { Fit } from './job-lines'
import styles from './jobs.module.css'
import { lastResults } from './last-search'
import { NamesHidden } from './NamesHidden'
import { useRemembered } from './remembered'
import { SaveToggle } from './SaveToggle'
import { Support } from './Support'
import { FitLines, WhyThisMatch } from './WhyThisMatch'

// Only a closed job needs it.
const SimilarJobs = lazyPart(() => import('./SimilarJobs'))

/** The job does not exist or is hidden from this person. */
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
          picture={<Drawing name="search" />}
          title={t('job.missingText')}
          action={
            <ButtonLink to={viewer === 'user' ? '/jobs' : '/'}>{t(viewer === 'user' ? 'job.back' : 'job.home')}</ButtonLink>
          }
        />
      </Page>
    )
  }
  return (
    <Answer of={job} cards={2}>
      {(found) => <JobView job={found} employer={found.open && <AboutEmployer jobId={found.id} />} />}
    </Answer>
  )
}

/** The job list of each kind of reader. */
const BACK_TO: Partial<Record<Viewer, () => string>> = { user: lastResults, visitor: () => '/?show=all' }

/** The page without its requests, so that it can be prerendered. */
export function JobView({ job, employer }: { job: BoardJob; employer: ReactNode }) {
  const t = useMessages()
  const { viewer } = useSession()
  const list = BACK_TO[viewer]?.()
  return (
    <>
      <div className={page.page}>
        <div className={page.main}>
          {list && (
            <div className={page.back}>
              <Link to={list}>{t('job.back')}</Link>
            </div>
          )}
          <Head job={job} />
          {viewer === 'user' && <InvitedToJob jobId={job.id} />}
          <Advert job={job} />
        </div>
        <Aside job={job} employer={employer} />
      </div>
      <PhoneBar job={job} />
    </>
  )
}

function Head({ job }: { job: BoardJob }) {
  return (
    <>
      <header className={styles.head}>
        <EmployerMark name={job.company} logo={job.logo} large />
        <div className={styles.headWords}>
          <h1 lang={job.writtenIn}>{job.title}</h1>
          <p className={styles.soft}>
            {job.company}, {placeName(job.location)}
          </p>
        </div>
      </header>
      <Facts job={job} />
    </>
  )
}

function Advert({ job }: { job: BoardJob }) {
  const t = useMessages()
  const w = useJobsMessages()
  const { viewer } = useSession()
  const closed = !job.open && !job.applicationId
  return (
    <>
      {closed && (
        <>
          <InlineAlert tone="warning" title={t('job.closed')}>
            <p>{w('closed.text')}</p>
            {viewer === 'user' && (
              <Link to={`/jobs?${new URLSearchParams({ q: job.title.slice(0, MAX_SEARCH) })}`}>{w('closed.like')}</Link>
            )}
          </InlineAlert>
          {viewer === 'user' && (
            <Suspense fallback={null}>
              <SimilarJobs jobId={job.id} />
            </Suspense>
          )}
        </>
      )}
      {job.match && <Why job={job} match={job.match} />}
      {viewer === 'user' && !job.match && (
        <p className={styles.soft}>
          {t('job.noMatch')} <Link to={`/cv-review?for=${job.id}`}>{t('common.uploadCvAction')}</Link>
        </p>
      )}
      <section>
        <h2>{t('job.about')}</h2>
        <p className={styles.advert} lang={job.writtenIn}>
          {job.description}
        </p>
      </section>
      {job.requirements.length > 0 && (
        <section>
          <h2>{w('job.asks')}</h2>
          <ul className={styles.plain}>
            {job.requirements.map((requirement) => (
              <li key={requirement} lang={job.writtenIn}>
                {requirement}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Support job={job} level={2} hint />
      {job.open && <BetterOff key={job.id} pay={job.pay} hours={Number(hoursOf(job)) || null} />}
      {job.anonymous && job.open && <NamesHidden company={job.company} />}
    </>
  )
}

/** Longest search text that the board accepts. */
const MAX_SEARCH = 100

/** The match in words, then its score, and how the score was made on demand. */
function Why({ job, match }: { job: BoardJob; match: NonNullable<BoardJob['match']> }) {
  const t = useMessages()
  const w = useJobsMessages()
  const sentence = fitSentence(t, w, match, job.travel)
  return (
    <Card as="section" tone="tint" className={page.why}>
      <h2>{t('why.title')}</h2>
      {sentence && <p className={page.lead}>{sentence}</p>}
      <p className={styles.flat}>
        <Fit job={job} wide />
      </p>
      <Demands match={match} />
      <FitLines match={match} lines={linesAfterSentence(t, w, match)} />
      <Disclosure summary={madeUpText(w, match.score)}>
        <WhyThisMatch match={match} />
      </Disclosure>
    </Card>
  )
}

function Aside({ job, employer }: { job: BoardJob; employer: ReactNode }) {
  const t = useMessages()
  const w = useJobsMessages()
  const left = job.closesOn && job.open ? daysUntil(job.closesOn) : null
  return (
    <aside className={page.aside} aria-label={w('job.apply')}>
      <Card>
        <Stack gap={3}>
          {job.closesOn && (
            <p className={page.by}>
              <b>{t('job.closesOn', { day: formatDay(job.closesOn) })}</b>
              {left !== null && left >= 0 && <DaysLeft count={left} />}
            </p>
          )}
          <Posted at={job.postedAt} />
          <JobActions job={job} applyClass={page.wideOnly} />
        </Stack>
      </Card>
      {employer}
    </aside>
  )
}

export function DaysLeft({ count }: { count: number }) {
  const w = useJobsMessages()
  return <StatusBadge>{w('job.daysLeft', { count })}</StatusBadge>
}

export function Posted({ at }: { at: string }) {
  const t = useMessages()
  return <p className={styles.soft}>{postedText(t, at)}</p>
}

function PhoneBar({ job }: { job: BoardJob }) {
  const t = useMessages()
  const w = useJobsMessages()
  const { viewer } = useSession()
  if (!job.open && !job.applicationId) return null
  if (viewer !== 'user' && viewer !== 'visitor') return null
  return (
    <ApplyBar label={w('job.apply')} note={job.closesOn && t('job.closesOn', { day: formatDay(job.closesOn) })}>
      {viewer === 'visitor' ? (
        <ButtonLink to={`/login?next=${encodeURIComponent(`/jobs/${job.id}/apply`)}`}>{t('job.signInToApply')}</ButtonLink>
      ) : (
        <>
          <SaveToggle job={job} compact />
          <ApplyLink job={job} size="m" />
        </>
      )}
    </ApplyBar>
  )
}
