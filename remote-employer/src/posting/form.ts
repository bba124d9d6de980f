import { addDays, partsOf, readDate } from '@onward/contracts/calendar-days'
import { OFFERED_FEATURES } from '@onward/contracts/jobs/job-facts'
import { salaryText } from '@onward/contracts/jobs/pay'
import { readAmount } from '@onward/contracts/jobs/pay-from-text'
import { fullJob, MAX_DEADLINE_DAYS, MAX_START_DAYS, type newJob, quickJob } from '@onward/contracts/jobs/posting'
import { PAY_FAULTS } from '@onward/contracts/jobs/stated-pay'
import type { FullEmployerJob, JobDraftForm, WaitingEdit } from '@onward/contracts/jobs/vacancies'
import { currentLanguage } from '@onward/portal-kit/i18n'
import * as v from 'valibot'

/** The form's values as typed, so that a half-typed date or amount is kept. */
export type JobDraft = JobDraftForm

/** The request of `postJob`. */
export type JobToPost = v.InferInput<typeof newJob>

export const emptyDraft = (contactEmail: string): JobDraft => ({
  title: '',
  department: '',
  location: '',
  jobType: '',
  payMinimum: '',
  payMaximum: '',
  payPeriod: 'hour',
  payNote: '',
  hoursPerWeek: '',
  description: '',
  requirements: '',
  startDay: '',
  startMonth: '',
  startYear: '',
  day: '',
  month: '',
  year: '',
  contactEmail,
  isDisabilityFriendly: false,
  isRemoteAvailable: false,
  accessibilityFeatures: [],
  offeredFeatures: [],
  benefitsTransitionSupport: false,
  anonymousUntilShortlist: false,
})

export const FORM_FIELDS = [
  'title',
  'department',
  'location',
  'jobType',
  'payMinimum',
  'payMaximum',
  'hoursPerWeek',
  'payNote',
  'startsOn',
  'description',
  'requirements',
  'contactEmail',
  'applicationDeadline',
] as const
export type FormField = (typeof FORM_FIELDS)[number]
const FAULTS = [
  'missing',
  'email',
  'date',
  'past',
  'late',
  'amount',
  'order',
  'tooMuch',
  'hours',
  'startPast',
  'startLate',
  'other',
] as const

/** Why a field is refused. `missing` is an empty required field. */
export type FieldFault =
  | { field: FormField; fault: (typeof FAULTS)[number] }
  | { field: FormField; fault: 'tooLong'; max: number }
  | { field: FormField; fault: 'service'; message: string }

export type CheckedJob = { ok: true; job: JobToPost } | { ok: false; faults: FieldFault[] }

const MISSING = 'Please fill in all required fields.'
const isFormField = (name: string): name is FormField => (FORM_FIELDS as readonly string[]).includes(name)

/** The service's own sentence for a field; null for fields that the form does not have. */
export function serviceFault({ field, message }: { field: string; message: string }): FieldFault | null {
  const isPay = field === 'pay' || field.startsWith('pay.')
  const formField = isPay ? (field === 'pay.maximum' ? 'payMaximum' : 'payMinimum') : field
  return isFormField(formField) ? { field: formField, fault: 'service', message } : null
}

/** Maps a sentence of the contract to an error, so that screens can translate it; null for fields that the form does not have. */
function faultOf(field: string, message: string, value: string): FieldFault | null {
  if (field === 'pay' || field.startsWith('pay.')) return payFault(field, message)
  if (!isFormField(field)) return null
  const max = /Use (\d+) characters or fewer|less than (\d+) characters/.exec(message)
  if (max) return { field, fault: 'tooLong', max: Number(max[1] ?? max[2]) }
  if (field === 'applicationDeadline') return { field, fault: 'date' }
  if (field === 'startsOn') return { field, fault: 'startPast' }
  if (field === 'hoursPerWeek') return { field, fault: 'hours' }
  if (message === MISSING || value.trim() === '') return { field, fault: 'missing' }
  return { field, fault: field === 'contactEmail' ? 'email' : 'other' }
}

