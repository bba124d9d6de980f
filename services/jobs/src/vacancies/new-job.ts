import { annualPay, type NewJob } from '@onward/contracts/jobs'
import { dayOf } from '../day'
import type { NewJobRow } from '../db/schema'
import { type CheckedText, checksOf, type JobCheck } from './checks'
import { positionOf, taxonomyLookups } from './lookups'
import { parsePay } from './pay'
import { readVacancy } from './reading'

export interface Posting {
  id: string
  organisation: { id: string; name: string; verified: boolean }
  postedBy: string | null
  /** Nothing of this organisation was ever shown. */
  isFirstJob: boolean
  /** Adverts of the same title that are shown or wait for a check. */
  others: readonly CheckedText[]
  at: Date
}

/** The row of a new job with its state. Pure but for the taxonomy: an unverified organisation gets a draft, anything to check waits. */
export function newJobRow(form: NewJob, posting: Posting): NewJobRow {
  const requirements = form.requirements
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
    .filter(Boolean)
  const advert = {
    title: form.title,
    location: form.location,
    description: form.description,
    requirements,
    isRemoteAvailable: form.isRemoteAvailable,
    // Offered only when disability-friendly is ticked.
    accessibilityFeatures: form.isDisabilityFriendly ? form.accessibilityFeatures : [],
  }
  const pay = parsePay(form.salary)
  const place = positionOf(form.location)
  const checks: JobCheck[] = [
    ...(posting.organisation.verified ? [] : (['organisation-not-verified'] as const)),
    ...(posting.isFirstJob ? (['first-job'] as const) : []),
    ...checksOf({ ...advert, pay, type: form.jobType }, posting.others, dayOf(posting.at)),
  ]
  return {
    id: posting.id,
    organisationId: posting.organisation.id,
    postedBy: posting.postedBy,
    state: !posting.organisation.verified ? 'draft' : checks.length > 0 ? 'pending_check' : 'active',
    checks,
    title: form.title,
    company: posting.organisation.name,
    department: form.department,
    location: form.location,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    salary: form.salary,
    payMinimum: pay?.minimum ?? null,
    payMaximum: pay?.maximum ?? null,
    payPeriod: pay?.period ?? null,
    payAnnual: annualPay(pay),
    type: form.jobType,
    description: form.description,
    requirements,
    contactEmail: form.contactEmail,
    isRemoteAvailable: form.isRemoteAvailable,
    isDisabilityFriendly: form.isDisabilityFriendly,
    accessibilityFeatures: advert.accessibilityFeatures,
    benefitsTransitionSupport: form.benefitsTransitionSupport,
    ...readVacancy(advert, taxonomyLookups),
    postedAt: posting.at,
    closesOn: form.applicationDeadline,
  }
}
