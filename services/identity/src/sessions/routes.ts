import { ACCESS_TOKEN_SECONDS, ERASE_AT_FIELD, Problem, readSession, refreshSession, signIn, signOut } from '@onward/contracts'
import type { Call, ServiceKit } from '@onward/service-kit'
import { accessTokenOf, clearSessionCookies, REFRESH_COOKIE, setSessionCookies } from '@onward/service-kit/session'
import { findByEmail, findById, sessionUserOf } from '../accounts/accounts'
import { passwordTried } from '../accounts/password-tries'
import { deviceOf } from './device'
import { endSession, type OpenSession, openSession, rotate, sessionOfToken } from './sessions'

export function sessionRoutes(kit: ServiceKit): void {
  const { db, config, keys, tokens } = kit

  /** Sets the cookies and gives the state, or the specification's Session object. */
  function answer(call: Pick<Call, 'reply' | 'now'>, session: OpenSession, how: 'token' | undefined, newEpoch: boolean) {
    const { token, expiresAt } = tokens.issue(session.who, call.now)
    setSessionCookies(call.reply, config, {
      accessToken: token,
      refreshToken: session.refreshToken,
      until: session.expiresAt,
      newEpoch,
    })
    const user = sessionUserOf(session.account)
    if (how !== 'token') return { user, expiresAt: expiresAt.toISOString() }
    return {
      access_token: token,
      refresh_token: session.refreshToken,
      expires_in: ACCESS_TOKEN_SECONDS,
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      token_type: 'bearer' as const,
      user: {
        id: user.id,
        email: user.email,
        user_metadata: { first_name: user.firstName, last_name: user.lastName, user_type: user.role },
      },
    }
  }

  kit.handle(signIn, async (call) => {
    const { body, query, now } = call
    const account = await db.withSystem((tx) => findByEmail(tx, body.email))
    const fits = await passwordTried(kit, body.email, account?.passwordHash ?? null, body.password)
    if (!fits || !account) throw new Problem('invalid-credentials')
    // Told only to someone who knows the password.
    if (account.suspendedAt) throw new Problem('account-suspended')
    if (!account.confirmedAt) throw new Problem('email-not-verified')
    if (account.eraseAt) {
      throw new Problem('account-closing', undefined, [{ field: ERASE_AT_FIELD, message: account.eraseAt.toISOString() }])
    }
    const before = call.request.cookies[REFRESH_COOKIE]
    const session = await db.withSystem(async (tx) => {
      const replaced = before ? await sessionOfToken(tx, before) : null
      if (replaced) await endSession(tx, replaced, 'sign-out', now)
      return openSession(tx, account, deviceOf(call.request.headers['user-agent']), now)
    })
    return answer(call, session, query.session, true)
  })

  kit.handle(refreshSession, async (call) => {
    const token = call.body.refresh_token ?? call.request.cookies[REFRESH_COOKIE]
    if (!token) throw new Problem('sign-in-required')
    const refreshed = await db.withSystem((tx) => rotate(tx, keys, token, call.now))
    if (refreshed.outcome === 'refreshed') return answer(call, refreshed.session, call.query.session, false)
    if (refreshed.outcome === 'ended' && refreshed.because === 'token-reuse') {
      call.log.warn('a refresh token was used again after its grace; its session is ended')
    }
    clearSessionCookies(call.reply, config)
    throw new Problem(refreshed.outcome === 'suspended' ? 'account-suspended' : 'sign-in-required')
  })

  kit.handle(signOut, async ({ request, reply, principal, now }) => {
    const refreshToken = request.cookies[REFRESH_COOKIE]
    // The access token may have expired; whoever holds it may still end its session.
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
      const account = who && (await findById(tx, who.accountId))
      const token = accessTokenOf(call.request)
      const expiresAt = token && tokens.readExpired(token)?.expiresAt
      if (!account || !expiresAt) throw new Problem('sign-in-required')
      return { user: sessionUserOf(account), expiresAt: expiresAt.toISOString() }
    }),
  )
}
