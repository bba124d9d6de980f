import type { EmployerJob } from '@onward/contracts/jobs/employer-jobs'
import { usePageTitle } from '@onward/portal-kit'
import { useSearchParams } from '@onward/portal-kit/router'
import { Room, RoomHead } from '@onward/ui/area'
import { ButtonLink, EmptyState } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { AreaNav } from '../parts/AreaNav'
import { DraftList } from '../posting/DraftList'
import { isFiltered, type JobFilters, jobFiltersFrom, NO_FILTERS, useJobs } from './api'
import { DeleteDialog } from './DeleteDialog'
import { JobTable } from './JobTable'
import { JobTools, JobViews } from './JobTools'

/** /employer/jobs: Job Management. Search, filters and sort are in the address. */
export default function JobsPage() {
  const t = useMessages()
  const [address, setAddress] = useSearchParams()
  const [deleting, setDeleting] = useState<EmployerJob | null>(null)
  const filters = jobFiltersFrom(address)
  const found = useJobs(filters)
  const first = found.data?.pages[0]
  usePageTitle(t('jobs.title'))

  const change = (name: keyof JobFilters, value: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === NO_FILTERS[name]) after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: name === 'q' },
    )
  const clear = () => setAddress(filters.sort === 'newest' ? {} : { sort: filters.sort })
  return (
    <Room>
      <AreaNav />
      <RoomHead title={t('jobs.title')}>
        <ButtonLink to="/employer/jobs/import" variant="secondary">
          {t('jobs.import')}
        </ButtonLink>
        <ButtonLink to="/employer/post-job">{t('jobs.create')}</ButtonLink>
      </RoomHead>
      <JobViews filters={filters} counts={first?.counts} />
      <JobTools filters={filters} locations={first?.locations ?? []} total={first?.total} onChange={change} onClear={clear} />
      {!isFiltered(filters) && <DraftList />}
      <JobTable
        found={found}
        sort={filters.sort}
        onSort={(sort) => change('sort', sort)}
        onDelete={setDeleting}
        empty={<EmptyState title={t('jobs.empty')}>{t('jobs.empty.text')}</EmptyState>}
      />
      <DeleteDialog job={deleting} onDone={() => setDeleting(null)} />
    </Room>
  )
}
