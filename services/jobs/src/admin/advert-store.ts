import { type AdvertToCheck, type listHeldAdverts, Problem, type REPORT_REASONS } from '@onward/contracts'
import type { QueryOf } from '@onward/contracts/endpoint'
import { foldText } from '@onward/contracts/fold'
import { dangerOf } from '@onward/contracts/jobs/advert-danger'
import { JOB_CHECKS } from '@onward/contracts/jobs/job-facts'
import { asSystem, type Tx } from '@onward/database'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { compareKeys, readCursor, writeCursor } from '../cursor'
import { dayOf } from '../day'
import { type JobRow, jobs, organisations, reports } from '../db/schema'
import { lastVerification } from '../organisation/membership-store'
import { stateOf } from '../organisation/rules'
import { likenessOf } from '../vacancies/alike'
import { closeAppeal, isForAnother, readAppeal } from '../vacancies/appeal-store'
import { waitingForCheck } from '../vacancies/check-store'
import { findingsOf } from '../vacancies/checks'
import { changesBetween } from '../vacancies/edit'
import { payOf } from '../vacancies/facts'
import { acceptedFlags } from '../vacancies/new-job'
import { countLiveApplications, hasPublishedJobs, nameOf, openAdverts } from '../vacancies/store'
import { readWaitingEdit, withEdit } from '../vacancies/waiting-edit-store'
import { surroundingsOf } from '../vetting/store'

const HELD = 'admin-adverts'
const REPORTED = 'admin-reports'
type Reason = (typeof REPORT_REASONS)[number]
interface Paging {
  cursor?: string | undefined
  limit: number
}

/** Locks the advert, in the version that the administrator has read. */
export async function lockAsRead(tx: Tx, id: string, seen: number): Promise<void> {
  await asSystem(tx)
  const [job] = await tx.select({ version: jobs.version }).from(jobs).where(eq(jobs.id, id)).for('update')
  if (!job) throw new Problem('not-found')
  if (job.version !== seen) throw new Problem('state-conflict', { text: 'jobs.admin-advert-meanwhile' })
}

/** How many wait for a decision, since when, and which has waited longest. */
export async function workWaiting(tx: Tx) {
  const held = await waitingForCheck(tx)
  const [first] = held
  const [row] = await tx.execute<{ count: number; oldest: Date | null; id: string | null; name: string | null }>(sql`
    select count(distinct r.job_id)::int as count, min(r.reported_at) as oldest,
      (array_agg(r.id order by r.reported_at, r.id))[1] as id, (array_agg(j.title order by r.reported_at, r.id))[1] as name
    from jobs.reports r join jobs.jobs j on j.id = r.job_id where r.decided_at is null`)
  return {
    adverts: {
      count: held.length,
      oldest: first?.since.toISOString() ?? null,
      next: first ? { id: first.id, name: first.title } : null,
    },
    reports: {
      count: row?.count ?? 0,
      oldest: row?.oldest ? new Date(row.oldest).toISOString() : null,
      next: row?.id ? { id: row.id, name: row.name ?? '' } : null,
    },
  }
}

type HeldQuery = QueryOf<typeof listHeldAdverts>
/** Above every danger: keys of a cursor are never negative. */
const MOST_DANGER = 1_000

/** One page of adverts held by the checks, sorted and filtered; reasons and employers are those of all that wait. */
export async function pageOfHeld(tx: Tx, query: HeldQuery) {
  const waiting = (await waitingForCheck(tx)).map((one) => ({ ...one, danger: dangerOf(one.checks) }))
  const wanted = foldText(query.q)
  const all = waiting.filter(
    ({ checks, organisationId, title, company }) =>
      (!query.check || checks.includes(query.check)) &&
      (!query.employer || organisationId === query.employer) &&
      (!wanted || foldText(`${title} ${company}`).includes(wanted)),
  )
  // The first of a key is the first in the list.
  const keyOf = ({ danger, since, id }: (typeof all)[number]) =>
    [query.sort === 'danger' ? MOST_DANGER - danger : 0, since.getTime(), id] as const
  const inOrder = all.map((one) => ({ one, key: keyOf(one) })).sort((a, b) => compareKeys(b.key, a.key))
  const after = readCursor(HELD, 2, query.cursor)
  const last = after && ([after.numbers[0] ?? 0, after.numbers[1] ?? 0, after.id] as const)
  const rest = last ? inOrder.filter(({ key }) => compareKeys(key, last) < 0) : inOrder
  const page = rest.slice(0, query.limit)
  const end = page.at(-1)
  return {
    items: page.map(({ one: { since, checks, ...held } }) => ({ ...held, heldAt: since.toISOString(), checks: [...checks] })),
    nextCursor: rest.length > page.length && end ? writeCursor(HELD, [...end.key]) : null,
    total: all.length,
    reasons: JOB_CHECKS.map((check) => ({ check, count: waiting.filter(({ checks }) => checks.includes(check)).length })).filter(
      ({ count }) => count > 0,
    ),
    employers: [...new Map(waiting.map(({ organisationId, company }) => [organisationId, company]))].map(([id, name]) => ({
      id,
      name,
      count: waiting.filter(({ organisationId }) => organisationId === id).length,
    })),
  }
}

