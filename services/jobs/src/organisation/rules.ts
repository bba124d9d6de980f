import { Problem, type VerificationState, verificationState } from '@onward/contracts'
import type { OrganisationRow, VerificationRow } from '../db/schema'

export const stateOf = (organisation: Pick<OrganisationRow, 'suspendedAt' | 'verifiedAt'>, submission: VerificationRow | null) =>
  verificationState({ suspendedAt: organisation.suspendedAt, verifiedAt: organisation.verifiedAt, submission })

/** A refusal or suspension that stands, and may be answered once. */
export interface AppealableDecision {
  about: 'refused' | 'suspended'
  against: Date
  /** What the administrator wrote. */
  note: string
}
export function appealableOf(
  organisation: Pick<OrganisationRow, 'suspendedAt' | 'suspendedReason' | 'verifiedAt'>,
  submission: VerificationRow | null,
): AppealableDecision | null {
  const { suspendedAt, suspendedReason } = organisation
  if (suspendedAt) return { about: 'suspended', against: suspendedAt, note: suspendedReason ?? '' }
  if (stateOf(organisation, submission) !== 'refused' || !submission?.decidedAt) return null
  return { about: 'refused', against: submission.decidedAt, note: submission.reason ?? '' }
}

/** Throws `state-conflict` when no evidence can be sent: it is being checked, or decided. */
export function requireSendable(state: VerificationState): void {
  if (state === 'refused') throw new Problem('state-conflict', { text: 'jobs.organisation-was-refused' })
  if (state === 'submitted' || state === 'verified')
    throw new Problem('state-conflict', { text: 'jobs.organisation-submitted-already' })
}

/** Throws `state-conflict` when a colleague has saved the profile since the person opened it. */
export function requireProfileVersion({ profileVersion }: OrganisationRow, seen: number): void {
  if (seen !== profileVersion) throw new Problem('state-conflict', { text: 'jobs.organisation-saved-meanwhile' })
}

/** Throws `state-conflict` for another name or website while administrators check it, or once they have. */
export function requireNameUnsettled(
  profile: { name: string; website: string },
  organisation: OrganisationRow,
  state: VerificationState,
): void {
  const isNamedAnew = profile.name !== organisation.name || profile.website !== organisation.website
  if (isNamedAnew && (state === 'submitted' || state === 'verified'))
    throw new Problem('state-conflict', { text: 'jobs.organisation-name-is-settled' })
}

export type Claim = Pick<OrganisationRow, 'confidentLevel' | 'confidentReference' | 'confidentExpiresOn'>

/** The level that an organisation claims. Throws `invalid-input` where its certificate has expired. */
export function claimOf(
  { level, reference, expiresOn }: { level: Claim['confidentLevel']; reference: string; expiresOn: string | null },
  today: string,
): Claim {
  if (level === 'none') return { confidentLevel: level, confidentReference: '', confidentExpiresOn: null }
  if (expiresOn !== null && expiresOn < today)
    throw new Problem('invalid-input', { errors: [{ field: 'expiresOn', text: 'jobs.organisation-certificate-passed' }] })
  return { confidentLevel: level, confidentReference: reference, confidentExpiresOn: expiresOn }
}

export const isSameClaim = (claim: Claim, now: OrganisationRow): boolean =>
  claim.confidentLevel === now.confidentLevel &&
  claim.confidentReference === now.confidentReference &&
  claim.confidentExpiresOn === now.confidentExpiresOn
