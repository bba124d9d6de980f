import { randomUUID } from 'node:crypto'
import { Problem, REVEAL_SECONDS, type RevealGrant, readAccessLog, reveal, staffName } from '@onward/contracts'
import { type ServiceKit, signHandover } from '@onward/service-kit'
import { positionOf } from '@onward/service-kit/my-data'
import { recordOnCase } from '../cases/history'
import { requireReveal } from '../reading/limits'
import { openNiNumber } from '../referrals/ni-number'
import { requireAgent } from '../staff/agent-store'
import { accessesTo, recordAccess, referralWithCase } from './store'

/** An agent reads a masked value with a reason, and the person sees who read it and why. */
export function accessLogRoutes(kit: ServiceKit): void {
  kit.handle(reveal, async ({ params, body, now, write }) => {
    const { what, purpose, words: explanation } = body
    // Set by this request alone. Acts store no value, so a repeated request is answered without it.
    let value: string | null = null
    let grant: RevealGrant | null = null
    const until = new Date(now.getTime() + REVEAL_SECONDS * 1000).toISOString()
    const answer = await write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const { referral, caseId } = await referralWithCase(tx, params.id)
      await requireReveal(tx, agent.accountId, referral, { words: explanation, now })
      if (what === 'birth-date' && !caseId) throw new Problem('state-conflict', { text: 'casework.reveal-not-joined' })
      const by = { agentId: agent.accountId, agentName: agent.name, officeName: agent.officeName, at: now }
      const why = { purpose: explanation, purposeCode: purpose }
      await recordAccess(tx, { accountId: referral.accountId, referralId: referral.id, what, ...why, ...by })
      if (caseId) {
        const facts = { what, purpose }
        await recordOnCase(tx, { caseId }, { kind: 'revealed', facts, at: now, actor: agent.accountId })
      }
      if (what === 'ni-number') value = openNiNumber(kit.keys, referral)
      else grant = { revealId: randomUUID(), accountId: referral.accountId, agentAccountId: agent.accountId }
      return { resource: `referrals/${referral.id}/${what}`, answer: { until, why: purpose } }
    })
    const handover = grant && (await signHandover(kit.keys, { from: 'casework', to: 'jobseekers' }, grant, now, REVEAL_SECONDS))
    return { ...answer, value, handover }
  })

  kit.handle(readAccessLog, ({ query, language, read }) =>
    read(async (tx, who) => {
      const rows = await accessesTo(tx, who.accountId, { before: positionOf(query.cursor), limit: query.limit + 1 })
      const page = rows.slice(0, query.limit)
      return {
        items: page.map(({ agentName, officeName, what, purpose, purposeCode, at }) => ({
          agentName: staffName(agentName, language),
          officeName,
          what,
          purposeCode,
          purpose,
          at: at.toISOString(),
        })),
        nextCursor: rows.length > page.length ? String(page.at(-1)?.id) : null,
      }
    }),
  )
}
