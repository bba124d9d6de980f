import { listNotices, Problem, readNotices } from '@onward/contracts'
import { announceChange } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, count, desc, eq, gte, isNull, lt, lte, max, sql } from 'drizzle-orm'
import { notices } from '../db/schema'
import { inLanguage } from './former-staff'

/** The bell: a person's own notices. Row security answers whose they are; the account is named as well so that an index serves. */
export function noticeRoutes(kit: ServiceKit): void {
  kit.handle(listNotices, async (call) =>
    call.read(async (tx, who) => {
      const mine = eq(notices.accountId, who.accountId)
      const before = call.query.cursor === undefined ? undefined : Number.parseInt(call.query.cursor, 10)
      if (before !== undefined && !Number.isSafeInteger(before)) throw new Problem('malformed-request')
      // Together, so that they cost one round trip.
      const [rows, [all]] = await Promise.all([
        tx
          .select()
          .from(notices)
          .where(
            and(
              mine,
              before === undefined ? undefined : lt(notices.seq, before),
              call.query.unread ? isNull(notices.readAt) : undefined,
            ),
          )
          .orderBy(desc(notices.seq))
          .limit(call.query.limit + 1),
        tx
          .select({
            total: count(),
            unread: sql<number>`count(*) filter (where ${isNull(notices.readAt)})`.mapWith(Number),
            last: max(notices.seq),
          })
          .from(notices)
          .where(mine),
      ])
      const page = rows.slice(0, call.query.limit)
      return {
        items: page.map(({ id, seq, kind, facts, href, at, readAt }) => ({
          id,
          seq,
          kind,
          facts: inLanguage(facts, call.language),
          href,
          at: at.toISOString(),
          readAt: readAt?.toISOString() ?? null,
        })),
        nextCursor: rows.length > page.length ? String(page.at(-1)?.seq) : null,
        total: all?.total ?? 0,
        unread: all?.unread ?? 0,
        lastSeq: all?.last ?? 0,
      }
    }),
  )

  kit.handle(readNotices, (call) =>
    call.write(async (tx, who) => {
      const changed = await tx
        .update(notices)
        .set({ readAt: call.now })
        .where(
          and(
            eq(notices.accountId, who.accountId),
            isNull(notices.readAt),
            gte(notices.seq, call.body.from),
            lte(notices.seq, call.body.upTo),
          ),
        )
        .returning({ id: notices.id })
      // The person's other tabs drop the count too.
      if (changed.length > 0) await announceChange(tx, { accountIds: [who.accountId], changed: ['notice'] })
      return { resource: `notices/${who.accountId}`, answer: {} }
    }),
  )
}
