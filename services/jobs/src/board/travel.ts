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

/** From where distances are counted, and how far somebody would travel. */
export interface TravelLimit {
  origin: Position | null
  /** Null: any distance. */
  miles: number | null
  /** A county, region or nation that was searched: what lies in it is near, whatever the distance. */
  area: Area | null
  /** They hold a driving licence. */
  drives: boolean
}
/** Where the work of an advert is. */
export interface Workplace {
  position: Position | null
  remote: boolean
  /** What an advert names that is too large for a position. */
  area?: Area | null
}

const LICENCE = 'driving-licence'

/** How far somebody travels from where they live. */
export const ownLimit = (person: Pick<MatchPerson, 'position' | 'travelMiles' | 'skillIds'> | null): TravelLimit => ({
  origin: person?.position ?? null,
  miles: person?.travelMiles ?? DEFAULT_MILES,
  area: null,
  drives: person?.skillIds.includes(LICENCE) ?? false,
})

type PlaceQuery = Pick<BoardQuery, 'location'> & Partial<Pick<BoardQuery, 'near'>>

/** What a search's location may mean, likeliest first; a position without words is the district around it. */
export function placesOf({ location, near }: PlaceQuery): Place[] {
  if (location) return findPlaces(location)
  const district = near && districtNear(near)
  return district ? [placeOfDistrict(district)] : []
}

/** The limit of a search: the distance that was chosen from the place searched for, else the person's own. */
export function limitOf(
  { location, within }: Pick<BoardQuery, 'location' | 'within'>,
  { place, own }: { place: Place | null; own: TravelLimit },
): TravelLimit {
  const chosen = within === undefined || within === 'any' ? null : Number(within)
  if (place?.area) return { ...own, miles: null, area: place.area }
  // A location that is no known place still finds adverts that name it, however far they are.
  if (location && !place) return { ...own, miles: chosen }
  const origin = place ? { lat: place.lat, lon: place.lon } : own.origin
  if (within === 'any') return { ...own, origin, miles: null }
  return { ...own, origin, miles: chosen ?? (location ? DEFAULT_MILES : own.miles) }
}

/** Whether nothing says where the person is although a distance counts. */
export const needsPlace = ({ origin, miles }: TravelLimit): boolean => origin === null && miles !== null

const exactMiles = (origin: Position | null, position: Position | null): number | null =>
  origin && position ? milesBetween(origin, position) : null

function isInArea({ councils }: Area, { position, area }: Workplace): boolean {
  if (position) return councils.has(councilAt(position))
  return Boolean(area) && [...(area?.councils ?? [])].every((council) => councils.has(council))
}

/** The one rule of what is near: remote jobs are near everybody; what is not known to be near is not. */
export function isWithin({ origin, miles, area }: TravelLimit, workplace: Workplace): boolean {
  if (workplace.remote) return true
  if (area) return isInArea(area, workplace)
  return miles === null || isWithinMiles(exactMiles(origin, workplace.position), miles)
}

/** By car for who may drive and for what nobody cycles to; nobody travels to a remote job. */
function minutesTo({ drives }: TravelLimit, { remote }: Workplace, miles: number | null): JobTravel['minutes'] {
  if (miles === null || remote) return null
  return (drives ? null : travelTime('bicycle', miles)) ?? travelTime('car', miles)
}

/** How far a workplace is, as people read it; null where nothing is known. */
export function travelTo(limit: TravelLimit, workplace: Workplace): JobTravel | null {
  if (limit.origin === null && limit.area === null && !workplace.remote) return null
  const exact = exactMiles(limit.origin, workplace.position)
  const miles = exact === null ? null : Math.round(exact)
  return {
    miles,
    within: isWithin(limit, workplace),
    wishedMiles: limit.miles,
    minutes: minutesTo(limit, workplace, miles),
  }
}

/** For ordering what lies beyond; jobs without a known place come last. */
export const milesBeyond = ({ origin, area }: TravelLimit, { position }: Workplace): number =>
  exactMiles(origin ?? area?.centre ?? null, position) ?? Number.POSITIVE_INFINITY
