import { OUTCODE_ROWS, POSTCODE_AREA_ROWS } from '../data/tables'
import { type Coordinates, milesBetween } from './distance'

/** A postcode district: the first half of a postcode. */
export interface District extends Coordinates {
  outcode: string
  /** The largest place near its centre. */
  town: string
  council: string
  region: string
  nation: string
}

export const districts: readonly District[] = OUTCODE_ROWS.map(({ latitude, longitude, ...row }) => ({
  ...row,
  lat: Number(latitude),
  lon: Number(longitude),
}))
const byOutcode = new Map(districts.map((district) => [district.outcode, district]))

const POSTCODE = /^(([A-Z]{1,2})\d[A-Z\d]?)(?:\d[A-Z]{2})?$/
/** "TS10 1", "TS10 1A": the sector, or a postcode that is not typed to its end. Its space says where the district ends. */
const BEGUN = /^(([A-Z]{1,2})\d[A-Z\d]?)\s+\d[A-Z]?$/
const partsOf = (postcode: string): { outcode: string; area: string } | null => {
  const text = postcode
    .toUpperCase()
    .replace(/[.\-\u2010-\u2015]/g, ' ')
    .trim()
  const [, outcode, area] = BEGUN.exec(text) ?? POSTCODE.exec(text.replace(/\s/g, '')) ?? []
  return outcode && area ? { outcode, area } : null
}

/**
 * The district of a full postcode, a begun one ("TS10 1") or an outcode; null when unknown. Districts missing from the source, such as "EC4P", fall back to the district
 * without the last letter.
 */
export function districtOfPostcode(postcode: string): District | null {
  const parts = partsOf(postcode)
  if (!parts) return null
  return byOutcode.get(parts.outcode) ?? byOutcode.get(parts.outcode.replace(/[A-Z]$/, '')) ?? null
}

const postTowns = new Map(
  POSTCODE_AREA_ROWS.map(({ area, town, latitude, longitude }) => [
    area,
    { name: town, lat: Number(latitude), lon: Number(longitude) },
  ]),
)
/** The post town of a postcode's area. Less exact than the district: up to 30 miles off. */
export const postTownOf = (postcode: string): (Coordinates & { name: string }) | null =>
  postTowns.get(partsOf(postcode)?.area ?? '') ?? null

const MOST_CACHED = 20_000
const nearest = new Map<string, District>()

/** The district whose centre is nearest. */
export function districtAt({ lat, lon }: Coordinates): District {
  const key = `${lat},${lon}`
  const known = nearest.get(key)
  if (known) return known
  // Degrees of longitude are shorter in the north; squared distances are enough to compare.
  const width = Math.cos((lat * Math.PI) / 180)
  const away = (district: District) => (district.lat - lat) ** 2 + ((district.lon - lon) * width) ** 2
  let best: District | undefined
  let least = Number.POSITIVE_INFINITY
  for (const district of districts) {
    const squared = away(district)
    if (squared < least) [best, least] = [district, squared]
  }
  if (!best) throw new Error('There are no districts')
  if (nearest.size >= MOST_CACHED) nearest.clear()
  nearest.set(key, best)
  return best
}

/** A position further than this from every district is outside the United Kingdom. */
const MOST_MILES_AWAY = 30
/** The district of a browser's position; null abroad and at sea. */
export function districtNear(position: Coordinates): District | null {
  const district = districtAt(position)
  return milesBetween(position, district) <= MOST_MILES_AWAY ? district : null
}
