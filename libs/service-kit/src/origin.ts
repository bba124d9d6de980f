import { Problem } from '@onward/contracts'
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config'
import { isHostOf } from './hosts'
import { ACCESS_COOKIE, bearerOf, REFRESH_COOKIE } from './session'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A route with this `config` answers any host, in each process, however busy: its answer is no secret, or it checks the host itself. */
export const ANY_HOST: FastifyContextConfig & { anyHost: true } = { anyHost: true }
export const answersAnyHost = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { anyHost?: boolean }).anyHost === true

/**
 * Refuses foreign host names that resolve to this server (DNS rebinding), whose pages would count as the portal's. Throws Problem
 * `host-refused`. X-Forwarded-Host counts only from trusted proxies.
 */
export function refuseForeignHost(request: FastifyRequest, reply: FastifyReply, { origins }: Pick<Config, 'origins'>): void {
  if (answersAnyHost(request) || isHostOf(origins, request.host)) return
  // An upgrade refused this early is not closed by anybody else.
  if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon())
  throw new Problem('host-refused')
}

/** Whether a request's Origin is one of the portal's; never compared with the request's own host. */
export const isOwnOrigin = (origin: string, { origins }: Pick<Config, 'origins'>): boolean => origins.includes(origin)

/**
 * Refuses unsafe requests that a browser may send for another site: with a foreign Origin, or with session cookies and no Origin. A
 * Bearer token is sufficient proof, because browsers do not add it. Throws Problem `origin-refused`.
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
