import { randomUUID } from 'node:crypto'
import {
  APPLICATION_LABELS,
  apply,
  disclosureHandover,
  isLive,
  type Language,
  listMyApplications,
  type MyApplication,
  Problem,
  readMyApplication,
  WAITING_DAYS,
  withdrawApplication,
} from '@onward/contracts'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import { type ServiceKit, verifyHandover } from '@onward/service-kit'
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { badgesOf } from '../badges/events'
import { readCursor, writeCursor } from '../cursor'
import { dayOf } from '../day'
import { type ApplicationRow, applicationSteps, applications, redeemedHandovers } from '../db/schema'
import { memberAccounts } from '../organisations'
import { moveApplicationTo } from './move'
import { offersOf } from './offers'

const LIST = 'my-applications'
const NO_RESPONSE_MS = WAITING_DAYS.applicantIsTold * 24 * 60 * 60 * 1000

/** Receipts live with the acts: the reference of an application is that of the person's first act about it. */
async function receiptsOf(tx: Tx, rows: readonly ApplicationRow[]): Promise<Map<string, string>> {
  const actor = rows[0]?.accountId
  if (!actor) return new Map()
  const resources = sql.join(
    rows.map((row) => sql`${`applications/${row.id}`}`),
    sql`, `,
  )
  const found = await tx.execute<{ resource: string; reference: string }>(sql`
    select distinct on (resource) resource, reference from jobs.acts
    where coalesce(actor, '00000000-0000-0000-0000-000000000000'::uuid) = ${actor}::uuid and resource in (${resources})
    order by resource, seq`)
  return new Map(found.map((row) => [row.resource.slice('applications/'.length), row.reference]))
}

async function myApplications(
  tx: Tx,
  rows: readonly ApplicationRow[],
  { now, language }: { now: Date; language: Language },
): Promise<MyApplication[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const steps = await tx
    .select()
    .from(applicationSteps)
    .where(inArray(applicationSteps.applicationId, ids))
    .orderBy(asc(applicationSteps.version))
  const receipts = await receiptsOf(tx, rows)
  const { offers, starts } = await offersOf(tx, ids)
  return rows.map((row) => ({
    id: row.id,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    company: row.company,
    location: row.location,
    state: row.state,
    shown: APPLICATION_LABELS[row.state].jobseeker,
    appliedAt: row.appliedAt.toISOString(),
    history: steps
      .filter((step) => step.applicationId === row.id)
      .map((step) => ({ state: step.state, at: step.at.toISOString(), by: step.byRole })),
    cvFilename: row.cvFilename,
    coverLetter: row.coverLetter,
    shared: { adjustments: row.adjustments, adjustmentsWords: row.adjustmentsWords, benefitsTransition: row.benefitsTransition },
    withdrawal: row.withdrawal,
    disclosureId: row.disclosureId,
    receipt: { reference: receipts.get(row.id) ?? row.reference, at: row.appliedAt.toISOString() },
    reason: (language === 'cy' && row.reasonCy) || row.reason,
    noResponseYet: row.state === 'submitted' && now.getTime() - row.appliedAt.getTime() >= NO_RESPONSE_MS,
    offer: offers.get(row.id) ?? null,
    start: starts.get(row.id) ?? null,
  }))
}

