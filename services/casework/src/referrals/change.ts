import { mayBecome, Problem, type ReferralState, type ReferralStepKind } from '@onward/contracts'
import { announceChange, type Tx } from '@onward/database'
import { eq } from 'drizzle-orm'
import { offices, referralSteps, referrals } from '../db/schema'
import type { Referral } from './make'

/** The referral, held until the transaction ends; null where there is none, or none that the asking session may see. */
export async function lockReferral(tx: Tx, id: string): Promise<Referral | null> {
  const [row] = await tx.select().from(referrals).where(eq(referrals.id, id)).for('update')
  return row ?? null
}

/** The same for a request: another office's referral does not exist. */
export async function ownReferral(tx: Tx, id: string): Promise<Referral> {
  const row = await lockReferral(tx, id)
  if (!row) throw new Problem('not-found')
  return row
}

export const isWaiting = ({ state }: Pick<Referral, 'state'>): boolean => mayBecome(state, 'active')

/** Throws `state-conflict` unless the table of states allows the move. */
export function requireMove(referral: Pick<Referral, 'state'>, to: ReferralState): void {
  if (referral.state === to || mayBecome(referral.state, to)) return
  throw new Problem('state-conflict', {
    text: to === 'withdrawn' ? 'casework.referral-ended' : 'casework.referral-not-waiting',
  })
}

/** Writes what changed, one version on. */
export async function changeReferral(
  tx: Tx,
  referral: Referral,
  change: Partial<typeof referrals.$inferInsert>,
): Promise<Referral> {
  const next = { ...change, version: referral.version + 1 }
  await tx.update(referrals).set(next).where(eq(referrals.id, referral.id))
  return { ...referral, ...next } as Referral
}

export async function addStep(
  tx: Tx,
  referralId: string,
  step: { kind: ReferralStepKind; at: Date; actor?: string; detail?: string },
): Promise<void> {
  await tx.insert(referralSteps).values({ referralId, actor: null, detail: '', ...step })
  const [one] = await tx.select({ agentId: referrals.referredBy }).from(referrals).where(eq(referrals.id, referralId))
  if (one) await announceChange(tx, { accountIds: [one.agentId], changed: ['referral'] })
}

export async function officeName(tx: Tx, officeId: string): Promise<string> {
  const [office] = await tx.select({ name: offices.name }).from(offices).where(eq(offices.id, officeId))
  return office?.name ?? ''
}
