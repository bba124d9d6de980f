import type { CvGrant, DisclosureHandover } from '@onward/contracts'
import { cvGrant, Problem, readCvWithoutNames } from '@onward/contracts'
import { readDocument, withoutHolder } from '@onward/cv-engine'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { verifyHandover } from '@onward/service-kit'
import { and, eq, notExists } from 'drizzle-orm'
import { disclosures, redeemedGrants } from '../db/schema'

/**
 * The words of a disclosed CV without its holder. They are read out of the file each time and kept nowhere; that somebody read them is kept,
 * and the applicant sees it.
 */
export function wordsOfCv(kit: ServiceKit): void {
  kit.handle(readCvWithoutNames, async ({ params, query, now, principal, write }) => {
    const { payload: grant } = await verifyHandover(kit.keys, { from: 'jobs', to: 'jobseekers' }, cvGrant, query.grant, now)
    const isForThis = grant.disclosureId === params.id && grant.accountId === principal?.accountId && grant.withoutNames
    if (!isForThis) throw new Problem('not-found')
    // The employer's session never sees the disclosure itself: the signed grant is what allows this, and its words alone leave.
    const found = await kit.db.withSystem((tx) => unread(tx, grant))
    if (!found) throw new Problem('link-expired')
    const { snapshot, filePath } = found
    const document = await readDocument(await kit.files.get(filePath), snapshot.cvFilename)
    if (!document.ok) throw new Problem('state-conflict', { text: 'jobseekers.disclosure-without-text' })
    await write(async (tx) => {
      const { grantId, disclosureId, accountId, organisation } = grant
      const redeemed = await tx
        .insert(redeemedGrants)
        .values({ grantId, disclosureId, accountId, organisation, redeemedAt: now, withoutNames: true })
        .onConflictDoNothing()
        .returning({ grantId: redeemedGrants.grantId })
      if (redeemed.length === 0) throw new Problem('link-expired')
      return { resource: `disclosures/${params.id}/words`, answer: {} }
    })
    return withoutHolder(document.blocks, [`${snapshot.firstName} ${snapshot.lastName}`])
  })
}

/** What the grant is for; nothing once it was used, or when the disclosure is gone. Reading a document is work that nobody repeats for free. */
async function unread(
  tx: Tx,
  grant: Pick<CvGrant, 'grantId' | 'disclosureId'>,
): Promise<{ filePath: string; snapshot: DisclosureHandover } | undefined> {
  const used = tx.select({ id: redeemedGrants.grantId }).from(redeemedGrants).where(eq(redeemedGrants.grantId, grant.grantId))
  const [row] = await tx
    .select({ filePath: disclosures.filePath, snapshot: disclosures.snapshot })
    .from(disclosures)
    .where(and(eq(disclosures.id, grant.disclosureId), notExists(used)))
  return row
}
