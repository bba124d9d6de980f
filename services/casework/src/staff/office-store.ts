import { randomUUID } from 'node:crypto'
import type { Office } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { eq, isNull, sql } from 'drizzle-orm'
import { offices } from '../db/schema'

/** Opens an office; gives its id, or null when one of that name is there. */
export async function addOffice(tx: Tx, name: string, at: Date): Promise<string | null> {
  const [made] = await tx
    .insert(offices)
    .values({ id: randomUUID(), name, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: offices.id })
  return made?.id ?? null
}

/** Offices that are open, by name. */
export const openOffices = (tx: Tx): Promise<Office[]> =>
  tx
    .select({ id: offices.id, name: offices.name })
    .from(offices)
    .where(isNull(offices.closedAt))
    .orderBy(sql`lower(${offices.name})`)

/** The same with how many agents work there, and how many cases they have open. */
export async function officesWithCounts(tx: Tx) {
  const rows = await tx.execute<{ id: string; name: string; opened: Date; agents: number; cases: number }>(sql`
    select o.id, o.name, o.created_at as opened,
      (select count(*)::int from casework.agents a where a.office_id = o.id and a.left_at is null) as agents,
      (select count(*)::int from casework.cases c where c.office_id = o.id and c.closed_at is null) as cases
    from casework.offices o where o.closed_at is null order by lower(o.name)`)
  return rows.map(({ id, name, opened, agents, cases }) => ({
    id,
    name,
    openedAt: new Date(opened).toISOString(),
    agents,
    openCases: cases,
  }))
}

export async function officeName(tx: Tx, officeId: string): Promise<string> {
  const [office] = await tx.select({ name: offices.name }).from(offices).where(eq(offices.id, officeId))
  return office?.name ?? ''
}
