import { Problem } from '@onward/contracts'
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config'
import { isHostOf } from './hosts'
import { ACCESS_COOKIE, bearerOf, REFRESH_COOKIE } from './session'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A route's own `config` with this answers any host: what it says is no secret, or it looks at the host itself. */
export const ANY_HOST: FastifyContextConfig & { anyHost: true } = { anyHost: true }

/**
 * A name of somebody else's that leads here (DNS rebinding) would make their page one of the portal's. Throws Problem `host-refused`.
 * X-Forwarded-Host counts only from proxies that are trusted.
 */
export function refuseForeignHost(request: FastifyRequest, reply: FastifyReply, { origins }: Pick<Config, 'origins'>): void {
  if ((request.routeOptions.config as { anyHost?: boolean }).anyHost || isHostOf(origins, request.host)) return
  // Of an upgrade that is refused this early nobody else ends the connection.
  if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon())
  throw new Problem('host-refused')
}

/** Whether a request's Origin is one of the portal's; never compared with what the request says of its own host. */
export const isOwnOrigin = (origin: string, { origins }: Pick<Config, 'origins'>): boolean => origins.includes(origin)

/**
 * Unsafe requests that a browser would send for another site are refused: a foreign Origin always, and no Origin when session cookies
 * come along. A Bearer token is proof enough, for no browser adds it by itself. Throws Problem `origin-refused`.
 */
export function refuseForeignOrigin(request: FastifyRequest, config: Pick<Config, 'origins'>): void {
  if (SAFE.has(request.method) || bearerOf(request)) return
  const { origin } = request.headers
  if (origin !== undefined) {
    if (isOwnOrigin(origin, config)) return
    throw new Problem('origin-refused')
  }
  const cookies = request.cookies ?? {}
  const withSession = cookies[ACCESS_COOKIE] !== undefined || cookies[REFRESH_COOKIE] !== undefined
  if (withSession && request.headers['sec-fetch-site'] !== 'same-origin') throw new Problem('origin-refused')
}
