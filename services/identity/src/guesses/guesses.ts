import { Problem } from '@onward/contracts'
import type { Call, ServiceKit } from '@onward/service-kit'
import { networkOf } from '@onward/service-kit/call'
import { knownOn } from '@onward/service-kit/device'
import { keyedHash } from '@onward/service-kit/keys'

type Kit = Pick<ServiceKit, 'db' | 'keys' | 'config'>
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

interface Measure {
  /** Guesses without a wait. */
  free: number
  /** The longest wait between two guesses. */
  longestMs: number
  /** After so long without a guess it starts afresh. */
  keptMs: number
}
interface Counter extends Measure {
  name: string
  /** A right guess proves that the wrong ones before it were the person's own. */
  proved: boolean
}
const OWN: Measure = { free: 10, longestMs: 15 * MINUTE_MS, keptMs: 24 * HOUR_MS }
/** From everywhere together. Nobody alone gets here in a day; many who do leave a guess a minute to whoever has no known device. */
const EVERYWHERE: Measure = { free: 50, longestMs: MINUTE_MS, keptMs: 24 * HOUR_MS }
/** At anybody's password, from one household or office. */
const NETWORK: Measure = { free: 100, longestMs: MINUTE_MS, keptMs: HOUR_MS }
/** Six figures are soon guessed, by whoever has the password. */
const CODE: Measure = { free: 8, longestMs: 15 * MINUTE_MS, keptMs: 24 * HOUR_MS }
const CODE_EVERYWHERE: Measure = { ...CODE, free: 24 }

const senderOf = ({ request }: Pick<Call, 'request'>): string => networkOf(request.ip)
const deviceOf = ({ request }: Pick<Call, 'request'>, { keys }: Pick<Kit, 'keys'>, accountId: string | null): string | null =>
  knownOn(request, keys).find((known) => known.accountId === accountId)?.device ?? null

/** At the password of an address: a device on which its owner has signed in before is counted apart from everybody else. */
export function passwordGuesses(kit: Kit, call: Pick<Call, 'request'>, email: string, accountId: string | null): Counter[] {
  const subject = email.toLowerCase()
  const device = deviceOf(call, kit, accountId)
  const { rateFactor } = kit.config
  const counters: Counter[] = device
    ? [{ name: `password ${subject} device ${device}`, proved: true, ...OWN }]
    : [
        { name: `password ${subject} from ${senderOf(call)}`, proved: true, ...OWN },
        { name: `password ${subject}`, proved: false, ...EVERYWHERE },
        { name: `passwords from ${senderOf(call)}`, proved: false, ...NETWORK },
      ]
  return counters.map((counter) => ({ ...counter, free: counter.free * rateFactor }))
}

/** At the password of somebody who is signed in: it slows nobody down who signs in elsewhere. */
export const sessionGuesses = ({ config }: Pick<Kit, 'config'>, sessionId: string): Counter[] => [
  { name: `password in session ${sessionId}`, proved: true, ...OWN, free: OWN.free * config.rateFactor },
]

/** At the second factor of an account; whatever `rateFactor` says. */
export function codeGuesses(kit: Kit, call: Pick<Call, 'request'>, accountId: string): Counter[] {
  const device = deviceOf(call, kit, accountId)
  return device
    ? [{ name: `code ${accountId} device ${device}`, proved: true, ...CODE }]
    : [
        { name: `code ${accountId} from ${senderOf(call)}`, proved: true, ...CODE },
        { name: `code ${accountId}`, proved: false, ...CODE_EVERYWHERE },
      ]
}

/**
 * Checks a guess that was taken before: however many come at one moment, only as many are checked as there are free ones. Gives what the check
 * gives, which is false or null for a wrong guess. Throws `too-many-requests` with the time to wait, without a check.
 */
export async function guess<T>(
  { db, keys }: Pick<Kit, 'db' | 'keys'>,
  counters: readonly Counter[],
  now: Date,
  check: () => Promise<T>,
): Promise<T> {
  const named = counters.map((counter) => ({
    ...counter,
    name: keyedHash(keys, 'guess', counter.name).toString('base64url'),
  }))
  const each = <K extends keyof Counter>(field: K): Counter[K][] => named.map((counter) => counter[field])
  const [taken] = await db.sql<{ wait: number }[]>`
    select identity.take_guess(${each('name')}, ${each('free')}, ${each('longestMs')}, ${each('keptMs')}, ${now}) as wait`
  const wait = taken?.wait ?? 0
  if (wait > 0) throw new Problem('too-many-requests', { retryAfter: Math.ceil(wait / 1000) })
  const found = await check()
  if (found) {
    const names = (proved: boolean) => named.filter((counter) => counter.proved === proved).map(({ name }) => name)
    await db.sql`select identity.right_guess(${names(true)}, ${names(false)})`
  }
  return found
}
