import { partsOf } from '../data/read-table'
import { CITY_DISTRICT_ROWS, PLACE_ROWS, WELSH_PLACE_ROWS } from '../data/tables'
import { type Area, areas, councilAt, countyOf } from './areas'
import { type Coordinates, milesBetween } from './distance'
import { type District, districtOfPostcode, districts } from './districts'

export interface Place extends Coordinates {
  name: string
  /** County, London, or a region of Scotland; for a part of a city, the city. Tells places of the same name apart. */
  county?: string
  /** 0 when unknown. */
  population: number
  /** Set where the place was found by its postcode. */
  outcode?: string
  /** Set for a county, region or nation, whose position is its middle. */
  area?: Area
}

/** Towns and villages of Great Britain. */
export const places: readonly Place[] = PLACE_ROWS.map(
  ({ name, county, latitude, longitude, population }): Place => ({
    name,
    county,
    lat: Number(latitude),
    lon: Number(longitude),
    population: Number(population),
  }),
)

export const placeOfDistrict = ({ outcode, town, council, lat, lon }: District): Place => ({
  name: town,
  county: countyOf(council),
  lat,
  lon,
  population: 0,
  outcode,
})
export const placeOfArea = (area: Area): Place => ({ name: area.name, ...area.centre, population: 0, area })

/** The normal form of a name for look-up. */
export const normalName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim()

/** Short names in use, with the source's full names. Keys and values are normal forms. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  hull: 'kingston upon hull',
  newcastle: 'newcastle upon tyne',
  stoke: 'stoke on trent',
  southend: 'southend on sea',
  'brighton and hove': 'brighton',
}
const SAME_PLACE_MILES = 4

const middle = (list: readonly Coordinates[]): Coordinates => ({
  lat: list.reduce((sum, { lat }) => sum + lat, 0) / list.length,
  lon: list.reduce((sum, { lon }) => sum + lon, 0) / list.length,
})

interface PlaceNames {
  /** Towns, villages and parts of cities by each of their names. */
  named: ReadonlyMap<string, readonly Place[]>
  areas: ReadonlyMap<string, Place>
  /** Every known name, in normal form. */
  all: readonly string[]
}
let names: PlaceNames | undefined

/** The table of names, made at the first look-up. */
export function placeNames(): PlaceNames {
  if (names) return names
  const named = new Map<string, Place[]>()
  const add = (name: string, place: Place) => {
    const key = normalName(name)
    named.set(key, [...(named.get(key) ?? []), place])
  }
  for (const place of places) add(place.name, place)
  for (const { name, welsh, within, outcodes } of CITY_DISTRICT_ROWS) {
    const own = partsOf(outcodes, ' ').flatMap((outcode) => districtOfPostcode(outcode) ?? [])
    const part: Place = { name, county: within, ...middle(own), population: 0 }
    const same = named.get(normalName(name))?.find((place) => milesBetween(place, part) < SAME_PLACE_MILES)
    if (!same) add(name, part)
    if (welsh) add(welsh, same ?? part)
  }
  // No other table has Northern Ireland and the islands.
  const elsewhere = districts.filter(({ region }) => region === 'Northern Ireland' || region === 'Crown Dependencies')
  for (const town of new Set(elsewhere.map((district) => district.town))) {
    const own = elsewhere.filter((district) => district.town === town)
    const council = own[0]?.council ?? ''
    add(town, { name: town, county: countyOf(council), ...middle(own), population: 0 })
  }
  for (const { welsh, name, county } of WELSH_PLACE_ROWS)
    for (const place of named.get(normalName(name)) ?? []) if (place.county === county) add(welsh, place)
  for (const [short, full] of Object.entries(SHORT_NAMES)) for (const place of named.get(full) ?? []) add(short, place)
  const ofAreas = new Map<string, Place>()
  for (const area of areas)
    for (const name of [area.name, area.welsh, ...area.aliases])
      if (!ofAreas.has(normalName(name))) ofAreas.set(normalName(name), placeOfArea(area))
  names = { named, areas: ofAreas, all: [...new Set([...ofAreas.keys(), ...named.keys()])] }
  return names
}

/** Whether a place is inside `wider`: its county, its city, or a county, region or nation. */
export function isWithinNamed(place: Place, wider: string): boolean {
  if (normalName(place.county ?? '').includes(wider)) return true
  const around = placeNames().areas.get(wider)?.area
  return around?.councils.has(councilAt(place)) ?? false
}
