import { SECOND_FACTOR_MINUTES } from '@onward/contracts'
import type { Config } from '@onward/service-kit'
import type { FastifyReply } from 'fastify'

export const HALF_COOKIE = 'onward_half_signed_in'
const COOKIE_PATH = '/api/identity/second-factor'

export const keepHalfCookie = (reply: FastifyReply, { secure }: Config, value: string): unknown =>
  reply.setCookie(HALF_COOKIE, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: COOKIE_PATH,
    maxAge: SECOND_FACTOR_MINUTES * 60,
  })
export const clearHalfCookie = (reply: FastifyReply): unknown => reply.clearCookie(HALF_COOKIE, { path: COOKIE_PATH })
