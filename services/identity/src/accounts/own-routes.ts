import { changeEmail, changePassword, endOneSession, endOtherSessions, listSessions, Problem } from '@onward/contracts'
import type { Principal, Tx } from '@onward/database'
import type { ServiceKit, SignedInCall } from '@onward/service-kit'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Account } from '../db/schema'
import { sessions } from '../db/schema'
import { guess, sessionGuesses } from '../guesses/guesses'
import { requestLetter } from '../mail/send'
import { endSession, endSessionsOf } from '../sessions/sessions'
import { changeAccount, findById } from './accounts'
import { askForEmail } from './change-email'
import { hashPassword, passwordFits, refuseWeakPassword } from './passwords'
import { mayWriteTo } from './routes'

const ownAccount = async (tx: Tx, who: Principal): Promise<Account> => {
  const account = await findById(tx, who.accountId)
  if (!account) throw new Problem('sign-in-required')
  return account
}

/** Whoever found an open browser must not be able to take the account over. Throws `invalid-input` for a wrong password. */
export async function currentPasswordGiven(
  kit: Pick<ServiceKit, 'db' | 'keys' | 'config'>,
  { read, principal, now }: Pick<SignedInCall, 'read' | 'principal' | 'now'>,
  currentPassword: string,
): Promise<void> {
  const { passwordHash } = await read(ownAccount)
  const guesses = sessionGuesses(kit, principal.sessionId)
  if (await guess(kit, guesses, now, () => passwordFits(passwordHash, currentPassword))) return
  throw new Problem('invalid-input', { errors: [{ field: 'currentPassword', text: 'identity.account-wrong-password' }] })
}

/** What a signed-in person does with their own account. */
export function ownAccountRoutes(kit: ServiceKit): void {
  kit.handle(listSessions, ({ now, read }) =>
    read(async (tx, who) => {
      const { accountId, sessionId } = who
      const rows = await tx
        .select()
        .from(sessions)
        .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.seenAt), desc(sessions.id))
      const items = rows.map(({ id, device, startedAt, seenAt }) => ({
        id,
        device,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
        current: id === sessionId,
      }))
      return { items: items.sort((a, b) => Number(b.current) - Number(a.current)) }
    }),
  )

  kit.handle(endOneSession, ({ params, now, write }) =>
    write(async (tx, who) => {
      const { accountId } = who
      const [own] = await tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.id, params.id), eq(sessions.accountId, accountId)))
      if (!own) throw new Problem('not-found')
      await endSession(tx, own.id, 'other-device', now)
      return { resource: `sessions/${own.id}`, answer: {} }
    }),
  )

  kit.handle(endOtherSessions, ({ now, write }) =>
    write(async (tx, who) => {
      const { accountId, sessionId } = who
      const ended = await endSessionsOf(tx, accountId, 'other-device', now, sessionId)
      return { resource: `accounts/${accountId}/sessions`, answer: { ended } }
    }),
  )

  kit.handle(changePassword, async (call) => {
    const { body, now, write } = call
    refuseWeakPassword(body.password, kit.config.passwordMinimum.signUp)
    await currentPasswordGiven(kit, call, body.currentPassword)
    const passwordHash = await hashPassword(body.password)
    return write(async (tx, who) => {
      const account = await ownAccount(tx, who)
      await changeAccount(tx, account.id, { passwordHash, credential: account.credential + 1 })
      await endSessionsOf(tx, account.id, 'password-change', now, who.sessionId)
      await requestLetter(tx, account.id, 'password-changed')
      return { resource: `accounts/${account.id}`, answer: {} }
    })
  })

  kit.handle(changeEmail, async (call) => {
    const { body, now, write } = call
    await currentPasswordGiven(kit, call, body.currentPassword)
    const writing = await mayWriteTo(kit, body.email)
    return write(async (tx, who) => {
      const account = await ownAccount(tx, who)
      if (account.email.toLowerCase() === body.email.toLowerCase()) {
        throw new Problem('invalid-input', { errors: [{ field: 'email', text: 'identity.account-same-email' }] })
      }
      if (writing) await askForEmail(tx, account.id, body.email, now)
      return { resource: `accounts/${account.id}`, answer: {} }
    })
  })
}
