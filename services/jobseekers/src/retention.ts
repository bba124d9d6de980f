import type { RetentionRules } from '@onward/service-kit/retention'
import { eq, lt } from 'drizzle-orm'
import { applicationDrafts, consents, disclosures } from './db/schema'

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
      // The file first: whoever is killed here finds the row that names it again.
      await files.remove(path)
      await tx.delete(disclosures).where(eq(disclosures.id, id))
    }
    return old.length
  },
  WITHDRAWN_CONSENTS: async (tx, before) =>
    (await tx.delete(consents).where(lt(consents.withdrawnAt, before)).returning({ id: consents.id })).length,
}
