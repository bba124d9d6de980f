import type { ConfidentLevel, EventPayload } from '@onward/contracts'
import { Problem, type ProblemText } from '@onward/contracts/problem'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import { freezeApplications, thawApplications } from '../applications/freezes'
import type { OrganisationRow } from '../db/schema'
import { memberAccounts } from '../organisations-store'
import { closeAppeals } from './appeal-store'
import {
  clearConfidentLevel,
  confirmConfidentLevel,
  decideOpenVerification,
  markVerified,
  raiseVersion,
  saveRefusalReason,
  saveSuspension,
  sendBackVerification,
  sendUnverifiedJobsToCheck,
} from './decision-store'
import { holdJobs, releaseJobs } from './held-jobs'
import { lastVerification } from './membership-store'
import { appealableOf } from './rules'

/**
 * Decisions of administrators about organisations, for the command line and the portal. Each runs as the system, locks the
 * organisation's row, and throws `state-conflict` with a plain sentence when it is not possible.
 */

type Decision = EventPayload<'organisation.decided'>['decision']
const refused = ({ name }: OrganisationRow, text: ProblemText) =>
  new Problem('state-conflict', { text, facts: { organisation: name } })

/** Raises the version and informs all members, by event and live. */
export async function announceDecision(tx: Tx, { id, name }: OrganisationRow, decision: Decision): Promise<void> {
  const version = await raiseVersion(tx, id)
  const employerAccountIds = await memberAccounts(tx, id)
  await emitEvent(tx, 'organisation.decided', id, version, { organisationId: id, name, decision, employerAccountIds })
  await announceChange(tx, { accountIds: employerAccountIds, changed: ['organisation'] })
}

/** Gives how many of its jobs now wait for a check; null when it was verified already. */
export async function verify(tx: Tx, { id, name }: OrganisationRow, now: Date): Promise<number | null> {
  const version = await markVerified(tx, id, now)
  if (version === null) return null
  await closeAppeals(tx, id, now, 'refused')
  await decideOpenVerification(tx, id, { decision: 'verified', decidedAt: now })
  const waiting = await sendUnverifiedJobsToCheck(tx, id)
  const employerAccountIds = await memberAccounts(tx, id)
  await emitEvent(tx, 'organisation.verified', id, version, { organisationId: id, name, employerAccountIds })
  await announceChange(tx, { accountIds: employerAccountIds, changed: ['organisation'] })
  return waiting
}

/** Asks for more evidence, also after a refusal. */
export async function sendBack(tx: Tx, organisation: OrganisationRow, reason: string, now: Date): Promise<void> {
  const last = await lastVerification(tx, organisation.id)
  if (organisation.verifiedAt || !last || (last.decision !== null && last.decision !== 'refused')) {
    throw refused(organisation, 'jobs.admin-nothing-sent')
  }
  await sendBackVerification(tx, last.id, reason, now)
  await closeAppeals(tx, organisation.id, now, 'refused')
  await announceDecision(tx, organisation, 'sent-back')
}

/** Refuses for good: no more evidence can be sent until an administrator asks for it. */
export async function refuse(tx: Tx, organisation: OrganisationRow, reason: string, now: Date): Promise<void> {
  const decided = await decideOpenVerification(tx, organisation.id, { decision: 'refused', reason, decidedAt: now })
  if (!decided) throw refused(organisation, 'jobs.admin-nothing-sent')
  await announceDecision(tx, organisation, 'refused')
}

/** Keeps a refusal or a suspension that was answered, with what the employer reads now. */
export async function uphold(tx: Tx, organisation: OrganisationRow, reason: string, now: Date): Promise<void> {
  const last = await lastVerification(tx, organisation.id)
  const decision = appealableOf(organisation, last)
  if (!decision || !(await closeAppeals(tx, organisation.id, now))) throw refused(organisation, 'jobs.admin-no-appeal')
  if (decision.about === 'suspended') await saveSuspension(tx, organisation.id, { at: decision.against, reason })
  else if (last) await saveRefusalReason(tx, last.id, reason)
  await announceDecision(tx, organisation, decision.about)
}

/** Gives how many jobs left the board, and how many applicants are told. */
export async function suspend(
  tx: Tx,
  organisation: OrganisationRow,
  reason: string,
  now: Date,
): Promise<{ held: number; applicants: number }> {
  if (organisation.suspendedAt) throw refused(organisation, 'jobs.admin-suspended-already')
  await saveSuspension(tx, organisation.id, { at: now, reason })
  // What was asked of the decision before has no answer any more.
  await closeAppeals(tx, organisation.id, now)
  const held = await holdJobs(tx, organisation.id, 'organisation-suspended', now)
  await announceDecision(tx, organisation, 'suspended')
  return { held, applicants: await freezeApplications(tx, { organisationId: organisation.id }, 'employer-suspended', now) }
}

/** Gives how many jobs are active again, and how many applicants are told. */
export async function restore(
  tx: Tx,
  organisation: OrganisationRow,
  now: Date,
): Promise<{ released: number; applicants: number }> {
  if (!organisation.suspendedAt) throw refused(organisation, 'jobs.admin-not-suspended')
  await saveSuspension(tx, organisation.id, null)
  await closeAppeals(tx, organisation.id, now)
  const released = await releaseJobs(tx, organisation.id, 'organisation-suspended', now)
  await announceDecision(tx, organisation, 'restored')
  return { released, applicants: await thawApplications(tx, { organisationId: organisation.id }, 'employer-suspended', now) }
}

const claimedLevel = (organisation: OrganisationRow): ConfidentLevel => {
  if (organisation.confidentLevel === 'none') throw refused(organisation, 'jobs.admin-no-level')
  return organisation.confidentLevel
}

/** Gives the confirmed level. */
export async function confirmLevel(tx: Tx, organisation: OrganisationRow, now: Date): Promise<ConfidentLevel> {
  const level = claimedLevel(organisation)
  if (organisation.confidentConfirmedAt) throw refused(organisation, 'jobs.admin-level-confirmed')
  await confirmConfidentLevel(tx, organisation.id, now)
  await announceDecision(tx, organisation, 'confident-confirmed')
  return level
}

export async function refuseLevel(tx: Tx, organisation: OrganisationRow): Promise<void> {
  claimedLevel(organisation)
  await clearConfidentLevel(tx, organisation.id)
  await announceDecision(tx, organisation, 'confident-refused')
}
