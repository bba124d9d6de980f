import { newJob } from '@onward/contracts/jobs/posting'
import { demoJson } from '@onward/service-kit/demo-data'
import * as v from 'valibot'
import type { DemoJob } from './generate'
import { DEMO_EMPLOYERS } from './organisations'

const { title, department, location, salary, jobType, hoursPerWeek, description, requirements } = newJob.entries
const adverts = v.array(
  v.object({
    employer: v.picklist(DEMO_EMPLOYERS.map(({ name }) => name)),
    postedDaysAgo: v.number(),
    words: v.object({ title, department, location, salary, jobType, hoursPerWeek, description, requirements }),
  }),
)

/** Written by hand, near the demo jobseeker and close to her experience: they give her dashboard its documented figures. */
export const NEARBY_JOBS: readonly DemoJob[] = demoJson('jobs/nearby.json', adverts).map(
  ({ employer, postedDaysAgo, words }) => ({
    employer: DEMO_EMPLOYERS.findIndex((one) => one.name === employer),
    form: {
      ...words,
      contactEmail: `jobs@${employer.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.example`,
      isDisabilityFriendly: true,
      isRemoteAvailable: false,
      accessibilityFeatures: ['Flexible working hours'],
      benefitsTransitionSupport: true,
    },
    postedDaysAgo,
    postedHour: 1,
    closesInDays: 21,
  }),
)
