import { randomUUID } from 'node:crypto'
import { type Language, Problem, staffName } from '@onward/contracts'
import {
  cancelMatchRun,
  dismissSuggestion,
  listMatchedClients,
  listSuggestions,
  MAX_RUN_CLIENTS,
  type MatchedClient,
  type MatchRun,
  readMatchRun,
  startMatchRun,
  suggestJob,
} from '@onward/contracts/jobs/match-runs'
import type { Tx } from '@onward/database'
import { announceChange, emitEvent, enqueue } from '@onward/database'
import { preparePerson } from '@onward/matching'
import type { ServiceKit } from '@onward/service-kit'
import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { BoardIndex } from '../board/board-index'
import { applicantMatch, readPerson, scorable } from '../board/person'
import { boardJobs } from '../board/store'
import { readCursor, writeCursor } from '../cursor'
import { dayOf } from '../day'
import { jobs } from '../db/schema'
import { MATCH_RUN_TASK, matchRunTasks } from './run'
import { accessGrants, coachSharing, jobSuggestions, type MatchRunRow, matchRunClients, matchRuns, staff } from './schema'

const LIST = 'matched-clients'
/** Those with the best matches first, then those whom something keeps from having any. */
const RANK = sql<number>`case ${matchRunClients.state} when 'found' then 10 + coalesce(${matchRunClients.bestScore}, 0)
  when 'nothing' then 3 when 'no-skills' then 2 when 'waiting' then 1 else 0 end`

/** Name of the member of staff; null for those who work at no office. */
async function nameOfStaff(tx: Tx, accountId: string): Promise<string | null> {
  const [row] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.accountId, accountId))
  return row?.name ?? null
}

/** Which of these people share their matches now, as row security has it. */
async function sharing(tx: Tx, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const rows = await tx
    .select({ accountId: coachSharing.accountId })
    .from(coachSharing)
    .where(inArray(coachSharing.accountId, [...accountIds]))
  return new Set(rows.map(({ accountId }) => accountId))
}

async function ownRun(tx: Tx, agentId: string, id: string): Promise<MatchRunRow> {
  const [run] = await tx
    .select()
    .from(matchRuns)
    .where(and(eq(matchRuns.id, id), eq(matchRuns.agentId, agentId)))
  if (!run) throw new Problem('not-found')
  return run
}

async function runShown(tx: Tx, run: MatchRunRow): Promise<MatchRun> {
  const rows = await tx
    .select({ state: matchRunClients.state, clients: count() })
    .from(matchRunClients)
    .where(eq(matchRunClients.runId, run.id))
    .groupBy(matchRunClients.state)
  const of = (state: string) => rows.find((row) => row.state === state)?.clients ?? 0
  const total = rows.reduce((sum, { clients }) => sum + clients, 0)
  return {
    id: run.id,
    state: run.state,
    startedAt: run.startedAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    total,
    done: total - of('waiting'),
    counts: { found: of('found'), nothing: of('nothing'), noSkills: of('no-skills'), notShared: of('not-shared') },
  }
}

