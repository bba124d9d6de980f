import {
  type ApplicationDraft,
  DRAFT_KEPT_DAYS,
  deleteApplicationDraft,
  listApplicationDrafts,
  MAX_APPLICATION_DRAFTS,
  Problem,
  readApplicationDraft,
  refuseField,
  saveApplicationDraft,
} from '@onward/contracts'
import type { Database, Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, count, desc, eq, inArray, lt, lte, type SQL } from 'drizzle-orm'
import { applicationDrafts, closedJobs, cvs, disclosures } from '../db/schema'

const KEPT_MS = DRAFT_KEPT_DAYS * 24 * 60 * 60 * 1000
const TIDY_MINUTES = 60
/** 0: there is no draft yet. */
const FIRST_VERSION = 0

export function applicationDraftRoutes(kit: ServiceKit): void {
  kit.handle(listApplicationDrafts, ({ read }) =>
    read(async (tx, who) => ({ items: await shown(tx, eq(applicationDrafts.accountId, who.accountId)) })),
  )

  kit.handle(readApplicationDraft, ({ params, read }) =>
    read(async (tx, who) => {
      const [draft] = await shown(tx, ownDraft(who.accountId, params.id))
      return { draft: draft ?? null }
    }),
  )

  kit.handle(saveApplicationDraft, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      const { words, jobTitle, company, closesOn } = body
      const [cv] = words.cvId
        ? await tx
            .select({ id: cvs.id })
            .from(cvs)
            .where(and(eq(cvs.id, words.cvId), eq(cvs.accountId, accountId)))
        : []
      const version = body.version + 1
      // A CV that was deleted meanwhile must not cost the words.
      const values = { ...words, jobTitle, company, closesOn, cvId: cv?.id ?? null, version, savedAt: now }
      if (body.version === FIRST_VERSION) await refuseTooMany(tx, accountId)
      const [saved] =
        body.version === FIRST_VERSION
          ? await tx
              .insert(applicationDrafts)
              .values({ accountId, jobId: params.id, ...values })
              .onConflictDoNothing()
              .returning({ version: applicationDrafts.version })
          : await tx
              .update(applicationDrafts)
              .set(values)
              .where(and(ownDraft(accountId, params.id), eq(applicationDrafts.version, body.version)))
              .returning({ version: applicationDrafts.version })
      if (!saved) throw new Problem('state-conflict', { text: 'jobseekers.application-draft-changed' })
      return { resource: `application-drafts/${params.id}`, answer: { version: saved.version } }
    }),
  )

  kit.handle(deleteApplicationDraft, ({ params, write }) =>
    write(async (tx, who) => {
      const [gone] = await tx
        .delete(applicationDrafts)
        .where(ownDraft(who.accountId, params.id))
        .returning({ jobId: applicationDrafts.jobId })
      if (!gone) throw new Problem('not-found')
      return { resource: `application-drafts/${params.id}`, answer: {} }
    }),
  )

  kit.onEvent('job.state', async ({ jobId, state }, tx, { at, version }) => {
    const closedAt = state === 'closed' || state === 'expired' || state === 'removed' ? at : null
    await tx
      .insert(closedJobs)
      .values({ jobId, closedAt, version })
      .onConflictDoUpdate({ target: closedJobs.jobId, set: { closedAt, version }, setWhere: lt(closedJobs.version, version) })
  })
  // What was sent is an application. Words saved after it are another try, begun later.
  kit.onEvent('application.submitted', async ({ accountId, jobId, disclosureId }, tx, { at }) => {
    if (disclosureId) await tx.update(disclosures).set({ unsent: false }).where(eq(disclosures.id, disclosureId))
    await tx.delete(applicationDrafts).where(and(ownDraft(accountId, jobId), lte(applicationDrafts.savedAt, at)))
  })
  kit.cron('jobseekers.drafts', TIDY_MINUTES, async () => {
    const gone = await forgetClosedDrafts(kit.db, kit.clock())
    if (gone > 0) kit.log.info({ gone }, 'drafts of applications whose job closed long ago')
  })
}

const ownDraft = (accountId: string, jobId: string): SQL | undefined =>
  and(eq(applicationDrafts.accountId, accountId), eq(applicationDrafts.jobId, jobId))

async function shown(tx: Tx, where: SQL | undefined): Promise<ApplicationDraft[]> {
  const rows = await tx
    .select({ draft: applicationDrafts, closedAt: closedJobs.closedAt })
    .from(applicationDrafts)
    .leftJoin(closedJobs, eq(closedJobs.jobId, applicationDrafts.jobId))
    .where(where)
    .orderBy(desc(applicationDrafts.savedAt), desc(applicationDrafts.jobId))
    .limit(MAX_APPLICATION_DRAFTS)
  return rows.map(({ draft: { accountId: _, jobId, jobTitle, company, closesOn, version, savedAt, ...words }, closedAt }) => ({
    jobId,
    jobTitle,
    company,
    closesOn,
    words,
    version,
    savedAt: savedAt.toISOString(),
    closed: closedAt && { at: closedAt.toISOString(), keptUntil: new Date(closedAt.getTime() + KEPT_MS).toISOString() },
  }))
}

async function refuseTooMany(tx: Tx, accountId: string): Promise<void> {
  const [has] = await tx.select({ drafts: count() }).from(applicationDrafts).where(eq(applicationDrafts.accountId, accountId))
  if ((has?.drafts ?? 0) < MAX_APPLICATION_DRAFTS) return
  throw refuseField('version', 'jobseekers.application-draft-too-many', { most: MAX_APPLICATION_DRAFTS })
}

/** Deletes drafts whose job closed longer ago than they are kept. Gives how many. */
async function forgetClosedDrafts(db: Database, now: Date): Promise<number> {
  return db.withSystem(async (tx) => {
    const longClosed = tx
      .select({ jobId: closedJobs.jobId })
      .from(closedJobs)
      .where(lte(closedJobs.closedAt, new Date(now.getTime() - KEPT_MS)))
    const gone = await tx
      .delete(applicationDrafts)
      .where(inArray(applicationDrafts.jobId, longClosed))
      .returning({ jobId: applicationDrafts.jobId })
    return gone.length
  })
}
