import { listEmployerApplications, type QueryOf } from '@onward/contracts'
import * as v from 'valibot'

type Query = QueryOf<typeof listEmployerApplications>
export interface ApplicationFilters {
  q: string
  status: Query['status']
  /** Empty: all jobs. */
  jobId: string
  badges: Query['badges']
}

export const STATUS_FILTERS = ['all', 'new', 'under-review', 'interview-scheduled', 'rejected'] as const
export const BADGE_FILTERS = ['all', 'high', 'medium', 'low'] as const

/** Filters as the address has them; what the endpoint would refuse reads as not set, so that an old link still opens. */
export function filtersFrom(address: URLSearchParams): ApplicationFilters {
  const read = <K extends 'q' | 'status' | 'jobId' | 'badges'>(name: K): Query[K] | undefined => {
    const checked = v.safeParse(listEmployerApplications.query.entries[name], address.get(name) ?? undefined)
    return checked.success ? (checked.output as Query[K]) : undefined
  }
  return { q: read('q') ?? '', status: read('status') ?? 'all', jobId: read('jobId') ?? '', badges: read('badges') ?? 'all' }
}

/** The address with one filter set or taken out; other parameters stay. */
export function withFilter(address: URLSearchParams, name: keyof ApplicationFilters, value: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value === '' || value === 'all') next.delete(name)
  else next.set(name, value)
  return next
}

export const isFiltered = (filters: ApplicationFilters): boolean =>
  filters.q !== '' || filters.status !== 'all' || filters.jobId !== '' || filters.badges !== 'all'

/** What is sent: empty filters are left out. */
export const queryOf = (filters: ApplicationFilters) => ({
  ...(filters.q && { q: filters.q }),
  ...(filters.status !== 'all' && { status: filters.status }),
  ...(filters.jobId && { jobId: filters.jobId }),
  ...(filters.badges !== 'all' && { badges: filters.badges }),
})
