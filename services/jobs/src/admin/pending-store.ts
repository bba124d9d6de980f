import { isAnyOf, type Tx } from '@onward/database'
import { asc, eq, isNull } from 'drizzle-orm'
import { jobs, members, organisations, reports, verifications } from '../db/schema'

/** Organisations to verify, with their people and any evidence, and open reports; the oldest first. */
export async function pendingWork(tx: Tx) {
  const unverified = await tx
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(isNull(organisations.verifiedAt))
    .orderBy(asc(organisations.createdAt))
  const ids = unverified.map(({ id }) => id)
  const people = await tx
    .select({ organisationId: members.organisationId, firstName: members.firstName, lastName: members.lastName })
    .from(members)
    .where(isAnyOf(members.organisationId, ids))
  const reported = await tx
    .select({ id: reports.id, reason: reports.reason, text: reports.text, title: jobs.title, company: jobs.company })
    .from(reports)
    .innerJoin(jobs, eq(jobs.id, reports.jobId))
    .where(isNull(reports.decision))
    .orderBy(asc(reports.reportedAt))
  const sent = await tx
    .select({ organisationId: verifications.organisationId })
    .from(verifications)
    .where(isNull(verifications.decidedAt))
  return { unverified, people, reported, sent: sent.map(({ organisationId }) => organisationId) }
}
