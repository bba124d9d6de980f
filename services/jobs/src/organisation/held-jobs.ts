import { emitEvent, type Tx } from '@onward/database'
import { dayOf } from '../day'
import { closeActiveJobs, type Hold, reopenHeldJobs } from './decision-store'

/** Takes an organisation's jobs off the board at once. Applications stay; applicants read that the job is closed. */
export async function holdJobs(tx: Tx, organisationId: string, hold: Hold, now: Date): Promise<number> {
  const closed = await closeActiveJobs(tx, organisationId, hold, now)
  await announceStates(tx, closed)
  return closed.length
}

/** Opens them again, except those whose closing date has passed. Gives how many are open. */
export async function releaseJobs(tx: Tx, organisationId: string, hold: Hold, now: Date): Promise<number> {
  const released = await reopenHeldJobs(tx, organisationId, hold, dayOf(now))
  await announceStates(tx, released)
  return released.filter(({ state }) => state === 'active').length
}

/** Informs other services only: the employer gets one message about the organisation, none for each job. */
async function announceStates(
  tx: Tx,
  changed: readonly { id: string; title: string; version: number; state: string }[],
): Promise<void> {
  for (const { id, title, version, state } of changed) {
    await emitEvent(tx, 'job.state', id, version, { jobId: id, title, state, employerAccountIds: [] })
  }
}
