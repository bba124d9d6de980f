import type { ServiceKit } from '@onward/service-kit'
import { eraseRows } from '@onward/service-kit/erasure'
import { eq, sql } from 'drizzle-orm'
import { credentials } from '../db/schema'

/**
 * Of a badge only its number, its kind and its dates stay, so that its address and the revocation list say that it is good no more. The
 * signed text goes, for its hash could be tried against addresses; and so does whose it was.
 */
export function erasureEvents(kit: ServiceKit): void {
  kit.onEvent('account.erased', async ({ accountId }, tx, { at }) => {
    await tx
      .update(credentials)
      .set({
        accountId: sql`gen_random_uuid()`,
        cvId: null,
        jwt: '',
        revokedAt: sql`coalesce(${credentials.revokedAt}, ${at.toISOString()}::timestamptz)`,
        revocationReason: 'holder-left',
      })
      .where(eq(credentials.accountId, accountId))
    await eraseRows(tx, accountId)
  })
}
