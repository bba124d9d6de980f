import { randomUUID } from 'node:crypto'
import { readOffices } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { isNull, sql } from 'drizzle-orm'
import { offices } from '../db/schema'
import { agentAtWork } from './agent'

/** Opens an office; gives its id, or null when one of that name is there. */
export async function addOffice(tx: Tx, name: string, at: Date): Promise<string | null> {
  const [made] = await tx
    .insert(offices)
    .values({ id: randomUUID(), name, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: offices.id })
  return made?.id ?? null
}

export function officeRoutes(kit: ServiceKit): void {
  kit.handle(readOffices, ({ read }) =>
    read(async (tx, who) => {
      const agent = await agentAtWork(tx, who)
      const items = await tx
        .select({ id: offices.id, name: offices.name })
        .from(offices)
        .where(isNull(offices.closedAt))
        .orderBy(sql`lower(${offices.name})`)
      return { items, mine: agent?.officeId ?? null }
    }),
  )
}
