import { type ACCESSIBILITY_FEATURES, fullJob, type JOB_TYPES, type newJob, quickJob } from '@onward/contracts'
import * as v from 'valibot'

/** What stands in the form, as typed. The deadline is three fields, so that half a date can wait for its other half. */
export interface JobDraft {
  title: string
  department: string
  location: string
  salary: string
  jobType: (typeof JOB_TYPES)[number] | ''
  description: string
  requirements: string
  day: string
  month: string
  year: string
  contactEmail: string
  isDisabilityFriendly: boolean
  isRemoteAvailable: boolean
  accessibilityFeatures: (typeof ACCESSIBILITY_FEATURES)[number][]
  benefitsTransitionSupport: boolean
}

/** What is sent: the input of the `postJob` endpoint. */
export type JobToPost = v.InferInput<typeof newJob>

export const emptyDraft = (contactEmail: string): JobDraft => ({
  title: '',
  department: '',
  location: '',
  salary: '',
  jobType: '',
  description: '',
  requirements: '',
  day: '',
  month: '',
  year: '',
  contactEmail,
  isDisabilityFriendly: false,
  isRemoteAvailable: false,
  accessibilityFeatures: [],
  benefitsTransitionSupport: false,
})

export const FORM_FIELDS = [
  'title',
  'department',
  'location',
  'salary',
  'jobType',
  'description',
  'requirements',
  'applicationDeadline',
  'contactEmail',
] as const
export type FormField = (typeof FORM_FIELDS)[number]

/** Why a field is refused. `missing` is an empty required field. */
export type FieldFault =
  | { field: FormField; fault: 'missing' | 'email' | 'date' | 'past' | 'other' }
  | { field: FormField; fault: 'tooLong'; max: number }

export type CheckedJob = { ok: true; job: JobToPost } | { ok: false; faults: FieldFault[] }

const MISSING = 'Please fill in all required fields.'
const isFormField = (name: string): name is FormField => (FORM_FIELDS as readonly string[]).includes(name)

/**
 * Reads a sentence of the contract or of a service as a fault, so that screens can say it in the reader's language. Null for fields
 * that the form does not have.
 */
export function faultOf(field: string, message: string, value: string): FieldFault | null {
  if (!isFormField(field)) return null
  const max = /Use (\d+) characters or fewer|less than (\d+) characters/.exec(message)
  if (max) return { field, fault: 'tooLong', max: Number(max[1] ?? max[2]) }
  if (message === MISSING || value.trim() === '') return { field, fault: 'missing' }
  if (field === 'contactEmail') return { field, fault: 'email' }
  return { field, fault: field === 'applicationDeadline' ? 'date' : 'other' }
}

const typedIn = (draft: JobDraft, field: string): string => {
  const value: unknown = Object.entries(draft).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? value : 'given'
}

/** The documented rules of the full form, in the order of its fields. `today` is the reader's calendar date, ISO 8601. */
export function checkFullJob(draft: JobDraft, today: string): CheckedJob {
  const { day, month, year, accessibilityFeatures, ...rest } = draft
  const deadline = readDate(day, month, year)
  const faults: FieldFault[] = []
  if (deadline === 'wrong') faults.push({ field: 'applicationDeadline', fault: 'date' })
  else if (deadline !== null && deadline < today) faults.push({ field: 'applicationDeadline', fault: 'past' })
  const checked = v.safeParse(fullJob, {
    ...rest,
    // Unticking "disability-friendly" takes the list away, and with it what was ticked there.
    accessibilityFeatures: draft.isDisabilityFriendly ? accessibilityFeatures : [],
    applicationDeadline: deadline === 'wrong' ? null : deadline,
  })
  for (const issue of checked.issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? '')
    const fault = faultOf(field, issue.message, typedIn(draft, field))
    if (fault && !faults.some((one) => one.field === fault.field)) faults.push(fault)
  }
  if (!checked.success || faults.length > 0) {
    return { ok: false, faults: faults.sort((a, b) => FORM_FIELDS.indexOf(a.field) - FORM_FIELDS.indexOf(b.field)) }
  }
  return { ok: true, job: checked.output }
}

/** Title, description and location: the quick form of the dashboard. */
export function checkQuickJob(draft: Pick<JobDraft, 'title' | 'description' | 'location'>): CheckedJob {
  const checked = v.safeParse(quickJob, draft)
  if (checked.success) return { ok: true, job: checked.output }
  const faults: FieldFault[] = []
  for (const issue of checked.issues) {
    const field = issue.path?.[0]?.key as keyof typeof draft
    const fault = faultOf(field, issue.message, draft[field])
    if (fault && !faults.some((one) => one.field === field)) faults.push(fault)
  }
  return { ok: false, faults }
}

/** ISO date, null when nothing was typed, `wrong` when it is no real date. */
export function readDate(day: string, month: string, year: string): string | null | 'wrong' {
  const [d, m, y] = [day.trim(), month.trim(), year.trim()]
  if (!d && !m && !y) return null
  if (!/^\d{1,2}$/.test(d) || !/^\d{1,2}$/.test(m) || !/^\d{4}$/.test(y)) return 'wrong'
  const date = new Date(Date.UTC(Number(y), Number(m) - 1, Number(d)))
  const real = date.getUTCDate() === Number(d) && date.getUTCMonth() === Number(m) - 1
  return real ? date.toISOString().slice(0, 10) : 'wrong'
}
