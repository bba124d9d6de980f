import type { MatchJob } from '@onward/matching'

/** What one person's facts come to for one job. */
export interface KeptScore {
  /** Of the facts that were scored. */
  version: number
  score: number
  /** They could get there, as far as they say they travel. */
  reaches: boolean
  /** What the job's organisation knows them by. */
  id: string
  code: string
}
interface KeptJob {
  /** The number of the last change of the job's row. */
  change: number
  match: MatchJob
  people: Map<string, KeptScore>
}

/** Jobs whose scores are kept, those asked for last; one of 10,000 people takes about 2 MB. */
const MOST_JOBS = 40

/**
 * Scores by person and job, each with the version of the facts that it was made of: whatever is newer is scored anew. Kept by each instance in
 * memory, so the engine's version is the program's own. Nothing here says who may be shown; that is asked of the database each time.
 */
export interface KeptScores {
  /** The scores of a job as it is now; those of an earlier change of it are gone. */
  of(job: { id: string; change: number; match: MatchJob }): KeptJob
}

export function createKeptScores(): KeptScores {
  const kept = new Map<string, KeptJob>()
  return {
    of({ id, change, match }) {
      const known = kept.get(id)
      const job = known?.change === change ? known : { change, match, people: new Map<string, KeptScore>() }
      kept.delete(id)
      kept.set(id, job)
      const [oldest] = kept.keys()
      if (kept.size > MOST_JOBS && oldest !== undefined) kept.delete(oldest)
      return job
    },
  }
}
