import * as v from 'valibot'
import { date, endpoint, timestamp, written } from '../endpoint'
import { ACCESSIBILITY_FEATURES, WORKPLACE_FEATURES } from '../jobs/job-facts'
import { asPostcode } from '../postcode'
import { emailAddress, optionalText, requiredText } from '../text'

const service = 'jobseekers' as const

export const JOB_INTERESTS = [
  'Administration',
  'Customer Service',
  'Retail',
  'Healthcare',
  'Education',
  'IT/Technology',
  'Construction',
  'Manufacturing',
  'Hospitality',
  // Beside the documented ones.
  'Care',
  'Cleaning',
  'Driving',
  'Security',
  'Warehouse',
  'Other',
] as const
export const WORK_LOCATIONS = ['on-site', 'remote', 'hybrid', 'flexible'] as const
/** Specification section 3. */
export const BENEFITS = [
  'Universal Credit',
  'Employment and Support Allowance (ESA)',
  'Personal Independence Payment (PIP)',
  "Jobseeker's Allowance (JSA)",
  'Disability Living Allowance (DLA)',
  "Carer's Allowance",
  'Other',
] as const
export const DISABILITY_STATUSES = [
  'none',
  'prefer-not-to-say',
  'physical',
  'learning',
  'mental-health',
  'multiple',
  'other',
] as const
/** Workplace features that a person can wish for, as jobs state them. */
export const WANTED_FEATURES = [...WORKPLACE_FEATURES, ...ACCESSIBILITY_FEATURES] as const
/** Profile picture, specification section 5. The upload is decoded and re-encoded. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024
export const PICTURE_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.gif'] as const
export const PICTURE_SIDE = 320
export const AVAILABILITIES = ['full-time', 'part-time', 'flexible', 'shift-work', 'weekends'] as const

/** When somebody can work, beside how much; adverts are searched for the same words. */
export const WORK_TIMES = ['mornings', 'afternoons', 'evenings', 'nights', 'weekends', 'school-hours', 'term-time'] as const
export type WorkTime = (typeof WORK_TIMES)[number]

/** Specification section 4: profile progress weights; they sum to 90 and are shown as `round(sum / 90 × 100)`. */
export const PROFILE_WEIGHTS = {
  name: 20,
  email: 10,
  phone: 10,
  location: 10,
  profilePicture: 15,
  dateOfBirth: 10,
  niNumber: 15,
} as const
export type ProfilePart = keyof typeof PROFILE_WEIGHTS

/** "First two characters then masked parts", of dd/MM/yyyy. Specification section 9. */
export const maskDateOfBirth = (isoDate: string): string => `${isoDate.slice(8, 10)}/**/****`

/** Percent done, and what is missing in the order of the weights. */
export function profileProgress(has: Readonly<Record<ProfilePart, boolean>>): { percent: number; missing: ProfilePart[] } {
  const parts = Object.keys(PROFILE_WEIGHTS) as ProfilePart[]
  const total = parts.reduce((sum, part) => sum + PROFILE_WEIGHTS[part], 0)
  const done = parts.filter((part) => has[part]).reduce((sum, part) => sum + PROFILE_WEIGHTS[part], 0)
  return { percent: Math.round((done / total) * 100), missing: parts.filter((part) => !has[part]) }
}

/** Left out: unchanged. */
const left = <const S extends v.GenericSchema>(schema: S) => v.optional(schema)

const PHONE_TOO_SHORT = 'Phone number must be at least 10 digits'
/** A number, then an extension as people write it. */
const PHONE = /^([+()\d\s./-]+)(?:(?:ext(?:ension|n)?|est|x)\.?\s*\d{1,6})?$/i

