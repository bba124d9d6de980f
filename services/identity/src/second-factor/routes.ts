import {
  BRAND,
  confirmSecondFactor,
  giveCodeAgain,
  giveSecondFactor,
  Problem,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type SessionState,
  startSecondFactor,
  wantSecondFactor,
} from '@onward/contracts'
import { asSystem, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import type { FastifyRequest } from 'fastify'
import { requireCurrentPassword } from '../accounts/passwords'
import { lockVerified, ownAccount } from '../accounts/store'
import type { Account } from '../db/schema'
import { codeGuesses, guess } from '../guesses/guesses'
import { requestAccountEmail } from '../mail/account-emails'
import { answerSession, startSession } from '../sessions/sign-in'
import { markSession, type OpenSession } from '../sessions/store'
import { clearHalfCookie } from './half-cookie'
import { endHalfSessions, forgetHalfSessions, halfSignedInAccount } from './half-session-store'
import {
  factorOf,
  forgetSecondFactor,
  issueRecoveryCodes,
  recoveryCodesLeft,
  secretToSetUp,
  useCode,
  useRecoveryCode,
} from './store'
import { keyUri } from './totp'

const wrongCode = () => new Problem('invalid-input', { errors: [{ field: 'code', text: 'identity.second-factor-wrong-code' }] })

const signInAgain = () => new Problem('link-expired', { text: 'identity.second-factor-sign-in-again' })

/** The second factor of staff: an authenticator app, and recovery codes. */
export function secondFactorRoutes(kit: ServiceKit): void {
  const { db, keys, config } = kit

  /** Uses up a code of the app, or a recovery code; then, in case it was somebody else, the owner gets an email. */
  const takeCode = async (tx: Tx, accountId: string, code: string, now: Date): Promise<boolean> => {
    if (await useCode(tx, keys, accountId, code, false, now)) return true
    if (!(await useRecoveryCode(tx, keys, accountId, code, now))) return false
    await requestAccountEmail(tx, accountId, 'recovery-code-used')
    return true
  }

  const signInFully = async (tx: Tx, request: FastifyRequest, account: Account, now: Date): Promise<OpenSession> => {
    await lockVerified(tx, account, signInAgain)
    await endHalfSessions(tx, account.id)
    const session = await startSession(tx, config, request, account, now)
    await markSession(tx, session.who.sessionId, { secondFactorAt: now })
    return session
  }

  kit.handle(giveSecondFactor, async (call) => {
    const { body, query, now, request, reply } = call
    const account = await db.withSystem((tx) => halfSignedInAccount(tx, request, now))
    const session = await guess(kit, codeGuesses(kit, call, account.id), now, () =>
      db.withSystem(async (tx) =>
        (await takeCode(tx, account.id, body.code, now)) ? signInFully(tx, request, account, now) : null,
      ),
    )
    if (!session) throw wrongCode()
    clearHalfCookie(reply)
    return answerSession(kit, call, session, query.session, true)
  })

  kit.handle(giveCodeAgain, async (call) => {
    const { accountId, sessionId } = call.principal
    // The session first: the token may outlive it.
    await call.read(ownAccount)
    const isRight = await guess(kit, codeGuesses(kit, call, accountId), call.now, () =>
      db.withSystem((tx) => takeCode(tx, accountId, call.body.code, call.now)),
    )
    if (!isRight) throw wrongCode()
    return call.write(async (tx) => {
      await markSession(tx, sessionId, { secondFactorAt: call.now })
      return { resource: `sessions/${sessionId}`, answer: {} }
    })
  })

  kit.handle(startSecondFactor, async ({ now, request }) => {
    const { account, secret } = await db.withSystem(async (tx) => {
      const half = await halfSignedInAccount(tx, request, now)
      return { account: half, secret: await secretToSetUp(tx, keys, half.id, now) }
    })
    return { secret: (secret.match(/.{1,4}/g) ?? []).join(' '), uri: keyUri(BRAND, account.email, secret) }
  })

  kit.handle(confirmSecondFactor, async (call) => {
    const { body, now, request, reply } = call
    const account = await db.withSystem((tx) => halfSignedInAccount(tx, request, now))
    const done = await guess(kit, codeGuesses(kit, call, account.id), now, () =>
      db.withSystem(async (tx) => {
        if (!(await useCode(tx, keys, account.id, body.code, true, now))) return null
        const codes = await issueRecoveryCodes(tx, keys, account.id)
        await requestAccountEmail(tx, account.id, 'second-factor-added')
        return { codes, session: await signInFully(tx, request, account, now) }
      }),
    )
    if (!done) throw wrongCode()
    clearHalfCookie(reply)
    // The browser is signed in; it shows the recovery codes before it continues.
    const session = answerSession(kit, call, done.session, undefined, true) as SessionState
    return { recoveryCodes: done.codes, session }
  })

  kit.handle(readSecondFactor, ({ read }) =>
    read(async (tx, { accountId }) => {
      const factor = await factorOf(tx, accountId)
      return {
        required: config.staffSecondFactor === 'required',
        since: factor?.confirmedAt?.toISOString() ?? null,
        wanted: factor !== undefined && factor.confirmedAt === null,
        recoveryCodesLeft: await recoveryCodesLeft(tx, accountId),
      }
    }),
  )

  kit.handle(wantSecondFactor, async (call) => {
    await requireCurrentPassword(kit, call, call.body.currentPassword)
    return call.write(async (tx, { accountId }) => {
      await secretToSetUp(tx, keys, accountId, call.now)
      return { resource: `accounts/${accountId}/second-factor`, answer: {} }
    })
  })

  kit.handle(renewRecoveryCodes, async (call) => {
    await requireCurrentPassword(kit, call, call.body.currentPassword)
    let codes: string[] = []
    await call.write(async (tx, { accountId }) => {
      if (!(await factorOf(tx, accountId))?.confirmedAt)
        throw new Problem('state-conflict', { text: 'identity.second-factor-not-set-up' })
      codes = await issueRecoveryCodes(tx, keys, accountId)
      return { resource: `accounts/${accountId}/recovery-codes`, answer: {} }
    })
    // Not in the act: a repeated request makes no codes and shows none.
    return { recoveryCodes: codes }
  })

  kit.handle(removeSecondFactor, async (call) => {
    await requireCurrentPassword(kit, call, call.body.currentPassword)
    return call.write(async (tx, who) => {
      await asSystem(tx)
      const account = await ownAccount(tx, who)
      await forgetSecondFactor(tx, account, call.now, who.sessionId)
      return { resource: `accounts/${account.id}/second-factor`, answer: {} }
    })
  })
}

export function secondFactorEvents(kit: ServiceKit): void {
  kit.cron('identity.half-signed-in', { everyMinutes: 60, most: 10_000, of: 'sessions', rest: 'no-longer-due' }, (most) =>
    kit.db.withSystem(async (tx) => void (await forgetHalfSessions(tx, kit.clock(), most))),
  )
}
