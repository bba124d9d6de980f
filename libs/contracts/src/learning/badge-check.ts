import * as v from 'valibot'
import { endpoint, id, timestamp } from '../endpoint'
import { BADGE_IDS, BADGE_WAYS, REVOCATION_CODES } from './learning'

const service = 'learning' as const

/** Longer than any badge; a picture carries about three thousand characters. */
export const BADGE_TEXT_MAX = 100_000
export const BADGE_FILE_RULE = { maxBytes: 1024 * 1024, extensions: ['.json', '.jwt', '.txt', '.png'] } as const

export const BADGE_VERDICTS = [
  /** Signed by Onward, not changed since, on record and not revoked. */
  'genuine',
  'revoked',
  /** Says that it is Onward's, or carries its key, and the signature does not fit its words. */
  'altered',
  /** Onward's by its address, and not on record. */
  'unknown',
  /** Another issuer's; not changed since whoever holds the key inside it signed. Who that is, nobody vouches for. */
  'other-intact',
  /** Another issuer's, and past its own last day. */
  'other-expired',
  /** Another issuer's, whose key would have to be fetched from an address that the badge names. */
  'other-unchecked',
  /** A badge without a signature: anybody could have written it. */
  'unsigned',
  /** An address of another site: it is not opened. */
  'elsewhere',
  'unreadable',
] as const
export type BadgeVerdict = (typeof BADGE_VERDICTS)[number]

export const badgeCheck = v.object({
  verdict: v.picklist(BADGE_VERDICTS),
  /** Of a badge of Onward's own that is on record. */
  own: v.nullable(v.object({ credentialId: id, badge: v.picklist(BADGE_IDS), way: v.picklist(BADGE_WAYS) })),
  /** What the badge says of itself; nobody vouches for it but where the verdict does. */
  says: v.nullable(
    v.object({ name: v.string(), issuer: v.string(), criteria: v.string(), validFrom: v.string(), validUntil: v.string() }),
  ),
  revokedAt: v.nullable(timestamp),
  revocationReason: v.nullable(v.picklist(REVOCATION_CODES)),
  /** Whether the address that was asked about is its holder's; null when none was, or the badge does not tell. */
  isHolder: v.nullable(v.boolean()),
})
export type BadgeCheck = v.InferOutput<typeof badgeCheck>

/** Nothing that is sent here is kept. */
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
