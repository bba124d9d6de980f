import type { Tx } from '@onward/database'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { jobs, type OrganisationRow, organisations, verifications } from '../db/schema'

/** Marks what closed a job, so that lifting it opens only jobs with that mark. */
export type Hold = 'organisation-suspended' | 'employer-leaving'

const JOB_STATE = { id: jobs.id, title: jobs.title, version: jobs.version, state: jobs.state }
const nextJobVersion = sql`${jobs.version} + 1`

export async function raiseVersion(tx: Tx, id: string): Promise<number> {
  const [raised] = await tx
    .update(organisations)
    .set({ version: sql`${organisations.version} + 1` })
    .where(eq(organisations.id, id))
    .returning({ version: organisations.version })
  return raised?.version ?? 1
}

/** Gives the organisation's version; null when it was verified already. */
export async function markVerified(tx: Tx, id: string, at: Date): Promise<number | null> {
  const [verified] = await tx
    .update(organisations)
    .set({ verifiedAt: at, version: sql`${organisations.version} + 1` })
    .where(and(eq(organisations.id, id), isNull(organisations.verifiedAt)))
    .returning({ version: organisations.version })
  return verified?.version ?? null
}

/** Writes the decision about an organisation's submission; false when none waits. */
export async function decideOpenVerification(
  tx: Tx,
  organisationId: string,
  decision: { decision: 'verified' | 'refused'; reason?: string; decidedAt: Date },
): Promise<boolean> {
  const decided = await tx
    .update(verifications)
    .set(decision)
    .where(and(eq(verifications.organisationId, organisationId), isNull(verifications.decidedAt)))
    .returning({ id: verifications.id })
  return decided.length > 0
}

export async function sendBackVerification(tx: Tx, id: string, reason: string, at: Date): Promise<void> {
  await tx.update(verifications).set({ decidedAt: at, decision: 'sent_back', reason }).where(eq(verifications.id, id))
}

/** Other words for a refusal that stands. */
export async function saveRefusalReason(tx: Tx, id: string, reason: string): Promise<void> {
  await tx.update(verifications).set({ reason }).where(eq(verifications.id, id))
}

/** Jobs posted while the organisation was unverified now wait for a check. Gives how many. */
export async function sendUnverifiedJobsToCheck(tx: Tx, organisationId: string): Promise<number> {
  const waiting = await tx
    .update(jobs)
    .set({
      state: 'pending_check',
      checks: sql`array_remove(${jobs.checks}, 'organisation-not-verified')`,
      version: nextJobVersion,
    })
    .where(
      and(
        eq(jobs.organisationId, organisationId),
        eq(jobs.state, 'draft'),
        sql`'organisation-not-verified' = any(${jobs.checks})`,
      ),
    )
    .returning({ id: jobs.id })
  return waiting.length
}

/** Suspends an organisation; without `suspension`, lifts it. */
export async function saveSuspension(tx: Tx, id: string, suspension: { at: Date; reason: string } | null): Promise<void> {
  await tx
    .update(organisations)
    .set({ suspendedAt: suspension?.at ?? null, suspendedReason: suspension?.reason ?? null })
    .where(eq(organisations.id, id))
}

export async function confirmConfidentLevel(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(organisations).set({ confidentConfirmedAt: at }).where(eq(organisations.id, id))
}

export async function clearConfidentLevel(tx: Tx, id: string): Promise<void> {
  await tx
    .update(organisations)
    .set({
      confidentLevel: 'none',
      confidentReference: '',
      confidentExpiresOn: null,
      confidentConfirmedAt: null,
      profileVersion: sql`${organisations.profileVersion} + 1`,
    })
    .where(eq(organisations.id, id))
}

/** Changes the name or the website of an organisation, also in its adverts. */
export async function changeProfile(
  tx: Tx,
  id: string,
  change: Partial<Pick<OrganisationRow, 'name' | 'website'>>,
): Promise<void> {
  await tx
    .update(organisations)
    .set({ ...change, profileVersion: sql`${organisations.profileVersion} + 1` })
    .where(eq(organisations.id, id))
  if (change.name === undefined) return
  await tx.update(jobs).set({ company: change.name, version: nextJobVersion }).where(eq(jobs.organisationId, id))
}

/** Closes an organisation's active jobs and marks why. */
export const closeActiveJobs = (tx: Tx, organisationId: string, hold: Hold, at: Date) =>
  tx
    .update(jobs)
    .set({ state: 'closed', closedAt: at, checks: sql`array_append(${jobs.checks}, ${hold})`, version: nextJobVersion })
    .where(and(eq(jobs.organisationId, organisationId), eq(jobs.state, 'active')))
    .returning(JOB_STATE)

/** Opens marked jobs again; those whose closing date is before `today` expire. */
export const reopenHeldJobs = (tx: Tx, organisationId: string, hold: Hold, today: string) =>
  tx
    .update(jobs)
    .set({
      state: sql`case when ${jobs.closesOn} < ${today}::date then 'expired' else 'active' end`,
      closedAt: sql`case when ${jobs.closesOn} < ${today}::date then ${jobs.closedAt} end`,
      checks: sql`array_remove(${jobs.checks}, ${hold})`,
      version: nextJobVersion,
    })
    .where(and(eq(jobs.organisationId, organisationId), inArray(jobs.state, ['closed']), sql`${hold} = any(${jobs.checks})`))
    .returning(JOB_STATE)