export function registerMyApplications(kit: ServiceKit): void {
  kit.handle(apply, ({ body, now, write }) =>
    write(async (tx, who) => {
      const { payload: shown } = await verifyHandover(
        kit.keys,
        { from: 'jobseekers', to: 'jobs' },
        disclosureHandover,
        body.handover,
        now,
      )
      if (shown.accountId !== who.accountId) throw new Problem('not-allowed', { text: 'jobs.application-other-account' })
      const redeemed = await tx
        .insert(redeemedHandovers)
        .values({ disclosureId: shown.disclosureId, redeemedAt: now })
        .onConflictDoNothing()
        .returning({ disclosureId: redeemedHandovers.disclosureId })
      if (redeemed.length === 0) throw new Problem('link-expired', { text: 'jobs.application-handover-used' })
      // The lock holds a closing of this job back until the application is in, or is held back by it and then sees it closed.
      const [job] = await tx.execute<{
        organisation_id: string
        state: string
        closes_on: string | null
        title: string
        company: string
        location: string
        anonymous: boolean
      }>(
        sql`select organisation_id, state, closes_on::text, title, company, location, anonymous from jobs.lock_job_for_application(${shown.jobId}::uuid)`,
      )
      if (!job || job.state === 'draft' || job.state === 'pending_check' || job.state === 'removed')
        throw new Problem('not-found')
      if (job.state !== 'active' || (job.closes_on !== null && job.closes_on < dayOf(now)))
        throw new Problem('state-conflict', { text: 'jobs.application-job-closed' })
      const id = randomUUID()
      const inserted = await tx
        .insert(applications)
        .values({
          id,
          jobId: shown.jobId,
          organisationId: job.organisation_id,
          accountId: who.accountId,
          disclosureId: shown.disclosureId,
          jobTitle: job.title,
          company: job.company,
          location: job.location,
          state: 'submitted',
          live: isLive('submitted'),
          firstName: shown.firstName,
          lastName: shown.lastName,
          email: shown.email,
          phone: shown.phone,
          area: shown.area,
          availability: shown.availability,
          experienceYears: shown.experienceYears,
          badges: await badgesOf(tx, who.accountId),
          anonymous: job.anonymous,
          adjustments: shown.adjustments,
          adjustmentsWords: shown.adjustments ? shown.adjustmentsWords : '',
          benefitsTransition: shown.benefitsTransition,
          coverLetter: shown.coverLetter,
          cvFilename: shown.cvFilename,
          cvFileType: shown.cvFileType,
          appliedAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: applications.id })
      if (inserted.length === 0) throw new Problem('already-exists', { text: 'jobs.application-sent-already' })
      await tx.insert(applicationSteps).values({
        applicationId: id,
        version: 1,
        state: 'submitted',
        byRole: 'jobseeker',
        byAccount: who.accountId,
        at: now,
      })
      const employerAccountIds = await memberAccounts(tx, job.organisation_id)
      await emitEvent(tx, 'application.submitted', id, 1, {
        applicationId: id,
        accountId: who.accountId,
        jobId: shown.jobId,
        jobTitle: job.title,
        company: job.company,
        disclosureId: shown.disclosureId,
        employerAccountIds,
        anonymous: job.anonymous,
      })
      await announceChange(tx, { accountIds: [who.accountId], changed: ['application', 'interview'] })
      await announceChange(tx, { accountIds: employerAccountIds, changed: ['application', 'interview'] })
      return { resource: `applications/${id}`, answer: { id } }
    }),
  )

  kit.handle(listMyApplications, ({ query, now, language, read }) =>
    read(async (tx, who) => {
      const after = readCursor(LIST, 1, query.cursor)
      const filters: SQL[] = [eq(applications.accountId, who.accountId)]
      const [all] = await tx
        .select({ total: count() })
        .from(applications)
        .where(and(...filters))
      if (after) {
        filters.push(
          sql`(${applications.appliedAt}, ${applications.id}) < (${new Date(after.numbers[0] ?? 0).toISOString()}::timestamptz, ${after.id}::uuid)`,
        )
      }
      const rows = await tx
        .select()
        .from(applications)
        .where(and(...filters))
        .orderBy(desc(applications.appliedAt), desc(applications.id))
        .limit(query.limit + 1)
      const page = rows.slice(0, query.limit)
      const last = page[page.length - 1]
      return {
        items: await myApplications(tx, page, { now, language }),
        nextCursor: rows.length > page.length && last ? writeCursor(LIST, [last.appliedAt.getTime(), last.id]) : null,
        total: all?.total ?? 0,
      }
    }),
  )

  kit.handle(readMyApplication, ({ params, now, language, read }) =>
    read(async (tx, who) => {
      const rows = await tx
        .select()
        .from(applications)
        .where(and(eq(applications.id, params.id), eq(applications.accountId, who.accountId)))
      const [application] = await myApplications(tx, rows, { now, language })
      if (!application) throw new Problem('not-found')
      return application
    }),
  )

  kit.handle(withdrawApplication, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const [application] = await tx
        .select()
        .from(applications)
        .where(and(eq(applications.id, params.id), eq(applications.accountId, who.accountId)))
        .for('update')
      if (!application) throw new Problem('not-found')
      await moveApplicationTo(tx, application, null, {
        to: 'withdrawn',
        by: 'jobseeker',
        accountId: who.accountId,
        reason: null,
        withdrawal: body.reason,
        at: now,
      })
      return { resource: `applications/${application.id}`, answer: { state: 'withdrawn' as const } }
    }),
  )
}
