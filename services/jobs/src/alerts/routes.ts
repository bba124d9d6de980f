import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { AlertSearch, JobAlert } from '@onward/contracts'
import {
  changeAlert,
  deleteAlert,
  listAlerts,
  MAX_ALERTS,
  openAlertLink,
  Problem,
  readAlertLink,
  setUpAlert,
  unsubscribeAlert,
  unsubscribeSubject,
} from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { keyedHash } from '@onward/service-kit/keys'
import { keepLink, keptLink } from '@onward/service-kit/link-session'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { BoardIndex } from '../board/board-index'
import { type AlertRow, alerts } from '../db/schema'
import { runAlerts } from './run'

const RUN_MINUTES = 1
const LINK = { name: 'onward_link_alert', path: '/api/jobs/alerts' }

const shown = ({ id, search, frequency, active, createdAt, sent }: AlertRow): JobAlert => ({
  id,
  search,
  frequency,
  active,
  createdAt: createdAt.toISOString(),
  sent,
})

/** Saved searches that tell of new jobs. */
export function registerAlerts(kit: ServiceKit, index: BoardIndex): void {
  kit.handle(listAlerts, ({ read }) =>
    read(async (tx, who) => {
      const rows = await tx
        .select()
        .from(alerts)
        .where(eq(alerts.accountId, who.accountId))
        .orderBy(desc(alerts.createdAt), desc(alerts.id))
      return { items: rows.map(shown) }
    }),
  )

  kit.handle(setUpAlert, ({ body, now, write }) =>
    write(async (tx, who) => {
      const accountId = who.accountId
      const search: AlertSearch = { ...body.search }
      const [existing] = await tx.select({ n: count() }).from(alerts).where(eq(alerts.accountId, accountId))
      const again = and(eq(alerts.accountId, accountId), sql`${alerts.search} = ${JSON.stringify(search)}::text::jsonb`)
      const [known] = await tx.select({ id: alerts.id }).from(alerts).where(again)
      if (!known && Number(existing?.n) >= MAX_ALERTS) {
        throw new Problem('state-conflict', { text: 'jobs.alert-too-many', facts: { most: MAX_ALERTS } })
      }
      const id = randomUUID()
      const [kept] = await tx
        .insert(alerts)
        .values({ id, accountId, search, frequency: body.frequency, createdAt: now, lookedAt: now })
        .onConflictDoUpdate({ target: [alerts.accountId, alerts.search], set: { frequency: body.frequency, active: true } })
        .returning({ id: alerts.id })
      return { resource: `alerts/${kept?.id}`, answer: { id: kept?.id ?? id } }
    }),
  )

  kit.handle(changeAlert, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const [changed] = await tx
        .update(alerts)
        // Whoever was away is told of what comes, not of everything that came.
        .set({
          ...body,
          lookedAt: sql`case when ${alerts.active} then ${alerts.lookedAt} else ${now.toISOString()}::timestamptz end`,
        })
        .where(and(eq(alerts.id, params.id), eq(alerts.accountId, who.accountId)))
        .returning({ id: alerts.id })
      if (!changed) throw new Problem('not-found')
      return { resource: `alerts/${params.id}`, answer: {} }
    }),
  )

  kit.handle(deleteAlert, ({ params, write }) =>
    write(async (tx, who) => {
      const [gone] = await tx
        .delete(alerts)
        .where(and(eq(alerts.id, params.id), eq(alerts.accountId, who.accountId)))
        .returning({ id: alerts.id })
      if (!gone) throw new Problem('not-found')
      return { resource: `alerts/${params.id}`, answer: {} }
    }),
  )

  const isTokenOf = (alertId: string, token: string): boolean => {
    const expected = Buffer.from(keyedHash(kit.keys, ...unsubscribeSubject(alertId)).toString('base64url'))
    const given = Buffer.from(token)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  kit.handle(openAlertLink, async ({ body: { alertId, token }, now, reply }) => {
    if (!isTokenOf(alertId, token)) return { open: false, alertId: null }
    keepLink(reply, kit, LINK, alertId, now)
    return { open: true, alertId }
  })
  kit.handle(readAlertLink, async ({ now, request }) => {
    const alertId = keptLink(request, kit.keys, LINK, now)
    return { open: alertId !== null, alertId }
  })

  kit.handle(unsubscribeAlert, ({ params, body, now, request, write }) =>
    write(async (tx) => {
      const mayStop = body.token ? isTokenOf(params.id, body.token) : keptLink(request, kit.keys, LINK, now) === params.id
      if (!mayStop) throw new Problem('link-expired')
      // The link is the alert's, whoever is signed in where it is opened.
      await tx.execute(sql`select set_config('app.system', 'on', true)`)
      await tx.update(alerts).set({ active: false }).where(eq(alerts.id, params.id))
      return { resource: `alerts/${params.id}`, answer: {} }
    }),
  )

  kit.cron('jobs.alerts', RUN_MINUTES, async () => {
    const told = await runAlerts(kit.db, index, kit.clock())
    if (told > 0) kit.log.info({ told }, 'job alerts told')
  })
}
