import { createHash, createPublicKey, randomBytes, randomUUID } from 'node:crypto'
import {
  type BADGE_WAYS,
  BADGES,
  type BadgeId,
  BRAND,
  downloadCredential,
  pathOf,
  readIssuer,
  readIssuerKey,
  readIssuerKeys,
  readRevocations,
} from '@onward/contracts'
import type { SigningPair } from '@onward/service-kit/keys'
import { errors, jwtVerify, SignJWT } from 'jose'

export type BadgeWay = (typeof BADGE_WAYS)[number]

/** How the badge was earned: the text of the credential's criteria. */
export const CRITERIA: Readonly<Record<BadgeWay, (badge: string) => string>> = {
  'cv-review': () =>
    `The holder had a CV of their own analysed on ${BRAND}, read what the analysis says, and wrote and saved a cover letter from it.`,
  course: (badge) =>
    `The holder went through the lessons of the ${BRAND} course "${badge}" and answered at least 80% of its quiz correctly.`,
}

interface Earned {
  id: string
  badge: BadgeId
  way: BadgeWay
  issuedAt: Date
  holder: Holder
}

/** The holder as a hash of their address with a salt of its own, so that two badges of one person cannot be linked. */
export interface Holder {
  hash: string
  salt: string
}
export function holderOf(email: string): Holder {
  const salt = randomBytes(16).toString('hex')
  return { hash: identityHash(email, salt), salt }
}

export const credentialAddress = (origin: string, id: string): string => `${origin}/badges/${id}`
const addressOf = (origin: string, endpoint: Parameters<typeof pathOf>[0], values: Readonly<Record<string, string>> = {}) =>
  origin + pathOf(endpoint).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))

/** `sha256$` and the hash in hex of the address in lower case followed by the salt: Open Badges 3.0, IdentityHash. */
export const identityHash = (email: string, salt: string): string =>
  `sha256$${createHash('sha256')
    .update(email.trim().toLowerCase() + salt)
    .digest('hex')}`

/** Profile of the issuer: Open Badges 3.0, section "Profile". */
export const issuerProfile = (origin: string) => ({
  id: addressOf(origin, readIssuer),
  type: ['Profile'],
  name: BRAND,
  url: origin,
})

/** The unsigned credential: Open Badges 3.0, "AchievementCredential". `holderId` is random. */
export function openBadge(origin: string, { id, badge, way, issuedAt, holder }: Earned, holderId: string) {
  const { name, level, description } = BADGES[badge]
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: credentialAddress(origin, id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: name.en,
    issuer: issuerProfile(origin),
    validFrom: `${issuedAt.toISOString().slice(0, 19)}Z`,
    credentialSubject: {
      id: `urn:uuid:${holderId}`,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: true, identityHash: holder.hash, identityType: 'emailAddress', salt: holder.salt },
      ],
      achievement: {
        id: `${addressOf(origin, readIssuer)}#${badge}`,
        type: ['Achievement'],
        achievementType: 'Badge',
        name: name.en,
        description: description.en,
        tag: ['readiness', level],
        criteria: { narrative: CRITERIA[way](name.en) },
        image: { id: `${addressOf(origin, downloadCredential, { id })}?format=png`, type: 'Image', caption: name.en },
      },
    },
    credentialStatus: { id: addressOf(origin, readRevocations), type: '1EdTechRevocationList' },
  }
}
export type OpenBadge = ReturnType<typeof openBadge>

/** Signs a badge as VC-JWT (RS256): the payload is the credential itself with `iss jti nbf sub`, each equal to its field. */
export async function signBadge(issuer: SigningPair, origin: string, earned: Earned): Promise<string> {
  if (!issuer.current) throw new Error('This process has no key to sign badges with')
  const badge = openBadge(origin, earned, randomUUID())
  return new SignJWT({ ...badge })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: addressOf(origin, readIssuerKey, { kid: issuer.current.kid }) })
    .setIssuer(badge.issuer.id)
    .setJti(badge.id)
    .setNotBefore(Math.floor(earned.issuedAt.getTime() / 1000))
    .setSubject(badge.credentialSubject.id)
    .sign(issuer.current.privateKey)
}

/** The badge of a VC-JWT that this issuer signed, with any of its keys; null when it was altered or signed by another. */
export async function readSigned(issuer: SigningPair, jwt: string): Promise<OpenBadge | null> {
  try {
    const { payload } = await jwtVerify(
      jwt,
      ({ kid }) => {
        const key = issuer.publicKeys.get(decodeURIComponent(kid?.split('/').at(-1) ?? ''))
        if (!key) throw new errors.JOSEError('unknown key')
        return key
      },
      { algorithms: ['RS256'], requiredClaims: ['iss', 'jti', 'nbf', 'sub'], clockTolerance: '1 minute' },
    )
    const badge = payload as unknown as OpenBadge
    const agrees = payload.iss === badge.issuer.id && payload.jti === badge.id && payload.sub === badge.credentialSubject.id
    return agrees ? badge : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** The public keys as JWKS, each with the address that credentials name. */
export const issuerKeys = (issuer: SigningPair, origin: string) => ({
  keys: [...issuer.publicKeys].map(([kid, key]) => ({
    ...createPublicKey(key.export({ type: 'spki', format: 'pem' })).export({ format: 'jwk' }),
    kid: addressOf(origin, readIssuerKey, { kid }),
    alg: 'RS256',
    use: 'sig',
  })),
})

/** The signed credential in JSON: W3C Verifiable Credentials 2.0, "EnvelopedVerifiableCredential". */
export const enveloped = (jwt: string) => ({
  '@context': 'https://www.w3.org/ns/credentials/v2',
  id: `data:application/vc+jwt,${jwt}`,
  type: 'EnvelopedVerifiableCredential',
})

export const keysAddress = (origin: string): string => addressOf(origin, readIssuerKeys)
