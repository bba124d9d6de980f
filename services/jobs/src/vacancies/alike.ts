import { ADVERT_LIMITS } from '@onward/contracts/advert-limits'
import { milesBetween } from '@onward/taxonomy'

interface AdvertText {
  title: string
  description: string
  requirements: readonly string[]
}
interface AdvertPlace {
  location: string
  lat: number | null
  lon: number | null
}

/** An advert of an organisation that is shown or may yet be, as others of it are compared with it. */
export interface OpenAdvert extends AdvertPlace {
  id: string
  title: string
  /** It waits for a check, or for its employer to change it. */
  waits: boolean
  signature: Int32Array
}

const BUCKETS = 64
const RUN = 3
/** More buckets that differ than this, and what is left cannot make two adverts alike. */
const MOST_OTHER = Math.floor(BUCKETS * (1 - ADVERT_LIMITS.alikeFrom))

/** FNV-1a, 32 bits; never 0, which is an empty bucket. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  // FNV's low bits are weak, and they name the bucket.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) | 0 || 1
}

/** Words without digits, punctuation, accents and single letters: what numbers copies changes nothing. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? []

/**
 * What an advert says, as 64 numbers that are equal where the wording is (MinHash of one permutation): the words of its title, and each run of
 * three words of the rest. 0 where a bucket is empty.
 */
export function textSignature({ title, description, requirements }: AdvertText): number[] {
  const words = wordsOf([description, ...requirements].join('\n'))
  const runs = words.length < RUN ? [words.join(' ')] : words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' '))
  const features = [...wordsOf(title).map((word) => `title ${word}`), ...runs]
  const signature = Array.from({ length: BUCKETS }, () => 0)
  for (const feature of features) {
    if (!feature) continue
    const hash = hashOf(feature)
    const bucket = hash & (BUCKETS - 1)
    const least = signature[bucket] ?? 0
    if (least === 0 || hash < least) signature[bucket] = hash
  }
  return signature
}

/** Whether two adverts share the wording that makes them alike. */
export function isAlike(a: Int32Array, b: Int32Array): boolean {
  let equal = 0
  let other = 0
  for (let i = 0; i < BUCKETS; i += 1) {
    const one = a[i]
    if (one !== b[i]) {
      other += 1
      // Most are told apart by their first buckets.
      if (other > MOST_OTHER) return false
    } else if (one !== 0) equal += 1
  }
  return equal > 0 && equal / (equal + other) >= ADVERT_LIMITS.alikeFrom
}

/** A place that is not known is no other town. */
function isSameTown(a: AdvertPlace, b: AdvertPlace): boolean {
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return true
  return milesBetween({ lat: a.lat, lon: a.lon }, { lat: b.lat, lon: b.lon }) < ADVERT_LIMITS.townMiles
}

export interface Likeness {
  /** The advert for whose sake this one waits for a check; null when it need not. */
  resembles: OpenAdvert | null
  /** So many of them wait already that another one is refused. */
  isTooMany: boolean
}

/** What an advert repeats of others of its organisation. Pure. */
export function likenessOf(advert: AdvertText & AdvertPlace, others: readonly OpenAdvert[]): Likeness {
  const signature = Int32Array.from(textSignature(advert))
  const elsewhere: OpenAdvert[] = []
  let here: OpenAdvert | null = null
  let waiting = 0
  for (const other of others) {
    if (!isAlike(signature, other.signature)) continue
    if (!isSameTown(advert, other)) {
      elsewhere.push(other)
      continue
    }
    here ??= other
    if (other.waits) waiting += 1
    if (waiting >= ADVERT_LIMITS.alikeWaiting) return { resembles: here, isTooMany: true }
  }
  const resembles = here ?? (elsewhere.length >= ADVERT_LIMITS.alikeTowns ? (elsewhere[0] ?? null) : null)
  return { resembles, isTooMany: false }
}
