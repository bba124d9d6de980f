import {
  type ApplicationState,
  CLOSING_REASONS,
  type CvGrant,
  type EndingReason,
  kindText,
  type Language,
  OFFER_DAYS_AHEAD,
  type OfferDetails,
  Problem,
  type ProblemText,
  REJECTION_REASONS,
  refuseField,
} from '@onward/contracts'
import type { MatchJob } from '@onward/matching'
import { dayOf } from '../day'
import { type ApplicationFilters, isByMatch } from './filters'

const DAY_MS = 24 * 60 * 60 * 1000

interface Advert {
  state: string
  closesOn: string | null
}
/** Whether a job accepts applications, and answers to them, today. */
export const takesApplications = ({ state, closesOn }: Advert, now: Date): boolean =>
  state === 'active' && (closesOn === null || closesOn >= dayOf(now))

const NEVER_PUBLIC: ReadonlySet<string> = new Set(['draft', 'pending_check', 'removed'])
/** Throws `not-found` for a job that jobseekers cannot see, and `state-conflict` for one that has closed. */
export function requireOpenJob<J extends Advert>(job: J | undefined, now: Date): J {
  if (!job || NEVER_PUBLIC.has(job.state)) throw new Problem('not-found')
  if (!takesApplications(job, now)) throw new Problem('state-conflict', { text: 'jobs.application-job-closed' })
  return job
}

/** An address has room for this many. */
const MOST_MARKED = 40
/** What is marked in a CV: the skills that a job asks for, as groups of which one is enough, which of them the person has, and the job's occupations. */
export function askedOfCv(
  { occupationIds, requiredSkillIds, desirableSkillIds, alternatives = [] }: MatchJob,
  has: ReadonlySet<string>,
): NonNullable<CvGrant['asked']> {
  const groups = alternatives.filter((group) => group.length > 1)
  const grouped = new Set(groups.flat())
  const alone = [...new Set([...requiredSkillIds, ...desirableSkillIds])].filter((id) => !grouped.has(id)).map((id) => [id])
  const skills = [...alone, ...groups.map((group) => [...group])].slice(0, MOST_MARKED)
  return { skills, held: skills.flat().filter((id) => has.has(id)), occupations: occupationIds.slice(0, MOST_MARKED) }
}

/** Applicants are compared for one job. Throws `invalid-input` where none is chosen. */
export function refuseMatchOfMany(filters: Pick<ApplicationFilters, 'sort' | 'jobId'>): void {
  if (isByMatch(filters) && !filters.jobId) throw refuseField('sort', 'jobs.application-match-needs-job')
}

/** The message to an applicant when their application ends. */
export interface EndingText {
  reason: string | null
  /** The Welsh text, where it differs. */
  reasonCy?: string | null
  reasonCode?: EndingReason | null
}

const REASONS: Partial<Record<ApplicationState, readonly EndingReason[]>> = {
  rejected: REJECTION_REASONS,
  position_closed: CLOSING_REASONS,
}

/**
 * The message of a step: the employer's own text, else the standard text of the code. A text in one language is used for both.
 * Throws `invalid-input` for a rejection without a text, and for a code of another step. Steps that end nothing have no message.
 */
export function endingText(given: {
  to: ApplicationState
  reason: string
  reasonCy: string
  code: EndingReason | null
}): EndingText {
  const reasons = REASONS[given.to]
  if (!reasons) return { reason: null }
  if (given.code && !reasons.includes(given.code)) throw refuseField('code', 'jobs.application-reason-of-other-step')
  const isOwn = given.reason !== '' || given.reasonCy !== ''
  const ready = (reader: Language) => (given.code && !isOwn ? kindText(given.code, reader) : '')
  const reason = given.reason || given.reasonCy || ready('en')
  const reasonCy = given.reasonCy || ready('cy')
  if (given.to === 'rejected' && !reason) throw refuseField('reason', 'jobs.application-reason-needed')
  return { reason: reason || null, reasonCy: reasonCy || null, reasonCode: given.code }
}

/** The refusal of a step that has an endpoint of its own, because it takes more details; null for the others. */
export const neededBefore = (to: ApplicationState): ProblemText | null =>
  to === 'offered' ? 'jobs.offer-needed' : to === 'placed' ? 'jobs.start-needed' : null

/** Throws `invalid-input` unless the day is today or later, and within a year. */
export function checkDay(field: string, day: string, now: Date): void {
  if (day < dayOf(now)) throw refuseField(field, 'jobs.offer-day-passed')
  if (day > dayOf(new Date(now.getTime() + OFFER_DAYS_AHEAD * DAY_MS))) throw refuseField(field, 'jobs.offer-day-too-far')
}

/** The details of an offer. Throws `invalid-input` for impossible days. */
export function checkDetails(details: OfferDetails, now: Date): OfferDetails {
  checkDay('startsOn', details.startsOn, now)
  checkDay('answerBy', details.answerBy, now)
  if (details.answerBy > details.startsOn) throw refuseField('answerBy', 'jobs.offer-answer-after-start')
  const { startsOn, pay, hours, place, answerBy, note } = details
  return { startsOn, pay, hours, place, answerBy, note }
}

/** Throws `invalid-input` unless the work began on a day from the application until today. */
export function checkStarted(startedOn: string, appliedAt: Date, now: Date): void {
  if (startedOn > dayOf(now)) throw refuseField('startedOn', 'jobs.start-still-to-come')
  if (startedOn < dayOf(appliedAt)) throw refuseField('startedOn', 'jobs.start-before-applying')
}

/** Days before the deadline from which an applicant is reminded. */
const REMINDED_DAYS_BEFORE = 2

/** The days that `offerReminderDue` compares with. */
export const offerReminderDays = (now: Date) => ({
  today: dayOf(now),
  soon: dayOf(new Date(now.getTime() + REMINDED_DAYS_BEFORE * DAY_MS)),
  madeBy: new Date(now.getTime() - DAY_MS),
})
/**
 * Who is reminded now of an open offer's deadline: the applicant shortly before it, the employer after it. Nobody is reminded of an
 * offer made less than a day ago. Offers do not end by themselves.
 */
export function offerReminderDue(offer: { answerBy: string; at: Date }, now: Date): 'answer-soon' | 'unanswered' | null {
  const { today, soon, madeBy } = offerReminderDays(now)
  if (today > offer.answerBy) return 'unanswered'
  return soon >= offer.answerBy && offer.at <= madeBy ? 'answer-soon' : null
}
