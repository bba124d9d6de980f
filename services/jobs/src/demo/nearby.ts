import type { NewJob } from '@onward/contracts/jobs/jobs'
import type { DemoJob } from './generate'
import { DEMO_EMPLOYERS } from './organisations'

type Words = Pick<NewJob, 'title' | 'department' | 'location' | 'salary' | 'jobType' | 'description' | 'requirements'>

const advert = (employer: string, postedDaysAgo: number, words: Words): DemoJob => ({
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
})

/** Written by hand, near the demo jobseeker and close to what she has done: they complete the figures that her dashboard is known by. */
export const NEARBY_JOBS: readonly DemoJob[] = [
  advert('Aire Valley Homecare', 0, {
    title: 'Care Assistant',
    department: 'Extra care housing',
    location: 'Leeds',
    salary: '£13.20 an hour',
    jobType: 'part-time',
    description:
      'Gledhow Court has forty flats, a café and a team on the ground floor. You look in on tenants who have a plan with us and answer the bell when somebody needs you.\n\nMornings 7am to 1pm, four days a week, one weekend in three. New colleagues shadow for two weeks.',
    requirements:
      'Care work\nPersonal care\nTeamwork\nCommunication\nDesirable: dementia care\nDesirable: driving licence\nDesirable: end of life care',
  }),
  advert('Kirkgate Stores', 0, {
    title: 'Customer Assistant',
    department: 'Oakwood branch',
    location: 'Leeds',
    salary: '£12.95 an hour',
    jobType: 'part-time',
    description:
      'The Oakwood branch opens at six and knows its regulars. You serve, fill gaps and keep the bakery corner tempting.\n\n20 hours over four days, including Saturday. The rota comes three weeks ahead.',
    requirements: 'Customer service\nTill work\nBaking\nNumeracy\nDesirable: stock control\nDesirable: visual merchandising',
  }),
  advert('Rowan House Care Homes', 3, {
    title: 'Care Assistant',
    department: 'Roundhay',
    location: 'Leeds',
    salary: '£13.05 an hour',
    jobType: 'full-time',
    description:
      'A home of twenty-six by the park, where lunch is the event of the day. You help people to get ready, eat well and get out when the sun does.\n\nShifts of seven and a half hours, earlies and lates, every other weekend free.',
    requirements:
      'Care work\nPersonal care\nMoving and handling people\nNVQ level 2 in care\nDesirable: dementia care\nDesirable: infection control\nDesirable: driving licence',
  }),
  advert('Thackray Home & Garden', 5, {
    title: 'Customer Assistant',
    department: 'Seasonal',
    location: 'Leeds',
    salary: '£12.85 an hour',
    jobType: 'temporary',
    description:
      'From November to January we sell four thousand trees and the lights to go on them. You help at the tills, the returns desk and the wrapping table.\n\n24 hours over four days. Many of our team came for a Christmas and stayed.',
    requirements:
      'Customer service\nTill work\nReturns and refunds\nManual handling\nDriving licence\nDesirable: visual merchandising\nDesirable: online selling',
  }),
]
