import type { QueryOf } from '@onward/contracts/endpoint'
import type { ApplicationStage } from '@onward/contracts/jobs/application-states'
import { APPLICATION_SORTS, APPLICATION_STATUSES, listEmployerApplications } from '@onward/contracts/jobs/employer-applications'
import * as v from 'valibot'

type Query = QueryOf<typeof listEmployerApplications>
export type ApplicationSort = Query['sort']
export interface ApplicationFilters {
  q: string
  status: Query['status']
  /** Empty: all jobs. */
  jobId: string
  badges: Query['badges']
  shortlist: boolean
  /** A saved view; empty for none. */
  view: NonNullable<Query['view']> | ''
  sort: Query['sort']
}

export const STATUS_FILTERS = APPLICATION_STATUSES
export const BADGE_FILTERS = ['all', 'high', 'medium', 'low'] as const
const NAMES = ['q', 'status', 'jobId', 'badges', 'shortlist', 'view', 'sort'] as const

/** Filters from the address; values that the endpoint would refuse count as not set, so that old links still work. */
export function filtersFrom(address: URLSearchParams): ApplicationFilters {
  const read = <K extends (typeof NAMES)[number]>(name: K): Query[K] | undefined => {
    const checked = v.safeParse(listEmployerApplications.query.entries[name], address.get(name) ?? undefined)
    return checked.success ? (checked.output as Query[K]) : undefined
  }
  const jobId = read('jobId') ?? ''
  const sort = read('sort') ?? 'newest'
  return {
    q: read('q') ?? '',
    status: read('status') ?? 'all',
    jobId,
    badges: read('badges') ?? 'all',
    shortlist: read('shortlist') ?? false,
    view: read('view') ?? '',
    sort: isByMatch(sort) && !jobId ? 'newest' : sort,
  }
}

/** People are compared for one job. */
const isByMatch = (sort: ApplicationSort) => sort === 'best-match' || sort === 'lowest-match'
/** Sorts that the filters allow. */
export const sortsFor = (filters: ApplicationFilters) =>
  APPLICATION_SORTS.filter((sort) => !isByMatch(sort) || filters.jobId !== '')

const UNSET: ReadonlySet<string> = new Set(['', 'all', 'false', 'newest'])

/** The address with one filter set or removed; other parameters stay. */
export function withFilter(address: URLSearchParams, name: keyof ApplicationFilters, value: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (UNSET.has(value)) next.delete(name)
  else next.set(name, value)
  return next
}

/** Whether any filter is set. */
export const isFiltered = (filters: ApplicationFilters): boolean =>
  filters.q !== '' ||
  filters.status !== 'all' ||
  filters.jobId !== '' ||
  filters.badges !== 'all' ||
  filters.shortlist ||
  filters.view !== ''

/** The query; filters that are not set are left out. */
export const queryOf = (filters: ApplicationFilters) => ({
  ...(filters.q && { q: filters.q }),
  ...(filters.status !== 'all' && { status: filters.status }),
  ...(filters.jobId && { jobId: filters.jobId }),
  ...(filters.badges !== 'all' && { badges: filters.badges }),
  ...(filters.shortlist && { shortlist: 'true' as const }),
  ...(filters.view && { view: filters.view }),
  ...(filters.sort !== 'newest' && { sort: filters.sort }),
})

/** The filters as a query string, for links from the list to an application and back. */
export const searchOf = (filters: ApplicationFilters): string => {
  const text = new URLSearchParams(queryOf(filters)).toString()
  return text && `?${text}`
}
export const listPath = (filters: ApplicationFilters): string => `/employer/applications${searchOf(filters)}`
/** The same applications by stage. */
export const boardPath = (filters: ApplicationFilters, stage?: ApplicationStage): string =>
  `/employer/applications?${new URLSearchParams({ ...queryOf({ ...filters, status: 'all' }), layout: 'board', ...(stage && { stage }) })}`
/** The list with one application beside it. */
export const openPath = (filters: ApplicationFilters, id: string): string =>
  `/employer/applications?${new URLSearchParams({ ...queryOf(filters), open: id })}`
