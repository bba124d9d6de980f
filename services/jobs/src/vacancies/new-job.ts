import { annualPay, salaryText } from '@onward/contracts/jobs/pay'
import { parsePay } from '@onward/contracts/jobs/pay-from-text'
import type { NewJob } from '@onward/contracts/jobs/posting'
import type { JobFlag } from '@onward/contracts/jobs/vacancies'
import { dayOf } from '../day'
import type { JobRow } from '../db/schema'
import { claimsException } from '../vetting/fairness'
import type { Surrounded } from '../vetting/store'
import { contactsOf, type Surroundings } from '../vetting/vet'
import { likenessOf, type OtherAdverts, textSignature } from './alike'
import { flagsOf } from './checks'
import { type MadeJob, payOf } from './facts'
import { positionOf, taxonomyLookups } from './lookups'
import { readVacancy } from './reading'

export interface Posting {
  id: string
  organisation: { id: string; name: string; verified: boolean }
  postedBy: string | null
  /** Whether this organisation has never had a public job. */
  isFirstJob: boolean
  /** Adverts of the organisation that are or may become public. */
  others: OtherAdverts
  /** What is known around the advert. */
  around?: Surroundings
  /** Findings that a person has checked and approved, of an active job. */
  accepted?: readonly JobFlag[]
  /** Whether applicants are anonymous, where the form does not say. */
  anonymousUntilShortlist?: boolean
  /** The pay text of a job whose amounts stay the same. */
  salary?: string
  at: Date
}

export interface PlannedJob {
  row: MadeJob
  /** Findings that need a check, whoever posts the job. */
  flags: JobFlag[]
  /** The words of a demand about who somebody is, for which no exception is claimed: it is refused. */
  unfairDemand: string | null
  /** Whether so many copies wait for a check already that another one is refused. */
  isTooMany: boolean
}

/** Amounts come first; text without amounts is read. */
function statedPayOf(form: NewJob) {
  const pay = form.pay ?? parsePay(form.salary)
  const note = form.payNote ?? ''
  const hoursPerWeek = form.hoursPerWeek ?? null
  const inWords = form.pay || hoursPerWeek !== null || note ? salaryText(form.pay ?? null, hoursPerWeek, note) : ''
  return { pay, note, hoursPerWeek, salary: form.pay ? inWords : [form.salary, inWords].filter(Boolean).join(', ') }
}

export const requirementsOf = (form: Pick<NewJob, 'requirements'>): string[] =>
  form.requirements
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
    .filter(Boolean)

/** A form's advert, to look up what is known around it. */
export const surroundedForm = (form: NewJob): Surrounded => ({
  title: form.title,
  description: form.description,
  requirements: requirementsOf(form),
  contactEmail: form.contactEmail,
  occupationIds: taxonomyLookups.occupationIdsIn(form.title),
})

/** The row of a job but for its state, and what the checks read of it besides. */
function describeJob(form: NewJob, posting: Posting) {
  const requirements = requirementsOf(form)
  const advert = {
    title: form.title,
    location: form.location,
    description: form.description,
    requirements,
    isRemoteAvailable: form.isRemoteAvailable,
    // The form offers these only when disability-friendly is ticked.
    accessibilityFeatures: form.isDisabilityFriendly ? form.accessibilityFeatures : [],
  }
  const offeredFeatures = form.isDisabilityFriendly ? (form.offeredFeatures ?? []) : []
  const stated = statedPayOf(form)
  const { pay, note, hoursPerWeek } = stated
  const salary = posting.salary ?? stated.salary
  const startsOn = form.startsOn ?? null
  const place = positionOf(form.location)
  const read = readVacancy(advert, taxonomyLookups)
  const point = { lat: place?.lat ?? null, lon: place?.lon ?? null }
  const row: Omit<MadeJob, 'state' | 'checks'> = {
    id: posting.id,
    organisationId: posting.organisation.id,
    postedBy: posting.postedBy,
    title: form.title,
    company: posting.organisation.name,
    department: form.department,
    location: form.location,
    ...point,
    salary,
    payMinimum: pay?.minimum ?? null,
    payMaximum: pay?.maximum ?? null,
    payPeriod: pay?.period ?? null,
    payAnnual: annualPay(pay),
    payNote: note,
    hoursPerWeek,
    startsOn,
    type: form.jobType,
    description: form.description,
    requirements,
    contactEmail: form.contactEmail,
    isRemoteAvailable: form.isRemoteAvailable,
    isDisabilityFriendly: form.isDisabilityFriendly,
    accessibilityFeatures: advert.accessibilityFeatures,
    offeredFeatures,
    benefitsTransitionSupport: form.benefitsTransitionSupport,
    anonymousUntilShortlist: form.anonymousUntilShortlist ?? posting.anonymousUntilShortlist ?? false,
    ...read,
    workplaceFeatures: [...new Set([...read.workplaceFeatures, ...offeredFeatures])],
    postedAt: posting.at,
    closesOn: form.applicationDeadline,
    textSignature: textSignature(advert),
    contacts: contactsOf({ ...advert, contactEmail: form.contactEmail }),
    createdAt: posting.at,
  }
  const checked = { ...advert, pay, salary, type: form.jobType, hoursPerWeek, startsOn, contactEmail: form.contactEmail }
  return { row, checked, place: { ...advert, ...point } }
}

/**
 * The row of a job with its state: an unverified organisation gets a draft, a job with findings waits. Pure, apart from the
 * taxonomy.
 */
export function planJob(form: NewJob, posting: Posting): PlannedJob {
  const { row, checked, place } = describeJob(form, posting)
  const accepted = posting.accepted ?? []
  const likeness = likenessOf(place, posting.others)
  const flags = flagsOf(checked, likeness.resembles, dayOf(posting.at), posting.around).filter(
    ({ check, found }) => !accepted.some((one) => one.check === check && one.found === found),
  )
  const checks = [
    ...(posting.organisation.verified ? [] : ['organisation-not-verified']),
    ...(posting.isFirstJob ? ['first-job'] : []),
    ...flags.map(({ check }) => check),
  ]
  const state = !posting.organisation.verified ? 'draft' : checks.length > 0 ? 'pending_check' : 'active'
  const unfair = flags.find(({ check }) => check === 'discriminatory-wording')
  const isExcepted = claimsException([form.title, form.description, ...checked.requirements])
  const planned = { ...row, state, checks } satisfies MadeJob
  return { row: planned, flags, unfairDemand: unfair && !isExcepted ? unfair.found : null, isTooMany: likeness.isTooMany }
}

export const newJobRow = (form: NewJob, posting: Posting): MadeJob => planJob(form, posting).row

/** An active job of our own, which nothing checks: a test has, for every start. */
export const uncheckedRow = (form: NewJob, posting: Posting): MadeJob => ({
  ...describeJob(form, posting).row,
  state: 'active',
  checks: [],
})

/**
 * The approved findings of an active job, judged by the day of approval: a wage that has risen since is a new finding. Empty for a
 * job that nobody has checked.
 */
export const acceptedFlags = (current: JobRow, others: OtherAdverts, around?: Surroundings): JobFlag[] =>
  current.state === 'active'
    ? flagsOf({ ...current, pay: payOf(current) }, likenessOf(current, others).resembles, dayOf(current.postedAt), around)
    : []
