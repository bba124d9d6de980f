import { type BoardJob, Problem } from '@onward/contracts'
import { JOB_TIMES } from '@onward/contracts/jobs/board'
import type { Language } from '@onward/contracts/language'
import { isAnyOf, type Tx } from '@onward/database'
import { asApplicant, type MatchJob, type PreparedPerson, scoreJob } from '@onward/matching'
import { timesIn } from '@onward/matching/search'
import { and, eq } from 'drizzle-orm'
import { applications, jobs, savedJobs } from '../db/schema'
import { matchJobOf, vacancyFacts } from '../vacancies/facts'
import { writtenIn } from '../vacancies/written-in'
import { workplaceOf } from './board-index'
import { type KnownPerson, scorable } from './person'
import { ownLimit, type TravelLimit, travelTo } from './travel'

export interface Viewer {
  accountId: string
  match: PreparedPerson | null
  limit: TravelLimit
  /** Of the page that the jobs are for. */
  language: Language
}

/** The viewing person with their facts. */
export const viewerOf = (accountId: string, person: KnownPerson | null, language: Language): Viewer => ({
  accountId,
  match: scorable(person),
  limit: ownLimit(person?.match ?? null),
  language,
})

/** Jobs with the person's score, saved mark and application, in the order of `ids`. */
export async function boardJobs(tx: Tx, ids: readonly string[], viewer: Viewer | null, today: string): Promise<BoardJob[]> {
  if (ids.length === 0) return []
  const rows = await tx.select().from(jobs).where(isAnyOf(jobs.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const saved = viewer
    ? await tx
        .select({ jobId: savedJobs.jobId })
        .from(savedJobs)
        .where(and(eq(savedJobs.accountId, viewer.accountId), isAnyOf(savedJobs.jobId, ids)))
    : []
  const applied = viewer
    ? await tx
        .select({ jobId: applications.jobId, id: applications.id, live: applications.live })
        .from(applications)
        .where(and(eq(applications.accountId, viewer.accountId), isAnyOf(applications.jobId, ids)))
    : []
  const savedIds = new Set(saved.map((row) => row.jobId))
  const applicationIds = new Map(applied.filter(({ live }) => live).map((row) => [row.jobId, row.id]))
  const appliedIds = new Set(applied.map((row) => row.jobId))
  const { match: person = null, language } = viewer ?? {}
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const match = matchJobOf(row)
    const travel = viewer && travelTo(viewer.limit, workplaceOf(match, row.location))
    return [
      {
        ...vacancyFacts(row),
        ...writtenIn(row.title, row.description, ...row.requirements),
        times: timesIn([row.title, row.description, ...row.requirements].join('\n'), JOB_TIMES),
        anonymous: row.anonymousUntilShortlist,
        open: row.state === 'active' && (row.closesOn === null || row.closesOn >= today),
        miles: travel?.miles ?? null,
        travel,
        match: person ? scoreJob(appliedIds.has(id) ? asApplicant(person) : person, match, language) : null,
        saved: savedIds.has(id),
        applicationId: applicationIds.get(id) ?? null,
      },
    ]
  })
}

/** Ids of the person's saved jobs; row security restricts the rows to theirs. */
export async function savedIds(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ id: savedJobs.jobId }).from(savedJobs)
  return new Set(rows.map(({ id }) => id))
}

/** Throws `not-found` for a job that the person cannot see. */
export async function insertSaved(tx: Tx, accountId: string, jobId: string, savedAt: Date): Promise<void> {
  const [job] = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId))
  if (!job) throw new Problem('not-found')
  await tx.insert(savedJobs).values({ accountId, jobId, savedAt }).onConflictDoNothing()
}

export async function deleteSaved(tx: Tx, accountId: string, jobId: string): Promise<void> {
  await tx.delete(savedJobs).where(and(eq(savedJobs.accountId, accountId), eq(savedJobs.jobId, jobId)))
}

/** Ids of all jobs for which the person has ever applied. */
export async function appliedFor(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx.select({ jobId: applications.jobId }).from(applications).where(eq(applications.accountId, accountId))
  return rows.map(({ jobId }) => jobId)
}

/** The required skills of an advert that was public at some time. Throws `not-found` for any other. */
export async function matchOfAdvertised(tx: Tx, jobId: string): Promise<MatchJob> {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, jobId))
  if (!row || row.state === 'draft' || row.state === 'pending_check') throw new Problem('not-found')
  return matchJobOf(row)
}

/** Title and company by id. */
export async function namesOfJobs(tx: Tx, ids: readonly string[]) {
  const rows =
    ids.length > 0
      ? await tx.select({ id: jobs.id, title: jobs.title, company: jobs.company }).from(jobs).where(isAnyOf(jobs.id, ids))
      : []
  return new Map(rows.map((row) => [row.id, row]))
}
