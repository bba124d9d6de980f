import * as v from 'valibot'

/** Whole minutes from door to door, as a range of steps of five. There is no data for buses, so none are estimated. */
export const travelMinutes = v.object({ by: v.picklist(['car', 'bicycle']), from: v.number(), to: v.number() })
export type TravelMinutes = v.InferOutput<typeof travelMinutes>

/** How far a job is and whether the person would travel so far. Distances are between the centres of postcode districts. */
export const jobTravel = v.object({
  /** Whole miles; null where the place of the job, or of the person, is not known. */
  miles: v.nullable(v.number()),
  /** Remote jobs are within the distance of everybody. */
  within: v.boolean(),
  /** The distance that was asked for; null where none was: any distance, or a county, region or nation. */
  wishedMiles: v.nullable(v.number()),
  /** False where nobody chose that distance: it is the usual one around a searched place. */
  isSaid: v.optional(v.boolean()),
  /** They said that they work from home alone. */
  isHomeOnly: v.optional(v.boolean()),
  minutes: v.nullable(travelMinutes),
})
export type JobTravel = v.InferOutput<typeof jobTravel>

/** The one rule of what is near. By whole miles as shown, so that "too far: 10 miles, you said 10" cannot occur. */
export const isWithinMiles = (miles: number | null, wishedMiles: number): boolean =>
  miles !== null && Math.round(miles) <= wishedMiles

/** The distance when a place is searched for and none is chosen. */
export const DEFAULT_MILES = 20

/** Why a job is beyond what was asked for; null for one within it, and where nothing is known. */
export type TooFar =
  | { kind: 'miles'; miles: number; wished: number }
  /** At a workplace, for somebody who works from home alone. */
  | { kind: 'workplace' }
  /** Beyond the usual distance around a searched place; nobody said one. */
  | { kind: 'beyond'; miles: number }
  /** Outside the county, region or nation that was searched. */
  | { kind: 'outside'; miles: number | null }
  /** The advert does not say where the work is. */
  | { kind: 'unknown' }

/** Shown instead of the match band: "Too far: 174 miles, you said 10". */
export function tooFar(travel: JobTravel | null): TooFar | null {
  if (travel === null || travel.within) return null
  const { miles, wishedMiles, isSaid, isHomeOnly } = travel
  if (isHomeOnly) return { kind: 'workplace' }
  if (isSaid === false && miles !== null) return { kind: 'beyond', miles }
  if (wishedMiles === null) return { kind: 'outside', miles }
  return miles === null ? { kind: 'unknown' } : { kind: 'miles', miles, wished: wishedMiles }
}
