export interface Coordinates {
  lat: number
  lon: number
}

const EARTH_RADIUS_MILES = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance, in miles. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)))
}

export type TravelMode = 'car' | 'bicycle'
/** A range of door-to-door minutes, in steps of five. */
export interface TravelTime {
  by: TravelMode
  from: number
  to: number
}

/** Longest distance to cycle to work, in a straight line. */
export const MOST_CYCLED_MILES = 8
/** Homes and workplaces are usually off the centre of a district. */
const OFF_CENTRE_MILES = 0.5
const STEP_MINUTES = 5
const MINUTES_OF_AN_HOUR = 60

/** A stretch of road: its most miles, and the speed on it. */
type Stretch = readonly [miles: number, milesAnHour: number]
interface Method {
  /** Road distance divided by straight-line distance. */
  detour: number
  stretches: readonly Stretch[]
  /** Parking, locking up and clearing the windscreen. */
  extraMinutes: number
}
/** Streets first, then main roads, then trunk roads. */
const METHODS: Readonly<Record<TravelMode, { quick: Method; slow: Method }>> = {
  car: {
    quick: {
      detour: 1.2,
      stretches: [
        [5, 25],
        [Number.POSITIVE_INFINITY, 45],
      ],
      extraMinutes: 0,
    },
    slow: {
      detour: 1.5,
      stretches: [
        [5, 15],
        [15, 25],
        [Number.POSITIVE_INFINITY, 40],
      ],
      extraMinutes: 5,
    },
  },
  bicycle: {
    quick: { detour: 1.15, stretches: [[Number.POSITIVE_INFINITY, 12]], extraMinutes: 0 },
    slow: { detour: 1.4, stretches: [[Number.POSITIVE_INFINITY, 9]], extraMinutes: 0 },
  },
}

function minutesOf({ detour, stretches, extraMinutes }: Method, miles: number): number {
  let left = miles * detour
  let minutes = extraMinutes
  for (const [length, speed] of stretches) {
    const part = Math.min(left, length)
    minutes += (part / speed) * MINUTES_OF_AN_HOUR
    left -= part
  }
  return minutes
}
const rounded = (minutes: number) => Math.max(STEP_MINUTES, Math.round(minutes / STEP_MINUTES) * STEP_MINUTES)

/**
 * The travel time as a range, from the straight line between the centres of two districts; null for a bicycle beyond `MOST_CYCLED_MILES`. Ignores
 * timetables, traffic and routes.
 */
export function travelTime(by: TravelMode, miles: number): TravelTime | null {
  if (by === 'bicycle' && miles > MOST_CYCLED_MILES) return null
  const { quick, slow } = METHODS[by]
  const from = rounded(minutesOf(quick, Math.max(0, miles - OFF_CENTRE_MILES)))
  return { by, from, to: Math.max(from + STEP_MINUTES, rounded(minutesOf(slow, miles + OFF_CENTRE_MILES))) }
}
