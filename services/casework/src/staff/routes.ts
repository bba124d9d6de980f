import { handOnWork, listOffices, openOffice, Problem, readOffices, readStaffWork } from '@onward/contracts'
import { asSystem } from '@onward/database'
import { type ServiceKit, signHandover } from '@onward/service-kit'
import { agentAtWork, colleagueAtWork, lockAgent } from './agent-store'
import { handOn } from './hand-on'
import { workOf } from './hand-on-store'
import { addOffice, officesWithCounts, openOffices } from './office-store'

export function staffRoutes(kit: ServiceKit): void {
  kit.handle(readOffices, ({ read }) =>
    read(async (tx, who) => {
      const agent = await agentAtWork(tx, who)
      return { items: await openOffices(tx), mine: agent?.officeId ?? null }
    }),
  )

  // Administrators see counts alone: who the clients are stays with their agents.
  kit.handle(listOffices, ({ read }) =>
    read(async (tx) => {
      await asSystem(tx)
      return { items: await officesWithCounts(tx) }
    }),
  )

  kit.handle(openOffice, ({ body, now, write }) =>
    write(async (tx) => {
      await asSystem(tx)
      const id = await addOffice(tx, body.name.replace(/\s+/g, ' '), now)
      if (id) return { resource: `offices/${id}`, answer: { id } }
      const text = 'casework.office-name-taken'
      throw new Problem('already-exists', { text, errors: [{ field: 'name', text }] })
    }),
  )

  kit.handle(readStaffWork, async ({ params, now, read }) => {
    const work = await read(async (tx) => {
      await asSystem(tx)
      return workOf(tx, params.id, now)
    })
    const hasNone = Object.values(work).every((n) => n === 0)
    const leaver = { accountId: params.id }
    return { ...work, handover: hasNone ? await signHandover(kit.keys, { from: 'casework', to: 'identity' }, leaver, now) : null }
  })

  kit.handle(handOnWork, ({ params, body, now, write }) =>
    write(async (tx) => {
      await asSystem(tx)
      const from = await lockAgent(tx, params.id)
      const to = body.to === params.id ? null : await colleagueAtWork(tx, body.to, from.officeId)
      if (!to) throw new Problem('invalid-input', { errors: [{ field: 'to', text: 'casework.hand-on-no-such-colleague' }] })
      const answer = await handOn(tx, params.id, to, now)
      return { resource: `staff/${params.id}/work`, answer }
    }),
  )
}
