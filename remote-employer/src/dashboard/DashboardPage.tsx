import { useErrorText, usePageTitle } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { Room, RoomHead, useNarrow } from '@onward/ui/area'
import { Button, ButtonLink, Disclosure, EmptyState, InlineAlert, Section } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { useAnnounceChanges } from '../live'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { PlacementChecks } from '../placements/PlacementChecks'
import { QuickJobForm } from '../posting/QuickJobForm'
import {
  type DashboardFilter,
  filterFrom,
  useInterviewsOfToday,
  useRecentApplications,
  useRecentJobs,
  useSummary,
  useToday,
  useViews,
} from './api'
import { useDashboardMessages } from './catalogue'
import styles from './DashboardPage.module.css'
import { FirstSteps } from './FirstSteps'
import { JobPostings } from './JobPostings'
import { RecentApplications } from './RecentApplications'
import { StatCards } from './StatCards'
import { dayInUk, Today } from './Today'
import { Tools } from './Tools'
import { ViewsChart } from './ViewsChart'

/** /employer/dashboard: figures, newest applications, postings, and a short form to post a job. */
export default function DashboardPage() {
  const t = useMessages()
  const [address, setAddress] = useSearchParams()
  const filter = filterFrom(address)
  const summary = useSummary()
  const applications = useRecentApplications(filter)
  const jobs = useRecentJobs(filter)
  const today = useToday()
  const views = useViews()
  const isNarrow = useNarrow()
  const lost = [summary, jobs, applications].filter(isLost)
  // A service that is down fails all its parts: said once above them, instead of in each.
  const isShown = (part: Part) => lost.length < 2 || !isLost(part)
  usePageTitle(t('dashboard.title'))
  useAnnounceChanges()

  const setFilter = (next: DashboardFilter) => setAddress(next === 'all' ? {} : { show: next })
  const organisation = summary.data?.organisation
  const header = (
    <>
      <AreaNav />
      <RoomHead title={t('dashboard.title')} note={organisation?.name}>
        <ButtonLink to="/employer/post-job" variant="secondary" size="s" icon="post">
          {t('post.title')}
        </ButtonLink>
      </RoomHead>
    </>
  )
  const stopped = stateOf(summary.error, organisation)
  if (stopped) {
    return (
      <Room>
        {header}
        <Stopped state={stopped} />
      </Room>
    )
  }
  return (
    <Room>
      {header}
      <div className={styles.page}>
        {lost.length > 1 && <Lost parts={lost} />}
        {organisation && !organisation.verified && <Waiting organisation={organisation.name} />}
        <div className={styles.top}>
          <div className={styles.now}>
            {filter === 'all' && summary.data && (
              <Waits
                unread={summary.data.newApplications}
                firstUnread={applications.data?.items.find(({ state }) => state === 'submitted')?.id}
                verified={organisation?.verified ?? false}
              />
            )}
            {isShown(summary) && (
              <Answer of={summary} lines={2}>
                {(counts) => <StatCards summary={counts} filter={filter} onFilter={setFilter} />}
              </Answer>
            )}
          </div>
          {filter === 'all' && views.data && <ViewsChart days={views.data.days} />}
        </div>
        {filter === 'all' && <PlacementChecks />}
        {filter !== 'all' && (
          <div className={styles.banner}>
            <span>
              {t('dashboard.filteringBy', {
                filter: t(filter === 'interviews' ? 'dashboard.interviews' : 'dashboard.activeJobs'),
              })}
            </span>
            <Button variant="secondary" size="s" onClick={() => setFilter('all')}>
              {t('dashboard.clearFilter')}
            </Button>
          </div>
        )}
        {isShown(jobs) && (
          <Section title={t('dashboard.postings')}>
            <Answer of={jobs}>
              {({ items, total }) =>
                items.length > 0 ? (
                  <>
                    <JobPostings jobs={items} postedBy={today.data?.postedBy ?? {}} />
                    <More count={items.length} total={total} to="/employer/jobs" label={t('common.allJobs')} />
                  </>
                ) : filter === 'active-jobs' ? (
                  <EmptyState title={t('dashboard.postings.none.active')} />
                ) : (
                  <EmptyState title={t('dashboard.postings.empty')}>{t('dashboard.postings.empty.text')}</EmptyState>
                )
              }
            </Answer>
          </Section>
        )}
        <div className={styles.columns}>
          <div className={styles.lists}>
            {isShown(applications) && (
              <Section title={t('dashboard.applications')}>
                <Answer of={applications}>
                  {({ items, total }) =>
                    items.length > 0 ? (
                      <>
                        <RecentApplications applications={items} />
                        <More
                          count={items.length}
                          total={total}
                          to="/employer/applications"
                          label={t('dashboard.applications.all')}
                        />
                      </>
                    ) : filter === 'interviews' ? (
                      <EmptyState title={t('dashboard.applications.none.interviews')} />
                    ) : (
                      <EmptyState title={t('dashboard.applications.empty')}>{t('dashboard.applications.empty.text')}</EmptyState>
                    )
                  }
                </Answer>
              </Section>
            )}
          </div>
          {isNarrow ? (
            <Disclosure summary={t('post.title')}>
              <QuickJobForm />
            </Disclosure>
          ) : (
            <Section title={t('post.title')}>
              <QuickJobForm />
            </Section>
          )}
        </div>
        <Section title={t('dashboard.tools')}>
          <Tools today={today.data} jobs={jobs.data?.items ?? []} />
        </Section>
      </div>
    </Room>
  )
}

