import type { ApplicationState, QueryOf, readNeighbours } from '@onward/contracts'
import {
  APPLICATION_LABELS,
  APPLICATION_STATES,
  type ApplicationStage,
  stageOf,
  statusFilterValue,
} from '@onward/contracts/jobs/application-states'

/** `states`: those of one stage of the board. */
export type ApplicationFilters = QueryOf<typeof readNeighbours> & { now: Date; states?: readonly ApplicationState[] }

/** Whether the list compares people for one job. */
export const isByMatch = ({ sort }: { sort: QueryOf<typeof readNeighbours>['sort'] }): boolean =>
  sort === 'best-match' || sort === 'lowest-match'

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

/** The states that the filters for stage, status and shortlist allow; null for all. */
export function statesOf({
  status,
  shortlist,
  states = APPLICATION_STATES,
}: Pick<ApplicationFilters, 'status' | 'shortlist' | 'states'>): ApplicationState[] | null {
  if (status === 'all' && !shortlist && states === APPLICATION_STATES) return null
  return states.filter((state) => (status === 'all' || statusOf(state) === status) && (!shortlist || SHORTLIST.includes(state)))
}

export const statesOfStage = (stage: ApplicationStage): readonly ApplicationState[] =>
  APPLICATION_STATES.filter((state) => stageOf(state) === stage)

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
