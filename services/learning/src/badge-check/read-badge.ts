import { isPng, unbake } from '../credentials/baked-picture'

/** What was handed in, as far as it can be read as a badge. */
export type ReadBadge =
  | { kind: 'own-address'; id: string }
  | { kind: 'other-address' }
  | { kind: 'jwt'; jwt: string }
  /** Only the issuer's own site could confirm its signature. */
  | { kind: 'other-proof'; badge: Record<string, unknown> }
  | { kind: 'unsigned'; badge: Record<string, unknown> }
  | { kind: 'nothing' }

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/
const ENVELOPE = /^data:application\/(?:vc(?:-ld)?\+)?jwt,/i
const BADGE_TYPES = new Set(['OpenBadgeCredential', 'AchievementCredential', 'VerifiableCredential'])
const MAX_NESTING = 3

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The id of a badge of ours by its address: the page that people share, the file, or the bare id. Null for other addresses. */
export function ownIdOf(text: string, origin: string): string | null {
  const bare = new RegExp(`^${UUID}$`, 'i').exec(text)
  if (bare) return text.toLowerCase()
  const address = URL.canParse(text) ? new URL(text) : null
  if (address?.host !== new URL(origin).host) return null
  return (
    new RegExp(`^/(?:badges|api/learning/credentials)/(${UUID})(?:/|$)`, 'i').exec(address.pathname)?.[1]?.toLowerCase() ?? null
  )
}

/** Reads what was pasted: an address, a JWT, or JSON in one of the forms that wallets and other portals give. */
export function readBadgeText(text: string, origin: string, nesting = 0): ReadBadge {
  const trimmed = text.trim().replace(/^["']|["']$/g, '')
  const id = ownIdOf(trimmed, origin)
  if (id) return { kind: 'own-address', id }
  if (/^https?:\/\/\S+$/i.test(trimmed)) return { kind: 'other-address' }
  const compact = trimmed.replace(/\s+/g, '')
  if (JWT.test(compact)) return { kind: 'jwt', jwt: compact }
  if (ENVELOPE.test(compact)) return { kind: 'jwt', jwt: compact.replace(ENVELOPE, '') }
  let json: unknown
  try {
    json = JSON.parse(trimmed)
  } catch {
    return { kind: 'nothing' }
  }
  return readBadgeJson(json, origin, nesting)
}

function readBadgeJson(json: unknown, origin: string, nesting: number): ReadBadge {
  if (nesting > MAX_NESTING) return { kind: 'nothing' }
  if (Array.isArray(json)) return readBadgeJson(json[0], origin, nesting + 1)
  if (typeof json === 'string') return readBadgeText(json, origin, nesting + 1)
  if (!isRecord(json)) return { kind: 'nothing' }
  if (typeof json.id === 'string' && ENVELOPE.test(json.id)) return { kind: 'jwt', jwt: json.id.replace(ENVELOPE, '') }
  if (json.verifiableCredential !== undefined) return readBadgeJson(json.verifiableCredential, origin, nesting + 1)
  const types = Array.isArray(json.type) ? json.type : [json.type]
  if (!types.some((type) => BADGE_TYPES.has(String(type)))) return { kind: 'nothing' }
  const proofs = (Array.isArray(json.proof) ? json.proof : [json.proof]).filter(isRecord)
  const jwt = proofs.map((proof) => proof.jwt).find((one) => typeof one === 'string')
  if (jwt) return { kind: 'jwt', jwt }
  return proofs.length > 0 ? { kind: 'other-proof', badge: json } : { kind: 'unsigned', badge: json }
}

/** The same for a file: a picture by its embedded badge, everything else as text. */
export function readBadgeFile(bytes: Buffer, origin: string): ReadBadge {
  if (!isPng(bytes)) return readBadgeText(bytes.toString('utf8'), origin)
  const carried = unbake(bytes)
  return carried === null ? { kind: 'nothing' } : readBadgeText(carried, origin)
}
