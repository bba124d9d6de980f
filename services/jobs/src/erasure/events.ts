import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { eraseRows } from '@onward/service-kit/erasure'
import { and, asc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { moveApplicationTo } from '../applications/move'
import { forgetCoach } from '../coach/events'
import { applications, closingAccounts, reports } from '../db/schema'
import { employerCloses, employerGoes, employerStays } from './employer'

/** What a person who leaves takes out of this service. */
export function erasureEvents(kit: ServiceKit): void {
  kit.onEvent('account.closing', async ({ accountId }, tx, { at, version }) => {
    if (!(await isNews(tx, accountId, true, version))) return
    await withdrawPending(tx, accountId, at)
    await employerCloses(tx, accountId, at)
  })
  kit.onEvent('account.kept', async ({ accountId }, tx, { at, version }) => {
    if (await isNews(tx, accountId, false, version)) await employerStays(tx, accountId, at)
  })
  kit.onEvent('account.erased', async ({ accountId }, tx, { at }) => {
    await employerGoes(kit, tx, accountId, at)
    // A report is about an advert: while nobody has decided it, what it warns of stays, and who warned goes.
    await tx
      .update(reports)
      .set({ accountId: sql`gen_random_uuid()`, text: '' })
      .where(and(eq(reports.accountId, accountId), isNull(reports.decidedAt)))
    await forgetCoach(tx, accountId)
    await eraseRows(tx, accountId)
  })
}

/** Keeps whether the account is closing; false when something newer is known. */
async function isNews(tx: Tx, accountId: string, closing: boolean, version: number): Promise<boolean> {
  const saved = await tx
    .insert(closingAccounts)
    .values({ accountId, closing, version })
    .onConflictDoUpdate({
      target: closingAccounts.accountId,
      set: { closing, version },
      setWhere: lt(closingAccounts.version, version),
    })
    .returning({ accountId: closingAccounts.accountId })
  return saved.length > 0
}

/** An employer should not wait for somebody who has left. A job that was accepted is for the two of them to settle. */
async function withdrawPending(tx: Tx, accountId: string, at: Date): Promise<void> {
  const pending = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.accountId, accountId), eq(applications.live, true), ne(applications.state, 'accepted')))
    .orderBy(asc(applications.id))
    .for('update')
  for (const application of pending) {
    await moveApplicationTo(tx, application, null, {
      to: 'withdrawn',
      by: 'jobseeker',
      accountId,
      reason: null,
      withdrawal: 'account-closed',
      at,
    })
  }
}
