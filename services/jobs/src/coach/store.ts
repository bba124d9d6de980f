import { randomUUID } from 'node:crypto'
import { Problem } from '@onward/contracts'
import { MAX_RUN_CLIENTS, type MatchRun } from '@onward/contracts/jobs/match-runs'
import { isAnyOf, type Tx } from '@onward/database'
import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { readCursor, writeCursor } from '../cursor'
import { accessGrants, coachSharing, jobSuggestions, type MatchRunRow, matchRunClients, matchRuns, staff } from './schema'
import { matchRunOf } from './view'

/** Name of the member of staff; null for people without an office. */
export async function nameOfStaff(tx: Tx, accountId: string): Promise<string | null> {
  const [row] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.accountId, accountId))
  return row?.name ?? null
}

/** Which of these people share their matches now, by row security. */
export async function sharing(tx: Tx, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const rows = await tx
    .select({ accountId: coachSharing.accountId })
    .from(coachSharing)
    .where(isAnyOf(coachSharing.accountId, accountIds))
  return new Set(rows.map(({ accountId }) => accountId))
}

/** Throws `not-found` where the agent has no such run. */
export async function ownRun(tx: Tx, agentId: string, id: string): Promise<MatchRunRow> {
  const [run] = await tx
    .select()
    .from(matchRuns)
    .where(and(eq(matchRuns.id, id), eq(matchRuns.agentId, agentId)))
  if (!run) throw new Problem('not-found')
  return run
}

/** The agent's last run, with the number of clients per result; null without one. */
export async function lastRun(tx: Tx, agentId: string): Promise<MatchRun | null> {
  const [run] = await tx
    .select()
    .from(matchRuns)
    .where(eq(matchRuns.agentId, agentId))
    .orderBy(desc(matchRuns.startedAt))
    .limit(1)
  if (!run) return null
  const counts = await tx
    .select({ state: matchRunClients.state, clients: count() })
    .from(matchRunClients)
    .where(eq(matchRunClients.runId, run.id))
    .groupBy(matchRunClients.state)
  return matchRunOf(run, counts)
}

/** Starts a run over the agent's caseload in place of the last one; null while one is under way. */
export async function insertRun(tx: Tx, agentId: string, agentName: string, now: Date): Promise<string | null> {
  const id = randomUUID()
  const run = { id, agentId, agentName, state: 'waiting' as const, startedAt: now, touchedAt: now }
  const [started] = await tx.insert(matchRuns).values(run).onConflictDoNothing().returning({ id: matchRuns.id })
  if (!started) return null
  // Results of the earlier run are out of date now.
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
  return id
}

/** False where the run has ended already. */
export async function cancelRun(tx: Tx, id: string, now: Date): Promise<boolean> {
  const [stopped] = await tx
    .update(matchRuns)
    .set({ state: 'cancelled', endedAt: now })
    .where(and(eq(matchRuns.id, id), inArray(matchRuns.state, ['waiting', 'running'])))
    .returning({ id: matchRuns.id })
  return stopped !== undefined
}

const CLIENTS = 'matched-clients'
/** Clients with the best matches first, clients without any last. */
const RANK = sql<number>`case ${matchRunClients.state} when 'found' then 10 + coalesce(${matchRunClients.bestScore}, 0)
  when 'nothing' then 3 when 'no-skills' then 2 when 'waiting' then 1 else 0 end`

/** One page of a run's clients. */
export async function pageOfClients(
  tx: Tx,
  runId: string,
  { cursor, limit, client }: { cursor?: string | undefined; limit: number; client?: string | undefined },
) {
  const after = readCursor(CLIENTS, 1, cursor, 'jobs.coach-list-changed')
  const rows = await tx
    .select({ client: matchRunClients, rank: RANK })
    .from(matchRunClients)
    .where(
      and(
        eq(matchRunClients.runId, runId),
        client === undefined ? undefined : eq(matchRunClients.referralId, client),
        after ? sql`(${RANK}, ${matchRunClients.referralId}) < (${after.numbers[0]}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(RANK), desc(matchRunClients.referralId))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    clients: page.map(({ client }) => client),
    nextCursor: rows.length > page.length && last ? writeCursor(CLIENTS, [Number(last.rank), last.client.referralId]) : null,
  }
}

/** The open case of a referral, if row security lets the agent see it. */
export async function openGrant(tx: Tx, referralId: string) {
  const [grant] = await tx
    .select()
    .from(accessGrants)
    .where(and(eq(accessGrants.referralId, referralId), eq(accessGrants.open, true)))
  return grant
}

/** Null when the person got this suggestion before. */
export async function insertSuggestion(
  tx: Tx,
  suggestion: Omit<typeof jobSuggestions.$inferInsert, 'id'>,
): Promise<string | null> {
  const id = randomUUID()
  const [inserted] = await tx
    .insert(jobSuggestions)
    .values({ ...suggestion, id })
    .onConflictDoNothing()
    .returning({ id: jobSuggestions.id })
  return inserted ? id : null
}

/** The earlier suggestions of these jobs to a person. */
export const suggestionsOf = (tx: Tx, accountId: string, jobIds: readonly string[]) =>
  tx
    .select()
    .from(jobSuggestions)
    .where(and(eq(jobSuggestions.accountId, accountId), isAnyOf(jobSuggestions.jobId, jobIds)))

/** What was suggested earlier is on the board as well. */
const MOST_SUGGESTIONS = 20

/** A person's suggestions without dismissed ones, the newest first. */
export const openSuggestions = (tx: Tx, accountId: string) =>
  tx
    .select()
    .from(jobSuggestions)
    .where(and(eq(jobSuggestions.accountId, accountId), isNull(jobSuggestions.dismissedAt)))
    .orderBy(desc(jobSuggestions.suggestedAt), desc(jobSuggestions.id))
    .limit(MOST_SUGGESTIONS)

/** Throws `not-found` where the person has no such suggestion. */
export async function dismissOne(tx: Tx, accountId: string, id: string, now: Date): Promise<void> {
  const [dismissed] = await tx
    .update(jobSuggestions)
    .set({ dismissedAt: sql`coalesce(${jobSuggestions.dismissedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(jobSuggestions.id, id), eq(jobSuggestions.accountId, accountId)))
    .returning({ id: jobSuggestions.id })
  if (!dismissed) throw new Problem('not-found')
}
