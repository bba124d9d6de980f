import {
  ACTIVATION_CONSENTS,
  ACTIVATION_SESSION_MINUTES,
  type ActivationConsentKind,
  type ActivationProgress,
  type Language,
  type LinkFault,
  Problem,
} from '@onward/contracts'
import { sha256 } from '@onward/service-kit/keys'
import { isSameEmail } from '../accounts/rules'
import type { Account, Activation } from '../db/schema'

/** A link, or the session of a browser that opened it. */
export interface OpenedLink {
  activation: Activation
  linkVersion: number
  expiresAt: Date
}

/** Why the link cannot be used any more, or null. `late`: the reason when its time is over. */
export function linkFault(
  { activation, linkVersion, expiresAt }: OpenedLink,
  late: 'expired' | 'timed-out',
  now: Date,
): { link: LinkFault; mayRenew: boolean } | null {
  if (activation.activatedAt) return { link: 'used', mayRenew: false }
  if (activation.withdrawnAt) return { link: 'withdrawn', mayRenew: false }
  if (linkVersion !== activation.linkVersion) return { link: 'replaced', mayRenew: true }
  return expiresAt <= now ? { link: late, mayRenew: true } : null
}

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + ACTIVATION_SESSION_MINUTES * 60_000)

/**
 * Throws when nobody may join by this link. `owner` is the confirmed account with the referral's address, `viewerId` the signed-in
 * account.
 */
export function refuseJoining(owner: Account | undefined, viewerId: string | undefined, passwordHash: string | null): void {
  if (owner && owner.role !== 'user') throw new Problem('not-allowed', { text: 'identity.activation-other-account' })
  if (owner && viewerId !== owner.id) throw signInToJoin()
  if (!owner && passwordHash === null) throw new Problem('state-conflict', { text: 'identity.activation-password-first' })
}
/** Whether an account is still the one that its address was found by, and in use. */
export const mayJoin = (owner: Account, { email }: Activation): boolean =>
  isSameEmail(owner.email, email) && owner.suspendedAt === null && owner.eraseAt === null
export const signInToJoin = (): Problem => new Problem('state-conflict', { text: 'identity.activation-sign-in-to-join' })

/** The facts on the page of an open link. */
export function progressView(
  { firstName, jobcentre, email }: Activation,
  { owner, viewer }: { owner: Account | undefined; viewer: Account | null | undefined },
  { passwordChosen, until }: { passwordChosen: boolean; until: Date },
  minimumPassword: number,
): ActivationProgress {
  return {
    link: 'open',
    step: owner || passwordChosen ? 'consent' : 'password',
    firstName,
    jobcentre,
    email,
    account: !owner ? 'none' : owner.role === 'user' ? 'jobseeker' : 'other',
    viewer: !viewer ? 'visitor' : viewer.id === owner?.id ? 'invited' : 'someone-else',
    minimumPassword,
    until: until.toISOString(),
  }
}

/** Hash of the agreed text, and of the page that it names, in the language that was read. */
export function consentHash(kind: ActivationConsentKind, language: Language): string {
  const { text, document } = ACTIVATION_CONSENTS[kind]
  return sha256(JSON.stringify([text[language], document?.path ?? null, document?.sha256[language] ?? null])).toString('hex')
}
