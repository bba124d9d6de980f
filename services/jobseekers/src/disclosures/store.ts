import type { CvGrant, DisclosureHandover } from '@onward/contracts'
import { Problem } from '@onward/contracts'
import { type Database, databaseError, type Tx } from '@onward/database'
import type { FileStore } from '@onward/service-kit'
import { and, desc, eq, inArray, lt, notExists } from 'drizzle-orm'
import { disclosures, redeemedGrants } from '../db/schema'

/** Far longer than a hand-over is valid, so it cannot be used any more. */
const KEEP_UNSENT_MS = 7 * 24 * 60 * 60 * 1000

type NewDisclosure = Omit<typeof disclosures.$inferInsert, 'unsent'>
export async function insertDisclosure(tx: Tx, disclosure: NewDisclosure): Promise<void> {
  await tx.insert(disclosures).values({ ...disclosure, unsent: true })
}

/** Marks a disclosure as sent with an application. */
export async function markSent(tx: Tx, id: string): Promise<void> {
  await tx.update(disclosures).set({ unsent: false }).where(eq(disclosures.id, id))
}

export async function snapshotById(tx: Tx, id: string): Promise<DisclosureHandover> {
  const [row] = await tx.select({ snapshot: disclosures.snapshot }).from(disclosures).where(eq(disclosures.id, id))
  if (!row) throw new Problem('not-found')
  return row.snapshot
}

/** A person's own disclosure; `not-found` for another's. */
export async function ownDisclosure(tx: Tx, accountId: string, id: string): Promise<typeof disclosures.$inferSelect> {
  const [row] = await tx
    .select()
    .from(disclosures)
    .where(and(eq(disclosures.id, id), eq(disclosures.accountId, accountId)))
  if (!row) throw new Problem('not-found')
  return row
}

/** Who opened the CVs that a person sent, the latest first. */
export const viewsOfSentCvs = (tx: Tx, accountId: string, { skipped, limit }: { skipped: number; limit: number }) =>
  tx
    .select({
      id: redeemedGrants.grantId,
      organisation: redeemedGrants.organisation,
      at: redeemedGrants.redeemedAt,
      withoutNames: redeemedGrants.withoutNames,
      jobId: disclosures.jobId,
      snapshot: disclosures.snapshot,
    })
    .from(redeemedGrants)
    .innerJoin(disclosures, eq(disclosures.id, redeemedGrants.disclosureId))
    .where(eq(disclosures.accountId, accountId))
    .orderBy(desc(redeemedGrants.redeemedAt), desc(redeemedGrants.grantId))
    .offset(skipped)
    .limit(limit)

type Grant = Pick<CvGrant, 'grantId' | 'disclosureId' | 'accountId' | 'organisation'>
export interface SentCv {
  filePath: string
  snapshot: DisclosureHandover
}

/** Redeems an employer's grant, once, and gives what it is for. */
export async function redeemGrant(tx: Tx, { grantId, disclosureId, accountId, organisation }: Grant, now: Date): Promise<SentCv> {
  const [redeemed] = await tx
    .insert(redeemedGrants)
    .values({ grantId, disclosureId, accountId, organisation, redeemedAt: now })
    .onConflictDoNothing()
    .returning({ grantId: redeemedGrants.grantId })
    // Row security shows an employer the disclosure once the grant is stored, so a missing disclosure shows as a foreign key error.
    .catch((error: unknown) => {
      throw databaseError(error)?.code === '23503' ? new Problem('not-found') : error
    })
  if (!redeemed) throw new Problem('link-expired')
  const [found] = await tx
    .select({ filePath: disclosures.filePath, snapshot: disclosures.snapshot })
    .from(disclosures)
    .where(eq(disclosures.id, disclosureId))
  if (!found) throw new Problem('not-found')
  return found
}

/** The same for the text alone, without what identifies the applicant. */
export async function redeemGrantWithoutNames(
  tx: Tx,
  { grantId, disclosureId, accountId, organisation }: Grant,
  now: Date,
): Promise<void> {
  const redeemed = await tx
    .insert(redeemedGrants)
    .values({ grantId, disclosureId, accountId, organisation, redeemedAt: now, withoutNames: true })
    .onConflictDoNothing()
    .returning({ grantId: redeemedGrants.grantId })
  if (redeemed.length === 0) throw new Problem('link-expired')
}

/**
 * The disclosure of an unused grant; undefined when it was used, or the disclosure was deleted. Checked first, because reading a
 * document is expensive. Read as the system: the employer's session does not see the disclosure, and only its text is sent.
 */
export const unusedGrant = (db: Database, grant: Pick<CvGrant, 'grantId' | 'disclosureId'>): Promise<SentCv | undefined> =>
  db.withSystem(async (tx) => {
    const used = tx.select({ id: redeemedGrants.grantId }).from(redeemedGrants).where(eq(redeemedGrants.grantId, grant.grantId))
    const [row] = await tx
      .select({ filePath: disclosures.filePath, snapshot: disclosures.snapshot })
      .from(disclosures)
      .where(and(eq(disclosures.id, grant.disclosureId), notExists(used)))
    return row
  })

/** An employer's own opening of a CV, for the pages of it; `link-expired` where there is none. */
export async function ownOpening(
  tx: Tx,
  accountId: string,
  { grantId, disclosureId }: Pick<CvGrant, 'grantId' | 'disclosureId'>,
): Promise<typeof redeemedGrants.$inferSelect> {
  const [opening] = await tx
    .select()
    .from(redeemedGrants)
    .where(
      and(
        eq(redeemedGrants.grantId, grantId),
        eq(redeemedGrants.disclosureId, disclosureId),
        eq(redeemedGrants.accountId, accountId),
      ),
    )
  if (!opening) throw new Problem('link-expired')
  return opening
}

/** What was sent with an application. Read as the system: an opening without names does not show the disclosure to the session. */
export const sentCv = (db: Database, disclosureId: string): Promise<SentCv> =>
  db.withSystem(async (tx) => {
    const [row] = await tx
      .select({ filePath: disclosures.filePath, snapshot: disclosures.snapshot })
      .from(disclosures)
      .where(eq(disclosures.id, disclosureId))
    if (!row) throw new Problem('not-found')
    return row
  })

/** Deletes at most so many disclosures of applications that were never sent. Gives how many. */
export async function removeUnsent(db: Database, files: FileStore, { now, most }: { now: Date; most: number }): Promise<number> {
  const old = and(eq(disclosures.unsent, true), lt(disclosures.madeAt, new Date(now.getTime() - KEEP_UNSENT_MS)))
  const gone = await db.withSystem((tx) =>
    tx
      .delete(disclosures)
      .where(inArray(disclosures.id, tx.select({ id: disclosures.id }).from(disclosures).where(old).limit(most)))
      .returning({ filePath: disclosures.filePath }),
  )
  // After the commit, so that no row is left without its file; a file that stays is an orphaned upload.
  for (const { filePath } of gone) await files.remove(filePath)
  return gone.length
}

/** Paths of the CVs that a person sent with applications. */
export async function sentFiles(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx.select({ path: disclosures.filePath }).from(disclosures).where(eq(disclosures.accountId, accountId))
  return rows.map(({ path }) => path)
}
