import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '@onward/database'
import { dayOf } from '../day'
import { addViews, deleteViewsBefore, type ViewSums } from './counts-store'

type View = 'seen' | 'opened'

/**
 * Counts how often adverts are listed and opened, once per visitor and day. Only sums are stored. Visitors are recognised by marks
 * under a key of this process and day, and both are deleted; so another instance, or this one after a restart, may count a visitor
 * again. Sums wait in memory for up to half a minute and are added in one statement; a killed process loses them.
 */
export interface ViewCounts {
  /** `visitor` is an account, or the address of somebody who is not signed in. */
  count(view: View, jobIds: readonly string[], visitor: string): void
  flush(): Promise<void>
}

const MOST_JOBS = 5_000
/** Marks of one day, about 20 MB; the oldest are dropped first. */
const MOST_MARKS = 250_000
const MARK_BYTES = 12

/** Gives a function that says whether something happens for the first time on a day. It stores irreversible marks only. */
function createDailyMarks(clock: () => Date): (what: string) => boolean {
  let day = ''
  let key = randomBytes(32)
  let marks = new Set<string>()
  return (what) => {
    const today = dayOf(clock())
    if (today !== day) [day, key, marks] = [today, randomBytes(32), new Set()]
    const mark = createHmac('sha256', key).update(what).digest().toString('latin1', 0, MARK_BYTES)
    if (marks.has(mark)) return false
    if (marks.size >= MOST_MARKS) for (const oldest of marks) if (marks.delete(oldest)) break
    marks.add(mark)
    return true
  }
}

export function createViewCounts(db: Database, clock: () => Date): ViewCounts {
  let waiting = new Map<string, ViewSums>()
  const isFirst = createDailyMarks(clock)
  let adding = Promise.resolve()
  async function add(): Promise<void> {
    if (waiting.size === 0) return
    const taken = waiting
    waiting = new Map()
    await db.withSystem((tx) => addViews(tx, [...taken.values()]))
  }
  return {
    count(view, jobIds, visitor) {
      const day = dayOf(clock())
      for (const id of jobIds) {
        if (!isFirst(`${view} ${id} ${visitor}`)) continue
        const key = `${day} ${id}`
        const sums = waiting.get(key) ?? { id, day, seen: 0, opened: 0 }
        if (!waiting.has(key) && waiting.size >= MOST_JOBS) return
        sums[view] += 1
        waiting.set(key, sums)
      }
    },
    flush() {
      // One after the other: while the database is slow, the timer must not take one connection after another.
      adding = adding.then(add, add)
      return adding
    },
  }
}

/** Days after which views by day are dropped; the sums of each advert stay. */
const KEPT_DAYS = 90
export const dropOldViews = (db: Database, now: Date, most: number): Promise<void> =>
  db.withSystem((tx) => deleteViewsBefore(tx, dayOf(new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000)), most))
