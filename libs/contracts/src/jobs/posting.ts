import * as v from 'valibot'
import { date, endpoint, id, written } from '../endpoint'
import { cleanText, emailAddress, optionalText, requiredText } from '../text'
import { ACCESSIBILITY_FEATURES, JOB_STATES, JOB_TYPES, OFFERED_FEATURES } from './job-facts'
import { salaryAsTyped, statedPay } from './stated-pay'

const service = 'jobs' as const

export const quickJob = v.object({
  title: requiredText('Please fill in all required fields.', 150),
  description: requiredText('Please fill in all required fields.', 8000),
  location: requiredText('Please fill in all required fields.', 150),
  /** Optional in the quick form. */
  jobType: v.optional(v.nullable(v.picklist(JOB_TYPES)), null),
})
/** Latest closing date, in days from today. */
export const MAX_DEADLINE_DAYS = 180
export const MAX_START_DAYS = 365

/** New job form, specification sections 3 and 5; the quick form uses its defaults. */
export const newJob = v.object({
  ...quickJob.entries,
  department: optionalText(150),
  /** Free-text pay of an imported row, shown without `pay`; checked as stated pay is. */
  salary: v.optional(salaryAsTyped, ''),
  pay: v.optional(v.nullable(statedPay)),
  /** Shown after the amounts: "plus tips". */
  payNote: v.optional(v.pipe(v.string(), v.transform(cleanText), v.maxLength(100, 'Use 100 characters or fewer'))),
  hoursPerWeek: v.optional(
    v.nullable(
      v.pipe(
        v.number('Enter the hours a week, from 1 to 80'),
        v.minValue(1, 'Enter the hours a week, from 1 to 80'),
        v.maxValue(80, 'Enter the hours a week, from 1 to 80'),
      ),
    ),
  ),
  startsOn: v.optional(v.nullable(date)),
  /** One per line. */
  requirements: optionalText(4000),
  applicationDeadline: v.optional(v.nullable(date), null),
  contactEmail: v.optional(v.union([v.literal(''), emailAddress('Please enter a valid email address.')]), ''),
  isDisabilityFriendly: v.optional(v.boolean(), false),
  isRemoteAvailable: v.optional(v.boolean(), false),
  accessibilityFeatures: v.optional(v.array(v.picklist(ACCESSIBILITY_FEATURES)), []),
  offeredFeatures: v.optional(v.array(v.picklist(OFFERED_FEATURES))),
  benefitsTransitionSupport: v.optional(v.boolean(), false),
  /** Hides applicants' names until they are shortlisted. */
  anonymousUntilShortlist: v.optional(v.boolean()),
})
export type NewJob = v.InferOutput<typeof newJob>
/** The post-job page asks for more than the quick form; the same endpoint takes both. */
export const fullJob = v.object({
  ...newJob.entries,
  department: requiredText('Please fill in all required fields.', 150),
  jobType: v.picklist(JOB_TYPES, 'Please fill in all required fields.'),
  contactEmail: emailAddress('Please enter a valid email address.'),
})

export const postJob = endpoint({
  service,
  method: 'POST',
  path: '/employer/jobs',
  changes: ['job', 'job-draft'],
  problems: ['organisation-suspended'],
  summary: 'Post a job; a draft until the organisation is verified, pending when it must be checked',
  access: ['employer'],
  body: v.object({
    ...newJob.entries,
    /** The draft it was written in, which is deleted. */
    draftId: v.optional(id),
  }),
  response: written({ id, state: v.picklist(JOB_STATES) }),
})

export const postingEndpoints = {
  postJob,
}