/** Edit Profile, specification section 5. */
export const profileEdit = v.object({
  firstName: requiredText('First name is required', 100),
  lastName: requiredText('Last name is required', 100),
  /** The person's own answer that one name is all there is; it stands in the place of a last name. */
  hasOneName: v.optional(v.boolean()),
  phone: v.pipe(
    v.string(PHONE_TOO_SHORT),
    v.trim(),
    v.minLength(10, PHONE_TOO_SHORT),
    v.maxLength(30, 'Use 30 characters or fewer'),
    v.check((s) => (PHONE.exec(s)?.[1] ?? '').replace(/\D/g, '').length >= 10, PHONE_TOO_SHORT),
  ),
  /** The person's own answer that there is no phone now; a number saved later takes it back. */
  hasNoPhone: v.optional(v.boolean()),
  address: requiredText('Address is required', 300),
  postcode: v.pipe(requiredText('Postcode is required', 10), v.transform(asPostcode)),
  /** The person's own answer; a postcode may stand beside it, for jobs near it. An address saved later takes it back. */
  hasNoFixedAddress: v.optional(v.boolean()),
  preferredJobTypes: v.array(v.picklist(JOB_INTERESTS)),
  workLocationPreference: v.nullable(v.picklist(WORK_LOCATIONS)),
  availability: v.nullable(v.picklist(AVAILABILITIES)),
  /** Left out: unchanged. Empty: any time. */
  workTimes: v.optional(v.array(v.picklist(WORK_TIMES))),
  /** How far the person can travel, in miles. */
  travelMiles: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  /** Skills as typed; the taxonomy reads them. */
  skills: v.pipe(v.array(requiredText('Enter a skill', 80)), v.maxLength(60, 'Add at most 60 skills')),
  currentBenefits: v.optional(v.array(v.picklist(BENEFITS))),
  disabilityStatus: v.optional(v.nullable(v.picklist(DISABILITY_STATUSES))),
  accessibilityNeeds: left(optionalText(1000)),
  /** Wished workplace features: jobs are marked by them, for this person only, and nobody is ranked by them. */
  workplaceFeatures: v.optional(v.array(v.picklist(WANTED_FEATURES))),
  workCoachName: left(optionalText(100)),
  workCoachContact: left(optionalText(200)),
  salaryExpectation: left(optionalText(100)),
  education: left(optionalText(2000)),
  previousExperience: left(optionalText(4000)),
  qualifications: left(optionalText(2000)),
  emailNotifications: v.optional(v.boolean()),
  smsNotifications: v.optional(v.boolean()),
  jobAlerts: v.optional(v.boolean()),
  /** Left out: unchanged. Null: removed. Never sent back. */
  dateOfBirth: v.optional(v.nullable(v.pipe(date, v.minValue('1900-01-01', 'Enter a date of birth of 1 January 1900 or later')))),
})
export type ProfileEdit = v.InferOutput<typeof profileEdit>

/** An empty text, or what the schema takes. */
export const orEmpty = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.union([v.pipe(v.string(), v.trim(), v.literal('')), schema])
/** Fields of a part of the profile, by themselves; `unlessNone` has the rules between them. */
export const profilePartEntries = {
  ...v.partial(profileEdit).entries,
  lastName: left(orEmpty(profileEdit.entries.lastName)),
  phone: left(orEmpty(profileEdit.entries.phone)),
  address: left(orEmpty(profileEdit.entries.address)),
  postcode: left(orEmpty(profileEdit.entries.postcode)),
}
type Home = Partial<
  Pick<ProfileEdit, 'lastName' | 'hasOneName' | 'phone' | 'hasNoPhone' | 'address' | 'postcode' | 'hasNoFixedAddress'>
>
/** Refuses an empty last name, phone, address or postcode without the person's answer that there is none now. */
export const unlessNone = <S extends v.GenericSchema>(schema: S): S =>
  v.pipe(
    schema as unknown as v.GenericSchema<Home, Home>,
    v.forward(
      v.partialCheck(
        [['lastName'], ['hasOneName']],
        ({ lastName, hasOneName }) => lastName !== '' || hasOneName === true,
        'Last name is required',
      ),
      ['lastName'],
    ),
    v.forward(
      v.partialCheck(
        [['phone'], ['hasNoPhone']],
        ({ phone, hasNoPhone }) => phone !== '' || hasNoPhone === true,
        PHONE_TOO_SHORT,
      ),
      ['phone'],
    ),
    v.forward(
      v.partialCheck(
        [['address'], ['hasNoFixedAddress']],
        ({ address, hasNoFixedAddress }) => address !== '' || hasNoFixedAddress === true,
        'Address is required',
      ),
      ['address'],
    ),
    v.forward(
      v.partialCheck(
        [['postcode'], ['hasNoFixedAddress']],
        ({ postcode, hasNoFixedAddress }) => postcode !== '' || hasNoFixedAddress === true,
        'Postcode is required',
      ),
      ['postcode'],
    ),
  ) as unknown as S

