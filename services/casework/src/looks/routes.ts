import { readLooks, staffName } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { positionOf } from '@onward/service-kit/my-data'
import { and, desc, eq, lt } from 'drizzle-orm'
import { looks } from '../db/schema'

/** What a person can see of who opened something of theirs that is normally closed. */
export function lookRoutes(kit: ServiceKit): void {
  kit.handle(readLooks, ({ query, language, read }) =>
    read(async (tx, who) => {
      const before = positionOf(query.cursor)
      const rows = await tx
        .select()
        .from(looks)
        .where(and(eq(looks.accountId, who.accountId), before === null ? undefined : lt(looks.id, before)))
        .orderBy(desc(looks.id))
        .limit(query.limit + 1)
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
