import {
  type AVAILABILITIES,
  type DISABILITY_STATUSES,
  type Profile,
  type ProfileEdit,
  profileEdit,
  type WORK_LOCATIONS,
} from '@onward/contracts/jobseekers/jobseekers'
import * as v from 'valibot'

/** A date of birth as typed. `kept`: the saved one stays, of which this browser knows the mask alone; `removed`: it goes with the next save. */
export interface BirthWords {
  state: 'kept' | 'entered' | 'removed'
  day: string
  month: string
  year: string
}

/** What stands in the dialog; texts as typed, so that nothing is lost while it is not valid. */
export interface EditWords {
  firstName: string
  lastName: string
  phone: string
  dateOfBirth: BirthWords
  address: string
  postcode: string
  currentBenefits: Profile['currentBenefits']
  disabilityStatus: (typeof DISABILITY_STATUSES)[number] | ''
  accessibilityNeeds: string
  workplaceFeatures: Profile['workplaceFeatures']
  workCoachName: string
  workCoachContact: string
  preferredJobTypes: Profile['preferredJobTypes']
  workLocationPreference: (typeof WORK_LOCATIONS)[number] | ''
  salaryExpectation: string
  availability: (typeof AVAILABILITIES)[number] | ''
  travelMiles: string
  education: string
  previousExperience: string
  /** One per line or separated by commas. */
  skills: string
  qualifications: string
  emailNotifications: boolean
  smsNotifications: boolean
  jobAlerts: boolean
}
export type EditField = keyof EditWords
export interface EditDraft {
  words: EditWords
  /** The saved profile that the words started from, and its version: what one changed oneself is what differs from it. */
  base: EditWords
  version: number
}

export const EDIT_TABS = ['personal', 'employment', 'skills', 'preferences'] as const
export type EditTab = (typeof EDIT_TABS)[number]
export const TAB_OF: Readonly<Record<EditField, EditTab>> = {
  firstName: 'personal',
  lastName: 'personal',
  phone: 'personal',
  dateOfBirth: 'personal',
  address: 'personal',
  postcode: 'personal',
  currentBenefits: 'personal',
  disabilityStatus: 'personal',
  accessibilityNeeds: 'personal',
  workplaceFeatures: 'personal',
  workCoachName: 'personal',
  workCoachContact: 'personal',
  preferredJobTypes: 'employment',
  workLocationPreference: 'employment',
  salaryExpectation: 'employment',
  availability: 'employment',
  travelMiles: 'employment',
  education: 'skills',
  previousExperience: 'skills',
  skills: 'skills',
  qualifications: 'skills',
  emailNotifications: 'preferences',
  smsNotifications: 'preferences',
  jobAlerts: 'preferences',
}
const FIELDS = Object.keys(TAB_OF) as EditField[]
export const isEditField = (name: string | null): name is EditField => FIELDS.some((field) => field === name)
/** Most characters of the texts, as the contract has them: the sentence of a fault names the number. */
export const MAX_LENGTHS: Readonly<Partial<Record<EditField, number>>> = {
  firstName: 100,
  lastName: 100,
  phone: 30,
  address: 300,
  postcode: 10,
  accessibilityNeeds: 1000,
  workCoachName: 100,
  workCoachContact: 200,
  salaryExpectation: 100,
  education: 2000,
  previousExperience: 4000,
  qualifications: 2000,
}

export const wordsOf = (profile: Profile): EditWords => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phone: profile.phone,
  dateOfBirth: { state: profile.dateOfBirthMask ? 'kept' : 'entered', day: '', month: '', year: '' },
  address: profile.address,
  postcode: profile.postcode,
  currentBenefits: profile.currentBenefits,
  disabilityStatus: profile.disabilityStatus ?? '',
  accessibilityNeeds: profile.accessibilityNeeds,
  workplaceFeatures: profile.workplaceFeatures,
  workCoachName: profile.workCoachName,
  workCoachContact: profile.workCoachContact,
  preferredJobTypes: profile.preferredJobTypes,
  workLocationPreference: profile.workLocationPreference ?? '',
  salaryExpectation: profile.salaryExpectation,
  availability: profile.availability ?? '',
  travelMiles: String(profile.travelMiles),
  education: profile.education,
  previousExperience: profile.previousExperience,
  skills: profile.skills.join('\n'),
  qualifications: profile.qualifications,
  emailNotifications: profile.emailNotifications,
  smsNotifications: profile.smsNotifications,
  jobAlerts: profile.jobAlerts,
})