/** One client of a page, with scores and reasons as they are now: the same numbers as the person sees. */
async function clientShown(
  tx: Tx,
  row: typeof matchRunClients.$inferSelect,
  isShared: boolean,
  { today, language }: { today: string; language: Language },
): Promise<MatchedClient> {
  const { referralId, accountId, state, matches, jobIds } = row
  if (!isShared) return { referralId, state: 'not-shared', matches: 0, jobs: [] }
  if (jobIds.length === 0) return { referralId, state, matches, jobs: [] }
  const person = await readPerson(tx, accountId)
  // Prepared anew: people who are kept prepared come with what they need at work, which is not for agents.
  const match = applicantMatch(person?.row ?? null)
  const viewer = { accountId, match: match && preparePerson(match), origin: match?.position ?? null }
  const found = await boardJobs(tx, jobIds, viewer, today)
  const told = await tx
    .select()
    .from(jobSuggestions)
    .where(and(eq(jobSuggestions.accountId, accountId), inArray(jobSuggestions.jobId, jobIds)))
  const byJob = new Map(
    told.map((one) => [one.jobId, { at: one.suggestedAt.toISOString(), agentName: staffName(one.agentName, language) }]),
  )
  return {
    referralId,
    state,
    matches,
    jobs: found
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

/** Runs of the job match over a caseload, and suggestions that come of them. */
export function registerCoachMatches(kit: ServiceKit, index: BoardIndex): void {
  matchRunTasks(kit, index)

  kit.handle(startMatchRun, ({ now, write }) =>
    write(async (tx, who) => {
      const agentId = who.accountId
      const agentName = await nameOfStaff(tx, agentId)
      if (agentName === null) throw new Problem('state-conflict', { text: 'jobs.coach-no-office' })
      const id = randomUUID()
      const run = { id, agentId, agentName, state: 'waiting' as const, startedAt: now, touchedAt: now }
      const [started] = await tx.insert(matchRuns).values(run).onConflictDoNothing().returning({ id: matchRuns.id })
      if (!started) throw new Problem('state-conflict', { text: 'jobs.coach-run-under-way' })
      // What an earlier run found is out of date from here on.
      await tx.delete(matchRuns).where(and(eq(matchRuns.agentId, agentId), ne(matchRuns.id, id)))
      const clients = await tx
        .select()
        .from(accessGrants)
        .where(and(eq(accessGrants.agentId, agentId), eq(accessGrants.open, true)))
        .orderBy(asc(accessGrants.caseId))
        .limit(MAX_RUN_CLIENTS)
      const shared = await sharing(
        tx,
        clients.map(({ accountId }) => accountId),
      )
      if (clients.length > 0) {
        await tx.insert(matchRunClients).values(
          clients.map(({ referralId, caseId, accountId }) => ({
            runId: id,
            referralId,
            caseId,
            accountId,
            state: shared.has(accountId) ? ('waiting' as const) : ('not-shared' as const),
          })),
        )
      }
      await enqueue(tx, MATCH_RUN_TASK, { runId: id }, { maxAttempts: 8 })
      return { resource: `match-runs/${id}`, answer: { id } }
    }),
  )

  kit.handle(readMatchRun, ({ read }) =>
    read(async (tx, who) => {
      const [run] = await tx
        .select()
        .from(matchRuns)
        .where(eq(matchRuns.agentId, who.accountId))
        .orderBy(desc(matchRuns.startedAt))
        .limit(1)
      return { run: run ? await runShown(tx, run) : null }
    }),
  )

  kit.handle(listMatchedClients, ({ params, query, now, language, read }) =>
    read(async (tx, who) => {
      const run = await ownRun(tx, who.accountId, params.id)
      const after = readCursor(LIST, 1, query.cursor, 'jobs.coach-list-changed')
      const rows = await tx
        .select({ client: matchRunClients, rank: RANK })
        .from(matchRunClients)
        .where(
          and(
            eq(matchRunClients.runId, run.id),
            after ? sql`(${RANK}, ${matchRunClients.referralId}) < (${after.numbers[0]}, ${after.id}::uuid)` : undefined,
          ),
        )
        .orderBy(desc(RANK), desc(matchRunClients.referralId))
        .limit(query.limit + 1)
      const page = rows.slice(0, query.limit)
      const last = page.at(-1)
      const shared = await sharing(
        tx,
        page.map(({ client }) => client.accountId),
      )
      const items: MatchedClient[] = []
      const reading = { today: dayOf(now), language }
      for (const { client } of page) items.push(await clientShown(tx, client, shared.has(client.accountId), reading))
      return {
        items,
        nextCursor: rows.length > page.length && last ? writeCursor(LIST, [Number(last.rank), last.client.referralId]) : null,
      }
    }),
  )

  kit.handle(cancelMatchRun, ({ params, now, write }) =>
    write(async (tx, who) => {
      const run = await ownRun(tx, who.accountId, params.id)
      const [stopped] = await tx
        .update(matchRuns)
        .set({ state: 'cancelled', endedAt: now })
        .where(and(eq(matchRuns.id, run.id), inArray(matchRuns.state, ['waiting', 'running'])))
        .returning({ id: matchRuns.id })
      if (!stopped) throw new Problem('state-conflict', { text: 'jobs.coach-run-ended' })
      return { resource: `match-runs/${run.id}`, answer: {} }
    }),
  )

  kit.handle(suggestJob, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agentId = who.accountId
      const agentName = await nameOfStaff(tx, agentId)
      const [grant] = await tx
        .select()
        .from(accessGrants)
        .where(and(eq(accessGrants.referralId, params.id), eq(accessGrants.open, true)))
      if (!grant || agentName === null) throw new Problem('not-found')
      const { accountId, referralId, caseId, officeName } = grant
      if (!(await sharing(tx, [accountId])).has(accountId))
        throw new Problem('state-conflict', { text: 'jobs.coach-matches-not-shared' })
      const [job] = await tx.select().from(jobs).where(eq(jobs.id, body.jobId))
      if (!job) throw new Problem('not-found')
      if (job.state !== 'active' || (job.closesOn !== null && job.closesOn < dayOf(now)))
        throw new Problem('state-conflict', { text: 'jobs.coach-job-closed' })
      const id = randomUUID()
      const about = { jobId: job.id, jobTitle: job.title, company: job.company }
      const [kept] = await tx
        .insert(jobSuggestions)
        .values({ id, accountId, referralId, agentId, agentName, officeName, ...about, words: body.words, suggestedAt: now })
        .onConflictDoNothing()
        .returning({ id: jobSuggestions.id })
      if (!kept) throw new Problem('state-conflict', { text: 'jobs.coach-suggested-already' })
      const by = { agentAccountId: agentId, agentName, officeName }
      await emitEvent(tx, 'coach.act', id, 1, { act: 'job-suggested', accountId, caseId, referralId, ...by, job: about })
      await announceChange(tx, { accountIds: [accountId], changed: ['suggestion'] })
      return { resource: `suggestions/${id}`, answer: { id } }
    }),
  )

  kit.handle(listSuggestions, ({ now, language, read }) =>
    read(async (tx, who) => {
      const accountId = who.accountId
      const rows = await tx
        .select()
        .from(jobSuggestions)
        .where(and(eq(jobSuggestions.accountId, accountId), isNull(jobSuggestions.dismissedAt)))
        .orderBy(desc(jobSuggestions.suggestedAt), desc(jobSuggestions.id))
        .limit(MOST_SHOWN)
      const person = await readPerson(tx, accountId)
      const viewer = { accountId, match: scorable(person), origin: person?.match.position ?? null }
      const found = await boardJobs(
        tx,
        rows.map(({ jobId }) => jobId),
        viewer,
        dayOf(now),
      )
      const byId = new Map(found.map((job) => [job.id, job]))
      return {
        items: rows.map(({ id, jobId, jobTitle, company, agentName, officeName, words, suggestedAt }) => {
          const job = byId.get(jobId)
          return {
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
          }
        }),
      }
    }),
  )

  kit.handle(dismissSuggestion, ({ params, now, write }) =>
    write(async (tx, who) => {
      const [away] = await tx
        .update(jobSuggestions)
        .set({ dismissedAt: sql`coalesce(${jobSuggestions.dismissedAt}, ${now.toISOString()}::timestamptz)` })
        .where(and(eq(jobSuggestions.id, params.id), eq(jobSuggestions.accountId, who.accountId)))
        .returning({ id: jobSuggestions.id })
      if (!away) throw new Problem('not-found')
      return { resource: `suggestions/${away.id}`, answer: {} }
    }),
  )
}

/** What was suggested earlier is on the board as well. */
const MOST_SHOWN = 20