type Part = { data: unknown; error: Error | null; refetch(): unknown }
const isLost = ({ data, error }: Part) => data === undefined && error !== null

function Lost({ parts }: { parts: readonly Part[] }) {
  const t = useMessages()
  const w = useDashboardMessages()
  const errorText = useErrorText()
  return (
    <InlineAlert tone="danger" title={w('lost')}>
      <p>{errorText(parts[0]?.error)}</p>
      <Button
        variant="secondary"
        size="s"
        onClick={() => {
          for (const { refetch } of parts) void refetch()
        }}
      >
        {t('common.tryAgain')}
      </Button>
    </InlineAlert>
  )
}

/** Why only a link elsewhere is shown: no organisation, or a suspended one. Null otherwise. */
function stateOf(error: ApiError | null, organisation: { name: string } | undefined): 'suspended' | 'none' | null {
  if (error?.code === 'organisation-suspended') return 'suspended'
  return organisation?.name === '' ? 'none' : null
}

function Stopped({ state }: { state: 'suspended' | 'none' }) {
  const w = useDashboardMessages()
  return (
    <InlineAlert tone={state === 'suspended' ? 'danger' : 'information'} title={w(`${state}.title`)}>
      <p>{w(`${state}.text`)}</p>
      <Link to="/employer/organisation">{w(`${state}.link`)}</Link>
    </InlineAlert>
  )
}

interface WaitsProps {
  unread: number
  /** The newest application that nobody has read. */
  firstUnread: string | undefined
  verified: boolean
}
/** First steps for a new employer; for the others, what waits today. */
function Waits({ unread, firstUnread, verified }: WaitsProps) {
  const w = useDashboardMessages()
  const today = useToday()
  const { upcoming, answer, outcome } = useInterviewsOfToday()
  // Each part has its own page, which shows its errors.
  if (!today.data || !upcoming.data || !answer.data || !outcome.data) return null
  if (!today.data.hasJobs) {
    return (
      <Section title={w('first.title')}>
        <FirstSteps verified={verified} />
      </Section>
    )
  }
  return (
    <Section title={w('today.title')}>
      <Today
        today={today.data}
        unread={unread}
        firstUnread={firstUnread}
        interviews={upcoming.data.items}
        counts={{ answer: answer.data.total, outcome: outcome.data.total }}
        day={dayInUk(new Date())}
      />
    </Section>
  )
}

/** An organisation that waits for verification may write jobs, and reads why nobody sees them yet. */
function Waiting({ organisation }: { organisation: string }) {
  const t = useMessages()
  return (
    <InlineAlert tone="information" title={t('waiting.title', { organisation })}>
      <p>{t('waiting.text')}</p>
      <p>{t('waiting.may')}</p>
      <p>{t('waiting.mayNot')}</p>
      <p>
        <Link to="/employer/organisation">{t('waiting.link')}</Link>
      </p>
    </InlineAlert>
  )
}

function More({ count, total, to, label }: { count: number; total: number; to: string; label: string }) {
  const t = useMessages()
  return (
    <p className={styles.more}>
      <Link to={to}>{label}</Link> {t('common.showingOf', { shown: count, total })}
    </p>
  )
}
