import type { Tx } from '@onward/database'
import type { MatchJob } from '@onward/matching'
import { type SearchableJob, type SearchVocabulary, searchableJob } from '@onward/matching/search'
import type { JobType, WorkplaceFeature } from '../db/schema'
import { vocabularyOf } from '../search/vocabulary'
import { matchJobOf } from '../vacancies/facts'
import { areaNamed } from '../vacancies/lookups'
import { activeJobs, boardChangesSince, boardVersion } from './index-store'
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
  /** The jobs that this transaction sees, including every change committed before it. */
  current(tx: Tx): Promise<ReadonlyMap<string, BoardEntry>>
  /** The search vocabulary of the jobs that were read last. */
  vocabulary(): SearchVocabulary
}

/**
 * Each instance keeps its own copy and asks for the number of the last change at every read: that is one row, and no notification
 * can be missed. Only changed jobs are fetched. Writers number their changes under a lock until they commit, so a visible number
 * means that all earlier changes are visible.
 */
export function createBoardIndex(): BoardIndex {
  const entries = new Map<string, BoardEntry>()
  let seen = -1
  let refreshing: Promise<void> | null = null
  let vocabulary: SearchVocabulary | null = null

  async function refresh(tx: Tx, version: number): Promise<void> {
    if (version < seen) {
      entries.clear()
      seen = -1
    }
    const changed = await boardChangesSince(tx, seen)
    const rows = await activeJobs(
      tx,
      changed.filter((row) => row.active).map((row) => row.id),
    )
    for (const row of changed) entries.delete(row.id)
    for (const row of rows) {
      const match = matchJobOf(row)
      entries.set(row.id, {
        id: row.id,
        match,
        workplace: workplaceOf(match, row.location),
        searchable: searchableJob({ ...row, remote: row.isRemoteAvailable }),
        title: row.title,
        company: row.company,
        location: row.location.toLowerCase(),
        type: row.type,
        features: row.workplaceFeatures,
        postedAt: row.postedAt.getTime(),
        annualPay: row.payAnnual,
        closesOn: row.closesOn,
      })
    }
    vocabulary = null
    // Rows changed meanwhile have higher numbers and are read the next time.
    seen = version
  }

  return {
    vocabulary() {
      vocabulary ??= vocabularyOf([...entries.values()].map(({ searchable }) => searchable))
      return vocabulary
    },

    async current(tx) {
      for (;;) {
        const version = await boardVersion(tx)
        if (version === seen) return entries
        if (refreshing) await refreshing.catch(() => undefined)
        else {
          refreshing = refresh(tx, version)
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
