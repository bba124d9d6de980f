import { boardQuery } from '@onward/contracts'
import { type Database, emitEvent, type Tx } from '@onward/database'
import { ANY_KEY, keysOfJob } from '@onward/matching/search'
import type { ServiceKit } from '@onward/service-kit'
import * as v from 'valibot'
import type { BoardEntry, BoardIndex } from '../board/board-index'
import { matchPersonOf, scorable } from '../board/person'
import { rankBoard } from '../board/query'
import { readSearch } from '../board/search'
import { limitOf, ownLimit, placesOf } from '../board/travel'
import { dayOf } from '../day'
import { dismissedBy } from '../marks/store'
import { vocabularyDigest } from '../search/vocabulary'
import { inTurns } from '../turns'
import { keysOfSearch } from './keys'
import { dueBefore } from './rules'
import {
  alertsDue,
  beginRun,
  type CheckedAlert,
  checkedAlerts,
  countSent,
  endRun,
  insertAlerted,
  instantAlertsBy,
  keepPlace,
  lockAlert,
  markChecked,
  saveKeys,
  widenOldKeys,
} from './store'

const RUN_MINUTES = 1
const MINUTE_MS = 60_000
/** A job that was posted before the last check may have been committed after it. */
const OVERLAP_MS = 10 * MINUTE_MS
/** More than anybody reads; the rest is on the board. */
const MAX_JOBS = 500
/** Alerts of one run, of the instant ones and of the others; the next run goes on after them. */
const MOST_ALERTS = 5_000
const ALERTS_AT_ONCE = 500

export function alertEvents(kit: ServiceKit, index: BoardIndex): void {
  kit.cron('jobs.alerts', { everyMinutes: RUN_MINUTES, most: MOST_ALERTS, of: 'alerts', rest: 'stored-place' }, async (most) => {
    const notified = await runAlerts(kit.db, index, kit.clock(), most)
    if (notified > 0) kit.log.info({ told: notified }, 'job alerts told')
  })
}

interface Run {
  db: Database
  index: BoardIndex
  now: Date
  /** Alerts that may still be checked. */
  left: number
  notified: number
  /** Errors of single alerts: they do not keep the others waiting. */
  failed: unknown[]
}

/** Checks the alerts whose search may find a new advert, and those that are due by the clock. Gives how many sent a notice. */
export async function runAlerts(db: Database, index: BoardIndex, now: Date, most = MOST_ALERTS): Promise<number> {
  const entries = await db.withSystem((tx) => index.current(tx))
  const instant: Run = { db, index, now, left: most, notified: 0, failed: [] }
  await runInstant(instant, entries)
  const others: Run = { db, index, now, left: most, notified: 0, failed: [] }
  await runDue(others, entries)
  const [error] = [...instant.failed, ...others.failed]
  if (error) throw error
  return instant.notified + others.notified
}

function postedSince(entries: ReadonlyMap<string, BoardEntry>, time: number): BoardEntry[] {
  const fresh: BoardEntry[] = []
  for (const entry of entries.values()) if (entry.postedAt >= time) fresh.push(entry)
  return fresh
}

/** The new adverts are looked up among the searches of instant alerts. Most minutes have none, and cost nothing. */
async function runInstant(run: Run, entries: ReadonlyMap<string, BoardEntry>): Promise<void> {
  const { db, now } = run
  const begun = await db.withSystem((tx) => beginRun(tx, now))
  if (!begun) return
  const fresh = postedSince(entries, begun.since.getTime() - OVERLAP_MS)
  const keys = new Set([ANY_KEY])
  const turn = inTurns()
  for (const { searchable } of fresh) {
    for (const key of keysOfJob(searchable)) keys.add(key)
    await turn()
  }
  for (let widened = ALERTS_AT_ONCE; widened === ALERTS_AT_ONCE; )
    widened = await db.withSystem((tx) => widenOldKeys(tx, vocabularyDigest(), ALERTS_AT_ONCE))
  const limit = run.left
  const query = { keys: [...keys], after: begun.after, limit }
  const ids = fresh.length > 0 ? await db.withSystem((tx) => instantAlertsBy(tx, query)) : []
  for (let from = 0; from < ids.length; from += ALERTS_AT_ONCE) {
    const some = ids.slice(from, from + ALERTS_AT_ONCE)
    await checkAll(run, await db.withSystem((tx) => checkedAlerts(tx, some)), fresh)
    await db.withSystem((tx) => keepPlace(tx, some.at(-1) ?? null))
  }
  if (ids.length < limit) await db.withSystem((tx) => endRun(tx, begun.until))
}

