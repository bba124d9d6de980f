import * as v from 'valibot'
import { date, id, timestamp } from '../endpoint'
import { optionalText, requiredText } from '../text'

/** What an employer offers. Dates are days in the United Kingdom; the service refuses one that is over. */
export const offerDetails = v.object({
  startsOn: date,
  /** As people say it, such as "£12.80 an hour". */
  pay: requiredText('Say what you will pay', 100),
  hours: requiredText('Say the hours and days', 200),
  place: requiredText('Say where the work is', 200),
  /** The last day on which the employer asks for an answer. Nothing happens by itself after it. */
  answerBy: date,
  note: optionalText(1000),
})
export type OfferDetails = v.InferOutput<typeof offerDetails>
/** How far ahead the first day may be. */
export const OFFER_DAYS_AHEAD = 365

/** An offer as it stands: a correction is a new version, and whoever answers names the one that they read. */
export const offer = v.object({ ...offerDetails.entries, version: v.number(), at: timestamp })
export type Offer = v.InferOutput<typeof offer>

/** The agreed first day, and the day on which the work began once it has. */
export const start = v.object({ startsOn: date, startedOn: v.nullable(date), version: v.number() })
export type Start = v.InferOutput<typeof start>

/** Facts of a placement that begins: enough to follow it, and nothing of pay, needs or benefits. */
export const placementStarted = v.object({
  applicationId: id,
  accountId: id,
  jobId: id,
  jobTitle: v.string(),
  company: v.string(),
  jobType: v.string(),
  startedOn: date,
  employerAccountIds: v.array(id),
  /** Whose members answer for the employer; null of what was told before this was kept. */
  organisationId: v.optional(v.nullable(id), null),
})
