import { isIP } from 'node:net'
import { isLoopback } from './hosts'

/** What holds where others than the person at this machine can open the portal, and what is refused there. */

/** NCSC and OWASP: at least twelve where a password alone opens an account. */
export const PUBLIC_PASSWORD_MIN = 12
export interface StaffSession {
  /** Without anything done in it. */
  idleMinutes: number
  longestHours: number
}
/** A working day; OWASP's bounds for high-value applications. */
export const PUBLIC_STAFF_SESSION: StaffSession = { idleMinutes: 30, longestHours: 12 }

export interface ExposedSettings {
  PASSWORD_MIN_SIGN_UP?: number
  PASSWORD_MIN_ACTIVATION?: number
  STAFF_SECOND_FACTOR: 'required' | 'off'
  TRUST_PROXY?: string
}

/** One sentence for each setting that does not go with the public origins; none where all are this machine's. */
export function contradictionsOf(origins: readonly string[], set: ExposedSettings): string[] {
  const others = origins.filter((origin) => !isLoopback(new URL(origin).host))
  if (others.length === 0) return []
  const short = (['PASSWORD_MIN_SIGN_UP', 'PASSWORD_MIN_ACTIVATION'] as const).filter(
    (name) => (set[name] ?? PUBLIC_PASSWORD_MIN) < PUBLIC_PASSWORD_MIN,
  )
  return [
    others.length < origins.length && 'PUBLIC_ORIGIN names this machine beside addresses that others open: name one kind alone.',
    others.some((origin) => !origin.startsWith('https:')) &&
      'PUBLIC_ORIGIN must start with https:// where it is not this machine, or passwords and cookies can be read on their way.',
    set.TRUST_PROXY === undefined &&
      'Set TRUST_PROXY to the number of proxies before the portal (1 for one nginx, 0 where the portal sees the visitors’ own addresses): without it all visitors count as one and share one limit.',
    set.STAFF_SECOND_FACTOR === 'off' && 'STAFF_SECOND_FACTOR=off is for this machine alone: leave it out, or PUBLIC_ORIGIN.',
    ...short.map((name) => `${name} must be at least ${PUBLIC_PASSWORD_MIN} where PUBLIC_ORIGIN is not this machine.`),
  ].filter((fault) => fault !== false)
}

const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Whether it is a number of proxies, or addresses, networks and Fastify's names of networks with commas between. */
export function isTrustProxy(text: string): boolean {
  if (/^\d{1,2}$/.test(text)) return true
  return text.split(',').every((one) => {
    const [address = '', bits, ...rest] = one.trim().split('/')
    if (NETWORKS.has(one.trim())) return true
    const most = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1
    return rest.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  })
}