/** `1990-02-28` of what was typed, null for what is no day. */
export function dayOf({ day, month, year }: Pick<BirthWords, 'day' | 'month' | 'year'>): string | null {
  const parts = [day, month, year].map((part) => (/^\d{1,4}$/.test(part.trim()) ? Number(part) : Number.NaN))
  const [d = Number.NaN, m = Number.NaN, y = Number.NaN] = parts
  const iso = `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
  const read = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : null
}
/** The three fields of a calendar date. */
export const partsOfDay = (iso: string): Pick<BirthWords, 'day' | 'month' | 'year'> => {
  const [year = '', month = '', day = ''] = iso.split('-')
  return { day: String(Number(day)), month: String(Number(month)), year }
}
export const EARLIEST_BIRTH = '1900-01-01'
export type BirthFault = 'not-a-day' | 'future' | 'too-early'
/** The day to save, `undefined` when nothing changes, or what is wrong with it. `today` as `2026-11-21`. */
export function birthOf(words: BirthWords, today: string): { day: string | null | undefined } | { fault: BirthFault } {
  if (words.state === 'kept') return { day: undefined }
  if (words.state === 'removed') return { day: null }
  if ([words.day, words.month, words.year].every((part) => part.trim() === '')) return { day: undefined }
  const day = dayOf(words)
  if (!day) return { fault: 'not-a-day' }
  if (day > today) return { fault: 'future' }
  return day < EARLIEST_BIRTH ? { fault: 'too-early' } : { day }
}

export type Checked = { ok: true; edit: ProfileEdit } | { ok: false; faults: readonly EditField[] }

/** The profile to save, or the fields that need another look, in the order of the dialog. Each has one documented sentence. */
export function checkWords(words: EditWords, today: string): Checked {
  const birth = birthOf(words.dateOfBirth, today)
  const parsed = v.safeParse(profileEdit, {
    ...words,
    dateOfBirth: 'day' in birth ? birth.day : undefined,
    disabilityStatus: words.disabilityStatus || null,
    workLocationPreference: words.workLocationPreference || null,
    availability: words.availability || null,
    travelMiles: words.travelMiles.trim() === '' ? Number.NaN : Number(words.travelMiles),
    skills: words.skills
      .split(/[\n,]/)
      .map((skill) => skill.trim())
      .filter(Boolean),
  })
  const wrong = new Set(parsed.issues?.map((issue) => String(issue.path?.[0]?.key)))
  if ('fault' in birth) wrong.add('dateOfBirth')
  if (parsed.success && wrong.size === 0) return { ok: true, edit: parsed.output }
  return { ok: false, faults: FIELDS.filter((field) => wrong.has(field)) }
}
/** Fields that a service refused, of those the dialog has. */
export const knownFields = (names: readonly string[]): EditField[] =>
  FIELDS.filter((field) => names.some((name) => name === field || name.startsWith(`${field}.`)))

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export interface Merged {
  /** Both sides' changes together; where both changed one field, what was typed here. */
  words: EditWords
  /** Changed elsewhere and not here. */
  taken: readonly EditField[]
  /** Changed on both sides, differently: the person chooses. */
  both: readonly EditField[]
}
/** What was typed (`mine`) and what was saved elsewhere meanwhile (`theirs`), both begun from `base`, put together field by field. */
export function mergeWords(base: EditWords, mine: EditWords, theirs: EditWords): Merged {
  const taken = FIELDS.filter((field) => same(mine[field], base[field]) && !same(theirs[field], base[field]))
  const both = FIELDS.filter(
    (field) => !same(mine[field], base[field]) && !same(theirs[field], base[field]) && !same(mine[field], theirs[field]),
  )
  return { words: { ...mine, ...pick(theirs, taken) }, taken, both }
}
export const pick = (words: EditWords, fields: readonly EditField[]): Partial<EditWords> =>
  Object.fromEntries(fields.map((field) => [field, words[field]]))
