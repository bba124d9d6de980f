import { randomBytes, timingSafeEqual } from 'node:crypto'
import { networkOf } from '@onward/service-kit/call'
import { isLoopback } from '@onward/service-kit/hosts'
import { type Keys, keyedHash } from '@onward/service-kit/keys'
import type { FastifyRequest } from 'fastify'

/** A page that stands longer is not counted. */
export const PROOF_HOURS = 12
/** The clock of another process may be a little ahead. */
const CLOCK_SKEW_MS = 60_000
const HOUR_MS = 3_600_000
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const

/** Who was given a page. Hashes by a key of the portal; nobody can be found from them. */
export interface Reporter {
  /** An account, or a visitor's browser in its network. */
  sender: string
  /** Empty: this machine itself, opened at its own address. */
  network: string
  isSignedIn: boolean
}
export interface Proof extends Reporter {
  /** Of this page alone; spent once for each version. */
  id: string
  shell: string
  /** Milliseconds since 1970. */
  at: number
}
type Hashing = Pick<Keys, 'hash'>

const shortHash = (keys: Hashing, purpose: string, value: string) =>
  keyedHash(keys, purpose, value).toString('base64url').slice(0, 16)

/** `accountId` is null for visitors; `origin` is the address at which the portal was opened. */
export function reporterOf(keys: Hashing, request: FastifyRequest, accountId: string | null, origin: string): Reporter {
  const { ip, headers } = request
  const isThisMachine =
    isLoopback(ip) && isLoopback(new URL(origin).hostname) && FORWARDING.every((name) => headers[name] === undefined)
  const network = isThisMachine ? '' : shortHash(keys, 'report network', networkOf(ip))
  const who = accountId ?? `${networkOf(ip)} ${headers['user-agent'] ?? ''}`
  return { sender: shortHash(keys, 'report sender', who), network, isSignedIn: accountId !== null }
}

/** What a page's document carries, so that reports can only come from pages that the gateway gave. */
export function signProof(keys: Hashing, reporter: Reporter, shell: string, now: Date): string {
  const proof: Proof = { ...reporter, id: randomBytes(16).toString('base64url'), shell, at: now.getTime() }
  const body = Buffer.from(JSON.stringify(proof)).toString('base64url')
  return `${body}.${macOf(keys, body).toString('base64url')}`
}

/** Null when the gateway did not make it, or too long ago. */
export function readProof(keys: Hashing, text: string, now: Date): Proof | null {
  const [body = '', mac = '', ...rest] = text.split('.')
  const [given, own] = [Buffer.from(mac, 'base64url'), macOf(keys, body)]
  if (rest.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return null
  const proof = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Proof
  const age = now.getTime() - proof.at
  return age > PROOF_HOURS * HOUR_MS || age < -CLOCK_SKEW_MS ? null : proof
}

const macOf = (keys: Hashing, body: string): Buffer => keyedHash(keys, 'report proof', body)
