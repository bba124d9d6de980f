import { openBirthDate, Problem, revealGrant } from '@onward/contracts'
import { type ServiceKit, verifyHandover } from '@onward/service-kit'
import { openField } from '@onward/service-kit/keys'
import { eq, sql } from 'drizzle-orm'
import { profiles } from '../db/schema'
import { birthDateOf } from '../profile/routes'

/** Opens a birth date to the agent whose look casework has recorded. */
export function revealRoutes(kit: ServiceKit): void {
  kit.handle(openBirthDate, async ({ body, now, principal, write }) => {
    const route = { from: 'casework', to: 'jobseekers' } as const
    const { payload: grant } = await verifyHandover(kit.keys, route, revealGrant, body.handover, now)
    if (grant.agentAccountId !== principal?.accountId) throw new Problem('malformed-request')
    // Of this request alone: acts keep no value.
    let value: string | null = null
    const answer = await write(async (tx) => {
      // The row is the person's own; casework has decided that this agent may read this one value of it.
      await tx.execute(sql`select set_config('app.system', 'on', true)`)
      const [used] = await tx.execute(sql`insert into jobseekers.birth_date_reveals (reveal_id, account_id, agent_id, at)
        values (${grant.revealId}, ${grant.accountId}, ${grant.agentAccountId}, ${now}) on conflict do nothing returning reveal_id`)
      if (!used) throw new Problem('link-expired')
      const [row] = await tx
        .select({ dateOfBirth: profiles.dateOfBirth })
        .from(profiles)
        .where(eq(profiles.accountId, grant.accountId))
      value = row?.dateOfBirth ? openField(kit.keys, row.dateOfBirth, birthDateOf(grant.accountId)) : null
      return { resource: `profiles/${grant.accountId}/birth-date`, answer: {} }
    })
    return { ...answer, value }
  })
}
