import type { MatchJob } from '@onward/matching'

/** The score of one person for one job. */
export interface CachedScore {
  /** Version of the facts that were scored. */
  version: number
  score: number
  /** Whether the job is within the distance that they travel. */
  isNear: boolean
  /** The pseudonym for the job's organisation. */
  id: string
  code: string
}
interface CachedJob {
  /** The number of the last change of the job's row. */
  change: number
  match: MatchJob
  people: Map<string, CachedScore>
}

/** The number of jobs with cached scores, the most recently used; a job with 10,000 people takes about 2 MB. */
const MOST_JOBS = 40

/**
 * Scores by job and person, each with the version of its facts; newer facts are scored again. Cached in each instance's memory, so
 * a new release starts with an empty cache. The cache does not decide who may be seen: the database is asked each time.
 */
export interface ScoreCache {
  /** The scores of a job in its current version; those of earlier versions are dropped. */
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
