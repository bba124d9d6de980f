import { timingSafeEqual } from 'node:crypto'
import type { BadgeCheck } from '@onward/contracts'
import type { SigningPair } from '@onward/service-kit/keys'
import { compactVerify, decodeJwt, decodeProtectedHeader, errors, importJWK, type JWK } from 'jose'
import { identityHash, issuerProfile, type OpenBadge, readSigned } from '../credentials/credential'
import type { CredentialRow } from '../db/schema'
import { isRecord, ownIdOf, type ReadBadge } from './read-badge'

export interface Checking {
  issuer: SigningPair
  origin: string
  now: Date
  /** The account's address to compare with; empty for visitors. */
  email: string
  find(id: string): Promise<CredentialRow | undefined>
}

type Badge = Readonly<Record<string, unknown>>
const BLANK: BadgeCheck = {
  verdict: 'unreadable',
  own: null,
  says: null,
  revokedAt: null,
  revocationReason: null,
  isHolder: null,
}
/** Algorithms with a private key only. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519']
const LONGEST = 300

/** Says what is true of a badge. Makes no request to other hosts: an address within a badge could point into our own network. */
export async function checkRead(read: ReadBadge, ctx: Checking): Promise<BadgeCheck> {
  switch (read.kind) {
    case 'own-address':
      return checkOnRecord(read.id, ctx)
    case 'jwt':
      return checkJwt(read.jwt, ctx)
    case 'other-proof':
      return { ...BLANK, verdict: 'other-unchecked', says: claimsOf(read.badge), isHolder: isHolder(read.badge, ctx.email) }
    case 'unsigned':
      return { ...BLANK, verdict: 'unsigned', says: claimsOf(read.badge) }
    case 'other-address':
      return { ...BLANK, verdict: 'elsewhere' }
    case 'nothing':
      return BLANK
  }
}

async function checkOnRecord(id: string, ctx: Checking): Promise<BadgeCheck> {
  const row = await ctx.find(id)
  if (!row) return { ...BLANK, verdict: 'unknown' }
  const badge = await readSigned(ctx.issuer, row.jwt)
  if (!badge && !row.revokedAt) return { ...BLANK, verdict: 'altered' }
  return ownCheck(row, badge, ctx)
}

/** A badge that we signed; when its holder was erased there is no signed text left, and it counts as revoked. */
const ownCheck = (row: CredentialRow, badge: OpenBadge | null, { email }: Checking): BadgeCheck => ({
  verdict: row.revokedAt ? 'revoked' : 'genuine',
  own: { credentialId: row.id, badge: row.badge, way: row.way },
  says: badge && claimsOf(badge),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  revocationReason: row.revocationReason,
  isHolder: badge && isHolder(badge, email),
})

async function checkJwt(jwt: string, ctx: Checking): Promise<BadgeCheck> {
  const signed = await readSigned(ctx.issuer, jwt)
  if (signed) {
    // The portal's address may have changed since it signed the badge.
    const id = /([0-9a-f-]{36})$/.exec(signed.id)?.[1]
    const row = id ? await ctx.find(id) : undefined
    return row ? ownCheck(row, signed, ctx) : { ...BLANK, verdict: 'unknown', says: claimsOf(signed) }
  }
  const claim = decoded(jwt)
  if (!claim) return BLANK
  const { badge, header, issuer } = claim
  const claimed = { ...BLANK, says: claimsOf(badge), isHolder: isHolder(badge, ctx.email) }
  const claimsOurs =
    issuer === issuerProfile(ctx.origin).id ||
    String(header.kid ?? '').startsWith(`${ctx.origin}/`) ||
    ownIdOf(String(badge.id ?? ''), ctx.origin) !== null
  // In an altered badge the holder's address may be the altered part.
  if (claimsOurs) return { ...claimed, verdict: 'altered', isHolder: null }
  const key = carriedKey(header, issuer)
  if (!key) return { ...claimed, verdict: 'other-unchecked' }
  if (!(await fits(jwt, key, header.alg))) return { ...claimed, verdict: 'altered', isHolder: null }
  const until = Date.parse(claimed.says.validUntil)
  return { ...claimed, verdict: until < ctx.now.getTime() ? 'other-expired' : 'other-intact' }
}

