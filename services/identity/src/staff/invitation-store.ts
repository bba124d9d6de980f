import { randomBytes, randomUUID } from 'node:crypto'
import { type Language, Problem, type ProblemFacts, type ProblemText, STAFF_INVITATION_DAYS } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { sha256 } from '@onward/service-kit/keys'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { findByEmail } from '../accounts/store'
import { accounts, type StaffInvitation, staffCodes, staffInvitations } from '../db/schema'

const DAY_MS = 24 * 3_600_000
const isOpen = and(isNull(staffInvitations.usedAt), isNull(staffInvitations.withdrawnAt))

export interface Invited {
  email: string
  firstName: string
  lastName: string
  staffId: string
  officeId: string | null
  role: 'agent' | 'admin'
  language: Language
}

/** Why such an invitation is refused, or null. */
export async function invitationFault(
  tx: Tx,
  { email, staffId }: Invited,
): Promise<{ field: string; text: ProblemText; facts: ProblemFacts } | null> {
  const known = await findByEmail(tx, email)
  if (known?.confirmedAt) return { field: 'email', text: 'identity.staff-email-taken', facts: { email } }
  const [taken] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.staffId})`, staffId.toLowerCase()))
  if (taken) return { field: 'staffId', text: 'identity.staff-id-taken', facts: { staffId } }
  const [waiting] = await tx
    .select({ email: staffInvitations.email })
    .from(staffInvitations)
    .where(and(isOpen, eq(sql`lower(${staffInvitations.staffId})`, staffId.toLowerCase())))
  if (waiting && waiting.email.toLowerCase() !== email.toLowerCase()) {
    return { field: 'staffId', text: 'identity.staff-id-invited', facts: { staffId } }
  }
  return null
}

/** A new invitation, or the open one to the same address with the new facts; its earlier code ends. */
export async function saveInvitation(tx: Tx, invited: Invited, now: Date): Promise<{ id: string; round: number }> {
  const facts = { ...invited, invitedAt: now, expiresAt: new Date(now.getTime() + STAFF_INVITATION_DAYS * DAY_MS) }
  const [known] = await tx
    .update(staffInvitations)
    .set({ ...facts, round: sql`${staffInvitations.round} + 1` })
    .where(and(isOpen, eq(sql`lower(${staffInvitations.email})`, invited.email.toLowerCase())))
    .returning()
  if (known) return known
  const id = randomUUID()
  await tx.insert(staffInvitations).values({ id, ...facts })
  return { id, round: 1 }
}

/** False when there was none to withdraw. */
export async function withdrawStaffInvitation(tx: Tx, email: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(staffInvitations)
    .set({ withdrawnAt: now })
    .where(and(isOpen, eq(sql`lower(${staffInvitations.email})`, email.toLowerCase())))
    .returning({ id: staffInvitations.id })
  return ended.length > 0
}

/** The newest first. */
export const openInvitations = (tx: Tx, limit: number): Promise<StaffInvitation[]> =>
  tx.select().from(staffInvitations).where(isOpen).orderBy(desc(staffInvitations.invitedAt)).limit(limit)

export async function openInvitation(tx: Tx, id: string): Promise<StaffInvitation | undefined> {
  const [invitation] = await tx
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.id, id), isOpen))
  return invitation
}

/** Throws `state-conflict` for a used or withdrawn invitation. */
export async function lockOpenInvitation(tx: Tx, id: string): Promise<StaffInvitation> {
  const [invitation] = await tx.select().from(staffInvitations).where(eq(staffInvitations.id, id)).for('update')
  if (!invitation) throw new Problem('not-found')
  if (invitation.usedAt || invitation.withdrawnAt) throw new Problem('state-conflict', { text: 'identity.staff-invitation-over' })
  return invitation
}

/** A new code of 32 random bytes; only its SHA-256 is stored. */
export async function mintStaffCode(tx: Tx, { id, round }: StaffInvitation): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await tx.insert(staffCodes).values({ hash: sha256(code), invitationId: id, round })
  return code
}

/** Reading does not redeem it. Throws `link-expired`. */
export async function invitationOfCode(tx: Tx, code: string, now: Date): Promise<StaffInvitation> {
  const [row] = await tx
    .select({ invitation: staffInvitations })
    .from(staffCodes)
    .innerJoin(
      staffInvitations,
      and(eq(staffInvitations.id, staffCodes.invitationId), eq(staffInvitations.round, staffCodes.round)),
    )
    .where(and(eq(staffCodes.hash, sha256(code)), isOpen, gt(staffInvitations.expiresAt, now)))
  if (!row) throw new Problem('link-expired')
  return row.invitation
}

/**
 * Redeems a code in one conditional update: one of several simultaneous attempts opens the account, the others throw
 * `link-expired`.
 */
export async function useStaffCode(tx: Tx, code: string, now: Date): Promise<StaffInvitation> {
  const { id, round } = await invitationOfCode(tx, code, now)
  const [used] = await tx
    .update(staffInvitations)
    .set({ usedAt: now })
    .where(and(eq(staffInvitations.id, id), eq(staffInvitations.round, round), isOpen))
    .returning()
  if (!used) throw new Problem('link-expired')
  return used
}
