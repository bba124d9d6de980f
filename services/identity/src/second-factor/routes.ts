import {
  BRAND,
  confirmSecondFactor,
  giveSecondFactor,
  Problem,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type SessionUser,
  startSecondFactor,
  wantSecondFactor,
} from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { eq } from 'drizzle-orm'
import { findById } from '../accounts/accounts'
import { currentPasswordGiven } from '../accounts/own-routes'
import { asForms } from '../accounts/routes'
import { type Account, recoveryCodes, secondFactors, sessions } from '../db/schema'
import { codeGuesses, guess } from '../guesses/guesses'
import { requestLetter } from '../mail/send'
import { endSessionsOf, type OpenSession } from '../sessions/sessions'
import { answerSession, startSession } from '../sessions/start'
import { clearHalf, endHalves, forgetHalves, HALF_COOKIE, halfOf, recoveryCodesLeft, secretToSetUp, useCode } from './factor'
import { issueRecoveryCodes, useRecoveryCode } from './recovery'
import { isStaff } from './staff-role'
import { keyUri } from './totp'

const wrongCode = () => new Problem('invalid-input', { errors: [{ field: 'code', text: 'identity.second-factor-wrong-code' }] })

/** The second factor of staff: an authenticator app, and codes on paper for when the phone is lost. */
export function secondFactorRoutes(kit: ServiceKit): void {
  const { db, keys, config } = kit

  const finish = async (
    tx: Tx,
    request: Parameters<typeof startSession>[1],
    account: Account,
    now: Date,
  ): Promise<OpenSession> => {
    await endHalves(tx, account.id)
    const session = await startSession(tx, request, account, now)
    await tx.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, session.who.sessionId))
    return session
  }

  kit.handle(giveSecondFactor, async (call) => {
    const { body, query, now, request, reply } = call
    const account = await db.withSystem((tx) => halfOf(tx, request.cookies[HALF_COOKIE], now))
    const session = await guess(kit, codeGuesses(kit, call, account.id), now, () =>
      db.withSystem(async (tx) => {
        const byApp = await useCode(tx, keys, account.id, body.code, false, now)
        const byPaper = !byApp && (await useRecoveryCode(tx, keys, account.id, body.code, now))
        if (!byApp && !byPaper) return null
        // Told by letter: if it was somebody else, its owner must hear of it.
        if (byPaper) await requestLetter(tx, account.id, 'recovery-code-used')
        return finish(tx, request, account, now)
      }),
    )
    if (!session) throw wrongCode()
    clearHalf(reply)
    return answerSession(kit, call, session, query.session, true)
  })

  kit.handle(startSecondFactor, async ({ now, request }) => {
    const { account, secret } = await db.withSystem(async (tx) => {
      const half = await halfOf(tx, request.cookies[HALF_COOKIE], now)
      return { account: half, secret: await secretToSetUp(tx, keys, half.id, now) }
    })
    return { secret: (secret.match(/.{1,4}/g) ?? []).join(' '), uri: keyUri(BRAND, account.email, secret) }
  })

  kit.handle(confirmSecondFactor, async (call) => {
    const { body, now, request, reply } = call
    const account = await db.withSystem((tx) => halfOf(tx, request.cookies[HALF_COOKIE], now))
    const done = await guess(kit, codeGuesses(kit, call, account.id), now, () =>
      db.withSystem(async (tx) => {
        if (!(await useCode(tx, keys, account.id, body.code, true, now))) return null
        const codes = await issueRecoveryCodes(tx, keys, account.id)
        await requestLetter(tx, account.id, 'second-factor-added')
        return { codes, session: await finish(tx, request, account, now) }
      }),
    )
    if (!done) throw wrongCode()
    clearHalf(reply)
    // The browser has the cookies; the codes are shown before it goes on.
    const session = answerSession(kit, call, done.session, undefined, true) as { user: SessionUser; expiresAt: string }
    return { recoveryCodes: done.codes, session }
  })

  kit.handle(readSecondFactor, ({ read }) =>
    read(async (tx, who) => {
      const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.accountId, who.accountId))
      return {
        required: config.staffSecondFactor === 'required',
        since: factor?.confirmedAt?.toISOString() ?? null,
        wanted: factor !== undefined && factor.confirmedAt === null,
        recoveryCodesLeft: await recoveryCodesLeft(tx, who.accountId),
      }
    }),
  )

  kit.handle(wantSecondFactor, async (call) => {
    await currentPasswordGiven(kit, call, call.body.currentPassword)
    return call.write(async (tx, who) => {
      await secretToSetUp(tx, keys, who.accountId, call.now)
      return { resource: `accounts/${who.accountId}/second-factor`, answer: {} }
    })
  })

  kit.handle(renewRecoveryCodes, async (call) => {
    await currentPasswordGiven(kit, call, call.body.currentPassword)
    let codes: string[] = []
    await call.write(async (tx, who) => {
      const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.accountId, who.accountId))
      if (!factor?.confirmedAt) throw new Problem('state-conflict', { text: 'identity.second-factor-not-set-up' })
      codes = await issueRecoveryCodes(tx, keys, who.accountId)
      return { resource: `accounts/${who.accountId}/recovery-codes`, answer: {} }
    })
    // Never in the act: a repeat of the request makes none and shows none.
    return { recoveryCodes: codes }
  })

  kit.handle(removeSecondFactor, async (call) => {
    await currentPasswordGiven(kit, call, call.body.currentPassword)
    return call.write(async (tx, who) => {
      await asForms(tx)
      const account = who && (await findById(tx, who.accountId))
      if (!account) throw new Problem('sign-in-required')
      await forgetSecondFactor(tx, account, call.now, who.sessionId)
      return { resource: `accounts/${account.id}/second-factor`, answer: {} }
    })
  })

  kit.cron('identity.half-signed-in', 60, async () => void (await db.withSystem((tx) => forgetHalves(tx, kit.clock()))))
}

/** Forgets app and recovery codes; every session but one ends, and the next sign-in sets up another app. */
export async function forgetSecondFactor(tx: Tx, account: Account, now: Date, exceptSession?: string): Promise<void> {
  if (!isStaff(account)) throw new Problem('state-conflict', { text: 'identity.second-factor-none' })
  const gone = await tx.delete(secondFactors).where(eq(secondFactors.accountId, account.id)).returning()
  if (gone.length === 0) throw new Problem('state-conflict', { text: 'identity.second-factor-no-app' })
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, account.id))
  await endHalves(tx, account.id)
  await endSessionsOf(tx, account.id, 'second-factor', now, exceptSession)
  await requestLetter(tx, account.id, 'second-factor-removed')
}
