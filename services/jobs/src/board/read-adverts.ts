import type { Database } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { vocabularyDigest } from '../search/vocabulary'
import { inTurns } from '../turns'
import type { BoardIndex } from './board-index'
import { jobsToRead, type MadeReading, saveReadings, touchJobs } from './index-store'
import { readingOf } from './reading'

const EVERY_MINUTES = 5
const AT_ONCE = 200

/** The board is read before requests come; what it left unread, or other rules have read, is read in the background. */
export function boardTasks(kit: ServiceKit, index: BoardIndex): void {
  kit.onReady(() => index.load().catch((err: unknown) => kit.log.warn({ err }, 'the board is read with the first request')))
  kit.cron('jobs.readings', { everyMinutes: EVERY_MINUTES, most: 10_000, of: 'adverts', rest: 'no-longer-due' }, async (most) => {
    const read = await readAdverts(kit.db, most)
    if (read > 0) kit.log.info({ read }, 'read the texts of adverts for search')
  })
}

/** Reads at most so many active adverts that have no reading of today's rules and vocabulary. Gives how many. */
export async function readAdverts(db: Database, most: number): Promise<number> {
  let read = 0
  const turn = inTurns()
  for (let batch = AT_ONCE; batch === AT_ONCE && read < most; read += batch) {
    const rows = await db.withSystem((tx) => jobsToRead(tx, vocabularyDigest(), AT_ONCE))
    const made: MadeReading[] = []
    for (const { id, change, ...texts } of rows) {
      made.push({ id, change, reading: readingOf(texts) })
      await turn()
    }
    batch = rows.length
    if (batch === 0) break
    await db.withSystem(async (tx) => {
      await saveReadings(tx, made, vocabularyDigest())
      await touchJobs(
        tx,
        made.map(({ id }) => id),
      )
    })
  }
  return read
}
