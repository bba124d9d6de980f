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

/** An advert of an organisation that is or may become public, for comparing others with it. */
export interface OpenAdvert extends AdvertPlace {
  id: string
  title: string
  /** It waits for a check, or for changes by its employer. */
  waits: boolean
  signature: Int32Array
}

const BUCKETS = 64
const RUN = 3
/** With more different buckets than this, two adverts cannot be alike. */
const MOST_OTHER = Math.floor(BUCKETS * (1 - ADVERT_LIMITS.alikeFrom))

/** FNV-1a, 32 bits; never 0, which is an empty bucket. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  // FNV's low bits are weak, and they choose the bucket.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) | 0 || 1
}

/** Words without digits, punctuation, accents and single letters, so that numbered copies look the same. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? []

/**
 * An advert's text as 64 numbers that are equal where the wording is (MinHash of one permutation): the words of its title, and each
 * run of three words of the rest. 0 for an empty bucket.
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

/** Whether two adverts share enough wording to be alike. */
export function isAlike(a: Int32Array, b: Int32Array): boolean {
  let equal = 0
  let other = 0
  for (let i = 0; i < BUCKETS; i += 1) {
    const one = a[i]
    if (one !== b[i]) {
      other += 1
      // Most differ in their first buckets.
      if (other > MOST_OTHER) return false
    } else if (one !== 0) equal += 1
  }
  return equal > 0 && equal / (equal + other) >= ADVERT_LIMITS.alikeFrom
}

/** Adverts of an organisation among which many are looked up; they keep the order in which they came. */
export interface AdvertIndex {
  alikeTo(signature: Int32Array): OpenAdvert[]
  add(advert: OpenAdvert): void
  remove(id: string): void
}

/** A list is enough for one question; an index pays from some dozens on. */
export type OtherAdverts = readonly OpenAdvert[] | AdvertIndex

/** Answers what comparing each of them would. */
export function indexAdverts(adverts: readonly OpenAdvert[]): AdvertIndex {
  const byId = new Map<string, { advert: OpenAdvert; order: number }>()
  const byValue = new Map<number, OpenAdvert[]>()
  let added = 0

  function add(advert: OpenAdvert): void {
    byId.set(advert.id, { advert, order: added })
    added += 1
    for (const value of advert.signature) {
      if (value === 0) continue
      const sharing = byValue.get(value)
      if (sharing) sharing.push(advert)
      else byValue.set(value, [advert])
    }
  }

  function alikeTo(signature: Int32Array): OpenAdvert[] {
    const values = [...signature].filter((value) => value !== 0)
    // A similar advert lacks fewer values than are looked up here, so it shares at least one.
    const enough = Math.ceil(values.length * (1 - ADVERT_LIMITS.alikeFrom)) + 1
    const sharing = values
      .map((value) => byValue.get(value) ?? [])
      .sort((one, other) => one.length - other.length)
      .slice(0, enough)
    const count = sharing.reduce((sum, { length }) => sum + length, 0)
    const entries =
      count >= byId.size
        ? [...byId.values()]
        : [...new Set(sharing.flat().flatMap(({ id }) => byId.get(id) ?? []))].sort((one, other) => one.order - other.order)
    return entries.flatMap(({ advert }) => (isAlike(signature, advert.signature) ? [advert] : []))
  }

  adverts.forEach(add)
  return { alikeTo, add, remove: (id) => void byId.delete(id) }
}

/** An unknown place does not count as another town. */
function isSameTown(a: AdvertPlace, b: AdvertPlace): boolean {
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return true
  return milesBetween({ lat: a.lat, lon: a.lon }, { lat: b.lat, lon: b.lon }) < ADVERT_LIMITS.townMiles
}

export interface Likeness {
  /** The advert that this one repeats, so that it waits for a check; null when it repeats none. */
  resembles: OpenAdvert | null
  /** Whether so many copies wait already that another one is refused. */
  isTooMany: boolean
}

/** Which advert of its organisation an advert repeats. Pure. */
export function likenessOf(advert: AdvertText & AdvertPlace, others: OtherAdverts): Likeness {
  const signature = Int32Array.from(textSignature(advert))
  const alike = 'alikeTo' in others ? others.alikeTo(signature) : others.filter((one) => isAlike(signature, one.signature))
  const elsewhere: OpenAdvert[] = []
  let here: OpenAdvert | null = null
  let waiting = 0
  for (const other of alike) {
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

/** The advert of another organisation with the same wording; null for none. Pure. */
export function copyOf(advert: AdvertText, ofOthers: readonly OpenAdvert[]): OpenAdvert | null {
  const signature = Int32Array.from(textSignature(advert))
  return ofOthers.find((other) => isAlike(signature, other.signature)) ?? null
}