/** One page of reported adverts without a decision, the longest waiting first. */
export async function pageOfReported(tx: Tx, query: Paging) {
  const after = readCursor(REPORTED, 1, query.cursor)
  const [all] = await tx.execute<{ total: number }>(
    sql`select count(distinct job_id)::int as total from jobs.reports where decided_at is null`,
  )
  const rows = await tx.execute<{
    id: string
    job: string
    title: string
    company: string
    place: number
    reported: Date
    reports: number
    reasons: Reason[]
  }>(sql`
    select * from (
      select (array_agg(r.id order by r.reported_at, r.id))[1] as id, j.id as job, j.title, j.company, min(r.reported_at) as reported,
        floor(extract(epoch from min(r.reported_at)) * 1000)::float8 as place, count(*)::int as reports,
        array_agg(distinct r.reason) as reasons
      from jobs.reports r join jobs.jobs j on j.id = r.job_id where r.decided_at is null group by j.id) found
    ${after ? sql`where (place, id) > (${after.numbers[0] ?? 0}::float8, ${after.id}::uuid)` : sql``}
    order by place, id limit ${query.limit + 1}`)
  const page = rows.slice(0, query.limit)
  const last = page[page.length - 1]
  return {
    items: page.map((row) => ({
      id: row.id,
      jobId: row.job,
      title: row.title,
      company: row.company,
      reportedAt: new Date(row.reported).toISOString(),
      reports: row.reports,
      reasons: row.reasons,
    })),
    nextCursor: rows.length > page.length && last ? writeCursor(REPORTED, [last.place, last.id]) : null,
    total: all?.total ?? 0,
  }
}

/** A report with the others about its advert. Throws `not-found` where there is none. */
export async function readReported(tx: Tx, id: string, now: Date) {
  const [report] = await tx.select().from(reports).where(eq(reports.id, id))
  if (!report) throw new Problem('not-found')
  // All open reports of the advert; of a decided report, that one alone.
  const others =
    report.decision === null ? and(eq(reports.jobId, report.jobId), isNull(reports.decision)) : eq(reports.id, report.id)
  const all = await tx.select().from(reports).where(others).orderBy(asc(reports.reportedAt), asc(reports.id))
  return {
    id: report.id,
    decision: report.decision,
    reports: all.map(({ id, reason, text, reportedAt }) => ({
      id,
      reason: reason as Reason,
      text,
      at: reportedAt.toISOString(),
    })),
    advert: await readToCheck(tx, report.jobId, now),
  }
}

async function openAppeal(tx: Tx, id: string, now: Date, administrator: string | null) {
  const appeal = await readAppeal(tx, id)
  if (!appeal || appeal.decidedAt !== null) return null
  const returned = { resource: `jobs/${id}`, act: '%/admin/adverts/:id/return' }
  const forAnother = administrator !== null && (await isForAnother(tx, returned, administrator, now))
  return { words: appeal.words, note: appeal.note, at: appeal.appealedAt.toISOString(), forAnother }
}

/** Closes an open appeal, and gives since when it waited. Throws `state-conflict` where it is another administrator's to decide. */
export async function settleAppeal(tx: Tx, id: string, now: Date, administrator: string): Promise<string | null> {
  const appeal = await openAppeal(tx, id, now, administrator)
  if (appeal?.forAnother) throw new Problem('state-conflict', { text: 'jobs.admin-appeal-of-another' })
  if (appeal) await closeAppeal(tx, id, now)
  return appeal?.at ?? null
}

/** An advert, or what its waiting edit would make of it, with the current findings of the checks. Throws `not-found`. */
export async function readToCheck(tx: Tx, id: string, now: Date, administrator: string | null = null): Promise<AdvertToCheck> {
  const [found] = await tx
    .select({ job: jobs, organisation: organisations })
    .from(jobs)
    .innerJoin(organisations, eq(organisations.id, jobs.organisationId))
    .where(eq(jobs.id, id))
  if (!found) throw new Problem('not-found')
  const { job, organisation } = found
  const edit = job.state === 'active' ? await readWaitingEdit(tx, id) : null
  const waits = edit !== null && edit.note === null ? edit : null
  const advert: JobRow = waits ? withEdit(job, waits) : job
  const others = (await openAdverts(tx, organisation.id)).filter((one) => one.id !== id)
  const [surroundings, surroundingsShown] = await surroundingsOf(tx, organisation, waits ? [advert, job] : [advert], now)
  const passed = waits ? acceptedFlags(job, others, surroundingsShown) : []
  return {
    id,
    title: advert.title,
    company: advert.company,
    organisationId: organisation.id,
    location: advert.location,
    state: job.state,
    version: job.version,
    department: advert.department,
    salary: advert.salary,
    hoursPerWeek: advert.hoursPerWeek,
    jobType: advert.type,
    description: advert.description,
    requirements: advert.requirements,
    contactEmail: advert.contactEmail,
    postedAt: job.postedAt.toISOString(),
    closesOn: advert.closesOn,
    postedBy: await nameOf(tx, job.postedBy),
    checks: [...(waits?.checks ?? job.checks)],
    flags: findingsOf({ ...advert, pay: payOf(advert) }, likenessOf(advert, others).resembles, dayOf(now), surroundings).filter(
      (flag) => !passed.some((one) => one.check === flag.check && one.found === flag.found),
    ),
    edit: waits && {
      at: waits.savedAt.toISOString(),
      by: await nameOf(tx, waits.byAccount),
      changes: changesBetween(job, advert),
    },
    appeal: await openAppeal(tx, id, now, administrator),
    organisation: {
      name: organisation.name,
      state: stateOf(organisation, await lastVerification(tx, organisation.id)),
      shownBefore: await hasPublishedJobs(tx, organisation.id),
    },
    liveApplications: await countLiveApplications(tx, id),
  }
}
