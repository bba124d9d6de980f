import { isRunning } from '@onward/contracts/jobs/match-runs'
import type { Tx } from '@onward/database'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { applications } from '../db/schema'
import type { ClientMatches } from './rules'
import { accessGrants, coachSharing, type MatchRunRow, matchRunClients, matchRuns } from './schema'

type ClientRow = typeof matchRunClients.$inferSelect

/** The run while it is under way, locked against a simultaneous cancel; null once it has ended. */
export async function lockRun(tx: Tx, runId: string): Promise<MatchRunRow | null> {
  const [run] = await tx.select().from(matchRuns).where(eq(matchRuns.id, runId)).for('update')
  return run && isRunning(run.state) ? run : null
}

/** Whether a person shares their matches now, including events that are not handled yet. */
async function shares(tx: Tx, accountId: string): Promise<boolean> {
  const unheard = sql`not exists (select from events.unheard('coach.sharing') u where u.subject = ${accountId}::uuid)`
  const [row] = await tx
    .select({ matches: coachSharing.matches })
    .from(coachSharing)
    .where(and(eq(coachSharing.accountId, accountId), eq(coachSharing.matches, true), unheard))
  return row !== undefined
}

/** The coach's access to a client who shares their matches; null when the access or the sharing has ended. */
export async function sharedGrant(tx: Tx, { caseId, accountId }: Pick<ClientRow, 'caseId' | 'accountId'>) {
  const [grant] = await tx
    .select()
    .from(accessGrants)
    .where(and(eq(accessGrants.caseId, caseId), eq(accessGrants.open, true)))
  return grant && (await shares(tx, accountId)) ? grant : null
}

export async function saveResult(tx: Tx, { runId, referralId }: ClientRow, found: ClientMatches): Promise<void> {
  await tx
    .update(matchRunClients)
    .set(found)
    .where(and(eq(matchRunClients.runId, runId), eq(matchRunClients.referralId, referralId)))
}

/** Jobs with an open application of the person. */
export async function appliedBy(tx: Tx, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(and(eq(applications.accountId, accountId), eq(applications.live, true)))
  return new Set(rows.map(({ jobId }) => jobId))
}

export const nextClients = (tx: Tx, runId: string, limit: number): Promise<ClientRow[]> =>
  tx
    .select()
    .from(matchRunClients)
    .where(and(eq(matchRunClients.runId, runId), eq(matchRunClients.state, 'waiting')))
    .orderBy(asc(matchRunClients.referralId))
    .limit(limit)

export async function saveProgress(tx: Tx, runId: string, isDone: boolean, at: Date): Promise<void> {
  await tx
    .update(matchRuns)
    .set({ state: isDone ? 'done' : 'running', touchedAt: at, endedAt: isDone ? at : null })
    .where(eq(matchRuns.id, runId))
}

/** Ends at most so many runs that have made no progress since a time; gives how many. */
export async function failStalledRuns(tx: Tx, since: Date, { at, most }: { at: Date; most: number }): Promise<number> {
  const stalled = tx
    .select({ id: matchRuns.id })
    .from(matchRuns)
    .where(and(inArray(matchRuns.state, ['waiting', 'running']), lt(matchRuns.touchedAt, since)))
    .limit(most)
    .for('update')
  const failed = await tx
    .update(matchRuns)
    .set({ state: 'failed', endedAt: at })
    .where(inArray(matchRuns.id, stalled))
    .returning({ id: matchRuns.id })
  return failed.length
}
