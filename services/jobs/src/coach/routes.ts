import { Problem } from '@onward/contracts'
import {
  cancelMatchRun,
  dismissSuggestion,
  listMatchedClients,
  listSuggestions,
  type MatchedClient,
  readMatchRun,
  startMatchRun,
  suggestJob,
} from '@onward/contracts/jobs/match-runs'
import type { Language } from '@onward/contracts/language'
import { announceChange, emitEvent, enqueue, type Tx } from '@onward/database'
import { preparePerson } from '@onward/matching'
import type { ServiceKit } from '@onward/service-kit'
import { takesApplications } from '../applications/rules'
import { readJob } from '../applications/store'
import { withoutWishes } from '../board/person'
import { readPerson } from '../board/person-store'
import { boardJobs, viewerOf } from '../board/store'
import { ownLimit } from '../board/travel'
import { dayOf } from '../day'
import { MATCH_RUN_TASK } from './match-run'
import type { matchRunClients } from './schema'
import {
  cancelRun,
  dismissOne,
  insertRun,
  insertSuggestion,
  lastRun,
  nameOfStaff,
  openGrant,
  openSuggestions,
  ownRun,
  pageOfClients,
  sharing,
  suggestionsOf,
} from './store'
import { matchedClientOf, suggestionOf } from './view'

/** Match runs over a caseload, and suggestions made from them. */
export function coachRoutes(kit: ServiceKit): void {
  kit.handle(startMatchRun, ({ now, write }) =>
    write(async (tx, { accountId }) => {
      const name = await nameOfStaff(tx, accountId)
      if (name === null) throw new Problem('state-conflict', { text: 'jobs.coach-no-office' })
      const id = await insertRun(tx, accountId, name, now)
      if (id === null) throw new Problem('state-conflict', { text: 'jobs.coach-run-under-way' })
      await enqueue(tx, MATCH_RUN_TASK, { runId: id }, { maxAttempts: 8 })
      return { resource: `match-runs/${id}`, answer: { id } }
    }),
  )

  kit.handle(readMatchRun, ({ read }) => read(async (tx, { accountId }) => ({ run: await lastRun(tx, accountId) })))

  kit.handle(listMatchedClients, ({ params, query, now, language, read }) =>
    read(async (tx, { accountId }) => {
      const run = await ownRun(tx, accountId, params.id)
      const { clients, nextCursor } = await pageOfClients(tx, run.id, query)
      const shared = await sharing(
        tx,
        clients.map((client) => client.accountId),
      )
      const items: MatchedClient[] = []
      for (const client of clients) {
        const { referralId } = client
        if (!shared.has(client.accountId)) items.push({ referralId, state: 'not-shared', matches: 0, jobs: [] })
        else {
          const { found, suggestions } = await jobsOfClient(tx, client, dayOf(now), language)
          items.push(matchedClientOf(client, found, suggestions, language))
        }
      }
      return { items, nextCursor }
    }),
  )

  kit.handle(cancelMatchRun, ({ params, now, write }) =>
    write(async (tx, { accountId }) => {
      const run = await ownRun(tx, accountId, params.id)
      if (!(await cancelRun(tx, run.id, now))) throw new Problem('state-conflict', { text: 'jobs.coach-run-ended' })
      return { resource: `match-runs/${run.id}`, answer: {} }
    }),
  )

  kit.handle(suggestJob, ({ params, body, now, write }) =>
    write(async (tx, { accountId: agentId }) => {
      const agentName = await nameOfStaff(tx, agentId)
      const grant = await openGrant(tx, params.id)
      if (!grant || agentName === null) throw new Problem('not-found')
      const { accountId, referralId, caseId, officeName } = grant
      if (!(await sharing(tx, [accountId])).has(accountId))
        throw new Problem('state-conflict', { text: 'jobs.coach-matches-not-shared' })
      const job = await readJob(tx, body.jobId)
      if (!job) throw new Problem('not-found')
      if (!takesApplications(job, now)) throw new Problem('state-conflict', { text: 'jobs.coach-job-closed' })
      const about = { jobId: job.id, jobTitle: job.title, company: job.company }
      const suggestion = { accountId, referralId, agentId, agentName, officeName, ...about, words: body.words, suggestedAt: now }
      const id = await insertSuggestion(tx, suggestion)
      if (id === null) throw new Problem('state-conflict', { text: 'jobs.coach-suggested-already' })
      const by = { agentAccountId: agentId, agentName, officeName }
      await emitEvent(tx, 'coach.act', id, 1, { act: 'job-suggested', accountId, caseId, referralId, ...by, job: about })
      await announceChange(tx, { accountIds: [accountId], changed: ['suggestion'] })
      return { resource: `suggestions/${id}`, answer: { id } }
    }),
  )

  kit.handle(listSuggestions, ({ now, language, read }) =>
    read(async (tx, { accountId }) => {
      const suggestions = await openSuggestions(tx, accountId)
      const viewer = viewerOf(accountId, await readPerson(tx, accountId), language)
      const ids = suggestions.map(({ jobId }) => jobId)
      const jobOf = new Map((await boardJobs(tx, ids, viewer, dayOf(now))).map((job) => [job.id, job]))
      return { items: suggestions.map((one) => suggestionOf(one, jobOf.get(one.jobId), language)) }
    }),
  )

  kit.handle(dismissSuggestion, ({ params, now, write }) =>
    write(async (tx, { accountId }) => {
      await dismissOne(tx, accountId, params.id, now)
      return { resource: `suggestions/${params.id}`, answer: {} }
    }),
  )
}

/** A client's jobs with current scores and reasons (the numbers that the person sees), and earlier suggestions. */
async function jobsOfClient(
  tx: Tx,
  { accountId, jobIds }: typeof matchRunClients.$inferSelect,
  today: string,
  language: Language,
) {
  if (jobIds.length === 0) return { found: [], suggestions: [] }
  const person = await readPerson(tx, accountId)
  // Not from the cache, whose people include their needs at work; agents may not see these.
  const match = withoutWishes(person?.row ?? null)
  const viewer = { accountId, match: match && preparePerson(match), limit: ownLimit(match), language }
  const found = await boardJobs(tx, jobIds, viewer, today)
  return { found, suggestions: await suggestionsOf(tx, accountId, jobIds) }
}
