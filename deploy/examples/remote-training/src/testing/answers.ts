import type { PublicJobs } from '@onward/contracts/jobs/public-jobs'
import type { Profile } from '@onward/contracts/jobseekers/profile'

const READING = { note: '', places: [], further: 0, understood: [], didYouMean: null, dropped: [], foundBy: '', next: null }
/** What the public search answers. */
export const found = (...titles: string[]): PublicJobs => ({
  items: titles.map((title, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    title,
    company: 'Aire Valley Homecare',
    pay: '£12.10 an hour',
    hours: 'Full-time',
    place: 'Harehills, Leeds, 3 miles',
    miles: 3,
    postedAt: '2026-11-20T09:00:00.000Z',
  })),
  total: titles.length,
  heading: '',
  ...READING,
})

/** Of a jobseeker in Leeds. */
export const PROFILE: Profile = {
  firstName: 'Amina',
  lastName: 'Okafor-Reed',
  email: 'amina@example.org',
  phone: '',
  address: '',
  postcode: 'LS9 6QF',
  location: 'LS9 6QF',
  place: 'Leeds',
  joinedAt: '2026-11-01T09:00:00.000Z',
  preferredJobTypes: [],
  workLocationPreference: null,
  availability: null,
  travelMiles: 10,
  skills: [],
  currentBenefits: [],
  disabilityStatus: null,
  accessibilityNeeds: '',
  workplaceFeatures: [],
  workCoachName: '',
  workCoachContact: '',
  workCoachAssigned: false,
  referredBy: '',
  salaryExpectation: '',
  education: '',
  previousExperience: '',
  qualifications: '',
  emailNotifications: true,
  smsNotifications: false,
  jobAlerts: false,
  dateOfBirthMask: null,
  pictureUrl: null,
  area: 'Leeds LS9',
  progress: { percent: 20, missing: [] },
  version: 1,
}
