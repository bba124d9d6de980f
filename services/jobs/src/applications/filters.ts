import type { ApplicationState, QueryOf, readNeighbours } from '@onward/contracts'
import { APPLICATION_LABELS, APPLICATION_STATES, statusFilterValue } from '@onward/contracts/jobs/application-states'

export type ApplicationFilters = QueryOf<typeof readNeighbours>

/** Whether the list compares people for one job. */
export const isByMatch = ({ sort }: Pick<ApplicationFilters, 'sort'>): boolean => sort === 'best-match' || sort === 'lowest-match'

/** The shortlist of a job: applications that were shortlisted, including those further on. */
const SHORTLIST: readonly ApplicationState[] = [
  'shortlisted',
  'interview_invited',
  'interview_scheduled',
  'interviewed',
  'offered',
  'accepted',
]

const statusOf = (state: ApplicationState): string => statusFilterValue(APPLICATION_LABELS[state].employer)

/** The states that the filters for status and shortlist allow; null for all. */
export function statesOf({ status, shortlist }: Pick<ApplicationFilters, 'status' | 'shortlist'>): ApplicationState[] | null {
  if (status === 'all' && !shortlist) return null
  return APPLICATION_STATES.filter(
    (state) => (status === 'all' || statusOf(state) === status) && (!shortlist || SHORTLIST.includes(state)),
  )
}

/** The number of applications per status; `all` is their sum. */
export function countsByStatus(rows: readonly { state: ApplicationState; count: number }[], shortlist: boolean) {
  const counts: Record<string, number> = { all: 0 }
  for (const { state, count } of rows) {
    if (shortlist && !SHORTLIST.includes(state)) continue
    counts[statusOf(state)] = (counts[statusOf(state)] ?? 0) + count
    counts.all = (counts.all ?? 0) + count
  }
  return counts
}
