import type { MemberRole } from '@onward/contracts'
import { Problem } from '@onward/contracts/problem'
import type { Principal, Tx } from '@onward/database'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { members, type OrganisationRow, organisations, type VerificationRow, verifications } from '../db/schema'

export interface Membership {
  accountId: string
  role: MemberRole
  organisation: OrganisationRow
}

/** A person's organisation, suspended or not; null without one. */
export async function membershipOf(tx: Tx, who: Principal): Promise<Membership | null> {
  const [row] = await tx
    .select({ role: members.role, organisation: organisations })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(eq(members.accountId, who.accountId))
  return row ? { accountId: who.accountId, ...row } : null
}

/** The same for acts of owners. Locks the organisation's row, so that changes of it and its members run one after the other. */
export async function requireOwner(tx: Tx, who: Principal): Promise<Membership> {
  const before = await requireMember(tx, who)
  if (before.role !== 'owner') throw new Problem('not-allowed', { text: 'jobs.organisation-owners-only' })
  await tx.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, before.organisation.id)).for('update')
  // The row may have changed, or the role been removed, while this waited.
  const now = await requireMember(tx, who)
  if (now.role !== 'owner') throw new Problem('not-allowed', { text: 'jobs.organisation-owners-only' })
  return now
}

export async function requireMember(tx: Tx, who: Principal): Promise<Membership> {
  const membership = await membershipOf(tx, who)
  if (!membership) throw new Problem('state-conflict', { text: 'jobs.organisation-none-yet' })
  if (membership.organisation.suspendedAt) throw new Problem('organisation-suspended')
  return membership
}

export async function lastVerification(tx: Tx, organisationId: string): Promise<VerificationRow | null> {
  const [row] = await tx
    .select()
    .from(verifications)
    .where(eq(verifications.organisationId, organisationId))
    .orderBy(desc(verifications.submittedAt), desc(verifications.id))
    .limit(1)
  return row ?? null
}

/** The other owners of an organisation. */
export async function otherOwners(tx: Tx, organisationId: string, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: members.accountId })
    .from(members)
    .where(and(eq(members.organisationId, organisationId), eq(members.role, 'owner'), ne(members.accountId, accountId)))
    .orderBy(asc(members.joinedAt), asc(members.accountId))
  return rows.map(({ id }) => id)
}
