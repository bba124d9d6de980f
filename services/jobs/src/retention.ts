import { isAnyOf, type Tx } from '@onward/database'
import { type RetentionRules, removeOrphans } from '@onward/service-kit/retention'
import { and, eq, inArray, lt, ne, notExists, sql } from 'drizzle-orm'
import {
  alerted,
  applicationNotes,
  applicationSteps,
  applications,
  interviewNotes,
  interviews,
  jobs,
  organisationDocuments,
  reports,
  viewedJobs,
} from './db/schema'
import { poolInvitations } from './pool/schema'
import { jobDrafts } from './vacancies/schema'

export const retention: RetentionRules = {
  VIEWED_JOBS: async (tx, before) =>
    (await tx.delete(viewedJobs).where(lt(viewedJobs.at, before)).returning({ jobId: viewedJobs.jobId })).length,
  // Stays while the job is open, so that nobody is notified of it twice.
  ALERTED_JOBS: async (tx, before) =>
    (
      await tx
        .delete(alerted)
        .where(
          and(
            lt(alerted.at, before),
            notExists(
              tx
                .select({ id: jobs.id })
                .from(jobs)
                .where(and(eq(jobs.id, alerted.jobId), eq(jobs.state, 'active'))),
            ),
          ),
        )
        .returning({ jobId: alerted.jobId })
    ).length,
  JOB_DRAFTS: async (tx, before) =>
    (await tx.delete(jobDrafts).where(lt(jobDrafts.savedAt, before)).returning({ id: jobDrafts.id })).length,
  // Keeps the application itself for both sides; deletes contact details, letter and needs.
  ENDED_APPLICATIONS: async (tx, before) => {
    const later = tx
      .select({ id: applicationSteps.applicationId })
      .from(applicationSteps)
      .where(
        and(
          eq(applicationSteps.applicationId, applications.id),
          sql`${applicationSteps.at} >= ${before.toISOString()}::timestamptz`,
        ),
      )
    const emptied = await tx
      .update(applications)
      .set({ email: '', phone: '', area: '', coverLetter: '', adjustmentsWords: '' })
      .where(
        and(
          eq(applications.live, false),
          ne(applications.state, 'placed'),
          lt(applications.appliedAt, before),
          notExists(later),
          sql`(${applications.email}, ${applications.phone}, ${applications.area}, ${applications.coverLetter}, ${applications.adjustmentsWords})
            is distinct from ('', '', '', '', '')`,
        ),
      )
      .returning({ id: applications.id })
    const ids = emptied.map(({ id }) => id)
    if (ids.length > 0) {
      await emptyInterviews(tx, ids)
      // Notes of colleagues are deleted with the application's texts.
      await tx.delete(applicationNotes).where(isAnyOf(applicationNotes.applicationId, ids))
    }
    return emptied.length
  },
  ORPHANED_UPLOADS: (tx, before, { files }) =>
    removeOrphans(files, 'organisations', before, async (keys) => {
      const rows = await tx
        .select({ key: organisationDocuments.fileKey })
        .from(organisationDocuments)
        .where(isAnyOf(organisationDocuments.fileKey, keys))
      return rows.map(({ key }) => key)
    }),
  POOL_INVITATIONS: async (tx, before) =>
    (await tx.delete(poolInvitations).where(lt(poolInvitations.expiresAt, before)).returning({ id: poolInvitations.id })).length,
  DECIDED_REPORTS: async (tx, before) =>
    (
      await tx
        .update(reports)
        .set({ text: '' })
        .where(and(lt(reports.decidedAt, before), ne(reports.text, '')))
        .returning({ id: reports.id })
    ).length,
}

/** Keeps the interview itself; deletes the applicant's answers and needs, and the notes. */
async function emptyInterviews(tx: Tx, applicationIds: string[]): Promise<void> {
  const theirs = isAnyOf(interviews.applicationId, applicationIds)
  await tx
    .delete(interviewNotes)
    .where(inArray(interviewNotes.interviewId, tx.select({ id: interviews.id }).from(interviews).where(theirs)))
  await tx.update(interviews).set({ answer: '', suggested: [], adjustments: '', note: '', closingWords: '' }).where(theirs)
}
