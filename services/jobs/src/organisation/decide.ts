import type { ConfidentLevel, EventPayload } from '@onward/contracts'
import { Problem, type ProblemText } from '@onward/contracts/problem'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { jobs, type OrganisationRow, organisations, verifications } from '../db/schema'
import { memberAccounts } from '../organisations'
import { holdJobs, releaseJobs } from './held-jobs'
import { lastVerification } from './membership'

/**
 * What administrators decide about organisations: the same for the command line and for their room. Each runs as the system, in a
 * transaction that holds the organisation's row, and throws `state-conflict` with a plain sentence where it cannot be done.
 */

type Decision = EventPayload<'organisation.decided'>['decision']
const refused = ({ name }: OrganisationRow, text: ProblemText) =>
  new Problem('state-conflict', { text, facts: { organisation: name } })

/** Raises the version and tells everybody who works there, by event and live. */
export async function tellDecision(tx: Tx, { id, name }: OrganisationRow, decision: Decision): Promise<void> {
  const [raised] = await tx
    .update(organisations)
    .set({ version: sql`${organisations.version} + 1` })
    .where(eq(organisations.id, id))
    .returning({ version: organisations.version })
  const employerAccountIds = await memberAccounts(tx, id)
  await emitEvent(tx, 'organisation.decided', id, raised?.version ?? 1, {
    organisationId: id,
    name,
    decision,
    employerAccountIds,
  })
  await announceChange(tx, { accountIds: employerAccountIds, changed: ['organisation'] })
}

/** Gives how many of its jobs go to the check now; null when it was verified already. */
export async function verify(tx: Tx, organisation: OrganisationRow, now: Date): Promise<number | null> {
  const [verified] = await tx
    .update(organisations)
    .set({ verifiedAt: now, version: sql`${organisations.version} + 1` })
    .where(and(eq(organisations.id, organisation.id), isNull(organisations.verifiedAt)))
    .returning({ version: organisations.version })
  if (!verified) return null
  await tx
    .update(verifications)
    .set({ decidedAt: now, decision: 'verified' })
    .where(and(eq(verifications.organisationId, organisation.id), isNull(verifications.decidedAt)))
  // Posted while unverified: what the employer wanted shown now waits for the check of a first job.
  const waiting = await tx
    .update(jobs)
    .set({
      state: 'pending_check',
      checks: sql`array_remove(${jobs.checks}, 'organisation-not-verified')`,
      version: sql`${jobs.version} + 1`,
    })
    .where(
      and(
        eq(jobs.organisationId, organisation.id),
        eq(jobs.state, 'draft'),
        sql`'organisation-not-verified' = any(${jobs.checks})`,
      ),
    )
    .returning({ id: jobs.id })
  const employerAccountIds = await memberAccounts(tx, organisation.id)
  await emitEvent(tx, 'organisation.verified', organisation.id, verified.version, {
    organisationId: organisation.id,
    name: organisation.name,
    employerAccountIds,
  })
  await announceChange(tx, { accountIds: employerAccountIds, changed: ['organisation'] })
  return waiting.length
}

/** Asks for something more. What was refused can be asked for again. */
export async function sendBack(tx: Tx, organisation: OrganisationRow, reason: string, now: Date): Promise<void> {
  const last = await lastVerification(tx, organisation.id)
  if (organisation.verifiedAt || !last || (last.decision !== null && last.decision !== 'refused')) {
    throw refused(organisation, 'jobs.admin-nothing-sent')
  }
  await tx.update(verifications).set({ decidedAt: now, decision: 'sent_back', reason }).where(eq(verifications.id, last.id))
  await tellDecision(tx, organisation, 'sent-back')
}

/** A no: nothing more can be sent, until an administrator asks for it. */
export async function refuse(tx: Tx, organisation: OrganisationRow, reason: string, now: Date): Promise<void> {
  const [decided] = await tx
    .update(verifications)
    .set({ decidedAt: now, decision: 'refused', reason })
    .where(and(eq(verifications.organisationId, organisation.id), isNull(verifications.decidedAt)))
    .returning({ id: verifications.id })
  if (!decided) throw refused(organisation, 'jobs.admin-nothing-sent')
  await tellDecision(tx, organisation, 'refused')
}

/** Gives how many jobs left the board. */
export async function suspend(tx: Tx, organisation: OrganisationRow, reason: string, now: Date): Promise<number> {
  if (organisation.suspendedAt) throw refused(organisation, 'jobs.admin-suspended-already')
  await tx.update(organisations).set({ suspendedAt: now, suspendedReason: reason }).where(eq(organisations.id, organisation.id))
  const held = await holdJobs(tx, organisation.id, 'organisation-suspended', now)
  await tellDecision(tx, organisation, 'suspended')
  return held
}

/** Gives how many jobs are on the board again. */
export async function restore(tx: Tx, organisation: OrganisationRow, now: Date): Promise<number> {
  if (!organisation.suspendedAt) throw refused(organisation, 'jobs.admin-not-suspended')
  await tx.update(organisations).set({ suspendedAt: null, suspendedReason: null }).where(eq(organisations.id, organisation.id))
  const released = await releaseJobs(tx, organisation.id, 'organisation-suspended', now)
  await tellDecision(tx, organisation, 'restored')
  return released
}

const claimed = (organisation: OrganisationRow): ConfidentLevel => {
  if (organisation.confidentLevel === 'none') throw refused(organisation, 'jobs.admin-no-level')
  return organisation.confidentLevel
}
/** Gives the level that is confirmed now. */
export async function confirmLevel(tx: Tx, organisation: OrganisationRow, now: Date): Promise<ConfidentLevel> {
  const level = claimed(organisation)
  if (organisation.confidentConfirmedAt) throw refused(organisation, 'jobs.admin-level-confirmed')
  await tx.update(organisations).set({ confidentConfirmedAt: now }).where(eq(organisations.id, organisation.id))
  await tellDecision(tx, organisation, 'confident-confirmed')
  return level
}

export async function refuseLevel(tx: Tx, organisation: OrganisationRow): Promise<void> {
  claimed(organisation)
  await tx
    .update(organisations)
    .set({
      confidentLevel: 'none',
      confidentReference: '',
      confidentExpiresOn: null,
      confidentConfirmedAt: null,
      profileVersion: sql`${organisations.profileVersion} + 1`,
    })
    .where(eq(organisations.id, organisation.id))
  await tellDecision(tx, organisation, 'confident-refused')
}
