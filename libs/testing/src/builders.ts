// Complete valid forms: a test names only the fields that matter to it.

const profile = {
  firstName: 'Amina',
  lastName: 'Okafor',
  phone: '07700 900123',
  address: '1 High Street, Leeds',
  postcode: 'LS8 4HT',
  preferredJobTypes: [],
  workLocationPreference: null,
  availability: 'part-time',
  travelMiles: 15,
  skills: [],
}
/** The jobseeker's profile form, as `PUT /api/jobseekers/profile` takes it; callers add the version that they read. */
export const aProfile = <T extends object>(change: T): Omit<typeof profile, keyof T> & T => ({ ...profile, ...change })

const job = {
  title: 'Baker',
  department: 'Nights',
  location: 'Leeds',
  jobType: 'full-time',
  description: 'You will bake bread from ten at night, in a small and cheerful team.',
  requirements: 'Baking\nTeamwork',
  contactEmail: 'jobs@bakery.example',
  pay: { minimum: 13.5, maximum: 14.25, period: 'hour' },
}
/** The employer's job form, as `POST /api/jobs/employer/jobs` takes it. */
export const aJob = <T extends object>(change: T): Omit<typeof job, keyof T> & T => ({ ...job, ...change })