export const profile = v.object({
  firstName: v.string(),
  lastName: v.string(),
  hasOneName: v.boolean(),
  email: emailAddress('Invalid email address'),
  phone: v.string(),
  hasNoPhone: v.boolean(),
  address: v.string(),
  postcode: v.string(),
  hasNoFixedAddress: v.boolean(),
  /** Address and postcode joined by a comma and a space. */
  location: v.string(),
  /** Nearest known place; null when the postcode is unknown. */
  place: v.nullable(v.string()),
  joinedAt: timestamp,
  preferredJobTypes: v.array(v.picklist(JOB_INTERESTS)),
  workLocationPreference: v.nullable(v.picklist(WORK_LOCATIONS)),
  availability: v.nullable(v.picklist(AVAILABILITIES)),
  workTimes: v.array(v.picklist(WORK_TIMES)),
  travelMiles: v.number(),
  skills: v.array(v.string()),
  currentBenefits: v.array(v.picklist(BENEFITS)),
  disabilityStatus: v.nullable(v.picklist(DISABILITY_STATUSES)),
  accessibilityNeeds: v.string(),
  workplaceFeatures: v.array(v.picklist(WANTED_FEATURES)),
  workCoachName: v.string(),
  workCoachContact: v.string(),
  /** Assigned by casework, not typed by the person. */
  workCoachAssigned: v.boolean(),
  /** The referring office; empty for people who registered themselves. */
  referredBy: v.string(),
  salaryExpectation: v.string(),
  education: v.string(),
  previousExperience: v.string(),
  qualifications: v.string(),
  emailNotifications: v.boolean(),
  smsNotifications: v.boolean(),
  jobAlerts: v.boolean(),
  /** "First two characters then masked parts"; null when it is not known. */
  dateOfBirthMask: v.nullable(v.string()),
  /** Address of the picture, new for each upload; null when there is none. */
  pictureUrl: v.nullable(v.string()),
  /** Town and outcode, as employers see it. */
  area: v.string(),
  progress: v.object({ percent: v.number(), missing: v.array(v.picklist(Object.keys(PROFILE_WEIGHTS) as ProfilePart[])) }),
  /** A save of another version is a `state-conflict`. */
  version: v.number(),
})
export type Profile = v.InferOutput<typeof profile>

export const readProfile = endpoint({
  service,
  method: 'GET',
  path: '/profile',
  reads: ['profile', 'ni-number', 'badge', 'cv'],
  summary: 'My profile',
  access: ['user'],
  response: profile,
})
export const saveProfile = endpoint({
  service,
  method: 'PUT',
  path: '/profile',
  changes: ['profile', 'job-match'],
  summary: 'Save my profile',
  access: ['user'],
  body: v.object({ ...profileEdit.entries, version: v.number() }),
  response: written({ version: v.number() }),
})

/** Saves the fields of one section; those left out stay, even where the whole profile would be refused. */
export const saveProfilePart = endpoint({
  service,
  method: 'PATCH',
  path: '/profile',
  changes: ['profile', 'job-match'],
  summary: 'Save a part of my profile',
  access: ['user'],
  body: unlessNone(v.object({ ...profilePartEntries, version: v.number() })),
  response: written({ version: v.number() }),
})

/** Multipart with one file named `file`: JPG, PNG or GIF of 5 MB at most. It is cropped square and re-encoded without metadata. */
export const uploadPicture = endpoint({
  service,
  method: 'POST',
  path: '/profile/picture',
  changes: ['profile'],
  summary: 'Upload my profile picture',
  access: ['user'],
  upload: { maxBytes: PICTURE_MAX_BYTES, extensions: PICTURE_EXTENSIONS },
  response: written({ pictureUrl: v.string() }),
  ratePerMinute: 20,
})
export const deletePicture = endpoint({
  service,
  method: 'DELETE',
  path: '/profile/picture',
  changes: ['profile'],
  summary: 'Remove my profile picture',
  access: ['user'],
  response: written({}),
})
export const readPicture = endpoint({
  service,
  method: 'GET',
  path: '/profile/picture',
  reads: ['profile'],
  problems: ['not-found'],
  summary: 'My profile picture',
  access: ['user'],
  query: v.object({ of: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
  raw: true,
})

export const profileEndpoints = {
  readProfile,
  saveProfile,
  saveProfilePart,
  uploadPicture,
  deletePicture,
  readPicture,
}