/** Each checked alert is no longer due, so the next run goes on with the others. */
async function runDue(run: Run, entries: ReadonlyMap<string, BoardEntry>): Promise<void> {
  const { db, now } = run
  const due = { daily: dueBefore('daily', now), weekly: dueBefore('weekly', now) }
  while (run.left > 0) {
    const limit = Math.min(ALERTS_AT_ONCE, run.left)
    const page = await db.withSystem((tx) => alertsDue(tx, due, limit))
    if (page.length === 0) return
    await checkAll(run, page, postedSince(entries, Math.min(...page.map(sinceOf))))
    await db.withSystem((tx) =>
      markChecked(
        tx,
        page.map(({ alert }) => alert.id),
        now,
      ),
    )
    if (page.length < limit) return
  }
}

const sinceOf = ({ alert }: CheckedAlert): number => Math.max(alert.lookedAt.getTime() - OVERLAP_MS, alert.createdAt.getTime())

/** Notifies the people whose alert finds something among new adverts; each alert meets only those that share a key with it. */
async function checkAll(run: Run, page: readonly CheckedAlert[], fresh: readonly BoardEntry[]): Promise<void> {
  run.left -= page.length
  if (page.length === 0) return
  const vocabulary = run.index.vocabulary()
  const turn = inTurns()
  const keysOf = new Map<string, readonly string[]>()
  const wanted = new Set<string>()
  const isCurrent = ({ alert }: CheckedAlert) => alert.keysOf === vocabularyDigest()
  for (const one of page) {
    const keys = isCurrent(one) ? one.alert.keys : keysOfSearch(one.alert.search, vocabulary)
    keysOf.set(one.alert.id, keys)
    for (const key of keys) wanted.add(key)
    await turn()
  }
  const old = page.filter((one) => !isCurrent(one)).map(({ alert: { id } }) => ({ id, keys: keysOf.get(id) ?? [ANY_KEY] }))
  if (old.length > 0) await run.db.withSystem((tx) => saveKeys(tx, old, vocabularyDigest()))

  const byKey = new Map<string, Set<BoardEntry>>([[ANY_KEY, new Set(fresh)]])
  for (const entry of fresh) {
    for (const key of keysOfJob(entry.searchable)) {
      if (!wanted.has(key)) continue
      const found = byKey.get(key)
      if (found) found.add(entry)
      else byKey.set(key, new Set([entry]))
    }
    await turn()
  }
  for (const one of page) {
    const near = new Set((keysOf.get(one.alert.id) ?? []).flatMap((key) => [...(byKey.get(key) ?? [])]))
    const ids = near.size > 0 ? findNew(run, one, near) : []
    if (ids.length > 0) {
      await run.db
        .withSystem((tx) => notify(tx, one.alert.id, ids, run.now))
        .then((isNotified) => {
          if (isNotified) run.notified += 1
        })
        .catch((error: unknown) => run.failed.push(error))
    }
    await turn()
  }
}

/** Ids of the adverts that an alert's search finds, best first. */
function findNew({ index, now }: Run, one: CheckedAlert, near: ReadonlySet<BoardEntry>): string[] {
  const since = sinceOf(one)
  const { alert, person: row, wishes } = one
  const { search } = alert
  const person = row && { row, match: matchPersonOf(row, wishes) }
  const { parts, location } = readSearch(search, index.vocabulary())
  const place = placesOf({ location })[0] ?? null
  const { within } = rankBoard(
    [...near].filter(({ postedAt }) => postedAt >= since),
    {
      query: { ...v.parse(boardQuery, {}), ...search, location },
      parts,
      isExact: true,
      person: scorable(person),
      limit: limitOf({ ...search, location }, { place, own: ownLimit(person?.match ?? null) }),
      isPlaceKnown: place !== null,
      today: dayOf(now),
      only: null,
      without: new Set(),
    },
  )
  return within.slice(0, MAX_JOBS).map(({ entry }) => entry.id)
}

/** False where the person has dismissed all of them or was told before, or another instance does it now. */
async function notify(tx: Tx, alertId: string, ids: readonly string[], now: Date): Promise<boolean> {
  const alert = await lockAlert(tx, alertId)
  if (!alert) return false
  const { accountId } = alert
  const dismissed = await dismissedBy(tx, accountId)
  const found = ids.filter((id) => !dismissed.has(id))
  if (found.length === 0) return false
  const isNew = new Set(await insertAlerted(tx, alert, found, now))
  const best = found.find((id) => isNew.has(id))
  if (!best) return false
  const { job, sent } = await countSent(tx, alert.id, isNew.size, best)
  await emitEvent(tx, 'alert.matched', alert.id, sent, {
    accountId,
    alertId: alert.id,
    count: isNew.size,
    jobId: best,
    jobTitle: job?.title ?? '',
    company: job?.company ?? '',
  })
  return true
}
