import type { listEmployerJobs, QueryOf } from '@onward/contracts'
import { foldText } from '@onward/contracts/fold'
import { jobStateLabel } from '@onward/contracts/jobs/job-facts'
import { isAnyOf, type Tx } from '@onward/database'
import { and, asc, count, desc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { readCursor, writeCursor } from '../cursor'
import { applications, type JobState, jobs } from '../db/schema'
import { employerJobOf } from './facts'
import { jobCounts, waitingEdits } from './schema'
import { editState } from './waiting-edit-store'

const STATES_SHOWN_AS: Readonly<Record<'Active' | 'Draft' | 'Closed', readonly JobState[]>> = {
  Active: ['active'],
  Draft: ['draft', 'pending_check'],
  Closed: ['closed', 'expired', 'removed'],
}
/** A part of the text, whatever its accents and capitals. */
const contains = (column: SQLWrapper, text: string): SQL => sql`strpos(onward.fold(${column}), ${foldText(text)}) > 0`

const MOST_LOCATIONS = 200
/**
 * Sorts by closing date: the earliest has the highest key, jobs without one and closed jobs the lowest. Days since 1970, inverted.
 */
const FAR_DAYS = 100_000
type Sort = QueryOf<typeof listEmployerJobs>['sort']

/** The numeric sort key of a list, highest first; null for lists sorted by text. */
function sortKey(sort: Sort): SQL<number> | null {
  const number = (key: SQL) => key.mapWith(Number) as SQL<number>
  if (sort === 'newest') return number(sql`floor(extract(epoch from ${jobs.postedAt}) * 1000)::bigint`)
  if (sort === 'closing')
    return number(sql`case when ${jobs.state} in ('active', 'pending_check', 'draft') and ${jobs.closesOn} is not null
      then ${FAR_DAYS} - (${jobs.closesOn} - date '1970-01-01') else 0 end`)
  // From stored counts: counting 50,000 applications for every list would be slow.
  if (sort === 'applications')
    return number(sql`coalesce((select c.applied from jobs.job_counts c where c.job_id = ${jobs.id}), 0)`)
  return null
}

async function applicationCounts(tx: Tx, organisationId: string, jobIds: readonly string[]) {
  if (jobIds.length === 0) return new Map<string, { received: number; unread: number }>()
  const rows = await tx
    .select({
      jobId: applications.jobId,
      received: count(),
      unread: sql<number>`count(*) filter (where ${applications.state} = 'submitted')`.mapWith(Number),
    })
    .from(applications)
    .where(and(eq(applications.organisationId, organisationId), isAnyOf(applications.jobId, jobIds)))
    .groupBy(applications.jobId)
  return new Map(rows.map(({ jobId, received, unread }) => [jobId, { received, unread }]))
}

/** Without regard to filters: the number of jobs per state, and the places. */
async function countsOf(tx: Tx, organisationId: string) {
  const counts = { Active: 0, Draft: 0, Closed: 0 }
  const mine = eq(jobs.organisationId, organisationId)
  const states = await tx.select({ state: jobs.state, jobs: count() }).from(jobs).where(mine).groupBy(jobs.state)
  for (const one of states) counts[jobStateLabel(one.state)] += one.jobs
  const locations = await tx
    .selectDistinct({ location: jobs.location })
    .from(jobs)
    .where(mine)
    .orderBy(asc(jobs.location))
    .limit(MOST_LOCATIONS)
  return { counts, locations: locations.map(({ location }) => location) }
}

/** Every job of an organisation that takes applications, newest first. */
export const liveJobsOf = (tx: Tx, organisationId: string) =>
  tx
    .select({ id: jobs.id, title: jobs.title, location: jobs.location })
    .from(jobs)
    .where(and(eq(jobs.organisationId, organisationId), eq(jobs.state, 'active')))
    .orderBy(desc(jobs.postedAt), desc(jobs.id))

/** One page of an organisation's jobs. `uncounted`: ids of active ones whose audience was never counted. */
export async function pageOfJobs(tx: Tx, organisationId: string, query: QueryOf<typeof listEmployerJobs>) {
  const list = `employer-jobs:${query.sort}`
  const key = sortKey(query.sort)
  const after = readCursor(list, key ? 1 : 0, query.cursor)
  const filters: (SQL | undefined)[] = [eq(jobs.organisationId, organisationId)]
  if (query.state !== 'all') filters.push(inArray(jobs.state, [...STATES_SHOWN_AS[query.state]]))
  if (query.type !== 'all') filters.push(eq(jobs.type, query.type))
  if (query.location) filters.push(eq(jobs.location, query.location))
  if (query.q)
    filters.push(or(contains(jobs.title, query.q), contains(jobs.department, query.q), contains(jobs.location, query.q)))
  const [all] = await tx
    .select({ total: count() })
    .from(jobs)
    .where(and(...filters))
  if (after && key) filters.push(sql`(${key}, ${jobs.id}) < (${after.numbers[0] ?? 0}::bigint, ${after.id}::uuid)`)
  if (after && !key)
    filters.push(
      sql`(lower(${jobs.title}), ${jobs.id}) > (select lower(last.title), last.id from jobs.jobs last where last.id = ${after.id}::uuid)`,
    )
  const rows = await tx
    .select({ job: jobs, key: key ?? sql<number>`0`.mapWith(Number) })
    .from(jobs)
    .where(and(...filters))
    .orderBy(...(key ? [desc(key), desc(jobs.id)] : [sql`lower(${jobs.title})`, asc(jobs.id)]))
    .limit(query.limit + 1)
  const page = rows.slice(0, query.limit)
  const ids = page.map(({ job }) => job.id)
  const received = await applicationCounts(tx, organisationId, ids)
  const counted = ids.length > 0 ? await tx.select().from(jobCounts).where(isAnyOf(jobCounts.jobId, ids)) : []
  const countsById = new Map(counted.map((one) => [one.jobId, one]))
  const edits = ids.length > 0 ? await tx.select().from(waitingEdits).where(isAnyOf(waitingEdits.jobId, ids)) : []
  const editOf = new Map(edits.map((edit) => [edit.jobId, editState(edit)]))
  const last = page[page.length - 1]
  const cursorOf = ({ job, key: value }: (typeof rows)[number]) => writeCursor(list, key ? [value, job.id] : [job.id])
  return {
    items: page.map(({ job }) => ({
      ...employerJobOf(job, received.get(job.id)?.received ?? 0, countsById.get(job.id) ?? null),
      newApplications: received.get(job.id)?.unread ?? 0,
      editWaits: editOf.get(job.id) ?? null,
    })),
    nextCursor: rows.length > page.length && last ? cursorOf(last) : null,
    total: all?.total ?? 0,
    ...(await countsOf(tx, organisationId)),
    uncounted: page
      .filter(({ job }) => job.state === 'active' && (countsById.get(job.id)?.audienceCountedAt ?? null) === null)
      .map(({ job }) => job.id),
  }
}

/** The newest jobs with a part of their title. */
export const jobsNamed = (tx: Tx, organisationId: string, text: string, limit: number) =>
  tx
    .select({ id: jobs.id, title: jobs.title, location: jobs.location, state: jobs.state })
    .from(jobs)
    .where(and(eq(jobs.organisationId, organisationId), contains(jobs.title, text)))
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(limit)

/** Four totals of an organisation's jobs and applications. */
export async function summaryOf(tx: Tx, organisationId: string) {
  const [active] = await tx
    .select({ activeJobs: count() })
    .from(jobs)
    .where(and(eq(jobs.organisationId, organisationId), eq(jobs.state, 'active')))
  const [received] = await tx
    .select({
      totalApplications: count(),
      newApplications: sql<number>`count(*) filter (where ${applications.state} = 'submitted')`.mapWith(Number),
      interviewsScheduled: sql<number>`count(*) filter (where ${applications.state} = 'interview_scheduled')`.mapWith(Number),
    })
    .from(applications)
    .where(eq(applications.organisationId, organisationId))
  return {
    activeJobs: active?.activeJobs ?? 0,
    totalApplications: received?.totalApplications ?? 0,
    newApplications: received?.newApplications ?? 0,
    interviewsScheduled: received?.interviewsScheduled ?? 0,
  }
}
