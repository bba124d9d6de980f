import { PLACE_ROWS, POSTCODE_AREA_ROWS } from './data/tables'
import { isOneEditApart } from './wording'

export interface Place {
  name: string
  /** County, London, or a region of Scotland; tells places of one name apart. */
  county?: string
  lat: number
  lon: number
  /** 0 when the source does not say. */
  population: number
}

const MAX_PLACES = 10
/** Names that people use and the source has in full. Keys and values are normal forms. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  hull: 'kingston upon hull',
  newcastle: 'newcastle upon tyne',
  stoke: 'stoke on trent',
  southend: 'southend on sea',
  caerdydd: 'cardiff',
  abertawe: 'swansea',
  casnewydd: 'newport',
  wrecsam: 'wrexham',
  caerffili: 'caerphilly',
  'brighton and hove': 'brighton',
}

const normal = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsaint\b/g, 'st')
    .trim()

/** All places of Great Britain that are known here. */
export const places: readonly Place[] = PLACE_ROWS.map(
  ({ name, county, latitude, longitude, population }): Place => ({
    name,
    county,
    lat: Number(latitude),
    lon: Number(longitude),
    population: Number(population),
  }),
)

interface PlaceIndex {
  byName: Map<string, Place[]>
  areas: Map<string, Place>
}
let index: PlaceIndex | undefined

function placeIndex(): PlaceIndex {
  if (index) return index
  const byName = new Map<string, Place[]>()
  for (const place of places) {
    const key = normal(place.name)
    const same = byName.get(key)
    if (same) same.push(place)
    else byName.set(key, [place])
  }
  const areas = new Map(
    POSTCODE_AREA_ROWS.map(({ area, town: name, latitude, longitude }): [string, Place] => {
      const here = { lat: Number(latitude), lon: Number(longitude) }
      const known = byName.get(normal(name))?.find((p) => milesBetween(p, here) < 3)
      return [area, known ?? { name, ...here, population: 0 }]
    }),
  )
  index = { byName, areas }
  return index
}

const POSTCODE = /^([A-Z]{1,2})\d[A-Z\d]?(?:\d[A-Z]{2})?$/

/**
 * The post town of a full postcode or an outcode; null when it is not one. Coarse: the position is the town's that names the postcode
 * area, which can be 30 miles away.
 */
export function placeOfPostcode(postcode: string): Place | null {
  const area = POSTCODE.exec(postcode.toUpperCase().replace(/\s/g, ''))?.[1]
  return (area && placeIndex().areas.get(area)) || null
}

/**
 * Places that `query` may mean, largest first: by name ("Leeds", "newcastle", "Newport, Shropshire"), else by postcode, else by how a name
 * starts, else by one wrong letter. Empty when unknown; several when ambiguous (163 names repeat).
 */
export function findPlaces(query: string): Place[] {
  const { byName } = placeIndex()
  const postcode = placeOfPostcode(query)
  if (postcode) return [postcode]
  const parts = query.split(',').map(normal).filter(Boolean)
  // A few names have a comma of their own, so the longest head that is a name counts.
  const heads = parts
    .map((_, i) => parts.length - i)
    .map((length) => ({ name: parts.slice(0, length).join(' '), rest: parts.slice(length) }))
  const head = heads.find(({ name }) => byName.has(name) || SHORT_NAMES[name]) ?? { name: parts[0] ?? '', rest: parts.slice(1) }
  const { name, rest } = head
  if (name === '') return []
  const answer = (list: readonly Place[]) => {
    const kept = list.filter((p) => rest.some((county) => normal(p.county ?? '').includes(county)))
    return [...(kept.length > 0 ? kept : list)].sort((a, b) => b.population - a.population).slice(0, MAX_PLACES)
  }
  const exact = [...(byName.get(name) ?? []), ...(byName.get(SHORT_NAMES[name] ?? '') ?? [])]
  if (exact.length > 0) return answer(exact)
  const starting = name.length < 3 ? [] : places.filter((p) => normal(p.name).startsWith(name))
  if (starting.length > 0) return answer(starting)
  return name.length < 5 ? [] : answer(places.filter((p) => isOneEditApart(normal(p.name), name)))
}

/** The place that is called just this, the largest of one name; also a postcode's. Null for the beginning of a name and one with a wrong letter. */
export function placeNamed(name: string): Place | null {
  const { byName } = placeIndex()
  const key = normal(name)
  const called = [...(byName.get(key) ?? []), ...(byName.get(SHORT_NAMES[key] ?? '') ?? [])]
  return called.sort((a, b) => b.population - a.population)[0] ?? placeOfPostcode(name)
}

const EARTH_RADIUS_MILES = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance, in miles. */
export function milesBetween(a: Pick<Place, 'lat' | 'lon'>, b: Pick<Place, 'lat' | 'lon'>): number {
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)))
}
