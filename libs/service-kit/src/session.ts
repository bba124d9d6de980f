import { randomBytes } from 'node:crypto'
import jwt from '@fastify/jwt'
import { ACCESS_TOKEN_SECONDS, ROLES } from '@onward/contracts'
import type { Principal } from '@onward/database'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Config } from './config'
import { EPOCH_COOKIE } from './cookies'
import type { Keys } from './keys'

export const ACCESS_COOKIE = 'onward_access'
export const REFRESH_COOKIE = 'onward_refresh'
const REFRESH_PATH = '/api/identity'
const ISSUER = 'onward-identity'

/** Claims of an access token: ids and the role, no personal data. */
const claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  sid: v.pipe(v.string(), v.uuid()),
  role: v.picklist(ROLES),
  exp: v.number(),
})

interface Generation {
  sign(payload: object): string
  verify(token: string): unknown
}
export interface AccessTokens {
  /** Signs a token for a principal; throws in a process with public keys only. */
  issue(who: Principal, now: Date): { token: string; expiresAt: Date }
  /** The account of a token; null when it is forged, expired at `now` or not ours. */
  read(token: string, now: Date): Principal | null
  /**
   * The same for a token that may have expired: for pages, which check the session in the database and let the browser refresh. Not
   * sufficient for answering data.
   */
  readExpired(token: string): { who: Principal; expiresAt: Date } | null
}

/** Access tokens: EdDSA, one generation per key id. Identity signs, everyone verifies. */
export async function registerAccessTokens(app: FastifyInstance, keys: Keys): Promise<AccessTokens> {
  const { current, publicKeys } = keys.sessions
  for (const [kid, publicKey] of publicKeys) {
    const secret = {
      public: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      private: kid === current?.kid ? current.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() : '',
    }
    await app.register(jwt, {
      namespace: `k${kid}`,
      secret,
      sign: { algorithm: 'EdDSA', kid, iss: ISSUER },
      // Expiry is checked below by the given clock, not by the library's.
      verify: { algorithms: ['EdDSA'], allowedIss: ISSUER, ignoreExpiration: true, cache: 2000 },
    })
  }
  const generation = (kid: string): Generation => (app.jwt as unknown as Record<string, Generation>)[`k${kid}`] as Generation
  const readExpired = (token: string): { who: Principal; expiresAt: Date } | null => {
    const kid = keyIdOf(token)
    if (kid === null || !publicKeys.has(kid)) return null
    try {
      const read = v.safeParse(claims, generation(kid).verify(token))
      if (!read.success) return null
      const { sub, sid, role, exp } = read.output
      return { who: { accountId: sub, sessionId: sid, role }, expiresAt: new Date(exp * 1000) }
    } catch {
      return null
    }
  }
  return {
    issue(who, now) {
      if (!current) throw new Error('This process has no key to sign sessions')
      const iat = Math.floor(now.getTime() / 1000)
      const exp = iat + ACCESS_TOKEN_SECONDS
      const token = generation(current.kid).sign({ sub: who.accountId, sid: who.sessionId, role: who.role, iat, exp })
      return { token, expiresAt: new Date(exp * 1000) }
    },
    read(token, now) {
      const found = readExpired(token)
      return found && found.expiresAt > now ? found.who : null
    },
    readExpired,
  }
}

function keyIdOf(token: string): string | null {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString())
    const kid = header && typeof header === 'object' && 'kid' in header ? header.kid : null
    return typeof kid === 'string' ? kid : null
  } catch {
    return null
  }
}

/** The token of a request: a Bearer header wins over the cookie. */
export function accessTokenOf(request: FastifyRequest): string | null {
  return bearerOf(request) ?? request.cookies[ACCESS_COOKIE] ?? null
}
export function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}

export interface SessionCookies {
  accessToken: string
  refreshToken: string
  /** Expiry of the refresh token and of the cookies; the access token inside expires sooner. */
  until: Date
  /** Set at sign-in; a refresh keeps the epoch. */
  newEpoch: boolean
}

export function setSessionCookies(reply: FastifyReply, config: Config, cookies: SessionCookies): void {
  const common = { httpOnly: true, sameSite: 'lax', secure: config.secure, expires: cookies.until } as const
  reply.setCookie(ACCESS_COOKIE, cookies.accessToken, { ...common, path: '/' })
  reply.setCookie(REFRESH_COOKIE, cookies.refreshToken, { ...common, path: REFRESH_PATH })
  if (cookies.newEpoch) setEpoch(reply, config)
}

export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  const common = { httpOnly: true, sameSite: 'lax', secure: config.secure } as const
  reply.clearCookie(ACCESS_COOKIE, { ...common, path: '/' })
  reply.clearCookie(REFRESH_COOKIE, { ...common, path: REFRESH_PATH })
  setEpoch(reply, config)
}

function setEpoch(reply: FastifyReply, config: Config): void {
  reply.setCookie(EPOCH_COOKIE, randomBytes(6).toString('base64url'), {
    sameSite: 'lax',
    secure: config.secure,
    path: '/',
    maxAge: 400 * 24 * 3600,
  })
}