function payFault(field: string, message: string): FieldFault {
  if (message === PAY_FAULTS.order) return { field: 'payMaximum', fault: 'order' }
  if (message === PAY_FAULTS.tooMuch) return { field: 'payMinimum', fault: 'tooMuch' }
  return { field: field === 'pay.maximum' ? 'payMaximum' : 'payMinimum', fault: 'amount' }
}

const typedIn = (draft: JobDraft, field: string): string => {
  const value: unknown = Object.entries(draft).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? value : 'given'
}

/** The first day, as typed. */
export const startOf = ({ startDay, startMonth, startYear }: JobDraft) => ({ day: startDay, month: startMonth, year: startYear })

const hoursOf = (text: string): number | null | 'wrong' => {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return null
  return /^\d{1,2}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : 'wrong'
}

/** The pay as far as it can be read; null without an amount. */
export function payIn(draft: Pick<JobDraft, 'payMinimum' | 'payMaximum' | 'payPeriod'>) {
  const [minimum, maximum] = [readAmount(draft.payMinimum), readAmount(draft.payMaximum)]
  if (minimum === 'wrong' || maximum === 'wrong' || (minimum === null && maximum === null)) return null
  return { minimum, maximum, period: draft.payPeriod }
}
export function hoursIn(draft: Pick<JobDraft, 'hoursPerWeek'>): number | null {
  const hours = hoursOf(draft.hoursPerWeek)
  return hours === 'wrong' ? null : hours
}

/** The pay as far as it can be read, as the advert will say it. */
export const payText = (draft: JobDraft): string =>
  salaryText(payIn(draft), hoursIn(draft), draft.payNote.trim(), currentLanguage())

/** Checks that dates exist and are within their limits. Unchanged saved dates are accepted. */
function checkDates(draft: JobDraft, today: string, saved: { deadline: string | null; start: string | null }): FieldFault[] {
  const faults: FieldFault[] = []
  const deadline = readDate(draft)
  if (deadline === 'unreal') faults.push({ field: 'applicationDeadline', fault: 'date' })
  else if (deadline !== null && deadline !== saved.deadline) {
    if (deadline < today) faults.push({ field: 'applicationDeadline', fault: 'past' })
    else if (deadline > addDays(today, MAX_DEADLINE_DAYS)) faults.push({ field: 'applicationDeadline', fault: 'late' })
  }
  const start = readDate(startOf(draft))
  if (start === 'unreal') faults.push({ field: 'startsOn', fault: 'date' })
  else if (start !== null && start !== saved.start) {
    if (start < today) faults.push({ field: 'startsOn', fault: 'startPast' })
    else if (start > addDays(today, MAX_START_DAYS)) faults.push({ field: 'startsOn', fault: 'startLate' })
  }
  return faults
}

