import type { BoardQuery } from '@onward/contracts/jobs/board'
import { DEFAULT_MILES, isWithinMiles, type JobTravel } from '@onward/contracts/jobs/travel'
import type { Position } from '@onward/matching'
import { milesBetween } from '@onward/taxonomy'

/** From where distances are counted, and how far somebody would travel. */
export interface TravelLimit {
  origin: Position | null
  /** Null: any distance. */
  miles: number | null
}
interface Workplace {
  position: Position | null
  remote: boolean
}

/** How far somebody travels from where they live. */
export const ownLimit = (person: { position: Position | null; travelMiles: number } | null): TravelLimit => ({
  origin: person?.position ?? null,
  miles: person?.travelMiles ?? DEFAULT_MILES,
})

/** The limit of a search: the distance that was chosen from the place searched for, else the person's own. */
export function limitOf(
  query: Pick<BoardQuery, 'location' | 'within'>,
  { place, own }: { place: Position | null; own: TravelLimit },
): TravelLimit {
  const { within } = query
  const chosen = within === undefined || within === 'any' ? null : Number(within)
  // A location that is no known place still finds adverts that name it, however far they are.
  if (query.location && !place) return { ...own, miles: chosen }
  const origin = place ?? own.origin
  if (within === 'any') return { origin, miles: null }
  return { origin, miles: chosen ?? (place && query.location ? DEFAULT_MILES : own.miles) }
}

/** Whether nothing says where the person is although a distance counts. */
export const needsPlace = ({ origin, miles }: TravelLimit): boolean => origin === null && miles !== null

const exactMiles = (origin: Position | null, position: Position | null): number | null =>
  origin && position ? milesBetween(origin, position) : null

/** The one rule of what is near: remote jobs are near everybody; what is not known to be near is not. */
export const isWithin = ({ origin, miles }: TravelLimit, { position, remote }: Workplace): boolean =>
  remote || miles === null || isWithinMiles(exactMiles(origin, position), miles)

/** How far a workplace is, as people read it; null where nothing is known. */
export function travelTo(limit: TravelLimit, workplace: Workplace): JobTravel | null {
  if (limit.origin === null && !workplace.remote) return null
  const miles = exactMiles(limit.origin, workplace.position)
  return {
    miles: miles === null ? null : Math.round(miles),
    within: isWithin(limit, workplace),
    wishedMiles: limit.miles,
    minutes: null,
  }
}

/** For ordering what lies beyond; jobs without a known place come last. */
export const milesBeyond = (limit: TravelLimit, { position }: Workplace): number =>
  exactMiles(limit.origin, position) ?? Number.POSITIVE_INFINITY
