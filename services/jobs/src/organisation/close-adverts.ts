import { Problem } from '@onward/contracts/problem'
import { announceChange, type Database, emitEvent, enqueue, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import type { OrganisationRow } from '../db/schema'
import { memberAccounts } from '../organisations-store'
import { recordVersion } from '../vacancies/edit'
import {
  closeNextAdverts,
  countOpenAdverts,
  insertClosing,
  lockRunningClosing,
  saveProgress,
  stalledClosings,
} from './closing-store'
import { announceDecision } from './decide'

const TASK = 'jobs.close-adverts'
/** Adverts of one transaction: few enough to show progress and to lock the board briefly. */
const AT_ONCE = 50
const EVERY_MINUTES = 1
const STALLED_MS = 60_000

/**
 * Starts closing all adverts of an organisation, whose row is locked; gives how many there are. Throws `state-conflict` when none
 * is open, or a closing is under way.
 */
export async function beginClosing(tx: Tx, organisation: OrganisationRow, explanation: string, now: Date): Promise<number> {
  const facts = { organisation: organisation.name }
  const total = await countOpenAdverts(tx, organisation.id)
  if (total === 0) throw new Problem('state-conflict', { text: 'jobs.admin-no-open-adverts', facts })
  const closingId = await insertClosing(tx, { organisationId: organisation.id, words: explanation, total }, now)
  if (closingId === null) throw new Problem('state-conflict', { text: 'jobs.admin-closing-already', facts })
  await announceDecision(tx, organisation, 'adverts-closed')
  await enqueue(tx, TASK, { closingId }, { maxAttempts: 8 })
  return total
}

/** Closes the next few adverts in one transaction, which also counts them. False when none are left. */
export function closeSome(db: Database, closingId: string, now: Date): Promise<boolean> {
  return db.withSystem(async (tx) => {
    const closing = await lockRunningClosing(tx, closingId)
    if (!closing) return false
    const { organisationId } = closing
    const closed = await closeNextAdverts(tx, organisationId, closing.words, AT_ONCE, now)
    for (const job of closed) {
      await recordVersion(tx, job, { organisation: { id: organisationId }, who: null, kind: 'closed', at: now }, [])
      // The employer gets one message about all of them.
      const { id: jobId, title, state } = job
      await emitEvent(tx, 'job.state', jobId, job.version, { jobId, title, state, employerAccountIds: [] })
    }
    const isDone = closed.length < AT_ONCE
    await saveProgress(tx, closing, closed.length, isDone, now)
    await announceChange(tx, { accountIds: await memberAccounts(tx, organisationId), changed: ['job'] })
    return !isDone
  })
}

/** Of one run: enough for the adverts of a few large employers. */
const MOST_BATCHES = 400

/** Runs a closing, and continues one of a killed process: each advert is closed in the transaction that counts it. */
export function closingEvents(kit: ServiceKit): void {
  const closeAll = async (closingId: string) => {
    while (await closeSome(kit.db, closingId, kit.clock()));
  }
  kit.task<{ closingId: string }>(TASK, 'runs', ({ closingId }) => closeAll(closingId))
  const schedule = {
    everyMinutes: EVERY_MINUTES,
    most: MOST_BATCHES,
    of: `batches of ${AT_ONCE}`,
    rest: 'no-longer-due',
  } as const
  kit.cron('jobs.advert-closings', schedule, async (most) => {
    const since = new Date(kit.clock().getTime() - STALLED_MS)
    let left = most
    for (const id of await kit.db.withSystem((tx) => stalledClosings(tx, since, most)))
      while (left-- > 0 && (await closeSome(kit.db, id, kit.clock())));
  })
}
