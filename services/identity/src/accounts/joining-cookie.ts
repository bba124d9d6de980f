import { randomBytes } from 'node:crypto'
import type { Config } from '@onward/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { JOINING_MINUTES } from './joining-store'

const COOKIE = 'onward_joining'
const PATH = '/api/identity'

/** Marks the browser that registers, and gives the value of its cookie. */
export function markBrowser(reply: FastifyReply, { secure }: Config): string {
  const value = randomBytes(32).toString('base64url')
  reply.setCookie(COOKIE, value, { httpOnly: true, sameSite: 'lax', secure, path: PATH, maxAge: JOINING_MINUTES * 60 })
  return value
}
export const browserMark = ({ cookies }: FastifyRequest): string | undefined => cookies[COOKIE]
export const forgetBrowserMark = (reply: FastifyReply): unknown => reply.clearCookie(COOKIE, { path: PATH })
