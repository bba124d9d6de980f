import { handOnWork, Problem, readStaffWork } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { type ServiceKit, signHandover } from '@onward/service-kit'
import { eq, sql } from 'drizzle-orm'
import { agents } from '../db/schema'
import { colleagueAtWork, handOn, workOf } from '../staff/hand-on'

const seeEverything = (tx: Tx) => tx.execute(sql`select set_config('app.system', 'on', true)`)

/** What a colleague still has to do, and giving it to another: counts alone come out, clients stay with their agents. */
export function adminStaffWorkRoutes(kit: ServiceKit): void {
  kit.handle(readStaffWork, async ({ params, now, read }) => {
    const work = await read(async (tx) => {
      await seeEverything(tx)
      return workOf(tx, params.id, now)
    })
    const isNothing = Object.values(work).every((n) => n === 0)
    const say = { accountId: params.id }
    return { ...work, handover: isNothing ? await signHandover(kit.keys, { from: 'casework', to: 'identity' }, say, now) : null }
  })

  kit.handle(handOnWork, ({ params, body, now, write }) =>
    write(async (tx) => {
      await seeEverything(tx)
      // Held, so that two who hand on the same work do it one after the other.
      const [from] = await tx.select().from(agents).where(eq(agents.accountId, params.id)).for('update')
      if (!from) throw new Problem('not-found')
      const to = body.to === params.id ? null : await colleagueAtWork(tx, body.to, from.officeId)
      if (!to) throw new Problem('invalid-input', { errors: [{ field: 'to', text: 'casework.hand-on-no-such-colleague' }] })
      return { resource: `staff/${params.id}/work`, answer: await handOn(tx, params.id, to, now) }
    }),
  )
}
