import { randomUUID } from 'node:crypto'
import {
  changeMemberRole,
  INVITATION_DAYS,
  type InvitationLetterHandover,
  invitationHandover,
  inviteMember,
  joinOrganisation,
  MAX_INVITATIONS,
  MAX_INVITATIONS_UNVERIFIED,
  Problem,
  readInvitationLetter,
  removeMember,
  renewInvitation,
  revokeInvitation,
} from '@onward/contracts'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import { type ServiceKit, signHandover, verifyHandover } from '@onward/service-kit'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { invitations, jobs, members, organisations, verifications } from '../db/schema'
import { memberAccounts } from '../organisations'
import { asSystem, membershipOf, otherOwners, requireMember, requireOwner } from './membership'

const DAY_MS = 24 * 3_600_000
const lastDay = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * DAY_MS)

/** Who works for an organisation, whom it invites, and joining it. */
export function registerPeople(kit: ServiceKit): void {
  kit.handle(inviteMember, ({ body, now, write }) =>
    write(async (tx, who) => {
      const { accountId, organisation } = await requireOwner(tx, who)
      const [waiting] = await tx
        .select({ total: count() })
        .from(invitations)
        .where(and(eq(invitations.organisationId, organisation.id), eq(invitations.state, 'pending')))
      const most = organisation.verifiedAt ? MAX_INVITATIONS : MAX_INVITATIONS_UNVERIFIED
      if ((waiting?.total ?? 0) >= most) throw new Problem('state-conflict', { text: 'jobs.invitations-too-many' })
      const id = randomUUID()
      const [invited] = await tx
        .insert(invitations)
        .values({
          id,
          organisationId: organisation.id,
          email: body.email,
          role: body.role,
          invitedBy: accountId,
          invitedAt: now,
          expiresAt: lastDay(now),
        })
        .onConflictDoNothing()
        .returning({ id: invitations.id })
      if (!invited)
        throw new Problem('already-exists', {
          text: 'jobs.invitation-exists',
          errors: [{ field: 'email', text: 'jobs.invitation-exists' }],
        })
      return { resource: `invitations/${id}`, answer: { id } }
    }),
  )

  kit.handle(renewInvitation, ({ params, now, write }) =>
    write(async (tx, who) => {
      const { organisation } = await requireOwner(tx, who)
      const [renewed] = await tx
        .update(invitations)
        .set({ round: sql`${invitations.round} + 1`, invitedAt: now, expiresAt: lastDay(now) })
        .where(pendingOf(params.id, organisation.id))
        .returning({ id: invitations.id })
      if (!renewed) throw await notPending(tx, params.id, organisation.id)
      return { resource: `invitations/${renewed.id}`, answer: renewed }
    }),
  )

  kit.handle(revokeInvitation, ({ params, now, write }) =>
    write(async (tx, who) => {
      const { organisation } = await requireOwner(tx, who)
      const [revoked] = await tx
        .update(invitations)
        .set({ state: 'revoked', email: '', endedAt: now })
        .where(pendingOf(params.id, organisation.id))
        .returning({ id: invitations.id, round: invitations.round })
      if (!revoked) throw await notPending(tx, params.id, organisation.id)
      await emitEvent(tx, 'invitation.ended', revoked.id, revoked.round, { invitationId: revoked.id })
      return { resource: `invitations/${revoked.id}`, answer: {} }
    }),
  )

  // The address leaves this service in the order for its letter alone, signed, by the owner's own browser.
  kit.handle(readInvitationLetter, async ({ params, now, language, read }) => {
    const say = await read(async (tx, who): Promise<InvitationLetterHandover> => {
      const { organisation } = await requireOwner(tx, who)
      const [invitation] = await tx.select().from(invitations).where(pendingOf(params.id, organisation.id))
      if (!invitation) throw await notPending(tx, params.id, organisation.id)
      return {
        invitationId: invitation.id,
        email: invitation.email,
        organisation: organisation.verifiedAt ? organisation.name : '',
        language,
        round: invitation.round,
        expiresAt: invitation.expiresAt.toISOString(),
      }
    })
    return { handover: await signHandover(kit.keys, { from: 'jobs', to: 'identity' }, say, now) }
  })

  kit.handle(changeMemberRole, ({ params, body, write }) =>
    write(async (tx, who) => {
      const { accountId, organisation } = await requireOwner(tx, who)
      const other = await colleague(tx, params.id, organisation.id)
      if (
        other.role === 'owner' &&
        body.role === 'member' &&
        (await otherOwners(tx, organisation.id, other.accountId)).length === 0
      ) {
        throw new Problem('state-conflict', { text: 'jobs.member-last-owner' })
      }
      await tx.update(members).set({ role: body.role }).where(eq(members.accountId, other.accountId))
      await announceChange(tx, { accountIds: [accountId, other.accountId], changed: ['organisation'] })
      return { resource: `members/${other.accountId}`, answer: {} }
    }),
  )

  kit.handle(removeMember, ({ params, now, write }) =>
    write(async (tx, who) => {
      const self = await requireMember(tx, who)
      const isLeaving = params.id === self.accountId
      const { accountId, organisation } = isLeaving && self.role === 'member' ? self : await requireOwner(tx, who)
      const leaver = await colleague(tx, params.id, organisation.id)
      const owners = await otherOwners(tx, organisation.id, leaver.accountId)
      const everybody = await memberAccounts(tx, organisation.id)
      if (everybody.length === 1) throw new Problem('state-conflict', { text: 'jobs.member-alone' })
      if (leaver.role === 'owner' && owners.length === 0) throw new Problem('state-conflict', { text: 'jobs.member-last-owner' })
      await tx.delete(members).where(and(eq(members.accountId, leaver.accountId), eq(members.organisationId, organisation.id)))
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
      if (payload.accountId !== who.accountId) throw new Problem('state-conflict', { text: 'jobs.invitation-other-account' })
      const current = await membershipOf(tx, who)
      // Nobody leaves a suspension behind by joining somebody else.
      if (current?.organisation.suspendedAt) throw new Problem('organisation-suspended')
      // From here on the invitation is theirs by identity's word; the row is nobody's that row security would know.
      await asSystem(tx)
      // The organisation first and then the invitation, as those do who take one back.
      const [known] = await tx
        .select({ organisationId: invitations.organisationId })
        .from(invitations)
        .where(eq(invitations.id, payload.invitationId))
      if (!known) throw new Problem('link-expired', { text: 'jobs.invitation-over' })
      const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, known.organisationId)).for('update')
      // One update decides between two tabs, and between joining and taking back.
      const [invitation] = await tx
        .update(invitations)
        .set({ state: 'accepted', email: '', endedAt: now })
        .where(and(eq(invitations.id, payload.invitationId), eq(invitations.state, 'pending'), gt(invitations.expiresAt, now)))
        .returning()
      if (!invitation || !organisation) throw new Problem('link-expired', { text: 'jobs.invitation-over' })
      if (organisation.suspendedAt) throw new Problem('organisation-suspended')
      if (current?.organisation.id === organisation.id)
        throw new Problem('already-exists', { text: 'jobs.member-already', facts: { organisation: organisation.name } })
      if (current && !(await giveUpUnused(tx, current.organisation.id))) {
        throw new Problem('state-conflict', { text: 'jobs.member-elsewhere', facts: { organisation: current.organisation.name } })
      }
      const owners = await otherOwners(tx, organisation.id, who.accountId)
      const colleagues = await memberAccounts(tx, organisation.id)
      const [joined] = await tx
        .insert(members)
        .values({
          accountId: who.accountId,
          organisationId: organisation.id,
          firstName: payload.firstName,
          lastName: payload.lastName,
          role: invitation.role,
          joinedAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: members.accountId })
      if (!joined) throw new Problem('state-conflict', { text: 'jobs.organisation-has-one' })
      await emitEvent(tx, 'invitation.ended', invitation.id, invitation.round, { invitationId: invitation.id })
      await emitEvent(tx, 'organisation.member', who.accountId, now.getTime(), {
        organisationId: organisation.id,
        name: organisation.name,
        accountId: who.accountId,
        change: 'joined',
        ownerAccountIds: owners,
        colleagueAccountIds: colleagues,
      })
      await announceChange(tx, { accountIds: [...colleagues, who.accountId], changed: ['organisation'] })
      return { resource: `organisations/${organisation.id}`, answer: { id: organisation.id } }
    })
  })
}

const pendingOf = (id: string, organisationId: string) =>
  and(eq(invitations.id, id), eq(invitations.organisationId, organisationId), eq(invitations.state, 'pending'))

async function notPending(tx: Tx, id: string, organisationId: string): Promise<Problem> {
  const [known] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.organisationId, organisationId)))
  return known ? new Problem('state-conflict', { text: 'jobs.invitation-over' }) : new Problem('not-found')
}

async function colleague(tx: Tx, accountId: string, organisationId: string) {
  const [row] = await tx
    .select({ accountId: members.accountId, role: members.role })
    .from(members)
    .where(and(eq(members.accountId, accountId), eq(members.organisationId, organisationId)))
  if (!row) throw new Problem('not-found')
  return row
}

/**
 * Somebody who registered before the invitation came has an organisation of their own with nothing in it: it goes, and they join. False
 * where there is anything that would be lost.
 */
async function giveUpUnused(tx: Tx, organisationId: string): Promise<boolean> {
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
