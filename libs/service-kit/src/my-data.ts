import { KEEPS_ITS_PLACE, type PersonalService, Problem, SENT_BY } from '@onward/contracts'
import { sql } from 'drizzle-orm'
import type { ServiceKit } from './kit'

interface SentRow extends Record<string, unknown> {
  reference: string
  at: Date
  route: string
  seq: string | number
}

/** Serves what the person sent to this service: their acts, which hold no values. */
export function sentRoute(kit: ServiceKit, service: PersonalService): void {
  const acts = sql`${sql.identifier(service)}.acts`
  // Of one's own acts alone, so that a cursor tells nothing of others'.
  kit.handle(SENT_BY[service], ({ query, read }) =>
    read(async (tx, who) => {
      if (!who) throw new Problem('sign-in-required')
      const after = positionOf(query.cursor)
      const place = sql`(select b.at, b.seq from ${acts} b where b.seq = ${after} and b.actor = ${who.accountId})`
      const rows = await tx.execute<SentRow>(sql`
        select a.reference, a.at, a.method_path as route, a.seq from ${acts} a
        where a.actor = ${who.accountId} and a.method_path not in ${KEEPS_ITS_PLACE}
          ${after === null ? sql`` : sql`and (a.at, a.seq) < ${place}`}
        order by a.at desc, a.seq desc limit ${query.limit + 1}`)
      const page = rows.slice(0, query.limit)
      return {
        items: page.map(({ reference, at, route }) => ({ reference, at: new Date(at).toISOString(), route })),
        nextCursor: rows.length > page.length ? String(page.at(-1)?.seq) : null,
      }
    }),
  )
}

/** The number that a cursor is; null without one. Throws `malformed-request` when it is none. */
export function positionOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  const position = /^\d{1,15}$/.test(cursor) ? Number(cursor) : Number.NaN
  if (!Number.isSafeInteger(position)) throw new Problem('malformed-request')
  return position
}
