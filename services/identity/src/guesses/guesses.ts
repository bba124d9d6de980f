import { Problem } from '@onward/contracts'
import type { Call, ServiceKit } from '@onward/service-kit'
import { networkOf } from '@onward/service-kit/call'
import { knownOn } from '@onward/service-kit/device'
import { keyedHash } from '@onward/service-kit/keys'
import { recordRightGuess, takeGuess } from './store'

type Kit = Pick<ServiceKit, 'db' | 'keys' | 'config'>
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

interface Measure {
  /** Guesses without a wait. */
  free: number
  /** The longest wait between two guesses. */
  longestMs: number
  /** Time without a guess after which counting starts again. */
  memoryMs: number
}
interface Counter extends Measure {
  name: string
  /** Whether a right guess proves that the wrong ones before it were the person's own, so that the counter is cleared. */
  proved: boolean
}
const OWN: Measure = { free: 10, longestMs: 15 * MINUTE_MS, memoryMs: 24 * HOUR_MS }
/** From all networks together. One person does not get here in a day; if many do, unknown devices still get a guess a minute. */
const EVERYWHERE: Measure = { free: 50, longestMs: MINUTE_MS, memoryMs: 24 * HOUR_MS }
/** At any password, from one household or office. */
const NETWORK: Measure = { free: 100, longestMs: MINUTE_MS, memoryMs: HOUR_MS }
/** Six digits are quickly guessed by somebody who knows the password. */
const CODE: Measure = { free: 8, longestMs: 15 * MINUTE_MS, memoryMs: 24 * HOUR_MS }
const CODE_EVERYWHERE: Measure = { ...CODE, free: 24 }

const senderOf = ({ request }: Pick<Call, 'request'>): string => networkOf(request.ip)
const deviceOf = ({ request }: Pick<Call, 'request'>, { keys }: Pick<Kit, 'keys'>, accountId: string | null): string | null =>
  knownOn(request, keys).find((known) => known.accountId === accountId)?.device ?? null

/** Counters for the password of an address: a device from which its owner has signed in before is counted separately. */
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

/** Counter for the password of a signed-in person: it does not delay sign-ins elsewhere. */
export const sessionGuesses = ({ config }: Pick<Kit, 'config'>, sessionId: string): Counter[] => [
  { name: `password in session ${sessionId}`, proved: true, ...OWN, free: OWN.free * config.rateFactor },
]

/** Counters for the second factor of an account; `rateFactor` does not apply. */
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
 * Counts a guess before checking it, so that simultaneous guesses cannot exceed the limit. Gives the result of `check`, which is
 * false or null for a wrong guess. Throws `too-many-requests` with the time to wait, without a check.
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
  const taken = { names: each('name'), free: each('free'), longestMs: each('longestMs'), memoryMs: each('memoryMs') }
  const wait = await takeGuess(db, taken, now)
  if (wait > 0) throw new Problem('too-many-requests', { retryAfter: Math.ceil(wait / 1000) })
  const found = await check()
  if (found) {
    const names = (proved: boolean) => named.filter((counter) => counter.proved === proved).map(({ name }) => name)
    await recordRightGuess(db, names(true), names(false))
  }
  return found
}
