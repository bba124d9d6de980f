import { isAnyOf } from '@onward/database'
import { type RetentionRules, removeOrphans, removeWithFiles, rowsOf } from '@onward/service-kit/retention'
import { lt } from 'drizzle-orm'
import { proposedCvs } from './db/coach-schema'
import { applicationDrafts, consents, cvs, disclosures, profiles } from './db/schema'
import { poolViews } from './pool/schema'

export const retention: RetentionRules = {
  APPLICATION_DRAFTS: rowsOf(applicationDrafts, (before) => lt(applicationDrafts.savedAt, before)),
  SENT_CVS: {
    steps: (kit, before) =>
      removeWithFiles(
        kit,
        (tx, limit) =>
          tx
            .select({ id: disclosures.id, path: disclosures.filePath })
            .from(disclosures)
            .where(lt(disclosures.madeAt, before))
            .limit(limit),
        (tx, ids) => tx.delete(disclosures).where(isAnyOf(disclosures.id, ids)),
      ),
  },
  ORPHANED_UPLOADS: {
    steps: async (kit, before) =>
      (await removeOrphans(kit, 'cvs', before, async (tx, keys) =>
        paths([
          ...(await tx.select({ path: cvs.filePath }).from(cvs).where(isAnyOf(cvs.filePath, keys))),
          ...(await tx.select({ path: proposedCvs.filePath }).from(proposedCvs).where(isAnyOf(proposedCvs.filePath, keys))),
        ]),
      )) +
      (await removeOrphans(kit, 'pictures', before, async (tx, keys) =>
        paths(await tx.select({ path: profiles.picturePath }).from(profiles).where(isAnyOf(profiles.picturePath, keys))),
      )) +
      (await removeOrphans(kit, 'disclosures', before, async (tx, keys) =>
        paths(await tx.select({ path: disclosures.filePath }).from(disclosures).where(isAnyOf(disclosures.filePath, keys))),
      )),
  },
  POOL_VIEWS: rowsOf(poolViews, (before) => lt(poolViews.viewedAt, before)),
  WITHDRAWN_CONSENTS: rowsOf(consents, (before) => lt(consents.withdrawnAt, before)),
}

const paths = (rows: readonly { path: string | null }[]): string[] => rows.flatMap(({ path }) => path ?? [])
