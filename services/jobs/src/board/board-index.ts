import type { Database, Tx } from '@onward/database'
import type { MatchJob } from '@onward/matching'
import { type SearchableJob, type SearchVocabulary, searchableOf } from '@onward/matching/search'
import type { JobType, WorkplaceFeature } from '../db/schema'
import { advertWords, vocabularyDigest } from '../search/vocabulary'
import { inTurns } from '../turns'
import { matchJobWith } from '../vacancies/facts'
import { areaNamed } from '../vacancies/lookups'
import {
  activeJobs,
  type BoardPlace,
  type BoardRow,
  boardPage,
  boardVersion,
  LAST_ID,
  type MadeReading,
  saveReadings,
  textsOf,
} from './index-store'
import { readingOf, readingOfTitle } from './reading'
import type { Workplace } from './travel'

/** What filters, scores and sorts use of a job; texts stay in the database. */
export interface BoardEntry {
  id: string
  match: MatchJob
  workplace: Workplace
  searchable: SearchableJob
  title: string
  company: string
  /** Lower case. */
  location: string
  type: JobType | null
  features: readonly WorkplaceFeature[]
  postedAt: number
  annualPay: number | null
  closesOn: string | null
}

/** Where the work is: its position, or the county, region or nation that the advert names. */
export const workplaceOf = ({ position, remote }: MatchJob, location: string): Workplace =>
  position ? { position, remote } : { position, remote, area: areaNamed(location) }

/** All active jobs in memory, updated by every request that reads it. */
export interface BoardIndex {
  /** Reads the whole board, before requests come. */
  load(): Promise<void>
  /**
   * The jobs that this transaction sees, including every change committed before it. After a change of very many adverts the board as
   * it was, and the changed ones as they are read: nobody waits for somebody else's import.
   */
  current(tx: Tx): Promise<ReadonlyMap<string, BoardEntry>>
  /** The search vocabulary of the jobs that were read last. */
  vocabulary(): SearchVocabulary
  /** Another number when jobs were read since. */
  revision(): number
}

/** Changed jobs that a request reads by itself. */
const MOST_IN_REQUEST = 1_000
/** Jobs of one page: few enough that its connection is soon free again. */
const PAGE = 500
/** Texts that are analysed before the service is ready; of the other adverts titles count until `jobs.readings` has read them. */
const MOST_READ_AT_START = 5_000

/**
 * Each instance keeps its own copy and asks for the number of the last change at every read: that is one row, and no notification
 * can be missed. Only changed jobs are fetched. Writers number their changes under a lock until they commit, so a visible number
 * means that all earlier changes are visible.
 */
export function createBoardIndex(db: Database): BoardIndex {
  const entries = new Map<string, BoardEntry>()
  const words = advertWords()
  let place: BoardPlace = { change: -1, id: LAST_ID }
  /** The last change that was read to its end. */
  let seen = -1
  let isWhole = false
  let revision = 0
  let refreshing: Promise<void> | null = null
  let reading: Promise<void> | null = null

  function remove(id: string): void {
    const known = entries.get(id)
    if (known) words.remove(known.searchable)
    entries.delete(id)
  }

  /** The next page, read by one transaction. */
  async function fetchPage(tx: Tx, most: number, mayRead: number) {
    const version = await boardVersion(tx)
    if (version < seen) {
      for (const id of [...entries.keys()]) remove(id)
      place = { change: -1, id: LAST_ID }
      isWhole = false
    }
    const page = await boardPage(tx, place, { activeOnly: !isWhole, most })
    const rows =
      page.length > 0
        ? await activeJobs(
            tx,
            page.filter((row) => row.active).map((row) => row.id),
          )
        : []
    const unread = rows.filter((row) => row.reading === null).slice(0, mayRead)
    const texts =
      unread.length > 0
        ? await textsOf(
            tx,
            unread.map((row) => row.id),
          )
        : []
    return { version, page, rows, texts: new Map(texts.map((row) => [row.id, row])), isLast: page.length < most }
  }

  /** Takes a page in, with others having their turn. Gives the readings that were made. */
  async function takePage({ version, page, rows, texts, isLast }: Awaited<ReturnType<typeof fetchPage>>): Promise<MadeReading[]> {
    const made: MadeReading[] = []
    const turn = inTurns()
    const shown = new Set(rows.map((row) => row.id))
    for (const { id } of page) if (!shown.has(id)) remove(id)
    for (const row of rows) {
      const { id, change } = row
      const text = texts.get(id)
      const reading = row.reading ?? (text ? readingOf(text) : readingOfTitle(row.title))
      if (text) made.push({ id, change, reading })
      remove(id)
      const entry = entryOf(row, reading)
      entries.set(id, entry)
      words.add(entry.searchable)
      await turn()
    }
    place = page.at(-1) ?? place
    if (page.length > 0) revision += 1
    // Rows changed meanwhile have higher numbers and are read the next time.
    if (isLast) {
      seen = Math.max(version, place.change)
      place = { change: seen, id: LAST_ID }
      isWhole = true
    }
    return made
  }
  const save = async (made: readonly MadeReading[]) => {
    if (made.length > 0) await db.withSystem((tx) => saveReadings(tx, made, vocabularyDigest()))
  }

  /** Reads page by page, each in a transaction of its own. */
  async function readOn(): Promise<void> {
    let mayRead = isWhole ? Number.POSITIVE_INFINITY : MOST_READ_AT_START
    for (let isLast = false; !isLast; ) {
      const found = await db.withSystem((tx) => fetchPage(tx, PAGE, mayRead))
      const made = await takePage(found)
      mayRead -= made.length
      await save(made)
      isLast = found.isLast
    }
  }
  const startReading = (): Promise<void> => {
    reading ??= readOn().finally(() => {
      reading = null
    })
    return reading
  }

  /** In the transaction of a request, which sees its own changes. */
  async function refresh(tx: Tx): Promise<void> {
    for (let isLast = false; !isLast; ) {
      const found = await fetchPage(tx, MOST_IN_REQUEST, MOST_READ_AT_START)
      if (isWhole && !found.isLast) {
        // A failure is tried again by the next request.
        void startReading().catch(() => {})
        return
      }
      const made = await takePage(found)
      void save(made).catch(() => {})
      isLast = found.isLast
    }
  }

  return {
    load: startReading,
    vocabulary: words.vocabulary,
    revision: () => revision,

    async current(tx) {
      for (;;) {
        if (isWhole && reading) return entries
        if ((await boardVersion(tx)) === seen && isWhole) return entries
        if (refreshing) await refreshing.catch(() => undefined)
        else {
          refreshing = refresh(tx)
          try {
            await refreshing
          } finally {
            refreshing = null
          }
        }
      }
    },
  }
}

function entryOf(row: BoardRow, reading: ReturnType<typeof readingOf>): BoardEntry {
  const match = matchJobWith(row, reading)
  return {
    id: row.id,
    match,
    workplace: workplaceOf(match, row.location),
    searchable: searchableOf(reading, { ...row, remote: row.isRemoteAvailable }),
    title: row.title,
    company: row.company,
    location: row.location.toLowerCase(),
    type: row.type,
    features: row.workplaceFeatures,
    postedAt: row.postedAt.getTime(),
    annualPay: row.payAnnual,
    closesOn: row.closesOn,
  }
}
