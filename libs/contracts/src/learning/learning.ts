import * as v from 'valibot'
import { endpoint, id, idParams, timestamp, written } from '../endpoint'
import type { Bilingual } from '../language'

const service = 'learning' as const

/** The three badges and their levels. Specification sections 2 and 9; product behaviour section 1. */
export const BADGES = {
  'cv-cover-letter-basics': {
    name: { en: 'CV & Cover Letter Basics', cy: 'Hanfodion CV a Llythyr Eglurhaol' },
    level: 'Foundation',
    description: {
      en: 'Can present their experience in a clear CV and write a cover letter from it.',
      cy: 'Gall gyflwyno eu profiad mewn CV clir ac ysgrifennu llythyr eglurhaol ohono.',
    },
  },
  'interview-preparation': {
    name: { en: 'Interview Preparation', cy: 'Paratoi ar gyfer Cyfweliad' },
    level: 'Advanced',
    description: {
      en: 'Can prepare for an interview and answer with examples from their own experience.',
      cy: "Gall baratoi ar gyfer cyfweliad ac ateb gydag enghreifftiau o'u profiad eu hunain.",
    },
  },
  'workplace-readiness': {
    name: { en: 'Workplace Readiness', cy: 'Parodrwydd ar gyfer y Gweithle' },
    level: 'Expert',
    description: {
      en: 'Knows what a workplace expects, what it owes them, and how to ask for support.',
      cy: 'Yn gwybod beth mae gweithle yn ei ddisgwyl, beth sydd arno iddyn nhw, a sut i ofyn am gymorth.',
    },
  },
} as const satisfies Record<string, { name: Bilingual; level: 'Foundation' | 'Advanced' | 'Expert'; description: Bilingual }>
export type BadgeId = keyof typeof BADGES
export const BADGE_IDS = Object.keys(BADGES) as [BadgeId, ...BadgeId[]]
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
/** With the proof signed by `jobseekers`. An existing badge is answered as it is. */
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
export const REVOCATIONS = {
  'holder-left': { en: 'The holder closed their account.', cy: 'Caeodd y deiliad eu cyfrif.' },
  'by-mistake': { en: 'It was given by mistake.', cy: 'Cafodd ei roi drwy gamgymeriad.' },
  'not-own-work': { en: 'The answers were not the holder’s own.', cy: 'Nid atebion y deiliad eu hunain oeddent.' },
  'holder-asked': { en: 'The holder asked for it.', cy: 'Gofynnodd y deiliad am hynny.' },
} as const
export type Revocation = keyof typeof REVOCATIONS
export const REVOCATION_CODES = Object.keys(REVOCATIONS) as [Revocation, ...Revocation[]]

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
