import { type JobReach, REACH_STEP } from '@onward/contracts/jobs/jobs'

/**
 * A count of people as an employer may read it: in fives, rounded down, and nothing below the first five. Whoever changes an advert bit by
 * bit learns nothing of one person.
 */
export const reachShown = (people: number): JobReach => ({
  atLeast: people < REACH_STEP ? null : Math.floor(people / REACH_STEP) * REACH_STEP,
})
