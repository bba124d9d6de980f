import { type ApplicationState, type badgeBand, idPrefixOf, type QueryOf, type readNeighbours } from '@onward/contracts'
import { APPLICATION_LABELS, APPLICATION_STATES, statusFilterValue } from '@onward/contracts/jobs/application-states'
import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { applications } from '../db/schema'

export type ApplicationFilters = QueryOf<typeof readNeighbours>

/** The shortlist of a job: who is on it, and those of it who are further on. */
const SHORTLIST: readonly ApplicationState[] = [
  'shortlisted',
  'interview_invited',
  'interview_scheduled',
  'interviewed',
  'offered',
  'accepted',
]

const shownAs = (state: ApplicationState): string => statusFilterValue(APPLICATION_LABELS[state].employer)

/** `badgeBand` in SQL. */
const BADGE_FILTERS: Readonly<Record<ReturnType<typeof badgeBand>, SQL>> = {
  high: gte(applications.badgeCount, 3),
  medium: eq(applications.badgeCount, 2),
  low: lte(applications.badgeCount, 1),
}

/** A pseudonym is typed with its word, or as the number alone. */
function withPseudonym(q: string): SQL | undefined {
  const prefix = idPrefixOf(/(\d+)$/.exec(q)?.[1] ?? '')
  if (prefix === null) return undefined
  const [first, last] = [`${prefix}00-0000-0000-0000-000000000000`, `${prefix}ff-ffff-ffff-ffff-ffffffffffff`]
  return and(eq(applications.anonymous, true), gte(applications.id, first), lte(applications.id, last))
}

/** Who is anonymous is found by pseudonym alone: a search that found them by name would say who they are. */
function found(q: string): SQL | undefined {
  const named = and(eq(applications.anonymous, false), sql`strpos(${applications.foundBy}, ${q.toLowerCase()}) > 0`)
  return or(named, withPseudonym(q))
}

/** All filters but the states. What an applicant opted in to tell is never one. */
export function factFilters(organisationId: string, filters: ApplicationFilters): SQL | undefined {
  return and(
    eq(applications.organisationId, organisationId),
    filters.jobId ? eq(applications.jobId, filters.jobId) : undefined,
    filters.badges === 'all' ? undefined : BADGE_FILTERS[filters.badges],
    filters.q ? found(filters.q) : undefined,
  )
}

/** The states that status and shortlist leave; null while they leave all. */
export function statesOf({ status, shortlist }: Pick<ApplicationFilters, 'status' | 'shortlist'>): ApplicationState[] | null {
  if (status === 'all' && !shortlist) return null
  return APPLICATION_STATES.filter(
    (state) => (status === 'all' || shownAs(state) === status) && (!shortlist || SHORTLIST.includes(state)),
  )
}

export function allFilters(organisationId: string, filters: ApplicationFilters): SQL | undefined {
  const states = statesOf(filters)
  return and(factFilters(organisationId, filters), states ? inArray(applications.state, states) : undefined)
}

/** Per status, how many there are; `all` is their sum. */
export function countsByStatus(rows: readonly { state: ApplicationState; count: number }[], shortlist: boolean) {
  const counts: Record<string, number> = { all: 0 }
  for (const { state, count } of rows) {
    if (shortlist && !SHORTLIST.includes(state)) continue
    counts[shownAs(state)] = (counts[shownAs(state)] ?? 0) + count
    counts.all = (counts.all ?? 0) + count
  }
  return counts
}
