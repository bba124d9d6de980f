import * as v from 'valibot'
import { date, endpoint, flag, id, idParams, pageOf, pageQuery, timestamp, written } from '../endpoint'
import { cleanText, emailAddress, optionalText, requiredText } from '../text'
import { APPLICATION_STATES } from './application-states'
import { ENDING_REASONS } from './ending-reasons'
import { offer, start } from './offers'
import { PAY_PERIODS, type Pay, pay } from './pay'
import { readPay, saysNoAmount } from './pay-from-text'

export { PAY_PERIODS, type Pay, pay }

const service = 'jobs' as const

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
export const JOB_STATES = ['draft', 'pending_check', 'active', 'closed', 'expired', 'removed'] as const
export const JOB_SORTS = ['best-match', 'most-recent', 'salary'] as const
export const BOARD_TYPES = ['all', 'full-time', 'part-time', 'temporary', 'contract', 'apprenticeship'] as const

/** What the screens show of a job's state. */
export const jobStateShown = (state: (typeof JOB_STATES)[number]): 'Active' | 'Draft' | 'Closed' =>
  state === 'active' ? 'Active' : state === 'draft' || state === 'pending_check' ? 'Draft' : 'Closed'

/** Job match bands, specification section 9: the word, the colour of the bar, and the group on the board. */
export const matchBand = (score: number): 'perfect' | 'strong' | 'good' | 'potential' =>
  score >= 90 ? 'perfect' : score >= 75 ? 'strong' : score >= 60 ? 'good' : 'potential'
export const matchGroup = (score: number): 'perfect' | 'strong' | 'growth' =>
  score >= 90 ? 'perfect' : score >= 75 ? 'strong' : 'growth'
/** Employer application match colours: 85+ green, 70 to 84 yellow, below 70 red. */
export const employerMatchBand = (score: number): 'high' | 'medium' | 'low' =>
  score >= 85 ? 'high' : score >= 70 ? 'medium' : 'low'
/** Employer badge filter: high is 3 or more badges, medium exactly 2, low 1 or fewer. */
export const badgeBand = (badges: number): 'high' | 'medium' | 'low' => (badges >= 3 ? 'high' : badges === 2 ? 'medium' : 'low')

const HOURS = { hour: 37.5 * 52, day: 5 * 52, week: 52, month: 12, year: 1 } as const
/** Pounds a year of full-time work, for sorting; null when no pay is stated. The upper bound counts only when no lower one is given. */
export const annualPay = (p: Pay | null): number | null => {
  const amount = p?.minimum ?? p?.maximum ?? null
  return p && amount !== null ? Math.round(amount * HOURS[p.period]) : null
}

/** Every score comes with these: product behaviour section 6. */
export const MATCH_PARTS = { requiredSkills: 50, desirableSkills: 15, experience: 15, travel: 10, hours: 10 } as const
export const matchExplanation = v.object({
  /** 0 to 100, whole; the same number everywhere and the same that sorts. */
  score: v.number(),
  modelVersion: v.string(),
  parts: v.array(
    v.object({
      part: v.picklist(Object.keys(MATCH_PARTS) as (keyof typeof MATCH_PARTS)[]),
      points: v.number(),
      of: v.number(),
      /** `unknown` lowers confidence, not the score. */
      known: v.boolean(),
      facts: v.record(v.string(), v.string()),
    }),
  ),
  /** 0 to 1: how much of the input was known. */
  confidence: v.number(),
  matchingSkills: v.array(v.string()),
  skillsToDevelop: v.array(v.string()),
  /** What would raise the score most, best first. */
  raises: v.array(v.object({ skill: v.string(), skillId: v.string(), points: v.number() })),
  /** Accessibility needs and hard preferences: flags for the jobseeker, never a ranking of people. */
  flags: v.array(v.object({ feature: v.string(), state: v.picklist(['met', 'not-stated', 'conflict']) })),
})
export type MatchExplanation = v.InferOutput<typeof matchExplanation>

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
/** A job as the board and its own page show it. */
export const boardJob = v.object({
  ...vacancyFacts,
  /** Miles from the place searched for, else from the person; null when unknown or signed out. */
  miles: v.nullable(v.number()),
  /** False when it takes no more applications; only its applicants and those who saved it still see it then. */
  open: v.optional(v.boolean(), true),
  /** Applications are read without names, contact details and CV file until the employer shortlists somebody. */
  anonymous: v.optional(v.boolean()),
  /** Null for visitors and people without skills yet. */
  match: v.nullable(matchExplanation),
  saved: v.boolean(),
  /** The person's live application for it, if any. */
  applicationId: v.nullable(id),
})
export type BoardJob = v.InferOutput<typeof boardJob>

