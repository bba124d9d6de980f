import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Config } from './config'
import { type Keys, openField, sealField } from './keys'

/** Minutes for which a browser keeps an opened link. */
export const LINK_SESSION_MINUTES = 30

/** One kind of link: the name of its cookie, and the path for which it is sent. */
export interface LinkSession {
  name: string
  path: string
}
const boundTo = ({ name }: LinkSession): string => `link session ${name}`
const content = v.object({ value: v.string(), until: v.number() })

/**
 * Moves the content of a link into a cookie that scripts cannot read, because addresses appear in histories and on shared screens.
 * The browser drops it when it is closed.
 */
export function keepLink(
  reply: FastifyReply,
  { keys, config }: { keys: Pick<Keys, 'fields'>; config: Pick<Config, 'secure'> },
  session: LinkSession,
  value: string,
  now: Date,
): void {
  const until = now.getTime() + LINK_SESSION_MINUTES * 60_000
  const sealed = sealField(keys, JSON.stringify({ value, until }), boundTo(session))
  reply.setCookie(session.name, sealed, { httpOnly: true, sameSite: 'lax', secure: config.secure, path: session.path })
}

/** The content of the link that this browser opened; null without one, or when it has expired. */
export function linkFromCookie(
  request: FastifyRequest,
  keys: Pick<Keys, 'fields'>,
  session: LinkSession,
  now: Date,
): string | null {
  try {
    const opened: unknown = JSON.parse(openField(keys, request.cookies[session.name] ?? '', boundTo(session)))
    const read = v.safeParse(content, opened)
    return read.success && read.output.until > now.getTime() ? read.output.value : null
  } catch {
    return null
  }
}

export const forgetLink = (reply: FastifyReply, { name, path }: LinkSession): unknown => reply.clearCookie(name, { path })
