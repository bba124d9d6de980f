import { Problem } from '@onward/contracts'
import type { FastifyRequest } from 'fastify'
import type { Config } from './config'
import { ACCESS_COOKIE, bearerOf, REFRESH_COOKIE } from './session'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Unsafe requests that a browser would send for another site are refused: a foreign Origin always, and no Origin when session cookies
 * come along. A Bearer token is proof enough, for no browser adds it by itself. Throws Problem `origin-refused`.
 */
export function refuseForeignOrigin(request: FastifyRequest, config: Pick<Config, 'origin'>): void {
  if (SAFE.has(request.method) || bearerOf(request)) return
  const { origin } = request.headers
  if (origin !== undefined) {
    if (origin === config.origin || origin === `${request.protocol}://${request.host}`) return
    throw new Problem('origin-refused')
  }
  const cookies = request.cookies ?? {}
  const withSession = cookies[ACCESS_COOKIE] !== undefined || cookies[REFRESH_COOKIE] !== undefined
  if (withSession && request.headers['sec-fetch-site'] !== 'same-origin') throw new Problem('origin-refused')
}