export const boardQuery = v.object({
  ...pageQuery,
  /** Title or company. */
  q: optionalText(100),
  /** A place name or postcode; empty means the person's own. */
  location: optionalText(80),
  /** Miles from `location`. When left out: 20 with a location, any distance without one. */
  within: v.optional(v.picklist(['5', '10', '20', '50', 'any'])),
  type: v.optional(v.picklist(BOARD_TYPES), 'all'),
  remote: flag,
  screenReader: flag,
  equipment: flag,
  saved: flag,
  sort: v.optional(v.picklist(JOB_SORTS), 'best-match'),
})
export type BoardQuery = v.InferOutput<typeof boardQuery>

export const readBoard = endpoint({
  service,
  method: 'GET',
  path: '/board',
  reads: ['job', 'job-match', 'saved-job', 'application'],
  summary: 'The job board, scored for the person signed in',
  access: ['user'],
  query: boardQuery,
  response: v.object({
    ...pageOf(boardJob).entries,
    groups: v.object({ perfect: v.number(), strong: v.number(), growth: v.number() }),
    /** What `location` was read as; more than one: ask which; empty: unknown place. */
    places: v.array(v.string()),
  }),
})
/** Dashboard and hub: score 75 or more within the travel distance. */
export const readMatchSummary = endpoint({
  service,
  method: 'GET',
  path: '/match-summary',
  reads: ['job-match', 'saved-job', 'profile', 'cv'],
  summary: 'How many jobs match, on average, and today',
  access: ['user'],
  response: v.object({
    matches: v.number(),
    averageScore: v.nullable(v.number()),
    postedToday: v.number(),
    top: v.array(boardJob),
    skills: v.array(v.string()),
    place: v.nullable(v.string()),
    travelMiles: v.number(),
    /** Where the facts stand: jobs has seen a CV analysis or profile of this person. */
    hasProfile: v.boolean(),
  }),
})
export const readJob = endpoint({
  service,
  method: 'GET',
  path: '/jobs/:id',
  reads: ['job', 'job-match', 'saved-job', 'application'],
  summary: 'One job; scored when a jobseeker is signed in',
  access: 'public',
  params: idParams,
  response: boardJob,
})
/** For somebody whose job has closed: the open jobs that ask for the most of the same. */
export const listSimilarJobs = endpoint({
  service,
  method: 'GET',
  path: '/jobs/:id/similar',
  reads: ['job', 'job-match'],
  summary: 'Up to three open jobs like this one, which may have closed',
  access: ['user'],
  params: idParams,
  response: v.object({ items: v.array(boardJob) }),
})
export const saveJob = endpoint({
  service,
  method: 'PUT',
  path: '/saved/:id',
  changes: ['saved-job'],
  summary: 'Save a job',
  access: ['user'],
  params: idParams,
  response: written({}),
})
export const unsaveJob = endpoint({
  service,
  method: 'DELETE',
  path: '/saved/:id',
  changes: ['saved-job'],
  summary: 'Remove a saved job',
  access: ['user'],
  params: idParams,
  response: written({}),
})

// Applications, the jobseeker's side.

/** Why somebody withdraws; saying so is their choice. The employer reads it. */
export const WITHDRAWAL_REASONS = ['found-work', 'pay-or-hours', 'travel', 'not-for-me', 'life', 'no-answer', 'other'] as const
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]
/** What the two sides read: also that the person left Onward, which nobody chooses from the list. */
const SHOWN_WITHDRAWALS = [...WITHDRAWAL_REASONS, 'account-closed'] as const
export type ShownWithdrawal = (typeof SHOWN_WITHDRAWALS)[number]

