import {
  type ApplicationActor,
  type ApplicationState,
  isLive,
  mayMove,
  Problem,
  type ProblemFacts,
  type WithdrawalCode,
} from '@onward/contracts'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import type { ApplicationRow } from '../db/schema'
import { followApplication, type MovedInterview } from '../interviews/step'
import { memberAccounts } from '../organisations-store'
import type { EndingText } from './rules'
import { colleagueName, lastStep, saveMove } from './store'

export interface Move extends EndingText {
  to: ApplicationState
  by: ApplicationActor
  accountId: string | null
  /** The jobseeker's reason for withdrawing, if given. */
  withdrawal?: WithdrawalCode | null
  /** The interview whose step causes this move. */
  interview?: MovedInterview
  at: Date
}

/** States in which an application is still anonymous; from the shortlist on it shows the name for good. */
const WITHOUT_NAMES: ReadonlySet<ApplicationState> = new Set([
  'submitted',
  'under_review',
  'rejected',
  'withdrawn',
  'position_closed',
])

/** A state as employers read it. */
const stateName = (state: ApplicationState) => ({ text: `jobs.application-state-${state}` as const })

/** The problem when somebody else was faster: who moved it, and to which state. */
export async function overtakenBy(tx: Tx, application: ApplicationRow): Promise<Problem> {
  const step = await lastStep(tx, application.id)
  let who: ProblemFacts[string] = { text: 'jobs.application-the-system' }
  if (step?.byRole === 'jobseeker') who = { text: 'jobs.application-the-applicant' }
  if (step?.byRole === 'employer') {
    who = (await colleagueName(tx, step.byAccount)) || { text: 'jobs.application-a-colleague' }
  }
  const facts = { who, state: stateName(step?.state ?? application.state) }
  return new Problem('state-conflict', { text: 'jobs.application-moved-by', facts })
}

/**
 * Moves an application by the table of the contracts, and adds its step, event and live updates. `seen` is the version that the
 * person has read, or null for any. Throws `state-conflict` when somebody was faster or the table has no such move.
 */
export async function moveApplicationTo(
  tx: Tx,
  application: ApplicationRow,
  seen: number | null,
  move: Move,
): Promise<{ version: number }> {
  if (seen !== null && application.version !== seen) throw await overtakenBy(tx, application)
  if (!mayMove(application.state, move.to, move.by)) {
    if (move.to === 'withdrawn') throw new Problem('state-conflict', { text: 'jobs.application-ended' })
    throw new Problem('state-conflict', {
      text: 'jobs.application-no-such-step',
      facts: { state: stateName(application.state) },
    })
  }
  const version = application.version + 1
  const anonymous = application.anonymous && WITHOUT_NAMES.has(move.to)
  const isMoved = await saveMove(
    tx,
    application,
    {
      state: move.to,
      live: isLive(move.to),
      version,
      anonymous,
      reason: move.reason ?? application.reason,
      reasonCy: move.reason === null ? application.reasonCy : (move.reasonCy ?? null),
      reasonCode: move.reasonCode ?? application.reasonCode,
      withdrawal: move.withdrawal ?? null,
      answeredAt: move.by === 'employer' ? move.at : application.answeredAt,
    },
    { byRole: move.by, byAccount: move.accountId, reason: move.reason, reasonCode: move.reasonCode ?? null, at: move.at },
  )
  if (!isMoved) throw await overtakenBy(tx, application)
  const followed = await followApplication(tx, application, move.to, move.at)
  const employerAccountIds = await memberAccounts(tx, application.organisationId)
  await emitEvent(tx, 'application.moved', application.id, version, {
    applicationId: application.id,
    accountId: application.accountId,
    jobTitle: application.jobTitle,
    company: application.company,
    from: application.state,
    state: move.to,
    by: move.by,
    interview: move.interview ?? followed,
    employerAccountIds,
    anonymous,
  })
  await announceChange(tx, { accountIds: [application.accountId], changed: ['application', 'interview'] })
  await announceChange(tx, { accountIds: employerAccountIds, changed: ['application', 'interview'] })
  return { version }
}
