import type { Tx } from '@onward/database'
import { and, desc, eq } from 'drizzle-orm'
import { cvs, profiles } from '../db/schema'
import { announceMatchProfile } from '../profile/match-profile'

/** First of all in each change of which CV is active: such changes of one person go one after the other. */
export async function lockPerson(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: profiles.accountId }).from(profiles).where(eq(profiles.accountId, accountId)).for('update')
}

/**
 * "Deactivates all of the user's CVs, then activates the chosen one", and tells matching. One that is still to be read is active once it
 * was read; the one before it stays until then.
 */
export async function makeActive(tx: Tx, accountId: string, cv: { id: string; isRead: boolean }, now: Date): Promise<void> {
  await tx
    .update(cvs)
    .set({ activeWhenRead: false, ...(cv.isRead && { isActive: false }) })
    .where(eq(cvs.accountId, accountId))
  await tx
    .update(cvs)
    .set(cv.isRead ? { isActive: true } : { activeWhenRead: true })
    .where(eq(cvs.id, cv.id))
  if (cv.isRead) await announceMatchProfile(tx, accountId, now)
}

/** After the active CV went: the newest that was read takes its place. Gives its id, or null where there is none. */
export async function activateNewest(tx: Tx, accountId: string, now: Date): Promise<string | null> {
  const [newest] = await tx
    .select({ id: cvs.id })
    .from(cvs)
    .where(and(eq(cvs.accountId, accountId), eq(cvs.state, 'analysed')))
    .orderBy(desc(cvs.uploadedAt), desc(cvs.id))
    .limit(1)
  if (newest) await makeActive(tx, accountId, { id: newest.id, isRead: true }, now)
  else await announceMatchProfile(tx, accountId, now)
  return newest?.id ?? null
}

export async function hasActive(tx: Tx, accountId: string): Promise<boolean> {
  const [active] = await tx
    .select({ id: cvs.id })
    .from(cvs)
    .where(and(eq(cvs.accountId, accountId), eq(cvs.isActive, true)))
  return active !== undefined
}
