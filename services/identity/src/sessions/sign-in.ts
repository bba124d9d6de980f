import { ACCESS_TOKEN_SECONDS, type SessionUser } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { Call, ServiceKit } from '@onward/service-kit'
import { rememberDevice } from '@onward/service-kit/device'
import { REFRESH_COOKIE, setSessionCookies } from '@onward/service-kit/session'
import type { FastifyRequest } from 'fastify'
import { lockVerified } from '../accounts/store'
import type { Account } from '../db/schema'
import { deviceOf } from './device'
import { endSession, type OpenSession, openSession, type SessionRules, sessionOfToken } from './store'

export const sessionUserOf = ({ id, email, role, firstName, lastName, language }: Account): SessionUser => ({
  id,
  email,
  role,
  firstName,
  lastName,
  language,
})

/** Whether this is the account's first session. */
export const isFirstSession = ({ firstSessionId }: Pick<Account, 'firstSessionId'>, sessionId: string): boolean =>
  firstSessionId === sessionId

/** Signs an account in on this browser, and signs the previous one out. Throws `invalid-credentials` unless it is as it was when it was read. */
export async function startSession(
  tx: Tx,
  rules: SessionRules,
  request: FastifyRequest,
  account: Account,
  now: Date,
): Promise<OpenSession> {
  const current = await lockVerified(tx, account)
  const before = request.cookies[REFRESH_COOKIE]
  const replaced = before ? await sessionOfToken(tx, before) : null
  if (replaced) await endSession(tx, replaced, 'sign-out', now)
  return openSession(tx, rules, current, deviceOf(request.headers['user-agent']), now)
}

/**
 * Sets the cookies, remembers the device and gives the state, or the specification's Session object. `newEpoch`: somebody signed
 * in.
 */
export function answerSession(
  kit: Pick<ServiceKit, 'config' | 'keys' | 'tokens'>,
  call: Pick<Call, 'request' | 'reply' | 'now'>,
  session: OpenSession,
  how: 'token' | undefined,
  newEpoch: boolean,
) {
  const { token, expiresAt } = kit.tokens.issue(session.who, call.now)
  rememberDevice(call, kit, session.account.id)
  setSessionCookies(call.reply, kit.config, {
    accessToken: token,
    refreshToken: session.refreshToken,
    until: session.expiresAt,
    newEpoch,
  })
  const user = sessionUserOf(session.account)
  if (how !== 'token') {
    return {
      user,
      expiresAt: expiresAt.toISOString(),
      isFirstSession: isFirstSession(session.account, session.who.sessionId),
    }
  }
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
