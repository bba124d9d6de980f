import { isOwnRemote, Problem, type TokenRight } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import type { FastifyRequest } from 'fastify'
import { findToken, noteTokenUse, type UsableToken } from './registrations-store'
import { askWithin } from './store'

const ROUTES = '/api/gateway/registry/'
const TOKEN = /^Bearer (onw\.[a-z][a-z0-9-]{1,30}\.[\w-]{43})$/

export type DeployTokens = (request: FastifyRequest, name: string, rights: readonly TokenRight[]) => UsableToken

/**
 * Lets programs with a deploy token in, before anything of an upload is read. Gives the token of a request; throws `not-allowed` when it
 * is another remote's, or has not the right.
 */
export function deployTokens(kit: ServiceKit): DeployTokens {
  const known = new WeakMap<FastifyRequest, UsableToken>()
  kit.app.addHook('preParsing', async (request) => {
    if (!request.routeOptions.url?.startsWith(ROUTES)) return
    const [, secret] = TOKEN.exec(request.headers.authorization ?? '') ?? []
    const now = kit.clock()
    const token = secret
      ? await kit.db.withSystem(async (tx) => {
          const found = await findToken(askWithin(tx), secret, now)
          if (found) await noteTokenUse(askWithin(tx), found.id, now)
          return found
        })
      : null
    if (!token) throw new Problem('sign-in-required', { text: 'gateway.token-refused' })
    known.set(request, token)
  })
  return (request, name, rights) => {
    const token = known.get(request)
    if (!token) throw new Problem('sign-in-required', { text: 'gateway.token-refused' })
    // Of a registration that an older release allowed.
    if (isOwnRemote(name)) throw new Problem('not-allowed', { text: 'gateway.own-remote' })
    if (token.name !== name || !rights.every((right) => token.rights.includes(right)))
      throw new Problem('not-allowed', { text: 'gateway.token-rights' })
    return token
  }
}
