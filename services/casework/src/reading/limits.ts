import { Problem, REVEALS_OUTSIDE_A_DAY, refuseField } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { daysFrom, londonDay } from '../figures/weeks'
import { allowedMore, lockReveals, revealsOutside, saidForAnother } from './store'

/**
 * Refuses a reveal whose reason was typed for somebody else today, and one more than a day in London allows outside the agent's own caseload.
 * Reveals of one agent come one after the other, so that none slips past the count.
 */
export async function requireReveal(
  tx: Tx,
  agentId: string,
  referral: { id: string; agentId: string },
  { words, now }: { words: string; now: Date },
): Promise<void> {
  await lockReveals(tx, agentId)
  const today = londonDay(now)
  const since = daysFrom(today, 1).from
  if (await saidForAnother(tx, since, words.trim(), referral.id)) throw refuseField('words', 'casework.reveal-same-words')
  if (referral.agentId === agentId) return
  const allowed = REVEALS_OUTSIDE_A_DAY + (await allowedMore(tx, agentId, today))
  if ((await revealsOutside(tx, since)) >= allowed)
    throw new Problem('state-conflict', { text: 'casework.reveal-limit', facts: { allowed: String(allowed) } })
}
