import { type MatchedState, RUN_JOBS, RUN_LEAST_SCORE } from '@onward/contracts/jobs/match-runs'
import { scoreOnly } from '@onward/matching'
import type { BoardEntry } from '../board/board-index'
import { type KnownPerson, scorable } from '../board/person'
import { isWithinTravelDistance, MATCH_FROM } from '../board/rules'

export interface ClientMatches {
  state: MatchedState
  /** The number of matches on the person's own dashboard. */
  matches: number
  bestScore: number | null
  /** Best first. */
  jobIds: string[]
}

const NOBODY: ClientMatches = { state: 'no-skills', matches: 0, bestScore: null, jobIds: [] }

/**
 * A person's matches on the board, with the scores, distances and order that they see. Leaves out dismissed jobs and those they
 * applied for.
 */
export function matchClient(
  person: KnownPerson | null,
  entries: Iterable<BoardEntry>,
  { today, dismissed, applied }: { today: string; dismissed: ReadonlySet<string>; applied: ReadonlySet<string> },
): ClientMatches {
  const match = scorable(person)
  if (!person || !match) return NOBODY
  let matches = 0
  const good: { id: string; score: number; postedAt: number }[] = []
  for (const entry of entries) {
    if (dismissed.has(entry.id) || (entry.closesOn !== null && entry.closesOn < today) || !isWithinTravelDistance(person, entry))
      continue
    const score = scoreOnly(match, entry.match)
    if (score >= MATCH_FROM) matches += 1
    if (score >= RUN_LEAST_SCORE && !applied.has(entry.id)) good.push({ id: entry.id, score, postedAt: entry.postedAt })
  }
  const best = good.sort((a, b) => b.score - a.score || b.postedAt - a.postedAt || (a.id < b.id ? 1 : -1)).slice(0, RUN_JOBS)
  return {
    state: best.length > 0 ? 'found' : 'nothing',
    matches,
    bestScore: best[0]?.score ?? null,
    jobIds: best.map(({ id }) => id),
  }
}
