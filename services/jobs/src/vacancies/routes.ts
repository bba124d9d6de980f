import { randomUUID } from 'node:crypto'
import { closeJob, listEmployerJobs, Problem, postJob, readEmployerSummary } from '@onward/contracts'
import { emitEvent, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { readCursor, writeCursor } from '../cursor'
import { dayOf } from '../day'
import { applications, type JobState, jobs } from '../db/schema'
import { memberAccounts, ownOrganisation, requireOrganisation, tellAccounts } from '../organisations'
import { contains } from '../search'
import { WORDS } from '../words'
import { employerJobOf } from './facts'
import { newJobRow } from './new-job'

const LIST = 'employer-jobs'
const SHOWN: Readonly<Record<'Active' | 'Draft' | 'Closed', readonly JobState[]>> = {
  Active: ['active'],
  Draft: ['draft', 'pending_check'],
  Closed: ['closed', 'expired', 'removed'],
}
/** States from which an employer may close a job. */
const CLOSABLE: readonly JobState[] = ['draft', 'pending_check', 'active']
const COMPARED_ADVERTS = 50

async function applicationCounts(tx: Tx, jobIds: readonly string[]): Promise<Map<string, number>> {
  if (jobIds.length === 0) return new Map()
  const rows = await tx
    .select({ jobId: applications.jobId, applications: count() })
    .from(applications)
    .where(inArray(applications.jobId, [...jobIds]))
    .groupBy(applications.jobId)
  return new Map(rows.map((row) => [row.jobId, row.applications]))
}

export function registerVacancies(kit: ServiceKit): void {
  kit.handle(postJob, ({ body, now, language, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who, language)
      if (body.applicationDeadline !== null && body.applicationDeadline < dayOf(now)) {
        const message = WORDS[language].deadlinePassed
        throw new Problem('invalid-input', message, [{ field: 'applicationDeadline', message }])
      }
      const id = randomUUID()
      const others = await tx
        .select({ title: jobs.title, location: jobs.location, description: jobs.description, requirements: jobs.requirements })
        .from(jobs)
        .where(and(sql`lower(${jobs.title}) = ${body.title.toLowerCase()}`, inArray(jobs.state, ['active', 'pending_check'])))
        .limit(COMPARED_ADVERTS)
      const [shownBefore] = await tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(
          and(
            eq(jobs.organisationId, organisation.id),
            inArray(jobs.state, ['active', 'closed', 'expired']),
            sql`${jobs.checks} = '{}'`,
          ),
        )
        .limit(1)
      const row = newJobRow(body, {
        id,
        organisation,
        postedBy: who?.accountId ?? null,
        isFirstJob: !shownBefore,
        others,
        at: now,
      })
      await tx.insert(jobs).values(row)
      await tellAccounts(tx, await memberAccounts(tx, organisation.id), 'employer-jobs', id)
      return { resource: `jobs/${id}`, answer: { id, state: row.state } }
    }),
  )

  kit.handle(closeJob, ({ params, now, language, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who, language)
      const mine = and(eq(jobs.id, params.id), eq(jobs.organisationId, organisation.id))
      const [closed] = await tx
        .update(jobs)
        .set({ state: 'closed', closedAt: now, version: sql`${jobs.version} + 1` })
        .where(and(mine, inArray(jobs.state, [...CLOSABLE])))
        .returning({ id: jobs.id, title: jobs.title, version: jobs.version })
      if (!closed) {
        const [exists] = await tx.select({ id: jobs.id }).from(jobs).where(mine)
        throw exists ? new Problem('state-conflict', WORDS[language].cannotClose) : new Problem('not-found')
      }
      const employerAccountIds = await memberAccounts(tx, organisation.id)
      await emitEvent(tx, 'job.state', closed.id, closed.version, {
        jobId: closed.id,
        title: closed.title,
        state: 'closed',
        employerAccountIds,
      })
      await tellAccounts(tx, employerAccountIds, 'employer-jobs', closed.id)
      return { resource: `jobs/${closed.id}`, answer: { state: 'closed' as const } }
    }),
  )

  kit.handle(listEmployerJobs, ({ query, language, read }) =>
    read(async (tx, who) => {
      const after = readCursor(LIST, 1, query.cursor, WORDS[language].badCursor)
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) return { items: [], nextCursor: null, total: 0 }
      const filters: (SQL | undefined)[] = [eq(jobs.organisationId, organisation.id)]
      if (query.state !== 'all') filters.push(inArray(jobs.state, [...SHOWN[query.state]]))
      if (query.q)
        filters.push(or(contains(jobs.title, query.q), contains(jobs.department, query.q), contains(jobs.location, query.q)))
      const [all] = await tx
        .select({ total: count() })
        .from(jobs)
        .where(and(...filters))
      if (after)
        filters.push(
          sql`(${jobs.postedAt}, ${jobs.id}) < (${new Date(after.numbers[0] ?? 0).toISOString()}::timestamptz, ${after.id}::uuid)`,
        )
      const rows = await tx
        .select()
        .from(jobs)
        .where(and(...filters))
        .orderBy(desc(jobs.postedAt), desc(jobs.id))
        .limit(query.limit + 1)
      const page = rows.slice(0, query.limit)
      const counts = await applicationCounts(
        tx,
        page.map((row) => row.id),
      )
      const last = page[page.length - 1]
      return {
        items: page.map((row) => employerJobOf(row, counts.get(row.id) ?? 0)),
        nextCursor: rows.length > page.length && last ? writeCursor(LIST, [last.postedAt.getTime(), last.id]) : null,
        total: all?.total ?? 0,
      }
    }),
  )

  kit.handle(readEmployerSummary, ({ read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) {
        return {
          organisation: { name: '', verified: false },
          activeJobs: 0,
          totalApplications: 0,
          newApplications: 0,
          interviewsScheduled: 0,
        }
      }
      const [active] = await tx
        .select({ activeJobs: count() })
        .from(jobs)
        .where(and(eq(jobs.organisationId, organisation.id), eq(jobs.state, 'active')))
      const [received] = await tx
        .select({
          totalApplications: count(),
          newApplications: sql<number>`count(*) filter (where ${applications.state} = 'submitted')`.mapWith(Number),
          interviewsScheduled: sql<number>`count(*) filter (where ${applications.state} = 'interview_scheduled')`.mapWith(Number),
        })
        .from(applications)
        .where(eq(applications.organisationId, organisation.id))
      return {
        organisation: { name: organisation.name, verified: organisation.verified },
        activeJobs: active?.activeJobs ?? 0,
        totalApplications: received?.totalApplications ?? 0,
        newApplications: received?.newApplications ?? 0,
        interviewsScheduled: received?.interviewsScheduled ?? 0,
      }
    }),
  )
}
