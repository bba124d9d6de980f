import * as v from 'valibot'
import { LOCAL_TIME } from './london-time'

/** Meeting times, in United Kingdom wall-clock time. */

/** Which of two equal times when clocks go back: summer time first. */
export const SLOT_OFFSETS = ['+01:00', '+00:00'] as const
const SLOT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?:\+0[01]:00)?$/
/** United Kingdom wall-clock time; the service refuses one that does not exist, and asks which one of two equal ones. */
export const slotTime = v.pipe(v.string(), v.regex(SLOT, 'Enter a day and a time'))
export const localTime = v.pipe(v.string(), v.regex(LOCAL_TIME, 'Enter a day and a time'))
