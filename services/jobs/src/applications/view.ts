import {
  APPLICATION_LABELS,
  type EmployerApplication,
  type Language,
  type MyApplication,
  type Offer,
  type Start,
  shownFreeze,
  WAITING_DAYS,
} from '@onward/contracts'
import type { ApplicationRow, applicationSteps, OfferRow, starts } from '../db/schema'
import type { BesideRow } from './beside-store'
import { visibleIdentity } from './without-names'

const DAY_MS = 24 * 60 * 60 * 1000

export interface Reading {
  language: Language
  now: Date
}

/**
 * An application for its employer. The applicant's opt-ins are shown, and are never a filter, a sort key or a part of the score.
 * While it is anonymous, name, contact details and opt-ins are left out.
 */
export function employerApplication(
  row: ApplicationRow,
  matchScore: number | null,
  beside: BesideRow,
  { language, now }: Reading,
): EmployerApplication {
  return {
    id: row.id,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    ...visibleIdentity(row, language),
    location: row.area,
    availability: row.availability,
    experienceYears: row.experienceYears,
    state: row.state,
    shown: APPLICATION_LABELS[row.state].employer,
    appliedAt: row.appliedAt.toISOString(),
    matchScore,
    badges: row.badges,
    version: row.version,
    frozen: shownFreeze(row.frozen),
    ...beside,
    overdue: row.state === 'submitted' && now.getTime() - row.appliedAt.getTime() >= WAITING_DAYS.employerIsReminded * DAY_MS,
  }
}

export const offerOf = ({ applicationId: _, byAccount: __, at, ...details }: OfferRow): Offer => ({
  ...details,
  at: at.toISOString(),
})

export const startOf = ({ startsOn, startedOn, version }: typeof starts.$inferSelect): Start => ({ startsOn, startedOn, version })

interface Beside {
  steps: readonly (typeof applicationSteps.$inferSelect)[]
  reference: string
  offer: Offer | null
  start: Start | null
  logo: string | null
}

/** An application for the person who sent it. */
export const ownApplication = (
  row: ApplicationRow,
  { steps, reference, offer, start, logo }: Beside,
  { language, now }: Reading,
): MyApplication => ({
  id: row.id,
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  company: row.company,
  logo,
  location: row.location,
  state: row.state,
  shown: APPLICATION_LABELS[row.state].jobseeker,
  appliedAt: row.appliedAt.toISOString(),
  history: steps.map((step) => ({ state: step.state, at: step.at.toISOString(), by: step.byRole })),
  cvFilename: row.cvFilename,
  coverLetter: row.coverLetter,
  shared: { adjustments: row.adjustments, adjustmentsWords: row.adjustmentsWords, benefitsTransition: row.benefitsTransition },
  withdrawal: row.withdrawal,
  frozen: shownFreeze(row.frozen),
  disclosureId: row.disclosureId,
  receipt: { reference, at: row.appliedAt.toISOString() },
  reason: (language === 'cy' && row.reasonCy) || row.reason,
  noResponseYet:
    row.state === 'submitted' &&
    row.frozen.length === 0 &&
    now.getTime() - row.appliedAt.getTime() >= WAITING_DAYS.applicantIsNotified * DAY_MS,
  offer,
  start,
})
