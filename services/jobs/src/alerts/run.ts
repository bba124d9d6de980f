import { boardQuery } from '@onward/contracts'
import { type Database, emitEvent, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import * as v from 'valibot'
import type { BoardIndex } from '../board/board-index'
import { scorable } from '../board/person'
import { readPerson } from '../board/person-store'
import { rankBoard } from '../board/query'
import { readSearch } from '../board/search'
import { limitOf, ownLimit, placesOf } from '../board/travel'
import { dayOf } from '../day'
import type { AlertRow } from '../db/schema'
import { dismissedBy } from '../marks/store'
import { isDue } from './rules'
import { alertsToCheck, countSent, insertAlerted, lockAlert, markChecked } from './store'

const RUN_MINUTES = 1
const MINUTE_MS = 60_000
const INSTANT_EVERY_MS = MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS
/** A job that was posted before the last check may have been committed after it. */
const OVERLAP_MS = 10 * MINUTE_MS
/** More than anybody reads; the rest is on the board. */
const MAX_JOBS = 500

export function alertEvents(kit: ServiceKit, index: BoardIndex): void {
  kit.cron('jobs.alerts', RUN_MINUTES, async () => {
    const notified = await runAlerts(kit.db, index, kit.clock())
    if (notified > 0) kit.log.info({ told: notified }, 'job alerts told')
  })
}

/** Checks every alert that is due, each in a transaction of its own. Gives how many sent a notice. */
export async function runAlerts(db: Database, index: BoardIndex, now: Date): Promise<number> {
  const due = await db.withSystem((tx) =>
    alertsToCheck(tx, new Date(now.getTime() - INSTANT_EVERY_MS), new Date(now.getTime() - DAY_MS / 24)),
  )
  let notified = 0
  for (const one of due) {
    if (!isDue(one.frequency, one.lookedAt, now)) continue
    const isNotified = await db.withSystem(async (tx) => {
      const alert = await lockAlert(tx, one.id)
      return alert && isDue(alert.frequency, alert.lookedAt, now) && alert.lookedAt < now
        ? notifyOfNew(tx, index, alert, now)
        : false
    })
    if (isNotified) notified += 1
  }
  return notified
}

async function notifyOfNew(tx: Tx, index: BoardIndex, alert: AlertRow, now: Date): Promise<boolean> {
  const { accountId, search } = alert
  const since = Math.max(alert.lookedAt.getTime() - OVERLAP_MS, alert.createdAt.getTime())
  const fresh = [...(await index.current(tx)).values()].filter((entry) => entry.postedAt >= since)
  await markChecked(tx, alert.id, now)
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
  const found = ranked.slice(0, MAX_JOBS).map(({ entry }) => entry.id)
  const isNew = new Set(await insertAlerted(tx, alert, found, now))
  const best = ranked.find(({ entry }) => isNew.has(entry.id))
  if (!best) return false
  const { job, sent } = await countSent(tx, alert.id, isNew.size, best.entry.id)
  await emitEvent(tx, 'alert.matched', alert.id, sent, {
    accountId,
    alertId: alert.id,
    count: isNew.size,
    jobId: best.entry.id,
    jobTitle: job?.title ?? '',
    company: job?.company ?? '',
  })
  return true
}
