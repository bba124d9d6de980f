import { usePageTitle, useSession } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { Card, EmptyState, Page, PageHeader, Row, Section, Stack } from '@onward/ui/frame'
import { ApplicationList } from '../applications/ApplicationList'
import { useLatestApplications } from '../applications/api'
import { AppointmentsSoon } from '../appointments/Soon'
import { BetterOffLink } from '../better-off/BetterOff'
import { useMessages } from '../catalogue'
import { DASHBOARD_BANDS } from '../facts'
import { InvitationsWaiting } from '../invitations/Invited'
import { useMatchSummary } from '../jobs/api'
import { ApplyLink } from '../jobs/JobCard'
import { JobFacts } from '../jobs/JobFacts'
import { MatchBar } from '../jobs/MatchBar'
import { MyTodosOnDashboard } from '../my-case/FromMyCase'
import { Answer } from '../parts/Answer'
import { PlacementQuestions } from '../placements/PlacementQuestions'
import { SkillsGapSection } from '../skills-gap/SkillsGap'
import { FromMyCoach } from '../work-coach/Waiting'
import { Badges } from './Badges'
import styles from './dashboard.module.css'
import { LOOKED_THROUGH, NextStepCard } from './NextStepCard'
import { ProfileView } from './ProfileView'
import { RecentNotices } from './RecentNotices'

const SHOWN_APPLICATIONS = 5

/** /dashboard: where the person stands, and the one thing to do next. */
export default function DashboardPage() {
  const t = useMessages()
  const { user } = useSession()
  usePageTitle(t('common.dashboard'))
  const applications = useLatestApplications(LOOKED_THROUGH)
  return (
    <Page>
      <PageHeader
        title={user?.firstName ? t('dashboard.welcomeName', { name: user.firstName }) : t('dashboard.welcome')}
        lead={t('dashboard.lead')}
      />
      <Stack gap={6}>
        <InvitationsWaiting />
        <FromMyCoach />
        <MyTodosOnDashboard />
        <PlacementQuestions />
        <NextStepCard />
        <AppointmentsSoon />
        <Summary />
        <Matches />
        <SkillsGapSection />
        <BetterOffLink />
        <Section title={t('dashboard.applications')} actions={<Link to="/applications">{t('dashboard.allApplications')}</Link>}>
          <Answer of={applications} cards={1}>
            {({ items }) =>
              items.length === 0 ? (
                <p>{t('applications.noneText')}</p>
              ) : (
                <ApplicationList items={items.slice(0, SHOWN_APPLICATIONS)} />
              )
            }
          </Answer>
        </Section>
        <RecentNotices />
        <Badges />
        <ProfileView />
      </Stack>
    </Page>
  )
}

function Summary() {
  const t = useMessages()
  const summary = useMatchSummary()
  return (
    <Answer of={summary} cards={1}>
      {({ matches, averageScore, postedToday }) => (
        <div className={styles.figures}>
          <Figure name={t('dashboard.matches')} value={String(matches)} />
          <Figure name={t('dashboard.average')} value={averageScore === null ? t('common.noneYet') : `${averageScore}%`} />
          <Figure name={t('dashboard.today')} value={String(postedToday)} />
        </div>
      )}
    </Answer>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <Card className={styles.figureCard}>
    <p className={styles.figure}>{value}</p>
    <p className={styles.soft}>{name}</p>
  </Card>
)

function Matches() {
  const t = useMessages()
  const summary = useMatchSummary()
  return (
    <Section title={t('dashboard.top')} actions={<Link to="/jobs">{t('dashboard.allJobs')}</Link>}>
      <Answer of={summary} cards={2}>
        {({ top, hasProfile }) =>
          top.length === 0 ? (
            <EmptyState title={t(hasProfile ? 'hub.noMatches' : 'hub.noCv')} icon="jobs">
              {t(hasProfile ? 'dashboard.noneText' : 'hub.noCvText')}
            </EmptyState>
          ) : (
            <div className={styles.matches}>
              {top.map((job) => (
                <Card key={job.id} as="article">
                  <Stack gap={3}>
                    <div>
                      <h3 className={styles.flat}>
                        <Link to={`/jobs/${job.id}`}>{job.title}</Link>
                      </h3>
                      <p className={styles.soft}>{job.company}</p>
                    </div>
                    <JobFacts job={job} />
                    {job.match && <MatchBar score={job.match.score} bands={DASHBOARD_BANDS} />}
                    <Row gap={3}>
                      <ApplyLink job={job} />
                    </Row>
                  </Stack>
                </Card>
              ))}
            </div>
          )
        }
      </Answer>
    </Section>
  )
}
