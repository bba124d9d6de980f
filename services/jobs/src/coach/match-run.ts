import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Tx } from '@onward/database'
import { emitEvent } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import type { BoardIndex } from '../board/board-index'
import { readPerson } from '../board/person-store'
import { dayOf } from '../day'
import { dismissedBy } from '../marks/store'
import { appliedBy, failStalledRuns, lockRun, nextClients, saveProgress, saveResult, sharedGrant } from './match-run-store'
import { type ClientMatches, matchClient } from './rules'
import type { MatchRunRow, matchRunClients } from './schema'

export const MATCH_RUN_TASK = 'jobs.match-run'
/** Clients of one transaction: few enough to show progress and to react to a cancel. */
const AT_ONCE = 5
const STALLED_MS = 15 * 60_000
const TIDY_MINUTES = 5

const NOT_SHARED: ClientMatches = { state: 'not-shared', matches: 0, bestScore: null, jobIds: [] }

async function matchOne(tx: Tx, kit: ServiceKit, index: BoardIndex, run: MatchRunRow, one: typeof matchRunClients.$inferSelect) {
  const now = kit.clock()
  const { accountId } = one
  const grant = await sharedGrant(tx, one)
  const found = grant
    ? matchClient(await readPerson(tx, accountId), (await index.current(tx)).values(), {
        today: dayOf(now),
        dismissed: await dismissedBy(tx, accountId),
        applied: await appliedBy(tx, accountId),
      })
    : NOT_SHARED
  await saveResult(tx, one, found)
  if (!grant) return
  // Tells the person that their matches were read, and the case how many there are.
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

/** Handles the next few clients of a run in one transaction. False when none are left, or the run was stopped. */
async function doSome(kit: ServiceKit, index: BoardIndex, runId: string): Promise<boolean> {
  return kit.db.withSystem(async (tx) => {
    const run = await lockRun(tx, runId)
    if (!run) return false
    const now = kit.clock()
    const waiting = await nextClients(tx, runId, AT_ONCE)
    for (const one of waiting) {
      await matchOne(tx, kit, index, run, one)
      // Yields to other requests: scoring a whole board takes a while.
      await nextTurn()
    }
    const isDone = waiting.length < AT_ONCE
    await saveProgress(tx, runId, isDone, now)
    return !isDone
  })
}

/** The job of a run. After a crash it continues with the remaining clients: each is marked in the transaction that handles it. */
export function matchRunTasks(kit: ServiceKit, index: BoardIndex): void {
  kit.task<{ runId: string }>(MATCH_RUN_TASK, 'runs', async ({ runId }) => {
    while (await doSome(kit, index, runId));
  })
  kit.cron('jobs.match-runs', { everyMinutes: TIDY_MINUTES, most: 500, of: 'runs', rest: 'no-longer-due' }, async (most) => {
    const now = kit.clock()
    const stalledSince = new Date(now.getTime() - STALLED_MS)
    const failed = await kit.db.withSystem((tx) => failStalledRuns(tx, stalledSince, { at: now, most }))
    if (failed > 0) kit.log.warn({ failed }, 'runs of the job match that stood still')
  })
}
