import { createRequire } from 'node:module'
import { hash, verify } from '@node-rs/argon2'
import { Problem, type ProblemFacts, type ProblemText } from '@onward/contracts'
import type { ServiceKit, SignedInCall } from '@onward/service-kit'
import type { Account } from '../db/schema'
import { guess, sessionGuesses } from '../guesses/guesses'
import { ownAccount } from './store'

const commonPasswords = createRequire(import.meta.url)('fxa-common-password-list') as { test(password: string): boolean }

/** argon2id with OWASP's first recommendation: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Unicode normalisation: the same characters from different keyboards are the same password. */
const normal = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normal(password), COST)

let decoy: Promise<string> | undefined
/** Makes the decoy before the first request, whose time would otherwise show that an address is unknown. */
export async function makeDecoyHash(): Promise<void> {
  decoy ??= hashPassword('nobody has this password')
  await decoy
}

/** Whether a password is right. Without a hash (unknown address) it checks against a decoy in the same time, and answers false. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  await makeDecoyHash()
  const fits = await verify(passwordHash ?? (await decoy) ?? '', normal(password))
  return passwordHash !== null && fits
}

/** The account of the caller, whose password it is. Protects accounts in unattended browsers. Throws `invalid-input` for a wrong password. */
export async function requireCurrentPassword(
  kit: Pick<ServiceKit, 'db' | 'keys' | 'config'>,
  { read, principal, now }: Pick<SignedInCall, 'read' | 'principal' | 'now'>,
  currentPassword: string,
): Promise<Account> {
  const account = await read(ownAccount)
  const guesses = sessionGuesses(kit, principal.sessionId)
  if (await guess(kit, guesses, now, () => passwordFits(account.passwordHash, currentPassword))) return account
  throw new Problem('invalid-input', { errors: [{ field: 'currentPassword', text: 'identity.account-wrong-password' }] })
}

/** Throws `invalid-input` on the field `password`. `minimum` is the deployment's; the contract checks its own before. */
export function refuseWeakPassword(password: string, minimum: number): void {
  const fault = faultOf(password, minimum)
  if (fault) throw new Problem('invalid-input', { errors: [{ field: 'password', ...fault }] })
}

function faultOf(password: string, minimum: number): { text: ProblemText; facts?: ProblemFacts } | null {
  if (password.length < minimum) return { text: 'identity.account-password-short', facts: { minimum } }
  const isCommon = commonPasswords.test(password) || commonPasswords.test(password.toLowerCase())
  return isCommon ? { text: 'identity.account-password-common' } : null
}
