import { type BoardJob, type Language, staffName } from '@onward/contracts'
import type { MatchedClient, MatchRun } from '@onward/contracts/jobs/match-runs'
import type { jobSuggestions, MatchRunRow, matchRunClients } from './schema'

type SuggestionRow = typeof jobSuggestions.$inferSelect

/** A run with its progress, from the number of clients in each state. */
export function matchRunOf(run: MatchRunRow, counts: readonly { state: string; clients: number }[]): MatchRun {
  const inState = (state: string) => counts.find((row) => row.state === state)?.clients ?? 0
  const total = counts.reduce((sum, { clients }) => sum + clients, 0)
  return {
    id: run.id,
    state: run.state,
    startedAt: run.startedAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    total,
    done: total - inState('waiting'),
    counts: {
      found: inState('found'),
      nothing: inState('nothing'),
      noSkills: inState('no-skills'),
      notShared: inState('not-shared'),
    },
  }
}

/** A client with their jobs, best first, each with the time of its suggestion. */
export function matchedClientOf(
  { referralId, state, matches }: typeof matchRunClients.$inferSelect,
  jobs: readonly BoardJob[],
  suggestions: readonly SuggestionRow[],
  language: Language,
): MatchedClient {
  const byJob = new Map(
    suggestions.map(({ jobId, suggestedAt, agentName }) => [
      jobId,
      { at: suggestedAt.toISOString(), agentName: staffName(agentName, language) },
    ]),
  )
  return {
    referralId,
    state,
    matches,
    jobs: jobs
      .map(({ id, title, company, location, salary, type, miles, open, match }) => ({
        id,
        title,
        company,
        location,
        salary,
        type,
        miles,
        open,
        match,
        suggested: byJob.get(id) ?? null,
      }))
      .sort((a, b) => (b.match?.score ?? 0) - (a.match?.score ?? 0)),
  }
}

/** A suggestion for the person; has the title of that day when they cannot see the job any more. */
export const suggestionOf = (
  { id, jobId, jobTitle, company, agentName, officeName, words, suggestedAt }: SuggestionRow,
  job: BoardJob | undefined,
  language: Language,
) => ({
  id,
  jobId,
  jobTitle: job?.title ?? jobTitle,
  company: job?.company ?? company,
  agentName: staffName(agentName, language),
  officeName,
  words,
  suggestedAt: suggestedAt.toISOString(),
  open: job?.open ?? false,
  score: job?.match?.score ?? null,
  applicationId: job?.applicationId ?? null,
})
