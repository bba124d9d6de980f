import {
  findAccount,
  inviteColleague,
  listStaff,
  listStaffInvitations,
  Problem,
  reinstateAccount,
  removeStaff,
  renewStaffInvitation,
  resetSecondFactor,
  staffHandover,
  suspendAccount,
  withdrawInvitation,
} from '@onward/contracts'
import type { Principal, Tx } from '@onward/database'
import { type ServiceKit, verifyHandover } from '@onward/service-kit'
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { findByName } from '../accounts/accounts'
import { asForms } from '../accounts/routes'
import { reinstate, suspend } from '../accounts/suspension'
import { type Account, accounts, type StaffInvitation, secondFactors, sessions, staffInvitations } from '../db/schema'
import { eraseAccount } from '../erasure/erase'
import { forgetSecondFactor } from '../second-factor/routes'
import { isStaff } from '../second-factor/staff-role'
import { inviteStaff, withdrawStaffInvitation } from '../staff/invitations'

const STAFF = ['agent', 'admin'] as const
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const notUsed = and(isNull(staffInvitations.usedAt), isNull(staffInvitations.withdrawnAt))

/** The account, held until the decision is made. Throws `state-conflict` for one's own: somebody else decides about an administrator. */
async function anothers(tx: Tx, id: string, who: Principal): Promise<Account> {
  await asForms(tx)
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
  if (!account) throw new Problem('not-found')
  if (account.id === who.accountId) throw new Problem('state-conflict', { text: 'identity.staff-own-account' })
  return account
}

/**
 * Administrators decide about colleagues' accounts one after the other: of two who remove each other at one moment, one stays. So the portal
 * never loses its last administrator, for nobody removes themselves.
 */
async function oneAdministratorAtATime(tx: Tx, who: Principal): Promise<void> {
  await asForms(tx)
  const live = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, 'admin'), isNull(accounts.suspendedAt)))
    .orderBy(asc(accounts.id))
    .for('update')
  if (!live.some(({ id }) => id === who.accountId)) throw new Problem('sign-in-required')
}

async function openInvitation(tx: Tx, id: string): Promise<StaffInvitation> {
  await asForms(tx)
  const [invitation] = await tx.select().from(staffInvitations).where(eq(staffInvitations.id, id)).for('update')
  if (!invitation) throw new Problem('not-found')
  if (invitation.usedAt || invitation.withdrawnAt) throw new Problem('state-conflict', { text: 'identity.staff-invitation-over' })
  return invitation
}

