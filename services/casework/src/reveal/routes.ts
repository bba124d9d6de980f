import { randomUUID } from 'node:crypto'
import { Problem, REVEAL_SECONDS, type RevealGrant, reveal } from '@onward/contracts'
import { type ServiceKit, signHandover } from '@onward/service-kit'
import { eq } from 'drizzle-orm'
import { recordOnCase } from '../cases/history'
import { cases, looks, referrals } from '../db/schema'
import { openNiNumber } from '../referrals/ni-number'
import { requireAgent } from '../staff/agent'

/** Gives what lists show masked, once and for a minute, to an agent who says why; the person reads who and why. */
export function revealRoutes(kit: ServiceKit): void {
  kit.handle(reveal, async ({ params, body, now, write }) => {
    const { what, purpose, words } = body
    // Of this request alone: acts keep no value, so a repeated request is answered without it.
    let value: string | null = null
    let grant: RevealGrant | null = null
    const until = new Date(now.getTime() + REVEAL_SECONDS * 1000).toISOString()
    const answer = await write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const [referral] = await tx.select().from(referrals).where(eq(referrals.id, params.id))
      if (!referral) throw new Problem('not-found')
      const [one] = await tx.select({ id: cases.id }).from(cases).where(eq(cases.referralId, referral.id))
      if (what === 'birth-date' && !one) throw new Problem('state-conflict', { text: 'casework.reveal-not-joined' })
      const by = { agentId: agent.accountId, agentName: agent.name, officeName: agent.officeName, at: now }
      const why = { purpose: words, purposeCode: purpose }
      await tx.insert(looks).values({ accountId: referral.accountId, referralId: referral.id, what, ...why, ...by })
      if (one) {
        const facts = { what, purpose }
        await recordOnCase(tx, { caseId: one.id }, { kind: 'revealed', facts, at: now, actor: agent.accountId })
      }
      if (what === 'ni-number') value = openNiNumber(kit.keys, referral)
      else grant = { revealId: randomUUID(), accountId: referral.accountId, agentAccountId: agent.accountId }
      return { resource: `referrals/${referral.id}/${what}`, answer: { until } }
    })
    const handover = grant && (await signHandover(kit.keys, { from: 'casework', to: 'jobseekers' }, grant, now, REVEAL_SECONDS))
    return { ...answer, value, handover }
  })
}
