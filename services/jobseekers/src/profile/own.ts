import { Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { eq } from 'drizzle-orm'
import type { ProfileRow } from '../db/schema'
import { profiles } from '../db/schema'

/** The registration reaches this service a moment after identity has answered. */
const RETRY_SECONDS = 1

export async function profileRow(tx: Tx, accountId: string): Promise<ProfileRow> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.accountId, accountId))
  if (!row?.isJobseeker) throw new Problem('not-ready', { text: 'jobseekers.profile-not-ready', retryAfter: RETRY_SECONDS })
  return row
}
