import { CLOSING_SOON_DAYS, type EmployerToday, WAITING_DAYS } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, asc, count, desc, eq, gte, isNotNull, lte, min, sql } from 'drizzle-orm'
import { dayOf } from '../day'
import { applications, jobs } from '../db/schema'

const DAY_MS = 24 * 60 * 60 * 1000
/** The most that the dashboard lists. */
const NEWEST_JOBS = 60
const MOST_CLOSING = 5

/** The answer for an account without an organisation. */
export const NOTHING: EmployerToday = {
  overdue: { count: 0, longestDays: 0 },
  closingSoon: [],
  sentBack: 0,
  accepted: 0,
  postedBy: {},
  adverts: { open: 0, withoutFeatures: 0 },
  answerDays: null,
  hasJobs: false,
}

export async function waitingToday(tx: Tx, organisationId: string, now: Date): Promise<EmployerToday> {
  const own = eq(jobs.organisationId, organisationId)
  const [drafts] = await tx
    .select({
      all: count(),
      open: sql<number>`count(*) filter (where ${jobs.state} = 'active')`.mapWith(Number),
      withoutFeatures: sql<number>`count(*) filter (where ${jobs.state} = 'active'
        and cardinality(${jobs.accessibilityFeatures}) + cardinality(${jobs.workplaceFeatures}) = 0)`.mapWith(Number),
      sentBack: sql<number>`count(*) filter (where ${jobs.state} = 'draft' and ${jobs.checkNote} is not null)`.mapWith(Number),
    })
    .from(jobs)
    .where(own)
  const closing = await tx
    .select({ id: jobs.id, title: jobs.title, closesOn: jobs.closesOn })
    .from(jobs)
    .where(
      and(
        own,
        eq(jobs.state, 'active'),
        isNotNull(jobs.closesOn),
        gte(jobs.closesOn, dayOf(now)),
        lte(jobs.closesOn, dayOf(new Date(now.getTime() + CLOSING_SOON_DAYS * DAY_MS))),
      ),
    )
    .orderBy(asc(jobs.closesOn), asc(jobs.id))
    .limit(MOST_CLOSING)
  return {
    overdue: await overdueOf(tx, organisationId, now),
    closingSoon: closing.flatMap(({ closesOn, ...job }) => (closesOn ? [{ ...job, closesOn }] : [])),
    sentBack: drafts?.sentBack ?? 0,
    accepted: await acceptedOf(tx, organisationId),
    postedBy: await postersOf(tx, organisationId),
    adverts: { open: drafts?.open ?? 0, withoutFeatures: drafts?.withoutFeatures ?? 0 },
    answerDays: await answerDaysOf(tx, organisationId, now),
    hasJobs: (drafts?.all ?? 0) > 0,
  }
}

async function overdueOf(tx: Tx, organisationId: string, now: Date): Promise<EmployerToday['overdue']> {
  const limit = new Date(now.getTime() - WAITING_DAYS.employerIsReminded * DAY_MS)
  const [found] = await tx
    .select({ count: count(), oldest: min(applications.appliedAt) })
    .from(applications)
    .where(
      and(
        eq(applications.organisationId, organisationId),
        eq(applications.state, 'submitted'),
        lte(applications.appliedAt, limit),
      ),
    )
  const oldest = found?.oldest
  return { count: found?.count ?? 0, longestDays: oldest ? Math.floor((now.getTime() - oldest.getTime()) / DAY_MS) : 0 }
}

const ANSWERED_DAYS = 90
/** Days between applying and the first answer, the median. */
async function answerDaysOf(tx: Tx, organisationId: string, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - ANSWERED_DAYS * DAY_MS)
  const [found] = await tx
    .select({
      seconds: sql<number | null>`percentile_cont(0.5) within group (order by extract(epoch from
        ${applications.answeredAt} - ${applications.appliedAt}))`,
    })
    .from(applications)
    .where(
      and(
        eq(applications.organisationId, organisationId),
        gte(applications.appliedAt, since),
        isNotNull(applications.answeredAt),
      ),
    )
  return found?.seconds == null ? null : Math.round(Number(found.seconds) / 86_400)
}

async function acceptedOf(tx: Tx, organisationId: string): Promise<number> {
  const [found] = await tx.execute<{ count: string | number }>(sql`
    select count(*) from jobs.pool_invitations i
    where i.organisation_id = ${organisationId}::uuid and i.state = 'accepted'
      and not exists (select from jobs.applications a where a.account_id = i.account_id and a.job_id = i.job_id)`)
  return Number(found?.count ?? 0)
}

async function postersOf(tx: Tx, organisationId: string): Promise<Record<string, string>> {
  const rows = await tx
    .select({ id: jobs.id, name: sql<string | null>`jobs.colleague_name(${jobs.postedBy})` })
    .from(jobs)
    .where(eq(jobs.organisationId, organisationId))
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(NEWEST_JOBS)
  return Object.fromEntries(rows.flatMap(({ id, name }) => (name ? [[id, name]] : [])))
}
