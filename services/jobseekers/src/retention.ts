import { isAnyOf } from '@onward/database'
import { type RetentionRules, removeOrphans } from '@onward/service-kit/retention'
import { eq, lt } from 'drizzle-orm'
import { proposedCvs } from './db/coach-schema'
import { applicationDrafts, consents, cvs, disclosures, profiles } from './db/schema'
import { poolViews } from './pool/schema'

const AT_ONCE = 500

export const retention: RetentionRules = {
  APPLICATION_DRAFTS: async (tx, before) =>
    (
      await tx
        .delete(applicationDrafts)
        .where(lt(applicationDrafts.savedAt, before))
        .returning({ jobId: applicationDrafts.jobId })
    ).length,
  SENT_CVS: async (tx, before, { files }) => {
    const old = await tx
      .select({ id: disclosures.id, path: disclosures.filePath })
      .from(disclosures)
      .where(lt(disclosures.madeAt, before))
      .limit(AT_ONCE)
    for (const { id, path } of old) {
      // Files first: if the process is killed here, the rows that name them are still there for the next run.
      await files.remove(path)
      await tx.delete(disclosures).where(eq(disclosures.id, id))
    }
    return old.length
  },
  ORPHANED_UPLOADS: async (tx, before, { files }) => {
    const paths = (rows: { path: string | null }[]) => rows.flatMap(({ path }) => path ?? [])
    const folders = {
      cvs: async (keys: string[]) => [
        ...(await tx.select({ path: cvs.filePath }).from(cvs).where(isAnyOf(cvs.filePath, keys))),
        ...(await tx.select({ path: proposedCvs.filePath }).from(proposedCvs).where(isAnyOf(proposedCvs.filePath, keys))),
      ],
      pictures: (keys: string[]) =>
        tx.select({ path: profiles.picturePath }).from(profiles).where(isAnyOf(profiles.picturePath, keys)),
      disclosures: (keys: string[]) =>
        tx.select({ path: disclosures.filePath }).from(disclosures).where(isAnyOf(disclosures.filePath, keys)),
    }
    let removed = 0
    for (const [folder, rows] of Object.entries(folders)) {
      removed += await removeOrphans(files, folder, before, async (keys) => paths(await rows(keys)))
    }
    return removed
  },
  POOL_VIEWS: async (tx, before) =>
    (await tx.delete(poolViews).where(lt(poolViews.viewedAt, before)).returning({ id: poolViews.grantId })).length,
  WITHDRAWN_CONSENTS: async (tx, before) =>
    (await tx.delete(consents).where(lt(consents.withdrawnAt, before)).returning({ id: consents.id })).length,
}
