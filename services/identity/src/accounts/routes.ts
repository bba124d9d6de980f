import { randomUUID } from 'node:crypto'
import type { Role } from '@onward/contracts'
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
import { keyedHash } from '@onward/service-kit/keys'
import { sql } from 'drizzle-orm'
import { accounts } from '../db/schema'
import { requestLetter } from '../mail/send'
import { endSessionsOf } from '../sessions/sessions'
import { areaOfRole, changeAccount, confirmAccount, findByEmail, findById, tellContact } from './accounts'
import { useNewEmail } from './change-email'
import { redeemEmailToken } from './email-tokens'
import { hashPassword, refuseWeakPassword } from './passwords'

/** Letters to one address; more are silently not sent, so that the forms cannot fill somebody's inbox. */
const LETTERS_PER_HOUR = 6
const HOUR_MS = 3_600_000

export const AGENTS_BY_INVITATION =
  'Agent accounts are opened by invitation. Ask the administrator of your jobcentre to send you one.'

/** The public forms are about the account they name, also in a browser where somebody else is signed in. */
export const asForms = (tx: Tx) => tx.execute(sql`select set_config('app.system', 'on', true)`)

export async function mayWriteTo({ db, keys, config }: ServiceKit, email: string): Promise<boolean> {
  const bucket = `letters ${keyedHash(keys, 'letters', email.toLowerCase()).toString('base64url')}`
  const [row] = await db.sql`select total from auth.take(${bucket}, 1, ${HOUR_MS})`
  return Number(row?.total) <= LETTERS_PER_HOUR * config.rateFactor
}

export function accountRoutes(kit: ServiceKit): void {
  kit.handle(register, async ({ body, now, write, reply }) => {
    if (body.userType === 'agent') throw new Problem('not-allowed', AGENTS_BY_INVITATION)
    refuseWeakPassword(body.password, kit.config.passwordMinimum.signUp)
    if (body.userType === 'employer' && body.organisationName === '') {
      throw new Problem('invalid-input', undefined, [
        { field: 'organisationName', message: 'Enter the name of your organisation' },
      ])
    }
    // Done for known addresses too: the same answer in the same time.
    const passwordHash = await hashPassword(body.password)
    const writing = await mayWriteTo(kit, body.email)
    reply.code(202)
    return write(async (tx) => {
      await asForms(tx)
      const facts = {
        passwordHash,
        role: body.userType === 'employer' ? ('employer' as const) : ('user' as const),
        firstName: body.firstName,
        lastName: body.lastName,
        organisationName: body.userType === 'employer' ? body.organisationName : '',
        language: body.language,
      }
      const account = await openAccount(tx, body.email, facts, now)
      if (writing) await requestLetter(tx, account.id, account.confirmed ? 'already-registered' : 'verify-email')
      return { resource: 'registrations', answer: {} }
    })
  })

  kit.handle(verifyEmail, ({ body, now, write }) =>
    write(async (tx) => {
      await asForms(tx)
      const { account, purpose } = await redeemEmailToken(tx, body.token, ['verify-email', 'change-email'], now)
      if (purpose === 'change-email') await useNewEmail(tx, account)
      else if (!account.confirmedAt) await confirmAccount(tx, account.id, now)
      return { resource: `accounts/${account.id}`, answer: { area: areaOfRole(account.role) } }
    }),
  )

  kit.handle(resendVerification, async ({ body, write, reply }) => {
    const writing = await mayWriteTo(kit, body.email)
    reply.code(202)
    return write(async (tx) => {
      await asForms(tx)
      const account = await findByEmail(tx, body.email)
      if (writing && account && !account.confirmedAt) await requestLetter(tx, account.id, 'verify-email')
      return { resource: 'verification-letters', answer: {} }
    })
  })

  kit.handle(requestPasswordReset, async ({ body, write, reply }) => {
    const writing = await mayWriteTo(kit, body.email)
    reply.code(202)
    return write(async (tx) => {
      await asForms(tx)
      const account = await findByEmail(tx, body.email)
      if (writing && account) await requestLetter(tx, account.id, 'reset-password')
      return { resource: 'password-reset-letters', answer: {} }
    })
  })

  kit.handle(resetPassword, async ({ body, now, write }) => {
    refuseWeakPassword(body.password, kit.config.passwordMinimum.signUp)
    const passwordHash = await hashPassword(body.password)
    return write(async (tx) => {
      await asForms(tx)
      const { account } = await redeemEmailToken(tx, body.token, ['reset-password'], now)
      // Every other letter's token is for the old password and ends with it.
      await changeAccount(tx, account.id, { passwordHash, credential: account.credential + 1 })
      // The link proved the address.
      if (!account.confirmedAt) await confirmAccount(tx, account.id, now)
      else await requestLetter(tx, account.id, 'password-changed')
      await endSessionsOf(tx, account.id, 'password-reset', now)
      return { resource: `accounts/${account.id}`, answer: { area: areaOfRole(account.role) } }
    })
  })

  kit.handle(setLanguage, ({ body, write }) =>
    write(async (tx, who) => {
      if (!who) throw new Problem('sign-in-required')
      const before = await findById(tx, who.accountId)
      if (before?.language !== body.language) {
        await tellContact(tx, await changeAccount(tx, who.accountId, { language: body.language }))
      }
      return { resource: `accounts/${who.accountId}`, answer: {} }
    }),
  )
}

interface Registration {
  passwordHash: string
  role: Role
  firstName: string
  lastName: string
  organisationName: string
  language: 'en' | 'cy'
}

/**
 * A new account, or the one that has the address. While an address is not confirmed, the newest registration counts and ends the links
 * of earlier ones: whoever registers somebody else's address first gains nothing by it.
 */
export async function openAccount(
  tx: Tx,
  email: string,
  facts: Registration,
  now: Date,
  id: string = randomUUID(),
): Promise<{ id: string; confirmed: boolean }> {
  const inserted = await tx
    .insert(accounts)
    .values({ id, email, ...facts, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  if (inserted.length > 0) return { id, confirmed: false }
  const known = await findByEmail(tx, email)
  if (!known) throw new Error('an account came and went')
  if (known.confirmedAt) return { id: known.id, confirmed: true }
  await changeAccount(tx, known.id, { ...facts, email, credential: known.credential + 1 })
  return { id: known.id, confirmed: false }
}
