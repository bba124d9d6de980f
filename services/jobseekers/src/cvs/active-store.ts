import type { Tx } from '@onward/database'
import { and, desc, eq } from 'drizzle-orm'
import { cvs, profiles } from '../db/schema'

/** Taken first in each change of the active CV, so that changes of one person run one after the other. */
export async function lockPerson(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: profiles.accountId }).from(profiles).where(eq(profiles.accountId, accountId)).for('update')
}

/** "Deactivates all of the user's CVs, then activates the chosen one"; an unread one becomes active once it was read. */
export async function setActive(tx: Tx, accountId: string, cv: { id: string; isRead: boolean }): Promise<void> {
  await tx
    .update(cvs)
    .set({ activeWhenRead: false, ...(cv.isRead && { isActive: false }) })
    .where(eq(cvs.accountId, accountId))
  await tx
    .update(cvs)
    .set(cv.isRead ? { isActive: true } : { activeWhenRead: true })
    .where(eq(cvs.id, cv.id))
}

export async function newestRead(tx: Tx, accountId: string): Promise<string | null> {
  const [newest] = await tx
    .select({ id: cvs.id })
    .from(cvs)
    .where(and(eq(cvs.accountId, accountId), eq(cvs.state, 'analysed')))
    .orderBy(desc(cvs.uploadedAt), desc(cvs.id))
    .limit(1)
  return newest?.id ?? null
}

export async function hasActive(tx: Tx, accountId: string): Promise<boolean> {
  const [active] = await tx
    .select({ id: cvs.id })
    .from(cvs)
    .where(and(eq(cvs.accountId, accountId), eq(cvs.isActive, true)))
  return active !== undefined
}
