import * as v from 'valibot'
import { type ServiceName, timestamp } from '../endpoint'

/** Fields of payloads that name a thing which an event is about, beside its subject. */
const ABOUT = ['accountId', 'applicationId', 'caseId', 'referralId', 'organisationId'] as const

/** What a service must know to handle events in order. */
interface Order {
  /** Events about one of the same things are handled in order of emission; others side by side. */
  about?: readonly (typeof ABOUT)[number][]
  /**
   * Types of which a later event about the same things takes the place of this one, beside its own type: tried again after it had failed for good,
   * it is not handled any more.
   */
  overtakenBy?: readonly string[]
}

export const defineEvent = <const S extends v.GenericSchema>(
  emitters: readonly ServiceName[],
  subscribers: readonly ServiceName[],
  payload: S,
  { about = ABOUT, overtakenBy = [] }: Order = {},
) => ({ emitters, subscribers, payload, about, overtakenBy })

/** The calendar entry of an interview or an appointment; of a cancelled one, its last state. */
export const calendarEntry = v.object({
  startsAt: timestamp,
  minutes: v.number(),
  place: v.string(),
  sequence: v.number(),
  changedAt: timestamp,
})
