import { JOB_LIST_SORTS } from '@onward/contracts/jobs/employer-jobs'
import { ListTools, SavedViews, useNarrow } from '@onward/ui/data'
import { useMessages } from '../catalogue'
import { typeText } from '../facts'
import { usePostingMessages } from '../posting/catalogue'
import { addressOf, JOB_STATE_FILTERS, JOB_TYPE_FILTERS, type JobFilters, NO_FILTERS } from './api'

interface ViewsProps {
  filters: JobFilters
  /** Of all jobs, before filters. */
  counts: Readonly<Record<'Active' | 'Draft' | 'Closed', number>> | undefined
}
/** The statuses, each with its number of jobs; other filters stay. */
export function JobViews({ filters, counts }: ViewsProps) {
  const t = useMessages()
  const p = usePostingMessages()
  const countOf = (state: (typeof JOB_STATE_FILTERS)[number]) =>
    counts && (state === 'all' ? counts.Active + counts.Draft + counts.Closed : counts[state])
  return (
    <SavedViews
      label={t('common.status')}
      current={filters.state}
      views={JOB_STATE_FILTERS.map((state) => {
        const count = countOf(state)
        return {
          id: state,
          label: state === 'all' ? p('common.allJobs') : t(`job.${state}`),
          to: addressOf({ ...filters, state }),
          ...(count !== undefined && { count }),
        }
      })}
    />
  )
}

interface ToolsProps {
  filters: JobFilters
  locations: readonly string[]
  /** How many the filters leave, once loaded. */
  total: number | undefined
  onChange(name: keyof JobFilters, value: string): void
  onClear(): void
}
/** Search and filters. On a phone, where the table has no head, the sort is among them. */
export function JobTools({ filters, locations, total, onChange, onClear }: ToolsProps) {
  const t = useMessages()
  const p = usePostingMessages()
  const isNarrow = useNarrow()
  // A stored link may name a place that no job has any more.
  const places = [...new Set([...(filters.location ? [filters.location] : []), ...locations])]
  // The empty value stands for "not filtered".
  const unset = (value: string, none: string) => (value === none ? '' : value)
  return (
    <ListTools
      label={p('common.filters')}
      search={{
        label: t('jobs.search'),
        placeholder: t('jobs.search'),
        value: filters.q,
        onSearch: (text) => onChange('q', text.slice(0, 100)),
      }}
      filters={[
        {
          id: 'location',
          isSearched: places.length > 20,
          label: p('common.location'),
          value: filters.location,
          options: [{ value: '', label: p('list.location.all') }, ...places.map((value) => ({ value, label: value }))],
        },
        {
          id: 'type',
          label: p('common.jobType'),
          value: unset(filters.type, 'all'),
          options: JOB_TYPE_FILTERS.map((value) => ({
            value: unset(value, 'all'),
            label: value === 'all' ? p('list.type.all') : typeText(t, value),
          })),
        },
        ...(isNarrow
          ? [
              {
                id: 'sort',
                label: p('common.sortBy'),
                value: unset(filters.sort, 'newest'),
                options: JOB_LIST_SORTS.map((value) => ({ value: unset(value, 'newest'), label: p(`list.sort.${value}`) })),
              },
            ]
          : []),
      ]}
      leaves={total === undefined ? undefined : p('list.leaves', { count: total })}
      onFilter={(id, value) => onChange(id as keyof JobFilters, value || NO_FILTERS[id as keyof JobFilters])}
      onClear={onClear}
      clearLabel={p('common.clearFilters')}
    />
  )
}
