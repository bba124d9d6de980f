import {
  acceptInvitation,
  invitationLetterHandover,
  Problem,
  readInvitation,
  readWorkEmail,
  registerInvited,
  sendInvitationLetter,
} from '@onward/contracts'
import { type ServiceKit, signHandover, verifyHandover } from '@onward/service-kit'
import { eq, lt } from 'drizzle-orm'
import { confirmAccount, findByEmail, findById } from '../accounts/accounts'
import { openAccount } from '../accounts/open-account'
import { hashPassword, refuseWeakPassword } from '../accounts/passwords'
import { asForms, mayWriteTo } from '../accounts/routes'
import { invitations } from '../db/schema'
import { tokenOf } from '../links/link-token'
import { requestInvitationLetter } from './letter'
import { invitationOf } from './tokens'

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/**
 * Identity's part of an organisation's invitations: the address, the letter and its link, and whom the link belongs to. Who may invite,
 * and who joins in the end, is decided by jobs; the two meet by what each signs and the browser carries.
 */
export function invitationRoutes(kit: ServiceKit): void {
  kit.handle(readWorkEmail, async ({ now, read }) => {
    const account = await read((tx, who) => findById(tx, who.accountId))
    if (!account) throw new Problem('sign-in-required')
    const domain = account.email.slice(account.email.lastIndexOf('@') + 1).toLowerCase()
    const say = { accountId: account.id, domain }
    return { domain, handover: await signHandover(kit.keys, { from: 'identity', to: 'jobs' }, say, now) }
  })

  kit.handle(sendInvitationLetter, async ({ body, now, write }) => {
    const { payload } = await verifyHandover(
      kit.keys,
      { from: 'jobs', to: 'identity' },
      invitationLetterHandover,
      body.handover,
      now,
    )
    const { invitationId: id, email, organisation, language, round } = payload
    if (!(await mayWriteTo(kit, email))) throw new Problem('too-many-requests')
    return write(async (tx) => {
      await asForms(tx)
      const facts = { email, organisation, language, round, expiresAt: new Date(payload.expiresAt) }
      // The same order twice is one letter.
      const [ordered] = await tx
        .insert(invitations)
        .values({ id, ...facts })
        .onConflictDoUpdate({ target: invitations.id, set: facts, setWhere: lt(invitations.round, round) })
        .returning({ id: invitations.id })
      if (ordered) await requestInvitationLetter(tx, id, round)
      return { resource: `invitations/${id}`, answer: {} }
    })
  })

  kit.handle(readInvitation, (call) =>
    call.read(async (tx, who) => {
      await asForms(tx)
      const token = tokenOf(kit, 'invitation', call, call.body.token)
      const { email, organisation, expiresAt } = await invitationOf(tx, token, call.now)
      const [invited, viewer] = [await findByEmail(tx, email), who ? await findById(tx, who.accountId) : undefined]
      return {
        email,
        organisation,
        expiresAt: expiresAt.toISOString(),
        account: !invited?.confirmedAt ? 'none' : invited.role === 'employer' ? 'employer' : 'other',
        viewer: !viewer ? 'visitor' : same(viewer.email, email) ? 'invited' : 'someone-else',
      }
    }),
  )

  kit.handle(registerInvited, async (call) => {
    const { body, now, write } = call
    const token = tokenOf(kit, 'invitation', call, body.token)
    refuseWeakPassword(body.password, kit.config.passwordMinimum.signUp)
    const passwordHash = await hashPassword(body.password)
    return write(async (tx) => {
      await asForms(tx)
      const { email } = await invitationOf(tx, token, now)
      const { firstName, lastName, language } = body
      const facts = { passwordHash, role: 'employer' as const, firstName, lastName, organisationName: '', language }
      const account = await openAccount(tx, email, facts, now)
      if (account.confirmed) throw new Problem('already-exists', { text: 'identity.invitation-account-exists' })
      // The letter reached them: nothing else needs to prove the address.
      await confirmAccount(tx, account.id, now, { invited: true })
      return { resource: `accounts/${account.id}`, answer: {} }
    })
  })

  kit.handle(acceptInvitation, async (call) => {
    const { now, read } = call
    const token = tokenOf(kit, 'invitation', call, call.body.token)
    const say = await read(async (tx, who) => {
      await asForms(tx)
      const invitation = await invitationOf(tx, token, now)
      const account = await findById(tx, who.accountId)
      if (!account || !same(account.email, invitation.email)) {
        throw new Problem('not-allowed', { text: 'identity.invitation-other-address' })
      }
      return {
        invitationId: invitation.id,
        accountId: account.id,
        firstName: account.firstName,
        lastName: account.lastName,
      }
    })
    return { handover: await signHandover(kit.keys, { from: 'identity', to: 'jobs' }, say, now) }
  })

  kit.onEvent('invitation.ended', async ({ invitationId }, tx) => {
    await tx.delete(invitations).where(eq(invitations.id, invitationId))
  })
}
