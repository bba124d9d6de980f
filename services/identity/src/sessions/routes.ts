import {
  ERASE_AT_FIELD,
  endOneSession,
  endOtherSessions,
  listSessions,
  Problem,
  readSession,
  refreshSession,
  signIn,
  signOut,
} from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { accessTokenOf, clearSessionCookies, REFRESH_COOKIE } from '@onward/service-kit/session'
import { passwordFits } from '../accounts/passwords'
import { findByName, ownAccount } from '../accounts/store'
import { guess, passwordGuesses } from '../guesses/guesses'
import { keepHalfCookie } from '../second-factor/half-cookie'
import { openHalfSession } from '../second-factor/half-session-store'
import { nextFactor } from '../second-factor/store'
import { answerSession, isFirstSession, sessionUserOf, startSession } from './sign-in'
import { endSession, endSessionsOf, isSessionOf, openSessionsOf, rotate, sessionOfToken } from './store'

export function sessionRoutes(kit: ServiceKit): void {
  const { db, config, keys, tokens } = kit

  kit.handle(signIn, async (call) => {
    const { body, query, now } = call
    const account = await db.withSystem((tx) => findByName(tx, body.email))
    // An address and its staff ID are one account, so guesses at both count together.
    const guesses = passwordGuesses(kit, call, account?.email ?? body.email, account?.id ?? null)
    const fits = await guess(kit, guesses, now, () => passwordFits(account?.passwordHash ?? null, body.password))
    if (!fits || !account) throw new Problem('invalid-credentials')
    // Only somebody who knows the password learns this.
    if (account.suspendedAt) throw new Problem('account-suspended')
    if (!account.confirmedAt) throw new Problem('email-not-verified')
    if (account.eraseAt) {
      throw new Problem('account-closing', { errors: [{ field: ERASE_AT_FIELD, message: account.eraseAt.toISOString() }] })
    }
    const half = await db.withSystem(async (tx) => {
      const secondFactor = await nextFactor(tx, account, config)
      return secondFactor && { secondFactor, cookie: await openHalfSession(tx, account, now) }
    })
    if (half) {
      keepHalfCookie(call.reply, config, half.cookie)
      return { secondFactor: half.secondFactor }
    }
    const session = await db.withSystem((tx) => startSession(tx, config, call.request, account, now))
    return answerSession(kit, call, session, query.session, true)
  })

  kit.handle(refreshSession, async (call) => {
    const token = call.body.refresh_token ?? call.request.cookies[REFRESH_COOKIE]
    if (!token) throw new Problem('sign-in-required')
    const refreshed = await db.withSystem((tx) => rotate(tx, keys, token, call.now, config))
    if (refreshed.outcome === 'refreshed') return answerSession(kit, call, refreshed.session, call.query.session, false)
    if (refreshed.outcome === 'ended' && refreshed.because === 'token-reuse') {
      call.log.warn('a refresh token was used again after its grace; its session is ended')
    }
    clearSessionCookies(call.reply, config)
    throw new Problem(refreshed.outcome === 'suspended' ? 'account-suspended' : 'sign-in-required')
  })

  kit.handle(signOut, async ({ request, reply, principal, now }) => {
    const refreshToken = request.cookies[REFRESH_COOKIE]
    // An expired access token may still end its session.
    const accessToken = accessTokenOf(request)
    const named = principal ?? (accessToken ? (tokens.readExpired(accessToken)?.who ?? null) : null)
    await db.withSystem(async (tx) => {
      if (named) await endSession(tx, named.sessionId, 'sign-out', now)
      const byToken = refreshToken ? await sessionOfToken(tx, refreshToken) : null
      if (byToken) await endSession(tx, byToken, 'sign-out', now)
    })
    clearSessionCookies(reply, config)
    return {}
  })

  kit.handle(readSession, (call) =>
    call.read(async (tx, who) => {
      const account = await ownAccount(tx, who)
      const token = accessTokenOf(call.request)
      const expiresAt = token && tokens.readExpired(token)?.expiresAt
      if (!expiresAt) throw new Problem('sign-in-required')
      return {
        user: sessionUserOf(account),
        expiresAt: expiresAt.toISOString(),
        isFirstSession: isFirstSession(account, who.sessionId),
      }
    }),
  )

  kit.handle(listSessions, ({ now, read }) =>
    read(async (tx, { accountId, sessionId }) => {
      const items = (await openSessionsOf(tx, accountId, now)).map(({ id, device, startedAt, seenAt }) => ({
        id,
        device,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
        current: id === sessionId,
      }))
      return { items: items.sort((a, b) => Number(b.current) - Number(a.current)) }
    }),
  )

  kit.handle(endOneSession, ({ params: { id }, now, write }) =>
    write(async (tx, { accountId }) => {
      if (!(await isSessionOf(tx, id, accountId))) throw new Problem('not-found')
      await endSession(tx, id, 'other-device', now)
      return { resource: `sessions/${id}`, answer: {} }
    }),
  )

  kit.handle(endOtherSessions, ({ now, write }) =>
    write(async (tx, { accountId, sessionId }) => {
      const ended = await endSessionsOf(tx, accountId, 'other-device', now, sessionId)
      return { resource: `accounts/${accountId}/sessions`, answer: { ended } }
    }),
  )
}
