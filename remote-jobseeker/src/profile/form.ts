import { type Profile, type ProfileEdit, profileEdit, profilePartEntries, unlessNone } from '@onward/contracts/jobseekers/profile'
import { limitsOf } from '@onward/contracts/text'
import * as v from 'valibot'

/** A date of birth as typed. `kept`: the saved date stays, of which the browser knows only the mask; `removed`: the next save removes it. */
export interface BirthDateDraft {
  state: 'kept' | 'entered' | 'removed'
  day: string
  month: string
  year: string
}

/** The fields of each tab, in order. The contract's schema has their rules. */
const FIELDS_OF = {
  personal: [
    'firstName',
    'lastName',
    'hasOneName',
    'phone',
    'hasNoPhone',
    'dateOfBirth',
    'address',
    'postcode',
    'hasNoFixedAddress',
    'currentBenefits',
    'disabilityStatus',
    'accessibilityNeeds',
    'workplaceFeatures',
    'workCoachName',
    'workCoachContact',
  ],
  employment: ['preferredJobTypes', 'workLocationPreference', 'salaryExpectation', 'availability', 'workTimes', 'travelMiles'],
  skills: ['education', 'previousExperience', 'skills', 'qualifications'],
  preferences: ['emailNotifications', 'smsNotifications', 'jobAlerts'],
} as const satisfies Record<string, readonly (keyof ProfileEdit)[]>
export type EditTab = keyof typeof FIELDS_OF
export const EDIT_TABS = Object.keys(FIELDS_OF) as EditTab[]
export type EditField = (typeof FIELDS_OF)[EditTab][number]
const FIELDS: readonly EditField[] = Object.values(FIELDS_OF).flat()
export const tabOf = (field: EditField): EditTab =>
  EDIT_TABS.find((tab) => (FIELDS_OF[tab] as readonly EditField[]).includes(field)) ?? 'personal'
export const isEditField = (name: string | null): name is EditField => FIELDS.some((field) => field === name)

/** Fields whose typed value differs in type from the saved one. */
interface Typed {
  dateOfBirth: BirthDateDraft
  travelMiles: string
  /** One per line or separated by commas. */
  skills: string
}
/** The dialog's values, as typed, so that nothing is lost while it is invalid. `''` where nothing is chosen. */
export type EditValues = {
  [K in EditField]: K extends keyof Typed
    ? Typed[K]
    : K extends keyof Profile
      ? null extends Profile[K]
        ? NonNullable<Profile[K]> | ''
        : Profile[K]
      : never
}
export interface EditDraft {
  words: EditValues
  /** The saved profile that editing started from, and its version; changes are differences from it. */
  base: EditValues
  version: number
}

export function editValuesOf(profile: Profile): EditValues {
  const same = FIELDS.flatMap((field) => (field === 'dateOfBirth' ? [] : [[field, profile[field] ?? '']]))
  const typed: Typed = {
    dateOfBirth: { state: profile.dateOfBirthMask ? 'kept' : 'entered', day: '', month: '', year: '' },
    travelMiles: String(profile.travelMiles),
    skills: profile.skills.join('\n'),
  }
  return { ...Object.fromEntries(same), ...typed }
}

