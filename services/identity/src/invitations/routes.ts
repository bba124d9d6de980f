import {
  acceptInvitation,
  invitationEmailHandover,
  Problem,
  readInvitation,
  readWorkEmail,
  registerInvited,
  sendInvitationEmail,
} from '@onward/contracts'
import { asSystem } from '@onward/database'
import { type ServiceKit, signHandover, verifyHandover } from '@onward/service-kit'
import { confirmAccount } from '../accounts/changes'
import { hashPassword, refuseWeakPassword } from '../accounts/passwords'
import { isSameEmail } from '../accounts/rules'
import { findByEmail, findById, openAccount, ownAccount } from '../accounts/store'
import { tokenOf } from '../links/link-token'
import { mayEmail } from '../mail/account-emails'
import { requestInvitationEmail } from './emails'
import { invitationOf, lockInvitation, saveInvitation } from './store'

/**
 * Identity's part of an organisation's invitations: the address, the email with its link, and whose link it is. Jobs decides who
 * may invite and who joins. The two services exchange signed statements through the browser.
 */
export function invitationRoutes(kit: ServiceKit): void {
  kit.handle(readWorkEmail, async ({ now, read }) => {
    const { id: accountId, email } = await read(ownAccount)
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
    const handover = await signHandover(kit.keys, { from: 'identity', to: 'jobs' }, { accountId, domain }, now)
    return { domain, handover }
  })

  kit.handle(sendInvitationEmail, async ({ body, now, write }) => {
    const { payload } = await verifyHandover(
      kit.keys,
      { from: 'jobs', to: 'identity' },
      invitationEmailHandover,
      body.handover,
      now,
    )
    const { invitationId: id, email, organisation, language, round } = payload
    if (!(await mayEmail(kit, email))) throw new Problem('too-many-requests')
    return write(async (tx) => {
      await asSystem(tx)
      const isNew = await saveInvitation(tx, {
        id,
        email,
        organisation,
        language,
        round,
        expiresAt: new Date(payload.expiresAt),
      })
      if (isNew) await requestInvitationEmail(tx, id, round)
      return { resource: `invitations/${id}`, answer: {} }
    })
  })

  kit.handle(readInvitation, (call) =>
    call.read(async (tx, who) => {
      await asSystem(tx)
      const token = tokenOf(kit, 'invitation', call, call.body.token)
      const { email, organisation, expiresAt } = await invitationOf(tx, token, call.now)
      const [invited, viewer] = [await findByEmail(tx, email), who ? await findById(tx, who.accountId) : undefined]
      return {
        email,
        organisation,
        expiresAt: expiresAt.toISOString(),
        account: !invited?.confirmedAt ? 'none' : invited.role === 'employer' ? 'employer' : 'other',
        viewer: !viewer ? 'visitor' : isSameEmail(viewer.email, email) ? 'invited' : 'someone-else',
        minimumPassword: kit.config.passwordMinimum.signUp,
      }
    }),
  )

  kit.handle(registerInvited, async (call) => {
    const { body, now, write } = call
    const token = tokenOf(kit, 'invitation', call, body.token)
    refuseWeakPassword(body.password, kit.config.passwordMinimum.signUp)
    const passwordHash = await hashPassword(body.password)
    return write(async (tx) => {
      await asSystem(tx)
      const { email } = await lockInvitation(tx, token, now)
      const { firstName, lastName, language } = body
      const facts = { passwordHash, role: 'employer' as const, firstName, lastName, organisationName: '', language }
      const account = await openAccount(tx, email, facts, now)
      if (account.confirmed) throw new Problem('already-exists', { text: 'identity.invitation-account-exists' })
      // The email arrived, which confirms the address.
      await confirmAccount(tx, account.id, now, { invited: true })
      return { resource: `accounts/${account.id}`, answer: {} }
    })
  })

  kit.handle(acceptInvitation, async (call) => {
    const { now, read } = call
    const token = tokenOf(kit, 'invitation', call, call.body.token)
    const joining = await read(async (tx, who) => {
      await asSystem(tx)
      const invitation = await invitationOf(tx, token, now)
      const account = await findById(tx, who.accountId)
      if (!account || !isSameEmail(account.email, invitation.email)) {
        throw new Problem('not-allowed', { text: 'identity.invitation-other-address' })
      }
      return {
        invitationId: invitation.id,
        accountId: account.id,
        firstName: account.firstName,
        lastName: account.lastName,
      }
    })
    return { handover: await signHandover(kit.keys, { from: 'identity', to: 'jobs' }, joining, now) }
  })
}
