import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isRunning } from '@onward/contracts/jobs/match-runs'
import type { Tx } from '@onward/database'
import { emitEvent } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { BoardIndex } from '../board/board-index'
import { readPerson } from '../board/person'
import { dayOf } from '../day'
import { applications } from '../db/schema'
import { dismissedBy } from '../marks/store'
import { type ClientMatches, matchClient } from './rules'
import { accessGrants, coachSharing, type MatchRunRow, matchRunClients, matchRuns } from './schema'

export const MATCH_RUN_TASK = 'jobs.match-run'
/** Clients of one transaction: few enough that progress is seen, and a cancel is heard. */
const AT_ONCE = 5
const STANDS_STILL_MS = 15 * 60_000
const TIDY_MINUTES = 5

/** The run while it goes on, held against a cancel of the same moment; null once it has ended. */
async function lockRun(tx: Tx, runId: string): Promise<MatchRunRow | null> {
  const [run] = await tx.select().from(matchRuns).where(eq(matchRuns.id, runId)).for('update')
  return run && isRunning(run.state) ? run : null
}

/** Whether the person shares their matches as of now, with what this service is about to hear. */
async function shares(tx: Tx, accountId: string): Promise<boolean> {
  const unheard = sql`not exists (select from events.unheard('coach.sharing') u where u.subject = ${accountId}::uuid)`
  const [row] = await tx
    .select({ matches: coachSharing.matches })
    .from(coachSharing)
    .where(and(eq(coachSharing.accountId, accountId), eq(coachSharing.matches, true), unheard))
  return row !== undefined
}

const NOT_SHARED: ClientMatches = { state: 'not-shared', matches: 0, bestScore: null, jobIds: [] }

async function matchOne(tx: Tx, kit: ServiceKit, index: BoardIndex, run: MatchRunRow, one: typeof matchRunClients.$inferSelect) {
  const now = kit.clock()
  const { accountId } = one
  const [grant] = await tx
    .select()
    .from(accessGrants)
    .where(and(eq(accessGrants.caseId, one.caseId), eq(accessGrants.open, true)))
  const isShared = grant !== undefined && (await shares(tx, accountId))
  const found = isShared
    ? matchClient(await readPerson(tx, accountId), (await index.current(tx)).values(), {
        today: dayOf(now),
        dismissed: await dismissedBy(tx, accountId),
        applied: await appliedBy(tx, accountId),
      })
    : NOT_SHARED
  await tx
    .update(matchRunClients)
    .set(found)
    .where(and(eq(matchRunClients.runId, run.id), eq(matchRunClients.referralId, one.referralId)))
  if (!isShared) return
  // The person sees that their matches were looked at; the case keeps how many there are.
  await emitEvent(tx, 'coach.act', randomUUID(), 1, {
    act: 'matches-found',
    accountId,
    caseId: one.caseId,
    referralId: one.referralId,
    agentAccountId: run.agentId,
    agentName: run.agentName,
    officeName: grant.officeName,
    count: found.matches,
  })
}

async function appliedBy(tx: Tx, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(and(eq(applications.accountId, accountId), eq(applications.live, true)))
  return new Set(rows.map(({ jobId }) => jobId))
}

/** Does the next few clients of a run in one transaction. False when there is nothing left to do, or it was stopped. */
async function doSome(kit: ServiceKit, index: BoardIndex, runId: string): Promise<boolean> {
  return kit.db.withSystem(async (tx) => {
    const run = await lockRun(tx, runId)
    if (!run) return false
    const now = kit.clock()
    const waiting = await tx
      .select()
      .from(matchRunClients)
      .where(and(eq(matchRunClients.runId, runId), eq(matchRunClients.state, 'waiting')))
      .orderBy(asc(matchRunClients.referralId))
      .limit(AT_ONCE)
    for (const one of waiting) {
      await matchOne(tx, kit, index, run, one)
      // Others' requests come in between: scoring a whole board takes a while.
      await nextTurn()
    }
    const isDone = waiting.length < AT_ONCE
    await tx
      .update(matchRuns)
      .set({ state: isDone ? 'done' : 'running', touchedAt: now, endedAt: isDone ? now : null })
      .where(eq(matchRuns.id, runId))
    return !isDone
  })
}

/** The job behind a run. After a crash it goes on with the clients that are left: each is done in the transaction that says so. */
export function matchRunTasks(kit: ServiceKit, index: BoardIndex): void {
  kit.task<{ runId: string }>(MATCH_RUN_TASK, async ({ runId }) => {
    while (await doSome(kit, index, runId));
  })
  kit.cron('jobs.match-runs', TIDY_MINUTES, async () => {
    const now = kit.clock()
    const stuck = and(
      inArray(matchRuns.state, ['waiting', 'running']),
      lt(matchRuns.touchedAt, new Date(now.getTime() - STANDS_STILL_MS)),
    )
    const failed = await kit.db.withSystem((tx) =>
      tx.update(matchRuns).set({ state: 'failed', endedAt: now }).where(stuck).returning({ id: matchRuns.id }),
    )
    if (failed.length > 0) kit.log.warn({ failed: failed.length }, 'runs of the job match that stood still')
  })
}
