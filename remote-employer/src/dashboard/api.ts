import { listEmployerApplications } from '@onward/contracts/jobs/employer-applications'
import { listEmployerJobs, readEmployerSummary } from '@onward/contracts/jobs/employer-jobs'
import { readEmployerToday, readEmployerViews } from '@onward/contracts/jobs/employer-today'
import { listEmployerInterviews } from '@onward/contracts/jobs/interviews'
import { useEndpoint } from '@onward/portal-kit/queries'

/** Documented: clicking the active card returns to `all`. */
export const DASHBOARD_FILTERS = ['all', 'active-jobs', 'interviews'] as const
export type DashboardFilter = (typeof DASHBOARD_FILTERS)[number]

export const filterFrom = (address: URLSearchParams): DashboardFilter =>
  DASHBOARD_FILTERS.find((filter) => filter === address.get('show')) ?? 'all'

const MAX_ITEMS = '6'
/** More interviews than anybody holds in a day. */
const A_DAY = '20'
export const useSummary = () => useEndpoint(readEmployerSummary)
export const useViews = () => useEndpoint(readEmployerViews)
export const useToday = () => useEndpoint(readEmployerToday)
export const useInterviewsOfToday = () => ({
  upcoming: useEndpoint(listEmployerInterviews, { query: { list: 'upcoming', limit: A_DAY } }),
  answer: useEndpoint(listEmployerInterviews, { query: { list: 'answer', limit: '1' } }),
  outcome: useEndpoint(listEmployerInterviews, { query: { list: 'outcome', limit: '1' } }),
})
export const useRecentApplications = (filter: DashboardFilter) =>
  useEndpoint(
    listEmployerApplications,
    { query: { limit: MAX_ITEMS, ...(filter === 'interviews' && { status: 'interview-scheduled' }) } },
    { keepPrevious: true },
  )
export const useRecentJobs = (filter: DashboardFilter) =>
  useEndpoint(
    listEmployerJobs,
    { query: { limit: MAX_ITEMS, ...(filter === 'active-jobs' && { state: 'Active' }) } },
    { keepPrevious: true },
  )
