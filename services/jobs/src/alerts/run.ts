import { boardQuery } from '@onward/contracts'
import { type Database, emitEvent, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq, lt, notInArray, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { BoardIndex } from '../board/board-index'
import { readPerson, scorable } from '../board/person'
import { rankBoard } from '../board/query'
import { readSearch } from '../board/search'
import { limitOf, ownLimit, placesOf } from '../board/travel'
import { dayOf } from '../day'
import { type AlertRow, alerted, alerts, closingAccounts, jobs } from '../db/schema'
import { dismissedBy } from '../marks/store'
import { isDue } from './rules'

const RUN_MINUTES = 1
const MINUTE_MS = 60_000
const INSTANT_EVERY_MS = MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS
/** A job that was posted before the last look may have been committed after it. */
const OVERLAP_MS = 10 * MINUTE_MS
/** More than anybody reads; the rest is on the board. */
const MOST_TOLD = 500

export function alertEvents(kit: ServiceKit, index: BoardIndex): void {
  kit.cron('jobs.alerts', RUN_MINUTES, async () => {
    const told = await runAlerts(kit.db, index, kit.clock())
    if (told > 0) kit.log.info({ told }, 'job alerts told')
  })
}

/** Looks at the board for every alert that is due, each in a transaction of its own. Gives how many told something. */
export async function runAlerts(db: Database, index: BoardIndex, now: Date): Promise<number> {
  const due = await db.withSystem((tx) =>
    tx
      .select({ id: alerts.id, frequency: alerts.frequency, lookedAt: alerts.lookedAt })
      .from(alerts)
      .where(
        and(
          eq(alerts.active, true),
          notInArray(alerts.accountId, leaving(tx)),
          or(
            and(eq(alerts.frequency, 'instant'), lt(alerts.lookedAt, new Date(now.getTime() - INSTANT_EVERY_MS + 1))),
            and(sql`${alerts.frequency} <> 'instant'`, lt(alerts.lookedAt, new Date(now.getTime() - DAY_MS / 24))),
          ),
        ),
      )
      .orderBy(alerts.lookedAt, alerts.id),
  )
  let told = 0
  for (const one of due) {
    if (!isDue(one.frequency, one.lookedAt, now)) continue
    const isTold = await db.withSystem(async (tx) => {
      // Another instance may be at it.
      const [alert] = await tx
        .select()
        .from(alerts)
        .where(and(eq(alerts.id, one.id), eq(alerts.active, true)))
        .for('update', { skipLocked: true })
      return alert && isDue(alert.frequency, alert.lookedAt, now) && alert.lookedAt < now ? tellNew(tx, index, alert, now) : false
    })
    if (isTold) told += 1
  }
  return told
}

/** People whose account is to be erased: theirs wait, in case they keep it. */
const leaving = (tx: Tx) =>
  tx.select({ id: closingAccounts.accountId }).from(closingAccounts).where(eq(closingAccounts.closing, true))

async function tellNew(tx: Tx, index: BoardIndex, alert: AlertRow, now: Date): Promise<boolean> {
  const { accountId, search } = alert
  const since = Math.max(alert.lookedAt.getTime() - OVERLAP_MS, alert.createdAt.getTime())
  const fresh = [...(await index.current(tx)).values()].filter((entry) => entry.postedAt >= since)
  await tx.update(alerts).set({ lookedAt: now }).where(eq(alerts.id, alert.id))
  if (fresh.length === 0) return false
  const person = await readPerson(tx, accountId)
  const { parts, location } = readSearch(search, index.vocabulary())
  const place = placesOf({ location })[0] ?? null
  const { within: ranked } = rankBoard(fresh, {
    query: { ...v.parse(boardQuery, {}), ...search, location },
    parts,
    isExact: true,
    person: scorable(person),
    limit: limitOf({ ...search, location }, { place, own: ownLimit(person?.match ?? null) }),
    isPlaceKnown: place !== null,
    today: dayOf(now),
    only: null,
    without: await dismissedBy(tx, accountId),
  })
  if (ranked.length === 0) return false
  const unknown = await tx
    .insert(alerted)
    .values(ranked.slice(0, MOST_TOLD).map(({ entry }) => ({ accountId, jobId: entry.id, alertId: alert.id, at: now })))
    .onConflictDoNothing()
    .returning({ jobId: alerted.jobId })
  const isNew = new Set(unknown.map((row) => row.jobId))
  const best = ranked.find(({ entry }) => isNew.has(entry.id))
  if (!best) return false
  const [job] = await tx.select({ title: jobs.title, company: jobs.company }).from(jobs).where(eq(jobs.id, best.entry.id))
  const [counted] = await tx
    .update(alerts)
    .set({ sent: sql`${alerts.sent} + ${isNew.size}` })
    .where(eq(alerts.id, alert.id))
    .returning({ sent: alerts.sent })
  await emitEvent(tx, 'alert.matched', alert.id, counted?.sent ?? 0, {
    accountId,
    alertId: alert.id,
    count: isNew.size,
    jobId: best.entry.id,
    jobTitle: job?.title ?? '',
    company: job?.company ?? '',
  })
  return true
}
