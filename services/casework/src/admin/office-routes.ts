import { listOffices, openOffice, Problem } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { sql } from 'drizzle-orm'
import { addOffice } from '../staff/offices'

/** Offices, as administrators open them. Who their clients are stays with their agents: counts alone come out. */
export function adminOfficeRoutes(kit: ServiceKit): void {
  kit.handle(listOffices, ({ read }) =>
    read(async (tx) => {
      await tx.execute(sql`select set_config('app.system', 'on', true)`)
      const rows = await tx.execute<{ id: string; name: string; opened: Date; agents: number; cases: number }>(sql`
        select o.id, o.name, o.created_at as opened,
          (select count(*)::int from casework.agents a where a.office_id = o.id and a.left_at is null) as agents,
          (select count(*)::int from casework.cases c where c.office_id = o.id and c.closed_at is null) as cases
        from casework.offices o where o.closed_at is null order by lower(o.name)`)
      return {
        items: rows.map(({ id, name, opened, agents, cases }) => ({
          id,
          name,
          openedAt: new Date(opened).toISOString(),
          agents,
          openCases: cases,
        })),
      }
    }),
  )

  kit.handle(openOffice, ({ body, now, write }) =>
    write(async (tx) => {
      await tx.execute(sql`select set_config('app.system', 'on', true)`)
      const id = await addOffice(tx, body.name.replace(/\s+/g, ' '), now)
      if (!id) {
        const text = 'casework.office-name-taken'
        throw new Problem('already-exists', { text, errors: [{ field: 'name', text }] })
      }
      return { resource: `offices/${id}`, answer: { id } }
    }),
  )
}
