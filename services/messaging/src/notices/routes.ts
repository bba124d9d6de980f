import { listNotices, Problem, readNotices } from '@onward/contracts'
import { announceChange } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { inLanguage } from './former-staff'
import { markNoticesRead, pageOfNotices } from './store'

/** The bell: a person's own notices. */
export function noticeRoutes(kit: ServiceKit): void {
  kit.handle(listNotices, ({ query: { cursor, unread, limit }, language, read }) =>
    read(async (tx, who) => {
      const before = cursor === undefined ? null : Number.parseInt(cursor, 10)
      if (before !== null && !Number.isSafeInteger(before)) throw new Problem('malformed-request')
      const { rows, ...page } = await pageOfNotices(tx, who.accountId, { before, unread, limit })
      return {
        items: rows.map(({ id, seq, kind, facts, href, at, readAt }) => ({
          id,
          seq,
          kind,
          facts: inLanguage(facts, language),
          href,
          at: at.toISOString(),
          readAt: readAt?.toISOString() ?? null,
        })),
        ...page,
      }
    }),
  )

  kit.handle(readNotices, ({ body, now, write }) =>
    write(async (tx, { accountId }) => {
      // The person's other tabs update their count too.
      if (await markNoticesRead(tx, accountId, body, now))
        await announceChange(tx, { accountIds: [accountId], changed: ['notice'] })
      return { resource: `notices/${accountId}`, answer: {} }
    }),
  )
}