/** Colleagues, their invitations, and accounts that must be closed. */
export function adminStaffRoutes(kit: ServiceKit): void {
  kit.handle(listStaff, ({ query, read }) =>
    read(async (tx, who) => {
      await asForms(tx)
      const key = (of: typeof accounts) => sql`(lower(${of.lastName}), lower(${of.firstName}), ${of.id})`
      const filters: SQL[] = [inArray(accounts.role, [...STAFF])]
      if (query.office) filters.push(eq(accounts.officeId, query.office))
      const words = query.q.trim().toLowerCase()
      if (words) {
        filters.push(sql`position(${words} in lower(concat_ws(' ', ${accounts.firstName}, ${accounts.lastName}, ${accounts.email},
          ${accounts.staffId}))) > 0`)
      }
      const [all] = await tx
        .select({ total: sql<number>`count(*)::int` })
        .from(accounts)
        .where(and(...filters))
      if (query.cursor !== undefined) {
        if (!ID.test(query.cursor)) throw new Problem('malformed-request')
        filters.push(sql`${key(accounts)} > (select lower(b.last_name), lower(b.first_name), b.id from identity.accounts b
          where b.id = ${query.cursor}::uuid)`)
      }
      const rows = await tx
        .select({
          account: accounts,
          since: secondFactors.confirmedAt,
          // The newest is enough: who is at work was seen a moment ago.
          seen: sql<Date | null>`(select max(s.seen_at) from ${sessions} s where s.account_id = ${accounts.id})`,
        })
        .from(accounts)
        .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
        .where(and(...filters))
        .orderBy(sql`lower(${accounts.lastName})`, sql`lower(${accounts.firstName})`, accounts.id)
        .limit(query.limit + 1)
      const page = rows.slice(0, query.limit)
      return {
        items: page.map(({ account, since, seen }) => ({
          id: account.id,
          name: `${account.firstName} ${account.lastName}`.trim(),
          email: account.email,
          staffId: account.staffId ?? '',
          officeId: account.officeId,
          role: account.role === 'admin' ? ('admin' as const) : ('agent' as const),
          suspendedAt: account.suspendedAt?.toISOString() ?? null,
          secondFactorSince: since?.toISOString() ?? null,
          seenAt: seen ? new Date(seen).toISOString() : null,
          you: account.id === who.accountId,
        })),
        nextCursor: rows.length > page.length ? (page[page.length - 1]?.account.id ?? null) : null,
        total: all?.total ?? 0,
      }
    }),
  )

  kit.handle(listStaffInvitations, ({ now, read }) =>
    read(async (tx) => {
      await asForms(tx)
      const rows = await tx.select().from(staffInvitations).where(notUsed).orderBy(desc(staffInvitations.invitedAt)).limit(200)
      return {
        items: rows.map((one) => ({
          id: one.id,
          name: `${one.firstName} ${one.lastName}`.trim(),
          email: one.email,
          staffId: one.staffId,
          officeId: one.officeId,
          role: one.role,
          language: one.language,
          invitedAt: one.invitedAt.toISOString(),
          expiresAt: one.expiresAt.toISOString(),
          expired: one.expiresAt <= now,
        })),
      }
    }),
  )

  kit.handle(inviteColleague, ({ body, now, write }) =>
    write(async (tx) => {
      await asForms(tx)
      const id = await inviteStaff(tx, body, now)
      return { resource: `staff-invitations/${id}`, answer: { id } }
    }),
  )
  kit.handle(renewStaffInvitation, ({ params, now, write }) =>
    write(async (tx) => {
      const { email, firstName, lastName, staffId, officeId, role, language } = await openInvitation(tx, params.id)
      const id = await inviteStaff(tx, { email, firstName, lastName, staffId, officeId, role, language }, now)
      return { resource: `staff-invitations/${id}`, answer: { id } }
    }),
  )
  kit.handle(withdrawInvitation, ({ params, now, write }) =>
    write(async (tx) => {
      const { id, email } = await openInvitation(tx, params.id)
      await withdrawStaffInvitation(tx, email, now)
      return { resource: `staff-invitations/${id}`, answer: {} }
    }),
  )

  kit.handle(findAccount, ({ body, read }) =>
    read(async (tx, who) => {
      await asForms(tx)
      const account = await findByName(tx, body.name.trim())
      return {
        account: account
          ? {
              id: account.id,
              role: account.role,
              createdAt: account.createdAt.toISOString(),
              confirmed: account.confirmedAt !== null,
              suspendedAt: account.suspendedAt?.toISOString() ?? null,
              you: account.id === who.accountId,
            }
          : null,
      }
    }),
  )
  kit.handle(suspendAccount, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const account = await anothers(tx, params.id, who)
      if (account.suspendedAt) throw new Problem('state-conflict', { text: 'identity.staff-suspended' })
      await suspend(tx, account, now)
      return { resource: `accounts/${account.id}`, answer: { why: body.code } }
    }),
  )
  kit.handle(reinstateAccount, ({ params, body, write }) =>
    write(async (tx, who) => {
      const account = await anothers(tx, params.id, who)
      if (!account.suspendedAt) throw new Problem('state-conflict', { text: 'identity.staff-not-suspended' })
      await reinstate(tx, account)
      return { resource: `accounts/${account.id}`, answer: { why: body.code } }
    }),
  )
  kit.handle(removeStaff, async ({ params, body, now, write }) => {
    const { payload } = await verifyHandover(kit.keys, { from: 'casework', to: 'identity' }, staffHandover, body.handover, now)
    if (payload.accountId !== params.id) throw new Problem('malformed-request')
    return write(async (tx, who) => {
      await oneAdministratorAtATime(tx, who)
      const account = await anothers(tx, params.id, who)
      if (!isStaff(account)) throw new Problem('not-found')
      await eraseAccount(tx, account.id, account.version + 1, now)
      return { resource: `accounts/${account.id}`, answer: { why: body.code } }
    })
  })
  kit.handle(resetSecondFactor, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const account = await anothers(tx, params.id, who)
      if (!isStaff(account)) throw new Problem('not-found')
      await forgetSecondFactor(tx, account, now)
      return { resource: `accounts/${account.id}/second-factor`, answer: { why: body.code } }
    }),
  )
}
