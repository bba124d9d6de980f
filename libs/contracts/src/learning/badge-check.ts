import * as v from 'valibot'
import { endpoint, id, timestamp } from '../endpoint'
import { BADGE_IDS, BADGE_WAYS, REVOCATION_CODES } from './learning'

const service = 'learning' as const

/** A picture with a badge has about three thousand characters. */
export const BADGE_TEXT_MAX = 100_000
export const BADGE_FILE_RULE = { maxBytes: 1024 * 1024, extensions: ['.json', '.jwt', '.txt', '.png'] } as const

export const BADGE_VERDICTS = [
  /** Signed by Onward, not changed since, on record and not revoked. */
  'genuine',
  'revoked',
  /** Claims to be Onward's or carries its key, but the signature is wrong. */
  'altered',
  /** Onward's address, but not on record. */
  'unknown',
  /** Another issuer's with a valid signature by the key inside it. Nobody vouches for the key. */
  'other-intact',
  /** Another issuer's, expired. */
  'other-expired',
  /** Another issuer's, whose key would have to be fetched from an address that the badge names. */
  'other-unchecked',
  /** Without a signature: anybody could have written it. */
  'unsigned',
  /** An address of another site, which is not opened. */
  'elsewhere',
  'unreadable',
] as const
export type BadgeVerdict = (typeof BADGE_VERDICTS)[number]

export const badgeCheck = v.object({
  verdict: v.picklist(BADGE_VERDICTS),
  /** For a badge of Onward's that is on record. */
  own: v.nullable(v.object({ credentialId: id, badge: v.picklist(BADGE_IDS), way: v.picklist(BADGE_WAYS) })),
  /** The badge's own statements, confirmed only where the verdict says so. */
  says: v.nullable(
    v.object({ name: v.string(), issuer: v.string(), criteria: v.string(), validFrom: v.string(), validUntil: v.string() }),
  ),
  revokedAt: v.nullable(timestamp),
  revocationReason: v.nullable(v.picklist(REVOCATION_CODES)),
  /** Whether the given address is the holder's; null when none was given or the badge does not tell. */
  isHolder: v.nullable(v.boolean()),
})
export type BadgeCheck = v.InferOutput<typeof badgeCheck>

/** Nothing sent here is stored. */
const email = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(255)), '')
export const checkBadge = endpoint({
  service,
  method: 'POST',
  path: '/badge-check',
  reads: ['badge'],
  summary: 'Whether a badge is genuine: its address, its JSON or its JWT',
  access: ['employer'],
  body: v.object({
    badge: v.pipe(
      v.string('Paste a badge'),
      v.trim(),
      v.minLength(1, 'Paste a badge'),
      v.maxLength(BADGE_TEXT_MAX, 'This is too long to be a badge'),
    ),
    email,
  }),
  response: badgeCheck,
  ratePerMinute: 30,
})
export const checkBadgeFile = endpoint({
  service,
  method: 'POST',
  path: '/badge-check/file',
  reads: ['badge'],
  summary: 'Whether a badge is genuine: its file, or the picture that carries it',
  access: ['employer'],
  body: v.object({ email }),
  upload: BADGE_FILE_RULE,
  response: badgeCheck,
  ratePerMinute: 30,
})

export const badgeCheckEndpoints = { checkBadge, checkBadgeFile }
