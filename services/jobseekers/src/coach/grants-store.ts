import type { CoachAct, EventInput, EventPayload } from '@onward/contracts'
import { FORMER_STAFF, Problem } from '@onward/contracts'
import type { Principal, Tx } from '@onward/database'
import { announceChange, emitEvent } from '@onward/database'
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { accessGrants, coachQuestions, type GrantRow, proposedCvs, sealedPeople, sealedReaders, staff } from '../db/coach-schema'
import { cvs, profiles } from '../db/schema'
import { stopSharing } from './sharing-store'

/** The asking work coach, and their client that the request names. */
export interface CoachAtWork {
  grant: GrantRow
  agentId: string
  agentName: string
}

/**
 * The live grant for a referral: the case is open and of the agent's own office, as row security decides. Throws `not-found` for
 * other clients.
 */
export async function requireGrant(tx: Tx, who: Principal, referralId: string): Promise<CoachAtWork> {
  const [found] = await tx
    .select({ grant: accessGrants, name: staff.name })
    .from(accessGrants)
    .innerJoin(staff, and(eq(staff.accountId, who.accountId), eq(staff.officeId, accessGrants.officeId)))
    .where(and(eq(accessGrants.referralId, referralId), eq(accessGrants.open, true)))
  if (!found) throw new Problem('not-found')
  return { grant: found.grant, agentId: who.accountId, agentName: found.name }
}

/** A person's open case, the newest if their office changed; null without one. */
export async function openGrantOf(tx: Tx, accountId: string): Promise<GrantRow | null> {
  const [grant] = await tx
    .select()
    .from(accessGrants)
    .where(and(eq(accessGrants.accountId, accountId), eq(accessGrants.open, true)))
    .limit(1)
  return grant ?? null
}

/** The name of a person's work coach; empty without one. */
export async function coachNameOf(tx: Tx, accountId: string): Promise<string> {
  const [profile] = await tx.select({ name: profiles.coachName }).from(profiles).where(eq(profiles.accountId, accountId))
  return profile?.name ?? ''
}

/** Whether a client has a CV, which their work coach may know without consent. */
export async function clientHasCv(tx: Tx, accountId: string): Promise<boolean> {
  const [own] = await tx.execute<{ has: boolean }>(sql`select jobseekers.client_has_cv(${accountId}::uuid) as has`)
  return own?.has ?? false
}

/** The people of an act, with their current names. */
export type ActParties = Pick<GrantRow, 'accountId' | 'caseId' | 'referralId' | 'officeName'> & {
  agentId: string
  agentName: string
}

/** Announces a work coach's act, or the client's answer to it, in the same transaction. */
export async function announceAct(
  tx: Tx,
  parties: ActParties,
  act: CoachAct,
  about: { subject: string; version: number } & Partial<Pick<EventInput<'coach.act'>, 'cvId'>>,
): Promise<void> {
  const { subject, version, ...facts } = about
  const { accountId, caseId, referralId, officeName, agentId: agentAccountId, agentName } = parties
  await announceChange(tx, { accountIds: [accountId], changed: ['coach-sharing'] })
  await emitEvent(tx, 'coach.act', subject, version, {
    act,
    accountId,
    caseId,
    referralId,
    agentAccountId,
    agentName,
    officeName,
    ...facts,
  })
}

/** Stores where somebody works, by the latest event: those of cases say it too, and do not wait for those of staff. */
export async function keepStaff(tx: Tx, one: typeof staff.$inferInsert): Promise<void> {
  await tx
    .insert(staff)
    .values(one)
    .onConflictDoUpdate({ target: staff.accountId, set: one, setWhere: lt(staff.toldAt, one.toldAt) })
}

/** A case was opened, passed on or closed. Called beside the event's other effects, because a service handles an event once. */
export async function keepGrant(
  tx: Tx,
  change: Omit<GrantRow, 'version' | 'agentId'> & { agentId: string; agentName: string },
  event: { version: number; at: Date },
): Promise<void> {
  const { agentName, ...facts } = change
  const grant = { ...facts, version: event.version }
  await tx.insert(accessGrants).values(grant).onConflictDoUpdate({ target: accessGrants.caseId, set: grant })
  if (change.open && agentName) {
    await keepStaff(tx, { accountId: change.agentId, officeId: change.officeId, name: agentName, toldAt: event.at })
  }
  // An open question passes to the new agent with the case.
  if (change.open && agentName) {
    await tx
      .update(coachQuestions)
      .set({ agentId: change.agentId, agentName })
      .where(and(eq(coachQuestions.referralId, change.referralId), isNull(coachQuestions.answeredAt)))
  }
  // Consents were for this case; a later coach asks again.
  if (change.open || (await openGrantOf(tx, change.accountId))) return
  await stopSharing(tx, change.accountId, event.at)
  await tx
    .update(coachQuestions)
    .set({ answeredAt: event.at })
    .where(and(eq(coachQuestions.accountId, change.accountId), isNull(coachQuestions.answeredAt)))
}

/** Whether a person's record is sealed, and who may read it all the same. */
export async function keepSealed(tx: Tx, { accountId, sealed, readers }: EventPayload<'record.sealed'>): Promise<void> {
  await tx
    .insert(sealedPeople)
    .values({ accountId, sealed })
    .onConflictDoUpdate({ target: sealedPeople.accountId, set: { sealed } })
  await tx.delete(sealedReaders).where(eq(sealedReaders.accountId, accountId))
  if (readers.length === 0) return
  await tx
    .insert(sealedReaders)
    .values(
      readers.map((one) => ({ accountId, readerId: one.accountId, until: one.until === null ? null : new Date(one.until) })),
    )
}

/** A leaver's acts stay, without the leaver's name. */
export async function forgetCoach(tx: Tx, agentId: string): Promise<void> {
  const name = { agentName: FORMER_STAFF.en }
  await tx.update(coachQuestions).set(name).where(eq(coachQuestions.agentId, agentId))
  const added = tx
    .select({ id: proposedCvs.cvId })
    .from(proposedCvs)
    .where(and(eq(proposedCvs.agentId, agentId), isNotNull(proposedCvs.cvId)))
  await tx.update(cvs).set({ addedBy: FORMER_STAFF.en }).where(inArray(cvs.id, added))
  await tx.update(proposedCvs).set(name).where(eq(proposedCvs.agentId, agentId))
  // Cases without a new agent have no work coach until somebody takes over.
  const theirs = tx.select({ id: accessGrants.caseId }).from(accessGrants).where(eq(accessGrants.agentId, agentId))
  await tx.update(profiles).set({ coachName: '' }).where(inArray(profiles.coachCase, theirs))
}
