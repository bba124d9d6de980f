import { listCvs } from '@onward/contracts/jobseekers'
import { usePageTitle, useSession } from '@onward/portal-kit'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { ButtonLink, Card, EmptyState, Page, PageHeader, Row, Section, Stack } from '@onward/ui/frame'
import { ApplicationList } from '../applications/ApplicationList'
import { useLatestApplications } from '../applications/api'
import { DASHBOARD_BANDS } from '../facts'
import { useMatchSummary } from '../jobs/api'
import { ApplyLink } from '../jobs/JobCard'
import { JobFacts } from '../jobs/JobFacts'
import { MatchBar } from '../jobs/MatchBar'
import { useApplicationsLive, useCvsLive } from '../live'
import { Answer } from '../parts/Answer'
import { useMessages } from '../words'
import styles from './dashboard.module.css'
import { nextStep, STEP_PATHS } from './next-step'

const SHOWN_APPLICATIONS = '5'

/** /dashboard: where the person stands, and the one thing to do next. */
export default function DashboardPage() {
  const t = useMessages()
  const { user } = useSession()
  usePageTitle(t('dashboard.title'))
  useCvsLive()
  useApplicationsLive()
  const applications = useLatestApplications(SHOWN_APPLICATIONS)
  return (
    <Page>
      <PageHeader
        title={user?.firstName ? t('dashboard.welcomeName', { name: user.firstName }) : t('dashboard.welcome')}
        lead={t('dashboard.lead')}
      />
      <Stack gap={6}>
        <Next />
        <Summary />
        <Matches />
        <Section title={t('dashboard.applications')} actions={<Link to="/applications">{t('dashboard.allApplications')}</Link>}>
          <Answer of={applications} cards={1}>
            {({ items }) => (items.length === 0 ? <p>{t('applications.noneText')}</p> : <ApplicationList items={items} />)}
          </Answer>
        </Section>
      </Stack>
    </Page>
  )
}

function Next() {
  const t = useMessages()
  const cvs = useEndpoint(listCvs)
  const applications = useLatestApplications(SHOWN_APPLICATIONS)
  const both = {
    data: cvs.data && applications.data && { cvs: cvs.data.items, applied: applications.data.total },
    error: cvs.error ?? applications.error,
    refetch: () => Promise.all([cvs.refetch(), applications.refetch()]),
  }
  return (
    <Answer of={both} cards={1}>
      {(known) => {
        const step = nextStep(known.cvs, known.applied)
        return (
          <Card as="section" tone="tint" aria-label={t('dashboard.next')}>
            <Stack gap={3}>
              <p className={styles.soft}>{t('dashboard.next')}</p>
              <h2 className={styles.flat}>{t(`step.${step}.title`)}</h2>
              <p className={styles.flat}>{t(`step.${step}.text`)}</p>
              <div>
                <ButtonLink to={STEP_PATHS[step]}>{t(`step.${step}.action`)}</ButtonLink>
              </div>
              {(step === 'upload' || step === 'refused') && (
                <p className={styles.flat}>
                  <Link to="/cv-builder">{t('step.build')}</Link>
                </p>
              )}
              {step === 'matches' && (
                <p className={styles.flat}>
                  <Link to="/cv-review">{t('step.letter')}</Link>
                </p>
              )}
            </Stack>
          </Card>
        )
      }}
    </Answer>
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
          <Figure name={t('dashboard.average')} value={averageScore === null ? t('dashboard.none') : `${averageScore}%`} />
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
