import type { Tx } from '@onward/database'
import { eq, sql } from 'drizzle-orm'
import { erasureRequests as requests } from '../db/schema'

type ErasureRequest = typeof requests.$inferSelect

/** What waits for a second administrator, the oldest first. */
export const erasureRequests = (tx: Tx) =>
  tx.execute<Omit<ErasureRequest, 'askedAt'> & { name: string; email: string; askedAt: Date; askedByName: string }>(sql`
    select r.account_id as "accountId", trim(a.first_name || ' ' || a.last_name) as name, a.email, r.why, r.asked_at as "askedAt",
      r.asked_by as "askedBy", coalesce(trim(b.first_name || ' ' || b.last_name), '') as "askedByName"
    from identity.erasure_requests r join identity.accounts a on a.id = r.account_id left join identity.accounts b on b.id = r.asked_by
    order by r.asked_at, r.account_id`)

/** False where somebody has asked already. */
export async function addErasureRequest(tx: Tx, request: ErasureRequest): Promise<boolean> {
  const added = await tx.insert(requests).values(request).onConflictDoNothing().returning({ accountId: requests.accountId })
  return added.length > 0
}

/** Removes a request that is being decided; a refusal in the same transaction leaves it. */
export async function takeErasureRequest(tx: Tx, accountId: string): Promise<ErasureRequest | undefined> {
  const [taken] = await tx.delete(requests).where(eq(requests.accountId, accountId)).returning()
  return taken
}
