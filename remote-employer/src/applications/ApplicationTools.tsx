import type { listApplicationJobs, ResponseOf } from '@onward/contracts'
import { formatNumber } from '@onward/portal-kit/i18n'
import { ListTools, SavedViews, useNarrow } from '@onward/ui/data'
import type { ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { useHiringMessages } from './catalogue'
import { type ApplicationFilters, BADGE_FILTERS, listPath, STATUS_FILTERS, sortsFor } from './filters'

export type ApplicationJob = ResponseOf<typeof listApplicationJobs>['items'][number]
type Counts = Readonly<Record<string, number>>

/** Statuses that are a view of their own; the others are in the filter. */
const VIEWS = ['all', 'new', 'interview-scheduled', 'offer-made', 'offer-accepted'] as const

interface ViewsProps {
  filters: ApplicationFilters
  counts: Counts | undefined
  shortlisted: number | undefined
}
/** The statuses that employers look at most, and the shortlist; other filters stay. */
export function ApplicationViews({ filters, counts, shortlisted }: ViewsProps) {
  const h = useHiringMessages()
  const countOf = (status: string) => (counts && !filters.shortlist ? (counts[status] ?? 0) : undefined)
  const views = VIEWS.map((status) => ({
    id: status as string,
    label: h(`list.views.${status}`),
    to: listPath({ ...filters, status, shortlist: false }),
    count: countOf(status),
  }))
  const shortlist = {
    id: 'shortlist',
    label: h('list.views.shortlist'),
    to: listPath({ ...filters, status: 'all', shortlist: true }),
    count: shortlisted,
  }
  return (
    <SavedViews
      label={h('list.views.label')}
      current={filters.shortlist ? (filters.status === 'all' ? 'shortlist' : null) : filters.status}
      views={[...views.slice(0, 2), shortlist, ...views.slice(2)]}
    />
  )
}

interface ToolsProps {
  filters: ApplicationFilters
  jobs: readonly ApplicationJob[]
  /** Number of applications per status under the other filters, once loaded. */
  counts: Counts | undefined
  onChange(name: keyof ApplicationFilters, value: string): void
  onClear(): void
  actions?: ReactNode
}
/** Search and filters. On a phone, where the table has no head, the sort is among them. */
export function ApplicationTools({ filters, jobs, counts, onChange, onClear, actions }: ToolsProps) {
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
        {
          id: 'status',
          label: t('common.status'),
          value: unset(filters.status, 'all'),
          options: STATUS_FILTERS.map((value) => ({
            value: unset(value, 'all'),
            label: counted(h(`list.status.${value}`), counts && (counts[value] ?? 0)),
          })),
        },
        {
          id: 'jobId',
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
      onFilter={(id, value) => onChange(id as keyof ApplicationFilters, value)}
      onClear={onClear}
      clearLabel={t('common.clearFilters')}
      actions={actions}
    />
  )
}
