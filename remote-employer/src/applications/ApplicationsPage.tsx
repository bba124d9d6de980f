import { MOST_AT_ONCE } from '@onward/contracts/jobs/application-moves'
import type { EmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { usePageTitle } from '@onward/portal-kit'
import { useSearchParams } from '@onward/portal-kit/router'
import { Button, EmptyState, LoadMore, Page, PageHeader } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useAnnounceChanges } from '../live'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { ApplicationFilterBar } from './ApplicationFilterBar'
import { ApplicationList } from './ApplicationList'
import { useApplicationJobs, useApplications } from './api'
import { useHiringMessages } from './catalogue'
import { filtersFrom, isFiltered, searchOf, withFilter } from './filters'
import { JobOfList } from './JobOfList'
import styles from './list.module.css'
import { ManyAtOnce } from './ManyAtOnce'

/** /employer/applications: all applications; search, filters and sort are in the address. */
export default function ApplicationsPage() {
  const t = useMessages()
  const h = useHiringMessages()
  const [address, setAddress] = useSearchParams()
  const filters = filtersFrom(address)
  const applications = useApplications(filters)
  const jobs = useApplicationJobs()
  // As they were when chosen: a colleague may move one meanwhile, and the service must know which version was seen.
  const [chosen, setChosen] = useState<ReadonlyMap<string, EmployerApplication>>(new Map())
  const job = jobs.data?.items.find(({ id }) => id === filters.jobId)
  const title = job && filters.shortlist ? h('list.shortlistTitle', { job: job.title }) : t('applications.title')
  usePageTitle(title)
  useAnnounceChanges()

  const choose = (these: readonly EmployerApplication[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const one of these) {
        if (!isChosen) next.delete(one.id)
        else if (next.size < MOST_AT_ONCE) next.set(one.id, one)
      }
      return next
    })
  const clear = () => setChosen(new Map())
  return (
    <Page>
      <AreaNav />
      <PageHeader title={title} />
      <ApplicationFilterBar
        filters={filters}
        jobs={jobs.data?.items ?? []}
        counts={applications.data?.pages[0]?.counts}
        onChange={(name, value) => {
          // Filtered-out people must not stay chosen.
          clear()
          setAddress((before) => withFilter(before, name, value), { replace: name === 'q' })
        }}
        onClear={() => {
          clear()
          setAddress({})
        }}
      />
      {job && <JobOfList job={job} filters={filters} />}
      <Answer of={applications}>
        {({ pages }) => {
          const found = pages.flatMap((page) => page.items)
          const total = pages[0]?.total ?? 0
          if (total === 0) {
            if (filters.shortlist && !filters.q && filters.status === 'all' && filters.badges === 'all')
              return <EmptyState title={h('list.shortlistEmpty')}>{h('list.shortlistEmptyText')}</EmptyState>
            return isFiltered(filters) ? (
              <EmptyState title={t('applications.empty')} />
            ) : (
              <EmptyState title={t('applications.empty.first')}>{t('applications.empty.first.text')}</EmptyState>
            )
          }
          return (
            <>
              <div className={styles.choose}>
                <Button variant="quiet" size="s" onClick={() => choose(found, true)}>
                  {h('many.chooseAll', { count: Math.min(found.length, MOST_AT_ONCE) })}
                </Button>
                {chosen.size >= MOST_AT_ONCE && <span className={styles.soft}>{h('many.most')}</span>}
              </div>
              <ApplicationList
                applications={found}
                label={title}
                search={searchOf(filters)}
                chosen={new Set(chosen.keys())}
                onChoose={(id, isChosen) =>
                  choose(
                    found.filter((one) => one.id === id),
                    isChosen,
                  )
                }
              />
              <LoadMore
                label={t('common.loadMore')}
                status={t('common.showingOf', { shown: found.length, total })}
                loading={applications.isFetchingNextPage}
                done={!applications.hasNextPage}
                onLoadMore={() => void applications.fetchNextPage()}
              />
            </>
          )
        }}
      </Answer>
      <ManyAtOnce chosen={[...chosen.values()]} onClear={clear} />
    </Page>
  )
}
