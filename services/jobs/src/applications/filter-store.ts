import { type ApplicationView, type badgeBand, idPrefixOf, VIEW_WAITING_DAYS } from '@onward/contracts'
import { foldText } from '@onward/contracts/fold'
import { isAnyOf } from '@onward/database'
import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import { applications } from '../db/schema'
import { type ApplicationFilters, statesOf } from './filters'

/** `badgeBand` in SQL. */
const BADGE_FILTERS: Readonly<Record<ReturnType<typeof badgeBand>, SQL>> = {
  high: gte(applications.badgeCount, 3),
  medium: eq(applications.badgeCount, 2),
  low: lte(applications.badgeCount, 1),
}

/** A pseudonym can be typed with its word, or as the number alone. */
function withPseudonym(q: string): SQL | undefined {
  const prefix = idPrefixOf(/(\d+)$/.exec(q)?.[1] ?? '')
  if (prefix === null) return undefined
  const [first, last] = [`${prefix}00-0000-0000-0000-000000000000`, `${prefix}ff-ffff-ffff-ffff-ffffffffffff`]
  return and(eq(applications.anonymous, true), gte(applications.id, first), lte(applications.id, last))
}

/** Anonymous applicants are found by pseudonym only: finding them by name would reveal who they are. */
function found(q: string): SQL | undefined {
  const named = and(eq(applications.anonymous, false), sql`strpos(${applications.foundBy}, ${foldText(q)}) > 0`)
  return or(named, withPseudonym(q))
}

const DAY_MS = 24 * 60 * 60 * 1000
/** These are few: an array of them is read first, and the list by its key. */
const turnOf = (organisationId: string, at: SQL): SQL => sql`${applications.id} = any(array(
  select i.application_id from jobs.interviews i where i.organisation_id = ${organisationId} and i.open
    and (i.state = 'alternative_requested' or (i.state = 'confirmed' and i.starts_at + make_interval(mins => i.minutes) <= ${at}))
  union all
  select a.id from jobs.applications a where a.organisation_id = ${organisationId} and a.state = 'accepted'
    and not exists (select from jobs.starts s where s.application_id = a.id)))`
/** New, and for a week or longer. */
export const waits = (now: Date): SQL =>
  sql`(${applications.state} = 'submitted' and ${applications.appliedAt} <= ${new Date(
    now.getTime() - VIEW_WAITING_DAYS * DAY_MS,
  ).toISOString()}::timestamptz)`
/** Saved views in SQL. */
const inView = (view: ApplicationView, organisationId: string, now: Date): SQL =>
  view === 'answer' ? turnOf(organisationId, sql`${now.toISOString()}::timestamptz`) : waits(now)

/** All filters except the states. Facts that applicants opted in to disclose are never a filter. */
export function factFilters(organisationId: string, filters: ApplicationFilters): SQL | undefined {
  return and(
    eq(applications.organisationId, organisationId),
    filters.jobId ? eq(applications.jobId, filters.jobId) : undefined,
    filters.badges === 'all' ? undefined : BADGE_FILTERS[filters.badges],
    filters.q ? found(filters.q) : undefined,
    filters.view ? inView(filters.view, organisationId, filters.now) : undefined,
  )
}

export function allFilters(organisationId: string, filters: ApplicationFilters): SQL | undefined {
  const states = statesOf(filters)
  return and(factFilters(organisationId, filters), states ? isAnyOf(applications.state, states) : undefined)
}
