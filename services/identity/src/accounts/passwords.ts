import { createRequire } from 'node:module'
import { hash, verify } from '@node-rs/argon2'
import { Problem, type ProblemFacts, type ProblemText } from '@onward/contracts'

const commonPasswords = createRequire(import.meta.url)('fxa-common-password-list') as { test(password: string): boolean }

/** argon2id with OWASP's first recommendation: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Letters typed in different ways are the same password. */
const normal = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normal(password), COST)

let nobody: Promise<string> | undefined
/** Makes the hash of nobody before the first request, whose time would tell otherwise. */
export async function readyNobody(): Promise<void> {
  nobody ??= hashPassword('nobody has this password')
  await nobody
}

/**
 * Whether a password fits. With no hash (unknown address) it does the same work against a hash of nobody, so that the time tells
 * nothing, and answers false.
 */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  await readyNobody()
  const fits = await verify(passwordHash ?? (await nobody) ?? '', normal(password))
  return passwordHash !== null && fits
}

/** Throws `invalid-input` on the field `password`. `minimum` is the deployment's; the contract's floor is checked before. */
export function refuseWeakPassword(password: string, minimum: number): void {
  const fault = faultOf(password, minimum)
  if (fault) throw new Problem('invalid-input', { errors: [{ field: 'password', ...fault }] })
}

function faultOf(password: string, minimum: number): { text: ProblemText; facts?: ProblemFacts } | null {
  if (password.length < minimum) return { text: 'identity.account-password-short', facts: { minimum } }
  const isCommon = commonPasswords.test(password) || commonPasswords.test(password.toLowerCase())
  return isCommon ? { text: 'identity.account-password-common' } : null
}
