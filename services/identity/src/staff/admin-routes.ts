import {
  countStaff,
  findAccount,
  inviteColleague,
  listStaff,
  listStaffInvitations,
  Problem,
  readAccountNames,
  reinstateAccount,
  removeStaff,
  renewStaffInvitation,
  resetSecondFactor,
  staffHandover,
  suspendAccount,
  withdrawInvitation,
} from '@onward/contracts'
import { asSystem } from '@onward/database'
import { type ServiceKit, verifyHandover } from '@onward/service-kit'
import { reinstate, suspend } from '../accounts/changes'
import { isStaff } from '../accounts/rules'
import { findByName } from '../accounts/store'
import type { StaffInvitation } from '../db/schema'
import { eraseAccount } from '../erasure/store'
import { forgetSecondFactor } from '../second-factor/store'
import { lockOpenInvitation, openInvitations, withdrawStaffInvitation } from './invitation-store'
import { inviteStaff } from './invite'
import { countsOfStaff, lockAccountOfAnother, lockAdministrators, namesOf, pageOfStaff, type StaffRow } from './store'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MAX_INVITATIONS = 200

/** Staff, their invitations, and closing their accounts. */
export function adminStaffRoutes(kit: ServiceKit): void {
  kit.handle(listStaff, ({ query: { q, cursor, ...query }, read }) =>
    read(async (tx, who) => {
      await asSystem(tx)
      if (cursor !== undefined && !ID.test(cursor)) throw new Problem('malformed-request')
      const { rows, hasMore, total } = await pageOfStaff(tx, { ...query, search: q, cursor })
      return {
        items: rows.map((row) => ({ ...staffView(row), you: row.account.id === who.accountId })),
        nextCursor: hasMore ? (rows.at(-1)?.account.id ?? null) : null,
        total,
      }
    }),
  )

  kit.handle(countStaff, ({ read }) =>
    read(async (tx) => {
      await asSystem(tx)
      return countsOfStaff(tx)
    }),
  )

  kit.handle(readAccountNames, ({ query: { ids }, read }) =>
    read(async (tx) => {
      await asSystem(tx)
      return { items: await namesOf(tx, ids) }
    }),
  )

  kit.handle(listStaffInvitations, ({ now, read }) =>
    read(async (tx) => {
      await asSystem(tx)
      return { items: (await openInvitations(tx, MAX_INVITATIONS)).map((invitation) => invitationView(invitation, now)) }
    }),
  )

  kit.handle(inviteColleague, ({ body, now, write }) =>
    write(async (tx) => {
      await asSystem(tx)
      const id = await inviteStaff(tx, body, now)
      return { resource: `staff-invitations/${id}`, answer: { id } }
    }),
  )

  kit.handle(renewStaffInvitation, ({ params, now, write }) =>
    write(async (tx) => {
      await asSystem(tx)
      const { email, firstName, lastName, staffId, officeId, role, language } = await lockOpenInvitation(tx, params.id)
      const id = await inviteStaff(tx, { email, firstName, lastName, staffId, officeId, role, language }, now)
      return { resource: `staff-invitations/${id}`, answer: { id } }
    }),
  )

  kit.handle(withdrawInvitation, ({ params, now, write }) =>
    write(async (tx) => {
      await asSystem(tx)
      const { id, email } = await lockOpenInvitation(tx, params.id)
      await withdrawStaffInvitation(tx, email, now)
      return { resource: `staff-invitations/${id}`, answer: {} }
    }),
  )

  kit.handle(findAccount, ({ body, read }) =>
    read(async (tx, who) => {
      await asSystem(tx)
      const account = await findByName(tx, body.name.trim())
      if (!account) return { account: null }
      const { id, role, createdAt, confirmedAt, suspendedAt } = account
      return {
        account: {
          id,
          role,
          createdAt: createdAt.toISOString(),
          confirmed: confirmedAt !== null,
          suspendedAt: suspendedAt?.toISOString() ?? null,
          you: id === who.accountId,
        },
      }
    }),
  )

  kit.handle(suspendAccount, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      await asSystem(tx)
      const account = await lockAccountOfAnother(tx, params.id, who)
      if (account.suspendedAt) throw new Problem('state-conflict', { text: 'identity.staff-suspended' })
      await suspend(tx, account, now)
      return { resource: `accounts/${account.id}`, answer: { why: body.code } }
    }),
  )

  kit.handle(reinstateAccount, ({ params, body, write }) =>
    write(async (tx, who) => {
      await asSystem(tx)
      const account = await lockAccountOfAnother(tx, params.id, who)
      if (!account.suspendedAt) throw new Problem('state-conflict', { text: 'identity.staff-not-suspended' })
      await reinstate(tx, account)
      return { resource: `accounts/${account.id}`, answer: { why: body.code } }
    }),
  )

  kit.handle(removeStaff, async ({ params, body, now, write }) => {
    const { payload } = await verifyHandover(kit.keys, { from: 'casework', to: 'identity' }, staffHandover, body.handover, now)
    if (payload.accountId !== params.id) throw new Problem('malformed-request')
    return write(async (tx, who) => {
      await asSystem(tx)
      await lockAdministrators(tx, who)
      const account = await lockAccountOfAnother(tx, params.id, who)
      if (!isStaff(account)) throw new Problem('not-found')
      await eraseAccount(tx, account.id, account.version + 1, now)
      return { resource: `accounts/${account.id}`, answer: { why: body.code } }
    })
  })

  kit.handle(resetSecondFactor, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      await asSystem(tx)
      const account = await lockAccountOfAnother(tx, params.id, who)
      if (!isStaff(account)) throw new Problem('not-found')
      await forgetSecondFactor(tx, account, now)
      return { resource: `accounts/${account.id}/second-factor`, answer: { why: body.code } }
    }),
  )
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim()

const staffView = ({ account, since, seen }: StaffRow) => ({
  id: account.id,
  name: nameOf(account),
  email: account.email,
  staffId: account.staffId ?? '',
  officeId: account.officeId,
  role: account.role === 'admin' ? ('admin' as const) : ('agent' as const),
  suspendedAt: account.suspendedAt?.toISOString() ?? null,
  secondFactorSince: since?.toISOString() ?? null,
  seenAt: seen ? new Date(seen).toISOString() : null,
})

const invitationView = (invitation: StaffInvitation, now: Date) => ({
  id: invitation.id,
  name: nameOf(invitation),
  email: invitation.email,
  staffId: invitation.staffId,
  officeId: invitation.officeId,
  role: invitation.role,
  language: invitation.language,
  invitedAt: invitation.invitedAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
  expired: invitation.expiresAt <= now,
})
