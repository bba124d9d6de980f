import type { BoardQuery } from '@onward/contracts/jobs/board'
import { DEFAULT_MILES, isWithinMiles, type JobTravel } from '@onward/contracts/jobs/travel'
import type { MatchPerson, Position } from '@onward/matching'
import {
  type Area,
  councilAt,
  districtNear,
  findPlaces,
  milesBetween,
  type Place,
  placeOfDistrict,
  travelTime,
} from '@onward/taxonomy'

/** Where distances count from, and how far the person travels. */
export interface TravelLimit {
  origin: Position | null
  /** Null for any distance. */
  miles: number | null
  /** False where nobody chose those miles. */
  isSaid?: boolean
  /** The county, region or nation of the search: everything in it is near. */
  area: Area | null
  /** Whether they hold a driving licence. */
  drives: boolean
  /** They work from home alone, so that any other workplace is beyond. */
  isHomeOnly?: boolean
}
/** The place of an advert's work. */
export interface Workplace {
  position: Position | null
  remote: boolean
  /** A named area that is too large for a position. */
  area?: Area | null
}

const LICENCE = 'driving-licence'

/** The person's own place and distance. */
export const ownLimit = (
  person: Pick<MatchPerson, 'position' | 'travelMiles' | 'skillIds' | 'remoteOnly'> | null,
): TravelLimit => ({
  origin: person?.position ?? null,
  miles: person?.travelMiles ?? DEFAULT_MILES,
  area: null,
  drives: person?.skillIds.includes(LICENCE) ?? false,
  ...(person?.remoteOnly && { isHomeOnly: true }),
})

type PlaceQuery = Pick<BoardQuery, 'location'> & Partial<Pick<BoardQuery, 'near'>>

/** Possible meanings of a search's location, likeliest first; a position without a name is its district. */
export function placesOf({ location, near }: PlaceQuery): Place[] {
  if (location) return findPlaces(location)
  const district = near && districtNear(near)
  return district ? [placeOfDistrict(district)] : []
}

/** The limit of a search: the chosen distance from the place searched for, else the person's own. Who chooses either asks for workplaces, too. */
export function limitOf(
  { location, within }: Pick<BoardQuery, 'location' | 'within'>,
  { place, own: { isHomeOnly, ...own } }: { place: Place | null; own: TravelLimit },
): TravelLimit {
  if (isHomeOnly && !location && !place && within === undefined) return { ...own, isHomeOnly }
  const chosen = within === undefined || within === 'any' ? null : Number(within)
  if (place?.area) return { ...own, miles: null, area: place.area }
  // An unknown place still finds adverts that name it, at any distance.
  if (location && !place) return { ...own, miles: chosen }
  const origin = place ? { lat: place.lat, lon: place.lon } : own.origin
  if (within === 'any') return { ...own, origin, miles: null }
  return {
    ...own,
    origin,
    miles: chosen ?? (location ? DEFAULT_MILES : own.miles),
    ...(location && chosen === null && { isSaid: false }),
  }
}

/** Whether a distance counts but the person's place is unknown. */
export const needsPlace = ({ origin, miles, isHomeOnly }: TravelLimit): boolean =>
  origin === null && miles !== null && !isHomeOnly

const exactMiles = (origin: Position | null, position: Position | null): number | null =>
  origin && position ? milesBetween(origin, position) : null

function isInArea({ councils }: Area, { position, area }: Workplace): boolean {
  if (position) return councils.has(councilAt(position))
  return Boolean(area) && [...(area?.councils ?? [])].every((council) => councils.has(council))
}

/** The one rule for "near": remote jobs are near everybody; jobs without a known place are not. */
export function isWithin({ origin, miles, area, isHomeOnly }: TravelLimit, workplace: Workplace): boolean {
  if (workplace.remote) return true
  if (isHomeOnly) return false
  if (area) return isInArea(area, workplace)
  return miles === null || isWithinMiles(exactMiles(origin, workplace.position), miles)
}

/** By car for drivers, and for distances too long to cycle; remote jobs need no travel. */
function minutesTo({ drives }: TravelLimit, { remote }: Workplace, miles: number | null): JobTravel['minutes'] {
  if (miles === null || remote) return null
  return (drives ? null : travelTime('bicycle', miles)) ?? travelTime('car', miles)
}

/** The distance to a workplace as people read it; null when unknown. */
export function travelTo(limit: TravelLimit, workplace: Workplace): JobTravel | null {
  if (limit.origin === null && limit.area === null && !workplace.remote && !limit.isHomeOnly) return null
  const exact = exactMiles(limit.origin, workplace.position)
  const miles = exact === null ? null : Math.round(exact)
  return {
    miles,
    within: isWithin(limit, workplace),
    wishedMiles: limit.miles,
    ...(limit.isSaid === false && { isSaid: false }),
    ...(limit.isHomeOnly && { isHomeOnly: true }),
    minutes: minutesTo(limit, workplace, miles),
  }
}

/** Sort key for jobs beyond the distance; jobs without a known place come last. */
export const milesBeyond = ({ origin, area }: TravelLimit, { position }: Workplace): number =>
  exactMiles(origin ?? area?.centre ?? null, position) ?? Number.POSITIVE_INFINITY
