import * as v from 'valibot'
import { date, id, timestamp } from '../endpoint'
import { optionalText, requiredText } from '../text'

/** What an employer offers. Dates are days in the United Kingdom; the service refuses one that is over. */
export const offerDetails = v.object({
  startsOn: date,
  /** As people write it, such */
  pay: requiredText('Say what you will pay', 100),
  hours: requiredText('Say the hours and days', 200),
  place: requiredText('Say where the work is', 200),
  /** The last day for an answer. Nothing happens automatically after it. */
  answerBy: date,
  note: optionalText(1000),
})
export type OfferDetails = v.InferOutput<typeof offerDetails>
/** Latest first day, in days from now. */
export const OFFER_DAYS_AHEAD = 365

/** A correction makes a new version; an answer names the version that was read. */
export const offer = v.object({ ...offerDetails.entries, version: v.number(), at: timestamp })
export type Offer = v.InferOutput<typeof offer>

/** The agreed first day, then the day on which work began. */
export const start = v.object({ startsOn: date, startedOn: v.nullable(date), version: v.number() })
export type Start = v.InferOutput<typeof start>

/** What is needed to follow a placement; nothing of pay, needs or benefits. */
export const placementStarted = v.object({
  applicationId: id,
  accountId: id,
  jobId: id,
  jobTitle: v.string(),
  company: v.string(),
  jobType: v.string(),
  startedOn: date,
  employerAccountIds: v.array(id),
  /** Its members answer for the employer; null in older events. */
  organisationId: v.optional(v.nullable(id), null),
})
