import { type AVAILABILITIES, type Profile, profileEdit } from '@onward/contracts/jobseekers/profile'
import * as v from 'valibot'

/** The questions in order, then the jobs. */
export const STEPS = ['name', 'travel', 'hours', 'skills', 'jobs'] as const
export type Step = (typeof STEPS)[number]
export type Question = Exclude<Step, 'jobs'>
export const QUESTIONS = STEPS.filter((step): step is Question => step !== 'jobs')
export const isStep = (name: string | null): name is Step => STEPS.some((step) => step === name)

/** The first question without an answer. */
export const firstOpen = (profile: Pick<Profile, 'firstName' | 'lastName' | 'postcode' | 'availability' | 'skills'>): Step => {
  if (!profile.firstName || !profile.lastName) return 'name'
  if (!profile.postcode) return 'travel'
  if (!profile.availability) return 'hours'
  return profile.skills.length === 0 ? 'skills' : 'jobs'
}
export const nextOf = (step: Question): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'jobs'
export const beforeOf = (step: Question): Step | null => STEPS[STEPS.indexOf(step) - 1] ?? null

/** Distances to choose from, in miles; the profile accepts any number. */
export const TRAVEL_CHOICES = ['5', '10', '20', '50'] as const
/** The largest choice within the profile's distance. */
export const travelChoice = (miles: number): (typeof TRAVEL_CHOICES)[number] =>
  TRAVEL_CHOICES.findLast((choice) => Number(choice) <= miles) ?? TRAVEL_CHOICES[0]

const { firstName, lastName, postcode } = profileEdit.entries
export const nameSchema = v.object({ firstName, lastName })
/** Postcodes and districts: "LS8 4HT", "ls84ht", "LS8". */
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]?\s*(?:\d[a-z]{2})?$/i
export const travelSchema = v.object({
  postcode: v.pipe(
    postcode,
    v.check((text) => POSTCODE.test(text.trim()), 'postcode'),
  ),
  travelMiles: v.picklist(TRAVEL_CHOICES),
})

/** The job type to filter by for an availability; all types for the others. */
export const boardTypeOf = (availability: (typeof AVAILABILITIES)[number] | null): 'full-time' | 'part-time' | 'all' =>
  availability === 'full-time' || availability === 'part-time' ? availability : 'all'
