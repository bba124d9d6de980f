import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Config } from './config'
import { type Keys, openField, sealField } from './keys'

const DEVICE_COOKIE = 'onward_device'
const BOUND_TO = 'device cookie'
const DAYS = 365
/** Most people remembered per browser; the one who signed in longest ago is forgotten first. */
const MOST = 5

/** Somebody who has signed in on this device, and the device's id for them. */
interface Known {
  accountId: string
  device: string
}
const content = v.array(v.object({ accountId: v.string(), device: v.string() }))

/** Who has signed in on the requesting device, the latest first. The cookie is sealed, so it cannot be forged or read. */
export function knownOn(request: FastifyRequest, keys: Pick<Keys, 'fields'>): readonly Known[] {
  const cookie = request.cookies[DEVICE_COOKIE]
  if (!cookie) return []
  try {
    const read = v.safeParse(content, JSON.parse(openField(keys, cookie, BOUND_TO)))
    return read.success ? read.output : []
  } catch {
    return []
  }
}

/** Marks the requesting device as known for this person, also after they sign out. */
export function rememberDevice(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { keys, config }: { keys: Pick<Keys, 'fields'>; config: Pick<Config, 'secure'> },
  accountId: string,
): void {
  const before = knownOn(request, keys)
  const known = before.find((one) => one.accountId === accountId) ?? {
    accountId,
    device: randomBytes(12).toString('base64url'),
  }
  const list = [known, ...before.filter((one) => one !== known)].slice(0, MOST)
  reply.setCookie(DEVICE_COOKIE, sealField(keys, JSON.stringify(list), BOUND_TO), {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secure,
    path: '/api/identity',
    maxAge: DAYS * 24 * 3600,
  })
}
