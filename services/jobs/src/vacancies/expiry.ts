import { announceChange, type Database, emitEvent } from '@onward/database'
import { dayOf } from '../day'
import { memberAccounts } from '../organisations-store'
import { expireDue } from './store'

const BATCH = 200

/** Marks at most so many active jobs past their closing date as expired, one batch per transaction. Gives how many. */
export async function expireJobs(db: Database, now: Date, most: number): Promise<number> {
  let total = 0
  while (total < most) {
    const expired = await db.withSystem(async (tx) => {
      const rows = await expireDue(tx, dayOf(now), BATCH, now)
      for (const row of rows) {
        const employerAccountIds = await memberAccounts(tx, row.organisationId)
        await emitEvent(tx, 'job.state', row.id, row.version, {
          jobId: row.id,
          title: row.title,
          state: 'expired',
          employerAccountIds,
        })
        await announceChange(tx, { accountIds: employerAccountIds, changed: ['job'] })
      }
      return rows.length
    })
    total += expired
    if (expired < BATCH) break
  }
  return total
}
