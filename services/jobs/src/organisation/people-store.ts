import { randomUUID } from 'node:crypto'
import { INVITATION_DAYS, type MemberRole, Problem } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { and, asc, count, eq, gt, sql } from 'drizzle-orm'
import { invitations, jobs, members, type OrganisationRow, organisations, verifications } from '../db/schema'

const DAY_MS = 24 * 3_600_000
const expiryOf = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * DAY_MS)

type InvitationRow = typeof invitations.$inferSelect

/** The number of an organisation's open invitations. */
export async function countInvitations(tx: Tx, organisationId: string): Promise<number> {
  const [waiting] = await tx
    .select({ total: count() })
    .from(invitations)
    .where(and(eq(invitations.organisationId, organisationId), eq(invitations.state, 'pending')))
  return waiting?.total ?? 0
}

/** Throws `already-exists` where the address has an open invitation. */
export async function insertInvitation(
  tx: Tx,
  organisationId: string,
  { email, role, by, at }: { email: string; role: MemberRole; by: string; at: Date },
): Promise<string> {
  const id = randomUUID()
  const [invited] = await tx
    .insert(invitations)
    .values({ id, organisationId, email, role, invitedBy: by, invitedAt: at, expiresAt: expiryOf(at) })
    .onConflictDoNothing()
    .returning({ id: invitations.id })
  const text = 'jobs.invitation-exists'
  if (!invited) throw new Problem('already-exists', { text, errors: [{ field: 'email', text }] })
  return id
}

const pending = (id: string, organisationId: string) =>
  and(eq(invitations.id, id), eq(invitations.organisationId, organisationId), eq(invitations.state, 'pending'))

async function notPending(tx: Tx, id: string, organisationId: string): Promise<Problem> {
  const [known] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.organisationId, organisationId)))
  return known ? new Problem('state-conflict', { text: 'jobs.invitation-over' }) : new Problem('not-found')
}

/**
 * Throws `not-found` where the organisation has no such invitation, and `state-conflict` where it is over; so do the two functions
 * below.
 */
export async function pendingInvitation(tx: Tx, id: string, organisationId: string): Promise<InvitationRow> {
  const [row] = await tx.select().from(invitations).where(pending(id, organisationId))
  if (!row) throw await notPending(tx, id, organisationId)
  return row
}

/** Renews an invitation from today, with another email. */
export async function renew(tx: Tx, id: string, organisationId: string, now: Date): Promise<void> {
  const [renewed] = await tx
    .update(invitations)
    .set({ round: sql`${invitations.round} + 1`, invitedAt: now, expiresAt: expiryOf(now) })
    .where(pending(id, organisationId))
    .returning({ id: invitations.id })
  if (!renewed) throw await notPending(tx, id, organisationId)
}

/** Withdraws an invitation; gives the number of its last email. */
export async function revoke(tx: Tx, id: string, organisationId: string, now: Date): Promise<number> {
  const [revoked] = await tx
    .update(invitations)
    .set({ state: 'revoked', email: '', endedAt: now })
    .where(pending(id, organisationId))
    .returning({ round: invitations.round })
  if (!revoked) throw await notPending(tx, id, organisationId)
  return revoked.round
}

/**
 * Accepts an open invitation; gives it with its organisation, which is locked first, as by a withdrawal. One conditional update
 * decides between two tabs, and between joining and withdrawing. Throws `link-expired` where it is over.
 */
export async function takeInvitation(
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ invitation: InvitationRow; organisation: OrganisationRow }> {
  const over = () => new Problem('link-expired', { text: 'jobs.invitation-over' })
  const [known] = await tx.select({ organisationId: invitations.organisationId }).from(invitations).where(eq(invitations.id, id))
  if (!known) throw over()
  const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, known.organisationId)).for('update')
  const [invitation] = await tx
    .update(invitations)
    .set({ state: 'accepted', email: '', endedAt: now })
    .where(and(eq(invitations.id, id), eq(invitations.state, 'pending'), gt(invitations.expiresAt, now)))
    .returning()
  if (!invitation || !organisation) throw over()
  return { invitation, organisation }
}

/** Members of an organisation, in the order of joining. */
export const membersOf = (tx: Tx, organisationId: string) =>
  tx
    .select()
    .from(members)
    .where(eq(members.organisationId, organisationId))
    .orderBy(asc(members.joinedAt), asc(members.accountId))

/** Throws `not-found` for people who are no members. */
export async function requireColleague(tx: Tx, accountId: string, organisationId: string) {
  const [row] = await tx
    .select({ accountId: members.accountId, role: members.role })
    .from(members)
    .where(and(eq(members.accountId, accountId), eq(members.organisationId, organisationId)))
  if (!row) throw new Problem('not-found')
  return row
}

export async function updateRole(tx: Tx, accountId: string, role: MemberRole): Promise<void> {
  await tx.update(members).set({ role }).where(eq(members.accountId, accountId))
}

export async function deleteMember(tx: Tx, accountId: string, organisationId: string): Promise<void> {
  await tx.delete(members).where(and(eq(members.accountId, accountId), eq(members.organisationId, organisationId)))
}

/** Throws `state-conflict` for members of any organisation. */
export async function insertMember(
  tx: Tx,
  { accountId, firstName, lastName }: { accountId: string; firstName: string; lastName: string },
  { organisationId, role, at }: { organisationId: string; role: MemberRole; at: Date },
): Promise<void> {
  const [joined] = await tx
    .insert(members)
    .values({ accountId, organisationId, firstName, lastName, role, joinedAt: at })
    .onConflictDoNothing()
    .returning({ id: members.accountId })
  if (!joined) throw new Problem('state-conflict', { text: 'jobs.organisation-has-one' })
}

/**
 * Deletes the empty organisation of an account that registered before its invitation came, so that it can join. False when anything
 * would be lost.
 */
export async function deleteUnused(tx: Tx, organisationId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: organisations.id, verifiedAt: organisations.verifiedAt })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .for('update')
  const [people] = await tx.select({ total: count() }).from(members).where(eq(members.organisationId, organisationId))
  const [posted] = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.organisationId, organisationId)).limit(1)
  const [sent] = await tx
    .select({ id: verifications.id })
    .from(verifications)
    .where(eq(verifications.organisationId, organisationId))
    .limit(1)
  if (!row || row.verifiedAt || people?.total !== 1 || posted || sent) return false
  await tx.delete(members).where(eq(members.organisationId, organisationId))
  await tx.delete(organisations).where(eq(organisations.id, organisationId))
  return true
}
