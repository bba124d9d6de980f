import { DASHBOARD_CLIENTS, readAgentDashboard } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { countReferrals, firstReferrals } from '../referrals/list-store'
import { referralRow } from '../referrals/view'
import { agentAtWork } from '../staff/agent-store'
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
      const clients = await firstReferrals(tx, officeId, DASHBOARD_CLIENTS)
      const [referralsThisWeek = 0, referralsWeekBefore = 0] = await referralsIn(tx, { officeId }, [
        londonWeek(now),
        londonWeek(now, 1),
      ])
      return {
        office: { id: officeId, name: agent.officeName },
        referralsThisWeek,
        referralsWeekBefore,
        activeCases: await openCases(tx, { officeId, agentId }),
        pendingReferrals: await pendingReferrals(tx, { officeId, agentId }),
        clients: clients.map((row) => referralRow(kit.keys, row, agent, language)),
        total: await countReferrals(tx, officeId),
      }
    }),
  )
}
