import {
  changeMemberRole,
  type InvitationEmailHandover,
  invitationHandover,
  inviteMember,
  joinOrganisation,
  MAX_INVITATIONS,
  MAX_INVITATIONS_UNVERIFIED,
  Problem,
  readInvitationEmail,
  removeMember,
  renewInvitation,
  revokeInvitation,
} from '@onward/contracts'
import { announceChange, asSystem, emitEvent } from '@onward/database'
import { type ServiceKit, signHandover, verifyHandover } from '@onward/service-kit'
import { memberAccounts } from '../organisations-store'
import { membershipOf, otherOwners, requireMember, requireOwner } from './membership-store'
import {
  countInvitations,
  deleteMember,
  deleteUnused,
  insertInvitation,
  insertMember,
  pendingInvitation,
  renew,
  requireColleague,
  revoke,
  takeInvitation,
  updateRole,
} from './people-store'

/** Members of an organisation, its invitations, and joining it. */
export function peopleRoutes(kit: ServiceKit): void {
  kit.handle(inviteMember, ({ body: { email, role }, now, write }) =>
    write(async (tx, who) => {
      const { accountId, organisation } = await requireOwner(tx, who)
      const most = organisation.verifiedAt ? MAX_INVITATIONS : MAX_INVITATIONS_UNVERIFIED
      if ((await countInvitations(tx, organisation.id)) >= most)
        throw new Problem('state-conflict', { text: 'jobs.invitations-too-many' })
      const id = await insertInvitation(tx, organisation.id, { email, role, by: accountId, at: now })
      return { resource: `invitations/${id}`, answer: { id } }
    }),
  )

  kit.handle(renewInvitation, ({ params: { id }, now, write }) =>
    write(async (tx, who) => {
      const { organisation } = await requireOwner(tx, who)
      await renew(tx, id, organisation.id, now)
      return { resource: `invitations/${id}`, answer: { id } }
    }),
  )

  kit.handle(revokeInvitation, ({ params: { id }, now, write }) =>
    write(async (tx, who) => {
      const { organisation } = await requireOwner(tx, who)
      const round = await revoke(tx, id, organisation.id, now)
      await emitEvent(tx, 'invitation.ended', id, round, { invitationId: id })
      return { resource: `invitations/${id}`, answer: {} }
    }),
  )

  // The address is sent to identity in the signed order for its email, by the owner's own browser.
  kit.handle(readInvitationEmail, async ({ params, now, language, read }) => {
    const order = await read(async (tx, who): Promise<InvitationEmailHandover> => {
      const { organisation } = await requireOwner(tx, who)
      const invitation = await pendingInvitation(tx, params.id, organisation.id)
      return {
        invitationId: invitation.id,
        email: invitation.email,
        organisation: organisation.verifiedAt ? organisation.name : '',
        language,
        round: invitation.round,
        expiresAt: invitation.expiresAt.toISOString(),
      }
    })
    return { handover: await signHandover(kit.keys, { from: 'jobs', to: 'identity' }, order, now) }
  })

  kit.handle(changeMemberRole, ({ params, body: { role }, write }) =>
    write(async (tx, who) => {
      const { accountId, organisation } = await requireOwner(tx, who)
      const other = await requireColleague(tx, params.id, organisation.id)
      const isDemoted = other.role === 'owner' && role === 'member'
      if (isDemoted && (await otherOwners(tx, organisation.id, other.accountId)).length === 0)
        throw new Problem('state-conflict', { text: 'jobs.member-last-owner' })
      await updateRole(tx, other.accountId, role)
      await announceChange(tx, { accountIds: [accountId, other.accountId], changed: ['organisation'] })
      return { resource: `members/${other.accountId}`, answer: {} }
    }),
  )

  kit.handle(removeMember, ({ params, now, write }) =>
    write(async (tx, who) => {
      const self = await requireMember(tx, who)
      const isLeaving = params.id === self.accountId
      const { accountId, organisation } = isLeaving && self.role === 'member' ? self : await requireOwner(tx, who)
      const leaver = await requireColleague(tx, params.id, organisation.id)
      const owners = await otherOwners(tx, organisation.id, leaver.accountId)
      const everybody = await memberAccounts(tx, organisation.id)
      if (everybody.length === 1) throw new Problem('state-conflict', { text: 'jobs.member-alone' })
      if (leaver.role === 'owner' && owners.length === 0) throw new Problem('state-conflict', { text: 'jobs.member-last-owner' })
      await deleteMember(tx, leaver.accountId, organisation.id)
      await emitEvent(tx, 'organisation.member', leaver.accountId, now.getTime(), {
        organisationId: organisation.id,
        name: organisation.name,
        accountId: leaver.accountId,
        change: isLeaving ? 'left' : 'removed',
        ownerAccountIds: owners.filter((one) => one !== accountId),
        colleagueAccountIds: everybody.filter((one) => one !== leaver.accountId),
      })
      await announceChange(tx, { accountIds: everybody, changed: ['organisation'] })
      return { resource: `members/${leaver.accountId}`, answer: {} }
    }),
  )

  kit.handle(joinOrganisation, async ({ body, now, write }) => {
    const { payload } = await verifyHandover(kit.keys, { from: 'identity', to: 'jobs' }, invitationHandover, body.handover, now)
    return write(async (tx, who) => {
      const { accountId } = who
      if (payload.accountId !== accountId) throw new Problem('state-conflict', { text: 'jobs.invitation-other-account' })
      const current = await membershipOf(tx, who)
      // A member of a suspended organisation cannot join another one.
      if (current?.organisation.suspendedAt) throw new Problem('organisation-suspended')
      // Identity has confirmed that the invitation is theirs; row security cannot know it yet.
      await asSystem(tx)
      const { invitation, organisation } = await takeInvitation(tx, payload.invitationId, now)
      if (organisation.suspendedAt) throw new Problem('organisation-suspended')
      if (current?.organisation.id === organisation.id)
        throw new Problem('already-exists', { text: 'jobs.member-already', facts: { organisation: organisation.name } })
      if (current && !(await deleteUnused(tx, current.organisation.id))) {
        const facts = { organisation: current.organisation.name }
        throw new Problem('state-conflict', { text: 'jobs.member-elsewhere', facts })
      }
      const owners = await otherOwners(tx, organisation.id, accountId)
      const colleagues = await memberAccounts(tx, organisation.id)
      await insertMember(tx, payload, { organisationId: organisation.id, role: invitation.role, at: now })
      await emitEvent(tx, 'invitation.ended', invitation.id, invitation.round, { invitationId: invitation.id })
      await emitEvent(tx, 'organisation.member', accountId, now.getTime(), {
        organisationId: organisation.id,
        name: organisation.name,
        accountId,
        change: 'joined',
        ownerAccountIds: owners,
        colleagueAccountIds: colleagues,
      })
      await announceChange(tx, { accountIds: [...colleagues, accountId], changed: ['organisation'] })
      return { resource: `organisations/${organisation.id}`, answer: { id: organisation.id } }
    })
  })
}
