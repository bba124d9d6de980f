import { usePageTitle, usePortal } from '@onward/portal-kit'
import { useSearchParams } from '@onward/portal-kit/router'
import { EmptyState, LoadMore, Page, PageHeader } from '@onward/ui/frame'
import { useEmployerLive } from '../live'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { useMessages } from '../words'
import { ApplicationFilterBar } from './ApplicationFilterBar'
import { ApplicationList } from './ApplicationList'
import { useApplications, useJobChoices } from './api'
import { filtersFrom, isFiltered, withFilter } from './filters'

/** /employer/applications: everyone who applied, newest first; search and filters live in the address. */
export default function ApplicationsPage() {
  const t = useMessages()
  const { announce } = usePortal()
  const [address, setAddress] = useSearchParams()
  const filters = filtersFrom(address)
  const applications = useApplications(filters)
  const jobs = useJobChoices()
  usePageTitle(t('applications.title'))
  useEmployerLive({ announced: true })

  const loadMore = async () => {
    const { data } = await applications.fetchNextPage()
    const shown = data?.pages.flatMap((page) => page.items).length ?? 0
    announce(t('loaded', { shown, total: data?.pages[0]?.total ?? shown }))
  }
  return (
    <Page>
      <AreaNav />
      <PageHeader title={t('applications.title')} />
      <ApplicationFilterBar
        filters={filters}
        jobs={jobs.data?.items ?? []}
        onChange={(name, value) => setAddress((before) => withFilter(before, name, value), { replace: name === 'q' })}
        onClear={() => setAddress({})}
      />
      <Answer of={applications}>
        {({ pages }) => {
          const shown = pages.flatMap((page) => page.items)
          const total = pages[0]?.total ?? 0
          if (total === 0) {
            return isFiltered(filters) ? (
              <EmptyState title={t('applications.empty')} />
            ) : (
              <EmptyState title={t('applications.empty.first')}>{t('applications.empty.first.text')}</EmptyState>
            )
          }
          return (
            <>
              <p aria-live="polite">{t('applications.count', { count: total })}</p>
              <ApplicationList applications={shown} label={t('applications.title')} />
              {applications.hasNextPage && (
                <LoadMore
                  onLoadMore={() => void loadMore()}
                  loading={applications.isFetchingNextPage}
                  label={t('loadMore')}
                  status={t('showing', { shown: shown.length, total })}
                />
              )}
            </>
          )
        }}
      </Answer>
    </Page>
  )
}
