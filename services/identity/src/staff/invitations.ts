import { randomBytes, randomUUID } from 'node:crypto'
import {
  Problem,
  type ProblemFacts,
  type ProblemText,
  readStaffInvitation,
  registerStaff,
  STAFF_INVITATION_DAYS,
} from '@onward/contracts'
import { emitEvent, enqueue, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { sha256 } from '@onward/service-kit/keys'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { changeAccount, confirmAccount, findByEmail } from '../accounts/accounts'
import { openAccount } from '../accounts/open-account'
import { hashPassword, refuseWeakPassword } from '../accounts/passwords'
import { asForms } from '../accounts/routes'
import { accounts, type StaffInvitation, staffCodes, staffInvitations } from '../db/schema'
import { writeLetter } from '../mail/letters'

const SEND = 'identity.send-staff-invitation'
const DAY_MS = 24 * 3_600_000
const open = and(isNull(staffInvitations.usedAt), isNull(staffInvitations.withdrawnAt))

export interface Invited {
  email: string
  firstName: string
  lastName: string
  staffId: string
  officeId: string | null
  role: 'agent' | 'admin'
  language: 'en' | 'cy'
}

interface Fault {
  field: string
  text: ProblemText
  facts: ProblemFacts
}

/** Why nobody can be invited like this, or null. */
async function faultOf(tx: Tx, { email, staffId }: Invited): Promise<Fault | null> {
  const known = await findByEmail(tx, email)
  if (known?.confirmedAt) {
    return { field: 'email', text: 'identity.staff-email-taken', facts: { email } }
  }
  const [taken] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.staffId})`, staffId.toLowerCase()))
  if (taken) return { field: 'staffId', text: 'identity.staff-id-taken', facts: { staffId } }
  const [waiting] = await tx
    .select({ email: staffInvitations.email })
    .from(staffInvitations)
    .where(and(open, eq(sql`lower(${staffInvitations.staffId})`, staffId.toLowerCase())))
  if (waiting && waiting.email.toLowerCase() !== email.toLowerCase()) {
    return { field: 'staffId', text: 'identity.staff-id-invited', facts: { staffId } }
  }
  return null
}

/** Invites a colleague by letter; an open invitation to the same address is sent anew with what is said now, and its earlier code ends. */
export async function inviteStaff(tx: Tx, invited: Invited, now: Date): Promise<string> {
  const fault = await faultOf(tx, invited)
  if (fault) throw new Problem('already-exists', { text: fault.text, facts: fault.facts, errors: [fault] })
  const facts = { ...invited, invitedAt: now, expiresAt: new Date(now.getTime() + STAFF_INVITATION_DAYS * DAY_MS) }
  const [known] = await tx
    .update(staffInvitations)
    .set({ ...facts, round: sql`${staffInvitations.round} + 1` })
    .where(and(open, eq(sql`lower(${staffInvitations.email})`, invited.email.toLowerCase())))
    .returning()
  const id = known?.id ?? randomUUID()
  if (!known) await tx.insert(staffInvitations).values({ id, ...facts })
  await enqueue(tx, SEND, { invitationId: id, round: known?.round ?? 1 }, { maxAttempts: 12 })
  return id
}

/** Whether there was one to take back. */
export async function withdrawStaffInvitation(tx: Tx, email: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(staffInvitations)
    .set({ withdrawnAt: now })
    .where(and(open, eq(sql`lower(${staffInvitations.email})`, email.toLowerCase())))
    .returning({ id: staffInvitations.id })
  return ended.length > 0
}

/** Looking consumes nothing. Throws `link-expired`. */
async function invitationOf(tx: Tx, code: string, now: Date): Promise<StaffInvitation> {
  const [row] = await tx
    .select({ invitation: staffInvitations })
    .from(staffCodes)
    .innerJoin(
      staffInvitations,
      and(eq(staffInvitations.id, staffCodes.invitationId), eq(staffInvitations.round, staffCodes.round)),
    )
    .where(and(eq(staffCodes.hash, sha256(code)), open, gt(staffInvitations.expiresAt, now)))
  if (!row) throw new Problem('link-expired')
  return row.invitation
}

export function staffRoutes(kit: ServiceKit): void {
  kit.handle(readStaffInvitation, ({ body, now, read }) =>
    read(async (tx) => {
      await asForms(tx)
      const { firstName, lastName, email, staffId, role, expiresAt } = await invitationOf(tx, body.code, now)
      return { firstName, lastName, email, staffId, role, expiresAt: expiresAt.toISOString() }
    }),
  )

  kit.handle(registerStaff, async ({ body, now, write }) => {
    refuseWeakPassword(body.password, kit.config.passwordMinimum.signUp)
    const passwordHash = await hashPassword(body.password)
    return write(async (tx) => {
      await asForms(tx)
      const { id } = await invitationOf(tx, body.code, now)
      // In one conditional update: of many at once one opens the account.
      const [invitation] = await tx
        .update(staffInvitations)
        .set({ usedAt: now })
        .where(and(eq(staffInvitations.id, id), open))
        .returning()
      if (!invitation) throw new Problem('link-expired')
      const { email, firstName, lastName, role, staffId, officeId } = invitation
      const facts = { passwordHash, role, firstName, lastName, organisationName: '', language: body.language }
      const opened = await openAccount(tx, email, facts, now)
      if (opened.confirmed) {
        throw new Problem('already-exists', { text: 'identity.staff-account-exists' })
      }
      await changeAccount(tx, opened.id, { staffId, officeId })
      // The letter reached them: nothing else needs to prove the address.
      const account = await confirmAccount(tx, opened.id, now)
      await emitEvent(tx, 'staff.joined', account.id, account.version, {
        accountId: account.id,
        role,
        officeId,
        staffId,
        firstName,
        lastName,
      })
      return { resource: `accounts/${account.id}`, answer: {} }
    })
  })

  kit.task<{ invitationId: string; round: number }>(SEND, async ({ invitationId, round }) => {
    // The code is committed before it leaves, so a letter that arrives always works.
    const letter = await kit.db.withSystem(async (tx) => {
      const [invitation] = await tx
        .select()
        .from(staffInvitations)
        .where(and(eq(staffInvitations.id, invitationId), open))
      if (!invitation || invitation.round !== round || invitation.expiresAt <= kit.clock()) return null
      const { email, language, firstName, staffId, expiresAt } = invitation
      const code = randomBytes(32).toString('base64url')
      await tx.insert(staffCodes).values({ hash: sha256(code), invitationId, round })
      return {
        kind: 'staff-invitation' as const,
        language,
        to: email,
        firstName,
        staffId,
        code,
        link: `${kit.config.origin}/agent/login?invitation=${code}`,
        hours: 0,
        lastDay: expiresAt.toLocaleDateString(language === 'cy' ? 'cy-GB' : 'en-GB', {
          timeZone: 'Europe/London',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
        }),
      }
    })
    if (letter) await kit.mail.send(writeLetter(letter))
  })
}

/** Invitations that were used, taken back or never answered: the colleague's name and address go. */
export async function forgetStaffInvitations(tx: Tx, before: Date): Promise<number> {
  const gone = await tx
    .delete(staffInvitations)
    .where(
      or(lt(staffInvitations.expiresAt, before), lt(staffInvitations.usedAt, before), lt(staffInvitations.withdrawnAt, before)),
    )
    .returning({ id: staffInvitations.id })
  return gone.length
}
