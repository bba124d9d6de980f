import type { BoardJob } from '@onward/contracts/jobs/board'
import { type AVAILABILITIES, type Profile, profileEdit, type WorkTime } from '@onward/contracts/jobseekers/profile'
import { lastNameEntries, orOneName } from '@onward/contracts/one-name'
import * as v from 'valibot'

/** The questions in order, then the jobs. */
export const STEPS = ['name', 'travel', 'hours', 'skills', 'jobs'] as const
export type Step = (typeof STEPS)[number]
export type Question = Exclude<Step, 'jobs'>
export const QUESTIONS = STEPS.filter((step): step is Question => step !== 'jobs')
export const isStep = (name: string | null): name is Step => STEPS.some((step) => step === name)

/** The first question without an answer. */
export const firstOpen = (
  profile: Pick<Profile, 'firstName' | 'lastName' | 'hasOneName' | 'postcode' | 'availability' | 'skills'>,
): Step => {
  if (!profile.firstName || !(profile.lastName || profile.hasOneName)) return 'name'
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

const { firstName, postcode } = profileEdit.entries
export const nameSchema = orOneName(v.object({ firstName, ...lastNameEntries }), 'Last name is required')
/** Postcodes, begun ones and districts: "LS8 4HT", "ls84ht", "TS10 1", "LS8". */
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]?(?:\s*\d[a-z]{2}|\s+\d[a-z]?)?$/i
export const travelSchema = v.object({
  postcode: v.pipe(
    postcode,
    v.check((text) => POSTCODE.test(text.trim()), 'postcode'),
  ),
  travelMiles: v.picklist(TRAVEL_CHOICES),
})

/** What is ticked of hours: how much, and when. */
export interface HoursChoice {
  amounts: readonly Amount[]
  times: readonly WorkTime[]
}
export const AMOUNTS = ['full-time', 'part-time', 'shift-work'] as const satisfies readonly (typeof AVAILABILITIES)[number][]
export type Amount = (typeof AMOUNTS)[number]

/** The profile's one availability for what was ticked: several amounts, or times alone, are flexible; weekends alone are weekends. */
export function availabilityOf({ amounts, times }: HoursChoice): (typeof AVAILABILITIES)[number] {
  const [first] = amounts
  if (amounts.length === 1 && first) return first
  return amounts.length === 0 && times.length === 1 && times[0] === 'weekends' ? 'weekends' : 'flexible'
}
/** The other way; flexible ticks no amount. */
export const hoursChoiceOf = ({ availability, workTimes }: Pick<Profile, 'availability' | 'workTimes'>): HoursChoice => ({
  amounts: AMOUNTS.filter((amount) => amount === availability),
  times: availability === 'weekends' && !workTimes.includes('weekends') ? [...workTimes, 'weekends'] : workTimes,
})
/** The job type to filter by; all types unless one amount is ticked that is a type. */
export const boardTypeOf = ({ amounts }: HoursChoice): 'full-time' | 'part-time' | 'all' =>
  amounts.length === 1 && amounts[0] !== 'shift-work' ? (amounts[0] ?? 'all') : 'all'
/** How a search is told of a time; each is a phrase that searches know. */
export const searchOfTime = (time: WorkTime): string => time.replace('-', ' ')

/** Below this score a job is not shown as one that fits. */
export const LEAST_SCORE = 40
/** Jobs that may lead: without skills nothing is scored, and all may. */
export const leading = <J extends Pick<BoardJob, 'match'>>(jobs: readonly J[]): J[] =>
  jobs.filter(({ match }) => !match || match.score >= LEAST_SCORE)
