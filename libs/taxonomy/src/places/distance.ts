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
/** From door to door, in steps of five minutes. */
export interface TravelTime {
  by: TravelMode
  from: number
  to: number
}

/** Nobody cycles to work much further, as the crow flies. */
export const MOST_CYCLED_MILES = 8
/** Somebody seldom lives or works in the middle of a district. */
const OFF_CENTRE_MILES = 0.5
const STEP_MINUTES = 5
const MINUTES_OF_AN_HOUR = 60

/** A stretch of road: at most so many miles of it, at a speed. */
type Stretch = readonly [miles: number, milesAnHour: number]
interface Method {
  /** How much longer roads are than the straight line. */
  detour: number
  stretches: readonly Stretch[]
  /** To park, to lock up, to scrape the windscreen. */
  extraMinutes: number
}
/** The first miles lead through streets, the next ones over main roads, the rest over trunk roads. */
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
 * How long the way takes, as a range, from the straight line between the centres of two districts; null for a bicycle where it is further than people
 * cycle. No timetable, no traffic and no route is known here.
 */
export function travelTime(by: TravelMode, miles: number): TravelTime | null {
  if (by === 'bicycle' && miles > MOST_CYCLED_MILES) return null
  const { quick, slow } = METHODS[by]
  const from = rounded(minutesOf(quick, Math.max(0, miles - OFF_CENTRE_MILES)))
  return { by, from, to: Math.max(from + STEP_MINUTES, rounded(minutesOf(slow, miles + OFF_CENTRE_MILES))) }
}
