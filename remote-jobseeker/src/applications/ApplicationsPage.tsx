import { isLive } from '@onward/contracts/jobs/application-states'
import type { MyApplication } from '@onward/contracts/jobs/own-applications'
import type { ApplicationDraft } from '@onward/contracts/jobseekers/application-drafts'
import { usePageTitle } from '@onward/portal-kit'
import { Drawing } from '@onward/ui/drawing'
import { ButtonLink, EmptyState, InlineAlert, LoadMore, Page, PageHeader, Section, Stack, VisuallyHidden } from '@onward/ui/frame'
import { PlaceholderRows } from '@onward/ui/placeholder'
import { useDrafts } from '../apply/drafts'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { ApplicationList } from './ApplicationList'
import { useApplications, useInterviews } from './api'
import styles from './applications.module.css'
import { useApplicationMessages } from './catalogue'
import { DraftList } from './DraftList'
import { weekdayAndTime } from './when'

const isWaiting = ({ state, frozen }: MyApplication) => !frozen && (state === 'interview_invited' || state === 'offered')

/** First what waits for the person, then drafts, then the rest; one plain list when there is nothing of the first two. */
function Grouped({ items, drafts }: { items: readonly MyApplication[]; drafts: readonly ApplicationDraft[] }) {
  const t = useApplicationMessages()
  const hasInterview = items.some(({ state }) => state === 'interview_scheduled')
  const interviews = useInterviews(hasInterview)
  const agreed = (interviews.data?.items ?? []).filter(({ state }) => state === 'confirmed')
  const times = new Map(agreed.map(({ applicationId, startsAt }) => [applicationId, startsAt ?? '']))
  const [first, others] = [items.filter(isWaiting), items.filter((one) => !isWaiting(one))]
  const next = (application: MyApplication) => <Next application={application} startsAt={times.get(application.id)} />
  if (first.length === 0 && drafts.length === 0) return <ApplicationList items={items} level={2} next={next} />
  return (
    <>
      {first.length > 0 && (
        <Section title={t('list.first')}>
          <ApplicationList items={first} next={next} />
        </Section>
      )}
      {drafts.length > 0 && <DraftList drafts={drafts} />}
      {others.length > 0 && (
        <Section title={t(first.length > 0 ? 'list.others' : 'list.sent')}>
          <ApplicationList items={others} next={next} />
        </Section>
      )}
    </>
  )
}

/** What the person has to do, or when their interview is. */
function Next({ application: { id, state, jobTitle }, startsAt }: { application: MyApplication; startsAt: string | undefined }) {
  const t = useApplicationMessages()
  if (state === 'interview_scheduled' && startsAt)
    return <p className={styles.when}>{t('list.interviewOn', { when: weekdayAndTime(startsAt) })}</p>
  if (state !== 'interview_invited' && state !== 'offered') return null
  return (
    <ButtonLink to={`/applications/${id}`} size="s">
      {t(`list.answer.${state}`)}
      <VisuallyHidden>: {jobTitle}</VisuallyHidden>
    </ButtonLink>
  )
}

/** The service deletes a draft shortly after its application arrived; until then it is left out here. */
const notSent = (drafts: readonly ApplicationDraft[], items: readonly MyApplication[]): ApplicationDraft[] => {
  const sent = new Set(items.filter(({ state }) => isLive(state)).map(({ jobId }) => jobId))
  return drafts.filter(({ jobId }) => !sent.has(jobId))
}

/** /applications: what waits for the person, drafts, and all applications, newest first. */
export default function ApplicationsPage() {
  const t = useMessages()
  usePageTitle(t('applications.title'))
  const list = useApplications()
  const drafts = useDrafts()
  const items = list.data?.pages.flatMap((page) => page.items)
  // A failure to load drafts must not hide the applications.
  const both = items && (drafts.data || drafts.error) ? { items, drafts: notSent(drafts.data?.items ?? [], items) } : undefined
  return (
    <Page>
      <PageHeader title={t('applications.title')} lead={t('applications.lead')} />
      <Answer
        of={{ data: both, error: list.error, refetch: list.refetch }}
        shape={<PlaceholderRows rows={3} mark="square" box="each" />}
      >
        {(found) =>
          found.items.length + found.drafts.length === 0 ? (
            <EmptyState
              title={t('applications.none')}
              picture={<Drawing name="sent" />}
              action={<ButtonLink to="/jobs">{t('applications.find')}</ButtonLink>}
            >
              {t('applications.noneText')}
            </EmptyState>
          ) : (
            <Stack gap={4}>
              <Grouped {...found} />
              {list.isFetchNextPageError && <InlineAlert tone="danger" title={t('failed.more')} />}
              {found.items.length > 0 && (
                <LoadMore
                  label={t('common.loadMore')}
                  status={t('applications.status', {
                    shown: found.items.length,
                    total: list.data?.pages[0]?.total ?? found.items.length,
                    count: list.data?.pages[0]?.total ?? found.items.length,
                  })}
                  loading={list.isFetchingNextPage}
                  done={!list.hasNextPage}
                  onLoadMore={() => void list.fetchNextPage()}
                />
              )}
            </Stack>
          )
        }
      </Answer>
    </Page>
  )
}
