import { type EventPayload, FORMER_STAFF } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { eq, lt } from 'drizzle-orm'
import { accessGrants, coachSharing, jobSuggestions, matchRuns, sealedPeople, sealedReaders, staff } from './schema'

/** Only the newest fact counts: events of cases say it too, and do not wait for those of staff. */
export async function saveStaff(tx: Tx, one: typeof staff.$inferInsert): Promise<void> {
  await tx
    .insert(staff)
    .values(one)
    .onConflictDoUpdate({ target: staff.accountId, set: one, setWhere: lt(staff.toldAt, one.toldAt) })
}

export async function saveGrant(tx: Tx, assigned: EventPayload<'case.assigned'>, at: Date): Promise<void> {
  const { caseId, referralId, accountId, officeId, officeName, agentAccountId: agentId, agentName, open } = assigned
  const grant = { caseId, referralId, accountId, officeId, officeName, agentId, open }
  await tx.insert(accessGrants).values(grant).onConflictDoUpdate({ target: accessGrants.caseId, set: grant })
  if (open && agentName) await saveStaff(tx, { accountId: agentId, officeId, name: agentName, toldAt: at })
}

export async function saveSharing(tx: Tx, accountId: string, matches: boolean): Promise<void> {
  await tx
    .insert(coachSharing)
    .values({ accountId, matches })
    .onConflictDoUpdate({ target: coachSharing.accountId, set: { matches } })
}

/** Whether a person's record is sealed, and who may read it all the same. */
export async function saveSealed(tx: Tx, { accountId, sealed, readers }: EventPayload<'record.sealed'>): Promise<void> {
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

/** A leaver's suggestions stay with their clients, without the leaver's name; their own match runs are deleted. */
export async function forgetCoach(tx: Tx, agentId: string): Promise<void> {
  await tx.update(jobSuggestions).set({ agentName: FORMER_STAFF.en }).where(eq(jobSuggestions.agentId, agentId))
  await tx.delete(matchRuns).where(eq(matchRuns.agentId, agentId))
}