/** `1990-02-28` from the typed parts; null for an invalid day. */
export function dayOf({ day, month, year }: Pick<BirthDateDraft, 'day' | 'month' | 'year'>): string | null {
  const parts = [day, month, year].map((part) => (/^\d{1,4}$/.test(part.trim()) ? Number(part) : Number.NaN))
  const [d = Number.NaN, m = Number.NaN, y = Number.NaN] = parts
  const iso = `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
  const read = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : null
}
/** The three fields of a calendar date. */
export const partsOfDay = (iso: string): Pick<BirthDateDraft, 'day' | 'month' | 'year'> => {
  const [year = '', month = '', day = ''] = iso.split('-')
  return { day: String(Number(day)), month: String(Number(month)), year }
}
/** The date to validate: `undefined` changes nothing, `null` removes the saved one. */
function birthOf({ state, ...parts }: BirthDateDraft): string | null | undefined {
  if (state === 'kept') return undefined
  if (state === 'removed') return null
  const typed = [parts.year, parts.month, parts.day].map((part) => part.trim())
  return typed.every((part) => part === '') ? undefined : (dayOf(parts) ?? typed.join('-'))
}

const { entries } = profileEdit
const asTyped = <T>() => v.custom<T>(() => true)
/** Saves null where nothing is chosen. */
const orNull = (entry: v.GenericSchema) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (value === '' ? null : value)),
    entry,
  )

/** What a save of these tabs sends. */
export type EditPart = Partial<ProfileEdit>

/** The tab at hand and every tab with a change: a save leaves the others as they are. */
export const tabsToSave = (base: EditValues, values: EditValues, tab: EditTab): EditTab[] =>
  EDIT_TABS.filter((each) => each === tab || FIELDS_OF[each].some((field: EditField) => !same(values[field], base[field])))

/** The rules of these tabs: the contract's, applied to typed values. `today` as `2026-11-21`. */
export function editSchema(today: string, tabs: readonly EditTab[] = EDIT_TABS): v.GenericSchema<EditValues, EditPart> {
  const rules: Partial<Record<EditField, v.GenericSchema>> = {
    ...profilePartEntries,
    ...Object.fromEntries(FIELDS.flatMap((field) => (v.is(entries[field], null) ? [[field, orNull(entries[field])]] : []))),
    travelMiles: v.pipe(
      asTyped<string>(),
      v.transform((text) => (text.trim() === '' ? Number.NaN : Number(text))),
      entries.travelMiles,
    ),
    skills: v.pipe(
      asTyped<string>(),
      v.transform((text) =>
        text
          .split(/[\n,]/)
          .map((skill) => skill.trim())
          .filter(Boolean),
      ),
      entries.skills,
    ),
    dateOfBirth: v.pipe(
      asTyped<BirthDateDraft>(),
      v.transform(birthOf),
      entries.dateOfBirth,
      v.check((day) => !day || day <= today, 'future'),
    ),
  }
  const asked = tabs.flatMap((tab): readonly EditField[] => FIELDS_OF[tab])
  const fields = Object.fromEntries(asked.flatMap((field) => (rules[field] ? [[field, rules[field]]] : [])))
  const none = v.transform((typed: EditValues) => ({
    ...typed,
    // What was typed stays on the page.
    ...(typed.hasOneName && { lastName: '' }),
    ...(typed.hasNoPhone && { phone: '' }),
    ...(typed.hasNoFixedAddress && { address: '' }),
  }))
  return v.pipe(asTyped<EditValues>(), none, unlessNone(v.object(fields)) as unknown as v.GenericSchema<EditValues, EditPart>)
}
/** Fields that are typed as text. */
export type TextField = { [K in EditField]: string extends EditValues[K] ? K : never }[EditField]
/** Whether the contract refuses an empty text. */
export const isRequired = (field: TextField): boolean =>
  field === 'travelMiles' || !(field === 'skills' || v.is(entries[field], ''))

/** The contract's limits for a field, for messages and controls. */
export const limitsOfField = (field: EditField) => limitsOf(entries[field])
export const limitsOfSkill = limitsOf(entries.skills.item)
/** In the form `1900-01-01`. */
export const EARLIEST_BIRTH = String(limitsOfField('dateOfBirth').min_value)

/** An issue of the schema; `type` is the rule's name. */
export interface Refusal {
  type?: unknown
  message?: unknown
}
/** Kind of refusal, as messages name it. */
export type FaultKind = 'tooLong' | 'not-a-day' | 'future' | 'too-early' | 'other'
export function faultKind(field: EditField, { type, message }: Refusal): FaultKind {
  if (field === 'dateOfBirth') return message === 'future' ? 'future' : type === 'min_value' ? 'too-early' : 'not-a-day'
  return type === 'max_length' && field !== 'skills' ? 'tooLong' : 'other'
}

/** The fields of these errors, in the dialog's order. */
export const fieldsIn = (names: readonly string[]): EditField[] =>
  FIELDS.filter((field) => names.some((name) => name === field || name.startsWith(`${field}.`)))

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export interface Merged {
  /** Changes of both sides; where both changed a field, what was typed here. */
  merged: EditValues
  /** Changed elsewhere and not here. */
  taken: readonly EditField[]
  /** Changed differently on both sides: the person chooses. */
  both: readonly EditField[]
}
/** Merges what was typed (`mine`) with what was saved elsewhere (`theirs`), both based on `base`, field by field. */
export function mergeDrafts(base: EditValues, mine: EditValues, theirs: EditValues): Merged {
  const taken = FIELDS.filter((field) => same(mine[field], base[field]) && !same(theirs[field], base[field]))
  const both = FIELDS.filter(
    (field) => !same(mine[field], base[field]) && !same(theirs[field], base[field]) && !same(mine[field], theirs[field]),
  )
  return { merged: { ...mine, ...pick(theirs, taken) }, taken, both }
}
export const pick = (values: EditValues, fields: readonly EditField[]): Partial<EditValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))
