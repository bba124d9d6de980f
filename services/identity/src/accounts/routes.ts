import {
  changeEmail,
  changePassword,
  closeTour,
  Problem,
  register,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  setLanguage,
  verifyEmail,
} from '@onward/contracts'
import { asSystem } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { rememberDevice } from '@onward/service-kit/device'
import { sha256 } from '@onward/service-kit/keys'
import { linkUsed, tokenOf } from '../links/link-token'
import { mayEmail, requestAccountEmail } from '../mail/account-emails'
import { answerSession, startSession } from '../sessions/sign-in'
import { endSessionsOf, type OpenSession } from '../sessions/store'
import { askForNewEmail, confirmAccount, emitContact, useNewEmail } from './changes'
import { redeemEmailToken } from './email-tokens'
import { keepFormRequest } from './form-requests'
import { browserMark, forgetBrowserMark, markBrowser } from './joining-cookie'
import { takeJoining } from './joining-store'
import { hashPassword, refuseWeakPassword, requireCurrentPassword } from './passwords'
import { areaOfRole, isSameEmail } from './rules'
import { changeAccount, findById, lockVerified, markTourClosed, ownAccount } from './store'

interface Confirmed {
  email: string
  next: string
  session: OpenSession | null
}
/** Sets the session's cookies where there is one. */
function shownAfterConfirming(kit: ServiceKit, call: Parameters<typeof answerSession>[1], { email, next, session }: Confirmed) {
  if (!session) return { email, next }
  const state = answerSession(kit, call, session, undefined, true)
  return state.expiresAt === undefined ? { email, next } : { email, next, session: state }
}

/**
 * Public account forms, and a signed-in person's changes of their own account. A form concerns the account that it names, even
 * where somebody else is signed in, so it acts as the system.
 */
