import { dateOf } from '@onward/contracts/calendar-days'
import { type FieldFault, type FormField, type JobDraft, startOf } from './form'

/** The steps of the form, as the address names them. */
export const STEPS = ['job', 'pay', 'suits', 'check'] as const
export type Step = (typeof STEPS)[number]

const STEP_OF: Record<FormField, Step> = {
  title: 'job',
  department: 'job',
  location: 'job',
  description: 'job',
  payMinimum: 'pay',
  payMaximum: 'pay',
  hoursPerWeek: 'pay',
  payNote: 'pay',
  jobType: 'pay',
  startsOn: 'pay',
  requirements: 'suits',
  contactEmail: 'check',
  applicationDeadline: 'check',
}
export const stepOf = (field: FormField): Step => STEP_OF[field]
export const faultsOn = (step: Step, faults: readonly FieldFault[]): FieldFault[] =>
  faults.filter(({ field }) => stepOf(field) === step)

/** The first step with a fault; the last one without any. */
export function firstWrong(faults: readonly FieldFault[]): number {
  const found = STEPS.findIndex((step) => faultsOn(step, faults).length > 0)
  return found < 0 ? STEPS.length - 1 : found
}

/** Id of the control of a field; of a date, its first one. */
export const idOf = (field: FormField): string =>
  field === 'applicationDeadline' ? 'post-day' : field === 'startsOn' ? 'post-start-day' : `post-${field}`

/** Today in the United Kingdom, ISO 8601. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date())

/** The day of which the minimum wage counts: the job's first, or today. */
export function wageDay(draft: JobDraft): string {
  const start = dateOf(startOf(draft))
  return start !== null && start > today() ? start : today()
}