interface Claim {
  badge: Badge
  header: { alg?: string; kid?: string; jwk?: JWK }
  issuer: string
}
function decoded(jwt: string): Claim | null {
  try {
    const header = decodeProtectedHeader(jwt)
    const payload: Record<string, unknown> = decodeJwt(jwt)
    // The older format has the credential in `vc`, and its dates in the token's own claims.
    const badge = isRecord(payload.vc) ? { ...dates(payload), ...payload.vc } : payload
    if (!isRecord(badge.credentialSubject)) return null
    return { badge, header, issuer: typeof payload.iss === 'string' ? payload.iss : issuerIdOf(badge) }
  } catch {
    return null
  }
}
const secondsAsDate = (value: unknown): string | undefined =>
  typeof value === 'number' && Math.abs(value) < 1e11 ? new Date(value * 1000).toISOString() : undefined
const dates = ({ nbf, exp }: Record<string, unknown>) => ({ validFrom: secondsAsDate(nbf), validUntil: secondsAsDate(exp) })
const issuerIdOf = ({ issuer }: Badge): string => String((isRecord(issuer) ? issuer.id : issuer) ?? '')

/** The public key that a badge brings along: in its header, or as an issuer whose name is its key (`did:jwk`). */
function carriedKey(header: Claim['header'], issuer: string): JWK | null {
  const named = [header.kid, issuer].find((one) => one?.startsWith('did:jwk:'))
  const key = isRecord(header.jwk) ? header.jwk : named && parsedKey(named.slice('did:jwk:'.length).split('#')[0] ?? '')
  return key && key.kty !== 'oct' && !('d' in key) ? key : null
}
function parsedKey(encoded: string): JWK | null {
  try {
    const key: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'))
    return isRecord(key) ? key : null
  } catch {
    return null
  }
}
async function fits(jwt: string, key: JWK, algorithm: string | undefined): Promise<boolean> {
  if (!algorithm || !ALGORITHMS.includes(algorithm)) return false
  try {
    await compactVerify(jwt, await importJWK({ ...key }, algorithm), { algorithms: ALGORITHMS })
    return true
  } catch (error) {
    // Any fault of a foreign key counts as a fault of its badge.
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof Error) return false
    throw error
  }
}

const plainText = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, LONGEST) : ''
/** One language of a text that may be a map of languages. */
const inOneLanguage = (value: unknown): string => plainText(isRecord(value) ? (value.en ?? Object.values(value)[0]) : value)

function claimsOf(badge: Badge | OpenBadge): NonNullable<BadgeCheck['says']> {
  const { name, issuer, credentialSubject, validFrom, validUntil, issuanceDate, expirationDate } = badge as Badge
  const achievement = isRecord(credentialSubject) && isRecord(credentialSubject.achievement) ? credentialSubject.achievement : {}
  const criteria = isRecord(achievement.criteria) ? achievement.criteria.narrative : ''
  return {
    name: inOneLanguage(achievement.name) || inOneLanguage(name),
    issuer: isRecord(issuer) ? inOneLanguage(issuer.name) || plainText(issuer.id) : plainText(issuer),
    criteria: inOneLanguage(criteria),
    validFrom: plainText(validFrom ?? issuanceDate),
    validUntil: plainText(validUntil ?? expirationDate),
  }
}

/** Whether a badge names this address; null when it names no address, or for visitors. */
function isHolder(badge: Badge | OpenBadge, email: string): boolean | null {
  const subject = (badge as Badge).credentialSubject
  if (email === '' || !isRecord(subject)) return null
  const identifiers = [subject.identifier].flat().filter(isRecord)
  const named = identifiers.flatMap(({ hashed, identityHash: name, salt, identityType }) => {
    if (typeof name !== 'string') return []
    if (hashed === true && name.startsWith('sha256$'))
      return [same(name, identityHash(email, typeof salt === 'string' ? salt : ''))]
    return hashed !== true && identityType === 'emailAddress' ? [same(name.trim().toLowerCase(), email.toLowerCase())] : []
  })
  return named.length > 0 ? named.includes(true) : null
}
function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
