import { usePageTitle } from '@onward/portal-kit'
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
  const [address, setAddress] = useSearchParams()
  const filters = filtersFrom(address)
  const applications = useApplications(filters)
  const jobs = useJobChoices()
  usePageTitle(t('applications.title'))
  useEmployerLive({ announced: true })

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
              <ApplicationList applications={shown} label={t('applications.title')} />
              <LoadMore
                label={t('loadMore')}
                status={t('showing', { shown: shown.length, total })}
                loading={applications.isFetchingNextPage}
                done={!applications.hasNextPage}
                onLoadMore={() => void applications.fetchNextPage()}
              />
            </>
          )
        }}
      </Answer>
    </Page>
  )
}
