import { OUTCODE_ROWS, POSTCODE_AREA_ROWS } from '../data/tables'
import { type Coordinates, milesBetween } from './distance'

/** A postcode district: what the first half of a postcode names. */
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
const partsOf = (postcode: string): { outcode: string; area: string } | null => {
  const [, outcode, area] = POSTCODE.exec(postcode.toUpperCase().replace(/\s/g, '')) ?? []
  return outcode && area ? { outcode, area } : null
}

/**
 * The district of a full postcode or an outcode; null where there is none. "EC4P" and others that the source leaves out belong to the district
 * without their last letter.
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
/** The post town that names the area of a postcode. It says less of where somebody lives than the district: up to 30 miles off. */
export const postTownOf = (postcode: string): (Coordinates & { name: string }) | null =>
  postTowns.get(partsOf(postcode)?.area ?? '') ?? null

const MOST_CACHED = 20_000
const nearest = new Map<string, District>()

/** The district whose centre is nearest. */
export function districtAt({ lat, lon }: Coordinates): District {
  const key = `${lat},${lon}`
  const known = nearest.get(key)
  if (known) return known
  // A degree of longitude is shorter in the north; the square of the distance is enough to compare.
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

/** Further than this from every district is no place of the United Kingdom. */
const MOST_MILES_AWAY = 30
/** The district of a position that a browser gives; null abroad and at sea. */
export function districtNear(position: Coordinates): District | null {
  const district = districtAt(position)
  return milesBetween(position, district) <= MOST_MILES_AWAY ? district : null
}
