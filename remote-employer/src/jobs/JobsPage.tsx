// biome-ignore-all lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
import type { EmployerJob } from '@onward/contracts/jobs'
import { usePageTitle } from '@onward/portal-kit'
import { useSearchParams } from '@onward/portal-kit/router'
import { ButtonLink, EmptyState, Field, LoadMore, Page, PageHeader, Select, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import { useEmployerLive } from '../live'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import filterStyles from '../parts/FilterBar.module.css'
import { useSearchField } from '../parts/search'
import { useMessages } from '../words'
import { JOB_STATE_FILTERS, jobFiltersFrom, useJobs } from './api'
import { CloseDialog } from './CloseDialog'
import { JobTable } from './JobTable'

/** /employer/jobs: Job Management. */
export default function JobsPage() {
  const t = useMessages()
  const [address, setAddress] = useSearchParams()
  const [closing, setClosing] = useState<EmployerJob | null>(null)
  const filters = jobFiltersFrom(address)
  const jobs = useJobs(filters)
  usePageTitle(t('jobs.title'))
  useEmployerLive({ announced: false })

  const change = (name: 'q' | 'state', value: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '' || value === 'all') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: name === 'q' },
    )
  const search = useSearchField(filters.q, (text) => change('q', text))
  const create = (
    <>
      <ButtonLink to="/employer/jobs/import" variant="secondary">
        {t('jobs.import')}
      </ButtonLink>
      <ButtonLink to="/employer/post-job">{t('jobs.create')}</ButtonLink>
    </>
  )
  return (
    <Page>
      <AreaNav />
      <PageHeader title={t('jobs.title')} actions={create} />
      <form
        role="search"
        onSubmit={(event) => event.preventDefault()}
        className={filterStyles.bar}
        aria-label={t('applications.filters')}
      >
        <div className={filterStyles.search}>
          <Field label={t('jobs.search')}>
            <TextInput
              type="search"
              value={search.text}
              maxLength={100}
              onChange={(event) => search.setText(event.target.value)}
            />
          </Field>
        </div>
        <Field label={t('jobs.state')}>
          <Select
            value={filters.state}
            onChange={(event) => change('state', event.target.value)}
            options={JOB_STATE_FILTERS.map((value) => ({ value, label: t(value === 'all' ? 'jobs.state.all' : `job.${value}`) }))}
          />
        </Field>
      </form>
      <Answer of={jobs}>
        {({ pages }) => {
          const shown = pages.flatMap((page) => page.items)
          const total = pages[0]?.total ?? 0
          if (total === 0) return <EmptyState title={t('jobs.empty')}>{t('jobs.empty.text')}</EmptyState>
          return (
            <>
              <JobTable jobs={shown} onClose={setClosing} />
              <LoadMore
                label={t('loadMore')}
                status={t('showing', { shown: shown.length, total })}
                loading={jobs.isFetchingNextPage}
                done={!jobs.hasNextPage}
                onLoadMore={() => void jobs.fetchNextPage()}
              />
            </>
          )
        }}
      </Answer>
      <CloseDialog job={closing} onDone={() => setClosing(null)} />
    </Page>
  )
}
