import { type Profile, type ProfileEdit, profileEdit } from '@onward/contracts/jobseekers'
import * as v from 'valibot'

/** What stands in the dialog; texts as typed, so that nothing is lost while it is not valid. */
export interface EditWords {
  firstName: string
  lastName: string
  phone: string
  address: string
  postcode: string
  preferredJobTypes: ProfileEdit['preferredJobTypes']
  workLocationPreference: NonNullable<ProfileEdit['workLocationPreference']> | ''
  availability: NonNullable<ProfileEdit['availability']> | ''
  travelMiles: string
  /** One per line or separated by commas. */
  skills: string
}
export type EditField = keyof EditWords
export interface EditDraft {
  words: EditWords
  /** Of the profile that the words started from. */
  version: number
}

export const EDIT_TABS = ['personal', 'employment', 'skills'] as const
export type EditTab = (typeof EDIT_TABS)[number]
export const TAB_OF: Readonly<Record<EditField, EditTab>> = {
  firstName: 'personal',
  lastName: 'personal',
  phone: 'personal',
  address: 'personal',
  postcode: 'personal',
  preferredJobTypes: 'employment',
  workLocationPreference: 'employment',
  availability: 'employment',
  travelMiles: 'employment',
  skills: 'skills',
}
const FIELDS = Object.keys(TAB_OF) as EditField[]

export const wordsOf = (profile: Profile): EditWords => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phone: profile.phone,
  address: profile.address,
  postcode: profile.postcode,
  preferredJobTypes: profile.preferredJobTypes,
  workLocationPreference: profile.workLocationPreference ?? '',
  availability: profile.availability ?? '',
  travelMiles: String(profile.travelMiles),
  skills: profile.skills.join('\n'),
})

export type Checked = { ok: true; edit: ProfileEdit } | { ok: false; faults: readonly EditField[] }

/** The profile to save, or the fields that need another look, in the order of the dialog. Each has one documented sentence. */
export function checkWords(words: EditWords): Checked {
  const parsed = v.safeParse(profileEdit, {
    ...words,
    workLocationPreference: words.workLocationPreference || null,
    availability: words.availability || null,
    travelMiles: words.travelMiles.trim() === '' ? Number.NaN : Number(words.travelMiles),
    skills: words.skills
      .split(/[\n,]/)
      .map((skill) => skill.trim())
      .filter(Boolean),
  })
  if (parsed.success) return { ok: true, edit: parsed.output }
  const wrong = new Set(parsed.issues.map((issue) => String(issue.path?.[0]?.key)))
  return { ok: false, faults: FIELDS.filter((field) => wrong.has(field)) }
}
/** Fields that a service refused, of those the dialog has. */
export const knownFields = (names: readonly string[]): EditField[] =>
  FIELDS.filter((field) => names.some((name) => name === field || name.startsWith(`${field}.`)))
