import { Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, eq } from 'drizzle-orm'
import type { CvRow } from '../db/schema'
import { cvs } from '../db/schema'

/** Of the signed-in person: another's CV is not found. */
export async function ownCv(tx: Tx, accountId: string, cvId: string): Promise<CvRow> {
  const [row] = await tx
    .select()
    .from(cvs)
    .where(and(eq(cvs.id, cvId), eq(cvs.accountId, accountId)))
  if (!row) throw new Problem('not-found')
  return row
}
