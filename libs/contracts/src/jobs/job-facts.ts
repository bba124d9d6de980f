import * as v from 'valibot'
import { date, id, timestamp } from '../endpoint'
import { pay } from './pay'

/** Specification section 3, New job form. */
export const JOB_TYPES = ['full-time', 'part-time', 'contract', 'temporary', 'apprenticeship'] as const
export const ACCESSIBILITY_FEATURES = [
  'Wheelchair accessible',
  'Flexible working hours',
  'Assistive technology',
  'Quiet workspace',
  'Adjustable desk setup',
  'Parking available',
] as const
/** Features of a vacancy that the board's checkboxes ask for, beside the documented list. */
export const WORKPLACE_FEATURES = ['remote', 'screen-reader-friendly', 'adaptive-equipment'] as const
/** Features that the form offers beside the documented list: jobseekers can wish for them. Work from home has its own box. */
export const OFFERED_FEATURES = ['screen-reader-friendly', 'adaptive-equipment'] as const
export const JOB_STATES = ['draft', 'pending_check', 'active', 'closed', 'expired', 'removed'] as const

/** What the screens show of a job's state. */
export const jobStateShown = (state: (typeof JOB_STATES)[number]): 'Active' | 'Draft' | 'Closed' =>
  state === 'active' ? 'Active' : state === 'draft' || state === 'pending_check' ? 'Draft' : 'Closed'

export const vacancyFacts = {
  id,
  title: v.string(),
  company: v.string(),
  department: v.string(),
  location: v.string(),
  pay: v.nullable(pay),
  /** As written by the employer, such as "£12.60 an hour"; empty when not stated. */
  salary: v.string(),
  /** Null where the employer has not said. */
  type: v.nullable(v.picklist(JOB_TYPES)),
  description: v.string(),
  requirements: v.array(v.string()),
  isRemoteAvailable: v.boolean(),
  isDisabilityFriendly: v.boolean(),
  accessibilityFeatures: v.array(v.string()),
  workplaceFeatures: v.array(v.picklist(WORKPLACE_FEATURES)),
  benefitsTransitionSupport: v.boolean(),
  /** When the work begins, where the employer says so. */
  startsOn: v.optional(v.nullable(date)),
  postedAt: timestamp,
  closesOn: v.nullable(date),
}
