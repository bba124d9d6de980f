import { closeJob, listEmployerJobs, type QueryOf, readEmployerSummary } from '@onward/contracts'
import { usePages, useWrite } from '@onward/portal-kit/queries'

export const JOB_STATE_FILTERS = ['all', 'Active', 'Draft', 'Closed'] as const
export type JobStateFilter = QueryOf<typeof listEmployerJobs>['state']
export interface JobFilters {
  q: string
  state: JobStateFilter
}

/** Filters as the address has them; unknown values read as not set. */
export const jobFiltersFrom = (address: URLSearchParams): JobFilters => ({
  q: (address.get('q') ?? '').slice(0, 100),
  state: JOB_STATE_FILTERS.find((state) => state === address.get('state')) ?? 'all',
})

export const useJobs = ({ q, state }: JobFilters) =>
  usePages(listEmployerJobs, { query: { ...(q && { q }), ...(state !== 'all' && { state }) } })

export const useCloseJob = () => useWrite(closeJob, { invalidates: [listEmployerJobs, readEmployerSummary] })
