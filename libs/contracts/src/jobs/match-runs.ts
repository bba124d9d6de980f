import * as v from 'valibot'
import { endpoint, id, idParams, pageQuery, timestamp, written } from '../endpoint'
import { optionalText } from '../text'
import { boardJob } from './board'

/**
 * "Run AI Job Match": the matching over one agent's own clients who share their matches, as a job in the background. The agent suggests, the
 * jobseeker applies. A client is named by their referral.
 */
const service = 'jobs' as const
const staff = { service, access: ['agent', 'admin'] } as const
const jobseeker = { service, access: ['user'] } as const

export const MATCH_RUN_STATES = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const
export type MatchRunState = (typeof MATCH_RUN_STATES)[number]
export const isRunning = (state: MatchRunState): boolean => state === 'waiting' || state === 'running'
/** Clients of one run at most. */
export const MAX_RUN_CLIENTS = 1_000
/** Most jobs listed for a client, best first, and the least score. */
export const RUN_JOBS = 5
export const RUN_LEAST_SCORE = 40

/** `nothing`: no job within the travel distance scores enough. `no-skills`: nothing to match with yet. */
export const MATCHED_STATES = ['waiting', 'found', 'nothing', 'no-skills', 'not-shared'] as const
export type MatchedState = (typeof MATCHED_STATES)[number]

export const matchRun = v.object({
  id,
  state: v.picklist(MATCH_RUN_STATES),
  startedAt: timestamp,
  endedAt: v.nullable(timestamp),
  /** Clients of the run, and how many are done. */
  total: v.number(),
  done: v.number(),
  counts: v.object({ found: v.number(), nothing: v.number(), noSkills: v.number(), notShared: v.number() }),
})
export type MatchRun = v.InferOutput<typeof matchRun>

const suggested = v.object({ at: timestamp, agentName: v.string() })
export const matchedClient = v.object({
  referralId: id,
  state: v.picklist(MATCHED_STATES),
  /** The person's number of matches: score 75 or more within the travel distance. */
  matches: v.number(),
  /** Best first, with score and reasons as the person sees them; empty once they no longer share matches. */
  jobs: v.array(
    v.object({
      ...v.pick(boardJob, ['id', 'title', 'company', 'location', 'salary', 'type', 'miles', 'open', 'match']).entries,
      suggested: v.nullable(suggested),
    }),
  ),
})
export type MatchedClient = v.InferOutput<typeof matchedClient>

export const startMatchRun = endpoint({
  ...staff,
  method: 'POST',
  path: '/match-runs',
  changes: ['match-run'],
  summary: 'Run the job match for my clients who share their matches; one at a time',
  response: written({ id }),
  ratePerMinute: 10,
})
export const readMatchRun = endpoint({
  ...staff,
  method: 'GET',
  path: '/match-runs/latest',
  reads: ['match-run'],
  summary: 'My last run and how far it is; null before the first',
  response: v.object({ run: v.nullable(matchRun) }),
  ratePerMinute: 600,
})
export const listMatchedClients = endpoint({
  ...staff,
  method: 'GET',
  path: '/match-runs/:id/clients',
  reads: ['match-run', 'suggestion'],
  summary: 'What a run found, client by client, or for one client: the best matches first',
  params: idParams,
  query: v.object({ ...pageQuery, client: v.optional(id) }),
  response: v.object({ items: v.array(matchedClient), nextCursor: v.nullable(v.string()) }),
  ratePerMinute: 600,
})
export const cancelMatchRun = endpoint({
  ...staff,
  method: 'POST',
  path: '/match-runs/:id/cancel',
  changes: ['match-run'],
  summary: 'Stop a run; what it has found so far stays',
  params: idParams,
  response: written({}),
})
/** Asked of casework: only it knows names. */
export const readCaseload = endpoint({
  service: 'casework',
  method: 'GET',
  path: '/caseload',
  reads: ['case'],
  summary: 'Names of my own clients with an open case',
  access: ['agent', 'admin'],
  response: v.object({ items: v.array(v.object({ referralId: id, firstName: v.string(), lastName: v.string() })) }),
})
export const SUGGESTION_MAX = 500
export const suggestJob = endpoint({
  ...staff,
  method: 'POST',
  path: '/clients/:id/suggestions',
  changes: ['suggestion', 'match-run'],
  summary: 'Suggest a job to a client, with a few words; they are told, and decide themselves',
  params: idParams,
  body: v.object({ jobId: id, words: optionalText(SUGGESTION_MAX) }),
  response: written({ id }),
  ratePerMinute: 60,
})

export const jobSuggestion = v.object({
  id,
  jobId: id,
  jobTitle: v.string(),
  company: v.string(),
  agentName: v.string(),
  officeName: v.string(),
  words: v.string(),
  suggestedAt: timestamp,
  /** Still open for applications. */
  open: v.boolean(),
  /** The person's score now; null without a profile. */
  score: v.nullable(v.number()),
  applicationId: v.nullable(id),
})
export type JobSuggestion = v.InferOutput<typeof jobSuggestion>
export const listSuggestions = endpoint({
  ...jobseeker,
  method: 'GET',
  path: '/suggestions',
  reads: ['suggestion'],
  summary: 'Jobs that my work coach suggests, newest first, without those that I put away',
  response: v.object({ items: v.array(jobSuggestion) }),
})
export const dismissSuggestion = endpoint({
  ...jobseeker,
  method: 'DELETE',
  path: '/suggestions/:id',
  changes: ['suggestion'],
  summary: 'Put a suggestion of my work coach away',
  params: idParams,
  response: written({}),
})

export const matchRunEndpoints = {
  startMatchRun,
  readMatchRun,
  listMatchedClients,
  cancelMatchRun,
  readCaseload,
  suggestJob,
  listSuggestions,
  dismissSuggestion,
}
