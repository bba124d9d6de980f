import cookie from '@fastify/cookie'
import { LANGUAGE_COOKIE } from '@onward/contracts'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config'

const PREFIX = '__Host-'
/** Changes at sign-in and sign-out, so that a page from the back-forward cache notices that it is outdated. */
export const EPOCH_COOKIE = 'onward_epoch'
/** Scripts of the portal read these by their plain names; none opens anything. */
const READ_BY_SCRIPTS: ReadonlySet<string> = new Set([LANGUAGE_COOKIE, EPOCH_COOKIE, 'onward_loading'])

/**
 * Cookies by their plain names. Where they are sent over https only, the browser keeps all but those that scripts read as `__Host-…`: another
 * host of the domain can neither plant nor read them, and a plain cookie of the same name counts for nothing.
 */
export async function registerCookies(app: FastifyInstance, { secure }: Pick<Config, 'secure'>): Promise<void> {
  await app.register(cookie)
  if (!secure) return
  app.addHook('onRequest', async (request, reply) => {
    request.cookies = plainNames(request.cookies)
    const { setCookie, clearCookie } = reply
    reply.setCookie = (name, value, options) => setCookie.call(reply, keptAs(name), value, boundToHost(name, options))
    reply.clearCookie = (name, options) => clearCookie.call(reply, keptAs(name), boundToHost(name, options))
  })
}

const keptAs = (name: string): string => (READ_BY_SCRIPTS.has(name) ? name : `${PREFIX}${name}`)

/** Browsers refuse the prefix with a path of its own, a domain, or without `Secure`. */
const boundToHost = <T extends object>(name: string, options?: T): T | (T & { path: '/'; secure: true }) | undefined =>
  READ_BY_SCRIPTS.has(name) ? options : { ...(options ?? ({} as T)), path: '/', secure: true }

function plainNames(cookies: Record<string, string | undefined>): Record<string, string | undefined> {
  const named = Object.entries(cookies).flatMap(([name, value]) => {
    if (name.startsWith(PREFIX)) return [[name.slice(PREFIX.length), value] as const]
    return READ_BY_SCRIPTS.has(name) ? [[name, value] as const] : []
  })
  return Object.fromEntries(named)
}
