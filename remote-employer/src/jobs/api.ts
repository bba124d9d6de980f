import { JOB_LIST_SORTS, listEmployerJobs } from '@onward/contracts/jobs/employer-jobs'
import { JOB_TYPES } from '@onward/contracts/jobs/job-facts'
import { usePages } from '@onward/portal-kit/queries'

export const JOB_STATE_FILTERS = ['all', 'Active', 'Draft', 'Closed'] as const
export const JOB_TYPE_FILTERS = ['all', ...JOB_TYPES] as const
export interface JobFilters {
  q: string
  state: (typeof JOB_STATE_FILTERS)[number]
  type: (typeof JOB_TYPE_FILTERS)[number]
  location: string
  sort: (typeof JOB_LIST_SORTS)[number]
}
export const NO_FILTERS: JobFilters = { q: '', state: 'all', type: 'all', location: '', sort: 'newest' }

const known = <T extends string>(values: readonly T[], value: string | null, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise

/** Filters from the address; unknown values count as not set. */
export const jobFiltersFrom = (address: URLSearchParams): JobFilters => ({
  q: (address.get('q') ?? '').slice(0, 100),
  state: known(JOB_STATE_FILTERS, address.get('state'), 'all'),
  type: known(JOB_TYPE_FILTERS, address.get('type'), 'all'),
  location: (address.get('location') ?? '').slice(0, 150),
  sort: known(JOB_LIST_SORTS, address.get('sort'), 'newest'),
})

export const isFiltered = ({ q, location, state, type }: JobFilters): boolean =>
  q + location !== '' || state !== 'all' || type !== 'all'

/** The list with these filters. */
export function addressOf(filters: JobFilters): string {
  const search = new URLSearchParams(
    Object.entries(filters).filter(([name, value]) => value !== NO_FILTERS[name as keyof JobFilters]),
  ).toString()
  return search ? `/employer/jobs?${search}` : '/employer/jobs'
}

export const useJobs = ({ q, state, type, location, sort }: JobFilters) =>
  usePages(listEmployerJobs, {
    query: {
      ...(q && { q }),
      ...(state !== 'all' && { state }),
      ...(type !== 'all' && { type }),
      ...(location && { location }),
      ...(sort !== 'newest' && { sort }),
    },
  })
