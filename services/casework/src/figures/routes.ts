import { DASHBOARD_CLIENTS, readAgentDashboard } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { count, desc, eq } from 'drizzle-orm'
import { agents, offices, referrals } from '../db/schema'
import { LISTED, referralRow } from '../referrals/shown'
import { agentAtWork } from '../staff/agent'
import { openCases, pendingReferrals, referralsIn } from './store'
import { londonWeek } from './weeks'

export function figuresRoutes(kit: ServiceKit): void {
  kit.handle(readAgentDashboard, ({ language, now, read }) =>
    read(async (tx, who) => {
      const agent = await agentAtWork(tx, who)
      if (!agent) {
        const none = { referralsThisWeek: 0, referralsWeekBefore: 0, activeCases: 0, pendingReferrals: 0, total: 0 }
        return { office: null, ...none, clients: [] }
      }
      const { officeId, accountId: agentId } = agent
      const clients = await tx
        .select(LISTED)
        .from(referrals)
        .innerJoin(offices, eq(offices.id, referrals.officeId))
        .leftJoin(agents, eq(agents.accountId, referrals.agentId))
        .where(eq(referrals.officeId, officeId))
        .orderBy(referrals.rank, desc(referrals.createdAt), desc(referrals.id))
        .limit(DASHBOARD_CLIENTS)
      const [referralsThisWeek = 0, referralsWeekBefore = 0] = await referralsIn(tx, { officeId }, [
        londonWeek(now),
        londonWeek(now, 1),
      ])
      const [all] = await tx.select({ n: count() }).from(referrals).where(eq(referrals.officeId, officeId))
      return {
        office: { id: officeId, name: agent.officeName },
        referralsThisWeek,
        referralsWeekBefore,
        activeCases: await openCases(tx, { officeId, agentId }),
        pendingReferrals: await pendingReferrals(tx, { officeId, agentId }),
        clients: clients.map((row) => referralRow(kit.keys, row, agent, language)),
        total: all?.n ?? 0,
      }
    }),
  )
}