const step = v.object({
  state: v.picklist(APPLICATION_STATES),
  at: timestamp,
  by: v.picklist(['jobseeker', 'employer', 'system']),
})
export const myApplication = v.object({
  id,
  jobId: id,
  jobTitle: v.string(),
  company: v.string(),
  location: v.string(),
  state: v.picklist(APPLICATION_STATES),
  shown: v.string(),
  appliedAt: timestamp,
  history: v.array(step),
  cvFilename: v.string(),
  coverLetter: v.string(),
  /** What the person opted in to tell, beside CV, letter and contact. */
  shared: v.optional(v.object({ adjustments: v.boolean(), adjustmentsWords: v.string(), benefitsTransition: v.boolean() }), {
    adjustments: false,
    adjustmentsWords: '',
    benefitsTransition: false,
  }),
  /** Of the CV as it was sent; `jobseekers` keeps it. */
  disclosureId: v.optional(v.nullable(id), null),
  receipt: v.object({ reference: v.string(), at: timestamp }),
  /** What the employer wrote with a rejection. */
  reason: v.nullable(v.string()),
  withdrawal: v.optional(v.nullable(v.picklist(SHOWN_WITHDRAWALS)), null),
  /** 28 days without an answer. */
  noResponseYet: v.boolean(),
  /** What was offered, as it stands now; null of offers made before their details were kept. */
  offer: v.optional(v.nullable(offer), null),
  /** The first day, once the employer has confirmed it. */
  start: v.optional(v.nullable(start), null),
})
export type MyApplication = v.InferOutput<typeof myApplication>
export const apply = endpoint({
  service,
  method: 'POST',
  path: '/applications',
  changes: ['application'],
  problems: ['already-exists', 'link-expired', 'not-found'],
  summary: 'Apply with a disclosure made by jobseekers',
  access: ['user'],
  body: v.object({ handover: v.pipe(v.string(), v.maxLength(20_000)) }),
  response: written({ id }),
})
export const listMyApplications = endpoint({
  service,
  method: 'GET',
  path: '/applications',
  reads: ['application'],
  summary: 'My applications, newest first',
  access: ['user'],
  query: v.object({ ...pageQuery }),
  response: pageOf(myApplication),
})
export const readMyApplication = endpoint({
  service,
  method: 'GET',
  path: '/applications/:id',
  reads: ['application'],
  summary: 'One of my applications',
  access: ['user'],
  params: idParams,
  response: myApplication,
})
export const withdrawApplication = endpoint({
  service,
  method: 'POST',
  path: '/applications/:id/withdraw',
  changes: ['application'],
  summary: 'Withdraw my application',
  access: ['user'],
  params: idParams,
  body: v.object({ reason: v.optional(v.nullable(v.picklist(WITHDRAWAL_REASONS, 'Choose one of the reasons')), null) }),
  response: written({ state: v.picklist(APPLICATION_STATES) }),
})

// The employer's side.

