import type { MatchJob } from '@onward/matching'

/** The score of one person for one job. */
export interface CachedScore {
  /** Of the facts that were scored. */
  version: number
  score: number
  /** They could get there, as far as they say they travel. */
  isNear: boolean
  /** What the job's organisation knows them by. */
  id: string
  code: string
}
interface CachedJob {
  /** The number of the last change of the job's row. */
  change: number
  match: MatchJob
  people: Map<string, CachedScore>
}

/** Jobs whose scores are cached, those asked for last; one of 10,000 people takes about 2 MB. */
const MOST_JOBS = 40

/**
 * Scores by person and job, each with the version of the facts that it was made of: whatever is newer is scored anew. Cached by each instance in
 * memory, so the engine's version is the program's own. Nothing here says who may be shown; that is asked of the database each time.
 */
export interface ScoreCache {
  /** The scores of a job as it is now; those of an earlier change of it are gone. */
  of(job: { id: string; change: number; match: MatchJob }): CachedJob
}

export function createScoreCache(): ScoreCache {
  const cached = new Map<string, CachedJob>()
  return {
    of({ id, change, match }) {
      const known = cached.get(id)
      const job = known?.change === change ? known : { change, match, people: new Map<string, CachedScore>() }
      cached.delete(id)
      cached.set(id, job)
      const [oldest] = cached.keys()
      if (cached.size > MOST_JOBS && oldest !== undefined) cached.delete(oldest)
      return job
    },
  }
}
