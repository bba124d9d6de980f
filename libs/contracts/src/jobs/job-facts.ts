import * as v from 'valibot'
import { date, id, timestamp } from '../endpoint'
import { LANGUAGES } from '../language'
import { logoUrl } from './logos'
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
/** Features beside the documented list, by which the board can be filtered. */
export const WORKPLACE_FEATURES = ['remote', 'screen-reader-friendly', 'adaptive-equipment'] as const
/** A feature's section in the advert template: `{{#feature_Quiet_workspace}}`. */
export const featurePlace = (feature: string): string => `feature_${feature.replace(/\W/g, '_')}`
/** Offered by the form beside the documented list, because jobseekers can wish for them; remote work has its own box. */
export const OFFERED_FEATURES = ['screen-reader-friendly', 'adaptive-equipment'] as const
export const JOB_STATES = ['draft', 'pending_check', 'active', 'closed', 'expired', 'removed'] as const

/** Why a job waits for an administrator, or stays a draft. Product behaviour section 5. */
export const JOB_CHECKS = [
  'organisation-not-verified',
  'first-job',
  'fee-asked',
  'premium-number',
  'messaging-app',
  'below-minimum-wage',
  'near-duplicate',
  'discriminatory-wording',
  'contact-elsewhere',
  'pay-too-good',
  'personal-data-early',
  'money-mule',
  'remote-control',
  'unpaid-work',
  'pressure',
  'sender-domain',
  'repeated-contact',
  'copied-advert',
  'appeal',
  'sent-back',
  'reported',
] as const

/** The label of a job's state. */
export const jobStateLabel = (state: (typeof JOB_STATES)[number]): 'Active' | 'Draft' | 'Closed' =>
  state === 'active' ? 'Active' : state === 'draft' || state === 'pending_check' ? 'Draft' : 'Closed'

export const vacancyFacts = {
  id,
  title: v.string(),
  company: v.string(),
  logo: v.optional(logoUrl),
  department: v.string(),
  location: v.string(),
  pay: v.nullable(pay),
  /** As written by the employer, such as "£12.60 an hour"; empty when not stated. */
  salary: v.string(),
  /** Null where the advert states none apart from its pay. */
  hoursPerWeek: v.optional(v.nullable(v.number())),
  type: v.nullable(v.picklist(JOB_TYPES)),
  description: v.string(),
  requirements: v.array(v.string()),
  /** The language of its texts, for the speech of screen readers; left out where they do not show it. */
  writtenIn: v.optional(v.picklist(LANGUAGES)),
  isRemoteAvailable: v.boolean(),
  isDisabilityFriendly: v.boolean(),
  accessibilityFeatures: v.array(v.string()),
  workplaceFeatures: v.array(v.picklist(WORKPLACE_FEATURES)),
  benefitsTransitionSupport: v.boolean(),
  /** First day of work, if stated. */
  startsOn: v.optional(v.nullable(date)),
  postedAt: timestamp,
  closesOn: v.nullable(date),
}
