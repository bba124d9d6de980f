import { usePageTitle } from '@onward/portal-kit'
import { ButtonLink, EmptyState, InlineAlert, LoadMore, Page, PageHeader, Stack } from '@onward/ui/frame'
import { useApplicationsLive } from '../live'
import { Answer } from '../parts/Answer'
import { useMessages } from '../words'
import { ApplicationList } from './ApplicationList'
import { useApplications } from './api'

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
              <ApplicationList items={found} level={2} />
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
