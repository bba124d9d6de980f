import type { SetRetentionKind } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sql } from 'drizzle-orm'

/** Sets the days of one kind, or takes the setting back. The database refuses it to all but a proved administrator. */
export const setKeepDays = (tx: Tx, kind: SetRetentionKind, days: number | null) =>
  tx.execute(sql`select onward.set_keep_days(${kind}, ${days}::integer)`)