export function accountRoutes(kit: ServiceKit): void {
  const { signUp: minimumPassword } = kit.config.passwordMinimum

  kit.handle(register, async ({ body, now, write, reply }) => {
    if (body.userType === 'agent') throw new Problem('not-allowed', { text: 'identity.account-by-invitation' })
    refuseWeakPassword(body.password, minimumPassword)
    const isEmployer = body.userType === 'employer'
    if (isEmployer && body.organisationName === '') {
      throw new Problem('invalid-input', {
        errors: [{ field: 'organisationName', text: 'identity.account-organisation-name' }],
      })
    }
    const passwordHash = await hashPassword(body.password)
    const mayWrite = await mayEmail(kit, body.email)
    reply.code(202)
    return write(async (tx) => {
      await asSystem(tx)
      const { email, firstName, lastName, language } = body
      const role = isEmployer ? ('employer' as const) : ('user' as const)
      const organisationName = isEmployer ? body.organisationName : ''
      // Set for a known address too, so that nobody learns which it was.
      const browserHash = sha256(markBrowser(reply, kit.config)).toString('base64url')
      const joining = isEmployer ? {} : { joining: { browserHash, next: body.next } }
      const account = { passwordHash, role, firstName, lastName, organisationName, language, ...joining }
      await keepFormRequest(tx, { kind: 'register', email, mayWrite, account, askedAt: now })
      return { resource: 'registrations', answer: {} }
    })
  })

  kit.handle(verifyEmail, async (call) => {
    const { body, now, write } = call
    const token = tokenOf(kit, 'verify-email', call, body.token)
    // Kept out of the act: it holds no address and no session.
    const shown: Confirmed[] = []
    const answer = await write(async (tx) => {
      await asSystem(tx)
      const { account, purpose } = await redeemEmailToken(tx, token, ['verify-email', 'change-email'], now)
      if (purpose === 'change-email') await useNewEmail(tx, account)
      else if (!account.confirmedAt) {
        const confirmed = await confirmAccount(tx, account.id, now)
        const { isBrowser, next } = await takeJoining(tx, confirmed, browserMark(call.request), now)
        // Jobseekers alone: staff and employers may have a second step.
        const isIn = isBrowser && confirmed.role === 'user'
        const session = isIn ? await startSession(tx, kit.config, call.request, confirmed, now) : null
        shown.push({ email: confirmed.email, next, session })
      }
      return { resource: `accounts/${account.id}`, answer: { area: areaOfRole(account.role) } }
    })
    linkUsed(call, 'verify-email')
    forgetBrowserMark(call.reply)
    const [confirmed] = shown
    return { ...answer, ...(confirmed && shownAfterConfirming(kit, call, confirmed)) }
  })

  kit.handle(resendVerification, async ({ body, now, write, reply }) => {
    const mayWrite = await mayEmail(kit, body.email)
    reply.code(202)
    return write(async (tx) => {
      await asSystem(tx)
      await keepFormRequest(tx, { kind: 'verify-email', email: body.email, mayWrite, askedAt: now })
      return { resource: 'verification-letters', answer: {} }
    })
  })

  kit.handle(requestPasswordReset, async ({ body, now, write, reply }) => {
    const mayWrite = await mayEmail(kit, body.email)
    reply.code(202)
    return write(async (tx) => {
      await asSystem(tx)
      await keepFormRequest(tx, { kind: 'reset-password', email: body.email, mayWrite, askedAt: now })
      return { resource: 'password-reset-letters', answer: {} }
    })
  })

  kit.handle(resetPassword, async (call) => {
    const { body, now, write } = call
    refuseWeakPassword(body.password, minimumPassword)
    const token = tokenOf(kit, 'reset-password', call, body.token)
    const passwordHash = await hashPassword(body.password)
    const answer = await write(async (tx) => {
      await asSystem(tx)
      const { account } = await redeemEmailToken(tx, token, ['reset-password'], now)
      // Tokens of other emails end with the old password.
      await changeAccount(tx, account.id, { passwordHash, credential: account.credential + 1 })
      // Opening the link confirms the address.
      if (!account.confirmedAt) await confirmAccount(tx, account.id, now)
      else await requestAccountEmail(tx, account.id, 'password-changed')
      await endSessionsOf(tx, account.id, 'password-reset', now)
      // A known device is counted apart from others, so that other people's guesses no longer delay the owner.
      rememberDevice(call, kit, account.id)
      return { resource: `accounts/${account.id}`, answer: { area: areaOfRole(account.role) } }
    })
    linkUsed(call, 'reset-password')
    return answer
  })

  kit.handle(setLanguage, ({ body, write }) =>
    write(async (tx, who) => {
      const before = await findById(tx, who.accountId)
      if (before?.language !== body.language) {
        await emitContact(tx, await changeAccount(tx, who.accountId, { language: body.language }))
      }
      return { resource: `accounts/${who.accountId}`, answer: {} }
    }),
  )

  kit.handle(closeTour, ({ now, write }) =>
    write(async (tx, { accountId }) => {
      await markTourClosed(tx, accountId, now)
      return { resource: `accounts/${accountId}`, answer: {} }
    }),
  )

  kit.handle(changePassword, async (call) => {
    const { body, now, write } = call
    refuseWeakPassword(body.password, minimumPassword)
    const verified = await requireCurrentPassword(kit, call, body.currentPassword)
    const passwordHash = await hashPassword(body.password)
    return write(async (tx, who) => {
      const account = await lockVerified(tx, verified)
      await changeAccount(tx, account.id, { passwordHash, credential: account.credential + 1 })
      await endSessionsOf(tx, account.id, 'password-change', now, who.sessionId)
      await requestAccountEmail(tx, account.id, 'password-changed')
      return { resource: `accounts/${account.id}`, answer: {} }
    })
  })

  kit.handle(changeEmail, async (call) => {
    const { body, now, write } = call
    await requireCurrentPassword(kit, call, body.currentPassword)
    const mayWrite = await mayEmail(kit, body.email)
    return write(async (tx, who) => {
      const account = await ownAccount(tx, who)
      if (isSameEmail(account.email, body.email)) {
        throw new Problem('invalid-input', { errors: [{ field: 'email', text: 'identity.account-same-email' }] })
      }
      if (mayWrite) await askForNewEmail(tx, account.id, body.email, now)
      return { resource: `accounts/${account.id}`, answer: {} }
    })
  })
}
