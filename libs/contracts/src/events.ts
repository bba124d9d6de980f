import type * as v from 'valibot'
import { ACCOUNT_EVENTS } from './events/account-events'
import { CASE_EVENTS } from './events/case-events'
import { JOB_EVENTS } from './events/job-events'
import { JOBSEEKER_EVENTS } from './events/jobseeker-events'

/**
 * Events between services: who may emit them (checked by the database) and who subscribes. A payload holds what its subscribers need and never an NI number, birth
 * date, benefits or health. Contact details go only to messaging, and to identity, which writes to people who have no account yet.
 * `subject` is the id of the thing; `version` rises with each event of it. A service handles the events about one thing in order of emission.
 */
export const EVENTS = { ...ACCOUNT_EVENTS, ...JOBSEEKER_EVENTS, ...JOB_EVENTS, ...CASE_EVENTS } as const

export type EventType = keyof typeof EVENTS
/** As an emitter may give it: optional parts left out. */
export type EventInput<T extends EventType> = v.InferInput<(typeof EVENTS)[T]['payload']>
export type EventPayload<T extends EventType> = v.InferOutput<(typeof EVENTS)[T]['payload']>
export const EVENT_TYPES = Object.keys(EVENTS) as EventType[]