/** The documented rules of the full form, in field order. `today` is the reader's date, ISO 8601; `saved` are the dates of an edited job. */
export function checkFullJob(
  draft: JobDraft,
  today: string,
  saved: { deadline: string | null; start: string | null } = { deadline: null, start: null },
): CheckedJob {
  const faults = checkDates(draft, today, saved)
  for (const field of ['payMinimum', 'payMaximum'] as const)
    if (readAmount(draft[field]) === 'wrong') faults.push({ field, fault: 'amount' })
  if (hoursOf(draft.hoursPerWeek) === 'wrong') faults.push({ field: 'hoursPerWeek', fault: 'hours' })
  const deadline = readDate(draft)
  const start = readDate(startOf(draft))
  const checked = v.safeParse(fullJob, {
    title: draft.title,
    department: draft.department,
    location: draft.location,
    jobType: draft.jobType,
    pay: payIn(draft),
    payNote: draft.payNote,
    hoursPerWeek: hoursIn(draft),
    startsOn: start === 'unreal' ? null : start,
    description: draft.description,
    requirements: draft.requirements,
    contactEmail: draft.contactEmail,
    isRemoteAvailable: draft.isRemoteAvailable,
    isDisabilityFriendly: draft.isDisabilityFriendly,
    // Unticking "disability-friendly" hides the lists, so their choices are dropped.
    accessibilityFeatures: draft.isDisabilityFriendly ? draft.accessibilityFeatures : [],
    offeredFeatures: draft.isDisabilityFriendly ? draft.offeredFeatures : [],
    benefitsTransitionSupport: draft.benefitsTransitionSupport,
    anonymousUntilShortlist: draft.anonymousUntilShortlist,
    applicationDeadline: deadline === 'unreal' ? null : deadline,
  })
  for (const issue of checked.issues ?? []) {
    const field = v.getDotPath(issue) ?? ''
    const fault = faultOf(field, issue.message, typedIn(draft, field))
    if (fault && !faults.some((one) => one.field === fault.field)) faults.push(fault)
  }
  if (!checked.success || faults.length > 0) {
    return { ok: false, faults: faults.sort((a, b) => FORM_FIELDS.indexOf(a.field) - FORM_FIELDS.indexOf(b.field)) }
  }
  return { ok: true, job: checked.output }
}

/** The quick form of the dashboard. A type that was not chosen is left out. */
export function checkQuickJob(draft: Pick<JobDraft, 'title' | 'description' | 'location' | 'jobType'>): CheckedJob {
  const checked = v.safeParse(quickJob, { ...draft, jobType: draft.jobType || null })
  if (checked.success) return { ok: true, job: checked.output }
  const faults: FieldFault[] = []
  for (const issue of checked.issues) {
    const field = issue.path?.[0]?.key as keyof typeof draft
    const fault = faultOf(field, issue.message, draft[field])
    if (fault && !faults.some((one) => one.field === field)) faults.push(fault)
  }
  return { ok: false, faults }
}

const amountText = (amount: number | null): string => (amount === null ? '' : String(amount))

/** The latest text of a job: a waiting edit if there is one. */
export const latestAdvert = (job: FullEmployerJob): WaitingEdit['job'] => job.waitingEdit?.job ?? job

/** The form for an existing job. Free-text pay is kept as a note; it has no amount. */
export function draftOf(job: WaitingEdit['job']): JobDraft {
  const start = partsOf(job.startsOn)
  return {
    title: job.title,
    department: job.department,
    location: job.location,
    jobType: job.type ?? '',
    payMinimum: amountText(job.pay?.minimum ?? null),
    payMaximum: amountText(job.pay?.maximum ?? null),
    payPeriod: job.pay?.period ?? 'hour',
    payNote: job.pay ? job.payNote : job.payNote || job.salary,
    hoursPerWeek: amountText(job.hoursPerWeek),
    description: job.description,
    requirements: job.requirements.join('\n'),
    startDay: start.day,
    startMonth: start.month,
    startYear: start.year,
    ...partsOf(job.closesOn),
    contactEmail: job.contactEmail,
    isDisabilityFriendly: job.isDisabilityFriendly,
    isRemoteAvailable: job.isRemoteAvailable,
    accessibilityFeatures: job.accessibilityFeatures.filter((feature) => isFeature(feature)),
    offeredFeatures: job.offeredFeatures.filter((feature) => OFFERED_FEATURES.includes(feature)),
    benefitsTransitionSupport: job.benefitsTransitionSupport,
    anonymousUntilShortlist: job.anonymousUntilShortlist,
  }
}
type Feature = JobDraft['accessibilityFeatures'][number]
const isFeature = (name: string): name is Feature => v.is(fullJob.entries.accessibilityFeatures, [name])

/** A copy of a job, without its dates. */
export const copyOf = (job: FullEmployerJob): JobDraft => ({
  ...draftOf(job),
  startDay: '',
  startMonth: '',
  startYear: '',
  day: '',
  month: '',
  year: '',
})
