import { CONSENTS, type PoolGrant, Problem } from '@onward/contracts'
import type { Database, Tx } from '@onward/database'
import { desc, eq, sql } from 'drizzle-orm'
import type { CvRow, LetterRow } from '../db/schema'
import { letters } from '../db/schema'
import { poolViews } from './schema'

export interface OpenedFile extends Record<string, unknown> {
  file_path: string
  file_type: CvRow['fileType']
  letter_id: string | null
}

/** Opens the CV or letter of a grant, once, and records it; `link-expired` when it may not be opened any more. */
export async function openPoolFile(
  tx: Tx,
  { grantId, file, organisation }: Pick<PoolGrant, 'grantId' | 'file' | 'organisation'>,
  cvId: string,
  now: Date,
): Promise<OpenedFile> {
  const [opened] = await tx.execute<OpenedFile>(sql`select file_path, file_type, letter_id from jobseekers.open_pool_file(
    ${grantId}::uuid, ${cvId}::uuid, ${file}, ${organisation},
    ${now.toISOString()}::timestamptz, ${CONSENTS.pool.version})`)
  if (!opened) throw new Problem('link-expired')
  return opened
}

/** The opened letter, read as the system: the employer's session does not see it. */
export const poolLetter = (db: Database, id: string): Promise<LetterRow> =>
  db.withSystem(async (tx) => {
    const [row] = await tx.select().from(letters).where(eq(letters.id, id))
    if (!row) throw new Problem('link-expired')
    return row
  })

/** Who opened a person's files in the pool, the latest first. */
export const poolViewsOf = (tx: Tx, accountId: string, { skipped, limit }: { skipped: number; limit: number }) =>
  tx
    .select()
    .from(poolViews)
    .where(eq(poolViews.accountId, accountId))
    .orderBy(desc(poolViews.viewedAt), desc(poolViews.grantId))
    .offset(skipped)
    .limit(limit)
