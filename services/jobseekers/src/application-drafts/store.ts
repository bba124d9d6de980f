import {
  type ApplicationDraft,
  type BodyOf,
  DRAFT_KEPT_DAYS,
  MAX_APPLICATION_DRAFTS,
  Problem,
  refuseField,
  type saveApplicationDraft,
} from '@onward/contracts'
import type { Database, Tx } from '@onward/database'
import { and, count, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { applicationDrafts, closedJobs, cvs } from '../db/schema'

const KEEP_MS = DRAFT_KEPT_DAYS * 24 * 60 * 60 * 1000
/** Version 0 means that there is no draft yet. */
const FIRST_VERSION = 0

const ownDraft = (accountId: string, jobId: string): SQL | undefined =>
  and(eq(applicationDrafts.accountId, accountId), eq(applicationDrafts.jobId, jobId))

async function draftsWhere(tx: Tx, where: SQL | undefined): Promise<ApplicationDraft[]> {
  const rows = await tx
    .select({ draft: applicationDrafts, closedAt: closedJobs.closedAt })
    .from(applicationDrafts)
    .leftJoin(closedJobs, eq(closedJobs.jobId, applicationDrafts.jobId))
    .where(where)
    .orderBy(desc(applicationDrafts.savedAt), desc(applicationDrafts.jobId))
    .limit(MAX_APPLICATION_DRAFTS)
  return rows.map(({ draft: { accountId: _, jobId, jobTitle, company, closesOn, version, savedAt, ...content }, closedAt }) => ({
    jobId,
    jobTitle,
    company,
    closesOn,
    words: content,
    version,
    savedAt: savedAt.toISOString(),
    closed: closedAt && { at: closedAt.toISOString(), keptUntil: new Date(closedAt.getTime() + KEEP_MS).toISOString() },
  }))
}

/** A person's drafts, the latest saved first. */
export const draftsOf = (tx: Tx, accountId: string): Promise<ApplicationDraft[]> =>
  draftsWhere(tx, eq(applicationDrafts.accountId, accountId))

export async function draftFor(tx: Tx, accountId: string, jobId: string): Promise<ApplicationDraft | null> {
  const [draft] = await draftsWhere(tx, ownDraft(accountId, jobId))
  return draft ?? null
}

/** Saves over the version that was read and gives the next one; `state-conflict` when the draft has changed meanwhile. */
export async function saveDraftOver(
  tx: Tx,
  { accountId, jobId }: { accountId: string; jobId: string },
  { words, jobTitle, company, closesOn, version: before }: BodyOf<typeof saveApplicationDraft>,
  now: Date,
): Promise<number> {
  const [cv] = words.cvId
    ? await tx
        .select({ id: cvs.id })
        .from(cvs)
        .where(and(eq(cvs.id, words.cvId), eq(cvs.accountId, accountId)))
    : []
  const version = before + 1
  // The draft is saved even when its CV was deleted meanwhile.
  const values = { ...words, jobTitle, company, closesOn, cvId: cv?.id ?? null, version, savedAt: now }
  if (before === FIRST_VERSION) await refuseTooMany(tx, accountId)
  const [saved] =
    before === FIRST_VERSION
      ? await tx
          .insert(applicationDrafts)
          .values({ accountId, jobId, ...values })
          .onConflictDoNothing()
          .returning({ version: applicationDrafts.version })
      : await tx
          .update(applicationDrafts)
          .set(values)
          .where(and(ownDraft(accountId, jobId), eq(applicationDrafts.version, before)))
          .returning({ version: applicationDrafts.version })
  if (!saved) throw new Problem('state-conflict', { text: 'jobseekers.application-draft-changed' })
  return saved.version
}

export async function removeDraft(tx: Tx, accountId: string, jobId: string): Promise<void> {
  const [gone] = await tx
    .delete(applicationDrafts)
    .where(ownDraft(accountId, jobId))
    .returning({ jobId: applicationDrafts.jobId })
  if (!gone) throw new Problem('not-found')
}

/** Deletes the draft of a sent application, unless it was saved after sending. */
export async function removeSentDraft(tx: Tx, accountId: string, jobId: string, sentAt: Date): Promise<void> {
  await tx.delete(applicationDrafts).where(and(ownDraft(accountId, jobId), lte(applicationDrafts.savedAt, sentAt)))
}

/** Stores when a job closed, or that it is open again. */
export async function keepJobState(tx: Tx, { jobId, closedAt }: { jobId: string; closedAt: Date | null }): Promise<void> {
  await tx.insert(closedJobs).values({ jobId, closedAt }).onConflictDoUpdate({ target: closedJobs.jobId, set: { closedAt } })
}

async function refuseTooMany(tx: Tx, accountId: string): Promise<void> {
  const [has] = await tx.select({ drafts: count() }).from(applicationDrafts).where(eq(applicationDrafts.accountId, accountId))
  if ((has?.drafts ?? 0) < MAX_APPLICATION_DRAFTS) return
  throw refuseField('version', 'jobseekers.application-draft-too-many', { most: MAX_APPLICATION_DRAFTS })
}

/** Deletes at most so many drafts whose job closed too long ago. Gives how many. */
export async function removeClosedDrafts(db: Database, now: Date, most: number): Promise<number> {
  return db.withSystem(async (tx) => {
    const longClosed = tx
      .select({ jobId: closedJobs.jobId })
      .from(closedJobs)
      .where(lte(closedJobs.closedAt, new Date(now.getTime() - KEEP_MS)))
    const { accountId, jobId } = applicationDrafts
    const some = tx.select({ accountId, jobId }).from(applicationDrafts).where(inArray(jobId, longClosed)).limit(most)
    const gone = await tx
      .delete(applicationDrafts)
      .where(sql`(${accountId}, ${jobId}) in ${some}`)
      .returning({ jobId: applicationDrafts.jobId })
    return gone.length
  })
}
