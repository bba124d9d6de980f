import * as v from 'valibot'
import { type ServiceName, timestamp } from '../endpoint'

export const defineEvent = <const S extends v.GenericSchema>(
  emitters: readonly ServiceName[],
  subscribers: readonly ServiceName[],
  payload: S,
) => ({ emitters, subscribers, payload })

/** The calendar entry of an interview or an appointment; of a cancelled one, its last state. */
export const calendarEntry = v.object({
  startsAt: timestamp,
  minutes: v.number(),
  place: v.string(),
  sequence: v.number(),
  changedAt: timestamp,
})
