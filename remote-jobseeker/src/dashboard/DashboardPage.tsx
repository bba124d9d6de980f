import type { BoardJob } from '@onward/contracts/jobs/board'
import { usePageTitle, useSession } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { Slot } from '@onward/portal-kit/slot'
import { Drawing } from '@onward/ui/drawing'
import { ButtonLink, EmptyState, Page, Section } from '@onward/ui/frame'
import { JobCard, JobCards } from '@onward/ui/job'
import { BetterOffLink } from '../better-off/BetterOff'
import { useMessages } from '../catalogue'
import { DASHBOARD_BANDS } from '../facts'
import { useJobsFor } from '../first-run/api'
import { leading } from '../first-run/steps'
import { InvitationsWaiting } from '../invitations/Invited'
import { useMatchSummary } from '../jobs/api'
import { useJobsMessages } from '../jobs/catalogue'
import { reasonOf } from '../jobs/fit'
import { ApplyLink } from '../jobs/JobCard'
import { cardLines, Fit } from '../jobs/job-lines'
import { SaveToggle } from '../jobs/SaveToggle'
import { Answer } from '../parts/Answer'
import { useOnline } from '../parts/Offline'
import { questionsAddress } from '../parts/questions-address'
import { PlacementQuestions } from '../placements/PlacementQuestions'
import { SkillsGapFold } from '../skills-gap/SkillsGap'
import { FromMyCoach } from '../work-coach/Waiting'
import { Agreed } from './Agreed'
import { Applications } from './Applications'
import { useProfile } from './api'
import { useDashboardMessages } from './catalogue'
import styles from './dashboard.module.css'
import { NextStepCard } from './NextStepCard'
import { Progress } from './Progress'
import { RecentNotices } from './RecentNotices'

const MAX_MATCHES = 3

/** /dashboard: the next step, and the state of everything else. */
export default function DashboardPage() {
  const t = useMessages()
  const d = useDashboardMessages()
  const { user } = useSession()
  usePageTitle(t('common.dashboard'))
  const profile = useProfile()
  const summary = useMatchSummary()
  const online = useOnline()
  // The person may have given a name after signing in.
  const name = user?.firstName || profile.data?.firstName
  const greeting = user?.isFirstSession ? 'dashboard.welcomeNew' : 'dashboard.welcomeName'
  const heading = <h1 className={styles.hello}>{name ? t(greeting, { name }) : t('dashboard.welcome')}</h1>
  // Without any answer one message says why, and not each part by itself.
  if (!profile.data && !summary.data && (!online || (profile.error && summary.error))) {
    const refetch = () => Promise.all([profile.refetch(), summary.refetch()])
    return (
      <Page>
        {heading}
        <Answer of={{ data: undefined, error: summary.error, refetch }}>{() => null}</Answer>
      </Page>
    )
  }
  return (
    <Page>
      {heading}
      <div className={styles.board}>
        <div className={styles.alerts}>
          <InvitationsWaiting />
          <FromMyCoach />
          <PlacementQuestions />
        </div>
        {/* Two columns of their own height, so that neither leaves a hole in the other. */}
        <div className={styles.column}>
          <NextStepCard />
          <div className={styles.agreed}>
            <Agreed />
          </div>
          <div>
            <Matches />
          </div>
          <Applications />
        </div>
        <div className={styles.column}>
          <Figures />
          <div>
            <Progress />
          </div>
          <RecentNotices />
          <div>
            <SkillsGapFold />
          </div>
          <nav className={styles.more} aria-label={d('more.label')}>
            <Link to="/interview-practice">{d('more.practice')}</Link>
            <Link to="/cv-review">{d('more.cv')}</Link>
            <Link to="/my-data">{d('more.sent')}</Link>
            <BetterOffLink />
          </nav>
        </div>
        <div className={styles.wide}>
          <Slot name="jobseeker.dashboard" />
        </div>
      </div>
    </Page>
  )
}

/** Three summary cards; each links to what it counts. None while there is nothing to count. */
function Figures() {
  const t = useMessages()
  const summary = useMatchSummary()
  const profile = useProfile()
  // The matches below say that this answer failed.
  if (summary.error && !summary.data) return null
  return (
    <Answer of={summary} lines={1}>
      {({ matches, postedToday }) =>
        matches > 0 && (
          <ul className={styles.figures}>
            <Figure to="/jobs" name={t('common.jobMatches')} value={String(matches)} />
            {profile.data && <Figure to="/profile" name={t('dashboard.profile')} value={`${profile.data.progress.percent}%`} />}
            <Figure to="/jobs?sort=most-recent" name={t('dashboard.today')} value={String(postedToday)} />
          </ul>
        )
      }
    </Answer>
  )
}

const Figure = ({ to, name, value }: { to: string; name: string; value: string }) => (
  <li>
    <Link to={to}>
      <strong>{value}</strong> {name}
    </Link>
  </li>
)

function Matches() {
  const t = useMessages()
  const d = useDashboardMessages()
  const summary = useMatchSummary()
  const total = summary.data?.matches ?? 0
  return (
    <Section
      title={t('dashboard.top')}
      id="dashboard-matches"
      actions={<Link to="/jobs">{total > MAX_MATCHES ? d('matches.all', { count: total }) : t('dashboard.allJobs')}</Link>}
    >
      <Answer of={summary} cards={2}>
        {({ top, skills }) => (top.length === 0 ? <Nearest isScored={skills.length > 0} /> : <Cards jobs={top} />)}
      </Answer>
    </Section>
  )
}

/** Shown without matches: the nearest jobs, or what to do when there are none. */
function Nearest({ isScored }: { isScored: boolean }) {
  const t = useMessages()
  const d = useDashboardMessages()
  const board = useJobsFor({}, String(MAX_MATCHES))
  return (
    <Answer of={board} cards={2}>
      {({ items, needsPlace }) =>
        leading(items).length === 0 || needsPlace ? (
          <EmptyState
            title={t(isScored ? 'hub.noMatches' : 'hub.noCv')}
            picture={<Drawing name={isScored ? 'search' : 'cv'} />}
            action={
              isScored ? undefined : (
                <ButtonLink to={questionsAddress()} variant="secondary">
                  {t('common.fiveQuestions')}
                </ButtonLink>
              )
            }
          >
            {t(isScored ? 'dashboard.noneText' : 'hub.noCvText')}
          </EmptyState>
        ) : (
          <>
            <p className={styles.closest}>{d(isScored ? 'matches.closest' : 'matches.nearest')}</p>
            <Cards jobs={leading(items)} />
          </>
        )
      }
    </Answer>
  )
}

function Cards({ jobs }: { jobs: readonly BoardJob[] }) {
  const t = useMessages()
  const w = useJobsMessages()
  return (
    <JobCards>
      {jobs.slice(0, MAX_MATCHES).map((job) => (
        <JobCard
          key={job.id}
          title={job.title}
          to={`/jobs/${job.id}`}
          company={job.company}
          logo={job.logo}
          lines={cardLines(t, w, job, true)}
          fit={<Fit job={job} bands={DASHBOARD_BANDS} />}
          reason={reasonOf(t, w, job)}
          save={<SaveToggle job={job} compact />}
          action={<ApplyLink job={job} variant="secondary" />}
        />
      ))}
    </JobCards>
  )
}