export const quickJob = v.object({
  title: requiredText('Please fill in all required fields.', 150),
  description: requiredText('Please fill in all required fields.', 8000),
  location: requiredText('Please fill in all required fields.', 150),
  /** Null leaves it unsaid: the quick form asks and does not insist. */
  jobType: v.optional(v.nullable(v.picklist(JOB_TYPES)), null),
})
/** Most pounds that somebody earns in each period; more is a slip of the keyboard. */
export const MOST_PAY: Readonly<Record<(typeof PAY_PERIODS)[number], number>> = {
  hour: 1_000,
  day: 8_000,
  week: 40_000,
  month: 200_000,
  year: 2_000_000,
}
const pounds = v.nullable(v.pipe(v.number('Enter an amount of money'), v.minValue(0.01, 'Enter an amount of money')))
export const PAY_FAULTS = {
  none: 'Enter an amount of money',
  order: 'The highest pay must not be less than the lowest',
  tooMuch: 'Please check the amount and what it is paid for',
  words: 'Enter the pay in pounds and what it is for, such as £12.60 an hour',
} as const
/** What an employer states: one amount at least, in pounds. */
export const statedPay = v.pipe(
  v.object({ minimum: pounds, maximum: pounds, period: v.picklist(PAY_PERIODS, 'Choose what the pay is for') }),
  v.check(({ minimum, maximum }) => minimum !== null || maximum !== null, PAY_FAULTS.none),
  v.check(({ minimum, maximum }) => minimum === null || maximum === null || minimum <= maximum, PAY_FAULTS.order),
  v.check(({ minimum, maximum, period }) => Math.max(minimum ?? 0, maximum ?? 0) <= (MOST_PAY[period] ?? 0), PAY_FAULTS.tooMuch),
)
const salaryWords = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.maxLength(100, 'Use 100 characters or fewer'),
  v.check((words) => words === '' || saysNoAmount(words) || readPay(words) !== null, PAY_FAULTS.words),
  v.check((words) => {
    const read = readPay(words)
    return read === null || v.is(statedPay, read)
  }, PAY_FAULTS.tooMuch),
)
const amountText = (amount: number, period: Pay['period']): string => {
  const pence = period === 'hour' || !Number.isInteger(amount)
  return `£${amount.toLocaleString('en-GB', pence ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : {})}`
}
const EACH = { hour: 'an hour', day: 'a day', week: 'a week', month: 'a month', year: 'a year' } as const
/** Pay as adverts show it: "£24,000 to £26,000 a year, 37.5 hours a week, plus tips"; empty where nothing is stated. */
export function salaryText(p: Pay | null, hoursPerWeek: number | null = null, note = ''): string {
  const parts: string[] = []
  if (p && (p.minimum !== null || p.maximum !== null)) {
    const [low, high] = [p.minimum, p.maximum].map((amount) => (amount === null ? null : amountText(amount, p.period)))
    const amounts = low && high ? (low === high ? low : `${low} to ${high}`) : low ? `From ${low}` : `Up to ${high}`
    parts.push(`${amounts} ${EACH[p.period]}`)
  }
  if (hoursPerWeek !== null) parts.push(`${hoursPerWeek} hours a week`)
  return [...parts, note].filter(Boolean).join(', ')
}
/** Days from today within which applications must end, when an end is given. */
export const MAX_DEADLINE_DAYS = 180
export const MAX_START_DAYS = 365
/** Features that the form offers beside the documented list: jobseekers can wish for them. Work from home has its own box. */
export const OFFERED_FEATURES = ['screen-reader-friendly', 'adaptive-equipment'] as const

