import * as v from 'valibot'
import { endpoint, id, idParams, timestamp, written } from '../endpoint'

const service = 'learning' as const

/** The three badges. Specification sections 2 and 9; product behaviour section 1. */
export const BADGE_IDS = ['cv-cover-letter-basics', 'interview-preparation', 'workplace-readiness'] as const
export type BadgeId = (typeof BADGE_IDS)[number]
/** Two ways to earn a badge; the credential's criteria say which. */
export const BADGE_WAYS = ['cv-review', 'course'] as const

export const earnedBadge = v.object({
  credentialId: id,
  badge: v.picklist(BADGE_IDS),
  way: v.picklist(BADGE_WAYS),
  earnedAt: timestamp,
  revokedAt: v.nullable(timestamp),
})
export type EarnedBadge = v.InferOutput<typeof earnedBadge>

export const listBadges = endpoint({
  service,
  method: 'GET',
  path: '/badges',
  reads: ['badge', 'course'],
  summary: 'My badges',
  access: ['user'],
  response: v.object({ items: v.array(earnedBadge) }),
})
/** With the proof signed by `jobseekers`. An existing badge is returned unchanged. */
export const awardCvBadge = endpoint({
  service,
  method: 'POST',
  path: '/badges/cv-cover-letter-basics',
  changes: ['badge', 'cv'],
  summary: 'Complete the badge "CV & Cover Letter Basics"',
  access: ['user'],
  body: v.object({ evidence: v.pipe(v.string(), v.maxLength(4000)) }),
  response: written({ credentialId: id }),
})

/** Why a badge was revoked, shown at its address and to verifiers. Administrators choose any but the first. */
export const REVOCATION_CODES = ['holder-left', 'by-mistake', 'not-own-work', 'holder-asked'] as const
export type Revocation = (typeof REVOCATION_CODES)[number]

/** Public facts of a badge: no name, contact details or account. */
export const credentialView = v.object({
  id,
  badge: v.picklist(BADGE_IDS),
  way: v.picklist(BADGE_WAYS),
  status: v.picklist(['valid', 'revoked']),
  issuedAt: timestamp,
  revokedAt: v.nullable(timestamp),
  revocationReason: v.nullable(v.picklist(REVOCATION_CODES)),
})
export type CredentialView = v.InferOutput<typeof credentialView>
export const readCredential = endpoint({
  service,
  method: 'GET',
  path: '/credentials/:id',
  reads: ['badge'],
  summary: 'Whether a badge is genuine; its signature is checked at each request',
  access: 'public',
  params: idParams,
  response: credentialView,
})
/** Whether an address is the holder's: only yes or no. */
export const checkHolder = endpoint({
  service,
  method: 'POST',
  path: '/credentials/:id/holder',
  reads: ['badge'],
  summary: 'Whether a badge belongs to an email address',
  access: 'public',
  params: idParams,
  body: v.object({ email: v.pipe(v.string(), v.trim(), v.minLength(3, 'Enter an email address'), v.maxLength(255)) }),
  response: v.object({ isHolder: v.boolean() }),
  ratePerMinute: 10,
})
/** Open Badge 3.0: the credential as JSON, as VC-JWT, or baked into its picture. */
export const downloadCredential = endpoint({
  service,
  method: 'GET',
  path: '/credentials/:id/file',
  reads: ['badge'],
  summary: 'The credential as a file',
  access: 'public',
  params: idParams,
  query: v.object({ format: v.picklist(['json', 'jwt', 'png']) }),
  raw: true,
})
export const readIssuer = endpoint({
  service,
  method: 'GET',
  path: '/issuer',
  reads: 'static',
  summary: 'Profile of the issuer of badges',
  access: 'public',
  raw: true,
})
export const readIssuerKeys = endpoint({
  service,
  method: 'GET',
  path: '/issuer/keys',
  reads: 'static',
  summary: 'Public keys that badges are signed with (JWKS)',
  access: 'public',
  raw: true,
})
export const readIssuerKey = endpoint({
  service,
  method: 'GET',
  path: '/issuer/keys/:kid',
  reads: 'static',
  summary: 'One public key, by the address that a credential names',
  access: 'public',
  params: v.object({ kid: v.pipe(v.string(), v.maxLength(60)) }),
  raw: true,
})
export const readRevocations = endpoint({
  service,
  method: 'GET',
  path: '/issuer/revocations',
  reads: ['badge'],
  summary: 'Badges that were revoked (1EdTech revocation list)',
  access: 'public',
  raw: true,
})

export const learningEndpoints = {
  listBadges,
  awardCvBadge,
  readCredential,
  checkHolder,
  downloadCredential,
  readIssuer,
  readIssuerKeys,
  readIssuerKey,
  readRevocations,
}
