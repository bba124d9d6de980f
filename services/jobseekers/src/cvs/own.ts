import { Problem } from '@onward/contracts'
import type { Principal, Tx } from '@onward/database'
import { and, eq } from 'drizzle-orm'
import type { CvRow } from '../db/schema'
import { cvs } from '../db/schema'

export const signedIn = (who: Principal | null): string => {
  if (!who) throw new Problem('sign-in-required')
  return who.accountId
}

/** Of the signed-in person: another's CV is not found. */
export async function ownCv(tx: Tx, accountId: string, cvId: string): Promise<CvRow> {
  const [row] = await tx
    .select()
    .from(cvs)
    .where(and(eq(cvs.id, cvId), eq(cvs.accountId, accountId)))
  if (!row) throw new Problem('not-found')
  return row
}
