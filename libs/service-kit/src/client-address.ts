import { timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { type Keys, keyedHash } from './keys'

/** Apart from X-Forwarded-For, which everybody may write and each proxy extends. */
export const CLIENT_HEADER = 'x-onward-client'
/** For clocks that differ and answers that wait; a copied header is of no use afterwards. */
const VALID_MS = 60_000

/**
 * Header with which one process of the portal asks another on a visitor's behalf, so that limits count the visitor and not the gateway.
 * Signed with the key that all processes share.
 */
export const clientHeader = (keys: Pick<Keys, 'hash'>, ip: string, now: Date): Record<string, string> => ({
  [CLIENT_HEADER]: `${ip} ${now.getTime()} ${signatureOf(keys, ip, String(now.getTime()))}`,
})

/** The visitor's address of a signed header; null for none, a forged one and an old one. */
export function clientNamedIn(header: unknown, keys: Pick<Keys, 'hash'>, now: Date): string | null {
  if (typeof header !== 'string') return null
  const [ip = '', at = '', signature = ''] = header.split(' ')
  const expected = Buffer.from(signatureOf(keys, ip, at))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  return isIP(ip) !== 0 && Math.abs(now.getTime() - Number(at)) <= VALID_MS ? ip : null
}

const signatureOf = (keys: Pick<Keys, 'hash'>, ip: string, at: string): string =>
  keyedHash(keys, 'client', `${ip} ${at}`).toString('base64url')
