import type { listApplicationJobs, ResponseOf } from '@onward/contracts'
import { APPLICATION_VIEWS, type ApplicationView } from '@onward/contracts/jobs/employer-applications'
import { formatNumber } from '@onward/portal-kit/i18n'
import { ListTools, SavedViews, useNarrow } from '@onward/ui/data'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { useApplicationCounts } from './api'
import { useHiringMessages } from './catalogue'
import { type ApplicationFilters, BADGE_FILTERS, filtersFrom, STATUS_FILTERS, searchOf, sortsFor } from './filters'

export type ApplicationJob = ResponseOf<typeof listApplicationJobs>['items'][number]
type Counts = Readonly<Record<string, number>>

/** Statuses that are a view of their own; the others are in the filter. */
const VIEWS = ['all', 'new', 'interview-scheduled', 'offer-made', 'offer-accepted'] as const

interface ViewsProps {
  filters: ApplicationFilters
  /** The address of a view. */
  to(filters: ApplicationFilters): string
  counts: Counts | undefined
  shortlisted: number | undefined
  waiting: Readonly<Partial<Record<ApplicationView, number | undefined>>> | undefined
}
/** The statuses that employers look at most, and the shortlist; other filters stay. */
export function ApplicationViews({ filters, to, counts, shortlisted, waiting }: ViewsProps) {
  const h = useHiringMessages()
  const countOf = (status: string) => (counts && !filters.shortlist && !filters.view ? (counts[status] ?? 0) : undefined)
  const views = VIEWS.map((status) => ({
    id: status as string,
    label: h(`list.views.${status}`),
    to: to({ ...filters, status, shortlist: false, view: '' }),
    count: countOf(status),
  }))
  const shortlist = {
    id: 'shortlist',
    label: h('list.views.shortlist'),
    to: to({ ...filters, status: 'all', shortlist: true, view: '' }),
    count: shortlisted,
  }
  const asked = APPLICATION_VIEWS.map((view) => ({
    id: view as string,
    label: h(`list.views.${view}`),
    to: to({ ...filters, status: 'all', shortlist: false, view }),
    count: waiting?.[view],
  }))
  const current = filters.shortlist ? 'shortlist' : filters.status
  return (
    <SavedViews
      label={h('list.views.label')}
      current={filters.view ? filters.view : filters.shortlist && filters.status !== 'all' ? null : current}
      views={[...views.slice(0, 2), shortlist, ...asked, ...views.slice(2)]}
      own={{
        list: 'applications',
        query: searchOf({ ...filters, q: '' }).slice(1),
        isSearching: filters.q !== '',
        to: (query) => to(filtersFrom(new URLSearchParams(query))),
        useCounts: useApplicationCounts,
      }}
    />
  )
}

interface ToolsProps {
  filters: ApplicationFilters
  jobs: readonly ApplicationJob[]
  /** Number of applications per status under the other filters, once loaded. */
  counts: Counts | undefined
  /** How many the filters leave, once loaded. */
  total: number | undefined
  /** The board has its own order of stages. */
  isBoard: boolean
  onChange(name: keyof ApplicationFilters, value: string): void
  onClear(): void
  actions?: ReactNode
}
/** Search and filters. On a phone, where the table has no head, the sort is among them. */
export function ApplicationTools({ filters, jobs, counts, total, isBoard, onChange, onClear, actions }: ToolsProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const isNarrow = useNarrow()
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : h('list.counted', { label, count: formatNumber(count) })
  // The empty value stands for "not filtered".
  const unset = (value: string, none: string) => (value === none ? '' : value)
  return (
    <ListTools
      label={t('common.filters')}
      search={{
        label: t('applications.search'),
        placeholder: t('applications.search'),
        value: filters.q,
        onSearch: (text) => onChange('q', text.slice(0, 100)),
      }}
      filters={[
        ...(isBoard
          ? []
          : [
              {
                id: 'status',
                label: t('common.status'),
                value: unset(filters.status, 'all'),
                options: STATUS_FILTERS.map((value) => ({
                  value: unset(value, 'all'),
                  label: counted(h(`list.status.${value}`), counts && (counts[value] ?? 0)),
                })),
              },
            ]),
        {
          id: 'jobId',
          isSearched: jobs.length > 20,
          label: t('common.job'),
          value: filters.jobId,
          options: [
            { value: '', label: t('common.allJobs') },
            ...jobs.map((job) => ({ value: job.id, label: counted(`${job.title}, ${job.location}`, job.applications) })),
          ],
        },
        {
          id: 'badges',
          label: t('common.badges'),
          value: unset(filters.badges, 'all'),
          options: BADGE_FILTERS.map((value) => ({ value: unset(value, 'all'), label: t(`applications.badges.${value}`) })),
        },
        ...(isNarrow
          ? [
              {
                id: 'sort',
                label: h('common.sortBy'),
                value: unset(filters.sort, 'newest'),
                options: sortsFor(filters).map((value) => ({ value: unset(value, 'newest'), label: h(`list.sorts.${value}`) })),
              },
            ]
          : []),
      ]}
      leaves={total === undefined ? undefined : h('list.leaves', { count: total })}
      onFilter={(id, value) => onChange(id as keyof ApplicationFilters, value)}
      onClear={onClear}
      clearLabel={t('common.clearFilters')}
      actions={actions}
    />
  )
}
