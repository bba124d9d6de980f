import type { MyApplication } from '@onward/contracts/jobs'
import { usePageTitle } from '@onward/portal-kit'
import { ButtonLink, EmptyState, InlineAlert, LoadMore, Page, PageHeader, Section, Stack } from '@onward/ui/frame'
import { useApplicationsLive } from '../live'
import { Answer } from '../parts/Answer'
import { useMessages } from '../words'
import { ApplicationList } from './ApplicationList'
import { useApplications } from './api'
import { useApplicationMessages } from './words'

/** What waits for the person stands first, under a heading of its own; without any, it is one list. */
function Grouped({ items }: { items: readonly MyApplication[] }) {
  const t = useApplicationMessages()
  const isWaiting = ({ state }: MyApplication) => state === 'interview_invited' || state === 'offered'
  const [first, others] = [items.filter(isWaiting), items.filter((one) => !isWaiting(one))]
  if (first.length === 0) return <ApplicationList items={items} level={2} />
  return (
    <>
      <Section title={t('list.first')}>
        <ApplicationList items={first} />
      </Section>
      {others.length > 0 && (
        <Section title={t('list.others')}>
          <ApplicationList items={others} />
        </Section>
      )}
    </>
  )
}

/** /applications: everything the person applied for, newest first. */
export default function ApplicationsPage() {
  const t = useMessages()
  usePageTitle(t('applications.title'))
  useApplicationsLive()
  const list = useApplications()
  const items = list.data?.pages.flatMap((page) => page.items)
  return (
    <Page>
      <PageHeader title={t('applications.title')} lead={t('applications.lead')} />
      <Answer of={{ data: items, error: list.error, refetch: list.refetch }} cards={3}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              title={t('applications.none')}
              icon="applications"
              action={<ButtonLink to="/jobs">{t('applications.find')}</ButtonLink>}
            >
              {t('applications.noneText')}
            </EmptyState>
          ) : (
            <Stack gap={4}>
              <Grouped items={found} />
              {list.isFetchNextPageError && <InlineAlert tone="danger" title={t('failed.more')} />}
              <LoadMore
                label={t('applications.more')}
                status={t('applications.status', { shown: found.length, total: list.data?.pages[0]?.total ?? found.length })}
                loading={list.isFetchingNextPage}
                done={!list.hasNextPage}
                onLoadMore={() => void list.fetchNextPage()}
              />
            </Stack>
          )
        }
      </Answer>
    </Page>
  )
}
