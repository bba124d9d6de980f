import { checkDomain, newJob, ORGANISATION_SECTORS, REPORT_REASONS, readCompanyNumber } from '@onward/contracts'
import { DEMO_CANDIDATES, DEMO_WAITING_EMPLOYERS } from '@onward/contracts/demo'
import type { Tx } from '@onward/database'
import { demoJson } from '@onward/service-kit/demo-data'
import { and, asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { jobs, members, organisations, reports, verifications } from '../db/schema'
import { editedColumns } from '../vacancies/edited-columns'
import { newJobRow } from '../vacancies/new-job'
import { waitingEdits } from '../vacancies/schema'
import { demoId } from './random'

const HOUR_MS = 3_600_000

const room = demoJson(
  'jobs/admin-room.json',
  v.object({
    /** In the order of `DEMO_WAITING_EMPLOYERS`: one is easy to verify, one raises questions. */
    employers: v.array(
      v.object({
        profile: v.object({
          whatWeDo: v.string(),
          website: v.string(),
          sector: v.picklist(ORGANISATION_SECTORS),
          address: v.string(),
          town: v.string(),
          postcode: v.string(),
        }),
        companyNumber: v.string(),
        emailDomain: v.string(),
        hoursAgo: v.number(),
      }),
    ),
    /** The advert of the second employer. */
    form: v.omit(newJob, ['applicationDeadline']),
    /** A sentence added to an active advert, so that the edit waits for a check. */
    edit: v.object({ employer: v.string(), adds: v.string() }),
    /** Reports by the demo's first candidates about one advert. */
    reports: v.array(
      v.object({
        employer: v.string(),
        candidate: v.number(),
        reason: v.picklist(REPORT_REASONS),
        text: v.string(),
        hoursAgo: v.number(),
      }),
    ),
  }),
)

/** Open work of a demo administrator: organisations, an edit of an advert, and reports. */
export async function loadAdminRoom(tx: Tx, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  for (const [n, { id: accountId, organisation: name, firstName, lastName }] of DEMO_WAITING_EMPLOYERS.entries()) {
    const sent = room.employers[n]
    if (!sent) throw new Error(`Nothing is sent for ${name}`)
    const { profile, companyNumber, emailDomain, hoursAgo } = sent
    const id = demoId(`organisation ${name}`)
    const joinedAt = before(hoursAgo + 1)
    await tx.insert(organisations).values({ id, name, ...profile, createdAt: joinedAt })
    await tx.insert(members).values({ accountId, organisationId: id, firstName, lastName, joinedAt, role: 'owner' })
    await tx.insert(verifications).values({
      id: demoId(`verification of ${name}`),
      organisationId: id,
      submittedAt: before(hoursAgo),
      submittedBy: accountId,
      companyNumber: readCompanyNumber(companyNumber)?.number ?? null,
      website: profile.website,
      emailDomain,
      domainCheck: checkDomain(profile.website, emailDomain),
    })
  }
  const [, { organisation: name }] = DEMO_WAITING_EMPLOYERS
  const posting = {
    organisation: { id: demoId(`organisation ${name}`), name, verified: false },
    postedBy: null,
    isFirstJob: true,
  }
  const job = newJobRow(
    { ...room.form, applicationDeadline: null },
    { id: demoId(`job of ${name}`), ...posting, others: [], at: before(19) },
  )
  await tx.insert(jobs).values(job)
  await loadEdit(tx, before(6))
  await loadReports(tx, before)
}

const activeOf = async (tx: Tx, employer: string) => {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.company, employer), eq(jobs.state, 'active')))
    .orderBy(asc(jobs.id))
    .limit(1)
  return job
}

/** An edit of an active advert that the checks hold. */
async function loadEdit(tx: Tx, savedAt: Date): Promise<void> {
  const job = await activeOf(tx, room.edit.employer)
  if (!job) return
  const description = `${job.description}\n\n${room.edit.adds}`
  await tx.insert(waitingEdits).values({
    jobId: job.id,
    organisationId: job.organisationId,
    words: editedColumns({ ...job, description }),
    kind: 'edited',
    checks: ['fee-asked'],
    byAccount: null,
    savedAt,
  })
}

async function loadReports(tx: Tx, before: (hours: number) => Date): Promise<void> {
  for (const [n, { employer, candidate, reason, text, hoursAgo }] of room.reports.entries()) {
    const job = await activeOf(tx, employer)
    const accountId = DEMO_CANDIDATES[candidate]?.id
    if (!job || !accountId) continue
    await tx
      .insert(reports)
      .values({ id: demoId(`report ${n}`), jobId: job.id, accountId, reason, text, reportedAt: before(hoursAgo) })
  }
}
