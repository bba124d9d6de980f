import { MAX_RUN_CLIENTS, readCaseload } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { cases, referrals } from '../db/schema'

/** Names of an agent's own clients: what other services tell of them has none. */
export function caseloadRoutes(kit: ServiceKit): void {
  kit.handle(readCaseload, ({ read }) =>
    read(async (tx, who) => {
      const { firstName, lastName } = referrals
      const items = await tx
        .select({ referralId: cases.referralId, firstName, lastName })
        .from(cases)
        .innerJoin(referrals, eq(referrals.id, cases.referralId))
        .where(and(eq(cases.agentId, who.accountId), isNull(cases.closedAt)))
        .orderBy(asc(lastName), asc(firstName), asc(cases.referralId))
        .limit(MAX_RUN_CLIENTS)
      return { items }
    }),
  )
}
