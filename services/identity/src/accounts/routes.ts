import {
  Problem,
  register,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  setLanguage,
  verifyEmail,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { rememberDevice } from '@onward/service-kit/device'
import { keyedHash } from '@onward/service-kit/keys'
import { sql } from 'drizzle-orm'
import { linkUsed, tokenOf } from '../links/link-token'
import { requestLetter } from '../mail/send'
import { endSessionsOf } from '../sessions/sessions'
import { areaOfRole, changeAccount, confirmAccount, findById, tellContact } from './accounts'
import { useNewEmail } from './change-email'
import { redeemEmailToken } from './email-tokens'
import { answerForms, keepFormRequest } from './form-requests'
import { hashPassword, refuseWeakPassword } from './passwords'

/** Letters to one address; more are silently not sent, so that the forms cannot fill somebody's inbox. */
const LETTERS_PER_HOUR = 6
const HOUR_MS = 3_600_000

/** The public forms are about the account they name, also in a browser where somebody else is signed in. */
export const asForms = (tx: Tx) => tx.execute(sql`select set_config('app.system', 'on', true)`)

export async function mayWriteTo({ db, keys, config }: ServiceKit, email: string): Promise<boolean> {
  const bucket = `letters ${keyedHash(keys, 'letters', email.toLowerCase()).toString('base64url')}`
  const [row] = await db.sql`select total from auth.take(${bucket}, 1, ${HOUR_MS})`
  return Number(row?.total) <= LETTERS_PER_HOUR * config.rateFactor
}

export function accountRoutes(kit: ServiceKit): void {
  answerForms(kit)
  kit.handle(register, async ({ body, now, write, reply }) => {
    if (body.userType === 'agent') throw new Problem('not-allowed', { text: 'identity.account-by-invitation' })
    refuseWeakPassword(body.password, kit.config.passwordMinimum.signUp)
    if (body.userType === 'employer' && body.organisationName === '') {
      throw new Problem('invalid-input', { errors: [{ field: 'organisationName', text: 'identity.account-organisation-name' }] })
    }
    const passwordHash = await hashPassword(body.password)
    const mayWrite = await mayWriteTo(kit, body.email)
    reply.code(202)
    return write(async (tx) => {
      await asForms(tx)
      const account = {
        passwordHash,
        role: body.userType === 'employer' ? ('employer' as const) : ('user' as const),
        firstName: body.firstName,
        lastName: body.lastName,
        organisationName: body.userType === 'employer' ? body.organisationName : '',
        language: body.language,
      }
      await keepFormRequest(tx, { kind: 'register', email: body.email, mayWrite, account, askedAt: now })
      return { resource: 'registrations', answer: {} }
    })
  })

  kit.handle(verifyEmail, async (call) => {
    const { body, now, write } = call
    const token = tokenOf(kit, 'verify-email', call, body.token)
    const answer = await write(async (tx) => {
      await asForms(tx)
      const { account, purpose } = await redeemEmailToken(tx, token, ['verify-email', 'change-email'], now)
      if (purpose === 'change-email') await useNewEmail(tx, account)
      else if (!account.confirmedAt) await confirmAccount(tx, account.id, now)
      return { resource: `accounts/${account.id}`, answer: { area: areaOfRole(account.role) } }
    })
    linkUsed(call, 'verify-email')
    return answer
  })

  kit.handle(resendVerification, async ({ body, now, write, reply }) => {
    const mayWrite = await mayWriteTo(kit, body.email)
    reply.code(202)
    return write(async (tx) => {
      await asForms(tx)
      await keepFormRequest(tx, { kind: 'verify-email', email: body.email, mayWrite, askedAt: now })
      return { resource: 'verification-letters', answer: {} }
    })
  })

  kit.handle(requestPasswordReset, async ({ body, now, write, reply }) => {
    const mayWrite = await mayWriteTo(kit, body.email)
    reply.code(202)
    return write(async (tx) => {
      await asForms(tx)
      await keepFormRequest(tx, { kind: 'reset-password', email: body.email, mayWrite, askedAt: now })
      return { resource: 'password-reset-letters', answer: {} }
    })
  })

  kit.handle(resetPassword, async (call) => {
    const { body, now, write } = call
    refuseWeakPassword(body.password, kit.config.passwordMinimum.signUp)
    const token = tokenOf(kit, 'reset-password', call, body.token)
    const passwordHash = await hashPassword(body.password)
    const answer = await write(async (tx) => {
      await asForms(tx)
      const { account } = await redeemEmailToken(tx, token, ['reset-password'], now)
      // Every other letter's token is for the old password and ends with it.
      await changeAccount(tx, account.id, { passwordHash, credential: account.credential + 1 })
      // The link proved the address.
      if (!account.confirmedAt) await confirmAccount(tx, account.id, now)
      else await requestLetter(tx, account.id, 'password-changed')
      await endSessionsOf(tx, account.id, 'password-reset', now)
      // Whoever is slowed down by somebody else's guesses gets in by their email.
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
        await tellContact(tx, await changeAccount(tx, who.accountId, { language: body.language }))
      }
      return { resource: `accounts/${who.accountId}`, answer: {} }
    }),
  )
}
