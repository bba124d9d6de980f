// biome-ignore-all lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
import type { EmployerJob } from '@onward/contracts/jobs/employer-jobs'
import { JOB_LIST_SORTS } from '@onward/contracts/jobs/employer-jobs'
import { usePageTitle } from '@onward/portal-kit'
import { useSearchParams } from '@onward/portal-kit/router'
import { useSearchField } from '@onward/ui/area'
import { Button, ButtonLink, EmptyState, Field, LoadMore, Page, PageHeader, Select, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { typeText } from '../facts'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { usePostingMessages } from '../posting/catalogue'
import { DraftList } from '../posting/DraftList'
import { JOB_STATE_FILTERS, JOB_TYPE_FILTERS, type JobFilters, jobFiltersFrom, NO_FILTERS, useJobs } from './api'
import { DeleteDialog } from './DeleteDialog'
import { JobCard } from './JobCard'
import styles from './jobs.module.css'

/** /employer/jobs: Job Management. */
export default function JobsPage() {
  const t = useMessages()
  const [address, setAddress] = useSearchParams()
  const [deleting, setDeleting] = useState<EmployerJob | null>(null)
  const filters = jobFiltersFrom(address)
  const jobs = useJobs(filters)
  const first = jobs.data?.pages[0]
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
  const isFiltered = filters.q + filters.location !== '' || filters.state !== 'all' || filters.type !== 'all'
  return (
    <Page>
      <AreaNav />
      <PageHeader
        title={t('jobs.title')}
        actions={
          <>
            <ButtonLink to="/employer/jobs/import" variant="secondary">
              {t('jobs.import')}
            </ButtonLink>
            <ButtonLink to="/employer/post-job">{t('jobs.create')}</ButtonLink>
          </>
        }
      />
      <Filters filters={filters} counts={first?.counts} locations={first?.locations ?? []} onChange={change} />
      {!isFiltered && <DraftList />}
      <Answer of={jobs}>
        {({ pages }) => {
          const found = pages.flatMap((page) => page.items)
          const total = pages[0]?.total ?? 0
          if (total === 0) return <NoJobs onClear={isFiltered ? clear : undefined} />
          return (
            <>
              <div className={styles.list}>
                {found.map((job) => (
                  <JobCard key={job.id} job={job} onDelete={setDeleting} />
                ))}
              </div>
              <LoadMore
                label={t('common.loadMore')}
                status={t('common.showingOf', { shown: found.length, total })}
                loading={jobs.isFetchingNextPage}
                done={!jobs.hasNextPage}
                onLoadMore={() => void jobs.fetchNextPage()}
              />
            </>
          )
        }}
      </Answer>
      <DeleteDialog job={deleting} onDone={() => setDeleting(null)} />
    </Page>
  )
}

function NoJobs({ onClear }: { onClear: (() => void) | undefined }) {
  const t = useMessages()
  const p = usePostingMessages()
  return (
    <EmptyState title={t('jobs.empty')} action={onClear && <Button onClick={onClear}>{p('common.clearFilters')}</Button>}>
      {t('jobs.empty.text')}
    </EmptyState>
  )
}

interface FiltersProps {
  filters: JobFilters
  counts: Readonly<Record<'Active' | 'Draft' | 'Closed', number>> | undefined
  locations: readonly string[]
  onChange(name: keyof JobFilters, value: string): void
}

function Filters({ filters, counts, locations, onChange }: FiltersProps) {
  const t = useMessages()
  const p = usePostingMessages()
  const search = useSearchField(filters.q, (text) => onChange('q', text))
  // A stored link may name a place that no job has any more.
  const places = [...new Set([...(filters.location ? [filters.location] : []), ...locations])]
  const stateLabels = (state: (typeof JOB_STATE_FILTERS)[number]) => {
    if (state === 'all') return t('jobs.state.all')
    return counts ? p('list.status', { status: t(`job.${state}`), count: counts[state] }) : t(`job.${state}`)
  }
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className={styles.filters} aria-label={p('common.filters')}>
      <div className={styles.search}>
        <Field label={t('jobs.search')}>
          <TextInput type="search" value={search.text} maxLength={100} onChange={(event) => search.setText(event.target.value)} />
        </Field>
      </div>
      <Field label={t('common.status')}>
        <Select
          value={filters.state}
          onChange={(event) => onChange('state', event.target.value)}
          options={JOB_STATE_FILTERS.map((value) => ({ value, label: stateLabels(value) }))}
        />
      </Field>
      <Field label={p('common.location')}>
        <Select
          value={filters.location}
          onChange={(event) => onChange('location', event.target.value)}
          options={[{ value: '', label: p('list.location.all') }, ...places.map((value) => ({ value, label: value }))]}
        />
      </Field>
      <Field label={p('common.jobType')}>
        <Select
          value={filters.type}
          onChange={(event) => onChange('type', event.target.value)}
          options={JOB_TYPE_FILTERS.map((value) => ({
            value,
            label: value === 'all' ? p('list.type.all') : typeText(t, value),
          }))}
        />
      </Field>
      <Field label={p('common.sortBy')}>
        <Select
          value={filters.sort}
          onChange={(event) => onChange('sort', event.target.value)}
          options={JOB_LIST_SORTS.map((value) => ({ value, label: p(`list.sort.${value}`) }))}
        />
      </Field>
    </form>
  )
}
