import { londonTime, Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { eq } from 'drizzle-orm'
import { cases } from '../db/schema'

export type Case = typeof cases.$inferSelect

/** The case of a client, as a request sees it: another office's does not exist. */
export async function caseOfClient(tx: Tx, referralId: string): Promise<Case> {
  const [row] = await tx.select().from(cases).where(eq(cases.referralId, referralId))
  if (!row) throw new Problem('not-found')
  return row
}

/** The same where something is to be added: throws `state-conflict` once it is closed. */
export async function openCaseOfClient(tx: Tx, referralId: string): Promise<Case> {
  const row = await caseOfClient(tx, referralId)
  if (row.closedAt) throw new Problem('state-conflict', { text: 'casework.case-closed' })
  return row
}

/** The calendar day in London. */
export const londonDay = (at: Date): string => londonTime(at).slice(0, 10)
