import type { Tx } from '@onward/database'
import { and, count, eq, gte, isNull, lt } from 'drizzle-orm'
import { cases, referrals } from '../db/schema'
import type { Week } from './weeks'

/** Whose figures: an office's, or one agent's part of them. */
export interface Scope {
  officeId: string
  agentId?: string
}

/** Referrals submitted in a week. The dashboard's tile and the weekly report ask here. */
export async function referralsIn(tx: Tx, { officeId, agentId }: Scope, { from, until }: Week): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(referrals)
    .where(
      and(
        eq(referrals.officeId, officeId),
        gte(referrals.createdAt, from),
        lt(referrals.createdAt, until),
        agentId ? eq(referrals.agentId, agentId) : undefined,
      ),
    )
  return row?.n ?? 0
}

/** Cases that are open now. */
export async function openCases(tx: Tx, { officeId, agentId }: Scope): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(cases)
    .where(and(eq(cases.officeId, officeId), isNull(cases.closedAt), agentId ? eq(cases.agentId, agentId) : undefined))
  return row?.n ?? 0
}

/** Referrals that wait for their person now. */
export async function pendingReferrals(tx: Tx, { officeId, agentId }: Scope): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(referrals)
    .where(and(eq(referrals.officeId, officeId), eq(referrals.rank, 1), agentId ? eq(referrals.agentId, agentId) : undefined))
  return row?.n ?? 0
}