/** New job form, specification sections 3 and 5. The quick form is the same with defaults. */
export const newJob = v.object({
  ...quickJob.entries,
  department: optionalText(150),
  /** In the employer's own words, shown when no amounts are given; of a file's rows. Held to the rules of stated pay. */
  salary: v.optional(salaryWords, ''),
  pay: v.optional(v.nullable(statedPay)),
  /** Said behind the amounts: "plus tips". */
  payNote: v.optional(v.pipe(v.string(), v.transform(cleanText), v.maxLength(100, 'Use 100 characters or fewer'))),
  hoursPerWeek: v.optional(
    v.nullable(
      v.pipe(
        v.number('Enter the hours of a week, from 1 to 80'),
        v.minValue(1, 'Enter the hours of a week, from 1 to 80'),
        v.maxValue(80, 'Enter the hours of a week, from 1 to 80'),
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
  /** Applications are read without names until they are shortlisted. */
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
    /** The kept draft that this is; it goes with the posting. */
    draftId: v.optional(id),
  }),
  response: written({ id, state: v.picklist(JOB_STATES) }),
})
export const closeJob = endpoint({
  service,
  method: 'POST',
  path: '/employer/jobs/:id/close',
  changes: ['job', 'application'],
  summary: 'Close a job for applications',
  access: ['employer'],
  params: idParams,
  response: written({ state: v.picklist(JOB_STATES) }),
})
/** How often an advert was shown in a list and opened, by whomever; and how many applications ever came to each stage. */
export const jobFunnel = v.object({
  seen: v.number(),
  opened: v.number(),
  applied: v.number(),
  shortlisted: v.number(),
  interviewed: v.number(),
  offered: v.number(),
  started: v.number(),
})
export type JobFunnel = v.InferOutput<typeof jobFunnel>
/**
 * Jobseekers who match a job, as a number alone. Fewer than five are not told apart, and more are rounded down to fives, so that no change
 * of an advert tells anything of one person.
 */
export const REACH_STEP = 5
export const jobReach = v.object({ atLeast: v.nullable(v.number()) })
export type JobReach = v.InferOutput<typeof jobReach>

export const JOB_LIST_SORTS = ['newest', 'closing', 'applications', 'title'] as const

export const employerJob = v.object({
  ...vacancyFacts,
  state: v.picklist(JOB_STATES),
  shown: v.picklist(['Active', 'Draft', 'Closed']),
  /** Why it waits for a check, in codes. */
  checks: v.array(v.string()),
  /** What the administrator wrote when sending it back. */
  checkNote: v.optional(v.nullable(v.string()), null),
  /** Of a job that is shown: whether new words of it wait for a check, or came back from one. */
  editWaits: v.optional(v.nullable(v.picklist(['check', 'sent-back']))),
  applications: v.number(),
  funnel: v.optional(jobFunnel),
  /** Null of a job that is not shown, and until it has been counted. */
  reach: v.optional(v.nullable(jobReach)),
})
export type EmployerJob = v.InferOutput<typeof employerJob>
export const listEmployerJobs = endpoint({
  service,
  method: 'GET',
  path: '/employer/jobs',
  reads: ['job', 'application'],
  problems: ['organisation-suspended'],
  summary: "My organisation's jobs, newest first",
  access: ['employer'],
  query: v.object({
    ...pageQuery,
    q: optionalText(100),
    state: v.optional(v.picklist(['all', 'Active', 'Draft', 'Closed']), 'all'),
    type: v.optional(v.picklist(['all', ...JOB_TYPES]), 'all'),
    /** One of the answer's `locations`; empty for all. */
    location: optionalText(150),
    sort: v.optional(v.picklist(JOB_LIST_SORTS), 'newest'),
  }),
  response: v.object({
    ...pageOf(employerJob).entries,
    /** Of all jobs of the organisation, whatever is filtered. */
    counts: v.optional(v.object({ Active: v.number(), Draft: v.number(), Closed: v.number() })),
    locations: v.optional(v.array(v.string())),
  }),
})
export const employerApplication = v.object({
  id,
  jobId: id,
  jobTitle: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  location: v.string(),
  availability: v.nullable(v.string()),
  experienceYears: v.nullable(v.number()),
  state: v.picklist(APPLICATION_STATES),
  shown: v.string(),
  appliedAt: timestamp,
  /** That person's score for that job. */
  matchScore: v.nullable(v.number()),
  badges: v.array(v.string()),
  disabilitySupport: v.boolean(),
  benefitsTransition: v.boolean(),
  cvFilename: v.string(),
  version: v.number(),
  /** Read without names until it is shortlisted: `name` is a pseudonym, how to reach the person and the CV's name are empty. */
  anonymous: v.optional(v.boolean()),
  /** Nobody at the employer has looked at it for 14 days. */
  overdue: v.optional(v.boolean()),
})
export type EmployerApplication = v.InferOutput<typeof employerApplication>
/** Specification section 5: the lowercased status with its first space turned into a hyphen. */
export const APPLICATION_STATUSES = [
  'all',
  'new',
  'under-review',
  'interview-scheduled',
  'offer-made',
  'offer-accepted',
  'started',
  'rejected',
  'withdrawn',
  'declined',
  'closed',
] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]
export const APPLICATION_SORTS = ['newest', 'oldest', 'best-match'] as const
export const applicationFilters = {
  /** Name or email. */
  q: optionalText(100),
  jobId: v.optional(id),
  status: v.optional(v.picklist(APPLICATION_STATUSES), 'all'),
  badges: v.optional(v.picklist(['all', 'high', 'medium', 'low']), 'all'),
  /** On the shortlist, or past it and still in the running. */
  shortlist: flag,
  /** `best-match` compares people for one job, so it needs `jobId`. */
  sort: v.optional(v.picklist(APPLICATION_SORTS), 'newest'),
}
export const listEmployerApplications = endpoint({
  service,
  method: 'GET',
  path: '/employer/applications',
  reads: ['application'],
  problems: ['organisation-suspended'],
  summary: "Applications to my organisation's jobs",
  access: ['employer'],
  query: v.object({ ...pageQuery, ...applicationFilters }),
  response: v.object({
    ...pageOf(employerApplication).entries,
    /** How many each status has under the other filters. */
    counts: v.optional(v.record(v.string(), v.number())),
  }),
})
export const readEmployerApplication = endpoint({
  service,
  method: 'GET',
  path: '/employer/applications/:id',
  reads: ['application'],
  summary: 'One application',
  access: ['employer'],
  params: idParams,
  response: v.object({
    ...employerApplication.entries,
    coverLetter: v.string(),
    /** In the applicant's own words; empty unless they opted in. */
    adjustmentsWords: v.optional(v.string()),
    withdrawal: v.optional(v.nullable(v.picklist(SHOWN_WITHDRAWALS))),
    history: v.array(
      v.object({
        ...step.entries,
        /** The colleague who did it; empty for others, and for somebody who has left. */
        name: v.optional(v.string()),
        /** What the applicant reads. */
        reason: v.optional(v.string()),
        reasonCode: v.optional(v.nullable(v.picklist(ENDING_REASONS))),
      }),
    ),
    match: v.nullable(matchExplanation),
    /** States that the employer may move it to now. */
    next: v.array(v.picklist(APPLICATION_STATES)),
    /** Every version of the offer, the latest first. */
    offers: v.optional(v.array(v.object({ ...offer.entries, name: v.string() }))),
    start: v.optional(v.nullable(start)),
    /** What an offer would say of the job, to begin with. */
    job: v.optional(v.object({ salary: v.string(), location: v.string(), type: v.nullable(v.picklist(JOB_TYPES)) })),
  }),
})
/** Steps with facts of their own have endpoints of their own: an offer, and the start of work. */
export const moveApplication = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/:id/state',
  changes: ['application'],
  summary: 'Move an application to its next state',
  access: ['employer'],
  params: idParams,
  body: v.object({
    to: v.picklist(APPLICATION_STATES),
    version: v.number(),
    /** What the applicant reads when it ends; left out with a code, it is the kind text of that code. */
    reason: optionalText(1000),
    /** The same for applicants who read Welsh. */
    reasonCy: optionalText(1000),
    code: v.optional(v.nullable(v.picklist(ENDING_REASONS)), null),
  }),
  response: written({ state: v.picklist(APPLICATION_STATES), version: v.number() }),
})
export const grantCvDownload = endpoint({
  service,
  method: 'POST',
  path: '/employer/applications/:id/cv-link',
  changes: ['access-log'],
  summary: 'A link to the CV that works once, for 60 seconds',
  access: ['employer'],
  params: idParams,
  response: v.object({ url: v.string(), expiresAt: timestamp }),
})
export const readEmployerSummary = endpoint({
  service,
  method: 'GET',
  path: '/employer/summary',
  reads: ['job', 'application', 'interview', 'organisation'],
  problems: ['organisation-suspended'],
  summary: 'Counts of the employer dashboard',
  access: ['employer'],
  response: v.object({
    organisation: v.object({ name: v.string(), verified: v.boolean() }),
    activeJobs: v.number(),
    totalApplications: v.number(),
    newApplications: v.number(),
    interviewsScheduled: v.number(),
  }),
})

export const jobsEndpoints = {
  readBoard,
  readMatchSummary,
  readJob,
  listSimilarJobs,
  saveJob,
  unsaveJob,
  apply,
  listMyApplications,
  readMyApplication,
  withdrawApplication,
  postJob,
  closeJob,
  listEmployerJobs,
  listEmployerApplications,
  readEmployerApplication,
  moveApplication,
  grantCvDownload,
  readEmployerSummary,
}
